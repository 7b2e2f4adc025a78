"""Advice on challenges: whether one is possible, the next step and why, and what to take back."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from ludogite.content.challenges import Shipped, shipped
from ludogite.players.challenge import is_possible, rank, solution_steps
from ludogite.rules.cube.challenge import Attempt, Place, Take
from ludogite.rules.cube.pieces import PLACEMENTS, parse
from ludogite.rules.cube.target import read

ALL = shipped()


def solution_of(each: Shipped) -> set[Place]:
    return {Place(colour, PLACEMENTS[number]) for colour, numbers in enumerate(each.solution) for number in numbers}


def follow(state: Attempt) -> tuple[int, int]:
    """Places and takes until it is solved by advice alone."""
    places = takes = 0
    while state.to_move is not None:
        move = rank(state, "perfect", 0)[0].plan[0]
        assert isinstance(move, Place | Take)
        places, takes = places + isinstance(move, Place), takes + isinstance(move, Take)
        state = state.play(move)
        assert places + takes < 60
    return places, takes


@pytest.mark.parametrize("gravity", [False, True])
@pytest.mark.parametrize("n", [0, 120, 180, 300, 399])
def test_advice_leads_from_the_start_to_the_end_without_a_detour(n: int, gravity: bool) -> None:
    assert follow(Attempt(ALL[n].challenge, gravity)) == (len(ALL[n].order), 0)


@pytest.mark.parametrize("gravity", [False, True])
@pytest.mark.parametrize("n", [82, 240, 360])
def test_advice_leads_back_from_anywhere(n: int, gravity: bool) -> None:
    rng, state = Random(n), Attempt(ALL[n].challenge, gravity)
    for _ in range(4):
        moves = [move for move in state.legal_moves() if isinstance(move, Place)]
        if moves:
            state = state.play(rng.choice(moves))
    assert not is_possible(state)
    places, takes = follow(state)
    assert takes >= 1
    assert places + takes <= len(ALL[n].order) + 12


def test_it_is_known_whether_it_is_still_possible() -> None:
    each = ALL[200]
    state = Attempt(each.challenge)
    assert is_possible(state)
    right = Place(int(each.order[0].number in each.solution[1]), each.order[0])
    assert is_possible(state.play(right))
    wrong = next(move for move in state.legal_moves() if isinstance(move, Place) and move not in solution_of(each))
    spoiled = state.play(wrong)
    assert not is_possible(spoiled)
    advice = rank(spoiled, "perfect", 0)[0]
    assert advice.plan[0] == Take(wrong.placement)
    assert str(advice.reason) == "Remove this piece to make it solvable."


def test_the_reason_of_a_forced_piece_names_the_place() -> None:
    each = ALL[40]
    state = Attempt(each.challenge)
    reasons = []
    while state.to_move is not None:
        advice = rank(state, "perfect", 0)[0]
        reasons.append(str(advice.reason))
        move = advice.plan[0]
        assert isinstance(move, Place | Take)
        state = state.play(move)
    assert any(reason.startswith(("Nothing else can fill", "There is no other place")) for reason in reasons)


def test_every_move_is_judged() -> None:
    each = ALL[200]
    opinions = rank(Attempt(each.challenge), "perfect", 0)
    worth = {opinion.plan[0]: opinion.worth["value"] for opinion in opinions}
    assert set(worth) == set(Attempt(each.challenge).legal_moves())
    assert {move for move, value in worth.items() if value} == {
        move for move in solution_of(each) if move.placement in each.order
    }


def test_a_piece_of_the_wrong_colour_is_wrong_even_where_its_twin_belongs() -> None:
    for each in ALL[160:]:
        hidden = [
            (colour, PLACEMENTS[number])
            for colour, numbers in enumerate(each.solution)
            for number in numbers
            if not PLACEMENTS[number].mask & (each.challenge.shown[0] | each.challenge.shown[1])
        ]
        state = Attempt(each.challenge)
        for colour, placement in hidden:
            swapped = Place(1 - colour, placement)
            if state.why_not(swapped) is None and not is_possible(state.play(swapped)):
                advice = rank(state.play(swapped), "perfect", 0)[0]
                assert advice.plan[0] == Take(placement)
                assert str(advice.reason) == "Remove this piece to make it solvable."
                return
    pytest.fail("no challenge has such a piece")


KEYED: dict[str, Any] = {
    "format": "ludogite-challenge/1",
    "level": "expert",
    "name": "",
    "start": {
        "red": ["000 010 020 030", "021 031 121 131", "011 012 022 111"],
        "yellow": ["100 110 120 130", "001 002 003 013", "200 201 210 301"],
    },
    "faces": {
        "x": ["RRRY", "YRYY", "YRRR", "YYYY"],
        "y": ["RYRY", "RRYY", "YYYR", "RYYY"],
        "z": ["YRRY", "YRYY", "RRYY", "RYYY"],
    },
}


def test_where_wrong_pieces_hold_each_other_nothing_is_said_to_lead_on() -> None:
    """Others that held them while they were placed are gone; without any of them the rest would fall."""
    red, yellow = ["212 312 313 323"], ["311 320 321 331", "101 102 112 202", "222 231 232 322"]
    placed = tuple(parse(text).number for text in red), tuple(parse(text).number for text in yellow)
    state = Attempt(read(KEYED), True, placed)
    assert not is_possible(state)
    assert not any(isinstance(move, Take) for move in state.legal_moves())
    opinions = rank(state, "perfect", 0)
    assert {opinion.plan[0] for opinion in opinions} == set(state.legal_moves())
    assert {(opinion.worth["value"], str(opinion.reason)) for opinion in opinions} == {
        (0, "The pieces lock each other: undo some moves.")
    }


def test_a_challenge_without_solution_is_called_so() -> None:
    chess = ["RYRY", "YRYR"] * 2
    challenge = read(KEYED | {"start": {"red": [], "yellow": []}, "faces": dict.fromkeys("xyz", chess)})
    advice = rank(Attempt(challenge), "perfect", 0)[0]
    assert str(advice.reason) == "This challenge has no solution."


@pytest.mark.parametrize("n", [6, 180, 300])
def test_the_solution_is_told_piece_by_piece_for_any_challenge(n: int) -> None:
    """In an order in which each piece gets in and stands; one that does not ship is solved first."""
    other = replace(ALL[n].challenge, name="my own")
    for challenge in (ALL[n].challenge, other):
        attempt = Attempt(challenge, has_gravity=True)
        for place in solution_steps(challenge):
            attempt = attempt.play(place)
        assert attempt.is_solved


def test_where_there_is_no_solution_there_is_nothing_to_tell() -> None:
    each = ALL[200]
    wrong = next(
        move
        for move in Attempt(each.challenge).legal_moves()
        if isinstance(move, Place) and move not in solution_of(each)
    )
    red, yellow = each.challenge.start
    start = (*red, wrong.placement.number), yellow
    assert wrong.colour == 0
    assert solution_steps(replace(each.challenge, start=start)) == ()
