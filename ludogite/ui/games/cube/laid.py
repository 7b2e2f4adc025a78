"""The cube as it lies ready: a shelf with the pieces of each seat, and the empty cube on its foot."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from ludogite.rules.game import Options, Setup
from ludogite.sheets.cube.pieces import paint_glass, paint_piece
from ludogite.ui.games.cube.card import ON_THE_SHELF, fit_standing, paint_foot
from ludogite.ui.games.cube.controls.shelf_painting import paint_shelf
from ludogite.ui.games.cube.rotation import UNTURNED
from ludogite.ui.look.theme import Colours

PLACE, MIDDLE = (376, 200), (366, 358)
FELT = QRectF(11, 11, 354, 166)
COLUMNS = 4


def paint_place(painter: QPainter, seat: int, options: Options, setup: Setup, colours: Colours) -> None:
    paint_shelf(painter, QRectF(0, 0, *PLACE), FELT, COLUMNS, colours)
    wide, high = FELT.width() / COLUMNS, FELT.height() / 2
    for n, piece in enumerate(UNTURNED):
        area = QRectF(FELT.left() + n % COLUMNS * wide, FELT.top() + n // COLUMNS * high, wide, high)
        paint_piece(painter, area.adjusted(8, 7, -8, -6), piece.cells, seat)


def paint_middle(painter: QPainter, seats: int, colours: Colours) -> None:
    projection = fit_standing(QRectF(0, 0, *MIDDLE).adjusted(30, 2, -52, -58), ON_THE_SHELF)
    paint_foot(painter, projection, colours.is_dark)
    paint_glass(painter, projection, colours.is_dark)
