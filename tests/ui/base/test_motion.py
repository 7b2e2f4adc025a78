"""How pieces are carried and dice fall, as they would be seen."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QPointF

from ludogite.ui.base.motion import ARC, CARRY_MS, LIFT_MS, LIFTED, MOVE_MS, carried, thrown
from ludogite.ui.games.bigbang.replay import FASTEST_MS, flip_times

START, END = QPointF(0, 100), QPointF(200, 100)


def at(milliseconds: float) -> QPointF:
    return carried(milliseconds / CARRY_MS).between(START, END)


def test_a_piece_is_lifted_before_it_goes_and_lands_after_it_has_come() -> None:
    assert (at(0), at(LIFT_MS)) == (START, START)
    assert carried(0).size == 1
    assert carried(LIFT_MS / CARRY_MS).size == LIFTED
    assert (at(LIFT_MS + MOVE_MS) - END).manhattanLength() < 1e-9
    assert carried((LIFT_MS + MOVE_MS) / CARRY_MS).size == LIFTED
    assert carried(1).size == 1


def test_it_flies_on_an_arc() -> None:
    middle = at(LIFT_MS + MOVE_MS / 2)
    assert round(middle.x()) == 100
    assert round(START.y() - middle.y()) == ARC


def test_a_die_comes_nearer_all_the_time_bounces_twice_and_lies() -> None:
    frames = [thrown(n / 200) for n in range(201)]
    assert all(before.far > after.far for before, after in pairwise(frames))
    assert (frames[0].far, frames[0].height, frames[-1]) == (1, 1, (0, 0))
    rises = [n for n in range(1, 200) if frames[n - 1].height <= frames[n].height > frames[n + 1].height]
    assert len(rises) == 2
    assert frames[rises[0]].height > 2 * frames[rises[1]].height


def test_each_token_of_a_chain_is_a_tenth_faster_than_the_one_before() -> None:
    times = flip_times(20)
    steps = [after - before for before, after in pairwise(times)]
    assert steps[0] == 160
    for before, after in pairwise(steps):
        assert round(after, 6) == round(max(0.9 * before, FASTEST_MS), 6)
    assert min(steps) == 60
    assert flip_times(1) == (0, 180)
