"""Options of a race: the series of each grid, how long it lasts, who asks, and the clock."""

from __future__ import annotations

from ludogite.message import QT_TRANSLATE_NOOP
from ludogite.rules.game import Choice, Option

LEVELS = Option(
    "levels",
    QT_TRANSLATE_NOOP("rules", "Grid"),
    (
        Choice(
            "easy",
            QT_TRANSLATE_NOOP("rules", "Easy"),
            QT_TRANSLATE_NOOP("rules", "Common words, plain clues."),
        ),
        Choice(
            "medium",
            QT_TRANSLATE_NOOP("rules", "Medium"),
            QT_TRANSLATE_NOOP("rules", "Common words, trickier clues."),
        ),
        Choice(
            "hard",
            QT_TRANSLATE_NOOP("rules", "Hard"),
            QT_TRANSLATE_NOOP("rules", "Common words, clues with a twist."),
        ),
    ),
    per_seat=True,
)
LENGTH = Option(
    "length",
    QT_TRANSLATE_NOOP("rules", "Length"),
    (
        Choice("full", QT_TRANSLATE_NOOP("rules", "Whole grid")),
        Choice("short", QT_TRANSLATE_NOOP("rules", "20 turns")),
    ),
)
PROGRAM, READER = "program", "reader"
ASKING = Option(
    "asking",
    QT_TRANSLATE_NOOP("rules", "Who judges the answers?"),
    (
        Choice(
            PROGRAM,
            QT_TRANSLATE_NOOP("rules", "The program"),
            QT_TRANSLATE_NOOP("rules", "Answers are typed."),
        ),
        Choice(
            READER,
            QT_TRANSLATE_NOOP("rules", "Your opponent"),
            QT_TRANSLATE_NOOP("rules", "Say your answer aloud: the other player checks it."),
        ),
    ),
    between_people=True,
)
CLOCK = Option(
    "clock",
    QT_TRANSLATE_NOOP("rules", "Time for each answer"),
    (
        Choice("none", QT_TRANSLATE_NOOP("rules", "No limit")),
        Choice("60", QT_TRANSLATE_NOOP("rules", "60 s")),
        Choice("30", QT_TRANSLATE_NOOP("rules", "30 s")),
    ),
)
