"""Works out the light on each square of a piece. From many points of it rays go to the sky and to three lamps around
the cube. The cells that a ray crosses are bits, worked out once; then a ray is free if none of its cells is filled."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import product
from math import cos, pi, radians, sin, sqrt

import numpy as np
from numpy.typing import NDArray

from ludogite.rules.cube.pieces import CELLS, SIDE
from ludogite.ui.games.cube.view.camera import EAST, SOUTH, STANDARD, UP, coordinates

POINTS = 6
"""On each side of a square: light is worked out at so many points, squared."""
SKY_RAYS, LAMP_RAYS = 30, 12
LAMPS = 3
KEY_AROUND = -125.0
"""The direction of the key light: degrees around from the viewer, to the left and a little behind the cube."""
KEY_UP = 61.0
KEY_SOFT = 0.24
"""The radius of the lamp, seen from the cube."""
GROUND_SHARE = 0.35
"""The brightness of the table, that of the sky being one."""
MARGIN = 0.02
"""Points keep off the edges of their square, and rays off its plane."""

Masks = NDArray[np.uint64]
Bytes = NDArray[np.uint8]
Floats = NDArray[np.float64]


def key_light(around: float) -> Floats:
    """The direction to the key light for a viewer who stands there. It turns with the viewer."""
    return _direction(around + KEY_AROUND, KEY_UP)


def side_light(around: float) -> Floats:
    """From further to the left and lower: it shows how round the foot is, which stands in the shadow of the cube."""
    return _direction(around + KEY_AROUND + 35, KEY_UP - 14)


def lamp_shares(around: float) -> tuple[float, float, float]:
    """The share that each of the three lamps adds to the key light of a viewer: it lies between two of them."""
    place = (around - STANDARD.around) % 360 * LAMPS / 360
    shares = [0.0, 0.0, 0.0]
    share = place % 1
    share = share * share * (3 - 2 * share)
    shares[int(place) % LAMPS] = 1 - share
    shares[(int(place) + 1) % LAMPS] = share
    return shares[0], shares[1], shares[2]


def light(facing: int, cells: NDArray[np.integer], filled: Masks) -> Bytes:
    """The light on squares that look in one direction, each among its own filled cells: for each of their points (rows
    along the last axis across) the share of the sky and of each lamp that it sees."""
    free = (masks(facing)[cells] & filled[:, None, None]) == 0
    weights = _weights(facing)
    seen = free.astype(np.float32) @ weights
    return np.asarray((255 * seen + 0.5).astype(np.uint8).reshape(len(cells), POINTS, POINTS, 1 + LAMPS))


@cache
def masks(facing: int) -> Masks:
    """For each cell, for each point of its side, for each ray: the cells that it crosses."""
    cells = _crossed(_points(facing), _rays(facing))
    crossed = np.zeros((len(CELLS), *cells.shape[:2]), dtype=np.uint64)
    for step in range(cells.shape[2]):
        crossed |= _bits()[:, cells[:, :, step]]
    return crossed


@cache
def _weights(facing: int) -> NDArray[np.float32]:
    """The part that each ray adds to the four values of a point."""
    sky = _sky(facing)
    bright = GROUND_SHARE + (1 - GROUND_SHARE) * (0.5 + 0.5 * sky @ np.array(coordinates(UP)))
    weights = np.zeros((SKY_RAYS + LAMPS * LAMP_RAYS, 1 + LAMPS), dtype=np.float32)
    weights[:SKY_RAYS, 0] = bright / bright.sum()
    for lamp in range(LAMPS):
        first = SKY_RAYS + lamp * LAMP_RAYS
        weights[first : first + LAMP_RAYS, 1 + lamp] = 1 / LAMP_RAYS
    return weights


def preparation_steps() -> Iterator[Callable[[], object]]:
    """Works out early all that does not depend on a position."""
    yield _bits
    for facing in range(6):
        yield partial(masks, facing)


def _normal(facing: int) -> Floats:
    return np.array([float(2 * (facing % 2) - 1) * (n == facing // 2) for n in range(3)])


def _points(facing: int) -> Floats:
    """On the side of a cell whose lowest corner is at zero."""
    axis = facing // 2
    places = np.linspace(MARGIN, 1 - MARGIN, POINTS)
    points = np.zeros((POINTS, POINTS, 3))
    points[:, :, (axis + 1) % 3] = places[None, :]
    points[:, :, (axis + 2) % 3] = places[:, None]
    points[:, :, axis] = 1 + MARGIN / 4 if facing % 2 else -MARGIN / 4
    return points.reshape(-1, 3)


def _rays(facing: int) -> Floats:
    lamps = [key_rays(_direction(STANDARD.around + KEY_AROUND + 120 * lamp, KEY_UP)) for lamp in range(LAMPS)]
    return np.concatenate([_sky(facing), *lamps])


def _sky(facing: int) -> Floats:
    """Rays all over the half of the world that a square looks at, more of them straight ahead."""
    n = np.arange(SKY_RAYS)
    off = np.sqrt((n + 0.5) / SKY_RAYS)
    turn = n * pi * (3 - sqrt(5))
    ahead, aside, above = _normal(facing), np.roll(_normal(facing), 1), np.roll(_normal(facing), 2)
    flat = (off * np.cos(turn))[:, None] * aside + (off * np.sin(turn))[:, None] * above
    return np.asarray(flat + np.sqrt(1 - off * off)[:, None] * ahead)


def key_rays(towards: Floats, start: float = 0.0) -> Floats:
    """Rays to all parts of a round lamp in that direction, beginning anywhere."""
    n = np.arange(LAMP_RAYS)
    off, turn = KEY_SOFT * np.sqrt((n + 0.5) / LAMP_RAYS), start + n * pi * (3 - sqrt(5))
    aside = np.cross(towards, coordinates(UP))
    aside /= np.linalg.norm(aside)
    rays = towards + (off * np.cos(turn))[:, None] * aside + (off * np.sin(turn))[:, None] * np.cross(towards, aside)
    return np.asarray(rays / np.linalg.norm(rays, axis=1, keepdims=True))


def _direction(around: float, up: float) -> Floats:
    flat = SOUTH * cos(radians(around)) + EAST * sin(radians(around))
    return np.array(coordinates(flat * cos(radians(up)) + UP * sin(radians(up))))


def _crossed(points: Floats, rays: Floats) -> NDArray[np.intp]:
    """For each point and ray, the cells on the way, as numbers of steps from the cell at zero (as `_bits` has them)."""
    rays = np.where(np.abs(rays) < 1e-6, 1e-6, rays)
    planes = np.arange(1 - SIDE, SIDE + 1)
    times = (planes[None, None, None, :] - points[:, None, :, None]) / rays[None, :, :, None]
    times = np.sort(np.where(times > 0, times, np.inf).reshape(len(points), len(rays), -1), axis=-1)
    times = np.concatenate([np.zeros((len(points), len(rays), 1)), times[:, :, : 3 * SIDE - 1]], axis=-1)
    middles = np.where(np.isfinite(times[..., 1:]), (times[..., :-1] + times[..., 1:]) / 2, 100.0)
    at = points[:, None, None, :] + middles[..., None] * rays[None, :, None, :]
    steps = np.clip(np.floor(at), -SIDE, SIDE).astype(np.intp) + SIDE
    wide = 2 * SIDE + 1
    return np.asarray((steps[..., 0] * wide + steps[..., 1]) * wide + steps[..., 2])


@cache
def _bits() -> Masks:
    """For each cell, the bit of the cell that lies so many steps away; none beyond the cube."""
    steps = np.array(list(product(range(-SIDE, SIDE + 1), repeat=3)))
    places = np.array(CELLS)[:, None, :] + steps[None, :, :]
    is_inside = ((places >= 0) & (places < SIDE)).all(axis=-1)
    numbers = np.where(is_inside, (places[..., 0] * SIDE + places[..., 1]) * SIDE + places[..., 2], 0)
    return np.where(is_inside, np.uint64(1) << numbers.astype(np.uint64), np.uint64(0))
