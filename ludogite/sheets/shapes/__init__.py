"""The offer of printed things for Four Shapes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludogite.sheets.offers import Offer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtCore import QRectF

    from ludogite.puzzles import Puzzle
    from ludogite.sheets.ink import Ink
    from ludogite.sheets.sheet import MatchOnPaper, Paper, RulesPicture, Sheet


class ShapesOffer(Offer):
    draws_puzzles = True
    kit = ()

    def make_match(self, paper: Paper, chosen: Mapping[str, str], match: MatchOnPaper) -> Sheet:
        from .drawing import filled

        return filled(paper, chosen, match)

    def make_kit(self, paper: Paper, chosen: Mapping[str, str], seen: Mapping[str, int]) -> Sheet:
        from .kit import make

        return make(paper, chosen)

    def draw_puzzle(self, ink: Ink, area: QRectF, puzzle: Puzzle) -> None:
        from .puzzle import draw_puzzle

        draw_puzzle(ink, area, puzzle)

    def draw_solution(self, ink: Ink, area: QRectF, puzzle: Puzzle) -> None:
        from .puzzle import draw_solution

        draw_solution(ink, area, puzzle)

    def rules_picture(self, name: str) -> RulesPicture:
        from .pictures import PICTURES

        return PICTURES[name]


OFFER = ShapesOffer()
