"""Paper that lies on the table with a shadow, and the rosette of a winner."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPolygonF, QRadialGradient

from ludogite.ui.look.theme import Colours

CORNER = 12
GOLD, DEEP_GOLD, PALE_GOLD = QColor("#E8B32C"), QColor("#B57F12"), QColor("#F8DC7A")
RIBBON, RIBBON_SHADE = QColor("#C8452F"), QColor("#9C3D27")
SHADOW_STEPS = 7


def paint_paper(painter: QPainter, area: QRectF, colours: Colours) -> None:
    """A plate of paper with a thin frame; the shadow reaches a little beyond the area."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 15))
    for step in range(SHADOW_STEPS):
        painter.drawRoundedRect(area.adjusted(-step, 3 - step, step, 5 + 1.4 * step), CORNER + step, CORNER + step)
    paper = QLinearGradient(area.topLeft(), area.bottomLeft())
    paper.setColorAt(0, QColor(colours.panel).lighter(102))
    paper.setColorAt(1, QColor(colours.panel).darker(102))
    painter.setBrush(paper)
    painter.drawRoundedRect(area, CORNER, CORNER)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colours.line), 1))
    painter.drawRoundedRect(area.adjusted(6.5, 6.5, -6.5, -6.5), CORNER - 4, CORNER - 4)


def paint_rosette(painter: QPainter, area: QRectF) -> QRectF:
    """Two ribbons below a golden disc. Returns the field on it, for a sign or a figure."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    radius = area.width() / 2
    middle = QPointF(area.center().x(), area.top() + radius)
    for side in (-1, 1):
        _paint_ribbon(painter, middle, radius, area.bottom(), side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 50))
    painter.drawPolygon(_teeth(middle + QPointF(1.5, 3), radius))
    gold = QLinearGradient(middle - QPointF(radius, radius), middle + QPointF(radius, radius))
    for at, colour in ((0, PALE_GOLD), (0.45, GOLD), (1, DEEP_GOLD)):
        gold.setColorAt(at, colour)
    painter.setBrush(gold)
    painter.drawPolygon(_teeth(middle, radius))
    painter.setPen(QPen(DEEP_GOLD, 1.2))
    field = 0.76 * radius
    shine = QRadialGradient(middle - QPointF(0.3 * field, 0.4 * field), 1.5 * field)
    shine.setColorAt(0, PALE_GOLD)
    shine.setColorAt(1, GOLD)
    painter.setBrush(shine)
    painter.drawEllipse(middle, field, field)
    return QRectF(middle.x() - field, middle.y() - field, 2 * field, 2 * field)


def _teeth(middle: QPointF, radius: float) -> QPolygonF:
    count = 56
    points = []
    for n in range(count):
        length, angle = radius if n % 2 else 0.93 * radius, 2 * pi * n / count
        points.append(middle + QPointF(length * cos(angle), length * sin(angle)))
    return QPolygonF(points)


def _paint_ribbon(painter: QPainter, middle: QPointF, radius: float, bottom: float, side: int) -> None:
    inner, outer, top = 0.04 * radius * side, 0.52 * radius * side, middle.y() + 0.5 * radius
    lean = 0.3 * radius * side
    corners = [
        QPointF(middle.x() + inner, top),
        QPointF(middle.x() + outer, top),
        QPointF(middle.x() + outer + lean, bottom - 0.08 * radius),
        QPointF(middle.x() + (inner + outer) / 2 + lean, bottom - 0.3 * radius),
        QPointF(middle.x() + inner + lean, bottom),
    ]
    shade = QLinearGradient(corners[0], corners[2])
    shade.setColorAt(0, RIBBON_SHADE)
    shade.setColorAt(0.6, RIBBON)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 40))
    painter.drawPolygon(QPolygonF([corner + QPointF(1, 2) for corner in corners]))
    painter.setBrush(shade)
    painter.drawPolygon(QPolygonF(corners))
