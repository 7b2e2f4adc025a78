"""The cube in small: its picture on the shelf, and the sign of each seat."""

from __future__ import annotations

from math import radians, sin
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from ludogite.rules.cube.pieces import Placement, parse
from ludogite.ui.games.cube.camera import UP, Camera, coordinates
from ludogite.ui.games.cube.paints import walls
from ludogite.ui.games.cube.picture import (
    WALL_THICKNESS,
    Projection,
    fit_cube,
    fit_tightly,
    paint_squares,
    paint_walls,
    solids,
)
from ludogite.ui.theme import DARK, LIGHT, Colours
from ludogite.ui.widgets.picture_cache import paint_cached

Pieces: TypeAlias = tuple[tuple[Placement, ...], tuple[Placement, ...]]
"""What red and yellow have placed."""

ON_THE_SHELF = Camera(up=62)
HALF_BUILT: Pieces = (
    tuple(map(parse, ("000 001 002 011", "012 022 032 112", "121 122 132 133", "211 301 311 312", "212 221 222 321"))),
    tuple(map(parse, ("021 031 130 131", "003 103 113 203", "100 110 111 210", "322 323 332 333"))),
)
"""After nine moves."""
BASE_REACH, BASE_HEIGHT = 2.5, 0.5
TRIPOD = ((0, 0, 0), (0, 0, 1), (0, 1, 0), (1, 0, 0))


def bodies(pieces: Pieces) -> list[tuple[int, int]]:
    return [(placement.mask, colour) for colour, placements in enumerate(pieces) for placement in placements]


def paint_card(painter: QPainter, area: QRectF, colours: Colours) -> None:
    """The cube half built, on its corner in its base, with walls of glass. Drawn once for each size: the mouse that
    comes and goes has the card painted again and again."""
    paint_cached(painter, area, "cube on the shelf", colours, lambda drawing, card: _draw_card(drawing, card, colours))


def _draw_card(painter: QPainter, area: QRectF, colours: Colours) -> None:
    blue = QColor(walls(colours)[0])
    ground = blue if colours is LIGHT else blue.darker(175)
    painter.fillRect(area, ground)
    margin = 0.05 * area.height()
    cube = area.adjusted(margin, margin, -margin, -2.2 * margin)
    projection = fit_cube(cube, ON_THE_SHELF, WALL_THICKNESS)
    _paint_base(painter, projection, ground)
    paint_walls(painter, projection, DARK)  # a blue wall on blue: the paler colours are seen in both themes
    paint_squares(painter, projection, solids(bodies(HALF_BUILT)), colours)


def _paint_base(painter: QPainter, projection: Projection, ground: QColor) -> None:
    """A round foot under the corner, and its shadow."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    top = projection.point(*coordinates(-UP * 0.3))
    width = BASE_REACH * projection.scale
    height = width * sin(radians(projection.camera.up))
    foot = QPointF(0, BASE_HEIGHT * projection.scale)
    painter.setBrush(QColor(0, 0, 0, 40))
    painter.drawEllipse(top + foot * 1.3, width * 1.08, height * 1.04)
    side = QPainterPath()
    side.addEllipse(top, width, height)
    side.addRect(QRectF(top.x() - width, top.y(), 2 * width, foot.y()))
    side.addEllipse(top + foot, width, height)
    side.setFillRule(Qt.FillRule.WindingFill)
    painter.fillPath(side, ground.darker(150))
    painter.setBrush(ground.lighter(122))
    painter.drawEllipse(top, width, height)


def paint_seat(painter: QPainter, area: QRectF, seat: int, colours: Colours) -> None:
    """A small piece of the seat's colour, with its mark."""

    def draw(drawing: QPainter, sign: QRectF) -> None:
        paint_squares(drawing, fit_tightly(sign, TRIPOD), [(frozenset(TRIPOD), seat)], colours)

    paint_cached(painter, area, f"cube seat {seat}", colours, draw)
