"""Statistics of Six Symbols: scores by different rules are not compared."""

from __future__ import annotations

from ludogite.rules.symbols import SCORING
from ludogite.ui.base.game_statistics import GameStatistics

STATISTICS = GameStatistics(score_options=(SCORING,))
