"""What the cube adds to the page of statistics: scores by different rules are not compared."""

from __future__ import annotations

from ludogite.rules.cube.match import SCORE
from ludogite.ui.base.game_statistics import GameStatistics

STATISTICS = GameStatistics(score_options=(SCORE,))
