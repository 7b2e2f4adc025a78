"""The linear program that decides whether pieces stand, in floating point: the least part of the weights that no
pushes can carry.

The program of the pieces that stand is kept with its solution; asking about one more piece starts from there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import highspy
import numpy as np
from numpy.typing import NDArray

from ludogite.rules.cells import cells_in
from ludogite.rules.cube.contacts import WALL, Contact, Wrench, extremes, wrench


class Program:
    """Six rows a body. A column for each push; and in every row two for what is not carried, at a cost of one."""

    def __init__(self, loads: Sequence[Wrench], contacts: Iterable[Contact]) -> None:
        self._solver = highspy.Highs()
        self._solver.setOptionValue("output_flag", False)
        self._solver.setOptionValue("threads", 1)
        self._solver.setOptionValue("presolve", "off")
        for n, load in enumerate(loads):
            self._add_body(n, load)
        self._add_pushes(contacts)
        self._bodies, self._columns = len(loads), self._solver.getNumCol()
        self._solver.run()
        self._basis = self._solver.getBasis()

    def violation(self, load: Wrench, contacts: Iterable[Contact]) -> tuple[float, list[float]]:
        """What cannot be carried with one more body, and the price of each row: how a fall would begin."""
        self._add_body(self._bodies, load)
        self._add_pushes(contacts)
        self._solver.run()
        violation = self._solver.getInfo().objective_function_value
        prices = list(self._solver.getSolution().row_dual)
        columns, rows = np.arange(self._columns, self._solver.getNumCol()), np.arange(6) + 6 * self._bodies
        self._solver.deleteCols(len(columns), columns.astype(np.int32))
        self._solver.deleteRows(6, rows.astype(np.int32))
        self._solver.setBasis(self._basis)
        return violation, prices

    def _add_body(self, n: int, load: Wrench) -> None:
        bounds = np.array(load, dtype=np.float64)
        nothing = np.array([], dtype=np.int32)
        self._solver.addRows(6, bounds, bounds, 0, np.zeros(6, dtype=np.int32), nothing, nothing.astype(np.float64))
        rows = np.tile(np.arange(6) + 6 * n, 2)
        self._add_columns(1, np.arange(12), rows, np.repeat([1.0, -1.0], 6))

    def _add_pushes(self, contacts: Iterable[Contact]) -> None:
        starts: list[int] = []
        rows: list[int] = []
        values: list[float] = []
        for lower, upper, axis, points in contacts:
            for point in cells_in(extremes(points)):
                starts.append(len(rows))
                for k, part in enumerate(wrench(axis, point)):
                    if part:
                        rows.append(6 * upper + k)
                        values.append(part)
                        if lower != WALL:
                            rows.append(6 * lower + k)
                            values.append(-part)
        self._add_columns(0, np.array(starts), np.array(rows), np.array(values))

    def _add_columns(
        self, cost: float, starts: NDArray[np.int64], rows: NDArray[np.int64], values: NDArray[np.float64]
    ) -> None:
        n = len(starts)
        self._solver.addCols(
            n,
            np.full(n, float(cost)),
            np.zeros(n),
            np.full(n, highspy.kHighsInf),
            len(rows),
            starts.astype(np.int32),
            rows.astype(np.int32),
            values.astype(np.float64),
        )
