"""The board and the pieces of Four Shapes on paper. Light pieces are white, dark ones grey; a shape is known by its
outline."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen

from ludogite.rules.cells import cells_in
from ludogite.rules.shapes import CELLS, Position
from ludogite.sheets.frame import BoardSquares
from ludogite.sheets.ink import BLACK, FINE, FIRM, HAIR, SOFT, Ink, Type

LIGHT, DARK = QColor("#FFFFFF"), QColor("#5A5A5A")
SPHERE, CYLINDER, CUBE, CONE = range(4)
LEAD = 0.25
"""Space for the names of rows and columns, in cells."""


def draw_board(ink: Ink, area: QRectF, position: Position, shaded: int = 0) -> BoardSquares:
    place = BoardSquares(area, 4, LEAD)
    side = 4 * place.cell
    for cell in cells_in(shaded):
        square = place.square(cell)
        for part in (0.25, 0.5, 0.75, 1.0):
            length = part * place.cell
            ink.line(square.left(), square.top() + length, square.left() + length, square.top(), HAIR, SOFT)
            ink.line(square.right(), square.bottom() - length, square.right() - length, square.bottom(), HAIR, SOFT)
    place.draw_names(ink, CELLS, Type(min(0.16 * place.cell, 4)))
    for n in range(1, 4):
        at, width = n * place.cell, 0.035 * place.cell if n == 2 else FINE
        ink.line(place.left + at, place.top, place.left + at, place.top + side, width)
        ink.line(place.left, place.top + at, place.left + side, place.top + at, width)
    ink.frame(QRectF(place.left, place.top, side, side), max(FIRM, 0.035 * place.cell))
    for seat, masks in enumerate(position.pieces):
        for shape, mask in enumerate(masks):
            for cell in cells_in(mask):
                edge = 0.14 * place.cell
                draw_piece(ink, place.square(cell).adjusted(edge, edge, -edge, -edge), shape, seat)
    return place


def draw_piece(ink: Ink, area: QRectF, shape: int, seat: int) -> None:
    side = min(area.width(), area.height())
    box = QRectF(area.center().x() - side / 2, area.center().y() - side / 2, side, side)
    outline, detail = _paths(shape, box)
    painter = ink.painter
    pen = QPen(BLACK, max(HAIR, 0.03 * side))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(DARK if seat else LIGHT)
    painter.drawPath(outline)
    pen.setColor(LIGHT if seat else BLACK)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(detail)


def _paths(shape: int, box: QRectF) -> tuple[QPainterPath, QPainterPath]:
    """The outline, and the lines inside it that make it a body."""
    outline, detail = QPainterPath(), QPainterPath()
    side, left, top = box.width(), box.left(), box.top()
    match shape:
        case 0:
            outline.addEllipse(box.adjusted(0.06 * side, 0.06 * side, -0.06 * side, -0.06 * side))
            detail.arcMoveTo(box.adjusted(0.2 * side, 0.2 * side, -0.2 * side, -0.2 * side), 110)
            detail.arcTo(box.adjusted(0.2 * side, 0.2 * side, -0.2 * side, -0.2 * side), 110, 60)
        case 1:
            lid = QRectF(left + 0.15 * side, top + 0.02 * side, 0.7 * side, 0.28 * side)
            foot = lid.translated(0, 0.68 * side)
            outline.moveTo(lid.left(), lid.center().y())
            outline.arcTo(lid, 180, -180)
            outline.lineTo(foot.right(), foot.center().y())
            outline.arcTo(foot, 0, -180)
            outline.closeSubpath()
            detail.arcMoveTo(lid, 180)
            detail.arcTo(lid, 180, 180)
        case 2:
            front = QRectF(left + 0.05 * side, top + 0.27 * side, 0.66 * side, 0.66 * side)
            depth = QPointF(0.23 * side, -0.2 * side)
            outline.moveTo(front.bottomLeft())
            for point in (
                front.topLeft(),
                front.topLeft() + depth,
                front.topRight() + depth,
                front.bottomRight() + depth,
                front.bottomRight(),
            ):
                outline.lineTo(point)
            outline.closeSubpath()
            detail.moveTo(front.topLeft())
            detail.lineTo(front.topRight())
            detail.lineTo(front.bottomRight())
            detail.moveTo(front.topRight())
            detail.lineTo(front.topRight() + depth)
        case _:
            foot = QRectF(left + 0.08 * side, top + 0.68 * side, 0.84 * side, 0.28 * side)
            outline.moveTo(left + side / 2, top + 0.02 * side)
            outline.lineTo(foot.right(), foot.center().y())
            outline.arcTo(foot, 0, -180)
            outline.closeSubpath()
            detail.arcMoveTo(foot, 25)
            detail.arcTo(foot, 25, 130)
    return outline, detail
