"""The last actions on the boards of Big Bang, step by step, so that they are seen happening: tokens that flip, and the
chain that the rules have taken, one bonus after the other. That chains happen is a rule, and lives in rules/tokens.py;
the order is ours. Stars that lie face down are not known here: nobody sees them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import cache, reduce
from itertools import accumulate
from operator import or_
from typing import Any

from ludogite.rules import bigbang
from ludogite.rules.bigbang import Boards, Bonus, Claim, Done, Turn
from ludogite.rules.dice import Roll
from ludogite.rules.game import CHANCE, Move, State
from ludogite.rules.tokens import LINES, Board, chain_reaction, cross, numbers_on, reach_of_bonuses

Past = Sequence[tuple[State[Any], Move]]


class BonusKind(Enum):
    """What a bonus is called."""

    STAR = auto()
    """A star whose row and column are clear."""
    WITH_STAR = auto()
    """The last number of a line on which a star is seen."""
    FIVE_AND_ONE = auto()
    """The last number of a line of numbers."""


@dataclass(frozen=True)
class Link:
    """A bonus of a chain."""

    cell: int
    reach: int
    """The cells of the lines that make it a bonus."""
    kind: BonusKind


@dataclass(frozen=True)
class Flip:
    """A token that is turned over."""

    seat: int
    cell: int
    before: int | None
    """What was seen of it; None for a back."""
    after: int | None
    link: Link | None = None
    """Why it was a bonus, if it was one."""


@dataclass(frozen=True)
class Replay:
    """Some moves of one seat, as they were seen from a position."""

    flips: tuple[Flip, ...]
    stage: Boards
    """The boards as they lie after it, before the next round turns them up again."""

    @property
    def links(self) -> list[Flip]:
        """The bonuses among them."""
        return [flip for flip in self.flips if flip.link]


FLIP_MS = 180
"""Milliseconds of a flip alone."""
STEP_MS, FASTER, FASTEST_MS = 160.0, 0.9, 60.0
"""Of the first in a chain, how much of it the next one takes, and of the fastest."""


@cache
def flip_times(count: int) -> tuple[float, ...]:
    """The milliseconds at which each of so many flips begins, and those at which the last one ends."""
    steps = [FLIP_MS] if count == 1 else [max(STEP_MS * FASTER**n, FASTEST_MS) for n in range(count)]
    return tuple(accumulate(steps, initial=0.0))


def flips_begun(flips: Sequence[Flip], progress: float) -> int:
    """How many tokens have been turned, or are being turned, once so much of it has been seen, from 0 to 1."""
    begins = flip_times(len(flips))
    return sum(begin <= progress * begins[-1] for begin in begins[:-1])


def replay(seen: Boards, moves: Sequence[Move], after: Boards) -> Replay:
    """What the moves have done, from a position as it was shown before: what lay open then was seen by everybody. What
    is turned up shows what is seen of it afterwards."""
    flips: list[Flip] = []
    up = list(seen.up)
    for move in moves:
        if isinstance(move, Claim):
            seat = 1 - seen.turn
            up[seat] |= 1 << move.token
            flips.append(Flip(seat, move.token, None, after.board_of(seat)[move.token]))
        elif isinstance(move, Turn | Bonus):
            seat, board = seen.turn, seen.board_of(seen.turn)
            numbers = numbers_on(board)
            flips.append(Flip(seat, move.cell, board[move.cell], None, _called(move, numbers, up[seat], seen)))
            up[seat] &= ~(1 << move.cell)
            for link in chain_links(numbers, up[seat]) if seen.assisted[seat] else ():
                flips.append(Flip(seat, link.cell, board[link.cell], None, link))
                up[seat] &= ~(1 << link.cell)
    is_new_round = len(after.finished) > len(seen.finished)
    return Replay(tuple(flips), replace(seen if is_new_round else after, up=tuple(up)))


def _called(move: Move, numbers: int, up: int, seen: Boards) -> Link | None:
    if not isinstance(move, Bonus):
        return None
    reach = replace(seen, up=tuple(up if n == seen.turn else other for n, other in enumerate(seen.up))).bonuses
    return Link(move.cell, reach[move.cell], kind_of(numbers, up, move.cell, reach[move.cell]))


def moves_of_turn(past: Past) -> list[bigbang.Move]:
    """What was done on the last roll, the roll included."""
    start = next((n for n in reversed(range(len(past))) if isinstance(past[n][1], Roll)), len(past))
    moves = [move for _, move in past[start:]]
    return [move for move in moves if isinstance(move, bigbang.Move)]


def ends_round(state: Boards, past: Past) -> bool:
    """Whether the last move has ended a round, and another is to come."""
    return state.to_move == CHANCE and bool(past) and isinstance(past[-1][1], Turn | Bonus)


def up_at_end(past: Past) -> tuple[int, ...]:
    """By seat what was face up when the last move had ended a round: nothing of whoever made it."""
    last, _ = past[-1]
    assert isinstance(last, Boards)
    return tuple(0 if seat == last.turn else up for seat, up in enumerate(last.up))


def turned_last(state: Boards, past: Past) -> tuple[int, int]:
    """A seat, and what it has turned in the turn that ended last; nothing in the first turn of a round."""
    turn = _turn_before(state, past)
    if not turn:
        return 0, 0
    first, last = turn[0][0], turn[-1][0]
    assert isinstance(first, Boards)
    assert isinstance(last, Boards)
    seat = last.turn
    return seat, first.up[seat] & ~last.up[seat] & ~state.up[seat]


def claimed_last(state: Boards, past: Past) -> list[Claim]:
    """What was claimed in the turn that ended last, of whoever plays now."""
    return [move for _, move in _turn_before(state, past) if isinstance(move, Claim)]


def _turn_before(state: Boards, past: Past) -> Past:
    """The turn that ended last in this round, from its roll on."""
    ended = next((n for n in reversed(range(len(past))) if isinstance(past[n][1], Done)), 0)
    begun = next((n for n in reversed(range(ended)) if isinstance(past[n][1], Roll)), None)
    if begun is None:
        return []
    last = past[ended][0]
    assert isinstance(last, Boards)
    return past[begun : ended + 1] if last.round == state.round else []


# Chains


def kind_of(numbers: int, up: int, cell: int, reach: int) -> BonusKind:
    if not numbers >> cell & 1:
        return BonusKind.STAR
    return BonusKind.WITH_STAR if reach & up & ~numbers else BonusKind.FIVE_AND_ONE


def chain_links(numbers: int, up: int) -> Iterator[Link]:
    """Every bonus that follows from what is face up, one at a time."""
    while bonuses := reach_of_bonuses(numbers, up):
        cell, reach = next(iter(bonuses.items()))
        yield Link(cell, reach, kind_of(numbers, up, cell, reach))
        up &= ~(1 << cell)


def lines_in(reach: int) -> list[int]:
    """The lines, by their number in LINES, that make up what makes a token a bonus."""
    return [n for n, line in enumerate(LINES) if line & reach == line]


def spoilers(numbers: int, up: int, cell: int) -> int:
    """The numbers that keep a token from being a bonus: those on its lines, for a star in its row and column."""
    is_number = numbers >> cell & 1
    reach = reduce(or_, (line for line in LINES if line >> cell & 1)) if is_number else cross(cell)
    return reach & numbers & up & ~(1 << cell)


def to_buy(board: Board, numbers: int, up: int, chosen: Sequence[int]) -> list[int]:
    """Which of the chosen tokens are to be bought where bonuses are taken for the player: a chain takes the others,
    the dearest first. What a chain takes does not depend on the order in which tokens are bought."""
    wanted = sum(1 << cell for cell in chosen)
    bought = wanted
    for cell in sorted(chosen, key=lambda cell: board[cell] or 0, reverse=True):
        fewer = bought & ~(1 << cell)
        if fewer and not chain_reaction(numbers, up & ~fewer) & wanted:
            bought = fewer
    return [cell for cell in chosen if bought >> cell & 1]
