"""The offer of printed things for Six Symbols."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludogite.message import QT_TRANSLATE_NOOP
from ludogite.rules.game import Choice, Option
from ludogite.sheets.offers import Offer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ludogite.sheets.sheet import MatchOnPaper, Paper, RulesPicture, Sheet

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


class SymbolsOffer(Offer):
    pad = (PER_PAGE, DIAGONAL)
    match = (PER_PAGE,)
    kit = ()

    def make_pad(self, paper: Paper, chosen: Mapping[str, str]) -> Sheet:
        from .drawing import blank

        return blank(paper, chosen)

    def make_match(self, paper: Paper, chosen: Mapping[str, str], match: MatchOnPaper) -> Sheet:
        from .drawing import filled

        return filled(paper, chosen, match)

    def make_kit(self, paper: Paper, chosen: Mapping[str, str], seen: Mapping[str, int]) -> Sheet:
        from .kit import make

        return make(paper, chosen)

    def rules_picture(self, name: str) -> RulesPicture:
        from .pictures import PICTURES

        return PICTURES[name]


OFFER = SymbolsOffer()
