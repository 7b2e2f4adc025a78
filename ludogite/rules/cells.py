"""The cells of a flat board: how they are written, and how a set of them is kept as bits."""

from __future__ import annotations

from collections.abc import Iterator


def cell_names(columns: int, rows: int) -> tuple[str, ...]:
    """Column letter, then row number, `a1` top left, as in a spreadsheet. They come row by row; a cell's place in this
    tuple is its number."""
    return tuple(f"{'abcdefghijklmnopqrstuvwxyz'[column]}{row + 1}" for row in range(rows) for column in range(columns))


def cells_in(mask: int) -> Iterator[int]:
    """The numbers of the cells whose bits are set, the lowest first."""
    while mask:
        lowest = mask & -mask
        yield lowest.bit_length() - 1
        mask ^= lowest
