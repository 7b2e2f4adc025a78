"""A square of the cube that somebody points at or aims at, as the board and the hand both know it; no Qt."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from ludogite.rules.cells import cells_in
from ludogite.rules.cube.contacts import ACROSS, STEPS
from ludogite.rules.cube.pieces import CELLS, SIDE, Cell


@dataclass(frozen=True)
class Spot:
    """A square that is seen: a side of a cell, or where there is none a square of the wall behind the cell."""

    cell: int
    axis: int
    is_wall: bool = False
    is_upper: bool = True

    @property
    def column(self) -> int:
        """The number of the column of a face that it lies in, from 0 to 47."""
        u, v = ACROSS[self.axis]
        return 16 * self.axis + 4 * CELLS[self.cell][u] + CELLS[self.cell][v]

    @property
    def before(self) -> int | None:
        """The cell in front of the square, where a piece could go."""
        if self.is_wall:
            return self.cell
        x, y, z = (at + (n == self.axis) for n, at in enumerate(CELLS[self.cell]))
        return 16 * x + 4 * y + z if self.is_upper and max(x, y, z) < SIDE else None


def square_of(piece: Collection[Cell], cell: Cell, occupied: int) -> Spot | None:
    """The upper square of a piece over one of its cells, along the first axis that is open there: the left face is seen
    best, then the right one."""
    for along in range(3):
        end = cell
        while _next(end, along) in piece and max(_next(end, along)) < SIDE:
            end = _next(end, along)
        beyond = _next(end, along)
        if max(beyond) == SIDE or not occupied >> CELLS.index(beyond) & 1:
            return Spot(CELLS.index(end), along)
    return None


def _next(cell: Cell, axis: int) -> Cell:
    x, y, z = (at + (n == axis) for n, at in enumerate(cell))
    return x, y, z


def surface(mask: int) -> set[Spot]:
    """The upper squares of a piece."""
    return {Spot(cell, axis) for cell in cells_in(mask) for axis in range(3) if _is_open(cell, axis, mask)}


def _is_open(cell: int, axis: int, mask: int) -> bool:
    return CELLS[cell][axis] == SIDE - 1 or not mask >> (cell + STEPS[axis]) & 1


def ground(cell: int, axis: int, occupied: int) -> Spot:
    """The first square between a cell and the wall."""
    while CELLS[cell][axis]:
        if occupied >> (cell - STEPS[axis]) & 1:
            return Spot(cell - STEPS[axis], axis)
        cell -= STEPS[axis]
    return Spot(cell, axis, is_wall=True)
