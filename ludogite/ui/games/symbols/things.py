"""Things on the table of Six Symbols: dice of bone with symbols on them, and a pencil."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPolygonF

from ludogite.sheets.symbols.strokes import paint_symbol
from ludogite.ui.look.materials import faint, gradient, lit, shaded
from ludogite.ui.look.picture_cache import paint_cached
from ludogite.ui.look.theme import Colours, paint_shadow

ENGRAVED = QColor("#2B211A")
LACQUER, CEDAR, RUBBER, BRASS, LEAD = map(QColor, ("#C04A33", "#E6C596", "#E9A69A", "#D9B45A", "#3A3734"))


def bone(colours: Colours) -> QColor:
    return QColor("#EFE0C0" if colours.is_dark else "#FBF1DC")


def paint_die(painter: QPainter, area: QRectF, symbol: str, colours: Colours, angle: float = 0) -> None:
    """It lies in its area, turned by the angle; its shadow reaches a little beyond."""
    side = area.width()
    reach = round(0.2 * side) + 2

    def draw(drawing: QPainter, whole: QRectF) -> None:
        drawing.setRenderHint(QPainter.RenderHint.Antialiasing)
        drawing.translate(whole.center())
        _draw_die(drawing, side, symbol, colours, angle)

    place = QRectF(area.adjusted(-reach, -reach, reach, reach).toRect())
    paint_cached(painter, place, f"symbols die {symbol} {angle:.0f}", colours, draw)


def _draw_die(painter: QPainter, side: float, symbol: str, colours: Colours, angle: float) -> None:
    made, radius, depth = bone(colours), 0.2 * side, min(0.1 * side, 16)
    inset = 0.04 * side
    square = QRectF(-side / 2, -side / 2, side, side).adjusted(inset, inset, -inset, -inset)
    painter.save()
    painter.translate(0.4 * depth, 0.9 * depth)
    painter.rotate(angle)
    paint_shadow(painter, square, radius, min(0.12 * side, 18), 120)
    painter.restore()
    painter.setPen(Qt.PenStyle.NoPen)
    layers = max(round(depth), 5)
    for n in range(layers, 0, -1):
        painter.save()
        painter.translate(0, depth * n / layers)
        painter.rotate(angle)
        painter.setBrush(shaded(made, 0.22 + 0.2 * n / layers))
        painter.drawRoundedRect(square, radius, radius)
        painter.restore()
    painter.rotate(angle)
    painter.setBrush(gradient(square, lit(made, 0.7), shaded(made, 0.12)))
    painter.drawRoundedRect(square, radius, radius)
    inner = square.adjusted(0.07 * side, 0.07 * side, -0.07 * side, -0.07 * side)
    painter.setBrush(gradient(inner, shaded(made, 0.02), lit(made, 0.5)))
    painter.drawRoundedRect(inner, 0.9 * radius, 0.9 * radius)
    edge = 0.18 * side
    face = square.adjusted(edge, edge, -edge, -edge)
    paint_symbol(painter, face.translated(0.012 * side, 0.016 * side), symbol, QColor(255, 255, 255, 190))
    paint_symbol(painter, face, symbol, ENGRAVED)


def paint_chip(painter: QPainter, area: QRectF, symbol: str, colours: Colours) -> None:
    """A die seen from far: for lists."""
    made, corner = bone(colours), 0.24 * area.width()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shaded(made, 0.36))
    painter.drawRoundedRect(area.adjusted(0, 1, 0, 0), corner, corner)
    face = area.adjusted(0, 0, 0, -0.09 * area.height())
    painter.setBrush(gradient(face, lit(made, 0.6), shaded(made, 0.1)))
    painter.setPen(QPen(shaded(made, 0.4), 1))
    painter.drawRoundedRect(face.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)
    edge = 0.24 * face.width()
    paint_symbol(painter, face.adjusted(edge, 0.9 * edge, -edge, -0.9 * edge), symbol, ENGRAVED)


def paint_pencil(painter: QPainter, middle: QPointF, length: float, angle: float) -> None:
    """Red, sharpened, its point at the left before it is turned."""
    painter.save()
    painter.translate(middle)
    painter.rotate(angle)
    high = 0.075 * length
    painter.setPen(Qt.PenStyle.NoPen)
    for n in range(4):
        painter.setBrush(QColor(0, 0, 0, 30))
        grown = 1.5 - n
        shadow = QRectF(-0.36 * length, -high / 2, 0.85 * length, high).translated(0.02 * length, 0.032 * length)
        painter.drawRoundedRect(shadow.adjusted(-grown, -grown, grown, grown), high / 2, high / 2)
    body = QRectF(-0.36 * length, -high / 2, 0.72 * length, high)
    for colour, area in (
        (LACQUER, body),
        (BRASS, QRectF(0.36 * length, -high / 2, 0.045 * length, high)),
        (RUBBER, QRectF(0.405 * length, -0.46 * high, 0.075 * length, 0.92 * high)),
    ):
        painter.setBrush(_round(area, colour))
        corner = 0.02 * length if colour is RUBBER else 0.0
        painter.drawRoundedRect(area, corner, corner)
    painter.setBrush(faint(lit(LACQUER, 0.5), 90))
    painter.drawRect(QRectF(body.left(), -0.26 * high, body.width(), 0.12 * high))
    tip = QPointF(-0.5 * length, 0)
    painter.setBrush(_round(body, CEDAR))
    painter.drawPolygon(QPolygonF([body.topLeft(), tip, body.bottomLeft() + QPointF(0.001, 0)]))
    painter.setBrush(LEAD)
    reach = QPointF(0.045 * length, 0.32 * 0.5 * high)
    painter.drawPolygon(QPolygonF([tip, tip + reach, tip + QPointF(reach.x(), -reach.y())]))
    painter.restore()


def _round(area: QRectF, colour: QColor) -> QLinearGradient:
    made = QLinearGradient(area.topLeft(), area.bottomLeft())
    made.setColorAt(0, lit(colour, 0.3))
    made.setColorAt(0.35, colour)
    made.setColorAt(1, shaded(colour, 0.45))
    return made
