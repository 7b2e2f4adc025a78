"""What puzzles of games that are played alone have in common: the moves of the solution are right in any order, and
nobody answers them."""

from __future__ import annotations

from typing import Any

from ludogite.puzzles import Puzzle
from ludogite.rules.game import Move, State


def is_right(puzzle: Puzzle, state: State[Any], move: Move, made: int) -> bool:
    return move in puzzle.solution


def reply(state: State[Any]) -> Move | None:
    return None
