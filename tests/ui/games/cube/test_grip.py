"""The piece in the hand: where it is offered, in which order, how it is turned and moved, against the rules."""

from __future__ import annotations

from collections.abc import Callable
from itertools import permutations, product

import pytest

from ludogite.rules.cube.contacts import FULL
from ludogite.rules.cube.match import Position
from ludogite.rules.cube.pieces import CELL_NAMES, CELLS, LETTERS, Placement, parse
from ludogite.ui.games.cube.grip import BuildSpace, Grip
from ludogite.ui.games.cube.scene import Spot
from ludogite.ui.games.cube.turning import UNTURNED, turned, turns_between

Cell = tuple[int, ...]
RED, YELLOW = range(2)
MOVES = ("000 010 020 120", "101 110 111 201", "012 102 103 112", "210 211 220 311", "202 212 302 312")
CANONICAL = {
    "I": "000 100 200 300", "O": "000 100 010 110", "L": "000 100 200 010", "T": "000 100 200 110",
    "S": "000 100 110 210", "B": "000 100 010 001", "D": "000 100 110 111", "E": "000 010 110 111",
}  # fmt: skip
"""As the rules tell them."""


def cells(text: str) -> frozenset[Cell]:
    return frozenset(tuple(map(int, name)) for name in text.split())


def position(count: int) -> Position:
    state = Position()
    for text in MOVES[:count]:
        state = state.play(parse(text))
    return state


def ways_to_turn(piece: str) -> set[frozenset[Cell]]:
    """All rotations, at the corner. What a quarter turn cannot reach is a mirror image, and is not there."""
    found, border = set(), [cells(CANONICAL[piece])]
    while border:
        here = border.pop()
        if here in found:
            continue
        found.add(here)
        for u, v in permutations(range(3), 2):
            after = []
            for cell in here:
                new = list(cell)
                new[u], new[v] = -cell[v], cell[u]
                after.append(new)
            low = [min(cell[n] for cell in after) for n in range(3)]
            border.append(frozenset(tuple(cell[n] - low[n] for n in range(3)) for cell in after))
    return found


def seated(piece: str, count: int) -> set[frozenset[Cell]]:
    """Everywhere in the cube on free cells where it touches a wall or a piece on each of its three lower sides."""
    taken = frozenset[Cell]().union(*(cells(text) for text in MOVES[:count]))
    found = set()
    for shape, at in product(ways_to_turn(piece), product(range(4), repeat=3)):
        there = frozenset(tuple(cell[n] + at[n] for n in range(3)) for cell in shape)
        if max(map(max, there)) > 3 or there & taken:
            continue
        below = [{tuple(part - (n == axis) for n, part in enumerate(cell)) for cell in there} for axis in range(3)]
        if all(any(min(cell) < 0 or cell in taken for cell in side) for side in below):
            found.add(there)
    return found


def plain(placements: list[Placement]) -> list[frozenset[Cell]]:
    return [cells(str(each)) for each in placements]


def held(piece: str, count: int) -> tuple[Grip, BuildSpace, Callable[[Placement], bool]]:
    """A piece of whoever moves next, in the hand."""
    state = position(count)
    assert state.to_move is not None
    grip = Grip()
    grip.take(state.to_move, LETTERS.index(piece))
    return grip, BuildSpace(state.stand, FULL), lambda placement: state.why_not(placement) is None


@pytest.mark.parametrize("count", [0, 2, 5])
@pytest.mark.parametrize("piece", "IOLTSBDE")
def test_all_seated_places_that_cover_the_cell_are_offered_and_no_others(piece: str, count: int) -> None:
    grip, room, _ = held(piece, count)
    everywhere = seated(piece, count)
    for n, cell in enumerate(CELLS):
        grip.aim(Spot(n, 2, is_wall=True), room, None)
        offers = plain(grip.offers)
        assert len(offers) == len(set(offers))
        assert set(offers) == {each for each in everywhere if cell in each}, cell


