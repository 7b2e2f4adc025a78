"""The rims of the glass walls, as triangles: the walls are as thick as real glass, and bright at their edges."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from ludogite.rules.cells import cells_in
from ludogite.rules.cube.pieces import CELLS
from ludogite.ui.games.cube.scene import Slices

GAP = 0.015
"""The glass keeps so far off the pieces, or it would flicker through them at low angles."""
THICK = 0.16
BRIGHT = 0.03
"""The part of a rim next to the pieces, which is brighter."""

Corners = NDArray[np.float32]


@lru_cache(maxsize=16)
def rims(region: int, slices: Slices | None) -> Corners:
    """Corners of triangles: the place, the direction that they look in, the wall, and how bright."""
    corners = [corner for axis in range(3) for corner in _rims_of_wall(axis, region, slices)]
    return np.array(corners, dtype=np.float32).reshape(-1, 8)


def _rims_of_wall(axis: int, region: int, slices: Slices | None) -> list[list[float]]:
    floor = {CELLS[cell]: cell for cell in cells_in(region) if CELLS[cell][axis] == 0}
    corners = []
    for place, cell in floor.items():
        shift = np.zeros(3)
        if slices:
            shift[slices.axis] = slices.offset(cell)
        for across, step in ((1, -1), (1, 1), (2, -1), (2, 1)):
            beside = list(place)
            beside[(axis + across) % 3] += step
            is_end = tuple(beside) not in floor or (slices is not None and (axis + across) % 3 == slices.axis)
            if is_end and min(beside) >= 0:  # elsewhere another wall begins
                for near, far, bright in ((GAP, GAP + BRIGHT, 1.0), (GAP + BRIGHT, GAP + THICK, 0.0)):
                    corners += _rim(np.array(place) + shift, axis, across, step, near, far, bright)
    return corners


def _rim(
    place: NDArray[np.float64], axis: int, across: int, step: int, near: float, far: float, bright: float
) -> list[list[float]]:
    """Along one side of a square of a wall. At the edge where two walls meet one of them goes on."""
    side, along = (axis + across) % 3, (axis + 3 - across) % 3
    normal = np.zeros(3)
    normal[side] = step
    end = 1.0 if step > 0 else 0.0
    first = (-GAP - THICK if (axis + 1) % 3 == along else -GAP) if place[along] == 0 else 0.0
    four = []
    for depth, way in ((near, first), (near, 1.0), (far, first), (far, 1.0)):
        point = place.astype(float).copy()
        point[side] += end
        point[along] += way
        point[axis] -= depth
        four.append([*point, *normal, float(axis), bright])
    a, b, c, d = four
    return [a, b, c, c, b, d]
