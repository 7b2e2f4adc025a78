"""Crossword Track in small: its picture on the shelf, and the sign of each seat."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter

from ludogite.ui.games.crossword.sample import BOARD
from ludogite.ui.games.crossword.view.pawn import HEIGHT as PAWN_HEIGHT
from ludogite.ui.games.crossword.view.pawn import WIDTH as PAWN_WIDTH
from ludogite.ui.games.crossword.view.pawn import paint_pawn
from ludogite.ui.games.crossword.view.places import BoardPlace
from ludogite.ui.games.crossword.view.slab import paint_parts
from ludogite.ui.look.materials import paint_oak
from ludogite.ui.look.picture_cache import paint_cached
from ludogite.ui.look.theme import Colours
from ludogite.ui.widgets.die import paint_die

WIDTH, HEIGHT = 214.0, 252.0
"""The drawing is so large; where there is more width, more of the board is seen at the right."""
CELL = 39.0
TILT = -7.0


def paint_card(painter: QPainter, area: QRectF, colours: Colours) -> None:
    """The upper left of a board on oak, with both pawns and the die."""
    paint_cached(
        painter, area, "crossword on the shelf", colours, lambda drawing, card: _draw_card(drawing, card, colours)
    )


def _draw_card(painter: QPainter, area: QRectF, colours: Colours) -> Iterator[None]:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(area)
    paint_oak(painter, area, colours, width=1.2)
    scale = max(area.height() / HEIGHT, 0.5)
    painter.translate(area.left() + max(area.width() - WIDTH * scale, 0) * 0.35, area.top())
    painter.scale(scale, scale)
    yield
    before = painter.transform()
    painter.translate(16, 32)
    painter.rotate(TILT)
    place = BoardPlace(QPointF(0, 0), CELL)
    yield from paint_parts(painter, place, replace(BOARD, pawn=None), colours)
    painter.setTransform(before)
    yield
    shade = QLinearGradient(QPointF(0, 0), QPointF(WIDTH, HEIGHT))
    shade.setColorAt(0.35, QColor(20, 10, 0, 0))
    shade.setColorAt(1, QColor(20, 10, 0, 46))
    painter.fillRect(QRectF(-area.width(), 0, 3 * area.width(), HEIGHT), shade)
    for seat, x, y in ((0, 104, 9), (1, 20, 127)):
        paint_pawn(painter, QRectF(x, y, 0.6 * PAWN_WIDTH, 0.6 * PAWN_HEIGHT), seat, colours)
    paint_die(painter, QRectF(136, 178, 54, 54), 5, colours, TILT)


def paint_seat(painter: QPainter, area: QRectF, seat: int, colours: Colours) -> None:
    """The pawn of this seat."""
    paint_pawn(painter, area.adjusted(0, 0.02 * area.height(), 0, -0.02 * area.height()), seat, colours)
