"""Puzzles are proved again, by ways of their own: plain search over the rules, and all sets of tokens."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from ludogite.match import puzzle, record
from ludogite.players.symbols import rank
from ludogite.puzzles import LEVELS, Puzzle, bigbang, maker_of, shapes, symbols
from ludogite.rules.bigbang import Boards, Turn
from ludogite.rules.cells import cells_in
from ludogite.rules.game import State
from ludogite.rules.shelf import SHELF
from ludogite.rules.tokens import STAR

GAMES = [game.id for game in puzzle.games_with_puzzles()]
each_game = pytest.mark.parametrize("game", GAMES)
each_level = pytest.mark.parametrize("level", LEVELS)


def position_of(game: str, made: Puzzle) -> State[Any]:
    """By the record, as other programs get it."""
    text = puzzle.record_of(SHELF[game], made, 0).to_json()
    return record.read(text.encode()).replay()


def after_solution(game: str, made: Puzzle) -> State[Any]:
    state = position_of(game, made)
    for move in made.solution:
        state = state.play(move)
    return state


@each_level
@each_game
def test_the_same_seed_gives_the_same_puzzle(game: str, level: str) -> None:
    make = maker_of(SHELF[game]).make
    first = make(level, 5)
    assert make(level, 5) == first
    assert isinstance(position_of(game, first).to_move, int)


@each_level
def test_four_shapes_is_won_by_the_solution_in_the_moves_that_are_promised(level: str) -> None:
    for seed in range(2):
        made = shapes.make(level, seed)
        position = position_of("shapes", made)
        end = after_solution("shapes", made)
        assert end.outcome is not None
        assert end.outcome.winner == position.to_move
        assert len(made.solution) == 2 * made.goal.count - 1
        assert made.effort in shapes.EFFORTS[level]


def wins_within(state: State[Any], moves: int) -> bool:
    """Whether the player to move can win in so many moves of his, by trying everything."""
    return any(is_won(state.play(move), moves) for move in state.legal_moves())


def is_won(state: State[Any], moves: int) -> bool:
    """Whether the one who has just moved wins, with one move less than so many."""
    if state.outcome is not None:
        return True
    return moves > 1 and all(wins_within(answer, moves - 1) for answer in map(state.play, state.legal_moves()))


def test_only_one_first_move_wins_in_two() -> None:
    for seed in range(4):
        made = shapes.make("easy", seed)
        state = position_of("shapes", made)
        assert [move for move in state.legal_moves() if is_won(state.play(move), 2)] == [made.solution[0]]


@each_level
def test_every_other_first_move_of_four_shapes_loses(level: str) -> None:
    made = shapes.make(level, 1)
    state = position_of("shapes", made)
    afterwards = {move: state.play(move) for move in state.legal_moves()}
    wins = [move for move, after in afterwards.items() if after.outcome or max(shapes._worths(after).values()) < 0]
    assert wins == [made.solution[0]]
    assert [move for move in afterwards if shapes.is_right(made, state, move, 0)] == wins


@each_level
def test_the_right_move_of_four_shapes_is_not_all_that_is_left(level: str) -> None:
    """Several others do not let the opponent win at once."""
    for seed in range(2):
        state = position_of("shapes", shapes.make(level, seed))
        after = [state.play(move) for move in state.legal_moves()]
        harmless = [each for each in after if not any(each.play(move).outcome for move in each.legal_moves())]
        assert len(harmless) >= 4


@each_level
def test_the_opponent_resists_and_is_beaten_in_time_all_the_same(level: str) -> None:
    made = shapes.make(level, 2)
    state = position_of("shapes", made)
    for number in range(made.goal.count):
        state = state.play(next(move for move in state.legal_moves() if shapes.is_right(made, state, move, number)))
        if state.outcome is None:
            state = state.play(shapes.reply(state))
    assert state.outcome is not None


@each_level
def test_one_set_of_tokens_clears_the_board_of_big_bang(level: str) -> None:
    for seed in range(3):
        made = bigbang.make(level, seed)
        state = position_of("bigbang", made)
        assert isinstance(state, Boards)
        assert state.budget is not None
        assert after_solution("bigbang", made).outcome is not None
        clearing = [each for each in affordable(state) if clears(state, each)]
        assert clearing == [{move.cell for move in made.solution if isinstance(move, Turn)}]


def affordable(state: Boards) -> list[set[int]]:
    board = state.board_of(0)
    prices = {cell: board[cell] or 0 for cell in cells_in(state.up[0]) if board[cell] != STAR}
    budget = state.budget or 0
    cheap = [cell for cell, price in prices.items() if price <= budget]
    most = next(n for n in range(len(cheap) + 1, 0, -1) if sum(sorted(prices.values())[: n - 1]) <= budget)
    sets = (chosen for n in range(1, most) for chosen in combinations(cheap, n))
    return [set(chosen) for chosen in sets if sum(prices[cell] for cell in chosen) <= budget]


def clears(state: Boards, tokens: set[int]) -> bool:
    """Bought one by one; what a chain has turned over need not be bought."""
    for cell in sorted(tokens):
        if state.outcome is None and state.up[0] >> cell & 1:
            state = state.play(Turn(cell))
    return state.outcome is not None


@each_level
def test_the_best_place_in_six_symbols_stays_the_best_with_other_dice(level: str) -> None:
    made = symbols.make(level, 3)
    state = position_of("symbols", made)
    assert set(made.points) == {str(move) for move in state.legal_moves()}
    assert max(made.points.values()) == made.points[str(made.solution[0])]
    assert rank(state, "hard", seed=99, effort=4000)[0].plan == made.solution
