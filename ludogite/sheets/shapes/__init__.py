"""The offer of printed things for Four Shapes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludogite.sheets.offers import Offer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ludogite.sheets.sheet import MatchOnPaper, Paper, RulesPicture, Sheet


class ShapesOffer(Offer):
    kit = ()

    def make_match(self, paper: Paper, chosen: Mapping[str, str], match: MatchOnPaper) -> Sheet:
        from .drawing import filled

        return filled(paper, chosen, match)

    def make_kit(self, paper: Paper, chosen: Mapping[str, str], seen: Mapping[str, int]) -> Sheet:
        from .kit import make

        return make(paper, chosen)

    def rules_picture(self, name: str) -> RulesPicture:
        from .pictures import PICTURES

        return PICTURES[name]

    def preload(self) -> None:
        from . import drawing, kit, pictures


OFFER = ShapesOffer()
