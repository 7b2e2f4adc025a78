"""Crossword Track as it lies ready: a board for each seat with its black squares, the dish and the pawns."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from ludogite.rules.crossword.grid import BLACK, read_grid
from ludogite.rules.game import Setup
from ludogite.ui.games.crossword.view.pawn import HEIGHT, WIDTH, paint_pawn
from ludogite.ui.games.crossword.view.places import BoardPlace, board_size
from ludogite.ui.games.crossword.view.slab import paint_board
from ludogite.ui.games.crossword.view.trays import paint_felt_tray
from ludogite.ui.games.crossword.view.values import BoardLook, GridLook, Track
from ludogite.ui.look.theme import Colours
from ludogite.ui.widgets.die import paint_die

CELL = 24.0
PLACE = (round(board_size(CELL).width()), round(board_size(CELL).height()))
MIDDLE = (206, 300)


def paint_place(painter: QPainter, seat: int, setup: Setup, colours: Colours) -> None:
    letters = read_grid(setup["grids"][seat]).letters
    grid = GridLook(frozenset(cell for cell, letter in enumerate(letters) if letter == BLACK), {})
    paint_board(painter, BoardPlace(QPointF(), CELL), BoardLook(seat, "", "", Track(frozenset()), grid), colours)


def paint_middle(painter: QPainter, seats: int, colours: Colours) -> None:
    paint_felt_tray(painter, QRectF(11, 4, 184, 184), colours)
    paint_die(painter, QRectF(65, 58, 76, 76), 1, colours, -8)
    step = 72
    for seat in range(seats):
        left = 103 - WIDTH / 2 + (seat - (seats - 1) / 2) * step
        paint_pawn(painter, QRectF(left, 214, 0.8 * WIDTH, 0.8 * HEIGHT), seat, colours)
