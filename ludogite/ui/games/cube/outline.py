"""The finished object around what is built so far, as triangles: brass rods along its upper edges and a veil in its
upper faces, wherever no piece has come to them. Without them the walls would look like the corner of a room."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from ludogite.rules.cells import cells_in
from ludogite.rules.cube.pieces import CELLS, Cell

GAP = 0.012
"""Rods and veil keep so far off the pieces below them."""
WIDE = 0.032
"""A rod on each of the two faces that it parts."""
ROD_PAINT = 3.0
"""After those of the three walls."""

Corners = NDArray[np.float32]


@lru_cache(maxsize=64)
def rods(occupied: int, region: int) -> Corners:
    """Corners of triangles: the place, the direction that they look in, the paint, and how bright."""
    corners: list[list[float]] = []
    for axis, cell in _bare(occupied, region):
        for across in ((axis + 1) % 3, (axis + 2) % 3):
            if _is_end(cell, across, region):
                low, high = _sides(cell, axis)
                low[across] = high[across] - WIDE
                high[across] += GAP
                corners += [[*point, *_normal(axis), ROD_PAINT, 0.0] for point in _triangles(low, high, axis)]
    return np.array(corners, dtype=np.float32).reshape(-1, 8)


@lru_cache(maxsize=64)
def veil(occupied: int, region: int) -> Corners:
    """Corners of triangles: the place, and the axis of the face."""
    corners = [
        [*point, float(axis)]
        for axis, cell in _bare(occupied, region)
        for point in _triangles(*_sides(cell, axis), axis)
    ]
    return np.array(corners, dtype=np.float32).reshape(-1, 4)


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
