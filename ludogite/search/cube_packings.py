"""All packings of a region of 32 cells by the eight tetracubes, one of each.

The region's cells are filled in order, all partial packings at once, as arrays: each is grown by every piece that
covers its first empty cell. Partial packings that cover the same cells by the same pieces are one, and remember all
their parents; so counting is adding up, and listing is walking back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ludogite.rules.cube.pieces import LETTERS, ORIENTATIONS, Cell, rotations
from ludogite.search.cube_gaps import can_be_even

SIZE = 32
PIECES = len(LETTERS)
LOPSIDED = np.uint64(sum(1 << (SIZE + LETTERS.index(letter)) for letter in "TB"))
"""The pieces that cover three cells of one colour of a chessboard and one of the other."""

Taken: TypeAlias = NDArray[np.uint64]
"""What partial packings take: the cells of the region, in filling order, and above them the pieces."""
Numbers: TypeAlias = NDArray[np.intp]


@dataclass(frozen=True)
class Growth:
    """From partial packings to those with one piece more: which grew into which, and by which choice."""

    parents: Numbers
    choices: Numbers
    children: Numbers
    """In ascending order."""


class Region:
    """Thirty-two cells, and every choice of a piece and four of the cells for it."""

    def __init__(self, cells: Sequence[Cell]) -> None:
        self.cells = _in_filling_order(cells)
        place = {cell: n for n, cell in enumerate(self.cells)}
        self.choices: list[tuple[int, tuple[Cell, ...]]] = []
        """For each: the piece, and the cells that it covers."""
        numbers = {_number(cell): cell for cell in self.cells}
        for orientation in ORIENTATIONS:
            steps = [_number(cell) for cell in orientation.cells]
            starts = set.intersection(*({number - step for number in numbers} for step in steps))
            for start in sorted(starts):
                self.choices.append((orientation.piece, tuple([numbers[start + step] for step in steps])))
        masks = [sum(1 << place[cell] for cell in cells) for _, cells in self.choices]
        self._covers = np.array(
            [mask | 1 << (SIZE + piece) for mask, (piece, _) in zip(masks, self.choices, strict=True)], dtype=np.uint64
        )
        lowest = np.array([(mask & -mask).bit_length() - 1 for mask in masks], dtype=np.intp)
        self._choices_at = [np.nonzero(lowest == cell)[0] for cell in range(SIZE)]
        self._black = np.uint64(sum(1 << n for n, cell in enumerate(self.cells) if sum(cell) % 2))

    def count(self) -> int:
        """The straight piece comes first, and of its places that turning the region exchanges only one is tried."""
        lots = self._straight_lots()
        counts: NDArray[np.float64] = np.array([len(lot) for lot in lots], dtype=np.float64)
        steps = self._steps(self._covers[[min(lot) for lot in lots]], PIECES - 1)
        for step in steps:
            counts = np.bincount(step.children, weights=counts[step.parents]).astype(np.float64)
        return int(counts.sum()) if len(steps) == PIECES - 1 else 0

    def _straight_lots(self) -> set[frozenset[int]]:
        """The choices of the straight piece, those together that turning the region exchanges."""
        straight = {frozenset(cells): n for n, (piece, cells) in enumerate(self.choices) if LETTERS[piece] == "I"}
        maps = list(turns(self.cells))
        return {frozenset(straight[frozenset(turn[cell] for cell in cells)] for turn in maps) for cells in straight}

    def packings(self) -> Numbers:
        """Every packing, one line each: eight numbers of `choices`, in filling order."""
        steps = self._steps(np.zeros(1, dtype=np.uint64), PIECES)
        if len(steps) < PIECES:
            return np.zeros((0, PIECES), dtype=np.intp)
        lines, at = np.zeros((1, 0), dtype=np.intp), np.zeros(1, dtype=np.intp)
        for step in reversed(steps):
            starts = np.searchsorted(step.children, at, side="left")
            numbers = np.searchsorted(step.children, at, side="right") - starts
            line = np.repeat(np.arange(len(at)), numbers)
            edge = np.repeat(starts - np.cumsum(numbers) + numbers, numbers) + np.arange(len(line))
            lines, at = np.column_stack([step.choices[edge], lines[line]]), step.parents[edge]
        return lines

    def _steps(self, taken: Taken, left: int) -> list[Growth]:
        """From partial packings, to which so many pieces are left, to all packings. As many steps as pieces, or fewer
        if the region cannot be filled."""
        steps: list[Growth] = []
        while len(steps) < left:
            grown, parents, choices = self._grow(taken, left - len(steps) - 1)
            if not len(grown):
                break
            order = np.argsort(grown)
            grown = grown[order]
            is_new = np.diff(grown, prepend=~grown[:1]) != 0
            taken = grown[is_new]
            steps.append(Growth(parents[order], choices[order], np.cumsum(is_new) - 1))
        return steps

    def _grow(self, taken: Taken, left: int) -> tuple[Taken, Numbers, Numbers]:
        """Every child, to which so many pieces are left: what it takes, its parent, and the choice that was made."""
        one = np.uint64(1)
        first = np.bitwise_count(taken & ~(taken + one) & np.uint64((1 << SIZE) - 1))
        grown, parents, choices = (
            [np.zeros(0, dtype=np.uint64)],
            [np.zeros(0, dtype=np.intp)],
            [np.zeros(0, dtype=np.intp)],
        )
        for cell in range(SIZE):
            here = np.nonzero(first == cell)[0]
            if len(here):
                covers = self._covers[self._choices_at[cell]]
                parent, choice = np.divmod(np.flatnonzero((taken[here, None] & covers) == 0), len(covers))
                grown.append(taken[here[parent]] | covers[choice])
                parents.append(here[parent])
                choices.append(self._choices_at[cell][choice])
        children = np.concatenate(grown)
        sound = can_be_even(~children & self._black, 2 * left, np.bitwise_count(~children & LOPSIDED))
        return children[sound], np.concatenate(parents)[sound], np.concatenate(choices)[sound]


def _in_filling_order(cells: Sequence[Cell]) -> list[Cell]:
    """Slice by slice along the longest side: that leaves the fewest partial packings."""
    extents = [max(cell[axis] for cell in cells) - min(cell[axis] for cell in cells) for axis in range(3)]
    axes = sorted(range(3), key=lambda axis: -extents[axis])
    return sorted(cells, key=lambda cell: tuple(cell[axis] for axis in axes))


def turns_of(cells: Sequence[Cell]) -> int:
    """The number of rotations that map the region onto itself. None maps a packing onto itself: the branch allows only
    thirds of a turn, the straight piece only halves. So packings that differ by turning come in lots of this size."""
    return len(list(turns(cells)))


def turns(cells: Sequence[Cell]) -> Iterator[dict[Cell, Cell]]:
    """For each rotation that maps the region onto itself, where each cell goes."""
    low = _lowest(cells)
    for a, s in rotations():
        turned = [(s[0] * cell[a[0]], s[1] * cell[a[1]], s[2] * cell[a[2]]) for cell in cells]
        x, y, z = (here - there for here, there in zip(low, _lowest(turned), strict=True))
        moved = [(p + x, q + y, r + z) for p, q, r in turned]
        if set(moved) == set(cells):
            yield dict(zip(cells, moved, strict=True))


def _lowest(cells: Sequence[Cell]) -> Cell:
    x, y, z = (min(cell[axis] for cell in cells) for axis in range(3))
    return x, y, z


def _number(cell: Cell) -> int:
    """So that moving cells is adding; no region is nearly as long as a hundred cells."""
    return 10_000 * cell[0] + 100 * cell[1] + cell[2]


def box(x: int, y: int, z: int) -> list[Cell]:
    return [(a, b, c) for a, b, c in product(range(x), range(y), range(z))]
