"""Four Shapes as it lies ready: the rack of each seat, and the board between them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtGui import QPainter

from ludogite.rules.cells import cells_in
from ludogite.rules.game import Options, Setup, State
from ludogite.rules.shapes import Position
from ludogite.ui.games.shapes.layout import BOARD, HAND_SIZE, LIGHT, PIECE_SIZE, RACK, cell_centre, hand_area, rack_area
from ludogite.ui.games.shapes.pieces import paint_piece
from ludogite.ui.games.shapes.table import paint_parts, paint_rack
from ludogite.ui.look.theme import Colours

PLACE = (round(RACK.width()), round(RACK.height()))
MIDDLE = (round(BOARD.width()), round(BOARD.height()))


def paint_place(painter: QPainter, seat: int, options: Options, setup: Setup, colours: Colours) -> None:
    painter.translate(-rack_area(seat).topLeft())
    paint_rack(painter, seat, colours)
    for slot in range(8):
        middle = hand_area(seat, slot).center()
        paint_piece(painter, middle, HAND_SIZE, slot // 2, seat == LIGHT, colours)


def paint_middle(painter: QPainter, seats: int, colours: Colours) -> None:
    painter.translate(-BOARD.topLeft())
    for _ in paint_parts(painter, colours):
        pass


def paint_day(painter: QPainter, state: State[Any], colours: Colours) -> Iterator[None]:
    """The board as it stands, and the pieces to play with."""
    assert isinstance(state, Position)
    assert isinstance(state.to_move, int)
    before = painter.transform()
    painter.translate(224, 254)
    painter.rotate(-2)
    painter.scale(0.73, 0.73)
    painter.translate(-BOARD.center())
    yield from paint_parts(painter, colours)
    for seat, shapes in enumerate(state.pieces):
        for shape, cells in enumerate(shapes):
            for cell in cells_in(cells):
                paint_piece(painter, cell_centre(cell), PIECE_SIZE, shape, seat == LIGHT, colours)
    painter.setTransform(before)
    yield
    painter.translate(530, 340)
    painter.rotate(1.5)
    painter.scale(0.74, 0.74)
    painter.translate(-rack_area(state.to_move).center())
    paint_rack(painter, state.to_move, colours)
    for slot in range(8):
        if slot % 2 < state.left(state.to_move, slot // 2):
            middle = hand_area(state.to_move, slot).center()
            paint_piece(painter, middle, HAND_SIZE, slot // 2, state.to_move == LIGHT, colours)
