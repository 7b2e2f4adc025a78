"""The offer of printed things for Crossword Track."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludogite.message import QT_TRANSLATE_NOOP
from ludogite.rules.game import Choice, Option
from ludogite.sheets.offers import LEVEL, SEED, Number, Offer, Text

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ludogite.sheets.booklet import Chapter
    from ludogite.sheets.sheet import MatchOnPaper, Paper, RulesPicture, Sheet

GRIDS = Text("grids", QT_TRANSLATE_NOOP("sheets", "A built-in pair: F, M or D and 1 to 10; in English E, M or H"))
WORDS = Option(
    "words",
    QT_TRANSLATE_NOOP("sheets", "Words"),
    (
        Choice("shipped", QT_TRANSLATE_NOOP("sheets", "Ludogîte’s")),
        Choice(
            "own",
            QT_TRANSLATE_NOOP("sheets", "Yours"),
            QT_TRANSLATE_NOOP("sheets", "At least half of the answers are from your word file, if they cross."),
        ),
    ),
)
COUNT = Number("count", QT_TRANSLATE_NOOP("sheets", "How many"), default=10, highest=200)


class CrosswordOffer(Offer):
    holiday = "crosswords"
    kit = (LEVEL, SEED, GRIDS)
    booklet = (LEVEL, COUNT, SEED, WORDS)

    def make_match(self, paper: Paper, chosen: Mapping[str, str], match: MatchOnPaper) -> Sheet:
        from .drawing import filled

        return filled(paper, chosen, match)

    def make_kit(self, paper: Paper, chosen: Mapping[str, str], seen: Mapping[str, int]) -> Sheet:
        from .kit import make

        return make(paper, chosen, seen)

    def make_booklet(self, paper: Paper, chosen: Mapping[str, str]) -> Sheet:
        from .booklet import make

        return make(paper, chosen)

    def make_holiday(self, paper: Paper, level: str, seed: int, count: int) -> tuple[Chapter, Chapter]:
        from .booklet import make_holiday

        return make_holiday(paper, level, seed, count)

    def rules_picture(self, name: str) -> RulesPicture:
        from .pictures import PICTURES

        return PICTURES[name]


OFFER = CrosswordOffer()
