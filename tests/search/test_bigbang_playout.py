"""Boards of Big Bang that are played on to the end: what is bought, how long that takes, and who wins a race."""

from __future__ import annotations

import numpy as np
import pytest

from ludogite.rules.bigbang import Boards, budget_of
from ludogite.rules.dice import TWO_DICE
from ludogite.rules.shelf import SHELF
from ludogite.rules.tokens import CELLS, chain_reaction, draw_board, numbers_on
from ludogite.search.bigbang import Side, after_chains, maximal_subsets, side
from ludogite.search.bigbang_playout import budgets, play_on, points_won, rolls_made
from tests.support.kinds import as_a

PLAIN = ["1 2 3 4 5 6", "7 8 9 10 11 12", "13 14 15 16 18 20", "22 24 1 2 3 4", "5 6 7 8 9 10", "4 8 * * * 1"]
TIMES = 3000


def plain(cells: str) -> Side:
    """The board with these cells up."""
    state = as_a(Boards, SHELF["bigbang"].start(1, {}, {"boards": [PLAIN]}))
    return side(state.board_of(0), sum(1 << CELLS.index(cell) for cell in cells.split()))


@pytest.mark.parametrize(("cells", "least"), [("a3 b3 a4 b4", 13), ("a2 f2 a3 f3", 7), ("a1 b1 a2 b2", 1)])
def test_of_four_tokens_in_a_square_the_cheapest_is_bought(cells: str, least: int) -> None:
    """Whatever is not on a diagonal alone: the other three follow."""
    board = plain(cells)
    rolls = rolls_made(play_on(board, [board.up], budgets(TIMES, np.random.default_rng(1))))
    enough = sum(weight for roll, weight in TWO_DICE if budget_of(roll) >= least) / 36
    assert rolls.min() == 1
    assert rolls.mean() == pytest.approx(1 / enough, rel=0.06)


def test_what_was_forgotten_takes_a_roll_and_no_budget() -> None:
    board = plain("b4")  # the last of its lines, and the dearest
    assert set(rolls_made(play_on(board, [board.up], budgets(50, np.random.default_rng(1))))) == {1}


def test_each_turn_is_one_by_the_rules() -> None:
    for seed in range(3):
        tokens = draw_board(seed, 0)
        board, dice = side(tokens, (1 << 36) - 1), budgets(4, np.random.default_rng(seed))
        turns = play_on(board, [board.up], dice)
        assert not turns[-1].any()
        for before, after, budget in zip(turns, turns[1:], dice, strict=False):
            for up, left, spent in zip(before, after, budget, strict=True):
                now = side(tokens, int(up))
                found = after_chains(now.up & ~maximal_subsets(now, int(spent))) if up else np.array([0])
                fewest = min(map(int.bit_count, map(int, found)))
                assert left.item().bit_count() >= fewest, "nothing is turned that was not paid for"
                assert chain_reaction(numbers_on(tokens), left.item()) & numbers_on(tokens) == left.item()


def test_the_same_board_gets_the_same_dice() -> None:
    board = side(draw_board(1, 0), (1 << 36) - 1)
    rolls = rolls_made(play_on(board, [board.up, board.up], budgets(20, np.random.default_rng(1))))
    assert (rolls[:20] == rolls[20:]).all()
    assert len(set(rolls)) > 1


def race(*boards: list[str]) -> tuple[Side, list[np.ndarray]]:
    """A board that looks so after each turn."""
    seen = [plain(cells).up for cells in boards[0]]
    return plain(boards[0][0]), [np.array([up]) for up in seen]


@pytest.mark.parametrize(
    ("mine", "others", "points"),
    [
        ([""], ["a1 b2"], 1 + 8),
        (["a1", ""], ["a1 b2", "b2"], 8),
        (["a1 a2", "a1", ""], ["b2", ""], -(1 + 7)),
        (["a1 a2", "a1", ""], ["b2 c2", "b2", ""], -1),
        (["a1 a2", "a1", ""], ["b2 c2", "b2", "b2", ""], 8),
    ],
)
def test_who_is_clear_first_wins_what_the_other_has_left(mine: list[str], others: list[str], points: int) -> None:
    """The other one moves next."""
    (board, turns), (other, other_turns) = race(mine), race(others)
    assert points_won(board, turns, other, other_turns).tolist() == [points]
