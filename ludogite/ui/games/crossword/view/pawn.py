"""The pawns: a yellow one, and a blue one with a light band around its body."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from ludogite.ui.look.materials import faint, lit, shaded
from ludogite.ui.look.picture_cache import paint_cached_around
from ludogite.ui.look.theme import Colours

LEFT, TOP, WIDTH, HEIGHT = 12.0, 6.0, 76.0, 129.0
"""The part of the drawing that the pawn takes, without its shadow."""
BAND = QColor("#FFF3DC")
GHOST = 0.62


def pawn_colour(seat: int, colours: Colours) -> QColor:
    dark, light = (("#E9B63C", "#EDB32B"), ("#4F8FCB", "#2F6DA3"))[seat % 2]
    return QColor(dark if colours.is_dark else light)


def paint_pawn(
    painter: QPainter, area: QRectF, seat: int, colours: Colours, is_ghost: bool = False, lift: float = 0.0
) -> None:
    """It stands on the lower edge of its area; lifted, its shadow falls farther away. The ghost shows where it
    would go."""

    def draw(drawing: QPainter, inner: QRectF) -> None:
        scale = min(inner.width() / WIDTH, inner.height() / HEIGHT)
        drawing.translate(inner.center().x() - WIDTH * scale / 2, inner.bottom() - HEIGHT * scale)
        drawing.scale(scale, scale)
        drawing.translate(-LEFT, -TOP)
        _draw(drawing, seat, pawn_colour(seat, colours), lift)

    opacity, reach = painter.opacity(), round(0.45 * area.width())
    painter.setOpacity(GHOST if is_ghost else opacity)
    paint_cached_around(painter, area, reach, f"crossword pawn {seat} {lift:.1f}", colours, draw)
    painter.setOpacity(opacity)


def _draw(painter: QPainter, seat: int, colour: QColor, lift: float) -> None:
    _draw_shadow(painter, lift)
    painter.translate(0, -14 * lift)
    edge = QPen(shaded(colour, 0.62), 2.6)
    edge.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(edge)
    body = _body()
    painter.setBrush(_sheen(QRectF(14, 56, 72, 78), colour))
    painter.drawPath(body)
    if seat % 2:
        _draw_band(painter, body)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faint(shaded(colour, 0.55), 190), 2))
    rim = QPainterPath(QPointF(18, 112))
    rim.cubicTo(QPointF(26, 124), QPointF(74, 124), QPointF(82, 112))
    painter.drawPath(rim)
    painter.setPen(edge)
    painter.setBrush(_sheen(QRectF(28, 53, 44, 14), lit(colour, 0.08)))
    painter.drawEllipse(QPointF(50, 60), 22, 7)
    ball = QRadialGradient(QPointF(50, 33), 30, QPointF(40, 22))
    ball.setColorAt(0, lit(colour, 0.72))
    ball.setColorAt(0.35, lit(colour, 0.12))
    ball.setColorAt(1, shaded(colour, 0.42))
    painter.setBrush(ball)
    painter.drawEllipse(QPointF(50, 32), 24, 24)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(255, 255, 255, 190))
    painter.save()
    painter.translate(41, 22)
    painter.rotate(-28)
    painter.drawEllipse(QPointF(0, 0), 7, 4.2)
    painter.restore()


def _body() -> QPainterPath:
    path = QPainterPath(QPointF(37, 60))
    path.cubicTo(QPointF(37, 84), QPointF(26, 96), QPointF(15, 112))
    path.cubicTo(QPointF(12, 120), QPointF(18, 132), QPointF(50, 133))
    path.cubicTo(QPointF(82, 132), QPointF(88, 120), QPointF(85, 112))
    path.cubicTo(QPointF(74, 96), QPointF(63, 84), QPointF(63, 60))
    path.closeSubpath()
    return path


def _draw_band(painter: QPainter, body: QPainterPath) -> None:
    """The mark of the second player, which is seen without colour too."""
    painter.save()
    painter.setClipPath(body, Qt.ClipOperation.IntersectClip)
    painter.setPen(Qt.PenStyle.NoPen)
    band = QLinearGradient(QPointF(20, 0), QPointF(80, 0))
    band.setColorAt(0, shaded(BAND, 0.1))
    band.setColorAt(0.3, BAND)
    band.setColorAt(1, shaded(BAND, 0.4))
    painter.setBrush(band)
    path = QPainterPath(QPointF(10, 88))
    path.quadTo(QPointF(50, 101), QPointF(90, 88))
    path.lineTo(QPointF(90, 97))
    path.quadTo(QPointF(50, 110), QPointF(10, 97))
    path.closeSubpath()
    painter.drawPath(path)
    painter.restore()


def _sheen(area: QRectF, colour: QColor) -> QLinearGradient:
    """A round thing under light from the left."""
    made = QLinearGradient(area.topLeft(), area.topRight())
    made.setColorAt(0, shaded(colour, 0.22))
    made.setColorAt(0.28, lit(colour, 0.5))
    made.setColorAt(0.6, colour)
    made.setColorAt(1, shaded(colour, 0.45))
    return made


def _draw_shadow(painter: QPainter, lift: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    middle = QPointF(66 + 22 * lift, 124 + 14 * lift)
    fade = QRadialGradient(QPointF(0, 0), 1)
    fade.setColorAt(0, QColor(0, 0, 0, round(150 - 50 * lift)))
    fade.setColorAt(0.55, QColor(0, 0, 0, round(90 - 30 * lift)))
    fade.setColorAt(1, QColor(0, 0, 0, 0))
    painter.save()
    painter.translate(middle)
    painter.rotate(-4)
    painter.scale(46, 15 + 4 * lift)
    painter.setBrush(fade)
    painter.drawEllipse(QPointF(0, 0), 1, 1)
    painter.restore()
