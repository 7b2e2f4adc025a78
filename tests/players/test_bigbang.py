"""The levels of Big Bang: how strong each is, what each overlooks, and the reasons that it gives."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np
import pytest

from ludogite.match.selfplay import selfplay
from ludogite.players import Opinion
from ludogite.players.bigbang import BY_LEVEL, LEVELS, SHOWN, rank
from ludogite.rules.bigbang import Boards, Bonus, Claim, Done, Turn, parse
from ludogite.rules.cells import cells_in
from ludogite.rules.game import CHANCE
from ludogite.rules.shelf import SHELF
from ludogite.rules.tokens import ALL_UP, CELLS, chain_reaction, draw_board, numbers_on
from ludogite.search.bigbang import after_chains, free_tokens, maximal_subsets, side

GAME = SHELF["bigbang"]
PLAIN = ["1 2 3 4 5 6", "7 8 9 10 11 12", "13 14 15 16 18 20", "22 24 1 2 3 4", "5 6 7 8 9 10", "4 8 * * * 1"]
OTHER = ["24 22 20 18 16 15", "14 13 12 11 10 9", "8 7 6 5 4 3", "2 1 1 2 3 4", "5 6 7 8 9 10", "* * * 4 8 1"]

BLOCK = "a3 b3 a4 b4"
"""Tokens of PLAIN that are dear, and keep each other from being bonuses."""


def mask(cells: str) -> int:
    return sum(1 << CELLS.index(cell) for cell in cells.split())


def at(roll: str, *up: str, **options: str | list[str]) -> Boards:
    """The boards with these cells up, after the roll for seat 0."""
    state = GAME.start(len(up), options, {"boards": [PLAIN, OTHER][: len(up)]})
    assert isinstance(state, Boards)
    return replace(state, up=tuple(map(mask, up))).play(parse(f"roll {roll}"))


def seen(state: Boards) -> Boards:
    assert isinstance(state.to_move, int)
    return state.seen_by(state.to_move)


def best(state: Boards, level: str = "hard", seed: int = 1) -> Opinion:
    return rank(seen(state), level, seed)[0]


def moves(opinion: Opinion) -> list[str]:
    return list(map(str, opinion.plan))


def positions(count: int) -> list[Boards]:
    """Of matches in which everybody plays at random and every option comes up."""
    found: list[Boards] = []
    rng = Random(3)
    while len(found) < count:
        seats, seed = rng.choice((1, 2)), rng.randrange(10**6)
        options = {"bonuses": [rng.choice(("strict", "assisted")) for _ in range(seats)]}
        state = GAME.start(seats, options, GAME.draw_setup(seats, options, seed))
        while state.to_move is not None and len(found) < count:
            assert isinstance(state, Boards)
            if isinstance(state.to_move, int) and rng.random() < 0.05:
                found.append(state)
            state = state.play(rng.choice(state.legal_moves()))
    return found


@pytest.mark.parametrize("level", LEVELS)
def test_plans_are_whole_turns_that_are_legal_and_repeat_exactly(level: str) -> None:
    for n, state in enumerate(positions(40)):
        opinions = rank(seen(state), level, n)
        assert opinions == rank(seen(state), level, n)
        assert 0 < len(opinions) <= max(SHOWN, len(state.legal_moves()))
        for opinion in opinions:
            after = state
            for move in opinion.plan:
                assert isinstance(move, Turn | Bonus | Claim | Done)
                assert after.to_move == state.to_move
                after = after.play(move)
            assert isinstance(opinion.plan[-1], Claim) or after.to_move in (CHANCE, None)


def test_only_what_can_be_seen_is_asked_about() -> None:
    """The same answer, whatever lies face down."""
    for state in positions(12):
        hidden = seen(state)
        swapped = tuple(tuple(7 if token is None else token for token in board) for board in hidden.boards)
        assert rank(replace(hidden, boards=swapped).seen_by(state.turn), "hard", 1) == rank(hidden, "hard", 1)


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_no_bonus_is_left_by_medium_and_hard(level: str) -> None:
    for n, state in enumerate(positions(30)):
        after = state
        for move in rank(seen(state), level, n)[0].plan:
            assert isinstance(move, Turn | Bonus | Claim | Done)
            if isinstance(move, Done):
                assert not after.bonuses
            after = after.play(move)


@pytest.mark.parametrize("level", ["beginner", "easy"])
def test_the_weak_overlook_some_of_the_bonuses(level: str) -> None:
    state = at("1 1", f"f2 {BLOCK}", "a1 b1 a2 b2")
    plans = [moves(best(state, level, seed)) for seed in range(200)]
    assert plans.count(["done"]) == pytest.approx(2 * BY_LEVEL[level].overlooks, abs=20)
    assert plans.count(["bonus f2", "done"]) + plans.count(["done"]) == 200


def test_nothing_is_overlooked_in_assisted_play() -> None:
    state = at("1 2", "a1 b1 c3 d3 c4 d4", bonuses="assisted")
    for seed in range(10):
        after = state
        for move in best(state, "easy", seed).plan:
            assert isinstance(move, Turn | Claim | Done)
            after = after.play(move)
        assert not after.bonuses


def test_a_board_that_can_be_cleared_is_cleared() -> None:
    assert moves(best(at("1 2", "c1 d1 c2 d2"))) == ["turn c1", "bonus d1", "bonus c2", "bonus d2"]
    assert moves(best(at("1 2", "c1 d1 c2 d2", bonuses="assisted"))) == ["turn c1"]


def test_a_turn_in_which_nothing_fits_is_ended() -> None:
    opinions = rank(seen(at("1 2", BLOCK)), "medium", 1)
    assert [(moves(opinion), str(opinion.reason)) for opinion in opinions] == [
        (["done"], "Not enough for any token now.")
    ]
    assert str(best(at("1 2", BLOCK)).reason).startswith("Not enough for any token now.")


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_everything_forgotten_is_claimed_one_after_another(level: str) -> None:
    state = at("1 2", "a1 b3 c3 d3 c4 d4 b6", "a1 a4 c3 d3 c4 d4").play(Done()).play(parse("roll 1 1"))
    claimed = []
    while isinstance(move := best(state, level).plan[0], Claim):
        assert len(best(state, level).plan) == 1
        claimed.append(CELLS[move.forgotten])
        state = state.play(move)
    assert sorted(claimed) == ["a1", "b6"]
    assert any(isinstance(move, Turn) for move in best(state, level).plan)


def test_hard_turns_up_the_token_that_costs_the_opponent_most() -> None:
    """c5 was the last of row 5. Elsewhere the token would be a bonus again at once; in column d it has company."""
    state = at("1 1", "c1 d1 c2 d2 c5", "a1 a4 c3 d3 c4 d4").play(Done()).play(parse("roll 1 1"))
    opinions = rank(seen(state), "hard", 1)
    values = [float(opinion.worth["value"]) for opinion in opinions]
    assert values == sorted(values, reverse=True)
    assert values[0] > values[-1] >= 0
    assert moves(opinions[0]) == ["claim c5 d5"]
    assert "costs your opponent most" in str(opinions[0].reason)


# Reasons


def test_the_line_that_is_cleared_and_the_bonuses_that_follow_are_named() -> None:
    for options, count in ({"bonuses": "strict"}, 5), ({"bonuses": "assisted"}, 2):
        first = best(at("1 2", f"c1 d1 c2 d2 {BLOCK}", "a1 b1", **options))
        assert moves(first)[0] == "turn c1"
        assert len(first.plan) == count
        assert str(first.reason).startswith("Clears row 1: 3 bonuses follow. After that, about ")
    one = best(at("1 1", f"f2 {BLOCK}"))
    assert moves(one) == ["bonus f2", "done"]
    assert str(one.reason).startswith("Clears row 2: a bonus follows.")


def test_where_no_bonus_follows_the_line_that_is_prepared_is_named() -> None:
    state = GAME.start(1, {}, {"boards": [PLAIN]}).play(parse("roll 1 2"))
    assert isinstance(state, Boards)
    assert str(best(state).reason).startswith("Prepares ")
    assert str(rank(seen(state), "medium", 1)[0].reason) == "Turns tokens for 3 points."


def test_the_board_that_is_cleared_is_named() -> None:
    assert str(best(at("1 1", "a1 b1")).reason) == "Clears the board!"


# The search


def test_chains_are_those_of_the_rules() -> None:
    rng = Random(8)
    boards = [draw_board(n, 0) for n in range(200)]
    ups = [rng.getrandbits(36) & rng.getrandbits(36) & numbers_on(board) for board in boards]
    slow = [chain_reaction(numbers_on(board), up) for board, up in zip(boards, ups, strict=True)]
    assert after_chains(np.array(ups)).tolist() == slow


@pytest.mark.parametrize("budget", [2, 7, 12])
def test_all_that_can_be_bought_and_nothing_that_leaves_a_token_payable(budget: int) -> None:
    rng = Random(budget)
    for n in range(5):
        board = draw_board(n, 0)
        up = sum(1 << cell for cell in rng.sample(range(36), 12))
        cells = [cell for cell in cells_in(up) if board[cell]]
        slow = set()
        for chosen in range(1 << len(cells)):
            bought = [cell for k, cell in enumerate(cells) if chosen >> k & 1]
            left = budget - sum(board[cell] or 0 for cell in bought)
            if left >= 0 and all((board[cell] or 0) > left for cell in cells if cell not in bought):
                slow.add(sum(1 << cell for cell in bought))
        assert set(maximal_subsets(side(board, up), budget).tolist()) == slow


def test_what_is_called_free_comes_free_once_the_rest_is_paid() -> None:
    for n in range(30):
        mine = side(draw_board(n, 0), ALL_UP)
        free = free_tokens(mine.cells, np.array([mine.up]))
        assert after_chains(free).tolist() == [0]
        assert 11 <= int(free[0]).bit_count() <= 13


def rolls(level: str, matches: int) -> float:
    scores = selfplay(GAME, [level], matches, seed=1).to_json()["mean_scores"]
    return float(scores[0])


def test_alone_each_level_needs_fewer_rolls_than_the_one_before() -> None:
    beginner, easy, medium, hard = (rolls(level, 30) for level in LEVELS)
    assert hard < 13.5 < medium < easy < beginner