def test_the_cell_is_the_one_before_the_square() -> None:
    grip, room, _ = held("I", 2)
    for axis, before in ((0, (3, 0, 1)), (1, (2, 1, 1)), (2, (2, 0, 2))):
        grip.aim(Spot(CELL_NAMES.index("201"), axis), room, None)
        assert grip.offers or axis
        assert all(before in each for each in plain(grip.offers))
    grip.aim(Spot(CELL_NAMES.index("300"), 0), room, None)
    assert grip.offers == [], "before the face there is no cell"
    grip.aim(None, room, None)
    assert (grip.offers, grip.spot) == ([], None)


@pytest.mark.parametrize("piece", "LTD")
def test_what_is_nearest_to_how_the_piece_is_held_comes_first(piece: str) -> None:
    grip, room, _ = held(piece, 2)
    assert grip.held
    for axis in (0, 2, 1):
        way = grip.way(*grip.held)
        grip.aim(Spot(CELL_NAMES.index("002"), 2, is_wall=True), room, None)
        turns = [turns_between(way, each.orientation) for each in grip.offers]
        assert turns == sorted(turns)
        assert len(set(turns)) > 1
        grip.turn(axis, 1)


def test_with_coaching_what_is_legal_comes_first() -> None:
    mixed = 0
    for piece, n in product("IL", range(64)):
        grip, room, judge = held(piece, 3)
        grip.aim(Spot(n, 2, is_wall=True), room, judge)
        legal = [judge(each) for each in grip.offers]
        assert legal == sorted(legal, reverse=True)
        mixed += len(set(legal)) == 2
        for is_legal in (True, False):
            way = UNTURNED[LETTERS.index(piece)]
            turns = [turns_between(way, each.orientation) for each in grip.offers if judge(each) == is_legal]
            assert turns == sorted(turns)
    assert mixed > 5


@pytest.mark.parametrize("count", [0, 3, 5])
def test_where_can_it_go_walks_through_all_legal_moves_of_the_piece(count: int) -> None:
    for n, piece in enumerate(LETTERS):
        state = position(count)
        assert state.to_move is not None
        if n not in state.hand(state.to_move):
            continue
        grip, room, judge = held(piece, count)
        legal = [move for move in state.legal_moves() if move.piece == n]
        walked = []
        for _ in legal:
            grip.show_all(room, judge)
            walked.append(grip.offered)
        assert set(walked) == set(legal)
        assert len(walked) == len(legal)
        grip.show_all(room, judge)
        assert grip.offered == walked[0], "and begins again"


def test_the_wheel_goes_through_the_offers_and_back() -> None:
    grip, room, _ = held("T", 2)
    grip.aim(Spot(CELL_NAMES.index("002"), 2, is_wall=True), room, None)
    offers, seen = grip.offers, []
    for _ in offers:
        seen.append(grip.offered)
        grip.cycle(1)
    assert seen == offers
    assert grip.offered == offers[0]
    grip.cycle(-1)
    assert grip.offered == offers[-1]


def test_a_piece_stays_turned_as_it_was_turned_last() -> None:
    grip, room, _ = held("L", 0)
    assert grip.held
    assert grip.way(*grip.held) == UNTURNED[LETTERS.index("L")]
    grip.turn(2, 1)
    assert grip.way(*grip.held) == turned(UNTURNED[LETTERS.index("L")], 2)
    grip.aim(Spot(0, 2, is_wall=True), room, None)
    grip.cycle(3)
    assert grip.offered
    way = grip.offered.orientation
    grip.take(RED, LETTERS.index("T"))
    grip.take(RED, LETTERS.index("L"))
    assert grip.way(*grip.held) == way
    grip.take(YELLOW, LETTERS.index("L"))
    assert grip.way(*grip.held) == UNTURNED[LETTERS.index("L")], "the other's is another"


