"""What Six Symbols says of itself on its solo page."""

from __future__ import annotations

from ludogite.message import QT_TRANSLATE_NOOP
from ludogite.rules.shelf import SHELF
from ludogite.rules.symbols import RATINGS, SCORING, rating
from ludogite.ui.base.solo_game import SoloGame, SoloWords

SOLO = SoloGame(
    game=SHELF["symbols"],
    words=SoloWords(
        day_title=QT_TRANSLATE_NOOP("symbols_solo", "Roll of the day"),
        day_invitation=QT_TRANSLATE_NOOP("symbols_solo", "Twelve rolls, one sheet, one attempt."),
        result=QT_TRANSLATE_NOOP("symbols_solo", "{points} points: {rating}."),
        end=QT_TRANSLATE_NOOP("symbols_solo", "{points} points"),
        result_row=QT_TRANSLATE_NOOP("symbols_solo", "{place}. {points} points, {rating}, {name}, {day}"),
        day_result=QT_TRANSLATE_NOOP("symbols_solo", "{day}: {points} points"),
        day_not_counted=QT_TRANSLATE_NOOP("symbols_solo", "{day}: {points} points, not counted"),
        counting=QT_TRANSLATE_NOOP(
            "symbols_solo",
            "Everyone gets the same twelve rolls today, and only your first attempt counts. With a hint, or if you "
            "undo a roll, it no longer counts.",
        ),
        new_match=QT_TRANSLATE_NOOP("symbols_solo", "New solo game"),
        best_title=QT_TRANSLATE_NOOP("symbols_solo", "Best scores, {choice} scoring"),
        no_results=QT_TRANSLATE_NOOP(
            "symbols_solo",
            "No results yet. 15 points is average; 30 makes you a grandmaster.",
        ),
        mean=QT_TRANSLATE_NOOP("symbols_solo", "{name}: %n game(s), {mean} points on average", None, 0),
    ),
    full_bar=40,
    bar_lines=tuple(least for least, _ in RATINGS),
    option=SCORING,
    rating=rating,
)
