"""The icons of the tool rail, as strokes of one weight in a square of 24 units around (0, 0)."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

RADIUS = 10.5
CORNERS = tuple(QPointF(RADIUS * sin(n * pi / 3), -RADIUS * cos(n * pi / 3)) for n in range(6))
"""Of a hexagon, from the uppermost to the right: the outline of a cube."""
FACES = {"left": (5, 4, 3), "right": (3, 2, 1), "top": (5, 0, 1)}
"""Their corners besides the middle."""


def paint_rail_icon(painter: QPainter, middle: QPointF, name: str, ink: QColor, ground: QColor, layers: str) -> None:
    """`layers` is the face towards which they are drawn apart."""
    painter.save()
    painter.translate(middle)
    pen = QPen(ink, 1.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if name == "home":
        _paint_eye(painter)
    elif name in FACES:
        _paint_face(name, painter, ink)
    elif name == "apart":
        _paint_layers(painter, layers, ground)
    elif name == "clear":
        _paint_glass(painter, ink)
    elif name == "shell":
        painter.drawEllipse(QPointF(), 9, 9)
        painter.drawEllipse(QPointF(), 3.4, 3.4)
    elif name == "possible":
        _paint_question(painter, ink)
    else:
        _paint_film(painter, ink)
    painter.restore()


def _paint_eye(painter: QPainter) -> None:
    lid = QPainterPath(QPointF(-10.5, 0))
    lid.cubicTo(QPointF(-5, -8), QPointF(5, -8), QPointF(10.5, 0))
    lid.cubicTo(QPointF(5, 8), QPointF(-5, 8), QPointF(-10.5, 0))
    painter.drawPath(lid)
    painter.drawEllipse(QPointF(), 3, 3)


def _face(name: str) -> QPolygonF:
    return QPolygonF([QPointF(), *(CORNERS[n] for n in FACES[name])])


def _paint_face(name: str, painter: QPainter, ink: QColor) -> None:
    """A cube with an edge towards the viewer; one of its faces is filled."""
    painter.setBrush(ink)
    painter.drawPolygon(_face(name))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _paint_cube(painter)


def _paint_cube(painter: QPainter) -> None:
    painter.drawPolygon(QPolygonF(CORNERS))
    for n in (1, 3, 5):
        painter.drawLine(QPointF(), CORNERS[n])


def _paint_layers(painter: QPainter, face: str, ground: QColor) -> None:
    """Three sheets, one behind the other, the nearest last; each hides what is behind it."""
    sheet = _face(face)
    sheet.translate(-sheet.boundingRect().center())
    towards = CORNERS[FACES[face][1]] * (5.4 / RADIUS)
    painter.setBrush(ground)
    for n in (-1, 0, 1):
        painter.drawPolygon(sheet.translated(towards * n))


def _paint_glass(painter: QPainter, ink: QColor) -> None:
    painter.drawPolygon(QPolygonF(CORNERS))
    painter.setPen(QPen(ink, 1.5, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap))
    pen = painter.pen()
    pen.setDashPattern([1.2, 2.2])
    painter.setPen(pen)
    for n in (0, 2, 4):
        painter.drawLine(CORNERS[n], QPointF())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawEllipse(QPointF(), 1.6, 1.6)


def _paint_question(painter: QPainter, ink: QColor) -> None:
    painter.drawEllipse(QPointF(), 9.5, 9.5)
    hook = QPainterPath(QPointF(-3, -2.4))
    hook.cubicTo(QPointF(-3, -7), QPointF(3.4, -6.6), QPointF(3, -2.4))
    hook.cubicTo(QPointF(2.7, -0.4), QPointF(0, -0.4), QPointF(0, 2))
    painter.drawPath(hook)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawEllipse(QPointF(0, 5.2), 1.1, 1.1)


def _paint_film(painter: QPainter, ink: QColor) -> None:
    painter.drawRoundedRect(QRectF(-10, -8, 20, 16), 3, 3)
    painter.setBrush(ink)
    painter.drawPolygon(QPolygonF([QPointF(-2.4, -3.8), QPointF(4, 0), QPointF(-2.4, 3.8)]))
