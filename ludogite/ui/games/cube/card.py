"""The cube in small: its picture on the shelf, and the sign of each seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QRadialGradient

from ludogite.rules.cube.pieces import Placement, parse
from ludogite.rules.game import Move
from ludogite.ui.games.cube.flat_foot import fit_standing, paint_foot
from ludogite.ui.games.cube.picture import (
    ISOMETRIC,
    fit_tightly,
    paint_piece,
    paint_piece_shadow,
    paint_rims,
    paint_squares,
    solids,
)
from ludogite.ui.games.cube.view.camera import Camera
from ludogite.ui.look.picture_cache import paint_cached
from ludogite.ui.look.theme import DARK, Colours

Pieces: TypeAlias = tuple[tuple[Placement, ...], tuple[Placement, ...]]
"""What red and yellow have placed."""

ON_THE_SHELF = Camera(up=70)
HALF_BUILT: Pieces = (
    tuple(map(parse, ("000 001 002 011", "012 022 032 112", "121 122 132 133", "211 301 311 312", "212 221 222 321"))),
    tuple(map(parse, ("021 031 130 131", "003 103 113 203", "100 110 111 210", "322 323 332 333"))),
)
"""After nine moves."""
FULL = tuple(
    map(
        parse,
        (
            "002 010 011 012", "000 100 200 300",
            "020 021 022 023", "001 101 102 111",
            "003 013 113 123", "110 120 130 220",
            "112 202 212 213", "030 031 121 131",
            "210 310 320 321", "201 211 301 311",
            "221 222 312 322", "103 203 302 303",
            "230 231 330 331", "032 033 122 132",
            "223 313 323 333", "133 232 233 332",
        ),
    )
)  # fmt: skip
"""A whole match, in the order in which red and yellow place their pieces. It is the solution of no challenge."""
CLOTH, DARK_CLOTH = ("#2F5763", "#16303A"), ("#21404A", "#0F2129")
"""Its tone in the light, and away from it."""
TRIPOD = ((0, 0, 0), (0, 0, 1), (0, 1, 0), (1, 0, 0))


def bodies(pieces: Pieces) -> list[tuple[int, int]]:
    return [(placement.mask, colour) for colour, placements in enumerate(pieces) for placement in placements]


def paint_card(painter: QPainter, area: QRectF, colours: Colours) -> None:
    """The cube on its corner in its foot, on petrol cloth. Drawn once for each size: the mouse that comes and goes has
    the card painted again and again."""
    paint_cached(painter, area, "cube on the shelf", colours, lambda drawing, card: _draw_card(drawing, card, colours))


def _draw_card(painter: QPainter, area: QRectF, colours: Colours) -> Iterator[None]:
    reach = 1.1 * max(area.width(), area.height())
    cloth = QRadialGradient(area.topLeft() + QPointF(0.3 * area.width(), 0.25 * area.height()), reach)
    near, far = DARK_CLOTH if colours.is_dark else CLOTH
    cloth.setColorAt(0, QColor(near))
    cloth.setColorAt(1, QColor(far))
    painter.fillRect(area, cloth)
    side, high = 0.09 * area.width(), 0.07 * area.height()
    projection = fit_standing(area.adjusted(side, high, -side, -high), ON_THE_SHELF)
    painter.setClipRect(area)
    yield
    paint_foot(painter, projection, DARK)
    paint_rims(painter, projection, DARK)  # on petrol the paler colours are seen in both themes
    yield
    paint_squares(painter, projection, solids(bodies((FULL[0::2], FULL[1::2]))), colours)


def paint_seat(painter: QPainter, area: QRectF, seat: int, colours: Colours) -> None:
    """A small piece of the seat's colour, with its mark."""

    def draw(drawing: QPainter, sign: QRectF) -> None:
        projection = fit_tightly(sign.adjusted(0, 0, -0.08 * sign.width(), -0.04 * sign.height()), TRIPOD, ISOMETRIC)
        paint_piece_shadow(drawing, projection, TRIPOD)
        paint_squares(drawing, projection, [(frozenset(TRIPOD), seat)], colours)

    paint_cached(painter, area, f"cube seat {seat}", colours, draw)


def paint_move(painter: QPainter, area: QRectF, move: Move, seat: int, colours: Colours) -> None:
    """The piece as it was placed."""
    assert isinstance(move, Placement)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_piece(painter, area.adjusted(1, 1, -1, -1), move.orientation.cells, seat, colours)
