"""Big Bang by bits: many boards at once, each an integer with a bit for every number token that is still face up.

Of the tokens of a board some come free at the end, as bonuses of a chain that all others, once paid for, set off. A set
of tokens can come free if it can be taken one by one, each the last of a line within the set. The dearest such set is
found from the dearest token down; what remains is what the board costs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ludogite.rules.bigbang import budget_of
from ludogite.rules.cells import cells_in
from ludogite.rules.dice import TWO_DICE
from ludogite.rules.tokens import LINES, STAR, STAR_PENALTY, Board, cross, numbers_on

Bits: TypeAlias = NDArray[np.int64]
Numbers: TypeAlias = NDArray[np.float64]

_LINES = np.array(LINES, np.int64)
_CELLS = np.arange(36)
_ON_LINE = np.array([[line >> cell & 1 for line in LINES] for cell in range(36)], np.float64)
_BUDGETS: Counter[int] = Counter()
for _roll, _weight in TWO_DICE:
    _BUDGETS[budget_of(_roll)] += _weight
MOST = max(_BUDGETS)
BUDGETS = np.array(sorted(_BUDGETS))
CHANCES = np.array([_BUDGETS[int(budget)] for budget in BUDGETS]) / _BUDGETS.total()
MEAN = float(BUDGETS @ CHANCES)
SPENT = 7.9
"""Of the mean budget of 8.17, what is spent: the rest fits no token."""
SPREAD = 4.9
"""Standard deviation of a budget."""
TURNS = 24
"""How many turns are looked ahead."""
LAST_ROLL = 0.5
"""Rolls that a board needs beyond what its tokens cost, as the last budget is seldom spent whole."""
OVER = 4.0
"""What the last budget is more than was still needed, in the mean."""
USUAL, USUAL_SPREAD = 160.0, 40.0
"""The penalty points of who loses a round, and how they spread."""
DOUBT = 15.0
"""By how many points what is foreseen may be wrong."""
ROLLS = np.array([value / MEAN * (1 + 0.02 * value) for value in range(MOST + 1)])
"""The rolls that a token takes, by its value: dear ones more than their share, as few budgets reach them."""


@dataclass(frozen=True)
class Side:
    """A board as its player has it before him."""

    values: Numbers
    """By cell; 0 for stars and for what is not known."""
    up: int
    """The number tokens face up."""
    stars: Bits
    """For each star face up the cells of its row and column."""

    @property
    def cells(self) -> list[int]:
        """Those of the number tokens face up, the dearest first."""
        return sorted(cells_in(self.up), key=lambda cell: -self.values[cell])

    def points(self, up: Bits) -> Numbers:
        """Penalty points of each of these boards."""
        stars = np.count_nonzero(up[:, None] & self.stars, axis=1)
        points: Numbers = _bits(up) @ self.values + STAR_PENALTY * stars
        return points


def side(board: Board, up: int) -> Side:
    numbers = numbers_on(board)
    stars = [cross(cell) for cell in cells_in(up & ~numbers)]
    values = np.array([float(token or STAR) if up >> cell & 1 else 0.0 for cell, token in enumerate(board)])
    return Side(values, up & numbers, np.array(stars, np.int64))


def _bits(up: Bits) -> Numbers:
    return (up[:, None] >> _CELLS & 1).astype(np.float64)


def after_chains(up: Bits) -> Bits:
    """The number tokens still face up once every bonus, and every bonus that follows, is taken."""
    while True:
        left = up[:, None] & _LINES
        bonuses = np.bitwise_or.reduce(np.where(left & (left - 1) == 0, left, 0), axis=1)
        if not bonuses.any():
            return up
        up = up & ~bonuses


def maximal_subsets(side: Side, budget: int) -> Bits:
    """All that can be bought at once such that no further token can be paid, the dearest (in rolls) first."""
    bought, spent, rolls = np.zeros(1, np.int64), np.zeros(1, np.int64), np.zeros(1)
    values = [(cell, int(side.values[cell])) for cell in side.cells]
    for cell, value in values:
        fits = spent + value <= budget
        bought = np.concatenate([bought, bought[fits] | 1 << cell])
        spent = np.concatenate([spent, spent[fits] + value])
        rolls = np.concatenate([rolls, rolls[fits] + ROLLS[min(value, MOST)]])
    is_maximal = np.ones(len(bought), bool)
    for cell, value in values:
        is_maximal &= (bought >> cell & 1 == 1) | (spent + value > budget)
    order = np.argsort(-rolls[is_maximal], kind="stable")
    return bought[is_maximal][order]


def free_tokens(cells: Sequence[int], up: Bits) -> Bits:
    """Of each board the tokens that need not be paid for, by their value; `cells` are sorted, the dearest first."""
    free = np.zeros_like(up)
    for cell in cells:
        more = free | up & 1 << cell
        free = np.where(after_chains(more) == 0, more, free)
    return free


def rolls_left(side: Side, paid: Bits) -> Numbers:
    """How many rolls it takes to pay for these tokens: one, and what is left after the best use of the next budget."""
    rolls = np.zeros(len(paid))
    most = np.zeros((len(paid), MOST + 1))
    for cell in side.cells:
        value = int(side.values[cell])
        has = paid >> cell & 1 == 1
        rolls += has * ROLLS[value]
        with_it = most[:, : MOST + 1 - value] + ROLLS[value]
        most[:, value:] = np.where(has[:, None], np.maximum(most[:, value:], with_it), most[:, value:])
    left = rolls[:, None] - most[:, BUDGETS]
    after = np.where(left < 1e-9, 0, left + LAST_ROLL) @ CHANCES
    return np.where(paid == 0, 0, 1 + after)


@dataclass(frozen=True)
class Stages:
    """How boards become clear if the lines that free most for their cost are finished first."""

    costs: Numbers
    """What must be spent until each stage is reached; the last one is the clear board."""
    points: Numbers
    """The penalty points before the first stage, and from each one on."""

    def after(self) -> Numbers:
        """By turns from now, the chance of each board to be in each stage."""
        turns = np.arange(1, TURNS + 1)[:, None, None]
        off = (SPENT * turns - self.costs) / (SPREAD * np.sqrt(turns))
        at_once = (self.costs[None] <= 0).astype(np.float64)
        reached = np.concatenate([at_once, logistic(1.702 * off)])
        reached = np.minimum.accumulate(reached, axis=2)
        none = np.zeros((*reached.shape[:2], 1))
        chances: Numbers = np.concatenate([none + 1, reached], axis=2) - np.concatenate([reached, none], axis=2)
        return chances


def stages(side: Side, up: Bits, free: Bits, rolls: Numbers) -> Stages:
    """`rolls` say how much more is spent than the tokens cost."""
    spent = np.zeros(len(up))
    costs: list[Numbers] = []
    points = [side.points(up)]
    each = np.arange(len(up))
    while up.any() or not costs:
        paid = up & ~free
        on_line = free[:, None] & _LINES
        is_last = (on_line != 0) & (on_line & (on_line - 1) == 0)
        prices = _bits(paid) * side.values
        cost = prices @ _ON_LINE
        then = after_chains((up[:, None] & ~np.where(is_last, paid[:, None] & _LINES, paid[:, None])).ravel())
        turned = points[-1][:, None] - side.points(then).reshape(cost.shape)
        line = np.argmax(np.where(is_last, turned / np.maximum(cost, 0.1), -1), axis=1)
        has_line = is_last[each, line]
        spent = spent + np.where(has_line, cost[each, line], prices.sum(axis=1))
        up = then.reshape(cost.shape)[each, line]
        free = free & up
        costs.append(spent)
        points.append(side.points(up))
    waste = np.maximum(rolls * SPENT - OVER, 1) / np.maximum(spent, 1)
    return Stages(np.stack(costs, axis=1) * waste[:, None], np.stack(points, axis=1))


def chances_to_win(mine: Stages, other: Stages, worth: Callable[[Numbers], Numbers]) -> Numbers:
    """Of each of my boards, against the one board of the other player, who moves next. `worth` is the chance to win the
    match after a round with so many penalty points for him; for me they are less than none."""
    me, he = mine.after(), other.after()[:, 0]
    if_lost, if_won = worth(-mine.points), worth(other.points[0])
    he_ends, i_end = np.diff(he[:, -1]), np.diff(me[:, :, -1], axis=0)
    lost = np.einsum("t,tnk,nk->n", he_ends, me[:-1, :, :-1], if_lost[:, :-1])
    won = np.einsum("tn,tk,k->n", i_end, he[1:, :-1], if_won[:-1])
    chances: Numbers = lost + won + me[0, :, -1] * if_won[0]
    return chances


def worth_of_round(points: Numbers) -> Numbers:
    """Where rounds are counted, not points."""
    return np.where(points > 0, 1.0, 0.0)


def worth_of_first(points: Numbers) -> Numbers:
    """The second round is won as often as lost, and by so many points or more the less often, the more they are."""
    far = logistic((np.abs(points) - USUAL) / USUAL_SPREAD)
    return 0.5 + 0.5 * np.sign(points) * far


def worth_of_second(lead: int) -> Callable[[Numbers], Numbers]:
    """With this lead from the first round; what is foreseen is not exact."""
    return lambda points: logistic((lead + points) / DOUBT)


def logistic(x: Numbers) -> Numbers:
    result: Numbers = 1 / (1 + np.exp(-np.clip(x, -30, 30)))
    return result
