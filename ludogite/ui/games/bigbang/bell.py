"""The bell of Big Bang, drawn: brass on a wooden foot, and its felt hood."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen

from ludogite.ui.look.materials import (
    faint,
    gradient,
    paint_felt,
    paint_round_shadow,
)
from ludogite.ui.look.theme import Colours


def draw_bell(painter: QPainter, area: QRectF, colours: Colours, is_held: bool, is_hooded: bool) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    side = area.width()
    painter.translate(area.center().x(), area.bottom())
    painter.scale(side / 100, side / 100)
    outline = QPen(QColor("#6B4A12"), 0.9)
    painter.save()
    painter.translate(4, -8)
    painter.scale(1, 0.28)
    paint_round_shadow(painter, QPointF(0, 0), 47, 12, 120)
    painter.restore()
    if is_hooded:
        _draw_hood(painter, colours)
        return
    base = QRectF(-47, -26, 94, 22)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#241A14"))
    painter.drawEllipse(base.translated(0, 3))
    painter.setBrush(gradient(base, QColor("#5A4636"), QColor("#2B1F17")))
    painter.drawEllipse(base)
    body = QRectF(-44, -76, 88, 70)
    painter.setPen(outline)
    painter.setBrush(QBrush(_brass(body)))
    painter.drawPath(_dome(-44, 44, -74, -22, 7))
    rim = QPainterPath(QPointF(-44, -24))
    rim.quadTo(QPointF(0, -8), QPointF(44, -24))
    rim.lineTo(44, -19)
    rim.quadTo(QPointF(0, -2), QPointF(-44, -19))
    rim.closeSubpath()
    painter.drawPath(rim)
    shine = QPainterPath(QPointF(-43, -22.6))
    shine.quadTo(QPointF(0, -6.6), QPointF(43, -22.6))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(255, 246, 214, 220), 1.3))
    painter.drawPath(shine)
    top = QPainterPath(QPointF(-30, -60))
    top.quadTo(QPointF(-22, -70), QPointF(-8, -72))
    painter.setPen(QPen(QColor(255, 252, 236, 150), 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawPath(top)
    painter.setPen(outline)
    painter.setBrush(QBrush(_brass(QRectF(-4, 0, 8, 1))))
    painter.drawRect(QRectF(-3.5, -79, 7, 6))
    painter.setBrush(QBrush(_brass(QRectF(-9, 0, 18, 1))))
    painter.drawEllipse(QPointF(0, -82), 9, 4.6)
    if is_held:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        colour = QColor(colours.accent)
        for n, (radius, alpha) in enumerate(((46.0, 255), (54.0, 150))):
            painter.setPen(QPen(faint(colour, alpha), 2.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            arc = QRectF(-radius, -60 - radius, 2 * radius, 2 * radius)
            for start in (28 - n * 2, 152 + n * 2 - 24):
                painter.drawArc(arc, start * 16, 24 * 16)


def _brass(area: QRectF) -> QLinearGradient:
    made = QLinearGradient(area.topLeft(), area.topRight())
    for at, colour in (
        (0, "#8C621C"),
        (0.12, "#C08A2C"),
        (0.26, "#F1D489"),
        (0.36, "#FFF3CF"),
        (0.46, "#DDA945"),
        (0.62, "#B5822B"),
        (0.78, "#825A17"),
        (0.92, "#CB963A"),
        (1, "#9C6E20"),
    ):
        made.setColorAt(at, QColor(colour))
    return made


def _dome(left: float, right: float, top: float, bottom: float, sag: float) -> QPainterPath:
    """A half egg on a curved foot."""
    middle, height = (left + right) / 2, bottom - top
    path = QPainterPath(QPointF(left, bottom))
    path.cubicTo(QPointF(left, bottom - 0.72 * height), QPointF(left + 0.2 * (right - left), top), QPointF(middle, top))
    path.cubicTo(
        QPointF(right - 0.2 * (right - left), top), QPointF(right, bottom - 0.72 * height), QPointF(right, bottom)
    )
    path.quadTo(QPointF(middle, bottom + 2 * sag), QPointF(left, bottom))
    return path


def _draw_hood(painter: QPainter, colours: Colours) -> None:
    """Grey felt over the bell, with a seam along its foot."""
    hood = _dome(-48, 48, -78, -12, 8.5)
    paint_felt(painter, hood, QColor("#756A61" if colours.is_dark else "#6A6058"))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(20, 14, 10, 150), 1))
    painter.drawPath(hood)
    for y, colour, width in ((-17, QColor("#C9BCAB"), 1.2),):
        seam = QPainterPath(QPointF(-46.5, y))
        seam.quadTo(QPointF(0, y + 16), QPointF(46.5, y))
        pen = QPen(colour, width)
        pen.setDashPattern([3.4, 2.4])
        painter.setPen(pen)
        painter.drawPath(seam)
    fold = QPainterPath(QPointF(-12, -76))
    fold.cubicTo(QPointF(-6, -56), QPointF(-16, -40), QPointF(-12, -16))
    painter.setPen(QPen(QColor(0, 0, 0, 40), 2.4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawPath(fold)
    painter.setPen(QPen(QColor(255, 255, 255, 26), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawPath(fold.translated(3, 0))
