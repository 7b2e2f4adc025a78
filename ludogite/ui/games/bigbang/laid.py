"""Big Bang as it lies ready: a board for each seat, the bell and the dice."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from ludogite.rules.game import Setup
from ludogite.rules.tokens import read_board
from ludogite.ui.games.bigbang.calls import paint_bell_alone
from ludogite.ui.games.bigbang.dish import paint_die
from ludogite.ui.games.bigbang.layout import board_place
from ludogite.ui.games.bigbang.painting import paint_board
from ludogite.ui.games.bigbang.tokens import paint_token
from ludogite.ui.look.theme import Colours

PITCH = 50.0
BOARD = board_place(QPointF(), PITCH, is_large=True)
PLACE = (round(BOARD.area.width()), round(BOARD.area.height()))
MIDDLE = (200, 280)


def paint_place(painter: QPainter, seat: int, setup: Setup, colours: Colours) -> None:
    paint_board(painter, BOARD, seat, colours, is_lit=False)
    for cell, token in enumerate(read_board(setup["boards"][seat])):
        paint_token(painter, BOARD.cell_place(cell), token, seat, colours, cell=cell)


def paint_middle(painter: QPainter, seats: int, colours: Colours) -> None:
    paint_bell_alone(painter, QRectF(12, 0, 176, 176), colours)
    for x, y, face, angle in ((22, 196, 5, -9), (108, 204, 3, 8)):
        paint_die(painter, QRectF(x, y, 66, 66), face, colours, angle)
