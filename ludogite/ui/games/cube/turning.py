"""Turning a piece in the hand: quarter turns around the axes, and how many turns lie between two orientations."""

from __future__ import annotations

from functools import cache

from ludogite.rules.cube.contacts import ACROSS
from ludogite.rules.cube.pieces import CANONICAL, ORIENTATIONS, Cell, Orientation

UNTURNED = tuple(
    next(each for each in ORIENTATIONS if each.piece == piece and set(each.cells) == set(cells))
    for piece, cells in enumerate(
        (
            ((0, 0, 0), (0, 1, 0), (0, 2, 0), (0, 3, 0)),
            *CANONICAL[1:4],
            ((0, 1, 0), (0, 2, 0), (1, 0, 0), (1, 1, 0)),
            CANONICAL[5],
            ((0, 0, 0), (0, 0, 1), (0, 1, 0), (1, 1, 0)),
            ((0, 0, 0), (0, 0, 1), (1, 0, 0), (1, 1, 0)),
        )
    )
)
"""Each piece as it lies on the shelf before anybody has turned it: so that all its cells are seen."""
_BY_CELLS = {orientation.cells: orientation for orientation in ORIENTATIONS}


@cache
def turned(orientation: Orientation, axis: int, quarters: int = 1) -> Orientation:
    """Quarter turns around an axis; one backwards is three forwards."""
    cells = orientation.cells
    for _ in range(quarters % 4):
        cells = tuple(quarter(cell, axis) for cell in cells)
    low = [min(cell[n] for cell in cells) for n in range(3)]
    return _BY_CELLS[tuple(sorted((x - low[0], y - low[1], z - low[2]) for x, y, z in cells))]


def quarter(cell: Cell, axis: int) -> Cell:
    """A cell after a quarter turn around an axis through 000."""
    u, v = ACROSS[axis] if axis != 1 else ACROSS[axis][::-1]
    after = list(cell)
    after[u], after[v] = -cell[v], cell[u]
    return after[0], after[1], after[2]


@cache
def turns_between(one: Orientation, other: Orientation) -> int:
    """The fewest quarter turns from one orientation of a piece to another."""
    met, turns = {one}, 0
    while other not in met:
        met |= {turned(each, axis, quarters) for each in met for axis in range(3) for quarters in (1, 3)}
        turns += 1
    return turns
