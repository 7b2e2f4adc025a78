"""Paints a pad of Six Symbols: pages with a leather head, the grid, what is written in ink and in pencil, and the
points. What never changes of a pad is drawn once for a size and kept."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QFontMetricsF, QPainter, QPen, QPolygonF

from ludogite.rules.symbols import (
    CELLS,
    COLUMNS,
    DIAGONAL,
    FREE,
    ROWS,
    Writing,
    run_cells,
)
from ludogite.sheets.symbols.strokes import paint_drawn
from ludogite.ui.games.symbols.layout import THICKNESS, Grid, Pad
from ludogite.ui.games.symbols.palette import palette
from ludogite.ui.games.symbols.points import CENTRE, paint_points, shown_points
from ludogite.ui.look.materials import faint, gradient, lit, paint_hatch, rounded, shaded
from ludogite.ui.look.picture_cache import paint_cached
from ludogite.ui.look.theme import Colours, mixed, paint_shadow, text_font
from ludogite.ui.widgets.elided import elided

PAGES = 3
"""How many pages of a pad are seen below the one that is written on."""
LONG_RUN = 4
"""From so many symbols on a run is washed deeper."""
REACH = 20.0
"""How far the shadow of a pad goes."""
PENCIL = 0.72
"""How thick its stroke is, where ink has 1."""


# The pad itself


def paint_pad(painter: QPainter, pad: Pad, colours: Colours, is_awaited: bool) -> None:
    """Pages, head and empty grid; the head is gold while the one who sits here is still to write."""

    def draw(drawing: QPainter, whole: QRectF) -> None:
        drawing.setRenderHint(QPainter.RenderHint.Antialiasing)
        _draw_pad(drawing, pad.moved(QPointF(REACH, REACH)), colours, is_awaited)

    whole = pad.paper.adjusted(-REACH, -REACH, REACH, REACH + THICKNESS)
    name = f"symbols pad {pad.grid.cell} {pad.grid.has_diagonal} {is_awaited}"
    paint_cached(painter, whole, name, colours, draw)


def _draw_pad(painter: QPainter, pad: Pad, colours: Colours, is_awaited: bool) -> None:
    look, rounding = palette(colours), 0.012 * pad.paper.width() + 3
    paint_shadow(painter, pad.paper.adjusted(0, 6, 2, THICKNESS), rounding, 11, 105)
    painter.setPen(Qt.PenStyle.NoPen)
    for page in range(PAGES, 0, -1):
        painter.setBrush(shaded(look.paper, 0.1 + 0.13 * page))
        painter.drawRoundedRect(pad.paper.translated(0.55 * page, THICKNESS / PAGES * page), rounding, rounding)
        painter.setBrush(mixed(look.paper, shaded(look.paper, 0.5), 0.08 * page))
        painter.drawRoundedRect(pad.paper.translated(0.55 * page, THICKNESS / PAGES * page - 1.2), rounding, rounding)
    painter.setBrush(gradient(pad.paper, lit(look.paper, 0.04 if colours.is_dark else 0.3), shaded(look.paper, 0.05)))
    painter.drawRoundedRect(pad.paper, rounding, rounding)
    _draw_head(painter, pad, rounding, colours, is_awaited)
    _draw_grid(painter, pad.grid, colours)


def _draw_head(painter: QPainter, pad: Pad, rounding: float, colours: Colours, is_awaited: bool) -> None:
    look, head = palette(colours), pad.band
    leather, thread = (look.hot_leather, look.on_hot) if is_awaited else (look.leather, look.on_leather)
    painter.save()
    painter.setClipRect(head.adjusted(-2, -2, 2, 0), Qt.ClipOperation.IntersectClip)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(gradient(head, lit(leather, 0.16), shaded(leather, 0.12 if is_awaited else 0.38), is_across=False))
    painter.drawRoundedRect(head.adjusted(0, 0, 1, 20), rounding, rounding)
    painter.setPen(QPen(faint(lit(leather, 0.6), 90), 1))
    painter.drawLine(QLineF(head.left() + rounding, head.top() + 0.7, head.right() - rounding, head.top() + 0.7))
    painter.restore()
    pen = QPen(faint(thread, 120), 1.1, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([4, 3])
    painter.setPen(pen)
    seam = head.bottom() - max(0.09 * head.height(), 2.5)
    painter.drawLine(QLineF(head.left() + 6, seam, head.right() - 5, seam))
    shade = gradient(head.translated(0, head.height()), QColor(40, 20, 0, 70), QColor(40, 20, 0, 0), is_across=False)
    shade.setFinalStop(head.left(), head.bottom() + 7)
    painter.fillRect(QRectF(head.left(), head.bottom(), head.width(), 7), shade)


def _draw_grid(painter: QPainter, grid: Grid, colours: Colours) -> None:
    """Cells, and the names of rows and columns."""
    look, cells = palette(colours), grid.cells
    if grid.has_diagonal:
        for cell in DIAGONAL:
            painter.fillRect(grid.cell_place(cell), look.grey)
    painter.setPen(QPen(look.rule, max(1.0, 0.018 * grid.cell)))
    for n in range(1, 5):
        x, y = cells.left() + n * grid.cell, cells.top() + n * grid.cell
        painter.drawLine(QLineF(x, cells.top(), x, cells.bottom()))
        painter.drawLine(QLineF(cells.left(), y, cells.right(), y))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(look.frame, max(1.6, 0.03 * grid.cell)))
    painter.drawRoundedRect(cells, 2.5, 2.5)
    painter.setPen(look.name)
    painter.setFont(text_font(min(max(round(0.21 * grid.cell), 10), 18), QFont.Weight.Medium))
    room = max(0.36 * grid.cell, 12)
    for n in range(5):
        above, left = grid.cell_place(n), grid.cell_place(5 * n)
        painter.drawText(QRectF(above.left(), above.top() - room, grid.cell, room), CENTRE, CELLS[n][0])
        painter.drawText(QRectF(left.left() - room, left.top(), room, grid.cell), CENTRE, CELLS[5 * n][1])


def paint_band(
    painter: QPainter,
    pad: Pad,
    number: str,
    name: str,
    note: str,
    colours: Colours,
    is_ticked: bool = False,
    is_awaited: bool = False,
) -> None:
    """On the head: the number of the seat on a badge, the name, and how far its player is. Where there is room for the
    name alone, a tick is all that is said of that."""
    look, head = palette(colours), pad.band.adjusted(0, 0, 0, -0.08 * pad.band.height())
    size = min(max(round(0.4 * head.height()), 13), 19)
    edge = max(0.18 * head.height(), 6)
    left = head.left() + edge
    if number:
        side = min(0.5 * head.height(), 24) + 2
        badge = QRectF(left, head.center().y() - side / 2, side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#FBF1DC"))
        painter.drawRoundedRect(badge, 0.2 * side, 0.2 * side)
        painter.setPen(QColor("#3A2418"))
        painter.setFont(text_font(max(round(0.66 * side), 10), QFont.Weight.DemiBold))
        painter.drawText(badge, CENTRE, number)
        left = badge.right() + 0.45 * size
    room = QRectF(left, head.top(), head.right() - edge - left, head.height())
    ink = look.on_hot if is_awaited else look.on_leather
    painter.setPen(ink)
    small = text_font(max(size - 3, 12), QFont.Weight.Medium)
    font = text_font(size, QFont.Weight.DemiBold)
    tick = 1.3 * size if is_ticked else 0.0
    wide = QFontMetricsF(small).horizontalAdvance(note) + tick
    if wide + 0.6 * size + min(QFontMetricsF(font).horizontalAdvance(name), 0.6 * room.width()) > room.width():
        note, wide = "", tick
    painter.setFont(small)
    painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, note)
    if is_ticked:
        _paint_tick(painter, QPointF(room.right() - wide + 0.45 * size, room.center().y()), 0.3 * size)
    painter.setFont(font)
    painter.setPen(ink)
    shown = elided(name, QFontMetrics(font), max(int(room.width() - wide - 0.6 * size), 0))
    painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)


def _paint_tick(painter: QPainter, middle: QPointF, reach: float) -> None:
    pen = QPen(QColor("#A9D59A"), max(0.36 * reach, 1.8))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    strokes = ((-1.0, 0.05), (-0.25, 0.8), (1.05, -0.75))
    painter.drawPolyline(QPolygonF([middle + QPointF(x, y) * reach for x, y in strokes]))


# What is written on it


def paint_washes(painter: QPainter, grid: Grid, sheet: str, colours: Colours) -> None:
    """A yellow wash over each run that scores, deeper over long ones."""
    painter.setPen(Qt.PenStyle.NoPen)
    for line in (*ROWS, *COLUMNS, *((DIAGONAL,) if grid.has_diagonal else ())):
        for run in run_cells(sheet, line):
            strength = 112 if len(run) >= LONG_RUN else 64
            painter.setBrush(faint(palette(colours).wash, strength - 12 if colours.is_dark else strength))
            _paint_wash(painter, grid, grid.cell_place(run[0]).center(), grid.cell_place(run[-1]).center())


def _paint_wash(painter: QPainter, grid: Grid, start: QPointF, end: QPointF) -> None:
    """From cell to cell, also aslant."""
    way, reach = QLineF(start, end), 0.36 * grid.cell
    painter.save()
    painter.translate(start)
    painter.rotate(-way.angle())
    painter.drawRoundedRect(QRectF(-reach, -reach, way.length() + 2 * reach, 2 * reach), 0.5 * reach, 0.5 * reach)
    painter.restore()


def paint_ink(painter: QPainter, grid: Grid, sheet: str, colours: Colours) -> None:
    for cell, symbol in enumerate(sheet):
        if symbol != FREE:
            paint_drawn(painter, grid.symbol_place(cell), symbol, palette(colours).ink, cell)


def paint_stranded(painter: QPainter, grid: Grid, cells: Iterable[int], colours: Colours) -> None:
    """Hatched: nothing can be written here any more."""
    look = palette(colours)
    painter.save()
    painter.setPen(QPen(mixed(look.paper, look.ink, 0.45), 1.1))
    for cell in cells:
        area = grid.cell_place(cell)
        painter.setClipRect(area.adjusted(1, 1, -1, -1))
        paint_hatch(painter, area, grid.cell / 7)
    painter.restore()


def paint_sheet(painter: QPainter, pad: Pad, sheet: str, scoring: str, colours: Colours) -> None:
    """A pad that nobody is to write on, with what is in ink and what it scores."""
    for _ in paint_parts(painter, pad, sheet, scoring, colours):
        pass


def paint_parts(painter: QPainter, pad: Pad, sheet: str, scoring: str, colours: Colours) -> Iterator[None]:
    """The same, with pauses."""
    paint_pad(painter, pad, colours, is_awaited=False)
    yield
    paint_washes(painter, pad.grid, sheet, colours)
    paint_ink(painter, pad.grid, sheet, colours)
    yield
    paint_points(painter, pad.grid, shown_points(sheet, scoring), colours)


# In pencil


def mark_area(grid: Grid, mark: Writing) -> QRectF:
    return grid.cell_place(mark.first[1]).united(grid.cell_place(mark.second[1]))


def paint_mark(painter: QPainter, grid: Grid, mark: Writing, colours: Colours, is_held: bool, is_wrong: bool) -> None:
    """The pair in pencil: with a dashed frame where it lies, with a solid one where it is held."""
    inset = 0.09 * grid.cell
    area = mark_area(grid, mark).adjusted(inset, inset, -inset, -inset)
    colour = QColor(colours.accent) if is_wrong else palette(colours).graphite
    _paint_outline(
        painter, grid, area, colour, is_dashed=not is_held, strength=215 if is_held else 150, colours=colours
    )
    for symbol, cell in (mark.first, mark.second):
        _paint_pencilled(painter, grid, cell, symbol, colour)


def paint_half(painter: QPainter, grid: Grid, cell: int, symbol: str, colours: Colours) -> None:
    """The first die of two, while the second one is still to be placed."""
    inset = 0.09 * grid.cell
    area = grid.cell_place(cell).adjusted(inset, inset, -inset, -inset)
    pencil = palette(colours).graphite
    _paint_outline(painter, grid, area, pencil, is_dashed=True, strength=120, colours=colours)
    _paint_pencilled(painter, grid, cell, symbol, pencil)


def _paint_outline(
    painter: QPainter, grid: Grid, area: QRectF, colour: QColor, is_dashed: bool, strength: int, colours: Colours
) -> None:
    pen = QPen(colour, max(1.4, 0.028 * grid.cell))
    if is_dashed:
        pen.setDashPattern([4.5, 3])
    painter.setPen(pen)
    painter.setBrush(faint(lit(palette(colours).paper, 0.1 if colours.is_dark else 0.7), strength))
    painter.drawRoundedRect(area, 0.15 * grid.cell, 0.15 * grid.cell)


def _paint_pencilled(painter: QPainter, grid: Grid, cell: int, symbol: str, colour: QColor) -> None:
    paint_drawn(painter, grid.symbol_place(cell), symbol, colour, cell + 2, PENCIL)


# On top


def paint_frame(painter: QPainter, area: QRectF, colour: str) -> None:
    """Around a place that an analysis thinks well of, or where the pair was written that is looked back at."""
    painter.setPen(QPen(QColor(colour), 3))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(area.adjusted(3, 3, -3, -3), 8, 8)


def plate_area(middle: QPointF, text: str, size: float) -> QRectF:
    font = text_font(round(size), QFont.Weight.DemiBold)
    wide = max(QFontMetricsF(font).horizontalAdvance(text) + 1.1 * size, 1.7 * size)
    return QRectF(middle.x() - wide / 2, middle.y() - 0.82 * size, wide, 1.64 * size)


def paint_plate(painter: QPainter, middle: QPointF, text: str, size: float, ground: QColor, on: QColor) -> None:
    """A few signs on a small plate: what a pair would bring, or which place is best."""
    font, plate = text_font(round(size), QFont.Weight.DemiBold), plate_area(middle, text, size)
    radius = plate.height() / 2
    paint_shadow(painter, plate, radius, 3, 60)
    painter.setPen(QPen(on, 1.4))
    painter.setBrush(ground)
    painter.drawPath(rounded(plate, radius))
    painter.setPen(on)
    painter.setFont(font)
    painter.drawText(plate, CENTRE, text)
