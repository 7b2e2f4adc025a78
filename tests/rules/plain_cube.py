"""The rules of the cube once more, as plainly as they can be written and slow: what the quick ones are held against."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import product

import highspy
import numpy as np

Cell = tuple[int, int, int]
Piece = tuple[Cell, ...]
AXES = (0, 1, 2)


def cells(text: str) -> Piece:
    """`000 001` as cells."""
    return tuple((int(name[0]), int(name[1]), int(name[2])) for name in text.split())


def moved(cell: Sequence[int], axis: int, by: int) -> Cell:
    x, y, z = (part + by * (n == axis) for n, part in enumerate(cell))
    return x, y, z


def gets_in(piece: Piece, occupied: set[Cell]) -> bool:
    """Pulls the piece out step by step, in every direction, until no cell of it is in the cube."""
    seen, queue = {piece}, deque([piece])
    while queue:
        here = queue.popleft()
        if all(max(cell) > 3 for cell in here):
            return True
        for axis, by in product(AXES, (1, -1)):
            there = tuple(moved(cell, axis, by) for cell in here)
            if (
                there not in seen
                and not occupied & set(there)
                and all(min(cell) >= 0 and max(cell) < 9 for cell in there)
            ):
                seen.add(there)
                queue.append(there)
    return False


def pushes(pieces: Sequence[Piece]) -> Iterator[tuple[int | None, int, int, Cell]]:
    """Every push there can be: what it leans on (None for the wall), what it pushes, its axis, and its corner."""
    owner = {cell: n for n, piece in enumerate(pieces) for cell in piece}
    for cell, upper in owner.items():
        for axis in AXES:
            lower = owner.get(moved(cell, axis, -1))
            if lower == upper or (lower is None and cell[axis] > 0):
                continue
            u, v = (other for other in AXES if other != axis)
            for a, b in product((0, 1), repeat=2):
                yield lower, upper, axis, moved(moved(cell, u, a), v, b)


def cross(at: Sequence[float], force: Sequence[float]) -> tuple[float, float, float]:
    (x, y, z), (a, b, c) = at, force
    return y * c - z * b, z * a - x * c, x * b - y * a


def violation(pieces: Sequence[Piece]) -> float:
    """The whole linear program, built anew: the least that the pushes leave uncarried."""
    load = [0.0] * 6 * len(pieces)
    for n, piece in enumerate(pieces):
        for x, y, z in piece:
            for row, part in enumerate((1, 1, 1, *cross((x + 0.5, y + 0.5, z + 0.5), (1, 1, 1)))):
                load[6 * n + row] += part
    columns: list[dict[int, float]] = []
    for lower, upper, axis, point in pushes(pieces):
        force = moved((0, 0, 0), axis, 1)
        wrench = enumerate((*force, *cross(point, force)))
        columns.append({})
        for row, part in wrench:
            columns[-1][6 * upper + row] = part
            if lower is not None:
                columns[-1][6 * lower + row] = -part
    uncarried = [{row: sign} for row in range(len(load)) for sign in (1.0, -1.0)]
    return least([0.0] * len(columns) + [1.0] * len(uncarried), columns + uncarried, load)


def least(costs: Sequence[float], columns: Sequence[Mapping[int, float]], load: Sequence[float]) -> float:
    solver = highspy.Highs()
    solver.setOptionValue("output_flag", False)
    program = highspy.HighsLp()
    program.num_row_, program.num_col_ = len(load), len(columns)
    program.col_cost_ = np.array(costs)
    program.col_lower_ = np.zeros(len(columns))
    program.col_upper_ = np.full(len(columns), highspy.kHighsInf)
    program.row_lower_ = program.row_upper_ = np.array(load)
    program.a_matrix_.format_ = highspy.MatrixFormat.kColwise
    program.a_matrix_.start_ = np.cumsum([0, *map(len, columns)])
    program.a_matrix_.index_ = np.array([row for column in columns for row in column])
    program.a_matrix_.value_ = np.array([part for column in columns for part in column.values()])
    solver.passModel(program)
    solver.run()
    return float(solver.getInfo().objective_function_value)


def is_fall(pieces: Sequence[Piece], motions: Mapping[int, Sequence[Fraction]]) -> bool:
    """Whether these first motions go through nothing, and together bring the pieces down. In fractions: exactly."""

    def speed(n: int | None, axis: int, x: Fraction, y: Fraction, z: Fraction) -> Fraction:
        if n is None or n not in motions:
            return Fraction(0)
        along, (a, b, c) = motions[n][:3], motions[n][3:]
        return along[axis] + (b * z - c * y, c * x - a * z, a * y - b * x)[axis]

    for lower, upper, axis, point in pushes(pieces):
        at = [Fraction(part) for part in point]
        if speed(upper, axis, *at) < speed(lower, axis, *at):
            return False
    middles = [(n, [part + Fraction(1, 2) for part in cell]) for n, piece in enumerate(pieces) for cell in piece]
    return sum(speed(n, axis, *middle) for n, middle in middles for axis in AXES) < 0
