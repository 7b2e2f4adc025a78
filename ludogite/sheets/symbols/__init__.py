"""What there is to print of Six Symbols."""

from __future__ import annotations

from ludogite.message import QT_TRANSLATE_NOOP
from ludogite.rules.game import Choice, Option
from ludogite.sheets.offers import Offer, Part

PER_PAGE = Option(
    "per-page",
    QT_TRANSLATE_NOOP("sheets", "Sheets per page"),
    (
        Choice("2", QT_TRANSLATE_NOOP("sheets", "2"), QT_TRANSLATE_NOOP("sheets", "Large, half a page each")),
        Choice("4", QT_TRANSLATE_NOOP("sheets", "4"), QT_TRANSLATE_NOOP("sheets", "The size of a postcard")),
        Choice("8", QT_TRANSLATE_NOOP("sheets", "8"), QT_TRANSLATE_NOOP("sheets", "Small, to save paper")),
    ),
)
DIAGONAL = Option(
    "diagonal",
    QT_TRANSLATE_NOOP("sheets", "Grey diagonal"),
    (
        Choice("with", QT_TRANSLATE_NOOP("sheets", "With"), QT_TRANSLATE_NOOP("sheets", "For advanced scoring")),
        Choice("without", QT_TRANSLATE_NOOP("sheets", "Without"), QT_TRANSLATE_NOOP("sheets", "For basic scoring")),
    ),
)

OFFER = Offer(
    "ludogite.sheets.symbols.drawing",
    pad=(PER_PAGE, DIAGONAL),
    match=(PER_PAGE,),
    kit=Part("ludogite.sheets.symbols.kit"),
    pictures_module="ludogite.sheets.symbols.pictures",
)
