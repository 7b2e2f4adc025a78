"""The challenges that ship: how many, how hard, and that none is another one turned round."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, product
from pathlib import Path
from typing import TypeAlias

import pytest

from ludogite.content.challenges import Shipped, shipped
from ludogite.match.library.challenge_progress import key_of
from ludogite.rules.cells import cells_in
from ludogite.rules.cube.pieces import CELLS, PLACEMENTS, Cell, mask_of
from ludogite.rules.cube.target import LEVELS
from ludogite.search.cube_maker import EFFORTS, effort, survey

ALL = shipped()
FIRST = Path(__file__).parent.parent / "data" / "first-challenges.txt"

Turn: TypeAlias = Callable[[Cell], Cell]


def a_quarter(cell: Cell) -> Cell:
    """Of a turn of the cube round its vertical axis."""
    return 3 - cell[1], cell[0], cell[2]


def over(cell: Cell) -> Cell:
    """The cube turned upside down."""
    return 3 - cell[0], cell[1], 3 - cell[2]


def half_over(cell: Cell) -> Cell:
    """The half cube turned upside down."""
    return 3 - cell[0], cell[1], 1 - cell[2]


def round_the_corner(cell: Cell) -> Cell:
    """The cube turned by a third on the corner it stands on: its upper faces take each other's places."""
    return cell[1], cell[2], cell[0]


def turned(mask: int, *turns: Turn) -> int:
    cells = [CELLS[cell] for cell in cells_in(mask)]
    for turn in turns:
        cells = [turn(cell) for cell in cells]
    return mask_of(cells)


def turns_of(each: Shipped) -> Iterator[tuple[Turn, ...]]:
    """All ways to turn the object so that it takes its own place: 8 of the half cube, 24 of the cube."""
    is_half = each.challenge.is_half
    for quarters, ends, thirds in product(range(4), range(2), range(1 if is_half else 3)):
        yield *[a_quarter] * quarters, *[half_over if is_half else over] * ends, *[round_the_corner] * thirds


def task(each: Shipped, turns: tuple[Turn, ...]) -> object:
    """What the challenge asks for. All half cubes are red: there it is the pieces given, or the lines."""
    challenge = each.challenge
    if not challenge.is_half:
        return tuple(turned(shown, *turns) for shown in challenge.shown)
    given = frozenset(turned(placement.mask, *turns) for placement, _ in challenge.given)
    return given, frozenset((turned(pair, *turns), is_one) for pair, is_one in challenge.joined)


def packing(each: Shipped, turns: tuple[Turn, ...]) -> object:
    return frozenset(turned(PLACEMENTS[number].mask, *turns) for placed in each.solution for number in placed)


def test_eighty_challenges_a_level_ordered_by_effort_and_levels_do_not_overlap() -> None:
    efforts = [(each.challenge.level, effort(each.challenge, survey(each.challenge, each.solution))) for each in ALL]
    assert [level for level, _ in efforts] == [level for level in LEVELS for _ in range(80)]
    assert [hardness for _, hardness in efforts] == sorted(hardness for _, hardness in efforts)
    for level, hardness in efforts:
        assert hardness in EFFORTS[level]
    for one, other in combinations(EFFORTS.values(), 2):
        assert not set(one) & set(other)


def test_names_count_within_a_level() -> None:
    names = [f"{level.capitalize()} {n}" for level in LEVELS for n in range(1, 81)]
    assert [each.challenge.name for each in ALL] == names
    assert [each.id for each in ALL] == [name.lower().replace(" ", "-") for name in names]


@pytest.mark.parametrize("level", LEVELS)
def test_twenty_of_every_level_but_the_first_begin_with_nothing_but_lines(level: str) -> None:
    """With all eight pieces to place, nothing is as easy as the first level."""
    empty = [each for each in ALL if each.challenge.level == level and not each.challenge.given]
    assert all(each.challenge.lines for each in empty)
    assert len(empty) == (0 if level == "starter" else 20)


@pytest.mark.parametrize("what", [task, packing])
def test_no_challenge_is_another_one_turned_round(what: Callable[[Shipped, tuple[Turn, ...]], object]) -> None:
    """Two that were there from the beginning, of two levels, have the same solution, but not the same start."""
    by_turn: dict[object, list[Shipped]] = {}
    for each in ALL:
        for seen in {what(each, turns) for turns in turns_of(each)}:
            by_turn.setdefault(seen, []).append(each)
    alike = {tuple(sorted(each.id for each in group)) for group in by_turn.values() if len(group) > 1}
    assert len(alike) == (0 if what is task else 1)


def test_what_people_have_solved_already_is_still_there() -> None:
    """The first two hundred, by what progress is kept by."""
    keys = {key_of(each.challenge.to_json()) for each in ALL}
    assert len(keys) == len(ALL)
    assert keys >= set(FIRST.read_text(encoding="utf-8").split())
