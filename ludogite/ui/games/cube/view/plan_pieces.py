"""Pieces and marks as the plan of layers shows them: what lies of a piece in a layer is one shape, with the letter of
the piece and the mark of its colour in each cell, and arrows where it goes on in the layers above and below."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations_with_replacement

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from ludogite.rules.cells import cells_in
from ludogite.rules.cube.contacts import STEPS
from ludogite.rules.cube.pieces import BY_MASK, CELLS, LETTERS, SIDE, Cell
from ludogite.ui.games.cube.controls.pad_icons import paint_pin
from ludogite.ui.games.cube.hexagon_picture import INK, IVORY
from ludogite.ui.games.cube.paints import Paint, paints
from ludogite.ui.games.cube.picture import paint_mark
from ludogite.ui.games.cube.view.scene import Body, Look, Mark
from ludogite.ui.look.materials import faint, lit
from ludogite.ui.look.theme import Colours, text_font

INSET = 0.06
"""All sizes here are shares of the side of a cell."""
ROUND = 0.1
MARK_SIDE = 1.75
"""A mark is so much larger than on the sides of cubes: it holds a letter."""
LETTER = 0.38
ARROW = 0.12
BORDER, BOLD, PANE = 0.05, 0.1, 0.12
GHOST_FILL, MISFIT_FILL, GLASS_FILL, GLASS = 0.6, 0.3, 0.12, 0.45
LIFT = 0.05
"""How far the shadow of a piece falls."""
HELD = (Look.GHOST, Look.SURE, Look.MISFIT)
DARKER = QColor(0, 0, 0, 41)
CHIP, CROSS = 0.27, 0.13


def paint_body(painter: QPainter, body: Body, region: int, area_of: Callable[[int], QRectF], colours: Colours) -> None:
    """What lies in the region: a piece may be held so that it sticks out of a half cube, or of the whole one."""
    paint = paints(colours)[body.colour]
    covered = _cells(body)
    shown = [cell for cell in covered if region >> cell & 1]
    for z in range(SIDE):
        layer = [cell for cell in shown if CELLS[cell][2] == z]
        if layer:
            _paint_shape(painter, body.look, _shape(layer, area_of), area_of(layer[0]).width(), paint, colours)
    painter.setOpacity(GLASS if body.look == Look.GLASS else 1)
    for cell in shown:
        _paint_cell(painter, body, cell, covered, area_of(cell), paint)
    painter.setOpacity(1)


def _cells(body: Body) -> list[int]:
    """Those that it covers; one that is moved by whole cells may lie partly outside the cube."""
    if body.motion is None:
        return list(cells_in(body.mask))
    step = body.motion.column(3)
    moved: list[Cell] = [
        (round(x + step.x()), round(y + step.y()), round(z + step.z()))
        for x, y, z in (CELLS[cell] for cell in cells_in(body.mask))
    ]
    return [CELLS.index(cell) for cell in moved if all(0 <= part < SIDE for part in cell)]


def _paint_cell(painter: QPainter, body: Body, cell: int, covered: list[int], area: QRectF, paint: Paint) -> None:
    paint_mark(painter, area.center(), MARK_SIDE * area.width(), body.colour, replace(paint, mark=paint.edge))
    _paint_letter(painter, area, LETTERS[BY_MASK[body.mask].piece])
    z = CELLS[cell][2]
    for direction in (1, -1):
        if 0 <= z + direction < SIDE and cell + direction * STEPS[2] in covered:
            _paint_arrow(painter, area, direction, paint)
    if body.look == Look.LAST:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in ((INK, 0.1), (IVORY, 0.05)):
            painter.setPen(QPen(colour, max(width * area.width(), 1.5)))
            painter.drawEllipse(area.center(), 0.37 * area.width(), 0.37 * area.width())
    elif body.look == Look.LOCKED:
        _paint_screw(painter, area.topLeft() + QPointF(0.2, 0.2) * area.width(), 0.1 * area.width())
    elif body.look == Look.MISFIT:
        _paint_chip(painter, area)


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
            shape.addRoundedRect(block, ROUND * side, ROUND * side)
    return shape.simplified()


def _paint_shape(
    painter: QPainter, look: Look, shape: QPainterPath, side: float, paint: Paint, colours: Colours
) -> None:
    tone = QColor(paint.tones[2])
    line = QPen(QColor(paint.edge), BORDER * side)
    painter.setPen(Qt.PenStyle.NoPen)
    if look not in (*HELD, Look.GLASS):
        painter.setBrush(QColor(0, 0, 0, 60))
        painter.drawPath(shape.translated(LIFT * side, 1.4 * LIFT * side))
    if look in HELD:
        tone.setAlphaF({Look.GHOST: GHOST_FILL, Look.SURE: 1.0, Look.MISFIT: MISFIT_FILL}[look])
        line = QPen(QColor(colours.ink), max(BOLD * side, 2))
        if look == Look.MISFIT:
            line.setStyle(Qt.PenStyle.DashLine)
    elif look == Look.GLASS:
        line.setColor(tone)
        tone.setAlphaF(GLASS_FILL)
    painter.setBrush(tone)
    painter.drawPath(shape)
    line.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(line)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shape)
    if look not in (*HELD, Look.GLASS):
        _paint_light(painter, shape, side, QColor(paint.tones[2]))


def _paint_light(painter: QPainter, shape: QPainterPath, side: float, tone: QColor) -> None:
    """Along the upper and the left edge, within the outline."""
    painter.save()
    painter.setClipPath(shape.subtracted(shape.translated(0.05 * side, 0.05 * side)))
    painter.setPen(QPen(faint(lit(tone, 0.6), 150), 0.11 * side))
    painter.drawPath(shape)
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


def _paint_screw(painter: QPainter, middle: QPointF, radius: float) -> None:
    """On a piece that was given and stays."""
    brass = QRadialGradient(middle - QPointF(0.4, 0.5) * radius, 1.8 * radius)
    brass.setColorAt(0, QColor("#FBE6A6"))
    brass.setColorAt(0.5, QColor("#D6A343"))
    brass.setColorAt(1, QColor("#7E5513"))
    painter.setPen(QPen(QColor("#4A2E08"), max(0.14 * radius, 0.8)))
    painter.setBrush(brass)
    painter.drawEllipse(middle, radius, radius)
    painter.setPen(QPen(QColor("#4A2E08"), max(0.3 * radius, 1)))
    reach = QPointF(0.62, 0.36) * radius
    painter.drawLine(middle - reach, middle + reach)


def _paint_chip(painter: QPainter, area: QRectF) -> None:
    """An ivory chip with a cross: here something is wrong."""
    middle, side = area.center(), area.width()
    painter.setPen(QPen(INK, max(0.03 * side, 1)))
    painter.setBrush(IVORY)
    painter.drawEllipse(middle, CHIP * side, CHIP * side)
    painter.setPen(QPen(INK, max(0.08 * side, 1.6), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    one, other = QPointF(CROSS, CROSS) * side, QPointF(CROSS, -CROSS) * side
    painter.drawLine(middle - one, middle + one)
    painter.drawLine(middle - other, middle + other)


def paint_pane(painter: QPainter, area: QRectF, colour: int, colours: Colours) -> None:
    """The colour that a cell must show: around it, so that what is in it is seen."""
    width = PANE * area.width()
    inner = area.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    painter.setPen(QPen(QColor(paints(colours)[colour].tones[2]), width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(inner)


def paint_mark_of(painter: QPainter, area: QRectF, mark: Mark, colours: Colours) -> None:
    """A frame around a cell; what is not allowed is crossed out as well. What is wrong is darker and has a chip."""
    if mark == Mark.WRONG:
        painter.fillRect(area, DARKER)
        _paint_chip(painter, area)
        return
    colour = {Mark.GOOD: colours.green, Mark.BAD: colours.accent, Mark.POINTER: colours.ink}[mark]
    width = max(0.09 * area.width(), 2)
    inner = area.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    painter.setPen(QPen(QColor(colour), width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(inner)
    if mark == Mark.BAD:
        painter.drawLine(inner.topLeft(), inner.bottomRight())
        painter.drawLine(inner.topRight(), inner.bottomLeft())


def paint_pin_in(painter: QPainter, area: QRectF) -> None:
    """The pin, in the upper part of a cell: the letter stays free."""
    side = 0.85 * area.width()
    paint_pin(painter, QRectF(area.left() + 0.02 * side, area.top() - 0.16 * side, side, side))
