"""Four Shapes in small: its picture on the shelf, and the sign of each seat."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from ludogite.rules.game import Move
from ludogite.rules.shapes import Placement
from ludogite.ui.games.shapes.layout import LIGHT, around
from ludogite.ui.games.shapes.pieces import paint_piece, woods
from ludogite.ui.games.shapes.table import paint_hollow
from ludogite.ui.look.materials import paint_slab, paint_table
from ludogite.ui.look.picture_cache import paint_cached
from ludogite.ui.look.tables import WALNUT
from ludogite.ui.look.theme import Colours, paint_shadow

MAPLE, EBONY = {0: 0, 8: 3, 10: 1, 13: 2}, {2: 2, 5: 1, 7: 3, 15: 0}
"""By cell of the picture, the shape in it."""
TURN = 10
"""Degrees."""


def paint_card(painter: QPainter, area: QRectF, colours: Colours) -> None:
    """A part of the slab, turned a little, with pieces in its hollows."""
    paint_cached(painter, area, "shapes card", colours, lambda on, whole: _draw_card(on, whole, colours))


def _draw_card(painter: QPainter, area: QRectF, colours: Colours) -> Iterator[None]:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_table(painter, area, WALNUT, colours, width=1.5)
    painter.setClipRect(area)
    step = max(area.height() / 3.5, area.width() / 5.5)
    painter.translate(area.center())
    painter.rotate(TURN)
    slab = QRectF(-2.2 * step, -2.0 * step, 4.4 * step, 4.15 * step)
    paint_shadow(painter, slab, 0.2 * step, 0.3 * step, 130)
    paint_slab(painter, slab, 0.2 * step, 0.2 * step, woods(colours).board)
    for cell in range(16):
        if cell % 4 == 0:
            yield
        centre = QPointF((cell % 4 - 1.5) * step, (cell // 4 - 1.5) * step)
        paint_hollow(painter, around(centre, 0.88 * step), woods(colours).hollow)
        painter.save()
        painter.translate(centre)
        painter.rotate(-TURN)
        for pieces, is_light in ((MAPLE, True), (EBONY, False)):
            if cell in pieces:
                paint_piece(painter, QPointF(), 0.68 * step, pieces[cell], is_light, colours)
        painter.restore()


def paint_seat(painter: QPainter, area: QRectF, seat: int, colours: Colours) -> None:
    """A sphere of the seat's wood."""
    _paint_chip(painter, area, 0, seat, colours)


def paint_move(painter: QPainter, area: QRectF, move: Move, seat: int, colours: Colours) -> None:
    assert isinstance(move, Placement)
    _paint_chip(painter, area, move.shape, seat, colours)


def _paint_chip(painter: QPainter, area: QRectF, shape: int, seat: int, colours: Colours) -> None:
    """A piece on a chip of the wood of the hollows."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(woods(colours).hollow)
    corner = 0.22 * area.width()
    painter.drawRoundedRect(area, corner, corner)
    paint_piece(painter, area.center(), 0.8 * area.width(), shape, seat == LIGHT, colours)
