"""The pictures in the rules of the cube."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPolygonF, QRegion
from PySide6.QtWidgets import QWidget

from ludogite.rules.cube.match import Position
from ludogite.rules.cube.pieces import PIECE_NAMES, parse
from ludogite.ui.games.cube.camera import STANDARD, Camera
from ludogite.ui.games.cube.card import HALF_BUILT, bodies
from ludogite.ui.games.cube.face_cards import FaceCards
from ludogite.ui.games.cube.picture import WALL_THICKNESS, fit_cube, paint_bodies, paint_piece
from ludogite.ui.games.cube.turning import UNTURNED
from ludogite.ui.language import tr
from ludogite.ui.theme import Colours, text_font

AT_THE_TABLE = Camera(up=52)
"""Lower, so that one sees what is up and what is down."""
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


def paint_rules_picture(painter: QPainter, size: QSize, name: str, colours: Colours) -> None:
    area = QRectF(QPointF(), size.toSizeF())
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.panel))
    painter.drawRoundedRect(area, 18, 18)
    PICTURES[name](painter, area.adjusted(14, 14, -14, -14), name, colours)


def _paint_cube(painter: QPainter, area: QRectF, name: str, colours: Colours) -> None:
    paint_bodies(painter, area, bodies(HALF_BUILT), colours, STANDARD, has_walls=True)


def _paint_pieces(painter: QPainter, area: QRectF, name: str, colours: Colours) -> None:
    """All eight with their numbers and names; a row is red and a row yellow, for both have them all."""
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
    """A red piece and what a yellow one does on it: a tick if it stands, else a cross and where it goes."""
    paint_bodies(painter, area, bodies(((FIRST,), (PLACED_NEXT[name],))), colours, AT_THE_TABLE, has_walls=True)
    if name in FALLS:
        projection = fit_cube(area, AT_THE_TABLE, WALL_THICKNESS)
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
    """The cube, and below it what its faces show."""
    red, yellow = (tuple(sorted(placement.number for placement in pieces)) for pieces in HALF_BUILT)
    faces = FaceCards(colours)
    faces.show_state(Position((red, yellow)))
    faces.resize(faces.sizeHint())
    paint_bodies(painter, area.adjusted(0, -6, 0, -faces.height()), bodies(HALF_BUILT), colours, STANDARD)
    corner = QPointF(area.center().x() - faces.width() / 2, area.bottom() - faces.height() + 4)
    faces.render(painter, corner.toPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)


PICTURES: dict[str, Callable[[QPainter, QRectF, str, Colours], None]] = {
    "cube": _paint_cube,
    "pieces": _paint_pieces,
    "stands": _paint_let_go,
    "slides": _paint_let_go,
    "tips": _paint_let_go,
    "score": _paint_score,
}
