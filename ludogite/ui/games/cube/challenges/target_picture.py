"""The target of a challenge as a small picture: the object as it will be when it is built, seen from straight above."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ludogite.rules.cells import cells_in
from ludogite.rules.cube.pieces import CELLS
from ludogite.rules.cube.target import Challenge, squares
from ludogite.ui.games.cube.camera import STANDARD
from ludogite.ui.games.cube.hexagon_picture import Hex, Seen, Sides, fit_hexagon, paint_plain
from ludogite.ui.games.cube.notes import COLOUR_LETTERS
from ludogite.ui.look.theme import Colours

AIR = 0.06
"""Of the width: for the shadow."""


@lru_cache(maxsize=64)
def target_sides(challenge: Challenge) -> Sides:
    """What each square of the object must show. Where the challenge tells no pieces all of one colour are as one: their
    seams would betray the solution. All half cubes would look alike then; so theirs show the given pieces."""
    given = _given(challenge) if challenge.is_half else {}
    sides = {}
    for axis, face in enumerate(challenge.faces):
        pieces = dict(squares(challenge.lines[axis], axis, challenge.object)) if challenge.lines else given
        for cell, letter in squares(face, axis, challenge.object):
            sides[axis, cell] = Seen(cell, COLOUR_LETTERS.index(letter), (letter, pieces.get(cell)))
    return sides


def _given(challenge: Challenge) -> dict[int, str]:
    """By cell, the given piece that it belongs to."""
    return {cell: str(placement) for placement, _ in challenge.given for cell in cells_in(placement.mask)}


@lru_cache(maxsize=64)
def size_of(challenge: Challenge) -> tuple[int, int, int]:
    """How many cells the object has along each axis."""
    x, y, z = (1 + max(CELLS[cell][axis] for cell in cells_in(challenge.object)) for axis in range(3))
    return x, y, z


def fit_target(area: QRectF, challenge: Challenge) -> Hex:
    """The object to be built, as large as the area allows; its shadow needs some air."""
    air = AIR * area.width()
    return fit_hexagon(area.adjusted(air, 1, -air, -air), STANDARD.faces, size_of(challenge), area.width())


def paint_target(painter: QPainter, area: QRectF, challenge: Challenge, colours: Colours) -> None:
    """Without marks; lines divide colours, and the pieces where the challenge tells them."""
    paint_plain(painter, fit_target(area, challenge), target_sides(challenge), colours)
