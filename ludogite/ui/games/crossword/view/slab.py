"""A whole board: paper in a frame of dark wood, with its heading, track, crossword and pawn; and the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from ludogite.rules.crossword.grid import COLUMNS, ROWS
from ludogite.rules.crossword.track import SQUARES
from ludogite.ui.games.crossword.view.grid import paint_grid, paint_points, paint_preview
from ludogite.ui.games.crossword.view.palette import palette
from ludogite.ui.games.crossword.view.pawn import paint_pawn
from ludogite.ui.games.crossword.view.places import BoardPlace
from ludogite.ui.games.crossword.view.tiles import paint_glow, paint_tile
from ludogite.ui.games.crossword.view.values import BoardLook
from ludogite.ui.look.materials import faint, gradient, lit, paint_slab, paint_words, shaded
from ludogite.ui.look.picture_cache import paint_cached_around
from ludogite.ui.look.theme import Colours, paint_shadow, text_font

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
SIGNS_FROM = 32.0
"""Smaller boards do not name their sides."""
SHADOW = 24.0
"""The longest reach of a shadow on this table."""


def paint_board(painter: QPainter, place: BoardPlace, board: BoardLook, colours: Colours) -> None:
    """All of it. While squares are offered the rest is dimmed."""
    for _ in paint_parts(painter, place, board, colours):
        pass


def paint_parts(painter: QPainter, place: BoardPlace, board: BoardLook, colours: Colours) -> Iterator[None]:
    """The same, with pauses."""
    paint_slab_alone(painter, place, colours)
    yield
    _paint_heading(painter, place, board, colours)
    for square in SQUARES:
        paint_tile(painter, place, square, colours, square in board.track.done, is_taken=square == board.pawn)
    yield
    paint_grid(painter, place, board.grid, colours)
    yield
    if board.track.offered is not None:
        _paint_offer(painter, place, board, colours)
    if place.cell >= SIGNS_FROM:
        _paint_sides(painter, place, board.sides, colours)
    paint_points(painter, place, board.grid, colours)
    if board.pawn is not None:
        paint_pawn(painter, place.pawn_place(board.pawn), board.seat, colours)
    if board.track.aimed is not None:
        paint_pawn(painter, place.pawn_place(board.track.aimed), board.seat, colours, is_ghost=True)


def _paint_sides(painter: QPainter, place: BoardPlace, sides: Mapping[str, str], colours: Colours) -> None:
    """The letters by which the squares of each side are named: a tongue of the frame reaches over the paper."""
    paint = palette(colours)
    for side, letter in sides.items():
        area = place.side_place(side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(paint.wood))
        painter.drawRoundedRect(area, 0.08 * place.cell, 0.08 * place.cell)
        painter.setFont(text_font(max(round(0.25 * place.cell), 11), QFont.Weight.DemiBold))
        painter.setPen(QColor(paint.on_wood))
        paint_words(painter, area.adjusted(-3, -4, 3, 4), Qt.AlignmentFlag.AlignCenter, letter, colours)


def _paint_offer(painter: QPainter, place: BoardPlace, board: BoardLook, colours: Colours) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 110) if colours.is_dark else QColor(40, 26, 10, 96))
    painter.drawRoundedRect(place.paper, 0.06 * place.cell, 0.06 * place.cell)
    for square in board.track.offered or ():
        paint_glow(painter, place.square_place(square), colours, is_aimed=False)
    for square in board.track.offered or ():
        is_taken = square in (board.pawn, board.track.aimed)
        paint_tile(painter, place, square, colours, False, _square_text(board, square), is_taken)
    if board.grid.is_dimmed:
        paint_preview(painter, place, board.grid, colours)
    if board.track.aimed is not None:
        paint_glow(painter, place.square_place(board.track.aimed), colours, is_aimed=True)


def _square_text(board: BoardLook, square: str) -> str:
    """The whole name, by which it can be typed."""
    return board.sides.get(square[0], "") + square[1:]


def paint_slab_alone(painter: QPainter, place: BoardPlace, colours: Colours) -> None:
    """The frame with its shadow, the paper, and the white cells with their lines."""
    reach = min(max(round(0.34 * place.cell), 8), SHADOW)

    def draw(drawing: QPainter, area: QRectF) -> None:
        drawing.translate(area.topLeft() - place.area.topLeft())
        _draw_slab(drawing, place, colours)

    paint_cached_around(painter, place.area, reach, f"crossword board {place.cell}", colours, draw)


def _draw_slab(painter: QPainter, place: BoardPlace, colours: Colours) -> None:
    paint, cell = palette(colours), place.cell
    radius = 0.26 * cell
    wood = QColor(paint.wood)
    paint_shadow(painter, place.area, radius, 0.16 * cell + 3, 95)
    paint_slab(painter, place.area, radius, place.thickness, wood)
    _draw_paper(painter, place, QColor(paint.paper), wood)
    painter.fillRect(place.grid, QColor(paint.white))
    painter.setPen(QPen(QColor(paint.rule), max(0.02 * cell, 0.6)))
    for n in range(1, COLUMNS):
        x = place.grid.left() + n * cell
        painter.drawLine(QLineF(x, place.grid.top(), x, place.grid.bottom()))
    for n in range(1, ROWS):
        y = place.grid.top() + n * cell
        painter.drawLine(QLineF(place.grid.left(), y, place.grid.right(), y))
    width = max(0.045 * cell, 1)
    half = width / 2
    painter.setPen(QPen(QColor(paint.frame), width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(place.grid.adjusted(-half, -half, half, half))


def _draw_paper(painter: QPainter, place: BoardPlace, paper: QColor, wood: QColor) -> None:
    """Sunk into the wood: the frame shades its upper and left edge, its lower edge catches the light."""
    area, radius = place.paper, 0.07 * place.cell
    painter.setPen(Qt.PenStyle.NoPen)
    edge = max(0.03 * place.cell, 0.8)
    painter.setBrush(gradient(area, shaded(wood, 0.7), lit(wood, 0.3)))
    painter.drawRoundedRect(area.adjusted(-edge, -edge, edge, edge), radius + edge, radius + edge)
    painter.setBrush(gradient(area, paper, shaded(paper, 0.03)))
    painter.drawRoundedRect(area, radius, radius)
    painter.save()
    painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    for n in range(3):
        width = (3 - n) * max(0.04 * place.cell, 0.8)
        painter.setPen(QPen(QColor(30, 16, 4, 20), width))
        painter.drawLine(QLineF(area.topLeft(), area.topRight()))
        painter.drawLine(QLineF(area.topLeft(), area.bottomLeft()))
    painter.restore()


def _paint_heading(painter: QPainter, place: BoardPlace, board: BoardLook, colours: Colours) -> None:
    """In the upper frame: the name, with a dot before it for the one who plays, and at the right a note."""
    paint, area, note = palette(colours), place.heading, board.note
    size = max(min(round(0.25 * place.cell), round(0.62 * area.height())), min(round(0.68 * area.height()), 12))
    strong, soft = text_font(size, QFont.Weight.DemiBold), text_font(max(size - 1, 10), QFont.Weight.Medium)
    painter.setFont(soft)
    painter.setPen(QColor(paint.soft_on_wood))
    if QFontMetricsF(soft).horizontalAdvance(note) > area.width():
        note = ""
    paint_words(painter, area, RIGHT, note, colours)
    room = area.adjusted(0, 0, -QFontMetricsF(soft).horizontalAdvance(note) - size, 0)
    painter.setFont(strong)
    painter.setPen(QColor(paint.on_wood))
    text = QFontMetricsF(strong).elidedText(board.name, Qt.TextElideMode.ElideRight, room.width())
    paint_words(painter, room, LEFT, text, colours)
    if board.is_turn:
        x = room.left() + QFontMetricsF(strong).horizontalAdvance(text) + 0.7 * size
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faint(QColor(paint.glow), 255))
        painter.drawEllipse(QPointF(x, area.center().y() + 0.06 * size), 0.24 * size, 0.24 * size)
