"""How the cells of a flat board are written: column letter, then row number, `a1` top left, as in a spreadsheet."""

from __future__ import annotations


def cell_names(columns: int, rows: int) -> tuple[str, ...]:
    """The names row by row from the top left; a cell's place in this tuple is its number."""
    return tuple(f"{'abcdefghijklmnopqrstuvwxyz'[column]}{row + 1}" for row in range(rows) for column in range(columns))
