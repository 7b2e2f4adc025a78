"""What may be chosen of the sheets of Peek: nothing but the paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludogite.sheets.offers import Offer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ludogite.sheets.sheet import MatchOnPaper, Paper, Sheet


class PeekOffer(Offer):
    pad = ()

    def make_pad(self, paper: Paper, chosen: Mapping[str, str]) -> Sheet:
        from .drawing import blank

        return blank(paper, chosen)

    def make_match(self, paper: Paper, chosen: Mapping[str, str], match: MatchOnPaper) -> Sheet:
        from .drawing import filled

        return filled(paper, chosen, match)


OFFER = PeekOffer()
