"""The pictures in the printed rules of Big Bang."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor

from ludogite.rules.cells import cells_in
from ludogite.rules.tokens import ALL_UP, CELLS, COLUMNS, DIAGONALS, LINES, ROWS, read_board
from ludogite.sheets.bigbang.board import draw_board
from ludogite.sheets.flow import BOLD
from ludogite.sheets.frame import BoardSquares
from ludogite.sheets.ink import BLACK, CENTRE, SOFT, Ink, Type
from ludogite.sheets.sheet import RulesPicture

WHITE = QColor(Qt.GlobalColor.white)
BOARD = read_board(
    ["10 5 22 8 24 9", "* 3 12 1 14 4", "7 8 2 10 * 3", "9 4 15 13 2 6", "6 5 7 8 1 3", "20 18 11 * 2 16"]
)
EMPTY = (None,) * 36


def _cells(names: str) -> int:
    return sum(1 << CELLS.index(name) for name in names.split())


LAST = _cells("e2 e3 a4 b4 c4 f4 a5 b5 c5 f5 a6 b6 c6 d6")
"""e2 is the last number of row 2 and of column e; below it is a star."""
E2, E3 = CELLS.index("e2"), CELLS.index("e3")
CHAIN_UP = _cells("b1 e1 e3 b6 e6")
CHAIN = tuple(CELLS.index(name) for name in ("f1", "c4", "a4", "c5", "a5", "a3", "a2", "b3"))


def _draw_start(ink: Ink, area: QRectF) -> None:
    draw_board(ink, area, BOARD)


def _draw_lines(ink: Ink, area: QRectF) -> None:
    """All fourteen from end to end, the diagonals broader."""
    place = draw_board(ink, area, EMPTY, ALL_UP)
    for line in LINES:
        first, *_, last = cells_in(line)
        is_long = line in DIAGONALS
        width = (0.13 if is_long else 0.05) * place.cell
        start, end = place.square(first).center(), place.square(last).center()
        ink.line(start.x(), start.y(), end.x(), end.y(), width)
        for point in (start, end):
            ink.dot(point.x(), point.y(), 0.1 * place.cell)


def _circle(ink: Ink, place: BoardSquares, cell: int) -> None:
    middle = place.square(cell).center()
    ink.ring(middle.x(), middle.y(), 0.43 * place.cell, 0.07 * place.cell)


def _outline(ink: Ink, place: BoardSquares, line: int) -> None:
    """Around a row or a column."""
    area = QRectF()
    for cell in cells_in(line):
        area = area.united(place.square(cell))
    ink.frame(area, 0.08 * place.cell)


def _of_lines(up: int, token: int, *lines: int) -> Callable[[Ink, QRectF], None]:
    """A token in a ring, and the lines that it is about."""

    def draw(ink: Ink, area: QRectF) -> None:
        place = draw_board(ink, area, BOARD, up)
        for line in lines:
            _outline(ink, place, line)
        _circle(ink, place, token)

    return draw


def _draw_chain(ink: Ink, area: QRectF) -> None:
    """What was turned, in its order."""
    place = draw_board(ink, area, BOARD, CHAIN_UP)
    for n, cell in enumerate(CHAIN, start=1):
        middle = place.square(cell).center()
        ink.dot(middle.x(), middle.y(), 0.34 * place.cell, BLACK if n == 1 else SOFT)
        ink.words(place.square(cell), str(n), Type(0.4 * place.cell, BOLD), CENTRE, WHITE)


def _draw_forgotten(ink: Ink, area: QRectF) -> None:
    place = draw_board(ink, area, BOARD, LAST)
    reach = ROWS[1] | COLUMNS[4]
    for cell in cells_in(reach & ~LAST):
        middle = place.square(cell).center()
        ink.ring(middle.x(), middle.y(), 0.3 * place.cell, 0.05 * place.cell)
    ink.frame(place.square(E2), 0.1 * place.cell)


PICTURES: Mapping[str, RulesPicture] = {
    "board": RulesPicture(0.6, 1, _draw_start),
    "lines": RulesPicture(0.5, 1, _draw_lines),
    "last": RulesPicture(0.5, 1, _of_lines(LAST, E2, ROWS[1])),
    "star": RulesPicture(0.5, 1, _of_lines(LAST & ~_cells("e2"), E3, ROWS[2], COLUMNS[4])),
    "chain": RulesPicture(0.5, 1, _draw_chain),
    "forgotten": RulesPicture(0.5, 1, _draw_forgotten),
}
