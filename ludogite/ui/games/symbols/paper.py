"""How a pad of Six Symbols is painted: paper on oak, the grid, what is written in ink and in pencil, and the points."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from ludogite.rules.symbols import CELLS, COLUMNS, DIAGONAL, FREE, ROWS, Writing
from ludogite.sheets.symbols.grid import Grid, Written
from ludogite.sheets.symbols.strokes import paint_symbol
from ludogite.ui.games.symbols.layout import Pad
from ludogite.ui.theme import Colours, mixed, text_font
from ludogite.ui.widgets.materials import paint_oak as paint_oak  # pads lie on it

CENTRE = Qt.AlignmentFlag.AlignCenter
PAGES = 3
"""How many pages of a pad are seen below the one that is written on."""
FIGURES_WIDTH = 0.8
"""How much of its box a number may fill."""
GRAIN = 46
"""Pixels between the lines of the table's grain."""


def paper_colour(colours: Colours) -> QColor:
    return QColor(colours.cell)


def pencil_colour(colours: Colours) -> QColor:
    """Between paper and ink, and never so pale that it is hard to read."""
    return QColor(colours.soft_ink)


def paint_pad(painter: QPainter, pad: Pad, colours: Colours, is_awaited: bool) -> None:
    """Empty paper; the band is red while the one who sits here is still to write."""
    paper, rounding = paper_colour(colours), 0.02 * pad.paper.width() + 3
    painter.setPen(Qt.PenStyle.NoPen)
    for reach in range(5, 0, -1):
        painter.setBrush(QColor(0, 0, 0, 13))
        painter.drawRoundedRect(pad.paper.adjusted(-reach, 3 - reach, reach, 7 + reach), rounding, rounding)
    for page in range(PAGES, 0, -1):
        painter.setBrush(mixed(paper, QColor(colours.dark_piece), 0.1 * page))
        painter.drawRoundedRect(pad.paper.translated(0.6 * page, 2.2 * page), rounding, rounding)
    painter.setBrush(paper)
    painter.drawRoundedRect(pad.paper, rounding, rounding)
    band = QPainterPath()
    band.addRoundedRect(pad.paper, rounding, rounding)
    edge = QPainterPath()
    edge.addRect(pad.band)
    painter.setBrush(QColor(colours.accent if is_awaited else colours.dark_piece))
    painter.drawPath(band.intersected(edge))


def paint_band(painter: QPainter, pad: Pad, name: str, note: str, colours: Colours, is_awaited: bool) -> None:
    size = min(max(round(0.46 * pad.band.height()), 12), 18)
    room = pad.band.adjusted(0.6 * size, 0, -0.6 * size, 0)
    painter.setPen(QColor(colours.on_accent if is_awaited else colours.light_piece))
    small = text_font(max(size - 3, 11), QFont.Weight.Medium)
    wide = QFontMetricsF(small).horizontalAdvance(note)
    painter.setFont(small)
    painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, note)
    font = text_font(size, QFont.Weight.DemiBold)
    painter.setFont(font)
    left = max(room.width() - wide - size, 0)
    elided = QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, left)
    painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, elided)


def paint_grid(painter: QPainter, grid: Grid, colours: Colours) -> None:
    """Cells, score boxes, and the names of rows and columns."""
    paper, ink = paper_colour(colours), QColor(colours.ink)
    grey, hair = mixed(paper, ink, 0.16), QPen(mixed(paper, ink, 0.4), 1)
    firm = QPen(mixed(paper, ink, 0.85), max(1.6, grid.cell * 0.035))
    cells = grid.cell_place(0).united(grid.cell_place(24))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if grid.has_diagonal:
        for cell in DIAGONAL:
            painter.fillRect(grid.cell_place(cell), grey)
    painter.setPen(hair)
    for n in range(1, 5):
        x, y = cells.left() + n * grid.cell, cells.top() + n * grid.cell
        painter.drawLine(QLineF(x, cells.top(), x, cells.bottom()))
        painter.drawLine(QLineF(cells.left(), y, cells.right(), y))
    for box in (*grid.row_boxes, *grid.column_boxes):
        painter.drawRoundedRect(box, grid.rounding, grid.rounding)
    painter.setBrush(grey)
    for box in grid.corners:
        painter.drawRoundedRect(box, grid.rounding, grid.rounding)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(firm)
    painter.drawRect(cells)
    painter.drawRoundedRect(grid.total_box, grid.rounding, grid.rounding)
    _paint_names(painter, grid, colours)


