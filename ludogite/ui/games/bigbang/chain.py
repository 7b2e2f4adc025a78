"""Chain reactions as they are seen: one bonus after the other, with its line and its name. That they happen is a rule,
and lives in rules/tokens.py; the order is ours. Stars that lie face down are not known here: nobody sees them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import reduce
from operator import or_

from ludogite.rules.tokens import LINES, Board, chain_reaction, cross, reach_of_bonuses


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
