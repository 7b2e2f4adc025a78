"""The part of a sheet of Six Symbols that is written on: the grid, its score boxes and what stands in them."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.symbols import (
    CELLS,
    COLUMNS,
    DIAGONAL,
    EMPTY_LINE_COSTS,
    FREE,
    ROWS,
    line_points,
    total,
)
from ludogite.sheets.ink import BLACK, CENTRE, FIRM, GREY, HAIR, SOFT, Ink, Type
from ludogite.sheets.symbols.strokes import paint_symbol
from ludogite.sheets.type import tr

GAP = 0.14
"""Between the cells and the score boxes, in cells."""
LEAD = 0.42
"""Space left of the cells and above them for their names, where the corners of the diagonal do not give more."""
SYMBOL = 0.58
"""How much of its cell a symbol fills."""


@dataclass(frozen=True)
class Written:
    """What a player has written, and by which scoring it counts."""

    sheet: str
    scoring: str

    def points(self, line: range) -> str:
        """What goes into the box of a row or column."""
        points = line_points(self.sheet, line)
        return number(-EMPTY_LINE_COSTS if not points and self.scoring == "advanced" else points)

    def diagonal(self) -> str:
        return number(line_points(self.sheet, DIAGONAL))

    def total(self) -> str:
        return number(total(self.sheet, self.scoring))


def number(points: int) -> str:
    """With the sign for minus that is as wide as a figure."""
    return str(points).replace("-", "\N{MINUS SIGN}")


class Grid:
    """Where everything is in a square area. In both directions there are a lead, five cells, a gap and a score box."""

    def __init__(self, area: QRectF, has_diagonal: bool) -> None:
        self.has_diagonal = has_diagonal
        lead = 1 + GAP if has_diagonal else LEAD
        self.cell = min(area.width(), area.height()) / (lead + 5 + GAP + 1)
        self.left, self.top = area.left() + lead * self.cell, area.top() + lead * self.cell
        self.rounding = self.cell * 0.12
        self.small = Type(min(self.cell * 0.19, 2.4))

    def place(self, column: int, row: int) -> QRectF:
        """A cell; column or row 5 are score boxes, −1 the far corners of the diagonal."""
        gap = GAP * self.cell
        x, y = (self.cell * at + (gap if at > 4 else -gap if at < 0 else 0) for at in (column, row))
        return QRectF(self.left + x, self.top + y, self.cell, self.cell)

    def _box(self, column: int, row: int) -> QRectF:
        """For points: a little smaller than a cell, so that boxes do not touch."""
        inset = self.cell * 0.05
        return self.place(column, row).adjusted(inset, inset, -inset, -inset)

    def cell_place(self, cell: int) -> QRectF:
        return self.place(cell % 5, cell // 5)

    def symbol_place(self, cell: int) -> QRectF:
        edge = self.cell * (1 - SYMBOL) / 2
        return self.cell_place(cell).adjusted(edge, edge, -edge, -edge)

    @property
    def corners(self) -> tuple[QRectF, ...]:
        """At the ends of the diagonal."""
        return (self._box(-1, 5), self._box(5, -1)) if self.has_diagonal else ()

    @property
    def row_boxes(self) -> list[QRectF]:
        return [self._box(5, row) for row in range(5)]

    @property
    def column_boxes(self) -> list[QRectF]:
        return [self._box(column, 5) for column in range(5)]

    @property
    def total_box(self) -> QRectF:
        return self._box(5, 5)


def draw_grid(ink: Ink, grid: Grid, written: Written | None) -> None:
    _draw_ground(ink, grid)
    _draw_lines(ink, grid)
    _draw_names(ink, grid)
    if written is not None:
        _draw_written(ink, grid, written)
    if written is None or written.sheet[0] == FREE:
        _draw_start(ink, grid)


def _draw_ground(ink: Ink, grid: Grid) -> None:
    if grid.has_diagonal:
        for cell in DIAGONAL:
            ink.fill(grid.cell_place(cell))
        for corner in grid.corners:
            ink.fill(corner, GREY, grid.rounding)


def _draw_lines(ink: Ink, grid: Grid) -> None:
    side, firm = 5 * grid.cell, min(FIRM, grid.cell * 0.045)
    for n in range(1, 5):
        x, y = grid.left + n * grid.cell, grid.top + n * grid.cell
        ink.line(x, grid.top, x, grid.top + side, HAIR)
        ink.line(grid.left, y, grid.left + side, y, HAIR)
    ink.frame(QRectF(grid.left, grid.top, side, side), firm)
    for box in (*grid.row_boxes, *grid.column_boxes, *grid.corners):
        ink.frame(box, HAIR, BLACK, grid.rounding)
    ink.frame(grid.total_box, firm, BLACK, grid.rounding)


def _draw_names(ink: Ink, grid: Grid) -> None:
    """Letters above and figures at the left, close to the cells."""
    room = grid.cell * 0.36
    for n in range(5):
        letter, figure = CELLS[n][0], CELLS[5 * n][1]
        above, left = grid.place(n, 0), grid.place(0, n)
        ink.words(QRectF(above.left(), above.top() - room, grid.cell, room), letter, grid.small, CENTRE, SOFT)
        ink.words(QRectF(left.left() - room, left.top(), room, grid.cell), figure, grid.small, CENTRE, SOFT)


def _draw_start(ink: Ink, grid: Grid) -> None:
    """The first symbol goes into a1; a small cell does not say so."""
    first = grid.cell_place(0)
    room = QRectF(first.left(), first.bottom() - grid.cell * 0.34, grid.cell, grid.cell * 0.34)
    word = tr(Message(QT_TRANSLATE_NOOP("sheets", "start")))
    if ink.width(word, grid.small) < 0.9 * room.width():
        ink.words(room, word, grid.small, CENTRE, SOFT)


def _draw_written(ink: Ink, grid: Grid, written: Written) -> None:
    for cell, symbol in enumerate(written.sheet):
        if symbol != FREE:
            paint_symbol(ink.painter, grid.symbol_place(cell), symbol, BLACK)
    figures, strong = Type(grid.cell * 0.38), Type(grid.cell * 0.4, QFont.Weight.DemiBold)
    for lines, boxes in ((ROWS, grid.row_boxes), (COLUMNS, grid.column_boxes)):
        for line, box in zip(lines, boxes, strict=True):
            ink.words(box, written.points(line), figures, CENTRE)
    for corner in grid.corners:
        ink.words(corner, written.diagonal(), figures, CENTRE)
    ink.words(grid.total_box, written.total(), strong, CENTRE)
