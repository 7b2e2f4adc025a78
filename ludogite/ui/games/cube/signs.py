"""The signs of the cube: its picture on the shelf, the sign of each seat, and the pictures of its rules."""

from __future__ import annotations

from collections.abc import Callable
from math import radians, sin
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF, QRegion
from PySide6.QtWidgets import QWidget

from ludogite.rules.cube.match import Position
from ludogite.rules.cube.pieces import PIECE_NAMES, Placement, parse
from ludogite.ui.games.cube.camera import STANDARD, UP, Camera
from ludogite.ui.games.cube.paints import walls
from ludogite.ui.games.cube.picture import (
    WALL_THICKNESS,
    Projection,
    fit_cube,
    fit_tightly,
    paint_bodies,
    paint_piece,
    paint_squares,
    paint_walls,
    solids,
)
from ludogite.ui.language import tr
from ludogite.ui.theme import DARK, LIGHT, Colours, text_font
from ludogite.ui.widgets.picture_cache import paint_cached

Pieces: TypeAlias = tuple[tuple[Placement, ...], tuple[Placement, ...]]
"""What red and yellow have placed."""

ON_THE_SHELF = Camera(up=62)
AT_THE_TABLE = Camera(up=52)
"""Lower, so that one sees what is up and what is down."""
HALF_BUILT: Pieces = (
    tuple(map(parse, ("000 001 002 011", "012 022 032 112", "121 122 132 133", "211 301 311 312", "212 221 222 321"))),
    tuple(map(parse, ("021 031 130 131", "003 103 113 203", "100 110 111 210", "322 323 332 333"))),
)
"""After nine moves."""
BASE_REACH, BASE_HEIGHT = 2.5, 0.5
TRIPOD = ((0, 0, 0), (0, 0, 1), (0, 1, 0), (1, 0, 0))
FIRST = parse("000 010 100 110")
PLACED_NEXT = {
    "stands": parse("001 011 101 102"),
    "slides": parse("030 031 032 033"),
    "tips": parse("200 201 202 203"),
}
"""For each picture of what a piece does when it is let go: where yellow places it after red's first."""
FALLS: dict[str, tuple[tuple[float, float, float], tuple[float, float, float]]] = {
    "slides": ((0.5, 2.9, 2.0), (0.5, 1.2, 2.0)),
    "tips": ((2.5, 0.5, 4.2), (1.0, -1.0, 4.2)),
}
"""Where it goes from there, from point to point."""


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
    top = projection.point(*(-UP * 0.3).toTuple())
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


def paint_rules_picture(painter: QPainter, size: QSize, name: str, colours: Colours) -> None:
    area = QRectF(QPointF(), size.toSizeF())
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.panel))
    painter.drawRoundedRect(area, 18, 18)
    RULES_PICTURES[name](painter, area.adjusted(14, 14, -14, -14), name, colours)


def _paint_cube(painter: QPainter, area: QRectF, name: str, colours: Colours) -> None:
    paint_bodies(painter, area, bodies(HALF_BUILT), colours, STANDARD, has_walls=True)


def _paint_pieces(painter: QPainter, area: QRectF, name: str, colours: Colours) -> None:
    """All eight with their numbers and names; a row is red and a row yellow, for both have them all."""
    from ludogite.ui.games.cube.turning import UNTURNED  # the shelf needs none

    width, height = area.width() / 4, area.height() / 2
    for piece, orientation in enumerate(UNTURNED):
        row, column = divmod(piece, 4)
        place = QRectF(area.left() + column * width, area.top() + row * height, width, height)
        paint_piece(painter, place.adjusted(8, 12, -8, -32), orientation.cells, row, colours)
        painter.setPen(QColor(colours.soft_ink))
        painter.setFont(text_font(13, QFont.Weight.DemiBold))
        painter.drawText(place.adjusted(6, 0, 0, 0), Qt.AlignmentFlag.AlignLeft, str(piece + 1))
        painter.setPen(QColor(colours.ink))
        painter.setFont(text_font(13))
        below = QRectF(place.left(), place.bottom() - 26, width, 20)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, tr(PIECE_NAMES[piece]))


def _paint_let_go(painter: QPainter, area: QRectF, name: str, colours: Colours) -> None:
    """A red piece and what a yellow one does on it: a tick if it stands, else a cross and the way it goes."""
    paint_bodies(painter, area, bodies(((FIRST,), (PLACED_NEXT[name],))), colours, AT_THE_TABLE, has_walls=True)
    if name in FALLS:
        projection = fit_cube(area, AT_THE_TABLE, WALL_THICKNESS)
        start, end = (projection.point(*place) for place in FALLS[name])
        _paint_arrow(painter, start, end, colours)
    _paint_verdict(painter, area.topRight() + QPointF(-24, 24), name not in FALLS, colours)


def _paint_arrow(painter: QPainter, start: QPointF, end: QPointF, colours: Colours) -> None:
    way = (end - start) / ((end - start).x() ** 2 + (end - start).y() ** 2) ** 0.5
    aside = QPointF(-way.y(), way.x())
    head = QPolygonF([end, end - way * 16 + aside * 10, end - way * 16 - aside * 10])
    for colour, width in ((colours.panel, 10.0), (colours.ink, 5.0)):
        painter.setPen(QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(start, end - way * 14)
        painter.setPen(QPen(QColor(colour), width - 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.setBrush(QColor(colour))
        painter.drawPolygon(head)


def _paint_verdict(painter: QPainter, middle: QPointF, is_good: bool, colours: Colours) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.green).darker(116) if is_good else QColor(colours.accent))
    painter.drawEllipse(middle, 18, 18)
    painter.setPen(QPen(QColor(colours.panel), 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    strokes = [((-8, 1), (-2, 7), (8, -6))] if is_good else [((-6, -6), (6, 6)), ((-6, 6), (6, -6))]
    for stroke in strokes:
        painter.drawPolyline(QPolygonF([middle + QPointF(x, y) for x, y in stroke]))


def _paint_score(painter: QPainter, area: QRectF, name: str, colours: Colours) -> None:
    """The cube, and below it what its faces show."""
    from ludogite.ui.games.cube.face_cards import FaceCards  # the shelf needs none

    red, yellow = (tuple(sorted(placement.number for placement in pieces)) for pieces in HALF_BUILT)
    faces = FaceCards(colours)
    faces.show_state(Position((red, yellow)))
    faces.resize(faces.sizeHint())
    paint_bodies(painter, area.adjusted(0, -6, 0, -faces.height()), bodies(HALF_BUILT), colours, STANDARD)
    corner = QPointF(area.center().x() - faces.width() / 2, area.bottom() - faces.height() + 4)
    faces.render(painter, corner.toPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)


RULES_PICTURES: dict[str, Callable[[QPainter, QRectF, str, Colours], None]] = {
    "cube": _paint_cube,
    "pieces": _paint_pieces,
    "stands": _paint_let_go,
    "slides": _paint_let_go,
    "tips": _paint_let_go,
    "score": _paint_score,
}
