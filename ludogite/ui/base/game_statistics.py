"""The charts and words that a game adds to the page of statistics: its STATISTICS."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from ludogite.match.library.firsts import GameFirst
from ludogite.match.library.statistics import Selection
from ludogite.match.store.counted import SETUP_KIND
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.game import Option
from ludogite.ui.base.chart import Chart


class ScoreWords(NamedTuple):
    """What scores are called."""

    best: Message = Message(QT_TRANSLATE_NOOP("statistics", "Best score"))
    mean: Message = Message(QT_TRANSLATE_NOOP("statistics", "Average score"))
    unit: Message = Message(QT_TRANSLATE_NOOP("statistics", "Points"))


SCORES = ScoreWords()


class Figure(NamedTuple):
    """A number that stands alone, and what it is."""

    value: str
    label: str


def _no_charts(selection: Selection) -> Sequence[Chart]:
    return ()


@dataclass(frozen=True)
class GameStatistics:
    score_options: tuple[Option, ...] = ()
    """Scores are compared only where these are the same."""
    alone: ScoreWords = SCORES
    together: ScoreWords = SCORES
    setup_kind: SETUP_KIND | None = None
    """What matches are counted under besides, read from their set-up."""
    charts: Callable[[Selection], Sequence[Chart]] = _no_charts
    """Those of its own."""
    personal_charts: Callable[[Selection], Sequence[Chart]] = _no_charts
    """What concerns nobody but the person: it is shown on a person's own page only, and nowhere compared."""
    firsts: tuple[GameFirst, ...] = ()
    """What a person may do in it for the first time."""


PLAIN = GameStatistics()
"""Of a game that adds nothing."""
