"""What there is to print of Big Bang."""

from __future__ import annotations

from ludogite.message import QT_TRANSLATE_NOOP
from ludogite.rules.game import Choice, Option
from ludogite.sheets.offers import Number, Offer, Part

PER_PAGE = Option(
    "per-page",
    QT_TRANSLATE_NOOP("sheets", "Sheets per page"),
    (
        Choice("2", QT_TRANSLATE_NOOP("sheets", "2"), QT_TRANSLATE_NOOP("sheets", "Large, half a page each")),
        Choice("4", QT_TRANSLATE_NOOP("sheets", "4"), QT_TRANSLATE_NOOP("sheets", "The size of a postcard")),
    ),
)
COUNT = Number("count", QT_TRANSLATE_NOOP("sheets", "How many games"), default=1, highest=50)
SEED = Number("seed", QT_TRANSLATE_NOOP("sheets", "Number"), default=1, lowest=0)

OFFER = Offer(
    "ludogite.sheets.bigbang.drawing",
    pad=(PER_PAGE,),
    match=(PER_PAGE,),
    kit=Part("ludogite.sheets.bigbang.kit", (COUNT, SEED)),
    pictures_module="ludogite.sheets.bigbang.pictures",
    holds_matches=True,
)
