"""Big Bang, sentence by sentence of its rules: what was forgotten and is claimed, and assisted play, which forgets
nothing."""

from __future__ import annotations

from typing import Any

import pytest

from ludogite.rules.bigbang import Claim, parse
from ludogite.rules.game import InvalidSetup
from ludogite.rules.tokens import CELLS, numbers_on, reach_of_bonuses
from tests.support.bigbang_positions import OTHER, PLAIN, forgetful, legal, only_up, played, reason, start, up_cells

# Forgotten bonuses


def test_a_forgotten_bonus_may_be_claimed_with_a_face_down_token_of_its_line() -> None:
    state = forgetful()
    claims = {move for move in legal(state) if move.startswith("claim")}
    row, column = {f"claim a1 {c}1" for c in "bcdef"}, {f"claim a1 a{n}" for n in range(2, 7)}
    diagonal = {f"claim a1 {cell}" for cell in ("b2", "c3", "d4", "e5", "f6")}
    assert row | column <= claims
    assert not claims & diagonal
    assert up_cells(played(state, "claim a1 f1"), 0) == "a1 f1 c3 d3 c4 d4"


def test_only_lines_on_which_it_was_the_last_number_count() -> None:
    assert reason(forgetful(), "claim a1 e5") == "e5 is on no line that made a1 a bonus."


def test_what_is_turned_up_must_lie_face_down() -> None:
    state = played(only_up(start(PLAIN, OTHER), "a1 c6 d6 c2 d2 c3 d3 b6", "a1 b1 c1"), "roll 1 2", "done", "roll 1 1")
    assert state.why_not(Claim(CELLS.index("b6"), CELLS.index("a6"))) is None
    assert reason(state, "claim b6 c6") == "c6 is already face up."


def test_each_forgotten_bonus_can_be_claimed_once() -> None:
    state = played(forgetful(), "claim a1 f1")
    assert reason(state, "claim a1 e1") == "No bonus was forgotten on a1."


def test_several_claims_are_several_moves_and_an_earlier_one_harms_no_later_one() -> None:
    """a1 and b6 were forgotten, b6 for row 6 only. Turning a6 up undoes that, and b6 may still be claimed."""
    state = only_up(start(PLAIN, OTHER), "a1 b3 c3 d3 c4 d4 b6", "a1 a4 c3 d3 c4 d4")
    state = played(state, "roll 1 2", "done", "roll 1 1")
    assert [CELLS[cell] for cell, _ in state.forgotten] == ["a1", "b6"]
    state = played(state, "claim a1 a6")
    assert CELLS.index("b6") not in reach_of_bonuses(numbers_on(state.boards[0]), state.up[0])
    assert up_cells(played(state, "claim b6 f6"), 0) == "a1 b3 c3 d3 c4 d4 a6 b6 f6"


def test_a_star_can_be_forgotten_and_claimed_by_its_row_or_column() -> None:
    state = played(only_up(start(PLAIN, OTHER), "c6 a1 b1 a2 b2", "a1 b1"), "roll 1 2", "done", "roll 1 1")
    claims = {move for move in legal(state) if move.startswith("claim")}
    assert claims == {f"claim c6 {c}6" for c in "abdef"} | {f"claim c6 c{n}" for n in range(1, 6)}


CORNER_STAR = ["1 2 3 4 5 6", "7 8 9 10 11 12", "13 14 15 16 18 20", "22 24 1 2 3 4", "5 6 7 8 9 10", "4 8 1 * * *"]


def test_a_forgotten_star_is_claimed_by_row_and_column_and_never_by_its_diagonal() -> None:
    state = played(only_up(start(CORNER_STAR, OTHER), "f6 a1 b1 a2 b2", "a1 b1"), "roll 1 2", "done", "roll 1 1")
    claims = {move for move in legal(state) if move.startswith("claim f6")}
    assert claims == {f"claim f6 {c}6" for c in "abcde"} | {f"claim f6 f{n}" for n in range(1, 6)}


def test_a_number_forgotten_on_a_diagonal_alone_is_claimed_along_it() -> None:
    """c3 has company in its row and its column, and is alone on the long diagonal."""
    state = only_up(start(PLAIN, OTHER), "c3 a3 c2 a2", "a1 b1 a2 b2")
    state = played(state, "roll 1 2", "done", "roll 1 1")
    claims = {move for move in legal(state) if move.startswith("claim")}
    assert claims == {f"claim c3 {cell}" for cell in ("a1", "b2", "d4", "e5", "f6")}


