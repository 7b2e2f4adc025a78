"""Pieces and marks as the plan of layers shows them: what lies of a piece in a layer is one shape, with the letter of
the piece and the mark of its colour in each cell, and arrows where it goes on in the layers above and below."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations_with_replacement

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF

from ludogite.rules.cells import cells_in
from ludogite.rules.cube.contacts import STEPS
from ludogite.rules.cube.pieces import BY_MASK, CELLS, LETTERS, SIDE
from ludogite.ui.games.cube.paints import Paint, paints
from ludogite.ui.games.cube.picture import paint_mark
from ludogite.ui.games.cube.scene import Body, Look, Mark
from ludogite.ui.theme import Colours, text_font

INSET = 0.06
"""All sizes here are shares of the side of a cell."""
MARK_SIDE = 1.75
"""A mark is so much larger than on the sides of cubes: it holds a letter."""
LETTER = 0.38
ARROW = 0.12
STRIPES = 5
BORDER, BOLD, PANE = 0.05, 0.11, 0.12
GHOST_FILL, GLASS_FILL, GLASS = 0.55, 0.12, 0.45


def paint_body(painter: QPainter, body: Body, region: int, area_of: Callable[[int], QRectF], colours: Colours) -> None:
    """What lies in the region: a piece may be held so that it sticks out of a half cube."""
    paint = paints(colours)[body.colour]
    for z in range(SIDE):
        cells = [cell for cell in cells_in(body.mask & region) if CELLS[cell][2] == z]
        if cells:
            _paint_shape(painter, body.look, _shape(cells, area_of), area_of(cells[0]).width(), paint, colours)
    painter.setOpacity(GLASS if body.look == Look.GLASS else 1)
    for cell in cells_in(body.mask & region):
        area = area_of(cell)
        paint_mark(painter, area.center(), MARK_SIDE * area.width(), body.colour, replace(paint, mark=paint.edge))
        _paint_letter(painter, area, LETTERS[BY_MASK[body.mask].piece])
        z = CELLS[cell][2]
        for direction in (1, -1):
            if 0 <= z + direction < SIDE and body.mask >> cell + direction * STEPS[2] & 1:
                _paint_arrow(painter, area, direction, paint)
    painter.setOpacity(1)


def _shape(cells: list[int], area_of: Callable[[int], QRectF]) -> QPainterPath:
    """The cells, joined where they touch and a little apart from all others: all blocks that they fill."""
    side = area_of(cells[0]).width()
    gap = INSET * side
    areas = [area_of(cell).adjusted(gap, gap, -gap, -gap) for cell in cells]
    shape = QPainterPath()
    shape.setFillRule(Qt.FillRule.WindingFill)
    for one, other in combinations_with_replacement(areas, 2):
        block = one.united(other)
        size = round(block.width() / side) * round(block.height() / side)
        if sum(block.contains(area) for area in areas) == size:
            shape.addRect(block)
    return shape.simplified()


def _paint_shape(
    painter: QPainter, look: Look, shape: QPainterPath, side: float, paint: Paint, colours: Colours
) -> None:
    tone = QColor(paint.tones[2])
    line = QPen(QColor(paint.edge), BORDER * side)
    if look in (Look.GHOST, Look.SURE):
        tone.setAlphaF(GHOST_FILL if look == Look.GHOST else 1)
        line = QPen(QColor(colours.ink), max(BOLD * side, 2))
    elif look == Look.GLASS:
        line.setColor(tone)
        tone.setAlphaF(GLASS_FILL)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tone)
    painter.drawPath(shape)
    if look == Look.LOCKED:
        _paint_stripes(painter, shape, side, paint)
    line.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(line)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shape)


def _paint_stripes(painter: QPainter, shape: QPainterPath, side: float, paint: Paint) -> None:
    """On a piece that was given and stays."""
    painter.save()
    painter.setClipPath(shape)
    painter.setPen(QPen(QColor(paint.mark), 0.06 * side))
    area = shape.boundingRect()
    step = side / STRIPES
    for n in range(int((area.width() + area.height()) / step) + 1):
        start = area.topLeft() + QPointF(n * step, 0)
        painter.drawLine(QLineF(start, start + QPointF(-area.height(), area.height())))
    painter.restore()


def _paint_letter(painter: QPainter, area: QRectF, letter: str) -> None:
    painter.setPen(QColor(Qt.GlobalColor.white))
    painter.setFont(text_font(max(round(LETTER * area.width()), 8), QFont.Weight.DemiBold))
    painter.drawText(area, Qt.AlignmentFlag.AlignCenter, letter)


def _paint_arrow(painter: QPainter, area: QRectF, direction: int, paint: Paint) -> None:
    """In the upper right corner up to the next layer, in the lower one down."""
    reach = ARROW * area.width()
    middle = QPointF(area.right() - 0.22 * area.width(), area.center().y() - direction * 0.3 * area.height())
    tip = QPointF(0, -direction * reach)
    corners = [middle + tip, middle + QPointF(reach, 0) - tip / 2, middle - QPointF(reach, 0) - tip / 2]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(paint.edge))
    painter.drawConvexPolygon(QPolygonF(corners))


def paint_pane(painter: QPainter, area: QRectF, colour: int, colours: Colours) -> None:
    """The colour that a cell must show: around it, so that what is in it is seen."""
    width = PANE * area.width()
    inner = area.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    painter.setPen(QPen(QColor(paints(colours)[colour].tones[2]), width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(inner)


def paint_frame(painter: QPainter, area: QRectF, mark: Mark, colours: Colours) -> None:
    """Around a cell; what is not allowed is crossed out as well."""
    colour = {Mark.GOOD: colours.green, Mark.BAD: colours.accent, Mark.POINTER: colours.ink}[mark]
    width = max(0.09 * area.width(), 2)
    inner = area.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    painter.setPen(QPen(QColor(colour), width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(inner)
    if mark == Mark.BAD:
        painter.drawLine(inner.topLeft(), inner.bottomRight())
        painter.drawLine(inner.topRight(), inner.bottomLeft())
