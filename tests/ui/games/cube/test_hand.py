"""The piece in the hand: where it is offered, in which order, how it is turned and moved, against the rules."""

from __future__ import annotations

import subprocess
import sys
from functools import partial
from itertools import permutations, product

import pytest

from ludogite.rules.cube.match import Position
from ludogite.rules.cube.pieces import CELL_NAMES, CELLS, LETTERS, ORIENTATIONS, Placement, parse
from ludogite.rules.cube.stability import Fall
from ludogite.rules.game import Objection
from ludogite.ui.games.cube.building import Building, building_of
from ludogite.ui.games.cube.hand import Hand
from ludogite.ui.games.cube.rotation import UNTURNED, Pose, pose_of, turned, turns_between
from ludogite.ui.games.cube.spot import Spot
from ludogite.ui.games.cube.words import (
    NO_PLACE,
    NOT_FURTHER,
    PINNED,
    POINT,
    POINT_FIRST,
    TAKE_FIRST,
    TO_PIN,
)

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


def orientations(piece: str) -> set[frozenset[Cell]]:
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
    for shape, at in product(orientations(piece), product(range(4), repeat=3)):
        there = frozenset(tuple(cell[n] + at[n] for n in range(3)) for cell in shape)
        if max(map(max, there)) > 3 or there & taken:
            continue
        below = [{tuple(part - (n == axis) for n, part in enumerate(cell)) for cell in there} for axis in range(3)]
        if all(any(min(cell) < 0 or cell in taken for cell in side) for side in below):
            found.add(there)
    return found


def plain(placements: list[Placement]) -> list[frozenset[Cell]]:
    return [cells(str(each)) for each in placements]


def holding(piece: str, count: int, is_coached: bool = False) -> Hand:
    """A piece of whoever moves next in the hand, or the other's if that one is placed."""
    state, n = position(count), LETTERS.index(piece)
    assert state.to_move is not None
    colour = state.to_move if n in state.hand(state.to_move) else 1 - state.to_move
    hand = Hand(Building(state, (colour,)), is_coached)
    assert hand.pick(colour, n) is None
    return hand


@pytest.mark.parametrize("count", [0, 2, 3])
@pytest.mark.parametrize("piece", "IOLTSBDE")
def test_all_seated_places_that_cover_the_cell_are_offered_and_no_others(piece: str, count: int) -> None:
    hand = holding(piece, count)
    everywhere = seated(piece, count)
    for n, cell in enumerate(CELLS):
        hand.aim(Spot(n, 2, is_wall=True))
        offers = plain([] if hand.misfit else hand.offers)
        assert len(offers) == len(set(offers))
        assert set(offers) == {each for each in everywhere if cell in each}, cell


def test_the_cell_is_the_one_before_the_square() -> None:
    hand = holding("I", 2)
    for axis, before in ((0, (3, 0, 1)), (1, (2, 1, 1)), (2, (2, 0, 2))):
        hand.aim(Spot(CELL_NAMES.index("201"), axis))
        assert hand.offered or axis
        assert hand.misfit or all(before in each for each in plain(hand.offers))
    hand.aim(Spot(CELL_NAMES.index("300"), 0))
    assert hand.offers == [], "before the face there is no cell"
    hand.aim(None)
    assert (hand.offers, hand.spot) == ([], None)


@pytest.mark.parametrize("piece", "LTD")
def test_what_is_nearest_to_how_the_piece_is_held_comes_first(piece: str) -> None:
    hand = holding(piece, 2)
    assert hand.held
    for axis in (0, 2, 1):
        before = hand.orientation(*hand.held)
        hand.aim(Spot(CELL_NAMES.index("002"), 2, is_wall=True))
        turns = [turns_between(before, each.orientation) for each in hand.offers]
        assert turns == sorted(turns)
        assert len(set(turns)) > 1
        hand.turn(axis, 1)


def test_with_coaching_what_is_legal_comes_first() -> None:
    mixed = 0
    for piece, n in product("IL", range(64)):
        hand = holding(piece, 3, is_coached=True)
        hand.aim(Spot(n, 2, is_wall=True))
        if hand.misfit:
            continue
        legal = [(hand.objection_to(each) is None) for each in hand.offers]
        assert legal == sorted(legal, reverse=True)
        mixed += len(set(legal)) == 2
        for is_legal in (True, False):
            lying = UNTURNED[LETTERS.index(piece)]
            turns = [
                turns_between(lying, each.orientation)
                for each in hand.offers
                if (hand.objection_to(each) is None) == is_legal
            ]
            assert turns == sorted(turns)
    assert mixed > 5


@pytest.mark.parametrize("count", [0, 3, 5])
def test_where_can_it_go_walks_through_all_legal_moves_of_the_piece(count: int) -> None:
    for n, piece in enumerate(LETTERS):
        state = position(count)
        assert state.to_move is not None
        if n not in state.hand(state.to_move):
            continue
        hand = holding(piece, count, is_coached=True)
        legal = [move for move in state.legal_moves() if move.piece == n]
        walked = []
        for _ in legal:
            hand.walk(1)
            walked.append(hand.offered)
        assert set(walked) == set(legal)
        assert len(walked) == len(legal)
        hand.walk(1)
        assert hand.offered == walked[0], "and begins again"


def test_the_wheel_goes_through_the_offers_and_back() -> None:
    hand = holding("T", 2)
    hand.aim(Spot(CELL_NAMES.index("002"), 2, is_wall=True))
    offers, seen = hand.offers, []
    for _ in offers:
        seen.append(hand.offered)
        hand.cycle(1)
    assert seen == offers
    assert hand.offered == offers[0]
    hand.cycle(-1)
    assert hand.offered == offers[-1]


def test_a_piece_stays_turned_as_it_was_turned_last() -> None:
    hand = holding("L", 0)
    assert hand.held
    assert hand.orientation(*hand.held) == UNTURNED[LETTERS.index("L")]
    hand.turn(2, 1)
    assert hand.orientation(*hand.held) == turned(UNTURNED[LETTERS.index("L")], 2)
    hand.aim(Spot(0, 2, is_wall=True))
    hand.cycle(3)
    assert hand.offered
    last = hand.offered.orientation
    hand.pick(RED, LETTERS.index("T"))
    hand.pick(RED, LETTERS.index("L"))
    assert hand.orientation(*hand.held) == last
    assert hand.orientation(YELLOW, LETTERS.index("L")) == UNTURNED[LETTERS.index("L")], "the other's is another"


def around(cell: Cell, shape: frozenset[Cell], axis: int, direction: int) -> frozenset[Cell]:
    """The cells after a quarter turn around one of them, plainly."""
    u, v = (axis + 1) % 3, (axis + 2) % 3
    after = []
    for each in shape:
        new, du, dv = list(each), each[u] - cell[u], each[v] - cell[v]
        new[u], new[v] = cell[u] - direction * dv, cell[v] + direction * du
        after.append(tuple(new))
    return frozenset(after)


@pytest.mark.parametrize("piece", "ILTSBDE")
def test_a_pinned_piece_turns_around_its_pin_wherever_that_leads(piece: str) -> None:
    """If the turned piece has places that cover the pin, it is at one of them; else it does not fit, and is just where
    the turn has led."""
    hand = holding(piece, 2)
    everywhere, slid, misfits = seated(piece, 2), 0, 0
    for n, axis, direction in product(range(0, 64, 3), range(3), (1, -1)):
        hand.pin_at(Spot(n, 2, is_wall=True))
        if hand.offered is None:
            continue
        before = cells(str(hand.offered))
        assert hand.turn(axis, direction) is None
        led = around(CELLS[n], before, axis, direction)
        low = [min(cell[k] for cell in led) for k in range(3)]
        shape = frozenset(tuple(cell[k] - low[k] for k in range(3)) for cell in led)
        alike = [each for each in everywhere if CELLS[n] in each and is_same_shape(each, shape)]
        if alike:
            assert hand.offered
            assert hand.misfit is None
            now = cells(str(hand.offered))
            assert now in alike
            assert now == led or led not in alike
            slid += now != led
        else:
            assert hand.offered is None
            assert hand.misfit
            assert frozenset(hand.misfit.cells) == led
            assert is_misfit(hand.preview())
            misfits += 1
        assert hand.is_pinned
        hand.let_go()
        hand.pick(*HELD[piece, 2])
    assert misfits > 5
    assert slid or piece == "I"


HELD = {(piece, 2): (RED if piece not in "L" else YELLOW, LETTERS.index(piece)) for piece in "ILTSBDE"}


def is_same_shape(one: frozenset[Cell], other: frozenset[Cell]) -> bool:
    low = [min(cell[k] for cell in one) for k in range(3)]
    return frozenset(tuple(cell[k] - low[k] for k in range(3)) for cell in one) == other


@pytest.mark.parametrize("axis", range(3))
def test_four_quarter_turns_lead_back(axis: int) -> None:
    hand = holding("L", 2)
    hand.pin_at(Spot(CELL_NAMES.index("003"), 1, is_wall=True))
    before, seen = hand.offered, list[Placement | None]()
    for _ in range(4):
        hand.turn(axis, 1)
        seen.append(hand.offered)
    assert hand.offered == before
    assert len(set(seen)) > 1


def test_from_where_it_does_not_fit_the_wheel_leads_to_the_nearest_place_that_does() -> None:
    hand = misfit_hand()
    assert hand.misfit
    pose, orientation = hand.misfit, hand.misfit.orientation
    assert is_misfit(hand.place())
    places = hand.building.places(orientation.piece)
    alike = [each for each in places if each.orientation == orientation]
    assert alike
    assert hand.nearest == tuple(sorted(alike, key=pose.distance)[:2])
    hand.cycle(1)
    assert hand.offered == min(alike, key=pose.distance)
    assert hand.is_pinned
    assert hand.pin is not None
    assert hand.offered.mask >> hand.pin.cell & 1, "the pin goes along"


def is_misfit(answer: object) -> bool:
    return isinstance(answer, Objection) and "the nearest places where it fits" in str(answer)


@pytest.mark.parametrize(
    ("count", "placed", "reason"),
    [
        (0, "220 230 330 320", "It slides: nothing holds it on the blue wall's side."),
        (0, "020 030 031 032", "It slides: nothing holds it on the green wall's side."),
        (1, "000 100 200 001", "Another piece is in the way."),
        (0, "100 200 300 400", "It sticks out here."),
    ],
)
def test_where_it_does_not_fit_the_reason_is_said(count: int, placed: str, reason: str) -> None:
    low = [min(cell[n] for cell in cells(placed)) for n in range(3)]
    offset = (low[0], low[1], low[2])
    shape = frozenset(tuple(cell[n] - low[n] for n in range(3)) for cell in cells(placed))
    orientation = next(each for each in ORIENTATIONS if frozenset(each.cells) == shape)
    assert str(building_of(position(count), RED).why_misfit(Pose(orientation, offset))) == reason


def misfit_hand() -> Hand:
    """A straight piece pinned in the corner and turned until it sticks out of the cube."""
    hand = holding("I", 2)
    for n, axis, direction in product(range(64), range(3), (1, -1)):
        hand.pin_at(Spot(n, 2, is_wall=True))
        if hand.offered and hand.turn(axis, direction) is None and hand.misfit and hand.offers:
            return hand
        hand.unpin()
    raise AssertionError("it fits everywhere")


def test_a_piece_that_does_not_fit_can_be_turned_on_moved_and_unpinned() -> None:
    hand = misfit_hand()
    assert hand.misfit
    pose = hand.misfit
    for axis, direction in product(range(3), (1, -1)):
        hand = misfit_hand()
        ahead = [
            each
            for each in hand.building.places(0)
            if each.orientation == pose.orientation and (each.offset[axis] - pose.offset[axis]) * direction > 0
        ]
        assert hand.shift(axis, direction) == (None if ahead else NOT_FURTHER)
        assert (hand.offered is not None) == bool(ahead)
    hand = misfit_hand()
    hand.unpin()
    assert hand.offered is not None
    assert not hand.is_pinned


@pytest.mark.parametrize("piece", "IOLTSBDE")
def test_moving_goes_along_the_axis_to_the_next_seated_place_turned_alike(piece: str) -> None:
    hand = holding(piece, 3)
    everywhere = seated(piece, 3)
    moved = 0
    for n, axis, direction in product(range(0, 64, 5), range(3), (1, -1)):
        hand.aim(Spot(n, 2, is_wall=True))
        before = hand.offered
        if before is None:
            continue
        answer = hand.shift(axis, direction)
        assert hand.offered
        alike = [each for each in hand.building.places(before.piece) if each.orientation == before.orientation]
        steps = [tuple(each.offset[k] - before.offset[k] for k in range(3)) for each in alike]
        ahead = [step for step in steps if step[axis] * direction > 0]
        step = tuple(hand.offered.offset[k] - before.offset[k] for k in range(3))
        assert answer == (None if ahead else NOT_FURTHER)
        assert cells(str(hand.offered)) in everywhere
        if ahead:
            moved += 1
            across = [sum(map(abs, each)) - abs(each[axis]) for each in ahead]
            assert step in ahead
            assert sum(map(abs, step)) - abs(step[axis]) == min(across), "as straight as can be"
    assert moved > 5


def test_a_piece_that_was_moved_can_be_turned_and_changed_on() -> None:
    """On the cell that has gone with it."""
    hand = holding("L", 3, is_coached=True)
    hand.aim(Spot(CELL_NAMES.index("002"), 2, is_wall=True))
    before = hand.offered
    assert before
    assert hand.shift(0, 1) is None
    moved = hand.offered
    assert moved
    x, y, z = (moved.offset[n] - before.offset[n] + int("002"[n]) for n in range(3))
    cell = CELLS.index((x, y, z))
    assert len(hand.offers) > 3
    assert all(each.mask >> cell & 1 for each in hand.offers)
    hand.turn(2, 1)
    pose = pose_of(hand.offered) if hand.offered else hand.misfit
    assert pose
    assert pose.orientation == turned(moved.orientation, 2)
    assert CELLS[cell] in pose.cells


def test_a_piece_put_by_a_hint_can_be_turned_and_moved_on() -> None:
    hand = holding("L", 0, is_coached=True)
    there = parse("000 001 002 010")
    hand.hold_at(RED, there)
    assert hand.offered == there
    assert len(hand.offers) > 3
    is_free = any(
        each.orientation == there.orientation and each.offset[0] > 0 for each in hand.building.places(there.piece)
    )
    assert hand.shift(0, 1) == (None if is_free else NOT_FURTHER)
    assert hand.turn(2, 1) is None


def test_an_empty_hand_does_nothing() -> None:
    hand = Hand(building_of(Position(), RED), is_coached=True)
    hand.aim(Spot(0, 2, is_wall=True))
    hand.cycle(1)
    assert hand.walk(1) == hand.turn(0, 1) == hand.shift(0, 1) == hand.place() == TAKE_FIRST
    assert (hand.held, hand.offered, hand.preview(), hand.text()) == (None, None, None, "")


# Pinning


def test_a_pin_holds_the_piece_until_it_is_pulled_out() -> None:
    hand = holding("O", 0)
    assert hand.preview() == POINT
    assert hand.shift(0, 1) == POINT_FIRST
    first, second = (Spot(CELL_NAMES.index(name), 2, is_wall=True) for name in ("000", "300"))
    hand.aim(first)
    assert hand.preview() == TO_PIN
    assert hand.pin is None
    there = hand.offered
    assert hand.pin_at(first) is None
    assert (hand.offered, hand.preview()) == (there, PINNED)
    assert hand.pin
    assert there.mask >> hand.pin.cell & 1, "the pin is in the piece"
    hand.unpin()
    assert (hand.offered, hand.pin, hand.preview()) == (there, None, TO_PIN)
    assert hand.pin_at(second) is None
    assert hand.offered != there


def test_where_there_is_no_room_nothing_is_pinned() -> None:
    hand = holding("I", 2)
    assert hand.pin_at(Spot(CELL_NAMES.index("333"), 2)) == NO_PLACE
    assert (hand.is_pinned, hand.offered, hand.misfit) == (False, None, None)
    assert hand.place() == NO_PLACE, "before the face there is no cell"


@pytest.mark.parametrize("count", [0, 3, 5])
def test_what_a_place_would_bring_is_what_the_rules_count(count: int) -> None:
    state = position(count)
    for move in state.legal_moves():
        hand = Hand(building_of(state, state.to_move), is_coached=True)
        assert state.to_move is not None
        hand.hold_at(state.to_move, move)
        assert hand.after() == state.play(move)
    assert state.to_move is not None
    alone = Hand(building_of(state, state.to_move), is_coached=False)
    alone.hold_at(state.to_move, move)
    assert alone.after() is None, "on one's own judgement nothing is told"


def test_of_a_place_where_it_would_fall_nothing_is_counted() -> None:
    hand = holding("L", 3, is_coached=True)
    hand.hold_at(YELLOW, a_fall(position(3)))
    assert hand.after() is None


def test_where_it_does_not_fit_it_is_seen_there_and_the_nearest_places_are_offered() -> None:
    hand, spot = holding("O", 0), Spot(CELL_NAMES.index("222"), 2, is_wall=True)
    hand.aim(spot)
    assert hand.misfit
    assert (2, 2, 2) in hand.misfit.cells
    assert is_misfit(hand.preview())
    assert hand.pin_at(spot) is None
    assert hand.is_pinned
    assert is_misfit(hand.place())
    hand.cycle(1)
    assert hand.offered in hand.building.places(LETTERS.index("O"))


# Taking up, letting go


def test_a_piece_is_put_back_when_it_is_picked_again_and_one_in_the_cube_is_not_taken() -> None:
    hand = holding("T", 2)
    assert hand.held is not None
    hand.pick(*hand.held)
    assert hand.held is None
    assert str(hand.pick(RED, LETTERS.index("L"))) == "It is already in the cube: the red L."
    assert hand.held is None


def test_a_number_alone_takes_the_piece_and_then_puts_it_back() -> None:
    hand = Hand(building_of(position(2), RED))
    assert hand.pick_next(LETTERS.index("T")) is None
    assert hand.held == (RED, LETTERS.index("T"))
    assert hand.pick_next(LETTERS.index("T")) is None
    assert hand.held is None
    assert str(hand.pick_next(LETTERS.index("L"))) == "It is already in the cube: the red L."


def test_without_coaching_placing_is_a_move_that_nobody_has_judged_yet(asked: list[object]) -> None:
    hand = holding("L", 3)
    falls = a_fall(position(3))
    asked.clear()
    hand.hold_at(YELLOW, falls)
    assert hand.preview() == PINNED
    assert hand.place() == falls
    assert asked == []


def test_with_coaching_the_rules_are_asked_once_for_each_place(asked: list[object]) -> None:
    hand = holding("L", 3, is_coached=True)
    falls = a_fall(position(3))
    asked.clear()
    hand.hold_at(YELLOW, falls)
    assert str(hand.preview()) == "It tips over: what it rests on does not hold it."
    foreseen = hand.foreseen()
    assert foreseen is not None
    assert isinstance(foreseen.evidence, Fall)
    assert hand.place() is foreseen
    for _ in hand.offers:
        hand.cycle(1)
        assert hand.preview() is not None
    assert len(asked) == len(hand.offers) > 3


def test_what_was_asked_is_forgotten_with_the_position(asked: list[object]) -> None:
    hand = holding("T", 3, is_coached=True)
    hand.walk(1)
    hand.follow(building_of(position(4), RED), is_coached=True)
    assert hand.held is None
    asked.clear()
    hand.pick(RED, LETTERS.index("T"))
    places = len(hand.building.places(LETTERS.index("T")))
    for _ in range(2 * places):
        hand.walk(1)
    assert len(asked) == places


def a_fall(state: Position) -> Placement:
    """A place for the L where it rests on something on all sides, and yet does not stand."""
    places = building_of(state, state.to_move).places(LETTERS.index("L"))
    return next(each for each in places if "tips" in str(state.why_not(each)))


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """The placements that the rules are asked about."""
    placements: list[object] = []
    ask = Position.why_not

    def why_not(self: Position, move: Placement) -> Objection | None:
        placements.append(move)
        return ask(self, move)

    monkeypatch.setattr(Position, "why_not", why_not)
    return placements


# As a text


def again(hand: Hand, state: Position | None = None) -> Hand:
    """The hand after a restart."""
    new = Hand()
    new.read(hand.text())
    new.follow(hand.building if state is None else building_of(state, state.to_move), hand.is_coached)
    return new


def test_a_held_piece_survives_a_restart_as_it_was_turned() -> None:
    hand = holding("L", 3)
    assert hand.held
    hand.turn(2, 1)
    new = again(hand)
    assert new.held == hand.held
    assert new.offered is None
    assert new.orientation(*hand.held) == hand.orientation(*hand.held) != UNTURNED[LETTERS.index("L")]
    assert new.text() == hand.text()


def test_a_pinned_piece_survives_with_its_pin_and_where_the_mouse_was_does_not() -> None:
    spot = Spot(CELL_NAMES.index("002"), 2, is_wall=True)
    hand = holding("L", 3, is_coached=True)
    before = hand.text()
    hand.aim(spot)
    assert hand.offered
    assert hand.text() == before
    assert again(hand).offered is None
    assert hand.pin_at(spot) is None
    assert hand.text() != before
    new = again(hand)
    assert (new.offered, new.is_pinned, new.pin) == (hand.offered, True, hand.pin)
    assert set(new.offers) == set(hand.offers), "the places around the same cell"
    for put in (partial(hand.walk, 1), partial(hand.shift, 0, 1)):
        put()
        assert hand.offered
        assert again(hand).offered == hand.offered


def test_the_text_of_an_older_version_pins_the_piece() -> None:
    hand = Hand()
    hand.read("turned R 000 001 002 010; held R L 0; at 000 001 002 010")
    hand.follow(building_of(Position(), RED), is_coached=True)
    assert hand.offered == parse("000 001 002 010")
    assert hand.is_pinned


def test_a_piece_put_by_a_hint_survives() -> None:
    hand = holding("L", 0)
    hand.hold_at(RED, parse("000 001 002 010"))
    assert again(hand).offered == parse("000 001 002 010")


def test_in_another_position_nothing_is_held_but_pieces_stay_turned() -> None:
    hand = holding("T", 2)
    hand.turn(2, 1)
    new = again(hand, position(4))
    assert new.held is None
    assert new.orientation(RED, LETTERS.index("T")) == hand.orientation(RED, LETTERS.index("T"))


def test_nothing_is_held_of_a_seat_that_may_not_act() -> None:
    hand = holding("T", 2)
    new = Hand()
    new.read(hand.text())
    new.follow(building_of(position(2), None), is_coached=False)
    assert new.held is None


def test_what_the_rules_have_answered_is_asked_again_after_a_move() -> None:
    place = parse(MOVES[0])
    hand = Hand(building_of(position(0), RED), is_coached=True)
    hand.hold_at(RED, place)
    assert hand.objection_to(place) is None
    hand.follow(building_of(position(2), RED), is_coached=True)
    hand.pick(RED, place.piece - 1)
    assert hand.held is not None
    assert hand.objection_to(place) is not None


DAMAGED = (
    "held", "held R", "held R T", "held  T 0", "held R  0", "held RY T 0", "held R IO 0", "held R X 0", "held B T 0",
    "held R T z", "held R T 1", "turned R", "turned 000", "turned R 000 333", "at 000", "at 000 001 002 003",
    "held R T 0; at 999", "held R T 0; pin 000", "pin 000", "held R T 0; nonsense", "{}", "5 S", ";", "; ",
)  # fmt: skip


@pytest.mark.parametrize("text", DAMAGED)
def test_of_a_damaged_text_nothing_is_held(text: str) -> None:
    hand = Hand()
    hand.read(text)
    hand.follow(building_of(Position(), RED), is_coached=True)
    assert hand.held is None
    assert hand.text() == ""


def test_a_place_that_is_not_for_the_piece_is_not_taken_from_a_text() -> None:
    hand = Hand()
    hand.read("held R T 0; at 000 001 002 003")
    hand.follow(building_of(Position(), RED), is_coached=True)
    assert hand.held == (RED, LETTERS.index("T"))
    assert hand.offered is None


def test_the_hand_needs_no_window() -> None:
    program = "import sys, ludogite.ui.games.cube.hand; print([name for name in sys.modules if 'PySide6' in name])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
