"""The pieces of Four Shapes, drawn: four outlines that differ without colour, light ones and dark ones."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from ludogite.ui.theme import Colours, mixed

SPHERE, CYLINDER, CUBE, CONE = range(4)


class Paint(NamedTuple):
    body: QColor
    top: QColor
    side: QColor
    line: QColor
    width: float


def paint_of(is_light: bool, colours: Colours) -> Paint:
    """Light pieces have a dark outline, dark ones a light one and a paler top. On a dark table the outline of the dark
    ones is what stands out: it is broad and bright there."""
    body = QColor(colours.light_piece if is_light else colours.dark_piece)
    if is_light:
        return Paint(body, body.lighter(116), body.darker(128), QColor("#5F4526"), 3)
    white = QColor("#FFFFFF")
    if QColor(colours.cell).lightnessF() < 0.5:
        return Paint(body, mixed(body, white, 0.3), mixed(body, white, 0.14), QColor("#D8B98C"), 5)
    return Paint(body, mixed(body, white, 0.16), mixed(body, white, 0.05), QColor("#A8895F"), 3)


def paint_piece(painter: QPainter, centre: QPointF, size: float, shape: int, is_light: bool, colours: Colours) -> None:
    """A piece within a square of this size."""
    paint = paint_of(is_light, colours)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    painter.scale(size / 100, size / 100)
    pen = QPen(paint.line, paint.width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(paint.body)
    (_sphere, _cylinder, _cube, _cone)[shape](painter, paint)
    painter.restore()


def _sphere(painter: QPainter, paint: Paint) -> None:
    painter.drawEllipse(QPointF(0, 0), 42, 42)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(paint.top)
    painter.drawEllipse(QPointF(-13, -17), 12, 8)


def _cylinder(painter: QPainter, paint: Paint) -> None:
    path = QPainterPath(QPointF(-35, -26))
    path.lineTo(-35, 27)
    path.arcTo(QRectF(-35, 13, 70, 28), 180, 180)
    path.lineTo(35, -26)
    painter.drawPath(path)
    painter.setBrush(paint.top)
    painter.drawEllipse(QPointF(0, -26), 35, 14)


def _cube(painter: QPainter, paint: Paint) -> None:
    left, right, up, down = QPointF(-36, -19), QPointF(36, -19), QPointF(0, -40), QPointF(0, 42)
    middle, low_left, low_right = QPointF(0, 1), QPointF(-36, 22), QPointF(36, 22)
    for corners, colour in (
        ((left, up, right, middle), paint.top),
        ((left, middle, down, low_left), paint.body),
        ((right, middle, down, low_right), paint.side),
    ):
        painter.setBrush(colour)
        painter.drawPolygon(QPolygonF(list(corners)))


def _cone(painter: QPainter, paint: Paint) -> None:
    path = QPainterPath(QPointF(0, -44))
    path.lineTo(-37, 30)
    path.arcTo(QRectF(-37, 17, 74, 26), 180, 180)
    path.closeSubpath()
    painter.drawPath(path)
