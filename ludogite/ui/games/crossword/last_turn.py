"""The last answer, read off the positions that everybody may see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ludogite.rules.cells import cells_in
from ludogite.rules.crossword.match import Answer, Pass, Question, Race
from ludogite.rules.dice import Roll
from ludogite.rules.game import Move, State

Past = Sequence[tuple[State[Any], Move]]


@dataclass(frozen=True)
class LastTurn:
    """An answer or a verdict on a question, and what came of it."""

    state: Race
    """The position in which it was given."""
    move: Answer | Pass | Question
    gain: int
    new: tuple[int, ...]
    """The cells that were written."""

    @property
    def seat(self) -> int:
        return self.state.turn

    @property
    def is_right(self) -> bool:
        return self.move.is_right if isinstance(self.move, Question) else bool(self.new)

    @property
    def word(self) -> int | None:
        """The word that was asked; None for a question."""
        return self.state.asked

    @property
    def points(self) -> Mapping[int, int]:
        """By cell, the points of each new letter."""
        return {cell: self.gain // len(self.new) for cell in self.new}


def last_turn(past: Past, now: Race) -> LastTurn | None:
    """None if the last move was none of these."""
    if not past:
        return None
    state, move = past[-1]
    if not isinstance(state, Race) or not isinstance(move, Answer | Pass | Question):
        return None
    before, after = state.sheet, now.sheets[state.turn]
    new = tuple(cells_in(after.found & ~before.found))
    return LastTurn(state, move, after.points - before.points, new)


def last_roll(past: Past) -> tuple[Race, int] | None:
    """The last throw, and the position in which it was made."""
    for at in reversed(range(len(past))):
        state, move = past[at]
        if isinstance(move, Roll) and isinstance(state, Race):
            return state, move.faces[0]
    return None
