"""Crossword Track as it lies ready: a board for each seat with its black squares, the dish and the pawns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from ludogite.rules.crossword.grid import BLACK, Grid, read_grid
from ludogite.rules.crossword.match import Race
from ludogite.rules.game import Options, Setup, State
from ludogite.ui.games.crossword.view.pawn import paint_pawn
from ludogite.ui.games.crossword.view.places import BoardPlace, board_size
from ludogite.ui.games.crossword.view.slab import paint_board
from ludogite.ui.games.crossword.view.trays import paint_felt_tray
from ludogite.ui.games.crossword.view.values import BoardLook, GridLook, Track
from ludogite.ui.look.theme import Colours
from ludogite.ui.widgets.die import paint_die

CELL = 24.0
PLACE = (round(board_size(CELL).width()), round(board_size(CELL).height()))
MIDDLE = (206, 300)


def paint_place(painter: QPainter, seat: int, options: Options, setup: Setup, colours: Colours) -> None:
    _paint_board(painter, seat, read_grid(setup["grids"][seat]), colours)


def _paint_board(painter: QPainter, seat: int, grid: Grid, colours: Colours) -> None:
    black = frozenset(cell for cell, letter in enumerate(grid.letters) if letter == BLACK)
    look = BoardLook(seat, "", "", Track(frozenset()), GridLook(black, {}))
    paint_board(painter, BoardPlace(QPointF(), CELL), look, colours)


def paint_middle(painter: QPainter, seats: int, colours: Colours) -> None:
    paint_felt_tray(painter, QRectF(11, 4, 184, 184), colours)
    paint_die(painter, QRectF(65, 58, 76, 76), 1, colours, -8)
    width, height, step = 46, 78, 64
    for seat in range(seats):
        left = (MIDDLE[0] - width) / 2 + (seat - (seats - 1) / 2) * step
        paint_pawn(painter, QRectF(left, 210, width, height), seat, colours)


def paint_day(painter: QPainter, state: State[Any], colours: Colours) -> Iterator[None]:
    """The board of the day without a letter, and the dish with the die."""
    assert isinstance(state, Race)
    painter.save()
    painter.translate(232, 252)
    painter.rotate(-2.5)
    painter.scale(1.46, 1.46)
    painter.translate(-PLACE[0] / 2, -PLACE[1] / 2)
    _paint_board(painter, 0, state.sheets[0].grid, colours)
    painter.restore()
    yield
    paint_felt_tray(painter, QRectF(438, 236, 164, 164), colours)
    paint_die(painter, QRectF(486, 284, 68, 68), 1, colours, -8)
