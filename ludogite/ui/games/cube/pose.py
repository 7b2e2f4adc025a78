"""Where a piece is held: turned and moved freely, even to where it has no place and sticks out of the cube; no Qt."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ludogite.rules.cells import cells_in
from ludogite.rules.cube.pieces import BY_MASK, CELLS, SIDE, Cell, Orientation, Placement, mask_of
from ludogite.ui.games.cube.turning import quarter, turned


@dataclass(frozen=True)
class Pose:
    orientation: Orientation
    offset: Cell
    """How far it was moved from the corner; some of its cells may lie outside the cube."""

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
        """How many steps lie between the corners."""
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
