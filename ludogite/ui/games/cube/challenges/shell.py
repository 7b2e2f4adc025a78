"""The target of a challenge as a shell before the object, and the squares of the object that differ from it."""

from __future__ import annotations

from functools import lru_cache

from ludogite.rules.cells import cells_in
from ludogite.rules.cube.challenge import Attempt
from ludogite.rules.cube.contacts import STEPS
from ludogite.rules.cube.faces import outermost
from ludogite.rules.cube.target import Challenge, squares
from ludogite.ui.games.cube.notes import COLOUR_LETTERS
from ludogite.ui.games.cube.scene import Pane
from ludogite.ui.games.cube.spot import Spot


@lru_cache(maxsize=4)
def shell_of(challenge: Challenge) -> tuple[Pane, ...]:
    """The squares of its faces, each before the cell that must have its colour, with the lines between pieces."""
    panes = []
    for axis, face in enumerate(challenge.faces):
        letters = dict(squares(challenge.lines[axis], axis, challenge.object)) if challenge.lines else {}
        for cell, letter in squares(face, axis, challenge.object):
            panes.append(Pane(Spot(cell, axis), COLOUR_LETTERS.index(letter), _lines(cell, axis, letters)))
    return tuple(panes)


def _lines(cell: int, axis: int, letters: dict[int, str]) -> int:
    """On which sides of a square another piece begins: below and above it along the next axis, then along the last."""
    lines = 0
    for n, (across, side) in enumerate(((1, -1), (1, 1), (2, -1), (2, 1))):
        neighbour = letters.get(cell + side * STEPS[(axis + across) % 3])
        lines |= (neighbour is not None and neighbour != letters[cell]) << n
    return lines


def wrong_squares(attempt: Attempt) -> list[Spot]:
    """The squares of the surface that show something else than the target."""
    surface = attempt.challenge.object
    return [Spot(cell, axis) for axis in range(3) for cell in cells_in(attempt.wrong & outermost(surface, axis))]
