"""The papers of the cube: score sheets, matches, the kit and booklets of challenges."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludogite.message import QT_TRANSLATE_NOOP
from ludogite.rules.game import Choice, Option
from ludogite.sheets.offers import Number, Offer

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ludogite.sheets.booklet import Chapter
    from ludogite.sheets.sheet import MatchOnPaper, Paper, RulesPicture, Sheet

LEVEL = Option(
    "level",
    QT_TRANSLATE_NOOP("sheets", "Level"),
    (
        Choice("starter", QT_TRANSLATE_NOOP("sheets", "Starter")),
        Choice("junior", QT_TRANSLATE_NOOP("sheets", "Junior")),
        Choice("expert", QT_TRANSLATE_NOOP("sheets", "Expert")),
        Choice("master", QT_TRANSLATE_NOOP("sheets", "Master")),
        Choice("wizard", QT_TRANSLATE_NOOP("sheets", "Wizard")),
    ),
)
FROM = Number("from", QT_TRANSLATE_NOOP("sheets", "From challenge"), default=1, highest=999)
TO = Number("to", QT_TRANSLATE_NOOP("sheets", "To challenge"), default=40, highest=999)


class CubeOffer(Offer):
    holiday = "challenges"
    pad = ()
    kit = ()
    booklet = (LEVEL, FROM, TO)

    def make_pad(self, paper: Paper, chosen: Mapping[str, str]) -> Sheet:
        from .match_sheet import blank

        return blank(paper, chosen)

    def make_match(self, paper: Paper, chosen: Mapping[str, str], match: MatchOnPaper) -> Sheet:
        from .match_sheet import filled

        return filled(paper, chosen, match)

    def make_kit(self, paper: Paper, chosen: Mapping[str, str], seen: Mapping[str, int]) -> Sheet:
        from .gluing import make

        return make(paper, chosen)

    def make_booklet(self, paper: Paper, chosen: Mapping[str, str]) -> Sheet:
        from .booklet import make

        return make(paper, chosen)

    def make_holiday(self, paper: Paper, level: str, seed: int, count: int) -> tuple[Chapter, Chapter]:
        from .booklet import make_holiday

        return make_holiday(paper, level, seed, count)

    def rules_picture(self, name: str) -> RulesPicture:
        from .pictures import PICTURES

        return PICTURES[name]


OFFER = CubeOffer()
