"""A player's judgement of moves that were made: how good the best ones were, and how good these. A player module says
by its REVIEW how its game is judged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from importlib import import_module
from typing import Any, TypeAlias

from ludogite.players import Opinion, Progress
from ludogite.rules.game import Move, State

LIKELY = 0.75
KEPT = 100
"""Opinions that a judgement keeps."""


class Measure(Enum):
    """What values are counted in."""

    OUTCOME = "outcome"
    """Above zero the match is won, below it is lost, whatever the others do; the sooner, the farther from zero."""
    CHANCE = "chance"
    """The chance to win, from 0 to 1."""
    LEAD = "lead"
    """The points by which a seat will be ahead."""
    POINTS = "points"
    """The points that a seat will have."""
    ROLLS = "rolls"
    """Below zero: the rolls that are still needed."""

    @property
    def is_against_each_other(self) -> bool:
        """Whether what one seat wins is what the other one loses."""
        return self in (Measure.OUTCOME, Measure.CHANCE, Measure.LEAD)


@dataclass(frozen=True)
class Judgement:
    """Values as the seat that has moved sees them."""

    measure: Measure
    best: float
    made: float
    opinions: tuple[Opinion, ...]
    """What could have been done, the best first."""
    chances: tuple[float, float] | None = None
    """To win after the best and after what was made, where values do not say it."""

    @property
    def loss(self) -> float:
        return self.best - self.made

    @property
    def gives_win_away(self) -> bool:
        """Whether a win that was likely is unlikely now, whatever the values say."""
        return self.chances is not None and self.chances[0] >= LIKELY and self.chances[1] <= 1 - LIKELY


Judge: TypeAlias = Callable[[State[Any], Sequence[Move], int, Progress | None], Judgement]
"""Judges the moves that a seat has made in a state of a match that is over, with a seed. It is given all of the state,
and looks at no more than the seat could see."""


@dataclass(frozen=True)
class Review:
    judge: Judge
    is_exact: bool = False
    """Whether it is no opinion: everything is worked out to the end."""
    judges_turns: bool = False
    """Whether all that a seat does until dice are rolled or another one moves is judged together."""


def review_of(player_module: str) -> Review | None:
    """How this player judges what was played; None if it does not."""
    review: Review | None = import_module(player_module).REVIEW
    return review


def judge(
    player_module: str, state: State[Any], made: Sequence[Move], seed: int, progress: Progress | None = None
) -> Judgement:
    """A question that can be sent to another process, which may have another shelf."""
    review = review_of(player_module)
    assert review is not None
    return review.judge(state, made, seed, progress)


def judged(measure: Measure, opinions: Sequence[Opinion], move: Move, value: Callable[[Opinion], float]) -> Judgement:
    """Of one move, where there is an opinion on all moves."""
    made = next(opinion for opinion in opinions if opinion.plan[0] == move)
    return Judgement(measure, value(opinions[0]), value(made), tuple(opinions[:KEPT]))


def number(opinion: Opinion) -> float:
    """The value of an opinion of a player who counts."""
    return float(opinion.worth["value"])
