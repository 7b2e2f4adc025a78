"""Big Bang, sentence by sentence of its rules: the tokens, the turn, bonuses."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from ludogite.rules.bigbang import Bonus, StillUp, parse
from ludogite.rules.game import CHANCE, InvalidSetup, UnreadableMove
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
from tests.support.bigbang_positions import GAME, OTHER, PLAIN, legal, mask, only_up, played, reason, start, up_cells

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
        assert Counter(board) <= BAG


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
        assert reason(state, move) == "Roll the dice first."
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
    column, row = cell[0], cell[1]
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
