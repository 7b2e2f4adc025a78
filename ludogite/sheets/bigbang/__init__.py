"""The offer of printed things for Big Bang."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludogite.message import QT_TRANSLATE_NOOP
from ludogite.rules.game import Choice, Option
from ludogite.sheets.offers import Number, Offer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtCore import QRectF

    from ludogite.puzzles import Puzzle
    from ludogite.sheets.ink import Ink
    from ludogite.sheets.sheet import MatchOnPaper, Paper, RulesPicture, Sheet

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


class BigBangOffer(Offer):
    draws_puzzles = True
    pad = (PER_PAGE,)
    match = (PER_PAGE,)
    kit = (COUNT, SEED)
    holds_matches = True

    def make_pad(self, paper: Paper, chosen: Mapping[str, str]) -> Sheet:
        from .drawing import blank

        return blank(paper, chosen)

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


OFFER = BigBangOffer()
