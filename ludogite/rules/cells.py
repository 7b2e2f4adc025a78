"""Cells of boards: their names on a flat board, sets of them as bits, and the evidence that one is taken."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Taken:
    """Evidence of an objection: the cell where something is already."""

    cell: int


def cell_names(columns: int, rows: int) -> tuple[str, ...]:
    """Column letter, then row number, `a1` top left, as in a spreadsheet. The names come row by row; a cell's number is
    its index here."""
    return tuple(f"{'abcdefghijklmnopqrstuvwxyz'[column]}{row + 1}" for row in range(rows) for column in range(columns))


def cells_in(mask: int) -> Iterator[int]:
    """The numbers of the cells whose bits are set, the lowest first."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest
