"""Cube, sentence by sentence of its rules; and its quick methods compared with plain ones."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import islice
from random import Random
from typing import Any

import pytest

from ludogite.content.challenges import shipped
from ludogite.rules.cells import Taken
from ludogite.rules.cube import exact, stability
from ludogite.rules.cube.contacts import corners, extremes, hull
from ludogite.rules.cube.match import Position
from ludogite.rules.cube.pieces import CANONICAL, CELL_NAMES, LETTERS, ORIENTATIONS, PLACEMENTS, Placement, parse
from ludogite.rules.cube.placement import gets_in
from ludogite.rules.cube.program import Program
from ludogite.rules.cube.stability import Fall, Stand, stand_of
from ludogite.rules.game import IllegalMove, UnreadableMove, perft
from ludogite.rules.shelf import SHELF
from tests.rules import plain_cube
from tests.rules.plain_cube import cells


def played(*moves: str, flush: bool = False) -> Position:
    position = Position(is_flush=flush)
    for move in moves:
        position = position.play(parse(move))
    return position


def reason(position: Position, move: str) -> str:
    return str(position.why_not(parse(move)))


def random_positions(seed: int) -> Iterator[tuple[Position, Random]]:
    """Positions of random matches, without end."""
    rng = Random(seed)
    while True:
        position = Position()
        while position.to_move is not None:
            yield position, rng
            position = position.after(rng.choice(position.legal_moves()))


def free_placements(position: Position) -> list[Placement]:
    assert position.to_move is not None
    hand = position.hand(position.to_move)
    return [each for each in PLACEMENTS if not each.mask & position.occupied and each.piece in hand]


def pieces_with(position: Position, placement: Placement) -> list[plain_cube.Piece]:
    return [cells(str(body)) for body, _ in position.bodies] + [cells(str(placement))]


# Pieces and placements


def test_eight_pieces_can_be_turned_in_86_ways_and_placed_in_2172() -> None:
    assert [sum(each.piece == piece for each in ORIENTATIONS) for piece in range(8)] == [3, 3, 24, 12, 12, 8, 12, 12]
    assert len(ORIENTATIONS) == 86
    assert len(PLACEMENTS) == len({each.mask for each in PLACEMENTS}) == 2172


def test_the_screws_are_mirror_images_and_no_turn_makes_one_the_other() -> None:
    right = {each.cells for each in ORIENTATIONS if LETTERS[each.piece] == "D"}
    left = {each.cells for each in ORIENTATIONS if LETTERS[each.piece] == "E"}
    assert not right & left
    assert {tuple(sorted((1 - x, y, z) for x, y, z in turned)) for turned in right} == left


@pytest.mark.parametrize("letter", LETTERS)
def test_each_piece_is_known_by_its_canonical_cells(letter: str) -> None:
    piece = LETTERS.index(letter)
    written = " ".join(sorted("".join(map(str, cell)) for cell in CANONICAL[piece]))
    assert parse(written).piece == piece


@pytest.mark.parametrize(
    "text",
    [
        "",
        "000 001 010",
        "001 000 010 100",
        "000 001 010 200",
        "000 001 010 014",
        "000  001 010 100",
        "000 001 010 100 ",
    ],
)
def test_a_placement_is_four_cells_of_a_piece_in_ascending_order(text: str) -> None:
    with pytest.raises(UnreadableMove):
        parse(text)


def test_the_first_piece_goes_into_the_corner() -> None:
    first = Position().legal_moves()
    assert len(first) == 86
    assert all(each.offset == (0, 0, 0) for each in first)
    assert perft(Position(), 1) == 86


def test_a_piece_is_placed_once() -> None:
    position = played("000 001 010 100", "011 012 013 021")
    assert reason(position, "101 102 111 201") == "This piece is already in the cube: branch."
    assert position.hand(0) == tuple(LETTERS.index(letter) for letter in "IOLTSDE")
    assert position.hand(1) == tuple(LETTERS.index(letter) for letter in "IOTSBDE")


def test_cells_must_be_free() -> None:
    refused = played("000 001 010 100").why_not(parse("001 002 011 012"))
    assert str(refused) == "001 is taken."
    assert refused
    assert refused.evidence == Taken(CELL_NAMES.index("001"))


# Getting in


def test_a_piece_does_not_get_through_others() -> None:
    """The screw covers the corner: the L would fit there, but cannot get in."""
    assert reason(played("001 011 110 111"), "000 010 100 200") == "It cannot get there: other pieces are in the way."


def test_the_quick_path_finds_what_the_slow_one_finds() -> None:
    found = {True: 0, False: 0}
    crooked = 0
    for rng in map(Random, range(40)):
        occupied = sum(1 << cell for cell in rng.sample(range(64), rng.randrange(8, 30)))
        taken = {(n // 16, n // 4 % 4, n % 4) for n in range(64) if occupied >> n & 1}
        for placement in rng.sample(PLACEMENTS, 120):
            if not placement.mask & occupied:
                quick = gets_in(placement, occupied)
                assert quick == plain_cube.gets_in(cells(str(placement)), taken), (occupied, str(placement))
                found[quick] += 1
                crooked += quick and not any(comes_straight(placement, axis, occupied) for axis in range(3))
    assert min(*found.values(), crooked) > 10


def comes_straight(placement: Placement, axis: int, occupied: int) -> bool:
    for x, y, z in cells(str(placement)):
        for by in range(1, 4):
            a, b, c = plain_cube.moved((x, y, z), axis, by)
            if max(a, b, c) < 4 and occupied >> (16 * a + 4 * b + c) & 1 and (a, b, c) not in cells(str(placement)):
                return False
    return True


# Standing


@pytest.mark.parametrize(
    ("moves", "tried", "why"),
    [
        ("", "100 101 110 200", "It slides: nothing holds it on the blue wall's side."),
        ("", "010 011 020 110", "It slides: nothing holds it on the green wall's side."),
        ("", "001 002 011 101", "It slides: nothing holds it on the violet wall's side."),
        # A rod that leans on one square low at its foot: its middle is two squares higher.
        ("000 010 020 120", "100 101 102 103", "It tips over: what it rests on does not hold it."),
        ("001 101 200 201", "002 003 013 113", "It would knock the red L loose."),
        ("010 110 200 210,020 021 030 120", "031 131 132 231", "It would knock the yellow branch loose."),
    ],
)
def test_why_a_piece_does_not_stand(moves: str, tried: str, why: str) -> None:
    position = played(*filter(None, moves.split(",")))
    assert reason(position, tried) == why
    with pytest.raises(IllegalMove) as refused:
        position.play(parse(tried))
    fall = refused.value.message.evidence
    assert isinstance(fall, Fall)
    assert plain_cube.is_fall(pieces_with(position, parse(tried)), dict(fall.motions))


def test_the_program_is_solved_once_to_say_why_a_piece_falls(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where it pushes others away, and the program both decides and shows how."""
    position, solved = played("001 101 200 201"), list[Program]()
    solve = Program.violation

    def violation(program: Program, *asked: Any) -> Any:
        solved.append(program)
        return solve(program, *asked)

    monkeypatch.setattr(Program, "violation", violation)
    assert reason(position, "002 003 013 113") == "It would knock the red L loose."
    assert len(solved) == 1


