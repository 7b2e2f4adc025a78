"""Plays matches of Cube to the end quickly, by rule of thumb, thousands of moves a second.

Whether a piece stands is guessed: one that fits, comes straight in and is held on all three sides mostly does."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ludogite.rules.cells import cells_in
from ludogite.rules.cube.contacts import ACROSS, FLOORS, below
from ludogite.rules.cube.match import Position
from ludogite.rules.cube.pieces import CELLS, PLACEMENTS, SIDE
from ludogite.rules.cube.placement import straight_paths

Masks: TypeAlias = NDArray[np.uint64]
Numbers: TypeAlias = NDArray[np.intp]
Squares: TypeAlias = NDArray[np.int8]
"""One for each column of the three faces."""

NONE = -1


@dataclass(frozen=True)
class Tables:
    """What a play-out needs to know of every placement, one line each."""

    masks: Masks
    pieces: NDArray[np.uint8]
    below: Masks
    """By axis, the cells that would hold it; none where the wall does."""
    at_wall: NDArray[np.bool_]
    paths: Masks
    """By axis, the cells that must be free for it to come straight in."""
    heights: Squares
    """How far out it would be seen in each column, 0 where not at all."""


@cache
def tables() -> Tables:
    heights = np.zeros((len(PLACEMENTS), 3 * SIDE * SIDE), dtype=np.int8)
    for placement in PLACEMENTS:
        for cell in cells_in(placement.mask):
            for axis in range(3):
                u, v = ACROSS[axis]
                column = SIDE * SIDE * axis + SIDE * CELLS[cell][u] + CELLS[cell][v]
                heights[placement.number, column] = max(heights[placement.number, column], CELLS[cell][axis] + 1)
    return Tables(
        np.array([placement.mask for placement in PLACEMENTS], dtype=np.uint64),
        np.array([placement.piece for placement in PLACEMENTS], dtype=np.uint8),
        np.array([[below(placement.mask, axis) for axis in range(3)] for placement in PLACEMENTS], dtype=np.uint64),
        np.array([[bool(placement.mask & FLOORS[axis]) for axis in range(3)] for placement in PLACEMENTS]),
        np.array([straight_paths(placement) for placement in PLACEMENTS], dtype=np.uint64),
        heights,
    )


class Sketch:
    """A position that is played on quickly, and changed by it."""

    def __init__(self, position: Position) -> None:
        self.is_flush = position.is_flush
        self.heights = np.zeros(3 * SIDE * SIDE, dtype=np.int8)
        self.owners = np.full(3 * SIDE * SIDE, NONE, dtype=np.int8)
        self.occupied = np.uint64(position.occupied)
        self.hands = [set(position.hand(seat)) for seat in (0, 1)]
        self.turn = 1 - position.last if position.to_move is None else position.to_move
        self.open = np.arange(len(PLACEMENTS))
        self._show(position)
        self._close()

    def copy(self) -> Sketch:
        twin = object.__new__(Sketch)
        twin.__dict__ = self.__dict__ | {
            "heights": self.heights.copy(),
            "owners": self.owners.copy(),
            "hands": [hand.copy() for hand in self.hands],
        }
        return twin

    def _show(self, position: Position) -> None:
        for seat, numbers in enumerate(position.placed):
            for number in numbers:
                self._see(number, seat)

    def _see(self, number: int, seat: int) -> None:
        seen = tables().heights[number] > self.heights
        self.heights[seen] = tables().heights[number][seen]
        self.owners[seen] = seat

    def _close(self) -> None:
        """Leaves out what does not fit any more."""
        self.open = self.open[tables().masks[self.open] & self.occupied == 0]

    def place(self, number: int) -> None:
        """For the seat whose turn it is; then it is the other's, if it seems to have a move."""
        self.occupied |= tables().masks[number]
        self.hands[self.turn].discard(int(tables().pieces[number]))
        self._see(number, self.turn)
        self._close()
        self.turn = 1 - self.turn

    def moves(self) -> Numbers:
        """What the seat whose turn it is can probably do."""
        known = tables()
        in_hand = np.zeros(8, dtype=np.bool_)
        in_hand[list(self.hands[self.turn])] = True
        near = self.open[in_hand[known.pieces[self.open]]]
        held = ((known.below[near] & self.occupied) != 0) | known.at_wall[near]
        near = near[held.all(axis=1)]
        straight: Numbers = near[((known.paths[near] & self.occupied) == 0).any(axis=1)]
        return straight

    def gains(self, moves: Numbers) -> Numbers:
        """By how many squares each move would change the lead of the seat whose turn it is."""
        heights = tables().heights[moves]
        if self.is_flush:
            return _counted(heights == SIDE)
        seen = heights > self.heights
        own, other = self.owners == self.turn, self.owners == 1 - self.turn
        return _counted(seen & ~own) + _counted(seen & other)

    def lead(self) -> int:
        """How many squares red is ahead."""
        counted = self.owners[self.heights == SIDE] if self.is_flush else self.owners
        return int((counted == 0).sum()) - int((counted == 1).sum())

    def play_out(self, rng: np.random.Generator, wander: float) -> int:
        """Both seats take what brings most at once, give or take `wander` squares. Returns red's lead at the end."""
        passed = 0
        while passed < 2:
            moves = self.moves()
            if len(moves) == 0:
                passed += 1
                self.turn = 1 - self.turn
                continue
            passed = 0
            self.place(int(moves[np.argmax(self.gains(moves) + wander * rng.random(len(moves)))]))
        return self.lead()


def _counted(marks: NDArray[np.bool_]) -> Numbers:
    """How many are marked in each line."""
    counts: Numbers = np.count_nonzero(marks, axis=1)
    return counts
