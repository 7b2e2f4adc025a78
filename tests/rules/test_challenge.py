"""Challenge files, sentence by sentence, and the game of solving them."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from ludogite.content.challenges import Shipped, shipped
from ludogite.rules.cells import cells_in
from ludogite.rules.cube.challenge import Attempt, Place, Take, parse
from ludogite.rules.cube.faces import outermost
from ludogite.rules.cube.pieces import PLACEMENTS
from ludogite.rules.cube.stability import Fall
from ludogite.rules.cube.target import InvalidChallenge, read
from ludogite.rules.game import IllegalMove, InvalidSetup, UnreadableMove
from ludogite.rules.shelf import SHELF
from ludogite.search.cube_cover import Cover

STARTER, WIZARD = shipped()[0], shipped()[394]
LINED = next(each for each in shipped() if each.challenge.lines and not each.challenge.is_half)


def changed(change: Callable[[dict[str, Any]], None], of: Any = WIZARD) -> dict[str, Any]:
    data: dict[str, Any] = copy.deepcopy(of.challenge.to_json())
    change(data)
    return data


def test_a_challenge_reads_back_as_it_was_written() -> None:
    for each in shipped():
        assert read(each.challenge.to_json()) == each.challenge
        assert read(each.to_json()) == each.challenge


def set_row(data: dict[str, Any], face: str, row: int, text: str) -> None:
    data["faces"][face][row] = text


def opposite_corner(data: dict[str, Any]) -> None:
    """The cell 333 is seen on all three faces."""
    row = data["faces"]["z"][3]
    data["faces"]["z"][3] = row[:3] + ("Y" if row[3] == "R" else "R")


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda data: data.pop("faces"), "“faces” is missing."),
        (lambda data: data.update(colour="blue"), "A challenge has no “colour”."),
        (lambda data: data.update(format="ludogite-challenge/2"), "The format “ludogite-challenge/2” cannot be read"),
        (lambda data: (data.clear(), data.update(format="ludogite-record/1")), "The format “ludogite-record/1” cannot"),
        (lambda data: data.update(level="hero"), "The level must be one of: starter, junior, expert, master, wizard."),
        (lambda data: data.update(level=["wizard"]), "The level must be one of"),
        (lambda data: data.update(name=7), "The name of a challenge must be a text."),
        (lambda data: data.update(name="half \ud83c"), "The name of a challenge must be a text."),
        (lambda data: data.update(start=[]), "“start” must be an object."),
        (lambda data: data["start"].update(red="000 001 010 100"), "“red” must be a list of placements."),
        (lambda data: data.update(start={"red": ["000 001 010 101"], "yellow": []}), None),
        (lambda data: data["start"].update(red=["000 001 010 103"]), "“000 001 010 103” is not a move of this game."),
        (lambda data: data["start"].update(green=[]), "A challenge has no “green”."),
        (lambda data: data["faces"].update(x=["RRRR"] * 3), "Each face must be four texts of four letters."),
        (lambda data: set_row(data, "x", 0, "RRRRR"), "Each face must be four texts of four letters."),
        (lambda data: set_row(data, "x", 0, "RRBR"), "The faces of this level hold only the letters: RY."),
        (lambda data: set_row(data, "y", 1, "R.RR"), "The faces do not have the shape of the object."),
        (opposite_corner, "The faces contradict each other: a cell would have both colours."),
        (
            lambda data: data.update(start={"red": ["000 001 010 100", "000 010 020 030"], "yellow": []}),
            "Two starting pieces overlap.",
        ),
        (
            lambda data: data.update(start={"red": ["000 001 010 100", "011 012 021 111"], "yellow": []}),
            "A starting piece appears twice: branch.",
        ),
        (lambda data: data.update(lines={"x": ["AAAA"] * 4}), "“y” is missing."),
        (lambda data: data.update(lines={axis: ["AAA."] * 4 for axis in "xyz"}), "The faces do not have the shape"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(change: Callable[[dict[str, Any]], None], why: str | None) -> None:
    data = changed(change)
    if why is None:
        read(data)
        return
    with pytest.raises(InvalidChallenge) as refused:
        read(data)
    assert str(refused.value).startswith(why)


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda data: data["start"].update(yellow=["000 001 010 100"]), "A starting piece sticks out of the object"),
        (lambda data: data["start"].update(red=["000 001 002 003"]), "A starting piece sticks out of the object"),
        (lambda data: set_row(data, "x", 2, "RRRR"), "The faces do not have the shape of the object."),
        (lambda data: set_row(data, "z", 0, "RRYR"), "The faces of this level hold only the letters: R."),
    ],
)
def test_a_half_cube_is_red_and_two_layers_high(change: Callable[[dict[str, Any]], None], why: str) -> None:
    with pytest.raises(InvalidChallenge) as refused:
        read(changed(change, STARTER))
    assert str(refused.value).startswith(why)


def attempt(of: Any, gravity: str = "off", moves: int = 0) -> Attempt:
    state = SHELF["challenge"].start(1, {"gravity": gravity}, {"challenge": of.challenge.to_json()})
    assert isinstance(state, Attempt)
    for move in solving(of)[:moves]:
        state = state.play(move)
    return state


def solving(of: Any) -> list[Place]:
    return [Place(int(placement.number in of.solution[1]), placement) for placement in of.order]


@pytest.mark.parametrize("gravity", ["off", "on"])
@pytest.mark.parametrize("of", [STARTER, LINED, WIZARD], ids=["starter", "lined", "wizard"])
def test_the_solution_in_its_order_solves_it(of: Any, gravity: str) -> None:
    moves = solving(of)
    state = attempt(of, gravity)
    for n, move in enumerate(moves):
        assert state.outcome is None
        assert state.scores == (n,)
        state = state.play(parse(str(move)))
    assert state.to_move is None
    assert state.outcome
    assert state.outcome.winner == 0
    assert state.scores == (len(moves),)


def test_a_piece_is_taken_back_but_not_a_given_one() -> None:
    state = attempt(STARTER, moves=2)
    move = solving(STARTER)[0]
    assert state.play(Take(move.placement)).scores == (1,)
    given = STARTER.challenge.given[0][0]
    assert "no piece there to take back" in str(state.why_not(Take(given)))
    assert "no piece there to take back" in str(state.why_not(Take(solving(STARTER)[-1].placement)))
    assert Take(given) not in state.legal_moves()


def test_pieces_are_placed_once_on_free_cells_within_the_object() -> None:
    state = attempt(STARTER, moves=1)
    placed = solving(STARTER)[0].placement
    assert "You don’t have this piece: the red" in str(state.why_not(Place(0, placed)))
    yellow = Place(1, PLACEMENTS[0])
    assert "You don’t have this piece: the yellow" in str(state.why_not(yellow))
    hand = state.hand(0)
    tall = next(each for each in PLACEMENTS if each.piece in hand and each.offset[2] == 2)
    assert str(state.why_not(Place(0, tall))) == "It would stick out of the half cube."
    within = [each for each in PLACEMENTS if each.piece in hand and not each.mask & ~state.challenge.object]
    over = next(each for each in within if each.mask & placed.mask)
    assert str(state.why_not(Place(0, over))).endswith("is taken.")


def test_hands_hold_pieces_without_gravity_and_not_with_it() -> None:
    move = solving(WIZARD)[-1]
    assert attempt(WIZARD).why_not(move) is None
    why = attempt(WIZARD, "on").why_not(move)
    assert why
    assert str(why).startswith(("It slides", "It tips", "It would knock"))
    assert isinstance(why.evidence, Fall)


def test_a_match_is_labelled_with_the_name_of_its_challenge() -> None:
    label = SHELF["challenge"].rules.label
    assert label({"challenge": WIZARD.challenge.to_json()}) == WIZARD.challenge.name
    assert SHELF["cube"].rules.label({}) == ""


def test_with_gravity_what_is_left_must_stand() -> None:
    state = attempt(WIZARD, "on", moves=len(solving(WIZARD)) - 1)
    own = [move.placement for move in solving(WIZARD)[:-1]]
    refused = [placement for placement in own if state.why_not(Take(placement)) is not None]
    assert refused
    assert str(state.why_not(Take(refused[0]))) == "Without this piece the others would fall."
    assert all(attempt(WIZARD, "off", len(own)).why_not(Take(placement)) is None for placement in own)


def test_all_placed_but_not_as_it_should_be_is_not_over_and_marks_what_is_wrong() -> None:
    """A half cube that is filled, but not as its lines show."""
    of = next(each for each in shipped() if each.challenge.is_half and each.challenge.lines)
    from dataclasses import replace

    other = next(each for each in Cover(replace(of.challenge, lines=None)).solutions() if each != of.solution)
    state = attempt(of)
    for number in other[0]:
        state = state.play(Place(0, PLACEMENTS[number]))
    assert state.is_complete
    assert state.to_move == 0
    assert state.outcome is None
    assert state.wrong
    assert state.legal_moves()
    assert all(isinstance(move, Take) for move in state.legal_moves())


@pytest.mark.parametrize("of", [STARTER, WIZARD, LINED])
def test_on_the_way_to_the_solution_nothing_is_wrong_and_only_own_pieces_count(of: Shipped) -> None:
    state = attempt(of)
    given = sum(placement.mask for placement, _ in of.challenge.given)
    own = [(axis, n) for axis in range(3) for n in cells_in(outermost(of.challenge.object, axis)) if not given >> n & 1]
    assert state.squares == (0, 0, len(own))
    for move in solving(of):
        state = state.play(move)
        shown = sum(state.occupied >> cell & 1 for _, cell in own)
        assert state.wrong == 0
        assert state.squares == (shown, 0, len(own) - shown)
    assert state.is_solved
    assert state.squares == (len(own), 0, 0)


def test_a_piece_of_the_wrong_colour_is_wrong_at_once_where_it_is_seen() -> None:
    state = attempt(WIZARD)
    red, yellow = WIZARD.challenge.shown
    for move in [move for move in state.legal_moves() if isinstance(move, Place)][::50]:
        mask = move.placement.mask
        wrong = mask & (yellow if move.colour == 0 else red)
        after = state.play(move)
        assert after.wrong == wrong
        seen = [outermost(WIZARD.challenge.object, axis) for axis in range(3)]
        assert after.squares.wrong == sum((face & wrong).bit_count() for face in seen)
        assert after.squares.right == sum((face & mask & ~wrong).bit_count() for face in seen)
        assert after.squares.all == state.squares.all


def test_where_the_target_has_lines_a_piece_across_them_is_wrong_at_once() -> None:
    state = attempt(LINED)
    across = 0
    for move in [move for move in state.legal_moves() if isinstance(move, Place)][::20]:
        fits = LINED.challenge.allows(move.placement, move.colour)
        assert (state.play(move).wrong == 0) == fits
        across += not fits and not move.placement.mask & LINED.challenge.shown[1 - move.colour]
    assert across, "some have the right colour but the wrong shape"


def test_a_start_that_would_fall_cannot_be_played_with_gravity() -> None:
    data = changed(lambda data: data["start"].update(red=["330 331 332 333"], yellow=[]))
    data["faces"] = {axis: ["RRRR"] * 4 for axis in "xyz"}
    SHELF["challenge"].start(1, {"gravity": "off"}, {"challenge": data})
    with pytest.raises(InvalidSetup, match="would fall"):
        SHELF["challenge"].start(1, {"gravity": "on"}, {"challenge": data})


@pytest.mark.parametrize(
    "text", ["000 001 010 100", "blue 000 001 010 100", "red", "red  000 001 010 100", "take", "Red 000 001 010 100"]
)
def test_moves_are_written_with_their_colour(text: str) -> None:
    with pytest.raises(UnreadableMove):
        parse(text)


def test_a_wrong_move_changes_nothing() -> None:
    state = attempt(STARTER)
    with pytest.raises(IllegalMove):
        state.play(Take(PLACEMENTS[0]))
    assert state == attempt(STARTER)


@pytest.mark.parametrize("setup", [{}, {"challenge": None}, {"challenge": STARTER.challenge.to_json(), "more": 1}])
def test_a_set_up_without_a_challenge_is_refused(setup: dict[str, Any]) -> None:
    with pytest.raises(InvalidSetup):
        SHELF["challenge"].start(1, {}, setup)


def test_what_must_be_taken_to_have_a_piece_out_can_be_taken_and_leaves_the_rest_standing() -> None:
    """Those that need it come first, each take is legal, and the piece itself is the last."""
    along = 0
    for each in (STARTER, LINED):
        attempt = Attempt(each.challenge, has_gravity=True)
        for placement in each.order[:-1]:
            attempt = attempt.play(Place(int(placement.number in each.solution[1]), placement))
            for own in (PLACEMENTS[number] for numbers in attempt.placed for number in numbers):
                takes = attempt.takes_for(own)
                after = attempt
                for take in takes:
                    after = after.play(take)
                assert takes[-1] == Take(own)
                assert (len(takes) == 1) == (attempt.why_not(Take(own)) is None)
                along += len(takes) - 1
    assert along > 5


def test_no_more_is_taken_along_than_must_be() -> None:
    """A piece that stands without the one that goes is left alone: put back, it need not have been taken."""
    attempt = Attempt(WIZARD.challenge, has_gravity=True)
    for placement in WIZARD.order[:-1]:
        attempt = attempt.play(Place(int(placement.number in WIZARD.solution[1]), placement))
    taken_along = 0
    for own in (PLACEMENTS[number] for numbers in attempt.placed for number in numbers):
        takes, after = attempt.takes_for(own), attempt
        for take in takes:
            after = after.play(take)
        for take in takes[:-1]:
            again = Place(int(take.placement.number in WIZARD.solution[1]), take.placement)
            assert again not in after.legal_moves()
            taken_along += 1
    assert taken_along > 2


def test_without_gravity_nothing_comes_along_and_nothing_given_can_be_taken() -> None:
    attempt = Attempt(LINED.challenge)
    for placement in LINED.order[:-1]:
        attempt = attempt.play(Place(int(placement.number in LINED.solution[1]), placement))
    for own in (PLACEMENTS[number] for numbers in attempt.placed for number in numbers):
        assert attempt.takes_for(own) == (Take(own),)
    for given, _ in LINED.challenge.given:
        assert attempt.takes_for(given) == ()