def test_what_is_not_claimed_lapses_with_the_claimants_own_done() -> None:
    """Seat 0 forgets a1; seat 1 claims nothing and forgets b6 in its turn: only that may be claimed next."""
    state = only_up(start(PLAIN, OTHER), "a1 c3 d3 c4 d4", "b6 c3 d3 c4 d4")
    state = played(state, "roll 1 2", "done", "roll 1 1", "done")
    assert [CELLS[cell] for cell, _ in state.forgotten] == ["b6"]
    assert not any(move.startswith("claim a1") for move in legal(played(state, "roll 1 2")))


def test_a_star_face_down_can_be_turned_up_again_too() -> None:
    state = played(only_up(start(PLAIN, OTHER), "b6 a2 b2 a3", "a1 b1"), "roll 1 2", "done", "roll 1 1", "claim b6 d6")
    assert "d6" in up_cells(state, 0)


@pytest.mark.parametrize("action", ["turn a4", "bonus a1"])
def test_the_right_ends_with_the_first_own_action(action: str) -> None:
    assert forgetful().why_not(parse("claim a1 f1")) is None
    after = played(forgetful(), action)
    assert reason(after, "claim a1 f1") == "No bonus was forgotten on a1."
    assert not any(move.startswith("claim") for move in legal(after))


def test_claims_are_made_on_the_opponents_board_and_cost_nothing() -> None:
    state = forgetful()
    after = played(state, "claim a1 f1")
    assert after.up[1] == state.up[1]
    assert (after.budget, after.to_move) == (state.budget, 1)


def test_untaken_bonuses_stay_may_be_taken_next_turn_and_are_forgotten_anew() -> None:
    state = played(forgetful(), "done", "roll 1 2")
    assert "bonus a1" in legal(state)
    assert [CELLS[cell] for cell, _ in played(state, "done").forgotten] == ["a1"]
    assert played(state, "bonus a1", "done").forgotten == ()


def test_a_claim_reveals_and_nothing_else_does() -> None:
    state = forgetful()
    assert state.reveals(parse("claim a1 f1"))
    assert not state.reveals(parse("done"))


def test_values_face_down_are_nowhere_to_be_seen() -> None:
    state = played(start(PLAIN, OTHER), "roll 1 2", "turn a1")
    assert state.view()["boards"][0][0] == "x 2 3 4 5 6"
    for seat in (0, 1):
        assert state.seen_by(seat).boards[0][0] is None
        assert state.seen_by(seat).boards[0][1:] == state.boards[0][1:]


def test_values_face_down_are_not_on_the_table_on_either_board() -> None:
    state = played(start(PLAIN, OTHER), "roll 1 2", "turn a1", "done", "roll 6 6", "turn a1").on_table()
    for board, whole in zip(state.boards, (PLAIN, OTHER), strict=True):
        assert board[0] is None
        assert [str(token or "*") for token in board[1:]] == " ".join(whole).split()[1:]
    assert state == state.seen_by(0) == state.seen_by(1)


def test_what_lay_face_down_in_the_first_round_is_on_the_table_again_in_the_second() -> None:
    state = played(only_up(start(PLAIN, OTHER), "a1", "b4"), "roll 1 2", "turn a1")
    assert None not in [token for board in state.on_table().boards for token in board]
    turned = played(state, "roll 1 2", "turn a1").on_table()
    assert [board.count(None) for board in turned.boards] == [1, 0]
    assert turned.board_of(1)[0] is None


def test_who_looks_back_sees_no_token_that_lies_face_down_now() -> None:
    before = played(start(PLAIN, OTHER), "roll 5 6")
    move = next(move for move in sorted(legal(before)) if move.startswith("turn"))
    now = played(before, move)
    seen, cell = now.look_back_at(before), CELLS.index(move.split()[1])
    assert before.on_table().boards[0][cell] is not None
    assert seen.boards[0][cell] is None
    assert sum(token is None for token in seen.boards[0]) == sum(not now.up[0] >> n & 1 for n in range(36))
    assert seen.boards[1] == before.boards[1]
    assert seen.to_move == before.to_move


# Assisted


