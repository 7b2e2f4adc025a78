"""Decides whether one piece stands if everything else is fixed: the question behind the short cuts of stability. It is
decided in whole numbers, and the answers are kept."""

from __future__ import annotations

from typing import TypeAlias

from ludogite.rules.cells import cells_in
from ludogite.rules.cube import exact
from ludogite.rules.cube.contacts import ACROSS, extremes, hull, load, wrench
from ludogite.rules.cube.pieces import ORIENTATIONS, Placement, mask_of

Points: TypeAlias = tuple[int, int, int]
"""By axis, points to push at."""

_AT_CORNER = tuple(mask_of(orientation.cells) for orientation in ORIENTATIONS)
_known: dict[tuple[int, int], bool] = {}
_holding: list[list[int]] = [[] for _ in ORIENTATIONS]
_failing: list[list[int]] = [[] for _ in ORIENTATIONS]
"""By orientation, sets of points that are known to hold it or not: more points never hold less."""


def balances(placement: Placement, under: Points, over: Points) -> bool:
    """Whether the piece stands when it is pushed away from the walls at the points under it, and towards them at those
    over it, as hard as need be."""
    orientation, offset, key = placement.orientation.number, placement.offset, 0
    for axis in range(3):
        u, v = ACROSS[axis]
        shift = 5 * offset[u] + offset[v]
        key |= hull(under[axis] >> shift) << 25 * axis | hull(over[axis] >> shift) << 25 * (axis + 3)
    known = _known.get((orientation, key))
    if known is None:
        known = _known[orientation, key] = _find_out(orientation, key)
    return known


def _find_out(orientation: int, key: int) -> bool:
    holding, failing = _holding[orientation], _failing[orientation]
    if any(points & key == points for points in holding):
        return True
    if any(points | key == points for points in failing):
        return False
    columns = [
        [part if side < 3 else -part for part in wrench(side % 3, point)]
        for side in range(6)
        for point in cells_in(extremes(key >> 25 * side & 0x1FFFFFF))
    ]
    stands = isinstance(exact.solve(columns, load(_AT_CORNER[orientation])), exact.Balance)
    if stands:
        _holding[orientation] = [points for points in holding if points & key != key] + [key]
    else:
        _failing[orientation] = [points for points in failing if points | key != key] + [key]
    return stands
