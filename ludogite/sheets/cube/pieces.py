"""Pieces by themselves, with their shadows and outlines, and the glass walls of the cube."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPolygonF

from ludogite.rules.cube.contacts import ACROSS
from ludogite.rules.cube.pieces import SIDE, Cell, mask_of
from ludogite.sheets.cube.flat import joined, paint_bodies, sides_of
from ludogite.sheets.cube.paints import walls
from ludogite.sheets.cube.projection import ISOMETRIC, Projection, ends

WALL_THICKNESS = 0.16
SHADOW, SHADOW_BLUR = QColor(10, 6, 2, 120), 0.14
SHADOW_STEP, SHADOW_HEIGHT = (-0.2, 0.32), 1.6
"""The way of a shadow along x and y for each cell of height, and the height that counts at most."""


def fit_piece(area: QRectF, cells: Iterable[Cell]) -> Projection:
    """These cells in the middle of the area, at the scale at which four in a row fit that lie; what stands higher than
    the area is smaller."""
    low, high = ends(cells)
    lying, box = ISOMETRIC.box((0, 0, 0), (1, SIDE, 1)), ISOMETRIC.box(low, high)
    room = QRectF(0, 0, max(lying.width(), box.width()), max(lying.height(), box.height()))
    room.moveCenter(box.center())
    return ISOMETRIC.fitted(area, room)


def paint_piece(painter: QPainter, area: QRectF, cells: Sequence[Cell], colour: int) -> None:
    """One piece alone, as large as all pieces are in an area of this size, and the shadow that it throws to its right.
    The shadow may reach out of the area a little."""
    projection = fit_piece(area, cells)
    paint_piece_shadow(painter, projection, cells)
    paint_bodies(painter, projection, [(mask_of(cells), colour)])


def paint_piece_shadow(painter: QPainter, projection: Projection, cells: Sequence[Cell]) -> None:
    """On the plane that the cells lie on, z being up."""
    floor = min(cell[2] for cell in cells)
    squares = (square for x, y, z in cells for square in _thrown(x, y, z - floor))
    shadow = joined([projection.point(a, b, floor) for a, b in corners] for corners in squares)
    paint_soft(painter, shadow, SHADOW, SHADOW_BLUR * projection.scale)


def _thrown(x: int, y: int, height: int) -> Iterator[list[tuple[float, float]]]:
    """The shadow of a cell, as squares from its foot to its top; from a certain height on it grows no longer."""
    for n in range(3):
        along = min(height + n / 2, SHADOW_HEIGHT)
        a, b = x + SHADOW_STEP[0] * along, y + SHADOW_STEP[1] * along
        yield [(a, b), (a + 1, b), (a + 1, b + 1), (a, b + 1)]


def silhouette(projection: Projection, cells: Iterable[Cell]) -> QPainterPath:
    """All that a piece covers."""
    squares = []
    for side in sides_of([(mask_of(cells), 0)], projection.eye):
        runs_on = projection.onto(side).determinant() > 0  # all the same way around, or they would cancel each other
        squares.append(projection.corners(side)[:: 1 if runs_on else -1])
    return projection.transform.map(joined(squares)).simplified()


def paint_soft(painter: QPainter, shape: QPainterPath, colour: QColor, blur: float) -> None:
    """A shape whose edge fades over about `blur` pixels: it is painted small and drawn large."""
    area = shape.boundingRect().adjusted(-2 * blur, -2 * blur, 2 * blur, 2 * blur)
    size = (area.size() / blur).toSize() + QSize(1, 1)
    small = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    small.fill(Qt.GlobalColor.transparent)
    with QPainter(small) as drawing:
        drawing.setRenderHint(QPainter.RenderHint.Antialiasing)
        drawing.scale(1 / blur, 1 / blur)
        drawing.translate(-area.topLeft())
        drawing.fillPath(shape, colour)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(QRectF(area.topLeft(), QSizeF(size) * blur), small)
    painter.restore()


def paint_walls(painter: QPainter, projection: Projection, fills: Sequence[QColor], lines: Sequence[QPen]) -> None:
    """The three walls with the lines of the cells, in this fill and with this pen each."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for axis, (fill, pen) in enumerate(zip(fills, lines, strict=True)):
        u, v = ACROSS[axis]

        def point(a: float, b: float, u: int = u, v: int = v) -> QPointF:
            return projection.at({u: a, v: b})

        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        painter.drawPolygon(QPolygonF([point(0, 0), point(SIDE, 0), point(SIDE, SIDE), point(0, SIDE)]))
        painter.setPen(pen)
        for n in range(SIDE + 1):
            painter.drawLine(point(n, 0), point(n, SIDE))
            painter.drawLine(point(0, n), point(SIDE, n))
    painter.restore()


def paint_glass(painter: QPainter, projection: Projection, is_dark: bool) -> None:
    """The walls as tinted glass, with its thickness where it ends."""
    tints = [QColor(name) for name in walls(is_dark)]
    pens = [QPen(_clear(tint, 0.55), max(1.0, 0.02 * projection.scale)) for tint in tints]
    paint_walls(painter, projection, [_clear(tint, 0.2) for tint in tints], pens)
    paint_rims(painter, projection, is_dark)


def paint_rims(painter: QPainter, projection: Projection, is_dark: bool) -> None:
    """The narrow sides of the walls that look up: all that is seen of them around a full cube."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    thick = -WALL_THICKNESS
    for axis, name in enumerate(walls(is_dark)):
        for end, along in (ACROSS[axis], ACROSS[axis][::-1]):
            corners = [
                projection.at({axis: depth, end: SIDE, along: reach})
                for depth, reach in ((0, 0), (0, SIDE), (thick, SIDE), (thick, thick))
            ]
            painter.setBrush(QColor(name) if end == 2 else QColor(name).darker(118))
            painter.drawPolygon(QPolygonF(corners))
    painter.restore()


def _clear(colour: QColor, share: float) -> QColor:
    return QColor.fromRgbF(colour.redF(), colour.greenF(), colour.blueF(), share)
