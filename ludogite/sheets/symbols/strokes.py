"""The six symbols of Six Symbols as a pen would draw them, the same on paper and on screen: they differ by their
strokes alone, never by colour."""

from __future__ import annotations

from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

WEIGHT = 0.11
"""Width of the pen, in parts of the area's side."""
_REACH = 0.5 - WEIGHT / 2
"""How far a stroke may go from the middle for its ink to stay inside."""


def paint_symbol(painter: QPainter, area: QRectF, symbol: str, colour: QColor) -> None:
    """One of the symbols “1” to “6”, as large as the area holds it."""
    side = min(area.width(), area.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(area.center())
    painter.scale(side, side)
    pen = QPen(colour, WEIGHT)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(_STROKES[symbol])
    painter.restore()


def _lines(*lines: tuple[float, float, float, float]) -> QPainterPath:
    path = QPainterPath()
    for x1, y1, x2, y2 in lines:
        path.moveTo(x1, y1)
        path.lineTo(x2, y2)
    return path


def _stroke() -> QPainterPath:
    return _lines((-0.2, 0.4, 0.2, -0.4))


def _cross() -> QPainterPath:
    return _lines((-0.35, -0.35, 0.35, 0.35), (0.35, -0.35, -0.35, 0.35))


def _circle() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), 0.4, 0.4)
    return path


def _triangle() -> QPainterPath:
    """Equal sides, and its middle where the eye looks for it, a little below that of its circle."""
    path = QPainterPath()
    corners = [QPointF(0.48 * sin(radians(at)), 0.1 - 0.48 * cos(radians(at))) for at in (0, 120, 240)]
    path.moveTo(corners[0])
    for corner in corners[1:]:
        path.lineTo(corner)
    path.closeSubpath()
    return path


def _bars() -> QPainterPath:
    return _lines(*((-0.36, y, 0.36, y) for y in (-0.3, 0, 0.3)))


def _hash() -> QPainterPath:
    upright = ((x + 0.06, -_REACH + 0.04, x - 0.06, _REACH - 0.04) for x in (-0.15, 0.15))
    level = ((-0.4, y, 0.4, y) for y in (-0.15, 0.15))
    return _lines(*upright, *level)


_STROKES = {
    "1": _stroke(),
    "2": _cross(),
    "3": _circle(),
    "4": _triangle(),
    "5": _bars(),
    "6": _hash(),
}
