"""What there is to print of Crossword Track."""

from __future__ import annotations

from ludogite.message import QT_TRANSLATE_NOOP
from ludogite.rules.game import Choice, Option
from ludogite.sheets.offers import Number, Offer, Part, Text

LEVEL = Option(
    "level",
    QT_TRANSLATE_NOOP("sheets", "Level"),
    (
        Choice("easy", QT_TRANSLATE_NOOP("sheets", "Easy")),
        Choice("medium", QT_TRANSLATE_NOOP("sheets", "Medium")),
        Choice("hard", QT_TRANSLATE_NOOP("sheets", "Hard")),
    ),
)
SEED = Number("seed", QT_TRANSLATE_NOOP("sheets", "Number"), default=1, lowest=0)
"""Which ones: the same number gives the same."""
GRIDS = Text("grids", QT_TRANSLATE_NOOP("sheets", "A built-in pair: F 1 to F 10, M 1 to M 10, D 1 to D 10"))
COUNT = Number("count", QT_TRANSLATE_NOOP("sheets", "How many"), default=10, highest=200)

OFFER = Offer(
    "ludogite.sheets.crossword.drawing",
    pad=None,
    match=(),
    kit=Part("ludogite.sheets.crossword.kit", (LEVEL, SEED, GRIDS), avoids_seen=True),
    booklet=Part("ludogite.sheets.crossword.booklet", (LEVEL, COUNT, SEED)),
    pictures_module="ludogite.sheets.crossword.pictures",
)
