"""The table of Four Shapes: where everything lies on it, and the wood it lies on. It is measured in a drawing of
WIDTH × HEIGHT that the board scales to its window."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from ludogite.ui.theme import Colours, text_font

LIGHT = 0
"""The seat that begins has the light pieces."""
WIDTH, HEIGHT = 940.0, 700.0
BOARD = QRectF(164, 26, 612, 634)
CELL, GAP = 120.0, 20.0
FIRST_CELL = QPointF(200, 62)
HAND_X = {LIGHT: 868.0, 1 - LIGHT: 60.0}
HAND_SIZE, HAND_STEP = 54.0, 78.0
PIECE_SIZE = 100.0


def cell_area(cell: int) -> QRectF:
    corner = FIRST_CELL + QPointF(cell % 4 * (CELL + GAP), cell // 4 * (CELL + GAP))
    return QRectF(corner.x(), corner.y(), CELL, CELL)


def hand_area(seat: int, slot: int) -> QRectF:
    """The place of one of the eight pieces of a hand: two of each shape, in the order of the shapes."""
    centre = QPointF(HAND_X[seat], BOARD.center().y() + (slot - 3.5) * HAND_STEP)
    return QRectF(centre.x() - HAND_STEP / 2, centre.y() - HAND_STEP / 2, HAND_STEP, HAND_STEP)


def paint_wood(painter: QPainter, colours: Colours) -> None:
    """The board without its cells: wood, the grooves between the regions, and the names of rows and columns."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 50))
    painter.drawRoundedRect(BOARD.translated(0, 6), 28, 28)
    painter.setBrush(QColor(colours.board))
    painter.drawRoundedRect(BOARD, 28, 28)
    groove = QColor(colours.dark_piece)
    groove.setAlpha(140)
    painter.setPen(QPen(groove, 6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    middle = FIRST_CELL + QPointF(2 * CELL + 1.5 * GAP, 2 * CELL + 1.5 * GAP)
    painter.drawLine(QPointF(middle.x(), BOARD.top() + 18), QPointF(middle.x(), BOARD.bottom() - 18))
    painter.drawLine(QPointF(BOARD.left() + 18, middle.y()), QPointF(BOARD.right() - 18, middle.y()))
    painter.setPen(QColor(colours.ink))
    painter.setFont(text_font(15, QFont.Weight.DemiBold))
    for i in range(4):
        left = QRectF(BOARD.left() + 4, cell_area(4 * i).top(), 28, CELL)
        below = QRectF(cell_area(i).left(), BOARD.bottom() - 26, CELL, 22)
        painter.drawText(left, Qt.AlignmentFlag.AlignCenter, str(i + 1))
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, "abcd"[i])
