"""What is chosen before a race: the series of each grid, and how long it lasts."""

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
            QT_TRANSLATE_NOOP("rules", "Less common words among them."),
        ),
        Choice(
            "hard",
            QT_TRANSLATE_NOOP("rules", "Hard"),
            QT_TRANSLATE_NOOP("rules", "Rare words and clues with a twist."),
        ),
    ),
    per_seat=True,
)
LENGTH = Option(
    "length",
    QT_TRANSLATE_NOOP("rules", "Length"),
    (
        Choice(
            "full",
            QT_TRANSLATE_NOOP("rules", "Full game"),
            QT_TRANSLATE_NOOP("rules", "Until a grid is complete."),
        ),
        Choice(
            "short",
            QT_TRANSLATE_NOOP("rules", "Short game"),
            QT_TRANSLATE_NOOP("rules", "20 turns each."),
        ),
    ),
)
