"""The pictures in the rules of Six Symbols."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter

from ludogite.players.symbols_reasons import stranded
from ludogite.rules.symbols import FREE, SYMBOLS, Writing, parse
from ludogite.ui.games.symbols import paper
from ludogite.ui.games.symbols.layout import dice_around, pad_in
from ludogite.ui.games.symbols.things import paint_die
from ludogite.ui.games.symbols.tray import RESTING
from ludogite.ui.look.materials import paint_table
from ludogite.ui.look.tables import GREEN_FELT
from ludogite.ui.look.theme import Colours

PICTURES: dict[str, tuple[str, str, str]] = {
    "start": ("basic", "3" + FREE * 24, ""),
    "pair": ("basic", "3...." + FREE * 20, "2@b1 5@b2"),
    "runs": ("basic", "11222333334444.1234.11111", ""),
    "diagonal": ("advanced", "2...3.2.3...3.114...3....", ""),
    "stranded": ("basic", "31522.4..616..2235..55.4.", ""),
}
"""For each picture: the scoring, a sheet, and what is pencilled on it."""


def paint_rules_picture(painter: QPainter, size: QSize, name: str, colours: Colours) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_table(painter, QRectF(QPointF(), size.toSizeF()), GREEN_FELT, colours)
    if name == "symbols":
        _paint_symbols(painter, size, colours)
        return
    scoring, sheet, pencilled = PICTURES[name]
    room = QRectF(QPointF(), size.toSizeF()).adjusted(0, 12, 0, -20)
    mark = parse(pencilled) if pencilled else None
    if isinstance(mark, Writing):
        room.setWidth(0.72 * room.width())
    pad = pad_in(room, has_diagonal=scoring == "advanced")
    if isinstance(mark, Writing):
        middle = QPointF((pad.paper.right() + size.width()) / 2, size.height() / 2)
        places = dice_around(middle, round(0.2 * size.height()), (0, 1), gap=0.25)
        for place, (symbol, _), angle in zip(places, (mark.first, mark.second), RESTING, strict=True):
            paint_die(painter, place, symbol, colours, angle)
    paper.paint_sheet(painter, pad, sheet, scoring, colours)
    paper.paint_stranded(painter, pad.grid, stranded(sheet), colours)
    if isinstance(mark, Writing):
        paper.paint_mark(painter, pad.grid, mark, colours, is_held=False, is_wrong=False)


def _paint_symbols(painter: QPainter, size: QSize, colours: Colours) -> None:
    """In two rows, as large as they fit."""
    step = size.height() / 2.3
    for n, symbol in enumerate(SYMBOLS):
        row, column = divmod(n, 3)
        centre = QPointF(size.width() / 2 + (column - 1) * 1.2 * step, size.height() / 2 + (row - 0.5) * step)
        area = QRectF(centre - QPointF(step, step) * 0.39, QSizeF(step, step) * 0.78)
        paint_die(painter, area, symbol, colours)
