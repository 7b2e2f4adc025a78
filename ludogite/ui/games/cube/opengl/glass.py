"""The rims of the glass walls and the seams between them, as triangles: the walls are as thick as real glass, and
bright at their edges."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ludogite.rules.cells import cells_in
from ludogite.rules.cube.pieces import CELLS
from ludogite.ui.games.cube.view.scene import Slices

GAP = 0.015
"""The glass keeps so far off the pieces, or it would flicker through them at low angles."""
THICK = 0.16
BRIGHT = 0.03
"""The part of a rim next to the pieces, which is brighter."""
SEAM_NEAR, SEAM_FAR, SEAM_CORE = 0.1, 0.024, 0.4
"""The width of a seam on each of its two walls: at the corner that the object stands on and at its other end; and the
part of it that is bright. The rest is its dark contour."""
SEAM_PAINT = 4.0
"""After those of the three walls and of the rods around them."""

Corners = NDArray[np.float32]


def rims(region: int, slices: Slices | None) -> Corners:
    """Corners of triangles: the place, the direction that they look in, the wall, and how bright."""
    corners = [corner for axis in range(3) for corner in _rims_of_wall(axis, region, slices)]
    return np.array(corners, dtype=np.float32).reshape(-1, 8)


def seams(region: int) -> Corners:
    """The edges in which the walls meet, as corners like those of rims. They grow towards the corner that the object
    stands on: it is in them that the eye finds it."""
    corners: list[list[float]] = []
    for axis in range(3):
        for across, along in (((axis + 1) % 3, (axis + 2) % 3), ((axis + 2) % 3, (axis + 1) % 3)):
            normal = [float(n == axis) for n in range(3)]
            end = 1.0 + max(CELLS[cell][along] for cell in cells_in(region))
            for first, last, bright in ((0.0, SEAM_CORE, 1.0), (SEAM_CORE, 1.0, 0.0)):
                four = []
                for at, wide in ((0.0, SEAM_NEAR), (end, SEAM_FAR)):
                    for share in (first, last):
                        point = [-0.8 * GAP] * 3  # a little before the walls
                        point[along], point[across] = at, point[across] + share * wide
                        four.append([*point, *normal, SEAM_PAINT, bright])
                a, b, c, d = four
                corners += [a, b, c, c, b, d]
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
