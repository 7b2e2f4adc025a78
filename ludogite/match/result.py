"""The result of a match as lists and statistics need it, and whether somebody had help."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Any

from ludogite.rules.game import State


class Help(IntEnum):
    """What somebody was shown of how to go on."""

    NONE = 0
    HINT = 1
    SOLUTION = 2


def is_helped(taken_back: bool, help: Help) -> bool:
    """Whether a match is left out of best results and statistics: somebody was shown how to go on, or took back what
    had been revealed. Every page asks here."""
    return taken_back or help != Help.NONE


def is_solved(finished: float | None, help: Help) -> bool:
    """Whether an attempt at a challenge that was over after so many seconds has solved it: with a hint it has, once the
    solution was shown it has not."""
    return finished is not None and help != Help.SOLUTION


@dataclass(frozen=True)
class MatchResult:
    """How a match ended, as far as a list of matches needs it."""

    winners: tuple[int, ...]
    scores: tuple[int, ...] | None
    """The points of each seat, where the game has points."""
    throws: int | None = None
    """Alone, how many throws it took, where that is part of the result."""

    @property
    def winner(self) -> int | None:
        return self.winners[0] if len(self.winners) == 1 else None


def result_of(state: State[Any], seats: int, resigned: int | None) -> MatchResult | None:
    """The result of a match in this state, in which a seat may have given up; None while it goes on."""
    if resigned is not None:
        return MatchResult(tuple(seat for seat in range(seats) if seat != resigned), state.scores, state.solo_throws)
    outcome = state.outcome
    return MatchResult(outcome.winners, state.scores, state.solo_throws) if outcome else None
