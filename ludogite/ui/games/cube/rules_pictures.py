"""The pictures in the rules of the cube."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPolygonF

from ludogite.rules.cube.pieces import PIECE_NAMES, Placement
from ludogite.sheets.cube.flat import paint_bodies
from ludogite.sheets.cube.pictures import FIRST, HALF_BUILT, PLACED_NEXT
from ludogite.sheets.cube.pieces import paint_glass, paint_piece
from ludogite.sheets.cube.projection import Projection, seen_from
from ludogite.ui.games.cube.card import AROUND, ON_THE_SHELF, fit_standing, paint_foot
from ludogite.ui.games.cube.rotation import UNTURNED
from ludogite.ui.games.cube.view.hexagon import Hexagon
from ludogite.ui.look.language import tr
from ludogite.ui.look.materials import rounded
from ludogite.ui.look.theme import Colours, text_font
from ludogite.ui.widgets.parts import render_and_delete

AT_THE_TABLE = seen_from(AROUND, 62)
"""Lower, so that one sees what is up and what is down."""
FALLS: dict[str, tuple[tuple[float, float, float], tuple[float, float, float]]] = {
    "slides": ((0.5, 2.9, 2.0), (0.5, 1.2, 2.0)),
    "tips": ((2.1, 0.5, 3.8), (0.2, 0.5, 3.8)),
}
"""Its way from there, from point to point."""


def paint_rules_picture(painter: QPainter, size: QSize, name: str, colours: Colours) -> None:
    area = QRectF(QPointF(), size.toSizeF())
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.panel))
    painter.drawRoundedRect(area, 18, 18)
    painter.setClipPath(rounded(area, 18))
    PICTURES[name](painter, area.adjusted(14, 14, -14, -14), name, colours)


def _paint_standing(
    painter: QPainter, area: QRectF, pieces: Sequence[tuple[Placement, int]], view: Projection, colours: Colours
) -> Projection:
    """The cube in its foot with what is in it."""
    projection = fit_standing(area, view)
    paint_foot(painter, projection, colours.is_dark)
    paint_glass(painter, projection, colours.is_dark)
    paint_bodies(painter, projection, [(placement.mask, colour) for placement, colour in pieces])
    return projection


def _paint_cube(painter: QPainter, area: QRectF, name: str, colours: Colours) -> None:
    _paint_standing(painter, area, HALF_BUILT.bodies, ON_THE_SHELF, colours)


def _paint_pieces(painter: QPainter, area: QRectF, name: str, colours: Colours) -> None:
    """All eight with their numbers and names; a row is red and a row yellow, for both have them all."""
    width, height = area.width() / 4, area.height() / 2
    for piece, orientation in enumerate(UNTURNED):
        row, column = divmod(piece, 4)
        place = QRectF(area.left() + column * width, area.top() + row * height, width, height)
        paint_piece(painter, place.adjusted(8, 12, -8, -32), orientation.cells, row)
        painter.setPen(QColor(colours.soft_ink))
        painter.setFont(text_font(13, QFont.Weight.DemiBold))
        painter.drawText(place.adjusted(6, 0, 0, 0), Qt.AlignmentFlag.AlignLeft, str(piece + 1))
        painter.setPen(QColor(colours.ink))
        painter.setFont(text_font(13))
        below = QRectF(place.left(), place.bottom() - 26, width, 20)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, tr(PIECE_NAMES[piece]))


def _paint_let_go(painter: QPainter, area: QRectF, name: str, colours: Colours) -> None:
    """A red piece and what a yellow one does on it: a tick if it stands, else a cross and where it goes."""
    projection = _paint_standing(painter, area, ((FIRST, 0), (PLACED_NEXT[name], 1)), AT_THE_TABLE, colours)
    if name in FALLS:
        start, end = (projection.point(*place) for place in FALLS[name])
        _paint_arrow(painter, start, end, colours)
    _paint_verdict(painter, area.topRight() + QPointF(-24, 24), name not in FALLS, colours)


def _paint_arrow(painter: QPainter, start: QPointF, end: QPointF, colours: Colours) -> None:
    along = (end - start) / ((end - start).x() ** 2 + (end - start).y() ** 2) ** 0.5
    across = QPointF(-along.y(), along.x())
    head = QPolygonF([end, end - along * 16 + across * 10, end - along * 16 - across * 10])
    for colour, width in ((colours.panel, 10.0), (colours.ink, 5.0)):
        painter.setPen(QPen(QColor(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(start, end - along * 14)
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
    """The cube, and beside it what its faces show."""
    faces = Hexagon(colours)
    faces.show_state(HALF_BUILT)
    width = 0.72 * area.width()
    faces.resize(round(width), round(area.height()))
    _paint_standing(painter, area.adjusted(0, 6, -width, -6), HALF_BUILT.bodies, seen_from(AROUND, 74), colours)
    corner = QPointF(area.right() - width, area.top())
    render_and_delete(faces, painter, corner.toPoint())


PICTURES: dict[str, Callable[[QPainter, QRectF, str, Colours], None]] = {
    "cube": _paint_cube,
    "pieces": _paint_pieces,
    "stands": _paint_let_go,
    "slides": _paint_let_go,
    "tips": _paint_let_go,
    "score": _paint_score,
}
