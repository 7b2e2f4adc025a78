"""Turning a piece in the hand, against turns of points in space."""

from __future__ import annotations

import pytest

from ludogite.rules.cube.pieces import ORIENTATIONS, Cell, Orientation
from ludogite.ui.games.cube.rotation import UNTURNED, turned, turns_between

Turn = tuple[tuple[int, int, int], ...]
QUARTERS: tuple[Turn, ...] = (
    ((1, 0, 0), (0, 0, -1), (0, 1, 0)),
    ((0, 0, 1), (0, 1, 0), (-1, 0, 0)),
    ((0, -1, 0), (1, 0, 0), (0, 0, 1)),
)
"""Around x, y and z, each anticlockwise for somebody towards whom the axis points."""
ALL = [pytest.param(each, id=str(each.number)) for each in ORIENTATIONS]


def plainly_turned(cells: set[Cell], turn: Turn) -> set[Cell]:
    after = [tuple(sum(row[n] * cell[n] for n in range(3)) for row in turn) for cell in cells]
    low = [min(cell[n] for cell in after) for n in range(3)]
    return {(cell[0] - low[0], cell[1] - low[1], cell[2] - low[2]) for cell in after}


@pytest.mark.parametrize("orientation", ALL)
def test_a_quarter_turn_turns_every_cell_around_the_axis(orientation: Orientation) -> None:
    for axis, turn in enumerate(QUARTERS):
        expected = plainly_turned(set(orientation.cells), turn)
        assert set(turned(orientation, axis).cells) == expected
        assert turned(turned(orientation, axis), axis, -1) == orientation
        assert turned(orientation, axis, 4) == orientation
        assert turned(orientation, axis).piece == orientation.piece


def test_a_straight_piece_turned_around_y_stays_and_around_z_lies_along_x() -> None:
    straight = UNTURNED[0]
    assert straight.cells == ((0, 0, 0), (0, 1, 0), (0, 2, 0), (0, 3, 0))
    assert turned(straight, 1) == straight
    assert turned(straight, 2).cells == ((0, 0, 0), (1, 0, 0), (2, 0, 0), (3, 0, 0))
    assert turns_between(straight, turned(straight, 2)) == 1


@pytest.mark.parametrize("orientation", ALL)
def test_the_way_from_one_orientation_to_another_is_the_fewest_quarter_turns(orientation: Orientation) -> None:
    """Walked plainly, one quarter turn after another."""
    away, border = {frozenset(orientation.cells): 0}, [set(orientation.cells)]
    while border:
        here = border.pop(0)
        for turn in QUARTERS:
            for quarters in (1, 3):
                there = here
                for _ in range(quarters):
                    there = plainly_turned(there, turn)
                if frozenset(there) not in away:
                    away[frozenset(there)] = away[frozenset(here)] + 1
                    border.append(there)
    same_piece = [each for each in ORIENTATIONS if each.piece == orientation.piece]
    assert len(away) == len(same_piece)
    for other in same_piece:
        assert turns_between(orientation, other) == away[frozenset(other.cells)]
