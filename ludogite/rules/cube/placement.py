"""Finds the places where a piece fits and gets to: moved step by step, unturned, from outside, through nothing.

What gets in is found for a whole orientation at once: its positions form a 5×5×5 lattice (4 is outside), kept as a
125-bit mask, and the free ones are flooded from outside."""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import product
from typing import TYPE_CHECKING

from ludogite.rules.cube.contacts import above
from ludogite.rules.cube.pieces import ORIENTATIONS, SIDE, Cell, Orientation, Placement, mask_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

REACH = SIDE + 1
STRIDES = (REACH * REACH, REACH, 1)


def _lattice(keep: int, axis: int) -> int:
    """The positions whose coordinate along the axis is not `keep`."""
    cells = enumerate(product(range(REACH), repeat=3))
    return sum(1 << n for n, cell in cells if cell[axis] != keep)


MAY_RISE = tuple(_lattice(SIDE, axis) for axis in range(3))
MAY_SINK = tuple(_lattice(0, axis) for axis in range(3))
OUTSIDE = sum(1 << n for n, cell in enumerate(product(range(REACH), repeat=3)) if SIDE in cell)


def gets_in(placement: Placement, occupied: int) -> bool:
    """Whether the piece can be brought to its place, which is free. Mostly it comes straight along one axis."""
    if any(not path & occupied for path in straight_paths(placement)):
        return True
    x, y, z = placement.offset
    return bool(_reachable(placement.orientation.number, occupied) >> (x * STRIDES[0] + y * STRIDES[1] + z) & 1)


@cache
def straight_paths(placement: Placement) -> tuple[int, int, int]:
    """By axis, the cells that must be free for the piece to come down along it."""
    paths = [0, 0, 0]
    for axis in range(3):
        swept = placement.mask
        for _ in range(SIDE):
            swept |= above(swept, axis)
        paths[axis] = swept & ~placement.mask
    return paths[0], paths[1], paths[2]


@lru_cache(maxsize=4096)
def _reachable(orientation: int, occupied: int) -> int:
    """The positions that the turned piece can have, coming from outside."""
    free = OUTSIDE
    for n, mask in _positions(orientation):
        if not mask & occupied:
            free |= 1 << n
    reached, before = OUTSIDE, 0
    while reached != before:
        before = reached
        for axis, stride in enumerate(STRIDES):
            stepped = (reached & MAY_RISE[axis]) << stride | (reached & MAY_SINK[axis]) >> stride
            reached |= stepped & free
    return reached


@cache
def _positions(orientation: int) -> tuple[tuple[int, int], ...]:
    """Each position of the lattice that is not outside, and the cells of the cube that the piece covers there."""
    return tuple(_covered(ORIENTATIONS[orientation]))


def _covered(orientation: Orientation) -> Iterator[tuple[int, int]]:
    for n, offset in enumerate(product(range(REACH), repeat=3)):
        if SIDE not in offset:
            moved = (_sum(cell, offset) for cell in orientation.cells)
            yield n, mask_of(cell for cell in moved if max(cell) < SIDE)


def _sum(cell: Cell, offset: Sequence[int]) -> Cell:
    return cell[0] + offset[0], cell[1] + offset[1], cell[2] + offset[2]
