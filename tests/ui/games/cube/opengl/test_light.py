"""The light on the cube: darker in pits and beside steps, and worked out right for each ray."""

from __future__ import annotations

from itertools import pairwise, product
from random import Random

import numpy as np
import pytest

from ludogite.rules.cube.contacts import FULL
from ludogite.rules.cube.pieces import CELLS, Cell
from ludogite.ui.games.cube.opengl import table_shadow
from ludogite.ui.games.cube.opengl.light import LAMPS, POINTS, Bytes, Floats, key_light, lamp_shares, light, masks
from ludogite.ui.games.cube.opengl.light import _points as points_of_side
from ludogite.ui.games.cube.opengl.light import _rays as rays_of_side
from ludogite.ui.games.cube.opengl.table_shadow import PLACES, THIRD, dark, grid, turned_cells
from ludogite.ui.games.cube.view.camera import STANDARD

UPPER = (1, 3, 5)
"""The sides that look along the axes, as squares count them."""


def light_on(cell: Cell, facing: int, filled: int) -> Bytes:
    """Of one square: its points, row by row."""
    lit = light(facing, np.array([CELLS.index(cell)]), np.array([filled], dtype=np.uint64))
    return np.asarray(lit[0])


def cells(*among: Cell) -> int:
    return sum(1 << CELLS.index(cell) for cell in among)


def march(start: Floats, along: Floats) -> int:
    """The cells on the way of a ray, by very small steps."""
    crossed = 0
    for n in range(1, 8000):
        x, y, z = (int(np.floor(at)) for at in start + along * (n / 1000))
        if min(x, y, z) >= 0 and max(x, y, z) < 4:
            crossed |= 1 << (16 * x + 4 * y + z)
    return crossed


@pytest.mark.parametrize("facing", range(6))
def test_each_ray_crosses_the_cells_on_its_way(facing: int) -> None:
    rng = Random(facing)
    points, rays = points_of_side(facing), rays_of_side(facing)
    for _ in range(12):
        cell, point, ray = rng.randrange(64), rng.randrange(len(points)), rng.randrange(len(rays))
        wanted = march(points[point] + CELLS[cell], rays[ray])
        got = int(masks(facing)[cell, point, ray])
        assert (got ^ wanted).bit_count() <= 1, "a corner may be cut by less than a step"
        assert got & ~wanted == 0 or wanted & ~got == 0


@pytest.mark.parametrize("facing", UPPER)
def test_a_piece_alone_has_all_the_light(facing: int) -> None:
    assert light_on((1, 2, 1), facing, cells((1, 2, 1))).min() > 230, "but for what lamps lie low"


def test_the_deeper_a_pit_the_darker_its_bottom() -> None:
    pits = [FULL & ~cells(*((1, 1, z) for z in range(depth, 4))) for depth in (4, 3, 2, 1)]
    skies = [float(light_on((1, 1, 3 - n), 5, pit)[:, :, 0].mean()) for n, pit in enumerate(pits)]
    assert skies[0] == 255
    assert all(upper > lower + 5 for upper, lower in pairwise(skies))
    assert light_on((1, 1, 0), 5, pits[3])[:, :, 1:].mean() < 5, "no lamp shines into a deep pit"


def test_beside_a_step_it_is_darker_the_nearer() -> None:
    floor = cells(*((x, y, 0) for x, y in product(range(4), repeat=2)), *((0, y, 1) for y in range(4)))
    row = light_on((1, 1, 0), 5, floor)[:, :, 0].mean(axis=0)
    assert row[0] < 220 < row[-1]
    assert all(near <= far for near, far in pairwise(row))


def test_the_sky_is_the_same_for_all_three_axes() -> None:
    rng = Random(4)
    filled = sum(1 << n for n in range(64) if rng.random() < 0.4)
    around = turned_cells(filled, 1)
    for cell, facing in product(((1, 2, 0), (3, 0, 2), (2, 2, 2)), range(6)):
        x, y, z = cell
        next_facing = (facing // 2 + 2) % 3 * 2 + facing % 2
        here, there = light_on(cell, facing, filled), light_on((y, z, x), next_facing, around)
        assert np.array_equal(here[:, :, 0], there[:, :, 0])
        assert sorted(here[:, :, 1:].mean(axis=(0, 1))) == sorted(there[:, :, 1:].mean(axis=(0, 1)))


def test_the_key_light_is_one_of_the_lamps_or_between_two() -> None:
    assert lamp_shares(STANDARD.around) == (1, 0, 0)
    for around in range(0, 360, 7):
        shares = lamp_shares(around)
        assert sum(shares) == pytest.approx(1)
        assert min(shares) == 0
    assert [lamp_shares(STANDARD.around + 120 * n).index(1) for n in range(LAMPS)] == [0, 1, 2]
    assert len({round(float(key_light(around).sum()), 6) for around in range(0, 360, 30)}) == 1, "always as high"


def shadow(filled: int, place: int) -> Floats:
    return dark(filled, place).reshape(grid().shape[:2]) / 255.0


@pytest.mark.parametrize("place", [0, 10, 17])
def test_the_shadow_of_pieces_falls_away_from_the_light(place: int) -> None:
    bare, whole = shadow(0, place), shadow(FULL, place)
    assert (whole >= bare - 0.01).all(), "a piece makes nothing lighter"
    more = whole - bare
    middle = (grid() * more[:, :, None]).sum(axis=(0, 1)) / more.sum()
    assert middle[0] > 1.5, "to the right"
    assert middle[1] > 0.5, "and towards the viewer"
    assert whole.max() > 0.95
    assert whole[0].max() == whole[-1].max() == 0, "it ends within the grid"


def test_the_cube_casts_the_same_shadow_after_a_third_of_the_way_around() -> None:
    rng = Random(8)
    filled = sum(1 << n for n in range(64) if rng.random() < 0.3)
    assert np.array_equal(dark(filled, THIRD + 3), dark(turned_cells(filled, 1), 3))
    starts, rays = table_shadow._rays(THIRD + 3)
    crossed = table_shadow._crossed(3)
    for point, ray in ((200, 3), (350, 7), (412, 0), (500, 5)):
        cut = march(starts[point], 2 * rays[point, ray])
        assert turned_cells(cut, 1) ^ int(crossed[point, ray]) in [0, *(1 << n for n in range(64))]


def test_light_is_worked_out_for_places_all_around() -> None:
    assert len({dark(cells(*((x, 0, 0) for x in range(4))), place).tobytes() for place in range(PLACES)}) == PLACES
    assert light_on((0, 0, 0), 5, FULL).shape == (POINTS, POINTS, 1 + LAMPS)
