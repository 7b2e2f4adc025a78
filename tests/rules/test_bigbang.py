"""Big Bang, sentence by sentence of its rules."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from ludogite.rules.bigbang import Boards, Bonus, Claim, StillUp, parse
from ludogite.rules.game import CHANCE, SHELF, InvalidSetup, UnreadableMove
from ludogite.rules.tokens import (
    ALL_UP,
    BAG,
    CELLS,
    LINES,
    STAR,
    chain_reaction,
    draw_board,
    numbers_on,
    reach_of_bonuses,
)

GAME = SHELF["bigbang"]
PLAIN = ["1 2 3 4 5 6", "7 8 9 10 11 12", "13 14 15 16 18 20", "22 24 1 2 3 4", "5 6 7 8 9 10", "4 8 * * * 1"]
OTHER = ["24 22 20 18 16 15", "14 13 12 11 10 9", "8 7 6 5 4 3", "2 1 1 2 3 4", "5 6 7 8 9 10", "* * * 4 8 1"]


def start(*boards: list[str], **options: str | list[str]) -> Boards:
    state = GAME.start(len(boards), options, {"boards": list(boards)})
    assert isinstance(state, Boards)
    return state


def played(state: Boards, *moves: str) -> Boards:
    for move in moves:
        state = state.play(parse(move))
    return state


def reason(state: Boards, move: str) -> str:
    return str(state.why_not(parse(move)))


def mask(cells: str) -> int:
    return sum(1 << CELLS.index(cell) for cell in cells.split())


def only_up(state: Boards, *cells: str) -> Boards:
    """For each seat, the cells that are face up; all others lie face down."""
    return replace(state, up=tuple(map(mask, cells)))


def up_cells(state: Boards, seat: int) -> str:
    return " ".join(CELLS[cell] for cell in range(36) if state.up[seat] >> cell & 1)


def legal(state: Boards) -> set[str]:
    return set(map(str, state.legal_moves()))


# Material and set-up


def test_the_bag_holds_44_tokens() -> None:
    assert BAG.total() == 44
    assert [BAG[n] for n in range(1, 11)] == [3, 3, 3, 4, 3, 3, 3, 4, 3, 2]
    assert all(BAG[n] == 1 for n in (11, 12, 13, 14, 15, 16, 18, 20, 22, 24))
    assert BAG[STAR] == 3
    assert not any(BAG[n] for n in (17, 19, 21, 23, 25))


def test_drawn_boards_are_36_tokens_of_the_bag_and_differ() -> None:
    boards = [draw_board(seed, n) for seed in range(20) for n in (0, 1)]
    assert len(set(boards)) == 40
    for board in boards:
        assert len(board) == 36
        assert not Counter(board) - BAG


def test_the_set_up_can_be_drawn_from_the_seed() -> None:
    assert GAME.draw_setup(2, {}, 5) == GAME.draw_setup(2, {}, 5) != GAME.draw_setup(2, {}, 6)
    assert start(*GAME.draw_setup(2, {}, 5)["boards"]).up == (ALL_UP, ALL_UP)


def test_boards_are_laid_out_row_by_row_face_up() -> None:
    state = start(PLAIN, OTHER)
    assert state.view()["boards"] == [PLAIN, OTHER]
    assert state.boards[0][CELLS.index("b1")] == 2
    assert state.boards[0][CELLS.index("a2")] == 7
    assert state.boards[0][CELLS.index("c6")] == STAR


def changed(row: int, text: object) -> list[Any]:
    board: list[Any] = list(PLAIN)
    board[row] = text
    return board


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        ({}, "The set-up must be “boards”"),
        ({"boards": [PLAIN, OTHER], "more": 1}, "The set-up must be “boards”"),
        ({"boards": [PLAIN]}, "one board for each player"),
        ({"boards": [PLAIN, OTHER, PLAIN]}, "one board for each player"),
        ({"boards": "x"}, "one board for each player"),
        ({"boards": [PLAIN, "1 2 3"]}, "a list of 6 rows"),
        ({"boards": [PLAIN, PLAIN[:5]]}, "a list of 6 rows"),
        ({"boards": [PLAIN, changed(0, 7)]}, "a list of 6 rows"),
        ({"boards": [PLAIN, changed(0, "1 2 3 4 5")]}, "must have 6 tokens"),
        ({"boards": [PLAIN, changed(0, "1 2 3 4 5 6 7")]}, "must have 6 tokens"),
        ({"boards": [PLAIN, changed(0, "1 2 3 4 5 17")]}, "There is no token “17”"),
        ({"boards": [PLAIN, changed(0, "1 2 3 4 5 06")]}, "There is no token “06”"),
        ({"boards": [PLAIN, changed(0, "1 2 3 4 5 0")]}, "There is no token “0”"),
        ({"boards": [PLAIN, changed(0, "1 1 1 4 5 6")]}, "There are only 3 tokens “1” in a bag, not 5"),
        ({"boards": [PLAIN, changed(0, "* 2 3 4 5 6")]}, r"There are only 3 tokens “\*” in a bag, not 4"),
    ],
)
def test_set_ups_that_the_bag_cannot_give_are_refused(setup: dict[str, Any], sentence: str) -> None:
    with pytest.raises(InvalidSetup, match=sentence):
        GAME.start(2, {}, setup)


def test_there_are_14_lines_of_six_cells() -> None:
    assert len(set(LINES)) == 14
    assert all(line.bit_count() == 6 for line in LINES)
    assert mask("a1 b2 c3 d4 e5 f6") in LINES
    assert mask("f1 e2 d3 c4 b5 a6") in LINES
    assert mask("c1 c2 c3 c4 c5 c6") in LINES


# The turn


def test_the_dice_are_rolled_for_the_seat_about_to_play() -> None:
    state = start(PLAIN, OTHER)
    assert state.to_move == CHANCE
    assert played(state, "roll 1 2").to_move == 0
    assert played(state, "roll 1 2", "done", "roll 3 3").to_move == 1


def test_the_player_who_is_not_about_to_play_throws() -> None:
    state = start(PLAIN, OTHER)
    assert state.thrower == 1
    rolled = played(state, "roll 1 2")
    assert rolled.thrower is None
    assert played(rolled, "done").thrower == 0


@pytest.mark.parametrize(("roll", "budget"), [("roll 5 6", 11), ("roll 1 2", 3), ("roll 5 5", 20), ("roll 6 6", 24)])
def test_the_budget_is_the_sum_and_twice_the_sum_for_a_double(roll: str, budget: int) -> None:
    assert played(start(PLAIN, OTHER), roll).budget == budget


def test_dice_and_actions_come_in_their_order() -> None:
    state = start(PLAIN, OTHER)
    for move in ("turn a1", "bonus a1", "done", "claim a1 b1"):
        assert reason(state, move) == "The dice are to be rolled first."
    assert reason(played(state, "roll 1 2"), "roll 1 2") == "The dice are already rolled for this turn."


def test_numbers_are_turned_one_after_another_up_to_the_budget() -> None:
    state = played(start(PLAIN, OTHER), "roll 2 5", "turn a1", "turn b1")
    assert state.budget == 4
    assert state.view()["boards"][0][0] == "x x 3 4 5 6"
    assert reason(state, "turn e1") == "You need 5 and have 4 left."
    assert played(state, "turn d1").budget == 0


def test_a_player_may_stop_short_or_turn_nothing() -> None:
    assert played(start(PLAIN, OTHER), "roll 2 5", "done").up[0] == ALL_UP
    assert played(start(PLAIN, OTHER), "roll 2 5", "turn a1", "done").to_move == CHANCE


def test_a_turn_in_which_nothing_can_be_turned_still_ends_with_done() -> None:
    state = played(only_up(start(PLAIN, OTHER), "c2 d2 c5 d5", "a1"), "roll 1 2")
    assert legal(state) == {"done"}


def test_stars_are_never_bought() -> None:
    assert reason(played(start(PLAIN, OTHER), "roll 6 6"), "turn c6") == "A star cannot be bought: it comes as a bonus."


def test_what_lies_face_down_cannot_be_turned_again() -> None:
    state = played(start(PLAIN, OTHER), "roll 2 5", "turn a1")
    assert reason(state, "turn a1") == "a1 is already face down."
    assert reason(state, "bonus a1") == "a1 is already face down."


def test_turning_pays_even_for_a_token_that_is_a_bonus() -> None:
    state = played(only_up(start(PLAIN, OTHER), "a1 c2 d2 b3 c3", "a1"), "roll 1 2")
    assert "bonus a1" in legal(state)
    assert played(state, "turn a1").budget == 2
    assert played(state, "bonus a1").budget == 3


# Bonuses


def test_the_last_number_of_a_line_is_a_bonus_with_or_without_stars_on_it() -> None:
    row_with_stars = played(only_up(start(PLAIN, OTHER), "b6 c6 d6 b1 b2 c1 c2 d1 d2 a2", "a1"), "roll 1 1")
    assert row_with_stars.why_not(Bonus(CELLS.index("b6"))) is None
    plain_row = played(only_up(start(PLAIN, OTHER), "c1 a2 c2 a3 c3", "a1"), "roll 1 1")
    assert plain_row.why_not(Bonus(CELLS.index("c1"))) is None


@pytest.mark.parametrize("line", ["a1 b2 c3 d4 e5 f6", "f1 e2 d3 c4 b5 a6"])
def test_the_long_diagonals_are_lines_too(line: str) -> None:
    """A cell of the diagonal with company in its row and column, alone on its diagonal."""
    cell = line.split()[2]
    column, row = cell
    company = f"{'f' if column != 'f' else 'e'}{row} {column}{'2' if row != '2' else '1'}"
    numbers = numbers_on(tuple([5] * 36))
    assert CELLS.index(cell) in reach_of_bonuses(numbers, mask(f"{cell} {company}"))
    assert CELLS.index(cell) not in reach_of_bonuses(
        numbers, mask(f"{cell} {company} {line.split()[0]} {line.split()[5]}")
    )


def test_two_numbers_on_a_line_are_no_bonus() -> None:
    state = played(only_up(start(PLAIN, OTHER), "a1 b1 a2 b2", "a1"), "roll 1 1")
    assert reason(state, "bonus a1") == "This is not the last number of a line."


def test_a_star_face_down_still_counts_as_part_of_its_line() -> None:
    state = played(only_up(start(PLAIN, OTHER), "b6 a2 b2 a3", "a1"), "roll 1 1")
    assert "bonus b6" in legal(state)


def test_a_star_is_a_bonus_when_no_number_is_up_in_its_row_and_column() -> None:
    clear = played(only_up(start(PLAIN, OTHER), "c6 d6 a1 b1 a2 b2", "a1"), "roll 1 1")
    assert {"bonus c6", "bonus d6"} <= legal(clear)
    number_in_row = played(only_up(start(PLAIN, OTHER), "c6 a6 b6 a1 b1 a2 b2", "a1"), "roll 1 1")
    assert reason(number_in_row, "bonus c6") == "There are still numbers in this star’s row or column."
    number_in_column = played(only_up(start(PLAIN, OTHER), "c6 c1 c2 a1 b1 a2 b2", "a1"), "roll 1 1")
    refused = number_in_column.why_not(parse("bonus c6"))
    assert str(refused) == "There are still numbers in this star’s row or column."
    assert refused
    assert refused.evidence == StillUp(mask("c1 c2"))


def test_diagonals_do_not_matter_to_a_star() -> None:
    """c6 lies on no long diagonal; a star on f6 does, and numbers there do not hinder it."""
    board = ["1 2 3 4 5 6", "7 8 9 10 11 12", "13 14 15 16 18 20", "22 24 1 2 3 4", "5 6 7 8 9 10", "4 8 1 * * *"]
    state = played(only_up(start(board, OTHER), "f6 a1 b1 a2 b2 c3", "a1"), "roll 1 1")
    assert "bonus f6" in legal(state)


def test_bonuses_may_be_taken_before_between_and_after_bought_tokens() -> None:
    state = played(only_up(start(PLAIN, OTHER), "a1 c2 d2 b3 c3 c4 d4", "a1"), "roll 6 6", "bonus a1", "turn c2")
    assert up_cells(played(state, "bonus d2", "turn c4", "bonus d4"), 0) == "b3 c3"


def test_a_bonus_taken_may_create_others() -> None:
    state = played(only_up(start(PLAIN, OTHER), "a1 a2 c2 d2 c5 d5", "a1"), "roll 1 1")
    assert list(state.bonuses) == [CELLS.index("a1")]
    assert list(played(state, "bonus a1").bonuses) == [CELLS.index("a2")]


CHAIN = ["8 4 22 11 * 4", "8 6 5 3 9 18", "9 7 14 4 15 2", "13 3 2 7 1 *", "6 2 7 12 4 6", "9 1 16 24 * 20"]
CHAIN_UP = "e1 d2 f2 a3 b3 f3 d4 e4 f4 b5 d5 e5 a6 b6 e6"


def test_checked_example_a_roll_of_3_clears_a_whole_board_of_15() -> None:
    state = only_up(start(CHAIN, OTHER), CHAIN_UP, "a1")
    assert state.up[0].bit_count() == 15
    state = played(state, "roll 1 2")
    assert not state.bonuses
    state = played(state, "turn e4", "turn f3")
    assert state.budget == 0
    while state.round == 1:
        state = state.play(next(move for move in state.legal_moves() if isinstance(move, Bonus)))
    assert state.finished == ((0, 24),)


def test_the_same_chain_in_assisted_play_is_taken_by_itself() -> None:
    state = played(only_up(start(CHAIN, OTHER, bonuses="assisted"), CHAIN_UP, "a1"), "roll 1 2", "turn e4", "turn f3")
    assert state.finished == ((0, 24),)


def slow_bonuses(board: list[list[Any]], up: set[tuple[int, int]]) -> set[tuple[int, int]]:
    """Written again from the rules, on coordinates."""
    lines = [[(r, c) for c in range(6)] for r in range(6)] + [[(r, c) for r in range(6)] for c in range(6)]
    lines += [[(i, i) for i in range(6)], [(i, 5 - i) for i in range(6)]]
    found = set()
    for line in lines:
        numbers = [cell for cell in line if cell in up and board[cell[0]][cell[1]] != "*"]
        if len(numbers) == 1:
            found.add(numbers[0])
    for row, column in up:
        if board[row][column] == "*" and not any(board[r][c] != "*" and (r == row or c == column) for r, c in up):
            found.add((row, column))
    return found


def test_bonuses_and_chains_agree_with_a_slow_fixpoint() -> None:
    rng = Random(4)
    for n in range(1500):
        tokens = draw_board(n, 0)
        board = [["*" if tokens[6 * r + c] == STAR else tokens[6 * r + c] for c in range(6)] for r in range(6)]
        up = {divmod(cell, 6) for cell in rng.sample(range(36), rng.randrange(1, 25))}
        bits = sum(1 << 6 * row + column for row, column in up)
        numbers = numbers_on(tokens)
        slow = slow_bonuses(board, up)
        assert {divmod(cell, 6) for cell in reach_of_bonuses(numbers, bits)} == slow
        while slow:
            up.remove(rng.choice(sorted(slow)))
            slow = slow_bonuses(board, up)
        assert chain_reaction(numbers, bits) == sum(1 << 6 * row + column for row, column in up)


# Forgotten bonuses


def forgetful() -> Boards:
    """Seat 0 leaves a1 (last of row 1 and of column a, not of the diagonal); it is seat 1's turn, after the roll."""
    state = only_up(start(PLAIN, OTHER), "a1 c3 d3 c4 d4", "a1 a4 c3 d3 c4 d4")
    return played(state, "roll 1 2", "done", "roll 1 1")


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


