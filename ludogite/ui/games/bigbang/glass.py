"""The magnifying glass of Big Bang, drawn: in its place, in a pouch, or as the outline that it leaves."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen

from ludogite.ui.look.materials import (
    faint,
    lit,
    paint_felt,
    paint_seam,
    shaded,
)
from ludogite.ui.look.theme import Colours

LENS = QPointF(-0.09, -0.06)
"""Middle of the lens, in parts of the glass's square around its middle."""
LENS_RADIUS = 0.27
ANGLE = 38
"""Of the handle, in degrees."""


def draw_glass_at_rest(painter: QPainter, area: QRectF, colours: Colours, is_held: bool, is_hooded: bool) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if is_held:
        _draw_outline(painter, area, colours)
        return
    draw_glass(painter, area, colours)
    if is_hooded:
        side = area.width()
        lens = area.center() + LENS * side
        pouch = QPainterPath()
        pouch.addEllipse(lens, 0.31 * side, 0.31 * side)
        paint_felt(painter, pouch, QColor("#756A61" if colours.is_dark else "#6A6058"))
        painter.setPen(QPen(QColor(20, 14, 10, 150), 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(pouch)
        radius = 0.275 * side
        seam = QRectF(lens.x() - radius, lens.y() - radius, 2 * radius, 2 * radius)
        paint_seam(painter, seam, radius, QColor("#C9BCAB"), 1.2)


def draw_glass(painter: QPainter, area: QRectF, colours: Colours) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = area.width()
    lens, radius = area.center() + LENS * side, LENS_RADIUS * side
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for n in range(4):
        painter.setPen(QPen(QColor(0, 0, 0, 26), (0.075 - 0.012 * n) * side))
        painter.drawEllipse(lens + QPointF(0.02, 0.04) * side, radius, radius)
    painter.save()
    painter.translate(lens + QPointF(0.018, 0.045) * side)
    painter.rotate(ANGLE)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 70))
    painter.drawPath(_handle(side))
    painter.restore()
    painter.save()
    painter.translate(lens)
    painter.rotate(ANGLE)
    wood = QColor("#8A5B3A")
    across = QLinearGradient(QPointF(0, -0.05 * side), QPointF(0, 0.05 * side))
    across.setColorAt(0, shaded(wood, 0.1))
    across.setColorAt(0.3, lit(wood, 0.35))
    across.setColorAt(1, shaded(wood, 0.45))
    painter.setPen(QPen(QColor("#4E3120"), 0.8))
    painter.setBrush(across)
    painter.drawPath(_handle(side))
    painter.setBrush(QColor("#D7AE5E"))
    painter.setPen(QPen(QColor("#6B4A12"), 0.8))
    painter.drawRect(QRectF(0.29 * side, -0.024 * side, 0.055 * side, 0.048 * side))
    painter.restore()
    pane = QLinearGradient(lens - QPointF(radius, radius), lens + QPointF(radius, radius))
    pane.setColorAt(0, QColor(255, 255, 255, 60))
    pane.setColorAt(0.5, QColor(255, 255, 255, 12))
    pane.setColorAt(1, QColor(255, 255, 255, 34))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(pane)
    painter.drawEllipse(lens, radius, radius)
    ring = QLinearGradient(lens - QPointF(radius, radius), lens + QPointF(radius, radius))
    for at, colour in ((0, "#F7E3A8"), (0.25, "#C7963F"), (0.5, "#8F6722"), (0.75, "#E9CB81"), (1, "#8F6722")):
        ring.setColorAt(at, QColor(colour))
    width = 0.05 * side
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#6B4A12"), width + 1.4))
    painter.drawEllipse(lens, radius, radius)
    painter.setPen(QPen(QBrush(ring), width))
    painter.drawEllipse(lens, radius, radius)
    painter.setPen(QPen(QColor(255, 255, 255, 170), 0.022 * side, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    gleam = 0.8 * radius
    painter.drawArc(QRectF(lens.x() - gleam, lens.y() - gleam, 2 * gleam, 2 * gleam), 112 * 16, 44 * 16)


def _draw_outline(painter: QPainter, area: QRectF, colours: Colours) -> None:
    side = area.width()
    painter.setPen(QPen(faint(QColor(colours.ink), 150), 1.3, Qt.PenStyle.DashLine))
    painter.setBrush(QColor(0, 0, 0, 14))
    painter.translate(area.center() + LENS * side)
    painter.drawEllipse(QPointF(0, 0), LENS_RADIUS * side * 1.06, LENS_RADIUS * side * 1.06)
    painter.rotate(ANGLE)
    painter.drawPath(_handle(side))


def _handle(side: float) -> QPainterPath:
    """Along the x axis from the lens's middle outwards."""
    path = QPainterPath(QPointF(0.335 * side, -0.022 * side))
    path.cubicTo(
        QPointF(0.4 * side, -0.045 * side), QPointF(0.5 * side, -0.05 * side), QPointF(0.57 * side, -0.04 * side)
    )
    path.cubicTo(QPointF(0.6 * side, -0.03 * side), QPointF(0.6 * side, 0.03 * side), QPointF(0.57 * side, 0.04 * side))
    path.cubicTo(
        QPointF(0.5 * side, 0.05 * side), QPointF(0.4 * side, 0.045 * side), QPointF(0.335 * side, 0.022 * side)
    )
    path.closeSubpath()
    return path
