"""The finished object around what is built so far, as triangles: brass rods along its upper edges, a knob where
they meet and a veil in its upper faces, wherever no piece has come to them. Without them the walls would look like the
corner of a room. They are made when pieces come or go, and not for each frame."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from ludogite.rules.cells import cells_in
from ludogite.rules.cube.pieces import CELLS, Cell

GAP = 0.012
"""Rods and veil keep so far off the pieces below them."""
FAR_WIDE, NEAR_WIDE = 0.03, 0.085
"""A rod on each of the two faces that it parts: it grows towards the corner that is nearest to the viewer."""
CORE = 0.42
"""The part of a rod that is bright. The rest is its dark contour, which is seen on every colour."""
ROD_PAINT = 3.0
"""After those of the three walls."""
SLENDER = 0.5
"""The remaining width of rods and knob around an object that is nearly full: it needs them least."""
VEIL_BY_DAY, VEIL_BY_NIGHT = (0.6, 0.5, 1.1), (0.42, 0.75, 0.75)
"""A face that looks so far to the lamp has no veil; how dense it is on those that look away, and to it."""

Corners = NDArray[np.float32]


@lru_cache(maxsize=16)
def rods(occupied: int, region: int) -> Corners:
    """Corners of triangles: the place, the direction that they look in, the paint, and how bright."""
    corners: list[list[float]] = []
    share = stoutness(occupied, region)
    for axis, cell in _bare(occupied, region):
        for across, along in (((axis + 1) % 3, (axis + 2) % 3), ((axis + 2) % 3, (axis + 1) % 3)):
            if _is_end(cell, across, region):
                for first, last, bright in ((0.0, CORE * share, 1.0), (CORE * share, share, 0.0)):
                    points = _strip(cell, region, (axis, across, along), first, last)
                    corners += [[*point, *_normal(axis), ROD_PAINT, bright] for point in points]
    return np.array(corners, dtype=np.float32).reshape(-1, 8)


def stoutness(occupied: int, region: int) -> float:
    """The share of their width that rods and knob have: less from the moment when a third of the object is filled."""
    filled = occupied.bit_count() / max(region.bit_count(), 1)
    return 1 - (1 - SLENDER) * min(max(2.5 * (filled - 1 / 3), 0.0), 1.0)


def _strip(cell: int, region: int, axes: tuple[int, int, int], first: float, last: float) -> list[list[float]]:
    """A part of the width of a rod beside one cell. The axes are the one it looks along, one across the rod, one along
    it."""
    axis, across, along = axes
    edge = _sides(cell, axis)[1]
    edge[across] += GAP
    whole = _highest(region)[along] + 1
    four = []
    for share in (first, last):
        for end in (edge[along] - 1, edge[along]):
            point = list(edge)
            point[along] = end + GAP * (end == whole)
            point[across] -= share * (FAR_WIDE + (NEAR_WIDE - FAR_WIDE) * end / whole)
            four.append(point)
    a, b, c, d = four
    return [a, b, c, c, b, d]


@lru_cache(maxsize=16)
def veil(occupied: int, region: int) -> Corners:
    """Corners of triangles: the place, and the axis of the face."""
    corners = [
        [*point, float(axis)]
        for axis, cell in _bare(occupied, region)
        for point in _triangles(*_sides(cell, axis), axis)
    ]
    return np.array(corners, dtype=np.float32).reshape(-1, 4)


def veil_tones(lamp: NDArray[np.float64], filled: float, is_day: bool) -> NDArray[np.float64]:
    """For each face: whether its veil is bright or dark, and how dense it is: twice as dense where nothing is built as
    from the moment when half of the object is filled."""
    bare, dark, bright = VEIL_BY_DAY if is_day else VEIL_BY_NIGHT
    turns = lamp - bare
    dense = np.where(turns > 0, bright * turns, -dark * turns) * (1 + max(0.0, 1 - 2 * filled))
    return np.stack([turns > 0, dense, 0 * turns], axis=1)


def near_corner(occupied: int, region: int) -> tuple[float, float, float] | None:
    """The highest corner of the object, unless a piece has come to it."""
    x, y, z = _highest(region)
    return None if occupied >> CELLS.index((x, y, z)) & 1 else (x + 1.0, y + 1.0, z + 1.0)


def _highest(region: int) -> Cell:
    """The cell of an object at the corner opposite to the one it stands on."""
    x, y, z = (max(along) for along in zip(*(CELLS[n] for n in cells_in(region)), strict=True))
    return x, y, z


def _bare(occupied: int, region: int) -> Iterator[tuple[int, int]]:
    """The squares of the upper faces that no piece has come to."""
    for axis in range(3):
        for cell in cells_in(region & ~occupied):
            if _is_end(cell, axis, region):
                yield axis, cell


def _is_end(cell: int, axis: int, region: int) -> bool:
    """Whether an upper face lies before a cell."""
    beyond = _moved(CELLS[cell], axis)
    return beyond not in CELLS or not region >> CELLS.index(beyond) & 1


def _moved(cell: Cell, axis: int) -> Cell:
    x, y, z = (at + (n == axis) for n, at in enumerate(cell))
    return x, y, z


def _sides(cell: int, axis: int) -> tuple[list[float], list[float]]:
    """Two opposite corners of the upper side of a cell."""
    low, high = [float(at) for at in CELLS[cell]], [at + 1.0 for at in CELLS[cell]]
    high[axis] += GAP
    low[axis] = high[axis]
    return low, high


def _normal(axis: int) -> list[float]:
    return [float(n == axis) for n in range(3)]


def _triangles(low: list[float], high: list[float], axis: int) -> list[list[float]]:
    """Of a rectangle that looks along an axis."""
    u, v = (axis + 1) % 3, (axis + 2) % 3
    a, b, c, d = (list(low) for _ in range(4))
    b[u] = d[u] = high[u]
    c[v] = d[v] = high[v]
    return [a, b, c, c, b, d]
