"""The shadow of the cube and its foot on the table. It is worked out on a grid that turns with the viewer, as the key
light does, for a number of places around the cube; between these it is blended."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial

import numpy as np
from numpy.typing import NDArray

from ludogite.rules.cube.pieces import CELLS, SIDE
from ludogite.ui.games.cube.opengl.lathe import FLOOR, foot_radius
from ludogite.ui.games.cube.opengl.light import Bytes, Floats, Masks, key_light, key_rays
from ludogite.ui.games.cube.view.camera import EAST, SOUTH, UP, coordinates

PLACES = 24
"""Around the cube, for which the shadow is worked out."""
THIRD = PLACES // 3
"""After a third of the way around the cube looks the same, with its axes changed."""
LEFT, RIGHT, NEAR, FAR = -5.0, 9.5, 8.5, -4.5
"""The grid, as the viewer sees it: to the right, and towards the viewer."""
STEP = 0.5
CONTACT, HIDDEN = 3.9, 2.2
"""Up to where the foot darkens the table, and up to where it hides it: from the middle."""
GLASS = 0.1
"""The share of the light that the empty glass takes."""


def grid() -> Floats:
    """Its points: to the right and towards the viewer, row by row from the back."""
    across, down = np.arange(LEFT, RIGHT + STEP / 2, STEP), np.arange(FAR, NEAR + STEP / 2, STEP)
    return np.stack(np.meshgrid(across, down), axis=-1)


def dark(filled: int, place: int) -> Bytes:
    """For each point of the grid, how much of the key light is missing, seen from one of the places around the cube."""
    crossed = _crossed(place % THIRD)
    is_dark = ((crossed & np.uint64(turned_cells(filled, place // THIRD))) != 0) | _stopped()
    shares = np.where(is_dark, 1.0, GLASS * (crossed != 0)).mean(axis=-1)
    return np.asarray((255 * _blurred(shares) + 0.5).astype(np.uint8))


def _blurred(shares: Floats) -> Floats:
    """With its neighbours in the grid: their rays go elsewhere, so that together they are many."""
    rows, columns = grid().shape[:2]
    plane = shares.reshape(rows, columns)
    for _ in range(2):
        plane = np.pad(plane, 1)
        plane = plane[:-2] + 2 * plane[1:-1] + plane[2:]
        plane = (plane[:, :-2] + 2 * plane[:, 1:-1] + plane[:, 2:]) / 16
    return np.asarray(plane.ravel())


def triangles(darkest: Bytes) -> NDArray[np.uint32]:
    """Three points each, of the fields of the grid in which there is any shadow. Under the foot nobody looks."""
    off = np.hypot(grid()[:, :, 0], grid()[:, :, 1])
    is_needed = _any_corner((darkest.reshape(off.shape) > 4) | (off < CONTACT)) & _any_corner(off > HIDDEN)
    return _fields()[is_needed].ravel()


def _any_corner(points: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """The fields of which a corner is one of these points."""
    return points[:-1, :-1] | points[1:, :-1] | points[:-1, 1:] | points[1:, 1:]


def _fields() -> NDArray[np.uint32]:
    """The corners of the two triangles of each field."""
    rows, columns = grid().shape[:2]
    first = np.arange(rows - 1)[:, None] * columns + np.arange(columns - 1)[None, :]
    six = [first, first + 1, first + columns, first + columns, first + 1, first + columns + 1]
    return np.stack(six, axis=-1).astype(np.uint32)


def turned_cells(filled: int, thirds: int) -> int:
    """The cells as they lie for a viewer who has gone so many thirds around the cube."""
    for _ in range(thirds):
        filled = sum(1 << CELLS.index((y, z, x)) for n, (x, y, z) in enumerate(CELLS) if filled >> n & 1)
    return filled


def _rays(place: int) -> tuple[Floats, Floats]:
    """Their starts on the table, and their directions."""
    around = 360 * place / PLACES
    right, near = _axes(around)
    points = grid().reshape(-1, 2)
    starts = points[:, :1] * right + points[:, 1:] * near + FLOOR * np.array(coordinates(UP))
    sets = np.array([key_rays(key_light(around), start) for start in (0.0, 0.9, 0.4, 1.5)])
    rows, columns = grid().shape[:2]
    which = np.arange(rows)[:, None] % 2 * 2 + np.arange(columns)[None, :] % 2
    return starts, sets[which.ravel()]


def _axes(around: float) -> tuple[Floats, Floats]:
    turn = np.radians(around)
    south, east = np.array(coordinates(SOUTH)), np.array(coordinates(EAST))
    return np.cos(turn) * east - np.sin(turn) * south, np.cos(turn) * south + np.sin(turn) * east


@cache
def _crossed(place: int) -> Masks:
    """For each point and ray, the cells that it crosses."""
    starts, rays = _rays(place)
    planes = np.arange(SIDE + 1)
    rays = np.where(np.abs(rays) < 1e-6, 1e-6, rays)
    times = (planes[None, None, None, :] - starts[:, None, :, None]) / rays[:, :, :, None]
    times = np.sort(times.reshape(len(starts), rays.shape[1], -1), axis=-1)
    middles = (times[..., :-1] + times[..., 1:]) / 2
    at = np.floor(starts[:, None, None, :] + middles[..., None] * rays[:, :, None, :]).astype(np.int64)
    is_inside = ((at >= 0) & (at < SIDE)).all(axis=-1) & (middles > 0)
    cells = np.where(is_inside, (at[..., 0] * SIDE + at[..., 1]) * SIDE + at[..., 2], 0)
    bits = np.where(is_inside, np.uint64(1) << cells.astype(np.uint64), np.uint64(0))
    return np.asarray(np.bitwise_or.reduce(bits, axis=-1))


@cache
def _stopped() -> NDArray[np.bool_]:
    """For each point and ray, whether the foot stops it: it is the same from everywhere."""
    starts, rays = _rays(0)
    up = np.array(coordinates(UP))
    heights = np.linspace(FLOOR + 0.1, 0.7, 14)
    times = (heights - FLOOR) / (rays @ up)[:, :, None]
    at = starts[:, None, None, :] + times[..., None] * rays[:, :, None, :]
    off = np.linalg.norm(at - (at @ up)[..., None] * up, axis=-1)
    return np.asarray((off < foot_radius(heights)).any(axis=-1))


def preparation_steps() -> Iterator[Callable[[], object]]:
    """Works out early all that does not depend on a position."""
    yield _stopped
    for place in range(THIRD):
        yield partial(_crossed, place)
