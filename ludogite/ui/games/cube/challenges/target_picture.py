"""The target of a challenge as a small picture: the object as it will be when it is built, seen from straight above."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ludogite.rules.cells import cells_in
from ludogite.rules.cube.pieces import CELLS
from ludogite.rules.cube.target import Challenge, squares
from ludogite.ui.games.cube.camera import Camera
from ludogite.ui.games.cube.hand import COLOUR_LETTERS
from ludogite.ui.games.cube.picture import Projection, Square, fit_tightly, paint_side
from ludogite.ui.theme import Colours

FROM_ABOVE = Camera(up=90)


def fit_target(area: QRectF, challenge: Challenge) -> Projection:
    """The object to be built, as large as the area allows."""
    return fit_tightly(area, [CELLS[cell] for cell in cells_in(challenge.object)], FROM_ABOVE)


def paint_target(painter: QPainter, area: QRectF, challenge: Challenge, colours: Colours) -> None:
    """The three upper faces of the object, each square with the mark of its colour. Lines divide colours, go around the
    pieces that are given, and around all pieces where the challenge tells them: it may call a piece differently on each
    face."""
    projection = fit_target(area, challenge)
    given = {cell: placement.number for placement, _ in challenge.given for cell in cells_in(placement.mask)}
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for axis, face in enumerate(challenge.faces):
        shown = dict(squares(face, axis, challenge.object))
        lines = dict(squares(challenge.lines[axis], axis, challenge.object)) if challenge.lines else {}
        owner = {CELLS[cell]: (letter, lines.get(cell), given.get(cell)) for cell, letter in shown.items()}
        for cell, letter in shown.items():
            paint_side(painter, projection, Square(CELLS[cell], axis, 1), owner, COLOUR_LETTERS.index(letter), colours)
    painter.restore()
