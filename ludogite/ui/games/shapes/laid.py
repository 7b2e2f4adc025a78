"""Four Shapes as it lies ready: the rack of each seat, and the board between them."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from ludogite.rules.game import Setup
from ludogite.ui.games.shapes.layout import BOARD, HAND_SIZE, LIGHT, RACK, hand_area, rack_area
from ludogite.ui.games.shapes.pieces import paint_piece
from ludogite.ui.games.shapes.table import paint_parts, paint_rack
from ludogite.ui.look.theme import Colours

PLACE = (round(RACK.width()), round(RACK.height()))
MIDDLE = (round(BOARD.width()), round(BOARD.height()))


def paint_place(painter: QPainter, seat: int, setup: Setup, colours: Colours) -> None:
    painter.translate(-rack_area(seat).topLeft())
    paint_rack(painter, seat, colours)
    for slot in range(8):
        middle = hand_area(seat, slot).center()
        paint_piece(painter, middle, HAND_SIZE, slot // 2, seat == LIGHT, colours)


def paint_middle(painter: QPainter, seats: int, colours: Colours) -> None:
    painter.translate(-BOARD.topLeft())
    for _ in paint_parts(painter, colours):
        pass
