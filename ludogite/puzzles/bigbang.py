"""Puzzles of Big Bang: clear the whole board with this roll. Exactly one set of tokens that it pays for sets off the
chain that clears it.

A board on which every chain has come to its end has no line with just one number. Which tokens are to be paid for then
is a question of cycles: from row to column to row, each has to be opened at its cheapest token."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import count

import numpy as np

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.puzzles import Puzzle, is_in_solution, no_reply
from ludogite.rules import draw
from ludogite.rules.bigbang import DONE, Turn, budget_of
from ludogite.rules.cells import cells_in
from ludogite.rules.dice import TWO_DICE, Roll
from ludogite.rules.game import Move, Objection
from ludogite.rules.shelf import SHELF
from ludogite.rules.tokens import ALL_UP, Board, chain_reaction, draw_board, numbers_on, shown
from ludogite.search.bigbang import MOST, Bits, after_chains, maximal_subsets, side

TOKENS: Mapping[str, range] = {"easy": range(6, 10), "medium": range(10, 14), "hard": range(14, 20)}
"""How many are face up, stars aside."""
EFFORTS: Mapping[str, range] = {"easy": range(4, 16), "medium": range(16, 50), "hard": range(50, 2000)}
GOAL = Message(QT_TRANSLATE_NOOP("puzzles", "Clear the whole board with this roll. Bonuses are automatic here."))
DESCRIPTION = QT_TRANSLATE_NOOP("puzzles", "{fewest} to {most} tokens face up.")
WRONG = QT_TRANSLATE_NOOP("puzzles", "Not that one: try other tokens.")
OPTIONS = {"bonuses": "assisted"}
is_right, reply = is_in_solution, no_reply


@dataclass(frozen=True)
class Position:
    board: Board
    up: int
    """The number tokens that are face up."""
    roll: Roll

    @property
    def ways(self) -> Bits:
        """All that the roll can pay for and that leaves too little for another token."""
        return maximal_subsets(side(self.board, self.up), budget_of(self.roll))


def make(level: str, seed: int) -> Puzzle:
    for attempt in count():
        position = _attempt(level, seed, f"bigbang {level} {attempt}")
        if position is not None and len(ways := position.ways) in EFFORTS[level]:
            return _puzzle(position, clearing_sets(position)[0], len(ways), seed)
    raise AssertionError


def describe(level: str) -> Message:
    return Message(DESCRIPTION, fewest=TOKENS[level][0], most=TOKENS[level][-1])


def objection(puzzle: Puzzle, made: int) -> Objection:
    return Objection(WRONG)


def clearing_sets(position: Position) -> list[int]:
    """All sets of tokens that the roll pays for and that clear the board."""
    return [bought for bought, _ in _clearing(position.board, position.up, budget_of(position.roll))]


def _clearing(board: Board, up: int, money: int) -> list[tuple[int, int]]:
    """All sets of tokens that clear the board for at most so much, with what each costs."""
    bought, spent = np.zeros(1, np.int64), np.zeros(1, np.int64)
    for cell in cells_in(up):
        value = board[cell] or 0
        fits = spent + value <= money
        bought = np.concatenate([bought, bought[fits] | 1 << cell])
        spent = np.concatenate([spent, spent[fits] + value])
    clears = after_chains(up & ~bought) == 0
    return list(zip(bought[clears].tolist(), spent[clears].tolist(), strict=True))


def _attempt(level: str, seed: int, purpose: str) -> Position | None:
    """A board drawn at random, if the cheapest way to clear it is the only one for its price, and dice show this."""
    board = draw_board(seed, draw.number(seed, purpose))
    numbers = numbers_on(board)
    sizes = range(TOKENS[level].start, TOKENS[level].stop + 4)
    size = sizes[draw.below(len(sizes), seed, purpose)]
    some = sum(1 << cell for cell in draw.shuffled(list(cells_in(numbers)), seed, purpose)[:size])
    up = chain_reaction(numbers, some)
    if up.bit_count() not in TOKENS[level]:
        return None
    clearing = _clearing(board, up, MOST)
    price = min((spent for _, spent in clearing), default=0)
    rolls = [(roll, weight) for roll, weight in TWO_DICE if budget_of(roll) == price]
    if not rolls or [spent for _, spent in clearing].count(price) != 1:
        return None
    return Position(board, up, draw.weighted(rolls, seed, f"{purpose} roll"))


def _puzzle(position: Position, bought: int, effort: int, seed: int) -> Puzzle:
    setup = {"boards": [shown(position.board, ALL_UP)]}
    state = SHELF["bigbang"].start(1, OPTIONS, setup)
    beginning = (*_turns_until(position, seed), position.roll)
    for move in beginning:
        state = state.play(move)
    solution: list[Move] = []
    for cell in cells_in(bought):
        solution.append(Turn(cell))
        state = state.play(solution[-1])
    assert state.outcome is not None
    return Puzzle(GOAL, 1, beginning, tuple(solution), effort, OPTIONS, setup)


def _turns_until(position: Position, seed: int) -> list[Move]:
    """How the board may have come to be as it is: roll by roll the dearest tokens that can be paid."""
    board = position.board
    numbers, up, moves = numbers_on(board), ALL_UP, list[Move]()
    for n in count():
        left = sorted(cells_in(up & numbers & ~position.up), key=lambda cell: -(board[cell] or 0))
        if not left:
            return moves
        roll = draw.weighted(TWO_DICE, seed, "rolls before", n)
        money = budget_of(roll)
        if (board[left[-1]] or 0) > money:
            continue
        moves.append(roll)
        for cell in left:
            if up >> cell & 1 and (board[cell] or 0) <= money:
                money -= board[cell] or 0
                up = chain_reaction(numbers, up & ~(1 << cell))
                moves.append(Turn(cell))
        moves.append(DONE)
    raise AssertionError
