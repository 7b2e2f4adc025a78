"""Signs upon squares of the flat cube: contours around some of them, and chips on those that are wrong."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ludogite.sheets.cube.flat import edges_of
from ludogite.sheets.cube.projection import Projection, Side
from ludogite.sheets.cube.styles import LineStyle

IVORY, INK = QColor("#FFFBF2"), QColor("#2B2620")
DARKER = QColor(0, 0, 0, 41)
"""Over a square that is wrong."""
CHIP, CROSS = 0.36, 0.19
"""The reach of the sign of what is wrong, and of the strokes on it."""


def paint_contour(
    painter: QPainter, projection: Projection, sides: Collection[Side], colour: QColor | None = None
) -> None:
    """A line with ink at both sides around these squares, face by face; ivory, if nothing else is said."""
    edges = (edge for some in edges_of(projection, sides).values() for edge in some)
    lines = [edge.line for edge in edges if edge.beyond is None or edge.beyond[0] != edge.side[0]]
    width = min(max(1.8, 0.085 * projection.scale), 3.4)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setTransform(projection.transform, True)
    for ink, broad in ((INK, width + 2), (colour or IVORY, width)):
        painter.setPen(LineStyle(ink, 0, broad).pen(projection.scale, Qt.PenCapStyle.RoundCap))
        painter.drawLines(lines)
    painter.restore()


def paint_wrong(painter: QPainter, projection: Projection, sides: Collection[Side]) -> None:
    """Squares that show something else than they should: darker, a contour, and a chip with a cross on each."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(DARKER)
    for side in sides:
        painter.drawConvexPolygon(projection.outline(side))
    paint_contour(painter, projection, sides)
    for side in sides:
        paint_chip(painter, projection, side)
    painter.restore()


def paint_chip(painter: QPainter, projection: Projection, side: Side) -> None:
    """An ivory chip with a cross: here something is wrong."""
    onto = projection.onto(side)
    painter.save()
    painter.setTransform(onto * projection.transform, True)
    painter.translate(0.5, 0.5)
    painter.setPen(QPen(INK, 0.04))
    painter.setBrush(IVORY)
    painter.drawEllipse(QPointF(), CHIP, CHIP)
    painter.setPen(QPen(INK, 0.12, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    strokes = (QPointF(CROSS, CROSS), QPointF(CROSS, -CROSS))
    if abs(onto.m11() + onto.m21()) < 1e-6:  # the diagonals of the square stand upright: they would look like a plus
        strokes = (QPointF(1.3 * CROSS, 0), QPointF(0, 1.3 * CROSS))
    for stroke in strokes:
        painter.drawLine(-stroke, stroke)
    painter.restore()