def test_exactly_balanced_stands() -> None:
    """The L leans on the edge of a square, straight below its middle. A rod's middle is a little further out."""
    position = played("000 010 020 120")
    balanced = parse("100 101 102 202")
    assert position.why_not(balanced) is None
    assert position.why_not(parse("100 101 102 103")) is not None
    loads, columns = position.stand._columns(balanced.mask)
    assert isinstance(exact.solve(columns, loads), exact.Balance)
    nudged = [1000 * part for part in loads]
    nudged[-2] += 1
    assert isinstance(exact.solve(columns, nudged), exact.Motion)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1))
def test_what_stands_is_what_the_whole_program_says(seed: int) -> None:
    """The short cuts against the program with all pushes, built anew: on placements that are held on all sides."""
    verdicts = {True: 0, False: 0}
    for position, rng in islice(random_positions(seed), 34):
        free = free_placements(position)
        held = [each for each in free if position.stand.unheld(each.mask) is None]
        for placement in rng.sample(held, min(20, len(held))) + rng.sample(free, min(2, len(free))):
            left = plain_cube.violation(pieces_with(position, placement))
            stands = position.stand.holds(placement)
            assert stands == (left < 1e-6), (position.bodies, str(placement), left)
            verdicts[stands] += 1
    assert sum(verdicts.values()) > 400
    assert verdicts[False] > 30


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1))
def test_every_fall_is_a_motion_that_goes_through_nothing_and_leads_down(seed: int) -> None:
    kinds = {"unheld": 0, "tips": 0, "pushes": 0}
    for position, rng in islice(random_positions(seed), 52):
        free = free_placements(position)
        held = [each for each in free if position.stand.unheld(each.mask) is None]
        for placement in held[:: max(1, len(held) // 40)] + rng.sample(free, min(1, len(free))):
            fall = position.stand.fall(placement)
            assert (fall is None) == position.stand.holds(placement)
            if fall:
                assert plain_cube.is_fall(pieces_with(position, placement), dict(fall.motions)), str(placement)
                kind = "unheld" if fall.unheld is not None else "tips" if fall.pushed is None else "pushes"
                kinds[kind] += 1
                assert kind != "pushes" or fall.pushed in dict(fall.motions)
    assert min(kinds.values()) > 4, kinds


def test_a_plain_motion_is_told_from_one_that_goes_through_a_wall() -> None:
    """The test of the test above."""
    piece = [cells("000 001 010 100")]
    down, up = [Fraction(n) for n in (-1, 0, 0, 0, 0, 0)], [Fraction(n) for n in (1, 0, 0, 0, 0, 0)]
    assert not plain_cube.is_fall(piece, {0: down})
    assert not plain_cube.is_fall(piece, {0: up})
    assert plain_cube.is_fall([cells("100 101 110 200")], {0: down})


@pytest.mark.long
def test_whole_numbers_say_the_same_as_the_program() -> None:
    """What would decide inside the gap, on placements far from it, with forces that balance to the last digit."""
    decided = {True: 0, False: 0}
    for position, rng in islice(random_positions(3), 30):
        if len(position.bodies) > 4:
            continue
        stand = position.stand
        held = [each for each in free_placements(position) if stand.unheld(each.mask) is None]
        falling = [each for each in held if not stand.holds(each)]
        for placement in falling[:2] + rng.sample(held, 2):
            loads, columns = stand._columns(placement.mask)
            answer = exact.solve(columns, loads)
            assert isinstance(answer, exact.Balance) == stand.holds(placement)
            if isinstance(answer, exact.Balance):
                assert min(answer.pushes) >= 0
                for n, carried in enumerate(loads):
                    assert sum(f * column[n] for f, column in zip(answer.pushes, columns, strict=True)) == carried
            decided[isinstance(answer, exact.Balance)] += 1
    assert min(decided.values()) > 5


def test_were_the_program_ever_unsure_whole_numbers_would_decide_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    for position, rng in islice(random_positions(4), 12):
        held = [each for each in free_placements(position) if position.stand.unheld(each.mask) is None]
        if held and len(position.bodies) < 4:
            asked += [(position, each, position.stand.holds(each)) for each in rng.sample(held, 12)]
    monkeypatch.setattr(stability, "GAP", (-1.0, 1e9))
    monkeypatch.setattr(Stand, "_is_fall", lambda stand, velocity, mask: False)
    decided = list[object]()
    solve = exact.solve

    def solve_and_note(*asked: Any) -> Any:
        decided.append(solve(*asked))
        return decided[-1]

    monkeypatch.setattr(exact, "solve", solve_and_note)
    for position, placement, stands in asked:
        fall = Stand(position.stand.bodies).fall(placement)
        assert (fall is None) == stands
        assert fall is None or plain_cube.is_fall(pieces_with(position, placement), dict(fall.motions))
    assert {type(answer) for answer in decided} == {exact.Balance, exact.Motion}


def test_points_between_points() -> None:
    square = corners(parse("000 001 010 011").mask, 0)
    assert hull(square) == square == 0b111_00111_00111
    across = 1 | 1 << 24
    assert hull(across) == sum(1 << 6 * n for n in range(5))
    assert extremes(hull(across)) == across
    assert hull(0) == extremes(0) == 0


def test_the_same_pieces_are_the_same_stand() -> None:
    one = played("000 001 010 100", "011 012 020 021").stand
    assert one is stand_of(one.bodies)


# The match


SKIPPING = [
    *("000 010 100 101", "011 021 110 111", "012 102 112 202", "022 023 033 122", "300 301 302 312"),
    *("013 103 113 203", "123 213 223 233", "030 031 032 132", "211 221 310 311", "200 210 220 230"),
    *("231 321 330 331", "120 121 130 131", "222 232 322 332"),
]
"""Moves after the last of which yellow can place nothing, though red can."""


def test_a_seat_that_can_place_nothing_is_skipped() -> None:
    position = played(*SKIPPING[:-1])
    assert position.to_move == 0
    after = position.play(parse(SKIPPING[-1]))
    assert not after.can_place(1)
    assert after.can_place(0)
    assert after.to_move == 0


def test_the_match_ends_when_neither_can_place() -> None:
    position, rng = played(*SKIPPING), Random(0)
    while position.to_move is not None:
        position = position.play(rng.choice(position.legal_moves()))
    assert not position.can_place(0)
    assert not position.can_place(1)
    assert position.outcome
    red, yellow = position.scores
    assert position.outcome.winners == ((0,) if red > yellow else (1,) if yellow > red else (0, 1))
    assert str(position.outcome.why) == f"Neither can place a piece. Red shows {red} squares, yellow {yellow}."


def test_a_full_cube_ends_the_match() -> None:
    whole = next(each for each in shipped() if each.challenge.level == "wizard")
    red, yellow = (
        sorted([*numbers, *(body.number for body, which in whole.challenge.given if which == colour)])
        for colour, numbers in enumerate(whole.solution)
    )
    outcome = Position((tuple(red), tuple(yellow))).outcome
    assert outcome
    assert str(outcome.why).startswith("All pieces are placed. Red shows ")


def test_each_column_shows_its_outermost_cell() -> None:
    """A red rod along x shows one square at its end and four on each side; a yellow square stands on one end of it."""
    rod = played("000 100 200 300")
    assert rod.scores == (9, 0)
    assert rod.view()["faces"] == {
        "x": ["R...", "....", "....", "...."],
        "y": ["RRRR", "....", "....", "...."],
        "z": ["RRRR", "....", "....", "...."],
    }
    both = rod.play(parse("001 002 011 012"))
    assert both.view()["faces"] == {
        "x": ["R...", "YY..", "YY..", "...."],
        "y": ["RRRR", "Y...", "Y...", "...."],
        "z": ["YRRR", "Y...", "....", "...."],
    }
    assert both.scores == (1 + 4 + 3, 4 + 2 + 2)


def test_flush_counts_only_squares_in_the_face_itself() -> None:
    rod = played("000 100 200 300", flush=True)
    assert rod.scores == (1, 0)
    assert rod.play(parse("001 101 201 301")).scores == (1, 1)
    assert rod.view()["faces"]["y"] == ["....", "....", "....", "...."]
    assert str(SHELF["cube"].start(2, {"score": "flush"}, {}).scores) == "(0, 0)"


def test_the_view_shows_layers_and_hands() -> None:
    view = played("000 100 200 300", "001 002 011 012").view()
    assert view["layers"] == [
        ["IIII", "....", "....", "...."],
        ["o...", "o...", "....", "...."],
        ["o...", "o...", "....", "...."],
        ["....", "....", "....", "...."],
    ]
    assert view["hands"] == ["OLTSBDE", "ILTSBDE"]
