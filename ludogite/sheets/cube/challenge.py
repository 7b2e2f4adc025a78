"""The paper of a challenge of the cube: how far somebody has come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludogite.sheets.offers import Offer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ludogite.sheets.sheet import MatchOnPaper, Paper, RulesPicture, Sheet


class ChallengeOffer(Offer):
    def make_match(self, paper: Paper, chosen: Mapping[str, str], match: MatchOnPaper) -> Sheet:
        from .booklet import filled

        return filled(paper, chosen, match)

    def rules_picture(self, name: str) -> RulesPicture:
        from .pictures import PICTURES

        return PICTURES[name]


OFFER = ChallengeOffer()
