"""Four Shapes in small: its picture on the shelf, and the sign of each seat."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from ludogite.ui.games.shapes.layout import LIGHT
from ludogite.ui.games.shapes.pieces import paint_piece
from ludogite.ui.theme import Colours


def paint_card(painter: QPainter, area: QRectF, colours: Colours) -> None:
    """A few pieces on the sixteen cells."""
    painter.fillRect(area, QColor(colours.table))
    step = area.height() / 4.15
    left, top = area.center().x() - 1.5 * step, area.center().y() - 1.5 * step
    pieces = {3: (3, True), 4: (0, True), 5: (3, False), 10: (2, True), 11: (0, False), 13: (1, False)}
    for cell in range(16):
        centre = QPointF(left + cell % 4 * step, top + cell // 4 * step)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.cell))
        painter.drawEllipse(centre, 0.48 * step, 0.48 * step)
        if cell in pieces:
            paint_piece(painter, centre, 0.72 * step, *pieces[cell], colours)


def paint_seat(painter: QPainter, area: QRectF, seat: int, colours: Colours) -> None:
    paint_piece(painter, area.center(), area.width(), 0, seat == LIGHT, colours)
