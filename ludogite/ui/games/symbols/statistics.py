"""Statistics of Six Symbols: scores by different rules are not compared, and thirty points are a first."""

from __future__ import annotations

from ludogite.match.library.firsts import GameFirst, is_fair
from ludogite.match.store.counted import Counted
from ludogite.message import QT_TRANSLATE_NOOP
from ludogite.rules.symbols import SCORING
from ludogite.ui.base.game_statistics import GameStatistics

THIRTY = 30


def _has_thirty(match: Counted, seat: int) -> bool:
    return is_fair(match, seat) and (match.points(seat) or 0) >= THIRTY


STATISTICS = GameStatistics(
    score_options=(SCORING,),
    firsts=(GameFirst(QT_TRANSLATE_NOOP("firsts", "Thirty points in Six Symbols"), _has_thirty),),
)
