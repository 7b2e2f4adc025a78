"""What Six Symbols says of itself on its solo page."""

from __future__ import annotations

from ludogite.message import QT_TRANSLATE_NOOP
from ludogite.rules.game import SHELF
from ludogite.rules.symbols import RATINGS, SCORING, rating
from ludogite.ui.pages.solo.solo_game import SoloGame, SoloWords

SOLO = SoloGame(
    game=SHELF["symbols"],
    words=SoloWords(
        day_title=QT_TRANSLATE_NOOP("symbols_solo", "Roll of the day"),
        day_invitation=QT_TRANSLATE_NOOP("symbols_solo", "Twelve rolls, one sheet, one attempt."),
        result=QT_TRANSLATE_NOOP("symbols_solo", "{points} points: {rating}"),
        end=QT_TRANSLATE_NOOP("symbols_solo", "{points} points"),
        result_row=QT_TRANSLATE_NOOP("symbols_solo", "{place}. {points} points, {rating}, {name}, {day}"),
        day_result=QT_TRANSLATE_NOOP("symbols_solo", "{day}: {points} points"),
        day_not_counted=QT_TRANSLATE_NOOP("symbols_solo", "{day}: {points} points, not counted"),
        counting=QT_TRANSLATE_NOOP(
            "symbols_solo",
            "The twelve rolls of a day are the same for everyone, and your first attempt is the one that counts. "
            "With a hint, or when a roll is taken back, a result does not count.",
        ),
        new_match=QT_TRANSLATE_NOOP("symbols_solo", "Other rolls: new match alone"),
        best_title=QT_TRANSLATE_NOOP("symbols_solo", "Best results, {choice}"),
        no_results=QT_TRANSLATE_NOOP(
            "symbols_solo",
            "Nothing is written here yet. Play the roll of the day, or a match alone: from 15 points on you are "
            "average, from 30 a grandmaster.",
        ),
        mean=QT_TRANSLATE_NOOP("symbols_solo", "{name}: {n} played, {mean} points on average"),
    ),
    full_bar=40,
    bar_lines=tuple(least for least, _ in RATINGS),
    option=SCORING,
    rating=rating,
)
