"""Where the cards at home lie, and after them the panel of matches to continue; for any number of cards."""

from __future__ import annotations

from typing import NamedTuple

COLUMNS = 12
"""Of the grid: that many can be shared by one to four cards in a row."""
FEWEST_ROWS, MOST_ABREAST = 2, 4
FEW, WIDE = 2, 7
"""Up to FEW cards lie one below the other, WIDE columns wide; the panel has the rest of the width."""


class Place(NamedTuple):
    row: int
    column: int
    rows: int
    columns: int


def places_for(cards: int) -> list[Place]:
    """The places of the cards, row by row, and last the place of the panel. The panel ends the last column, and takes
    what the cards leave free there."""
    if cards <= FEW:
        height = FEWEST_ROWS // cards
        own = [Place(n * height, 0, height, WIDE) for n in range(cards)]
        return [*own, Place(0, WIDE, FEWEST_ROWS, COLUMNS - WIDE)]
    rows = max(FEWEST_ROWS, _divided(cards + 1, MOST_ABREAST))
    abreast = _divided(cards + 1, rows)
    width, height = COLUMNS // abreast, rows * abreast - cards
    panel = Place(rows - height, COLUMNS - width, height, width)
    cells = [Place(row, n * width, 1, width) for row in range(rows) for n in range(abreast)]
    return [*(cell for cell in cells if cell.column != panel.column or cell.row < panel.row), panel]


def _divided(number: int, by: int) -> int:
    """Rounded up."""
    return -(-number // by)
