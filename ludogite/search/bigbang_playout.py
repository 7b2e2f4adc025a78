"""Boards of Big Bang played on to the end, many at once and with the same dice: what one turn costs against another is
the difference of the results, and how sure that is shows in how far they spread."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import numpy as np

from ludogite.search.bigbang import BUDGETS, CHANCES, MOST, ROLLS, Bits, Numbers, Side, after_chains, free_tokens

LONGEST = 60
"""Turns after which nobody plays on."""


def budgets(times: int, dice: np.random.Generator) -> Bits:
    """By turn, what the dice pay for in each of so many matches."""
    return dice.choice(BUDGETS, (LONGEST, times), p=CHANCES)


def play_on(side: Side, starts: Sequence[int], paid_by: Bits) -> list[Bits]:
    """By turn, which number tokens are face up on each copy, until all are clear: before the first turn `starts`, each
    as often as there are matches."""
    return list(_turns(side, np.repeat(np.array(starts, np.int64), paid_by.shape[1]), np.tile(paid_by, len(starts))))


def _turns(side: Side, up: Bits, paid_by: Bits) -> Iterator[Bits]:
    """Every turn buys what saves most rolls, and of that only what will not come free."""
    yield up
    for budget in paid_by:
        goes_on = np.flatnonzero(up)
        if not len(goes_on):
            return
        left = after_chains(up[goes_on])  # what was forgotten before
        bought = _best_purchase(side, left & ~free_tokens(side.cells, left), budget[goes_on])
        up = up.copy()
        up[goes_on] = after_chains(left & ~bought)
        yield up


def _best_purchase(side: Side, paid: Bits, budget: Bits) -> Bits:
    """Of these tokens of each board, those that its budget pays for and that save most rolls."""
    most, bought = np.zeros((len(paid), MOST + 1)), np.zeros((len(paid), MOST + 1), np.int64)
    for cell in side.cells:
        value, has = int(side.values[cell]), paid >> cell & 1 == 1
        with_it = most[has, : MOST + 1 - value] + ROLLS[value]
        is_better = with_it > most[has, value:]
        most[has, value:] = np.where(is_better, with_it, most[has, value:])
        bought[has, value:] = np.where(is_better, bought[has, : MOST + 1 - value] | 1 << cell, bought[has, value:])
    return bought[np.arange(len(paid)), budget]


def rolls_made(turns: Sequence[Bits]) -> Numbers:
    """Until each copy was clear."""
    rolls: Numbers = np.sum(np.array(turns) != 0, axis=0, dtype=np.float64)
    return rolls


def points_won(mine: Side, turns: Sequence[Bits], other: Side, other_turns: Sequence[Bits]) -> Numbers:
    """By copy of mine, the penalty points of the other player, who moves next, if I clear my board first; else mine, as
    less than none."""
    copies = len(turns[0])
    points, is_over = np.zeros(copies), np.zeros(copies, bool)

    def end(is_clear: Bits, sign: int, side: Side, up: Bits) -> None:
        ends = (is_clear == 0) & ~is_over
        points[ends] = sign * side.points(up[ends])
        is_over[ends] = True

    me, he = turns[0], np.resize(other_turns[0], copies)
    end(me, 1, other, he)
    for n in range(1, max(len(turns), len(other_turns))):
        he = np.resize(other_turns[min(n, len(other_turns) - 1)], copies)
        end(he, -1, mine, me)
        me = turns[min(n, len(turns) - 1)]
        end(me, 1, other, he)
    return points


def worth_in_the_end(lead: int) -> Callable[[Numbers], Numbers]:
    """Of a last round that was played on to its end, with this lead from the one before."""
    return lambda points: 0.5 + 0.5 * np.sign(lead + points)