def _paint_names(painter: QPainter, grid: Grid, colours: Colours) -> None:
    painter.setPen(pencil_colour(colours))
    painter.setFont(text_font(max(round(0.22 * grid.cell), 10)))
    room = max(0.4 * grid.cell, 13)
    for n in range(5):
        above, left = grid.place(n, 0), grid.place(0, n)
        painter.drawText(QRectF(above.left(), above.top() - room, grid.cell, room), CENTRE, CELLS[n][0])
        painter.drawText(QRectF(left.left() - room, left.top(), room, grid.cell), CENTRE, CELLS[5 * n][1])


def paint_ink(painter: QPainter, grid: Grid, sheet: str, colours: Colours) -> None:
    for cell, symbol in enumerate(sheet):
        if symbol != FREE:
            paint_symbol(painter, grid.symbol_place(cell), symbol, QColor(colours.ink))


def paint_points(painter: QPainter, grid: Grid, now: Written, then: Written, colours: Colours) -> None:
    """What each line scores; what the pencilled pair would change is underlined."""
    figures, strong = (
        text_font(max(round(0.36 * grid.cell), 11)),
        text_font(max(round(0.4 * grid.cell), 12), QFont.Weight.DemiBold),
    )
    boxes = [
        *zip(grid.row_boxes, (now.points(line) for line in ROWS), (then.points(line) for line in ROWS), strict=True),
        *zip(
            grid.column_boxes,
            (now.points(line) for line in COLUMNS),
            (then.points(line) for line in COLUMNS),
            strict=True,
        ),
        *((corner, now.diagonal(), then.diagonal()) for corner in grid.corners),
    ]
    for box, was, is_now in boxes:
        _paint_figure(painter, box, was, is_now, figures, colours)
    _paint_figure(painter, grid.total_box, now.total(), then.total(), strong, colours)


def _paint_figure(painter: QPainter, box: QRectF, was: str, then: str, font: QFont, colours: Colours) -> None:
    is_changed = was != then
    quiet = was == "0" and not is_changed
    wide = QFontMetricsF(font).horizontalAdvance(then)
    if wide > FIGURES_WIDTH * box.width():
        font = QFont(font)
        font.setPixelSize(int(font.pixelSize() * FIGURES_WIDTH * box.width() / wide))
    painter.setFont(font)
    painter.setPen(QColor(colours.accent if is_changed else colours.soft_ink if quiet else colours.ink))
    painter.drawText(box, CENTRE, then)
    if is_changed:
        reach, y = min(wide, FIGURES_WIDTH * box.width()) / 2, box.center().y() + 0.27 * box.height()
        painter.setPen(QPen(QColor(colours.accent), 2))
        painter.drawLine(QLineF(box.center().x() - reach, y, box.center().x() + reach, y))


def paint_sheet(painter: QPainter, pad: Pad, sheet: str, scoring: str, colours: Colours) -> None:
    """A pad that nobody is to write on, with what is in ink and what it scores."""
    paint_pad(painter, pad, colours, is_awaited=False)
    paint_grid(painter, pad.grid, colours)
    paint_ink(painter, pad.grid, sheet, colours)
    written = Written(sheet, scoring)
    paint_points(painter, pad.grid, written, written, colours)


def mark_area(grid: Grid, mark: Writing) -> QRectF:
    return grid.cell_place(mark.first[1]).united(grid.cell_place(mark.second[1]))


