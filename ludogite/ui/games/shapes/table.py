"""The things of Four Shapes that never move: the slab with its hollows, and the racks. Each is painted once for a size
and kept."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QRadialGradient

from ludogite.ui.games.shapes.layout import (
    BOARD,
    CELL,
    FRAME,
    RACK_THICKNESS,
    SLOT,
    THICKNESS,
    cell_area,
    cell_centre,
    hand_area,
    rack_area,
)
from ludogite.ui.games.shapes.marks import strong_font
from ludogite.ui.games.shapes.pieces import outline, woods
from ludogite.ui.look.materials import faint, gradient, lit, paint_grain, paint_slab, paint_words, rounded, shaded
from ludogite.ui.look.theme import Colours, paint_shadow

ROUND = 22.0


def paint_parts(painter: QPainter, colours: Colours) -> Iterator[None]:
    """The slab: hollows, the grooves between the regions, and the names of rows and columns. It pauses between them."""
    made = woods(colours)
    paint_shadow(painter, BOARD, ROUND, 22, 130)
    paint_slab(painter, BOARD, ROUND, THICKNESS, made.board)
    yield
    groove = shaded(made.board, 0.75) if not colours.is_dark else lit(made.hollow, 0.05)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faint(groove, 150), 1.4))
    painter.drawRoundedRect(FRAME, 10, 10)
    _paint_grooves(painter, groove, made.board)
    for cell in range(16):
        paint_hollow(painter, cell_area(cell), made.hollow)
        if cell % 4 == 3:
            yield
    _paint_names(painter, colours)


def _paint_grooves(painter: QPainter, groove: QColor, wood: QColor) -> None:
    middle = (cell_centre(5) + cell_centre(10)) / 2
    for start, end in (
        (QPointF(middle.x(), FRAME.top()), QPointF(middle.x(), FRAME.bottom())),
        (QPointF(FRAME.left(), middle.y()), QPointF(FRAME.right(), middle.y())),
    ):
        painter.setPen(QPen(faint(lit(wood, 0.6), 150), 7, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(start + QPointF(1.2, 1.2), end + QPointF(1.2, 1.2))
        painter.setPen(QPen(groove, 6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(start, end)


def paint_hollow(painter: QPainter, area: QRectF, wood: QColor) -> None:
    """Round and carved: its upper left lies in shadow, its lower right catches the light."""
    width = area.width()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(gradient(area.adjusted(-1.5, -1.5, 2, 2), QColor(60, 30, 5, 120), QColor(255, 246, 225, 190)))
    painter.drawEllipse(area.adjusted(-2, -2, 2, 2))
    painter.setBrush(wood)
    painter.drawEllipse(area)
    painter.save()
    painter.setClipPath(rounded(area, width / 2), Qt.ClipOperation.IntersectClip)
    paint_grain(painter, area, faint(shaded(wood, 0.5), 40), step=width / 9)
    depth = QRadialGradient(area.center() + QPointF(0.1, 0.14) * width, 0.6 * width)
    depth.setColorAt(0, faint(lit(wood, 0.2), 110))
    depth.setColorAt(0.7, QColor(40, 18, 0, 20))
    depth.setColorAt(0.88, QColor(40, 18, 0, 120))
    depth.setColorAt(1, QColor(30, 12, 0, 210))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(depth)
    painter.drawEllipse(area)
    painter.restore()


def _paint_names(painter: QPainter, colours: Colours) -> None:
    made = woods(colours)
    painter.setPen(made.inlay if colours.is_dark else shaded(made.board, 0.85))
    painter.setFont(strong_font(painter, 15))
    for n in range(4):
        left = QRectF(BOARD.left() + 2, cell_area(4 * n).top(), FRAME.left() - BOARD.left() - 4, CELL)
        below = QRectF(cell_area(n).left(), FRAME.bottom() + 3, CELL, 22)
        paint_words(painter, left, Qt.AlignmentFlag.AlignCenter, str(n + 1), colours)
        paint_words(painter, below, Qt.AlignmentFlag.AlignCenter, "abcd"[n], colours)


def paint_rack(painter: QPainter, seat: int, colours: Colours) -> None:
    """A place for each of the eight pieces, with its outline."""
    area, made = rack_area(seat), woods(colours)
    paint_shadow(painter, area, 14, 14, 120)
    paint_slab(painter, area, 14, RACK_THICKNESS, QColor(colours.table if not colours.is_dark else colours.board))
    for slot in range(8):
        place = hand_area(seat, slot)
        paint_hollow(painter, place, made.hollow)
        painter.save()
        painter.translate(place.center())
        painter.scale(0.36 * SLOT / 50, 0.36 * SLOT / 50)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(30, 14, 2, 130), 2.4))
        painter.drawPath(outline(slot // 2))
        painter.restore()
