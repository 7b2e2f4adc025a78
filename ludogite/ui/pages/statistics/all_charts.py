"""All charts of a game: those that every game has, and its own."""

from __future__ import annotations

from collections.abc import Sequence

from ludogite.match.library.statistics import ScoreKind, Selection
from ludogite.rules.shelf import Game
from ludogite.ui.base.chart import Chart
from ludogite.ui.base.game_statistics import ScoreWords
from ludogite.ui.pages.statistics.general_charts import result_charts, score_charts
from ludogite.ui.pages.statistics.reader import statistics_of


def charts_of(selections: Sequence[tuple[Game, Selection]], kind: ScoreKind | None) -> list[Chart]:
    """Of a game and of those that are part of it, with the scores of a kind. What concerns nobody but a person is
    there only if the selections are of one."""
    game, selection = selections[0]
    charts: list[Chart] = []
    if kind is not None:
        charts += score_charts(selection, kind, score_words(game, kind).unit)
    charts += result_charts(selection)
    for part, each in selections:
        own = statistics_of(part)
        charts += own.charts(each)
        if each.name is not None:
            charts += own.personal_charts(each)
    return [chart for chart in charts if not chart.is_empty]


def score_words(game: Game, kind: ScoreKind) -> ScoreWords:
    own = statistics_of(game)
    return own.alone if kind.is_alone else own.together
