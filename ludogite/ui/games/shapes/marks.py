"""What is marked on the cells of Four Shapes: rings, crosses, and what an analysis thinks of them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPolygonF

from ludogite.ui.games.shapes.pieces import paint_piece
from ludogite.ui.theme import Colours, text_font

PLATE = QRectF(-33, -17, 66, 34)
"""A plate with a number on it, around its middle."""
SMALL_PIECE = 27.0


def paint_ring(
    painter: QPainter, area: QRectF, colour: str, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine
) -> None:
    painter.setPen(QPen(QColor(colour), width, style))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(area)


def paint_dot(painter: QPainter, area: QRectF, colours: Colours) -> None:
    """The piece that is held may go here."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.green))
    painter.drawEllipse(area.center(), 9, 9)


def paint_closed(painter: QPainter, area: QRectF, colours: Colours) -> None:
    """Nothing may go here any more."""
    painter.setPen(QPen(QColor(colours.accent), 6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    _cross(painter, area.center(), 17)


def paint_worth(
    painter: QPainter, middle: QPointF, worth: int, shapes: Sequence[int], is_light: bool, colours: Colours
) -> None:
    """A win in so many plies is a filled plate with a tick, a loss a hollow one with a cross; above it, if they are
    named, the shapes that are worth it."""
    if shapes:
        left = middle.x() - (len(shapes) - 1) * SMALL_PIECE / 2
        for n, shape in enumerate(shapes):
            centre = QPointF(left + n * SMALL_PIECE, middle.y() - 21)
            paint_piece(painter, centre, SMALL_PIECE - 2, shape, is_light, colours)
        middle += QPointF(0, 18)
    plate = PLATE.translated(middle)
    loud, quiet = plate_colours(worth > 0, colours)
    painter.setPen(QPen(loud, 2.5))
    painter.setBrush(loud if worth > 0 else quiet)
    painter.drawRoundedRect(plate, 17, 17)
    written = quiet if worth > 0 else loud
    painter.setPen(QPen(written, 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    sign = plate.center() - QPointF(14 if abs(worth) < 10 else 19, 0)
    if worth > 0:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF([sign + QPointF(-8, 1), sign + QPointF(-2, 7), sign + QPointF(8, -6)]))
    else:
        _cross(painter, sign, 6)
    painter.setPen(written)
    painter.setFont(text_font(22, QFont.Weight.DemiBold))
    painter.drawText(plate.adjusted(26, 0, -4, 0), Qt.AlignmentFlag.AlignCenter, str(abs(worth)))


def plate_colours(is_win: bool, colours: Colours) -> tuple[QColor, QColor]:
    """The loud colour of a plate, and the quiet one that it is written in or on."""
    return QColor(colours.green).darker(116) if is_win else QColor(colours.accent), QColor(colours.panel)


def _cross(painter: QPainter, centre: QPointF, reach: float) -> None:
    for diagonal in (QPointF(reach, reach), QPointF(reach, -reach)):
        painter.drawLine(centre - diagonal, centre + diagonal)
