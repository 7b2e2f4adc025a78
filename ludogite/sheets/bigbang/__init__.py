"""What may be chosen of the sheets of Big Bang; they are drawn in drawing.py."""

from __future__ import annotations

from ludogite.message import QT_TRANSLATE_NOOP
from ludogite.rules.game import Choice, Option
from ludogite.sheets import Offer

PER_PAGE = Option(
    "per-page",
    QT_TRANSLATE_NOOP("sheets", "Sheets per page"),
    (
        Choice("2", QT_TRANSLATE_NOOP("sheets", "2"), QT_TRANSLATE_NOOP("sheets", "Large, half a page each")),
        Choice("4", QT_TRANSLATE_NOOP("sheets", "4"), QT_TRANSLATE_NOOP("sheets", "The size of a postcard")),
    ),
)

OFFER = Offer("ludogite.sheets.bigbang.drawing", pad=(PER_PAGE,), match=(PER_PAGE,), holds_matches=True)
