"""A puzzle as a record: the moves that lead to it. What is to be found is told apart from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludogite.match.record import Record
from ludogite.puzzles import Puzzle, maker_of
from ludogite.rules.shelf import SHELF, Game

PLAYERS = ("A", "B")


def make(game: Game, level: str, seed: int) -> Puzzle:
    return maker_of(game).make(level, seed)


def make_by_worker(game: str, level: str, seed: int, *, progress: Callable[[float], None]) -> Puzzle:
    """For a worker process, which is told the game by its id."""
    return make(SHELF[game], level, seed)


def games_with_puzzles() -> tuple[Game, ...]:
    return tuple(game for game in SHELF.values() if game.puzzle_module)


def record_of(game: Game, puzzle: Puzzle, seed: int) -> Record:
    moves = tuple(map(str, puzzle.beginning))
    return Record(game.id, PLAYERS[: puzzle.seats], moves, puzzle.options, puzzle.setup, seed)


def to_json(game: Game, level: str, seed: int, puzzle: Puzzle) -> dict[str, Any]:
    """For programs; the record stands by itself, so that every command can read it."""
    told: dict[str, Any] = {
        "game": game.id,
        "level": level,
        "seed": seed,
        "goal": str(puzzle.goal),
        "effort": puzzle.effort,
        "record": record_of(game, puzzle, seed).fields(),
        "solution": [str(move) for move in puzzle.solution],
    }
    return {**told, "points": dict(puzzle.points)} if puzzle.points else told
