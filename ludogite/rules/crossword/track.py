"""The track around the crossword: 38 squares in clockwise order. Each numbered one belongs to a row or a column."""

from __future__ import annotations

from typing import NamedTuple

SQUARES = (
    "TL",
    *(f"T{n}" for n in range(1, 8)),
    "TR",
    *(f"R{n}" for n in range(1, 11)),
    "BR",
    *(f"B{n}" for n in range(7, 0, -1)),
    "BL",
    *(f"L{n}" for n in range(10, 0, -1)),
)
CORNERS = ("TL", "TR", "BR", "BL")
NUMBERED = tuple(square for square in SQUARES if square not in CORNERS)
START = "TL"


class GridLine(NamedTuple):
    """A row (across) or column (down) of the grid, counted from 1."""

    direction: str
    number: int


def advance(square: str, steps: int) -> str:
    return SQUARES[(SQUARES.index(square) + steps) % len(SQUARES)]


def line_beside(square: str) -> GridLine:
    """The line that a numbered square belongs to."""
    return GridLine("down" if square[0] in "TB" else "across", int(square[1:]))


def asks_from_the_end(square: str) -> bool:
    """Whether the words of the line come nearest-first from its right or bottom end."""
    return square[0] in "RB"


def is_red(square: str) -> bool:
    return square[1:] in ("4", "8")
