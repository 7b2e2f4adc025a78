"""The pictures in the rules of Big Bang."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from ludogite.rules.cells import cells_in
from ludogite.rules.tokens import ALL_UP, CELLS, COLUMNS, DIAGONALS, LINES, ROWS, read_board
from ludogite.ui.games.bigbang.calls import paint_lens
from ludogite.ui.games.bigbang.layout import BoardPlace, board_place, slab_size
from ludogite.ui.games.bigbang.marks import Mark, paint_line_name, paint_lit_line, paint_mark, paint_order
from ludogite.ui.games.bigbang.painting import paint_board
from ludogite.ui.games.bigbang.tokens import paint_token
from ludogite.ui.look.materials import paint_kept_table
from ludogite.ui.look.tables import BURGUNDY_FELT
from ludogite.ui.look.theme import Colours

BOARD = read_board(
    [
        "10 5 22 8 24 9",
        "* 3 12 1 14 4",
        "7 8 2 10 * 3",
        "9 4 15 13 2 6",
        "6 5 7 8 1 3",
        "20 18 11 * 2 16",
    ]
)


@dataclass(frozen=True)
class Picture:
    """What is face up, the lines that are lit, the token that it is about, and tokens in the order of a chain."""

    up: int = ALL_UP
    lit: tuple[int, ...] = ()
    token: int | None = None
    order: tuple[int, ...] = ()
    is_forgotten: bool = False
    has_lines: bool = False


def _cells(names: str) -> int:
    return sum(1 << CELLS.index(name) for name in names.split())


def _cell(name: str) -> int:
    return CELLS.index(name)


LAST = _cells("e2 e3 a4 b4 c4 f4 a5 b5 c5 f5 a6 b6 c6 d6")
"""e2 is the last number of row 2 and of column e; below it is a star."""
PICTURES = {
    "board": Picture(),
    "lines": Picture(has_lines=True),
    "last": Picture(LAST, (ROWS[1],), _cell("e2")),
    "star": Picture(LAST & ~_cells("e2"), (ROWS[2], COLUMNS[4]), _cell("e3")),
    "chain": Picture(
        _cells("b1 e1 e3 b6 e6"),
        (ROWS[2],),
        _cell("b3"),
        tuple(_cell(name) for name in ("f1", "c4", "a4", "c5", "a5", "a3", "a2", "b3")),
    ),
    "forgotten": Picture(LAST, (ROWS[1], COLUMNS[4]), _cell("e2"), is_forgotten=True),
}


def paint_rules_picture(painter: QPainter, size: QSize, name: str, colours: Colours) -> None:
    picture = PICTURES[name]
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = QRectF(QPointF(), size.toSizeF())
    paint_kept_table(painter, area, BURGUNDY_FELT, colours)
    place = _place(area)
    paint_board(painter, place, 0, colours, is_lit=False)
    for line in picture.lit:
        paint_lit_line(painter, place, line, colours)
    if picture.order:
        paint_mark(painter, place.cell_place(picture.order[-1]), Mark.BURST, colours)
    reach = 0
    for line in picture.lit:
        reach |= line
    for cell, token in enumerate(BOARD if not picture.has_lines else ()):
        is_up = picture.up >> cell & 1
        paint_token(
            painter,
            place.cell_place(cell),
            token if is_up else None,
            0,
            colours,
            cell=cell,
            is_faded=picture.is_forgotten and not reach >> cell & 1,
        )
    _paint_marks(painter, place, picture, reach, colours)


def _paint_marks(painter: QPainter, place: BoardPlace, picture: Picture, reach: int, colours: Colours) -> None:
    for line in picture.lit:
        paint_line_name(painter, place, line, colours)
    for n, cell in enumerate(picture.order, start=1):
        paint_order(painter, place.cell_place(cell), n, colours)
    if picture.has_lines:
        _paint_lines(painter, place, colours)
    if picture.token is None or picture.order:
        return
    if picture.is_forgotten:
        for cell in cells_in(reach & ~picture.up):
            paint_mark(painter, place.cell_place(cell), Mark.PICK, colours)
        paint_lens(painter, place.cell_place(picture.token), colours)
    else:
        paint_mark(painter, place.cell_place(picture.token), Mark.CURSOR, colours)


def _paint_lines(painter: QPainter, place: BoardPlace, colours: Colours) -> None:
    """All fourteen, from end to end over the empty hollows; the diagonals are red and broader."""
    ivory, red, shadow = QColor("#FFF3D6"), QColor("#C8452F"), QColor(0, 0, 0, 90)
    for line in LINES:
        is_diagonal = line in DIAGONALS
        first, *_, last = cells_in(line)
        ends = QLineF(place.cell_square(first).center(), place.cell_square(last).center())
        width = (0.13 if is_diagonal else 0.085) * place.pitch
        for colour, shift, extra in ((shadow, 0.03, 0.0), (ivory, 0.0, 0.06 if is_diagonal else 0.0)):
            painter.setPen(QPen(colour, width + extra * place.pitch, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(ends.translated(shift * place.pitch, shift * place.pitch))
        if is_diagonal:
            painter.setPen(QPen(red, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(ends)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(red if is_diagonal else ivory)
        for end in (ends.p1(), ends.p2()):
            painter.drawEllipse(end, 0.11 * place.pitch, 0.11 * place.pitch)


def _place(area: QRectF) -> BoardPlace:
    """A large board with its names, in the middle."""
    pitch = float(int((area.height() - 24) / slab_size(100, is_large=True).height() * 100))
    size = slab_size(pitch, is_large=True)
    corner = area.center() - QPointF(size.width(), size.height()) / 2
    return board_place(QPointF(round(corner.x()), round(corner.y())), pitch, is_large=True)
