"""The crossword in the middle of a board: black squares, letters in ink and pencil, the word that is asked, arrows."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from ludogite.rules.crossword.grid import COLUMNS, ROWS
from ludogite.ui.games.crossword.view.palette import palette
from ludogite.ui.games.crossword.view.places import BoardPlace, is_painted
from ludogite.ui.games.crossword.view.values import NO_LETTER, GridLook, Letter, LetterKind
from ludogite.ui.look.materials import faint, lit, paint_hatch, shaded
from ludogite.ui.look.picture_cache import paint_cached_around
from ludogite.ui.look.theme import Colours, text_font, title_font

CENTRE = Qt.AlignmentFlag.AlignCenter
HANDS = 6
"""So many ways a letter is written; which one depends on its cell alone."""
ARROWS_FROM = 24.0
"""Smaller cells have no room for arrows."""


def paint_grid(painter: QPainter, place: BoardPlace, grid: GridLook, colours: Colours) -> None:
    """Over the empty white cells of the board: all that is in them."""
    cells = {cell for cell in range(COLUMNS * ROWS) if is_painted(painter, place.cell_place(cell))}
    for cell in sorted(grid.black & cells):
        _paint_black(painter, place.cell_place(cell), colours)
    word = () if grid.is_dimmed else grid.word
    for cell in grid.line:
        if cell not in grid.black:
            painter.fillRect(_inner(place, cell), QColor(palette(colours).line))
    if word:
        paint_word(painter, place, grid, colours)
    for cell in sorted(grid.letters.keys() & cells):
        paint_letter(painter, place.cell_place(cell), grid.letters[cell], colours, cell)
    _paint_arrows(painter, place, grid, cells, colours)
    if word:
        _paint_frame(painter, place, word, colours, grid.is_preview)


def paint_preview(painter: QPainter, place: BoardPlace, grid: GridLook, colours: Colours) -> None:
    """Over the dimmed board: the word that the aimed square would ask."""
    if not grid.word:
        return
    paint_word(painter, place, grid, colours)
    for cell in grid.word:
        paint_letter(painter, place.cell_place(cell), grid.letters.get(cell, NO_LETTER), colours, cell)
    _paint_arrows(painter, place, grid, grid.word, colours)
    _paint_frame(painter, place, grid.word, colours, grid.is_preview)


def paint_word(painter: QPainter, place: BoardPlace, grid: GridLook, colours: Colours) -> None:
    """The yellow ground of the word, and the cell that is written next."""
    paint = palette(colours)
    for cell in grid.word:
        painter.fillRect(_inner(place, cell), QColor(paint.cursor if cell == grid.cursor else paint.word))
    if grid.cursor is not None:
        paint_cursor(painter, place.cell_place(grid.cursor), colours)


def paint_cursor(painter: QPainter, area: QRectF, colours: Colours) -> None:
    """The bar below the next letter."""
    side = area.width()
    pen = QPen(QColor(colours.ink), max(0.05 * side, 1.5), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    y = area.bottom() - 0.17 * side
    painter.drawLine(QLineF(area.left() + 0.22 * side, y, area.right() - 0.22 * side, y))


def paint_letter(painter: QPainter, area: QRectF, letter: Letter, colours: Colours, seed: int) -> None:
    """One letter, a little different from cell to cell: ink flows unevenly, pencil leans and is grey."""
    if letter.kind is LetterKind.EMPTY or not letter.text:
        return
    hand = (7 * seed + 3 * (seed // COLUMNS)) % HANDS

    def draw(drawing: QPainter, cell: QRectF) -> None:
        _draw_letter(drawing, cell, letter, colours, hand)

    paint_cached_around(painter, area, 0, f"crossword letter {letter.text} {letter.kind.value} {hand}", colours, draw)


def _draw_letter(painter: QPainter, area: QRectF, letter: Letter, colours: Colours, hand: int) -> None:
    paint = palette(colours)
    side = area.width()
    colour = {LetterKind.INK: paint.ink, LetterKind.PENCIL: paint.pencil, LetterKind.UNFOUND: paint.missed}[letter.kind]
    ink = QColor(colour)
    if letter.kind is LetterKind.UNFOUND:
        _draw_hatch(painter, area.adjusted(0.5, 0.5, -0.5, -0.5), ink)
    painter.translate(area.center())
    if side > 16:
        painter.rotate((hand - 2.5) * 1.1)
        painter.translate((hand % 3 - 1) * 0.014 * side, (hand % 2) * 0.016 * side)
    if letter.kind is LetterKind.PENCIL:
        painter.shear(-0.07, 0)
    painter.setFont(title_font(max(round(0.7 * side), 7)))
    room = QRectF(-side, -side * 1.01, 2 * side, 2 * side)
    if letter.kind is LetterKind.INK and side > ARROWS_FROM:
        # Ink that spread a little into the paper.
        painter.setPen(faint(ink, 60))
        painter.drawText(room.translated(0.012 * side, 0.012 * side), CENTRE, letter.text)
        ink = lit(ink, 0.02 * hand)
    painter.setPen(ink)
    painter.drawText(room, CENTRE, letter.text)


def _draw_hatch(painter: QPainter, area: QRectF, ink: QColor) -> None:
    """Red strokes across a cell whose letter was not found."""
    painter.save()
    painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(faint(ink, 92), max(0.03 * area.width(), 0.8)))
    paint_hatch(painter, area, max(area.width() / 6.5, 3.0))
    painter.restore()


def _paint_black(painter: QPainter, area: QRectF, colours: Colours) -> None:
    def draw(drawing: QPainter, whole: QRectF) -> None:
        ground = QColor(palette(colours).black)
        drawing.fillRect(whole, ground)
        if whole.width() > 16:
            drawing.setClipRect(whole, Qt.ClipOperation.IntersectClip)
            drawing.setPen(QPen(faint(lit(ground, 0.3), 70), max(0.035 * whole.width(), 0.8)))
            step = whole.width() / 7
            for n in range(-7, 8):
                x = whole.left() + n * step
                drawing.drawLine(QLineF(x, whole.bottom(), x + whole.height(), whole.top()))
            drawing.setPen(QPen(shaded(ground, 0.5), 1))
            drawing.drawLine(QLineF(whole.topLeft(), whole.topRight()))
            drawing.drawLine(QLineF(whole.topLeft(), whole.bottomLeft()))

    paint_cached_around(painter, area, 0, "crossword black", colours, draw)


def _inner(place: BoardPlace, cell: int) -> QRectF:
    return place.cell_place(cell).adjusted(0.5, 0.5, -0.5, -0.5)


def _paint_frame(painter: QPainter, place: BoardPlace, word: Sequence[int], colours: Colours, is_preview: bool) -> None:
    area = place.cell_place(word[0]).united(place.cell_place(word[-1]))
    width = max(0.055 * place.cell, 1.4)
    pen = QPen(QColor(colours.ink), width)
    if is_preview:
        pen.setDashPattern([3.2, 1.8])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(area, 0.05 * place.cell, 0.05 * place.cell)


def _paint_arrows(
    painter: QPainter, place: BoardPlace, grid: GridLook, cells: Collection[int], colours: Colours
) -> None:
    """At the edge of their cells, clear of every letter."""
    half, long = 0.08, 0.115
    for arrows in grid.arrows if place.cell >= ARROWS_FROM else ():
        if arrows.cell not in cells:
            continue
        area = place.cell_place(arrows.cell)
        side = area.width()
        for n in (0, 1):
            along, across = (0.39 + 0.22 * n) * side, 0.035 * side
            if arrows.is_down:
                middle, corners = QPointF(along, across), [QPointF(-half, 0), QPointF(half, 0), QPointF(0, long)]
            else:
                middle, corners = QPointF(across, along), [QPointF(0, -half), QPointF(0, half), QPointF(long, 0)]
            is_filled = n < arrows.misses
            outline = QPen(QColor(palette(colours).arrow), max(0.022 * side, 1.0))
            painter.setPen(Qt.PenStyle.NoPen if is_filled else outline)
            painter.setBrush(QColor(palette(colours).missed) if is_filled else Qt.BrushStyle.NoBrush)
            painter.drawPolygon(QPolygonF([area.topLeft() + middle + corner * side for corner in corners]))


def paint_points(painter: QPainter, place: BoardPlace, grid: GridLook, colours: Colours) -> None:
    """The points of each new letter, on a plate in the corner below it; small boards have no room for them."""
    if place.cell < ARROWS_FROM:
        return
    height = 0.27 * place.cell
    for cell, points in grid.points.items():
        area, text = place.cell_place(cell), f"+{points}"
        middle = QPointF(area.right() - plate_width(text, height) / 2, area.bottom() + 0.01 * place.cell - height / 2)
        paint_points_plate(painter, middle, text, height, colours)


def _plate_font(height: float) -> QFont:
    return text_font(max(round(0.74 * height), 8), QFont.Weight.DemiBold)


def plate_width(text: str, height: float) -> float:
    """Of a plate with points."""
    return max(QFontMetricsF(_plate_font(height)).horizontalAdvance(text) + 0.6 * height, 1.4 * height)


def paint_points_plate(
    painter: QPainter, middle: QPointF, text: str, height: float, colours: Colours, is_sum: bool = False
) -> None:
    """A small round plate with points; the sum that flies to the score is red."""
    painter.setFont(_plate_font(height))
    wide = plate_width(text, height)
    area = QRectF(middle.x() - wide / 2, middle.y() - height / 2, wide, height)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 50))
    painter.drawRoundedRect(area.translated(0.06 * height, 0.1 * height), height / 2, height / 2)
    ground = QColor(colours.filled if is_sum else palette(colours).plate)
    painter.setBrush(ground)
    painter.drawRoundedRect(area, height / 2, height / 2)
    painter.setPen(QColor(colours.on_filled if is_sum else palette(colours).on_plate))
    painter.drawText(area.adjusted(0, 0, 0, -0.04 * height), CENTRE, text)
