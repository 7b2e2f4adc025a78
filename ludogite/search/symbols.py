"""Plays many sheets of Six Symbols to the end at once, by rule of thumb, to see what they score.

The rule of thumb adds up what every line may still score, as if it were alone (`Outlook`), and keeps free cells
together. Lines are numbers in base 7, the cell nearest to a1 (on the grey diagonal, to a5) as the lowest digit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ludogite.rules.symbols import DIAGONAL, EMPTY_LINE_COSTS, FREE, SYMBOLS, Writing, line_points

Numbers: TypeAlias = NDArray[np.intp]
Points: TypeAlias = NDArray[np.float32]

OFFERS = 2
"""How many symbols a line is offered, to take or leave, for each of its free cells."""
STRANDED = 3.0
"""What a free cell costs that no free cell touches: nothing can be written there."""
DEAD_END = 0.4
"""What a free cell costs that only one free cell touches."""
SIDE = 5
BASE = len(FREE + SYMBOLS)
DIGITS = BASE ** np.arange(SIDE)
CODES = BASE**SIDE
DIAGONAL_ROWS, DIAGONAL_COLUMNS = np.divmod(np.array(DIAGONAL), SIDE)


@dataclass(frozen=True)
class Outlook:
    """What each line is worth, by its number: what it may still score, and what it scores now. The first two arrays are
    longer than needed, so that numbers which arise from writing on a taken cell need not be sorted out first."""

    line: Points
    diagonal: Points
    line_at_last: Numbers
    diagonal_at_last: Numbers


@cache
def outlook(scoring: str) -> Outlook:
    points = np.array([line_points(line, range(SIDE)) for line in _lines()])
    counts = points - EMPTY_LINE_COSTS * (points == 0) if scoring == "advanced" else points
    twice = 2 * points if scoring == "advanced" else 0 * points
    return Outlook(_hopes(counts), _hopes(twice), counts, twice)


def _lines() -> list[str]:
    """In the order of their numbers."""
    return ["".join(reversed(line)) for line in product(FREE + SYMBOLS, repeat=SIDE)]


def _hopes(at_last: Numbers) -> Points:
    """The mean final points of each line, if it is offered random symbols and takes or leaves each as is best."""
    cells = np.arange(CODES)[:, None] // DIGITS % BASE
    offers_left = OFFERS * (cells == 0).sum(axis=1)
    hopes = np.zeros(2 * CODES, dtype=np.float32)
    now = at_last.astype(np.float32)
    for offers in range(OFFERS * SIDE + 1):
        hopes[:CODES][offers_left == offers] = now[offers_left == offers]
        taken = np.zeros_like(now)
        for symbol in range(1, BASE):
            best = now.copy()
            for position in range(SIDE):
                open_here = np.flatnonzero(cells[:, position] == 0)
                best[open_here] = np.maximum(best[open_here], now[open_here + symbol * DIGITS[position]])
            taken += best / len(SYMBOLS)
        now = taken
    return hopes


def place_of(writing: Writing, pair: tuple[str, str]) -> int:
    """The number of a writing in `Sheets.values`."""
    (symbol, cell), (_, other) = sorted((writing.first, writing.second), key=lambda mark: mark[1])
    row, column = divmod(cell, SIDE)
    direction, line, position = (0, row, column) if other == cell + 1 else (1, column, row)
    return int(np.ravel_multi_index((symbol != pair[0], direction, line, position), (2, 2, SIDE, SIDE - 1)))


class Sheets:
    """Many sheets that are written at the same time, each with dice of its own."""

    def __init__(self, sheets: Sequence[str], times: int, scoring: str) -> None:
        cells = np.array([[(FREE + SYMBOLS).index(symbol) for symbol in sheet] for sheet in sheets])
        cells = cells.repeat(times, axis=0).reshape(-1, SIDE, SIDE)
        self.outlook = outlook(scoring)
        self.lines = np.stack([cells @ DIGITS, cells.swapaxes(1, 2) @ DIGITS], axis=1)
        """By direction, rows and columns, and number."""
        self.diagonals = cells[:, DIAGONAL_ROWS, DIAGONAL_COLUMNS] @ DIGITS
        self.free = np.zeros((len(cells), SIDE + 2, SIDE + 2), dtype=np.int8)
        """By row and column, with a frame of cells that are not there."""
        self.free[:, 1:-1, 1:-1] = cells == 0

    def totals(self) -> Numbers:
        lines, diagonals = self.outlook.line_at_last[self.lines], self.outlook.diagonal_at_last[self.diagonals]
        totals: Numbers = lines.sum(axis=(1, 2)) + diagonals
        return totals

    def values(self, dice: Numbers) -> Points:
        """How much better every sheet becomes by each writing of its two dice, minus infinity where cells are taken.
        Writings are numbered by order (the first die in the first cell, or the other), direction, line and position."""
        hopes, lines = self.outlook.line, self.lines[:, None, :, :, None]
        now = hopes.take(lines)
        both: Numbers = np.stack([dice @ DIGITS[:2], dice[:, ::-1] @ DIGITS[:2]], axis=1)
        along = hopes.take(lines + both[:, :, None, None, None] * DIGITS[:-1]) - now
        # A writing lies along one line; each of its symbols is alone in the line that crosses it there.
        alone = hopes.take(lines + dice[:, :, None, None, None] * DIGITS) - now
        across = alone[:, :, ::-1].swapaxes(3, 4) + self._besides(dice)
        values: Points = along + across[..., :-1] + across[:, ::-1, ..., 1:]
        return values.reshape(len(dice), -1)

    def _besides(self, dice: Numbers) -> Points:
        """What writing in a cell brings besides its row and column: the diagonal, and what becomes of free cells."""
        besides = np.zeros((len(dice), 2, 2, SIDE, SIDE), dtype=np.float32)
        diagonals, hopes = self.diagonals[:, None, None], self.outlook.diagonal
        gains = hopes[diagonals + dice[:, :, None] * DIGITS] - hopes[diagonals]
        besides[:, :, 0, DIAGONAL_ROWS, DIAGONAL_COLUMNS] = gains
        besides[:, :, 1, DIAGONAL_COLUMNS, DIAGONAL_ROWS] = gains
        costs = self._costs()
        besides[:, :, 0] -= costs[:, None]
        besides[:, :, 1] -= costs[:, None].swapaxes(2, 3)
        return besides

    def _costs(self) -> Points:
        """What it costs to write in a cell, by row and column; infinity where it is taken. The two cells of a writing
        have no neighbour in common, so that their costs can be added up once each leaves out the other."""
        free, here = self.free, self.free[:, 1:-1, 1:-1]
        neighbours = free[:, 2:, 1:-1] + free[:, :-2, 1:-1] + free[:, 1:-1, 2:] + free[:, 1:-1, :-2]
        cost_of = np.array([STRANDED, DEAD_END, 0, 0, 0], dtype=np.float32)
        costs = np.where(here, cost_of[neighbours], 0)
        harm = np.zeros(free.shape, dtype=np.float32)
        harm[:, 1:-1, 1:-1] = np.where(here, cost_of[neighbours - 1], 0) - costs
        around = harm[:, 2:, 1:-1] + harm[:, :-2, 1:-1] + harm[:, 1:-1, 2:] + harm[:, 1:-1, :-2]
        return np.where(here, around - harm[:, 1:-1, 1:-1] - costs, np.inf)

    def write(self, dice: Numbers, choice: Numbers) -> None:
        order, direction, line, position = np.unravel_index(choice, (2, 2, SIDE, SIDE - 1))
        sheet = np.arange(len(dice))
        for first, symbols in enumerate((dice[sheet, order], dice[sheet, 1 - order])):
            at = position + first
            self.lines[sheet, direction, line] += symbols * DIGITS[at]
            self.lines[sheet, 1 - direction, at] += symbols * DIGITS[line]
            self.diagonals += np.where(line + at == SIDE - 1, symbols * DIGITS[np.where(direction, line, at)], 0)
            row, column = np.where(direction, at, line), np.where(direction, line, at)
            self.free[sheet, row + 1, column + 1] = 0

    def write_on(self, rolls: Numbers) -> None:
        """Writes all rolls, given by round, sheet and die. A sheet without room is left as it is."""
        for dice in rolls:
            values = self.values(dice)
            has_room = values.max(axis=1, keepdims=True) > -np.inf
            self.write(dice * has_room, values.argmax(axis=1))
