"""Big Bang, sentence by sentence of its rules: rounds, who wins, and playing alone."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ludogite.rules.bigbang import Boards
from ludogite.rules.game import CHANCE
from tests.support.bigbang_positions import OTHER, PLAIN, forgetful, legal, mask, only_up, played, start

# Round and match


def test_a_round_ends_at_once_when_all_36_are_face_down_and_the_loser_takes_penalties() -> None:
    state = played(only_up(start(PLAIN, OTHER), "a1", "a1 b1 a6 b6"), "roll 1 2", "turn a1")
    assert state.finished == ((0, 24 + 22 + 25 + 25),)
    assert state.scores == (0, 96)


def test_a_bonus_can_be_the_action_that_clears_the_board() -> None:
    state = played(only_up(start(PLAIN, OTHER), "a1", "b4"), "roll 1 2", "bonus a1")
    assert state.scores == (0, 1)


def test_for_the_second_round_boards_are_swapped_face_up_and_the_other_begins() -> None:
    state = played(only_up(start(PLAIN, OTHER), "a1", "b4"), "roll 1 2", "turn a1")
    assert (state.round, state.to_move) == (2, CHANCE)
    assert state.view()["boards"] == [OTHER, PLAIN]
    state = played(state, "roll 1 2")
    assert state.to_move == 1
    assert played(state, "turn a1").view()["boards"][1][0] == "x 2 3 4 5 6"


def test_seat_1_begins_the_second_round_whoever_won_the_first() -> None:
    state = played(only_up(start(PLAIN, OTHER), "a1 b1", "b4"), "roll 1 2", "done", "roll 1 1", "turn b4")
    assert state.finished == ((3, 0),)
    assert state.round == 2
    assert played(state, "roll 1 2").to_move == 1


def test_penalties_of_the_second_round_are_those_of_the_swapped_boards() -> None:
    """Seat 1 clears PLAIN; seat 0 is left with two tokens of OTHER, 24 and a star."""
    state = played(only_up(start(PLAIN, OTHER), "a1", "b4"), "roll 1 2", "turn a1")
    state = played(replace(state, up=(mask("a1 a6"), mask("a1"))), "roll 1 2", "turn a1")
    assert state.finished == ((0, 1), (24 + 25, 0))
    assert state.scores == (49, 1)
    assert state.outcome
    assert state.outcome.winner == 1


def test_no_claim_reaches_into_the_next_round() -> None:
    state = played(forgetful(), "done", "roll 1 2", "done", "roll 6 6")
    cleared = replace(state, up=(state.up[0], mask("a1")))
    after = played(cleared, "bonus a1")
    assert after.round == 2
    assert after.forgotten == ()


def finished(*penalties: tuple[int, int], winner: str = "points") -> Boards:
    return replace(start(PLAIN, OTHER, winner=winner), finished=penalties)


@pytest.mark.parametrize(
    ("penalties", "winners"),
    [(((0, 30), (20, 0)), (0,)), (((0, 30), (40, 0)), (1,)), (((0, 30), (30, 0)), (0, 1)), (((0, 9), (0, 3)), (0,))],
)
def test_by_points_fewer_penalty_points_over_both_rounds_win(penalties: Any, winners: tuple[int, ...]) -> None:
    outcome = finished(*penalties).outcome
    assert outcome
    assert outcome.winners == winners


@pytest.mark.parametrize(
    ("penalties", "winners"),
    [(((0, 30), (20, 0)), (0, 1)), (((0, 3), (0, 40)), (0,)), (((7, 0), (1, 0)), (1,))],
)
def test_by_rounds_more_rounds_win_and_one_each_is_a_draw(penalties: Any, winners: tuple[int, ...]) -> None:
    outcome = finished(*penalties, winner="rounds").outcome
    assert outcome
    assert outcome.winners == winners
    assert str(outcome.why) in ("One round each.", "Both rounds won.")


def test_why_somebody_won_by_points_is_told_in_figures() -> None:
    for penalties, why in (
        (((0, 30), (20, 0)), "Fewer points lost: 20 to 30."),
        (((0, 30), (30, 0)), "Both lost 30 points."),
    ):
        outcome = finished(*penalties).outcome
        assert outcome
        assert str(outcome.why) == why


def test_scores_of_a_running_match_are_those_of_the_finished_rounds() -> None:
    assert played(start(PLAIN, OTHER), "roll 6 6", "turn a1").scores == (0, 0)
    assert finished((0, 31)).scores == (0, 31)


# Solo


def test_alone_the_score_is_the_number_of_rolls_and_nobody_claims() -> None:
    state = only_up(start(PLAIN), "a1 c2 d2 c3 d3")
    state = played(state, "roll 1 2", "done", "roll 6 6")
    assert legal(state) >= {"bonus a1", "done"}
    assert not any(move.startswith("claim") for move in legal(state))
    assert state.scores == (2,)


def test_alone_and_assisted_the_chain_is_taken_too() -> None:
    state = played(only_up(start(PLAIN, bonuses="assisted"), "a1 b1"), "roll 1 2", "turn b1")
    assert state.to_move is None
    assert state.scores == (1,)


def test_alone_one_throws_for_oneself() -> None:
    assert start(PLAIN).thrower == 0
    assert played(start(PLAIN), "roll 1 2", "done").thrower == 0


def test_every_roll_counts_alone() -> None:
    assert played(start(PLAIN), "roll 1 2", "done", "roll 1 2", "done").scores == (2,)


def test_alone_the_game_ends_when_the_board_is_clear() -> None:
    state = played(only_up(start(PLAIN), "a1"), "roll 1 2", "bonus a1")
    assert state.to_move is None
    assert state.outcome
    assert state.outcome.winner == 0
    assert str(state.outcome.why) == "Board cleared in 1 roll."
