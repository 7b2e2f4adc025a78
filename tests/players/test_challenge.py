"""Advice on challenges: possible or not, the next step and why, and the way back."""

from __future__ import annotations

from random import Random

import pytest

from ludogite.content.challenges import Shipped, shipped
from ludogite.players.challenge import is_possible, rank
from ludogite.rules.cube.challenge import Attempt, Place, Take
from ludogite.rules.cube.pieces import PLACEMENTS

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
@pytest.mark.parametrize("n", [0, 60, 90, 150, 199])
def test_advice_leads_from_the_start_to_the_end_without_a_detour(n: int, gravity: bool) -> None:
    assert follow(Attempt(ALL[n].challenge, gravity)) == (len(ALL[n].order), 0)


@pytest.mark.parametrize("gravity", [False, True])
@pytest.mark.parametrize("n", [41, 120, 180])
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
    each = ALL[100]
    state = Attempt(each.challenge)
    assert is_possible(state)
    right = Place(int(each.order[0].number in each.solution[1]), each.order[0])
    assert is_possible(state.play(right))
    wrong = next(move for move in state.legal_moves() if isinstance(move, Place) and move not in solution_of(each))
    spoiled = state.play(wrong)
    assert not is_possible(spoiled)
    advice = rank(spoiled, "perfect", 0)[0]
    assert advice.plan[0] == Take(wrong.placement)
    assert str(advice.reason) == "With this piece there is no solution; without it there is."


def test_the_reason_of_a_forced_piece_names_the_place() -> None:
    each = ALL[20]
    state = Attempt(each.challenge)
    reasons = []
    while state.to_move is not None:
        advice = rank(state, "perfect", 0)[0]
        reasons.append(str(advice.reason))
        state = state.play(advice.plan[0])
    assert any(reason.startswith(("Nothing else can fill", "There is no other place")) for reason in reasons)


def test_every_move_is_judged() -> None:
    each = ALL[100]
    opinions = rank(Attempt(each.challenge), "perfect", 0)
    worth = {opinion.plan[0]: opinion.worth["value"] for opinion in opinions}
    assert set(worth) == set(Attempt(each.challenge).legal_moves())
    assert {move for move, value in worth.items() if value} == {
        move for move in solution_of(each) if move.placement in each.order
    }


def test_a_piece_of_the_wrong_colour_is_wrong_even_where_its_twin_belongs() -> None:
    for each in ALL[80:]:
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
                assert str(advice.reason) == "With this piece there is no solution; without it there is."
                return
    pytest.fail("no challenge has such a piece")