def paint_mark(painter: QPainter, grid: Grid, mark: Writing, colours: Colours, is_held: bool, is_wrong: bool) -> None:
    """The pair in pencil: with a dashed frame where it lies, with a solid one where it is held."""
    inset = 0.07 * grid.cell
    area = mark_area(grid, mark).adjusted(inset, inset, -inset, -inset)
    colour = QColor(colours.accent) if is_wrong else pencil_colour(colours)
    ground = QColor(colours.panel)
    ground.setAlphaF(0.85 if is_held else 0.6)
    style = Qt.PenStyle.SolidLine if is_held else Qt.PenStyle.DashLine
    painter.setPen(QPen(colour, max(1.5, 0.035 * grid.cell), style))
    painter.setBrush(ground)
    painter.drawRoundedRect(area, 0.2 * grid.cell, 0.2 * grid.cell)
    for symbol, cell in (mark.first, mark.second):
        paint_symbol(painter, grid.symbol_place(cell), symbol, colour)


def paint_half(painter: QPainter, grid: Grid, cell: int, symbol: str, colours: Colours) -> None:
    """The first die of two, while the second one is still to be placed."""
    inset = 0.07 * grid.cell
    area = grid.cell_place(cell).adjusted(inset, inset, -inset, -inset)
    painter.setPen(QPen(QColor(colours.accent), max(1.5, 0.035 * grid.cell), Qt.PenStyle.DashLine))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(area, 0.2 * grid.cell, 0.2 * grid.cell)
    paint_symbol(painter, grid.symbol_place(cell), symbol, pencil_colour(colours))


def paint_stranded(painter: QPainter, grid: Grid, cells: Iterable[int], colours: Colours) -> None:
    """Hatched: nothing can be written here any more."""
    painter.save()
    painter.setPen(QPen(mixed(paper_colour(colours), QColor(colours.ink), 0.45), 1.2))
    for cell in cells:
        area = grid.cell_place(cell)
        painter.setClipRect(area.adjusted(1, 1, -1, -1))
        step = grid.cell / 5
        for n in range(1, 10):
            painter.drawLine(
                QLineF(area.left() + n * step, area.top(), area.left() + n * step - grid.cell, area.top() + grid.cell)
            )
    painter.restore()


def paint_plate(painter: QPainter, middle: QPointF, text: str, size: float, ground: str, colours: Colours) -> None:
    """A few signs on a small plate: what a pair would bring, or which place is best."""
    font = text_font(round(size), QFont.Weight.DemiBold)
    wide = QFontMetricsF(font).horizontalAdvance(text) + size
    plate = QRectF(middle.x() - wide / 2, middle.y() - 0.8 * size, wide, 1.6 * size)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(plate, 0.8 * size, 0.8 * size)
    painter.setPen(QColor(colours.panel))
    painter.setFont(font)
    painter.drawText(plate, CENTRE, text)


def paint_die(painter: QPainter, area: QRectF, symbol: str, colours: Colours, angle: float = 0) -> None:
    """A die of bone with a symbol on it, turned while it rolls."""
    side = area.width()
    painter.save()
    painter.translate(area.center())
    painter.rotate(angle)
    face = QRectF(-side / 2, -side / 2, side, side).adjusted(0.03 * side, 0.03 * side, -0.03 * side, -0.03 * side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 60))
    painter.drawRoundedRect(face.translated(0.02 * side, 0.05 * side), 0.18 * side, 0.18 * side)
    painter.setBrush(QColor(colours.light_piece))
    painter.setPen(QPen(QColor(0, 0, 0, 60), 1))
    painter.drawRoundedRect(face, 0.18 * side, 0.18 * side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(255, 255, 255, 70))
    painter.drawRoundedRect(face.adjusted(0.07 * side, 0.07 * side, -0.07 * side, -0.07 * side), side / 2.4, side / 2.4)
    paint_symbol(painter, face.adjusted(0.2 * side, 0.2 * side, -0.2 * side, -0.2 * side), symbol, QColor("#2B2620"))
    painter.restore()
