"""A piece in the hand: quarter turns, and poses, even those in which it sticks out of the cube. No Qt."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from ludogite.rules.cells import cells_in
from ludogite.rules.cube.contacts import ACROSS
from ludogite.rules.cube.pieces import (
    BY_MASK,
    CANONICAL,
    CELLS,
    ORIENTATIONS,
    SIDE,
    Cell,
    Orientation,
    Placement,
    mask_of,
)


@dataclass(frozen=True)
class Pose:
    orientation: Orientation
    offset: Cell
    """Its way from the corner; some of its cells may lie outside the cube."""

    @property
    def cells(self) -> tuple[Cell, ...]:
        a, b, c = self.offset
        return tuple((x + a, y + b, z + c) for x, y, z in self.orientation.cells)

    @property
    def placement(self) -> Placement | None:
        """The same in the cube; None if it sticks out."""
        cells = self.cells
        is_inside = all(0 <= at < SIDE for cell in cells for at in cell)
        return BY_MASK[mask_of(cells)] if is_inside else None

    def turned(self, axis: int, direction: int, around: Cell) -> Pose:
        """After a quarter turn around a cell, which stays where it is."""
        a, b, c = around
        cells = [(x - a, y - b, z - c) for x, y, z in self.cells]
        for _ in range(direction % 4):
            cells = [quarter(cell, axis) for cell in cells]
        low_x, low_y, low_z = (min(cell[n] for cell in cells) for n in range(3))
        return Pose(turned(self.orientation, axis, direction), (low_x + a, low_y + b, low_z + c))

    def distance(self, other: Placement) -> int:
        """The number of steps between the corners."""
        return sum(abs(one - two) for one, two in zip(self.offset, other.offset, strict=True))


def pose_of(placement: Placement) -> Pose:
    return Pose(placement.orientation, placement.offset)


def pose_over(orientation: Orientation, cell: Cell, taken: int) -> Pose:
    """A turned piece with one of its cells here, so that as much of it as can be lies on free cells."""
    x, y, z = cell
    poses = [Pose(orientation, (x - a, y - b, z - c)) for a, b, c in orientation.cells]
    return min(poses, key=lambda pose: sum(_is_blocked(each, taken) for each in pose.cells))


def _is_blocked(cell: Cell, taken: int) -> bool:
    return min(cell) < 0 or max(cell) >= SIDE or bool(mask_of([cell]) & taken)


def next_along(here: Pose, places: Iterable[Placement], axis: int, direction: int) -> Placement | None:
    """The next place for a piece turned alike in a direction, as straight ahead as can be."""
    ahead = [
        each
        for each in places
        if each.orientation == here.orientation and (each.offset[axis] - here.offset[axis]) * direction > 0
    ]

    def detour(each: Placement) -> tuple[int, int]:
        along = abs(each.offset[axis] - here.offset[axis])
        return here.distance(each) - along, along

    return min(ahead, key=detour, default=None)


def nearest_cell(placement: Placement, cell: int | None) -> int:
    """The cell itself if the piece covers it, else the one of its own that is nearest to it."""
    return min(cells_in(placement.mask), key=lambda each: steps_between(each, cell or 0))


def steps_between(one: int, other: int) -> int:
    """From one cell to another."""
    return sum(abs(a - b) for a, b in zip(CELLS[one], CELLS[other], strict=True))


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
