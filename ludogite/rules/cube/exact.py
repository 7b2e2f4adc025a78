"""Decides in whole numbers whether pushes can balance a load: no rounding, the same answer on every machine.

Given columns A and a load b of integers, either some f ≥ 0 has A f = b, or some v has v·A ≥ 0 and v·b < 0. The simplex
method finds one or the other; tableaux are kept without fractions, over one common denominator."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True)
class Balance:
    """How hard each column must push for the load to be carried."""

    pushes: tuple[Fraction, ...]


@dataclass(frozen=True)
class Motion:
    """A motion that no column resists and that the load drives: v·A ≥ 0 and v·b < 0, in whole numbers."""

    velocity: tuple[int, ...]


def solve(columns: Sequence[Sequence[int]], load: Sequence[int]) -> Balance | Motion:
    tableau = _Tableau(columns, load)
    while (column := tableau.entering()) is not None:
        tableau.pivot(tableau.leaving(column), column)
    return tableau.balance() if tableau.is_carried() else tableau.motion()


class _Tableau:
    """One row for each row of the load, made positive; after the columns come one artificial column a row, which carry
    everything at first, and the load. The last row is the cost: how much the artificial columns still carry."""

    def __init__(self, columns: Sequence[Sequence[int]], load: Sequence[int]) -> None:
        height, self.width = len(load), len(columns)
        self.signs = [-1 if value < 0 else 1 for value in load]
        self.rows = [
            [sign * column[i] for column in columns] + [int(i == k) for k in range(height)] + [sign * load[i]]
            for i, sign in enumerate(self.signs)
        ]
        cost = [-sum(row[j] for row in self.rows) for j in range(self.width + height + 1)]
        cost[self.width : self.width + height] = [0] * height
        self.rows.append(cost)
        self.basis = list(range(self.width, self.width + height))
        self.denominator = 1

    def entering(self) -> int | None:
        """The first column that would lower the cost (Bland's rule: it never runs in circles)."""
        cost = self.rows[-1]
        return next((j for j in range(self.width) if cost[j] < 0), None)

    def leaving(self, column: int) -> int:
        best: tuple[int, int, int] | None = None
        for i, row in enumerate(self.rows[:-1]):
            if row[column] > 0:
                key = (row[-1], row[column], i)
                if best is None or (
                    (difference := key[0] * best[1] - best[0] * key[1]) < 0
                    or (difference == 0 and self.basis[i] < self.basis[best[2]])
                ):
                    best = key
        assert best is not None  # the cost is never negative
        return best[2]

    def pivot(self, at: int, column: int) -> None:
        pivot_row = self.rows[at]
        pivot, denominator = pivot_row[column], self.denominator
        for i, row in enumerate(self.rows):
            if i != at:
                factor = row[column]
                if factor:
                    self.rows[i] = [
                        (pivot * old - factor * new) // denominator for old, new in zip(row, pivot_row, strict=True)
                    ]
                elif pivot != denominator:
                    self.rows[i] = [pivot * old // denominator for old in row]
        self.denominator = pivot
        self.basis[at] = column

    def is_carried(self) -> bool:
        return self.rows[-1][-1] == 0

    def balance(self) -> Balance:
        pushes = [Fraction(0)] * self.width
        for i, column in enumerate(self.basis):
            if column < self.width:
                pushes[column] = Fraction(self.rows[i][-1], self.denominator)
        return Balance(tuple(pushes))

    def motion(self) -> Motion:
        """From the prices of the rows: what an artificial column would save is what its row cannot carry."""
        cost = self.rows[-1][self.width : -1]
        return Motion(tuple(sign * (saved - self.denominator) for sign, saved in zip(self.signs, cost, strict=True)))
