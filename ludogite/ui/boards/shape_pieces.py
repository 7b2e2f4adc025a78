"""The pieces of Four Shapes, drawn: four outlines that differ without colour, light ones and dark ones."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from ludogite.ui.theme import Colours

SPHERE, CYLINDER, CUBE, CONE = range(4)


def paint_piece(painter: QPainter, centre: QPointF, size: float, shape: int, is_light: bool, colours: Colours) -> None:
    """A piece within a square of this size. Light pieces have a dark outline, dark ones a light one and a paler top."""
    body = QColor(colours.light_piece if is_light else colours.dark_piece)
    line = QColor("#7A5C36" if is_light else "#A8895F")
    top = body.lighter(116) if is_light else mixed(body, QColor("#FFFFFF"), 0.16)
    side = body.darker(128) if is_light else mixed(body, QColor("#FFFFFF"), 0.05)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    painter.scale(size / 100, size / 100)
    painter.setPen(_pen(line))
    painter.setBrush(body)
    (_sphere, _cylinder, _cube, _cone)[shape](painter, body, top, side)
    painter.restore()


def mixed(one: QColor, other: QColor, part: float) -> QColor:
    return QColor.fromRgbF(
        one.redF() + (other.redF() - one.redF()) * part,
        one.greenF() + (other.greenF() - one.greenF()) * part,
        one.blueF() + (other.blueF() - one.blueF()) * part,
    )


def _pen(colour: QColor) -> QPen:
    pen = QPen(colour, 3)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def _sphere(painter: QPainter, body: QColor, top: QColor, side: QColor) -> None:
    painter.drawEllipse(QPointF(0, 0), 42, 42)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(top)
    painter.drawEllipse(QPointF(-13, -17), 12, 8)


def _cylinder(painter: QPainter, body: QColor, top: QColor, side: QColor) -> None:
    path = QPainterPath(QPointF(-35, -26))
    path.lineTo(-35, 27)
    path.arcTo(QRectF(-35, 13, 70, 28), 180, 180)
    path.lineTo(35, -26)
    painter.drawPath(path)
    painter.setBrush(top)
    painter.drawEllipse(QPointF(0, -26), 35, 14)


def _cube(painter: QPainter, body: QColor, top: QColor, side: QColor) -> None:
    left, right, up, down = QPointF(-36, -19), QPointF(36, -19), QPointF(0, -40), QPointF(0, 42)
    middle, low_left, low_right = QPointF(0, 1), QPointF(-36, 22), QPointF(36, 22)
    for corners, colour in (
        ((left, up, right, middle), top),
        ((left, middle, down, low_left), body),
        ((right, middle, down, low_right), side),
    ):
        painter.setBrush(colour)
        painter.drawPolygon(QPolygonF(list(corners)))


def _cone(painter: QPainter, body: QColor, top: QColor, side: QColor) -> None:
    path = QPainterPath(QPointF(0, -44))
    path.lineTo(-37, 30)
    path.arcTo(QRectF(-37, 17, 74, 26), 180, 180)
    path.closeSubpath()
    painter.drawPath(path)
