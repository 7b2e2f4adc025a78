"""The crosswords of a booklet: they are made anew from their number, so the grids that ship stay unknown for the game.
No Qt: a worker makes them."""

from __future__ import annotations

from collections.abc import Callable

from ludogite.rules.crossword.grid import Grid, read_grid
from ludogite.search.crossword_maker import make
from ludogite.sheets.puzzles import Puzzle


def make_crossword(level: str, seed: int, progress: Callable[[float], None] | None = None) -> Grid:
    """It is too quick to report progress."""
    return read_grid(make(level, seed).to_json())


def crossword(level: str, seed: int) -> Puzzle:
    return Puzzle(make_crossword, (level, seed))
