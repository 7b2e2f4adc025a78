"""Four Shapes in small: its picture on the shelf, and the sign of each seat."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from ludogite.rules.cells import cells_in
from ludogite.rules.game import Move, State
from ludogite.rules.shapes import Placement, Position
from ludogite.ui.games.shapes.layout import LIGHT, around
from ludogite.ui.games.shapes.pieces import paint_piece, woods
from ludogite.ui.games.shapes.table import paint_hollow
from ludogite.ui.look.materials import paint_slab, paint_table
from ludogite.ui.look.picture_cache import paint_cached
from ludogite.ui.look.tables import WALNUT
from ludogite.ui.look.theme import Colours, paint_shadow

ON_THE_SHELF = {0: (0, 0), 8: (0, 3), 10: (0, 1), 13: (0, 2), 2: (1, 2), 5: (1, 1), 7: (1, 3), 15: (1, 0)}
"""By cell of the picture, the seat and the shape in it."""
TURN = 10
"""Degrees."""


def paint_card(painter: QPainter, area: QRectF, colours: Colours) -> None:
    """A part of the slab, turned a little, with pieces in its hollows."""

    def draw(on: QPainter, whole: QRectF) -> Iterator[None]:
        yield from _draw(on, whole, max(whole.height() / 3.5, whole.width() / 5.5), ON_THE_SHELF, colours)

    paint_cached(painter, area, "shapes card", colours, draw)


def paint_position(painter: QPainter, area: QRectF, state: State[Any], colours: Colours) -> Iterator[None]:
    assert isinstance(state, Position)
    pieces = {
        cell: (seat, shape)
        for seat, shapes in enumerate(state.pieces)
        for shape, cells in enumerate(shapes)
        for cell in cells_in(cells)
    }
    yield from _draw(painter, area, area.height() / 3.4, pieces, colours)


def _draw(
    painter: QPainter, area: QRectF, step: float, pieces: Mapping[int, tuple[int, int]], colours: Colours
) -> Iterator[None]:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_table(painter, area, WALNUT, colours, width=1.5)
    painter.setClipRect(area)
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
        if cell in pieces:
            seat, shape = pieces[cell]
            paint_piece(painter, QPointF(), 0.68 * step, shape, seat == LIGHT, colours)
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
