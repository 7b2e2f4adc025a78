"""The cube as it is seen: looking straight at an upper face, each column shows its outermost filled cell."""

from __future__ import annotations

from collections.abc import Sequence

from ludogite.rules.cells import cells_in
from ludogite.rules.cube.contacts import ACROSS, FLOORS, STEPS
from ludogite.rules.cube.pieces import AXES, CELLS, SIDE


def outermost(occupied: int, axis: int) -> int:
    """The cells that are seen along the axis, each as it lies in the cube."""
    seen, open_columns = 0, FLOORS[axis]
    for level in range(SIDE - 1, -1, -1):
        shift = level * STEPS[axis]
        here = occupied >> shift & open_columns
        seen |= here << shift
        open_columns &= ~here
    return seen


def flush(occupied: int, axis: int) -> int:
    """The cells that lie in the upper face itself."""
    return occupied & FLOORS[axis] << (SIDE - 1) * STEPS[axis]


def drawn(colours: Sequence[int], seen: Sequence[int]) -> dict[str, list[str]]:
    """The three faces as a challenge writes them: `R` and `Y` for the colours of the cells seen along each axis. Face z
    has x from left to right and y from row to row; faces x and y have z from row to row."""
    faces = {}
    for axis, name in enumerate(AXES):
        rows = [["."] * SIDE for _ in range(SIDE)]
        for letter, mask in zip("RY", colours, strict=True):
            for cell in cells_in(mask & seen[axis]):
                column, row = (CELLS[cell][other] for other in ACROSS[axis])
                rows[row][column] = letter
        faces[name] = ["".join(row) for row in rows]
    return faces
