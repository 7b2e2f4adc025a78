"""One side of a cell as small pictures show it: its tone, soft edges where the piece ends, a groove where another piece
begins, shade where something rises from it, and the mark of its colour."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPolygonF, QTransform

from ludogite.rules.cube.contacts import ACROSS
from ludogite.rules.cube.pieces import Cell
from ludogite.ui.games.cube.paints import Paint

RED = 0
MARK = 0.17
"""How far the mark of a colour reaches from the middle of its square, whose side is 1."""
FLAT_MARK = 0.125
"""The same on a piece, where it is only pressed in or stands out."""
GROOVE, BEVEL, TURN, CREASE = 0.036, 0.11, 0.07, 0.34
"""How broad lines and shades along the edge of a square are: between two pieces, where the piece turns towards the eye,
where it turns away, and below what rises."""
CREASE_SHARE, TURN_SHARE, GROOVE_SHARE = 0.5, 0.3, 0.85
BEVEL_LIGHT = (60, 40, 96)
"""How bright an edge is on the left, right and top face: the light comes from above."""
SMALL = 15.0
"""In cells of fewer pixels nobody sees a shade fade."""
LAP = 0.4
"""Pixels by which a square laps over its neighbours, so that nothing shines through between them."""
QUIET, RELIEF = 112, 52
"""How much darker than its square a mark is (100 is as dark), and how strong the light on its edges."""


class Square(NamedTuple):
    """A side of a cell: the axis across it, and whether it looks along the axis or back."""

    cell: Cell
    axis: int
    sign: int

    @property
    def outside(self) -> Cell:
        return moved(self.cell, self.axis, self.sign)


def moved(cell: Cell, axis: int, steps: int) -> Cell:
    x, y, z = (part + steps if n == axis else part for n, part in enumerate(cell))
    return x, y, z


def paint_mark(painter: QPainter, middle: QPointF, side: float, colour: int, paint: Paint) -> None:
    """What tells the colours apart without colour, in the middle of a square of this side: red has a disc, yellow a
    diamond."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(paint.mark))
    _draw_mark(painter, middle, MARK * side, colour)


def _draw_mark(painter: QPainter, middle: QPointF, reach: float, colour: int) -> None:
    if colour == RED:
        painter.drawEllipse(middle, reach, reach)
        return
    reach *= 1.3  # as much ink as the disc
    x, y = middle.x(), middle.y()
    corners = (QPointF(x, y - reach), QPointF(x + reach, y), QPointF(x, y + reach), QPointF(x - reach, y))
    painter.drawConvexPolygon(QPolygonF(corners))


def paint_square(
    painter: QPainter,
    square: Square,
    owner: Mapping[Cell, object],
    colour: int,
    paint: Paint,
    eye: tuple[float, float, float],
    scale: float,
) -> None:
    """In the unit square of a painter that is set onto the square; `scale` is how many pixels a cell has."""
    lap, is_small = LAP / scale, scale < SMALL
    tone = QColor(paint.tones[square.axis])
    painter.fillRect(QRectF(-lap, -lap, 1 + 2 * lap, 1 + 2 * lap), tone)
    mine = owner[square.cell]
    for side, axis in enumerate(ACROSS[square.axis]):
        for sign in (-1, 1):
            neighbour = moved(square.cell, axis, sign)
            if moved(neighbour, square.axis, square.sign) in owner:
                _fade(painter, side, sign, CREASE, is_small, _clear(paint.shade, CREASE_SHARE))
            elif neighbour not in owner and eye[axis] * sign > 0:
                _fade(painter, side, sign, BEVEL, is_small, QColor(255, 246, 224, BEVEL_LIGHT[square.axis]))
            elif neighbour not in owner:
                _fade(painter, side, sign, TURN, is_small, _clear(paint.edge, TURN_SHARE))
            if neighbour in owner and owner[neighbour] != mine:
                width = max(GROOVE, 0.5 / scale)
                painter.fillRect(_along(side, sign, width, lap), _clear(paint.edge, GROOVE_SHARE))
    _paint_quiet_mark(painter, colour, tone, is_small)


def _paint_quiet_mark(painter: QPainter, colour: int, tone: QColor, is_small: bool) -> None:
    """A little darker than its square: red is pressed in, yellow stands out. The light comes from the upper left of the
    paper, wherever that is on the square."""
    painter.setPen(Qt.PenStyle.NoPen)
    middle = QPointF(0.5, 0.5)
    painter.setBrush(tone.darker(QUIET))
    _draw_mark(painter, middle, FLAT_MARK, colour)
    if is_small:
        return
    light = _from_upper_left(painter.transform()) * FLAT_MARK
    bright, dark = QColor(255, 240, 210, RELIEF), QColor(40, 10, 0, RELIEF + 10)
    near, far = (dark, bright) if colour == RED else (bright, dark)
    shade = QLinearGradient(middle + light, middle - light)
    shade.setColorAt(0, near)
    shade.setColorAt(0.45, QColor(near.red(), near.green(), near.blue(), 0))
    shade.setColorAt(0.55, QColor(far.red(), far.green(), far.blue(), 0))
    shade.setColorAt(1, far)
    painter.setBrush(shade)
    _draw_mark(painter, middle, FLAT_MARK, colour)


def _from_upper_left(onto: QTransform) -> QPointF:
    """The direction of the light in a square that is drawn so, of length 1."""
    back, _ = QTransform(onto.m11(), onto.m12(), onto.m21(), onto.m22(), 0, 0).inverted()
    line = QLineF(QPointF(), back.map(QPointF(-0.5, -0.87)))
    line.setLength(1)
    return line.p2()


def _clear(name: str, share: float) -> QColor:
    colour = QColor(name)
    colour.setAlphaF(share)
    return colour


def _fade(painter: QPainter, side: int, sign: int, width: float, is_small: bool, colour: QColor) -> None:
    """A shade that is strongest at the edge; in a small picture an even one does, and is painted faster."""
    if is_small:
        painter.fillRect(_along(side, sign, width / 2), colour)
        return
    edge = 0.0 if sign < 0 else 1.0
    inner = edge - sign * width
    gradient = QLinearGradient(edge, 0, inner, 0) if side == 0 else QLinearGradient(0, edge, 0, inner)
    gradient.setColorAt(0, colour)
    gradient.setColorAt(1, QColor(colour.red(), colour.green(), colour.blue(), 0))
    painter.fillRect(_along(side, sign, width), gradient)


def _along(side: int, sign: int, width: float, lap: float = 0.0) -> QRectF:
    """A strip within the unit square, along the edge at this end of its first or second side."""
    edge = -lap if sign < 0 else 1 - width
    if side == 0:
        return QRectF(edge, -lap, width + lap, 1 + 2 * lap)
    return QRectF(-lap, edge, 1 + 2 * lap, width + lap)