@pytest.mark.parametrize("piece", "ILTSBDE")
def test_turning_goes_to_the_next_quarter_that_has_a_place_on_the_square(piece: str) -> None:
    grip, room, _ = held(piece, 2)
    turns = 0
    for n, axis, way in product(range(0, 64, 3), range(3), (1, -1)):
        grip.aim(Spot(n, 2, is_wall=True), room, None)
        if grip.offered is None:
            continue
        before, offers = grip.offered, list(grip.offers)
        has_place = grip.turn(axis, way)
        ways = {each.orientation for each in offers} - {before.orientation}
        wanted = [turned(before.orientation, axis, way * quarters) for quarters in (1, 2, 3)]
        first = next((each for each in wanted if each in ways), None)
        assert has_place == (first is not None)
        assert grip.offered.orientation == (first or before.orientation)
        assert grip.offered.mask >> n & 1
        turns += has_place
    assert turns > 5


@pytest.mark.parametrize("piece", "IOLTSBDE")
def test_moving_goes_along_the_axis_to_the_next_seated_place_turned_alike(piece: str) -> None:
    grip, room, _ = held(piece, 3)
    everywhere = seated(piece, 3)
    moved = 0
    for n, axis, way in product(range(0, 64, 5), range(3), (1, -1)):
        grip.aim(Spot(n, 2, is_wall=True), room, None)
        before = grip.offered
        if before is None:
            assert not grip.shift(axis, way, room, None)
            continue
        has_place = grip.shift(axis, way, room, None)
        assert grip.offered
        alike = [each for each in room.places(before.piece) if each.orientation == before.orientation]
        steps = [tuple(each.offset[k] - before.offset[k] for k in range(3)) for each in alike]
        ahead = [step for step in steps if step[axis] * way > 0]
        step = tuple(grip.offered.offset[k] - before.offset[k] for k in range(3))
        assert has_place == bool(ahead)
        assert cells(str(grip.offered)) in everywhere
        if has_place:
            moved += 1
            aside = [sum(map(abs, each)) - abs(each[axis]) for each in ahead]
            assert step in ahead
            assert sum(map(abs, step)) - abs(step[axis]) == min(aside), "as straight as can be"
    assert moved > 5


def test_a_piece_that_was_moved_can_be_turned_and_changed_on() -> None:
    """On the cell that has gone with it."""
    grip, room, judge = held("L", 3)
    grip.aim(Spot(CELL_NAMES.index("002"), 2, is_wall=True), room, judge)
    before = grip.offered
    assert before
    assert grip.shift(0, 1, room, judge)
    moved = grip.offered
    x, y, z = (moved.offset[n] - before.offset[n] + int("002"[n]) for n in range(3))
    cell = CELLS.index((x, y, z))
    assert len(grip.offers) > 3
    assert all(each.mask >> cell & 1 for each in grip.offers)
    turns = [grip.turn(axis, 1) for axis in range(3)]
    assert any(turns)
    assert grip.offered.orientation != moved.orientation
    assert grip.offered.mask >> cell & 1


def test_a_piece_put_by_a_hint_can_be_turned_and_moved_on() -> None:
    grip, room, judge = held("L", 0)
    there = parse("000 001 002 010")
    grip.put(there, room, judge)
    assert grip.offered == there
    assert len(grip.offers) > 3
    assert grip.shift(0, 1, room, judge) == any(
        each.orientation == there.orientation and each.offset[0] > 0 for each in room.places(there.piece)
    )
    assert grip.turn(2, 1)


def test_an_empty_hand_does_nothing() -> None:
    grip, room = Grip(), BuildSpace(Position().stand, FULL)
    grip.aim(Spot(0, 2, is_wall=True), room, None)
    grip.cycle(1)
    grip.show_all(room, lambda _: True)
    assert not grip.turn(0, 1)
    assert not grip.shift(0, 1, room, None)
    assert (grip.held, grip.offered) == (None, None)
