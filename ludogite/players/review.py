"""A player's judgement of moves that were made: how good the best ones were, and how good these. A player module says
by its REVIEW how its game is judged."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from importlib import import_module
from typing import Any, NamedTuple, TypeAlias

from ludogite.players import Opinion, Progress, player_of
from ludogite.players.why import Pointer
from ludogite.rules.game import Move, State

LIKELY = 0.75
WON = 1.0
"""What a move is worth that wins at once, where a match is measured by its outcome."""
KEPT = 100
"""Opinions that a judgement keeps."""
AHEAD = 3
"""How many moves are played on, to show what a move allows."""
GLANCE = 100
"""The effort for each of them."""


class Measure(Enum):
    """What values are counted in."""

    OUTCOME = "outcome"
    """Above zero the match is won, below it is lost, whatever the others do; the sooner, the farther from zero. WON is
    a win at once."""
    CHANCE = "chance"
    """The chance to win, from 0 to 1."""
    LEAD = "lead"
    """The points by which a seat will be ahead."""
    POINTS = "points"
    """The points that a seat will have."""
    ANSWER = "answer"
    """Above zero a word was known, below it was missed."""
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
    error: float = 0.0
    """The standard error of the loss, where values come from play-outs or are estimates."""

    @property
    def loss(self) -> float:
        return self.best - self.made

    @property
    def misses_win(self) -> bool:
        """Whether the best move makes a win likely and this one unlikely, whatever the values say."""
        return self.chances is not None and self.chances[0] >= LIKELY and self.chances[1] <= 1 - LIKELY

    def opinion_on(self, plan: Sequence[Move]) -> Opinion | None:
        """None where it was not kept."""
        return next((opinion for opinion in self.opinions if opinion.plan == tuple(plan)), None)


Judge: TypeAlias = Callable[[State[Any], Sequence[Move], int, Progress | None], Judgement]
"""Judges the moves that a seat has made in a state of a match that is over, with a seed. It is given all of the state,
and looks at no more than the seat could see."""
Consequence: TypeAlias = Callable[[State[Any], Sequence[Move], Sequence[Move]], Pointer | None]
"""What is wrong with the first moves in a state, where the second ones are better, and the cells where that is seen
once the first ones are made. None where there is nothing to be said that is true of the position."""


@dataclass(frozen=True)
class Review:
    judge: Judge
    is_exact: bool = False
    """Whether it is no opinion: everything is worked out to the end."""
    judges_turns: bool = False
    """Whether all that a seat does until dice are rolled or another one moves is judged together."""
    consequence: Consequence | None = None
    """Where dice follow, so that nothing can be played on."""


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


class Tried(NamedTuple):
    """How good moves are that somebody tries, and what shows it on the board."""

    judgement: Judgement
    follow: tuple[Move, ...] = ()
    """What they allow: what the best player sees coming, as long as nobody rolls dice."""
    consequence: Pointer | None = None


def judge_try(
    player_module: str, state: State[Any], made: Sequence[Move], seed: int, progress: Progress | None = None
) -> Tried:
    """Where a seat plays for itself, nothing follows from what it does."""
    review, found = review_of(player_module), judge(player_module, state, made, seed, progress)
    assert review is not None
    if review.consequence is not None:
        best = found.opinions[0].plan
        return Tried(found, consequence=review.consequence(state, made, best) if found.loss else None)
    follow: list[Move] = []
    for move in made:
        state = state.play(move)
    player, is_against = player_of(player_module), found.measure.is_against_each_other
    while is_against and len(follow) < AHEAD and isinstance(state.to_move, int):
        move = player.rank(state.seen_by(state.to_move), player.LEVELS[-1], seed, GLANCE)[0].plan[0]
        follow.append(move)
        state = state.play(move)
    return Tried(found, tuple(follow))


def judged(measure: Measure, opinions: Sequence[Opinion], move: Move, value: Callable[[Opinion], float]) -> Judgement:
    """Of one move, where there is an opinion on all moves."""
    made = next(opinion for opinion in opinions if opinion.plan[0] == move)
    return Judgement(measure, value(opinions[0]), value(made), tuple(opinions[:KEPT]))


def number(opinion: Opinion) -> float:
    """The value of an opinion of a player who counts."""
    return float(opinion.worth["value"])