def test_assisted_play_has_no_claims_and_takes_bonuses_by_itself() -> None:
    state = only_up(start(PLAIN, OTHER, bonuses="assisted"), "a1 b1 c3 d3 c4 d4", "a1 b1 a2 b2")
    state = played(state, "roll 1 2", "turn b1")
    assert up_cells(state, 0) == "c3 d3 c4 d4"
    assert reason(state, "bonus c3") == "Your bonuses are automatic."
    state = played(state, "done", "roll 1 1")
    assert not any(move.startswith(("claim", "bonus")) for move in legal(state))


# Strict beside assisted


def test_beside_a_strict_seat_only_the_assisted_ones_bonuses_are_taken_for_it() -> None:
    state = start(PLAIN, OTHER, bonuses=["assisted", "strict"])
    state = only_up(state, "a1 b1 c3 d3 c4 d4", "a4 b4 c3 d3 c4 d4")
    state = played(state, "roll 1 2", "turn b1")
    assert up_cells(state, 0) == "c3 d3 c4 d4"
    assert reason(state, "bonus c3") == "Your bonuses are automatic."
    state = played(state, "done", "roll 1 2", "turn a4")
    assert up_cells(state, 1) == "c3 d3 b4 c4 d4"
    assert "bonus b4" in legal(state)


def test_from_an_assisted_seat_there_is_nothing_to_claim() -> None:
    state = start(PLAIN, OTHER, bonuses=["assisted", "strict"])
    state = only_up(state, "a1 b1 c3 d3 c4 d4", "a4 b4 c3 d3 c4 d4")
    state = played(state, "roll 1 2", "turn b1", "done", "roll 1 2")
    assert state.forgotten == ()
    assert reason(state, "claim a1 c1") == "No bonus was forgotten on a1."


def test_an_assisted_seat_claims_what_a_strict_one_forgot_before_its_first_own_action() -> None:
    state = only_up(start(PLAIN, OTHER, bonuses=["strict", "assisted"]), "a1 c3 d3 c4 d4", "a4 b4 c3 d3 c4 d4")
    state = played(state, "roll 1 2", "done", "roll 1 1")
    assert {f"claim a1 {c}1" for c in "bcdef"} <= legal(state)
    assert not any(move.startswith("bonus") for move in legal(state))
    assert up_cells(played(state, "claim a1 f1"), 0) == "a1 f1 c3 d3 c4 d4"
    acted = played(state, "turn b4")
    assert not any(move.startswith("claim") for move in legal(acted))


def test_assisted_stays_with_the_player_in_both_rounds() -> None:
    state = only_up(start(PLAIN, OTHER, bonuses=["assisted", "strict"]), "a1", "b4")
    state = played(state, "roll 1 2", "turn a1")
    assert state.round == 2
    state = played(only_up(state, "a4 b4 c5 d5 c2 d2", "a1 b1 c3 d3 c4 d4"), "roll 1 2")
    assert (state.to_move, state.is_assisted) == (1, False)
    state = played(state, "turn b1")
    assert up_cells(state, 1) == "a1 c3 d3 c4 d4"
    state = played(state, "done", "roll 1 2", "turn b4")
    assert up_cells(state, 0) == "c2 d2 c5 d5"


def test_one_way_for_each_seat_may_be_the_same_way_and_alone_it_is_a_list_of_one() -> None:
    assert start(PLAIN, OTHER, bonuses=["assisted", "assisted"]) == start(PLAIN, OTHER, bonuses="assisted")
    assert start(PLAIN, OTHER, bonuses=["strict", "strict"]) == start(PLAIN, OTHER)
    assert start(PLAIN, bonuses=["assisted"]) == start(PLAIN, bonuses="assisted")


@pytest.mark.parametrize("bonuses", [[], ["strict"], ["strict"] * 3, ["strict", "lazy"], [["strict"]] * 2, "lazy"])
def test_anything_but_one_way_or_one_for_each_seat_is_refused(bonuses: Any) -> None:
    sentence = "Option “bonuses” must be one of: strict, assisted; or a list with one of these for each player."
    with pytest.raises(InvalidSetup) as refused:
        start(PLAIN, OTHER, bonuses=bonuses)
    assert str(refused.value) == sentence


def test_alone_a_list_of_two_is_refused() -> None:
    with pytest.raises(InvalidSetup):
        start(PLAIN, bonuses=["strict", "strict"])
