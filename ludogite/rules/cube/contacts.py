"""Contacts: the walls, the points where pieces can push each other, and the wrenches of these pushes.

A push goes along an axis; where along it does not matter, only its point in the plane across. These points are the
5×5 corners of the squares, kept as 25-bit masks, bit 5u + v."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from ludogite.rules.cells import cells_in
from ludogite.rules.cube.pieces import CELLS, SIDE, mask_of

Point: TypeAlias = tuple[int, int]
Wrench: TypeAlias = tuple[int, int, int, int, int, int]
"""Three forces and three torques around the corner 000; or three velocities and three rates of turning."""

STEPS = (16, 4, 1)
"""How far a cell's number is from its neighbour's, by axis."""
FULL = (1 << SIDE**3) - 1
FLOORS = tuple(mask_of(cell for cell in CELLS if cell[axis] == 0) for axis in range(3))
"""By axis, the cells that touch its wall."""
ROOFS = tuple(mask_of(cell for cell in CELLS if cell[axis] == SIDE - 1) for axis in range(3))
ACROSS = ((1, 2), (0, 2), (0, 1))
"""By axis, the two others."""
WALL: Final = -1


class Contact(NamedTuple):
    """Where one body rests on another, or on the wall, along an axis."""

    lower: int
    upper: int
    axis: int
    points: int


def below(mask: int, axis: int) -> int:
    """The cells one step towards the wall; what would be in the wall is left out."""
    return (mask & ~FLOORS[axis]) >> STEPS[axis]


def above(mask: int, axis: int) -> int:
    return (mask & ~ROOFS[axis]) << STEPS[axis]


def contacts_of(n: int, mask: int, others: Sequence[int]) -> Iterator[Contact]:
    """All contacts of body n with the walls and with the others, which are numbered from 0."""
    for axis in range(3):
        if mask & FLOORS[axis]:
            yield Contact(WALL, n, axis, corners(mask & FLOORS[axis], axis))
        low, high = below(mask, axis), above(mask, axis)
        for other, body in enumerate(others):
            if low & body:
                yield Contact(other, n, axis, corners(low & body, axis))
            if high & body:
                yield Contact(n, other, axis, corners(high & body, axis))


@cache
def corners(mask: int, axis: int) -> int:
    """The points at which the faces of these cells, across the axis, can be pushed."""
    points = 0
    u, v = ACROSS[axis]
    for cell in cells_in(mask):
        points |= 0b1100011 << (5 * CELLS[cell][u] + CELLS[cell][v])
    return points


@cache
def wrench(axis: int, point: int) -> Wrench:
    """What a unit push away from the wall does at a point."""
    across, along = [0, 0, 0], [0, 0, 0]
    across[ACROSS[axis][0]], across[ACROSS[axis][1]] = divmod(point, 5)
    along[axis] = 1
    (a, b, c), (x, y, z) = across, along
    return x, y, z, b * z - c * y, c * x - a * z, a * y - b * x


@cache
def load(mask: int) -> Wrench:
    """What holds a piece against its weight: one unit a cell and axis, at the middle of each cell."""
    x, y, z = (sum(CELLS[cell][axis] for cell in cells_in(mask)) for axis in range(3))
    weight = mask.bit_count()
    return weight, weight, weight, y - z, z - x, x - y


@cache
def hull(points: int) -> int:
    """All corners that lie within the convex hull of the given ones: pushes at those can replace a push at these."""
    ring = _ring(points)
    return sum(1 << k for k in range(25) if _is_inside(divmod(k, 5), ring))


@cache
def extremes(points: int) -> int:
    """The fewest points with the same hull."""
    return sum(1 << (5 * u + v) for u, v in _ring(points))


def _ring(points: int) -> list[Point]:
    """The hull's corners, one after another around it."""
    ordered = [divmod(k, 5) for k in cells_in(points)]
    if len(ordered) < 3:
        return ordered
    return _chain(ordered)[:-1] + _chain(ordered[::-1])[:-1]


def _chain(ordered: list[Point]) -> list[Point]:
    kept: list[Point] = []
    for point in ordered:
        while len(kept) > 1 and _turn(kept[-2], kept[-1], point) <= 0:
            kept.pop()
        kept.append(point)
    return kept


def _turn(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _is_inside(point: Point, ring: list[Point]) -> bool:
    if any(_turn(a, b, point) < 0 for a, b in zip(ring, [*ring[1:], *ring[:1]], strict=True)):
        return False
    between = (sorted(corner[i] for corner in ring) for i in (0, 1))
    return bool(ring) and all(low[0] <= point[i] <= low[-1] for i, low in enumerate(between))
