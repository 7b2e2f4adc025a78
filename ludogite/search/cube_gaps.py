"""Recognises partial packings whose empty cells no pieces can fill."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ludogite.rules.cube.contacts import FLOORS, FULL, ROOFS, STEPS

Masks: TypeAlias = NDArray[np.uint64]
Marks: TypeAlias = NDArray[np.bool_]


DIRECTIONS = [
    (np.uint64(FULL & ~roof), np.uint64(FULL & ~floor), np.uint64(step))
    for roof, floor, step in zip(ROOFS, FLOORS, STEPS, strict=True)
]


def can_be_even(black: Masks, half: int, lopsided: NDArray[np.uint8]) -> Marks:
    """Whether so many lopsided pieces can make up for the black and white cells that are left. All are given as masks
    of the black ones and half the number of both."""
    sound: Marks = np.abs(np.bitwise_count(black).astype(np.int8) - np.int8(half)) <= lopsided
    return sound


def have_no_pocket(empty: Masks) -> Marks:
    """Whether nowhere in the cube one or two empty cells have no other beside them."""
    some = several = np.zeros_like(empty)
    for cells in _beside(empty):
        several = several | some & cells
        some = some | cells
    ends = empty & ~several
    pocket = ends & ~some
    for cells in _beside(ends):
        pocket |= ends & cells
    sound: Marks = pocket == 0
    return sound


def _beside(cells: Masks) -> Iterator[Masks]:
    """The cells beside these, in each of the six directions."""
    for not_top, not_bottom, step in DIRECTIONS:
        yield (cells & not_top) << step
        yield (cells & not_bottom) >> step
