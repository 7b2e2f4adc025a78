"""The history of a match: its states and moves, replayed from the texts of the moves, and what holds at which ply."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Generator, Iterable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from ludogite.match.config import MatchConfig
from ludogite.rules.game import Move, State

T = TypeVar("T")


@dataclass
class History:
    """The first state and the state after each move, and the moves."""

    states: list[State[Any]]
    moves: list[Move] = field(default_factory=list)


def replay(config: MatchConfig, texts: Iterable[str]) -> Generator[None, None, History]:
    """The history of these moves, a move a step; IllegalMove if one breaks the rules."""
    parse, history = config.game.rules.parse, History([config.start()])
    for text in texts:
        move = parse(text)
        history.states.append(history.states[-1].play(move))
        history.moves.append(move)
        yield
    return history


def finish(steps: Generator[object, None, T]) -> T:
    """What comes of these steps, all made at once."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            found: T = end.value
            return found


class Plies:
    """The plies of a history of which something holds. Each is asked once: a history may be long."""

    def __init__(self, holds: Callable[[int], bool]) -> None:
        self._holds = holds
        self._found: list[int] = []
        self._known = 0

    def below(self, end: int) -> list[int]:
        self._found += [ply for ply in range(self._known, end) if self._holds(ply)]
        self._known = max(self._known, end)
        return self._found[: bisect_left(self._found, end)]

    def forget_from(self, ply: int) -> None:
        self._known = min(self._known, ply)
        del self._found[bisect_left(self._found, ply) :]
