"""Big Bang alone: what its solo page says. The seed of a day draws the board and all rolls."""

from __future__ import annotations

from ludogite.message import QT_TRANSLATE_NOOP
from ludogite.rules.bigbang import BONUSES
from ludogite.rules.shelf import SHELF
from ludogite.ui.base.solo_game import SoloGame, SoloWords

SOLO = SoloGame(
    game=SHELF["bigbang"],
    words=SoloWords(
        day_title=QT_TRANSLATE_NOOP("bigbang_solo", "Board of the day"),
        day_invitation=QT_TRANSLATE_NOOP(
            "bigbang_solo", "One board, one attempt. Clear it in as few rolls as you can."
        ),
        result=QT_TRANSLATE_NOOP("bigbang_solo", "Cleared in {points} rolls."),
        end=QT_TRANSLATE_NOOP("bigbang_solo", "You cleared the board in {points} rolls."),
        result_row=QT_TRANSLATE_NOOP("bigbang_solo", "{place}. {points} rolls, {name}, {day}"),
        day_result=QT_TRANSLATE_NOOP("bigbang_solo", "{day}: {points} rolls"),
        day_not_counted=QT_TRANSLATE_NOOP("bigbang_solo", "{day}: {points} rolls, not counted"),
        counting=QT_TRANSLATE_NOOP(
            "bigbang_solo",
            "Everyone gets the same board and rolls today, and only your first attempt counts. With a hint, or if"
            " you undo a roll, it no longer counts.",
        ),
        new_match=QT_TRANSLATE_NOOP("bigbang_solo", "New solo game"),
        best_title=QT_TRANSLATE_NOOP("bigbang_solo", "Best scores, {choice}"),
        no_results=QT_TRANSLATE_NOOP(
            "bigbang_solo", "No results yet. The computer needs about 14 rolls: can you beat it?"
        ),
        mean=QT_TRANSLATE_NOOP("bigbang_solo", "{name}: %n game(s), {mean} rolls on average", None, 0),
    ),
    full_bar=30,
    bar_lines=(10, 20),
    option=BONUSES,
)