# Assisted


def test_assisted_play_has_no_claims_and_takes_bonuses_by_itself() -> None:
    state = only_up(start(PLAIN, OTHER, bonuses="assisted"), "a1 b1 c3 d3 c4 d4", "a1 b1 a2 b2")
    state = played(state, "roll 1 2", "turn b1")
    assert up_cells(state, 0) == "c3 d3 c4 d4"
    assert reason(state, "bonus c3") == "In assisted play bonuses are taken for you."
    state = played(state, "done", "roll 1 1")
    assert not any(move.startswith(("claim", "bonus")) for move in legal(state))


# Strict beside assisted


def test_beside_a_strict_seat_only_the_assisted_ones_bonuses_are_taken_for_it() -> None:
    state = start(PLAIN, OTHER, bonuses=["assisted", "strict"])
    state = only_up(state, "a1 b1 c3 d3 c4 d4", "a4 b4 c3 d3 c4 d4")
    state = played(state, "roll 1 2", "turn b1")
    assert up_cells(state, 0) == "c3 d3 c4 d4"
    assert reason(state, "bonus c3") == "In assisted play bonuses are taken for you."
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


# Notation


@pytest.mark.parametrize("text", ["turn c4", "bonus c4", "claim c4 d4", "done", "roll 5 6"])
def test_moves_are_read_and_printed(text: str) -> None:
    assert str(parse(text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "turn",
        "turn g1",
        "turn a7",
        "turn a1 b1",
        "bonus",
        "claim c4",
        "claim c4 d4 e4",
        "done a1",
        "Done",
        "roll 5",
        "buy a1",
    ],
)
def test_anything_else_is_not_a_move(text: str) -> None:
    with pytest.raises(UnreadableMove):
        parse(text)


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
