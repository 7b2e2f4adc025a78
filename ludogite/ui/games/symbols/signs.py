"""The signs of Six Symbols: its picture on the shelf, the sign of each seat, and the pictures of its rules."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from ludogite.players.symbols_reasons import stranded
from ludogite.rules.symbols import FREE, Writing, parse
from ludogite.sheets.symbols.grid import Written
from ludogite.ui.games.symbols import paper
from ludogite.ui.games.symbols.domino import Domino
from ludogite.ui.games.symbols.layout import Layout, Pad, dice_around
from ludogite.ui.games.symbols.tray import paint_dice
from ludogite.ui.theme import Colours, text_font

ON_THE_SHELF = "3322.3422.1422.1...51...5"
RULES_PICTURES: dict[str, tuple[str, str, str]] = {
    "start": ("basic", "3" + FREE * 24, ""),
    "pair": ("basic", "3...." + FREE * 20, "2@b1 5@b2"),
    "runs": ("basic", "11222333334444.1234.11111", ""),
    "diagonal": ("advanced", "2...3.2.3...3.114...3....", ""),
    "stranded": ("basic", "31522.4..616..2235..55.4.", ""),
}
"""For each picture of the rules: the scoring, a sheet, and what is pencilled on it."""


def paint_seat(painter: QPainter, area: QRectF, seat: int, colours: Colours) -> None:
    """A small sheet with the number of the seat."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    inset = 0.08 * area.width()
    sheet = area.adjusted(inset, 0.02 * area.height(), -inset, -0.02 * area.height())
    painter.setPen(QPen(QColor(colours.soft_ink), max(1.0, 0.04 * area.width())))
    painter.setBrush(paper.paper_colour(colours))
    painter.drawRoundedRect(sheet, 0.12 * area.width(), 0.12 * area.width())
    painter.setPen(QColor(colours.ink))
    painter.setFont(text_font(max(round(0.56 * area.height()), 8), QFont.Weight.DemiBold))
    painter.drawText(sheet, paper.CENTRE, str(seat + 1))
    painter.restore()


def paint_card(painter: QPainter, area: QRectF, colours: Colours) -> None:
    """A pad that somebody has begun to write on, and the two dice beside it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    paper.paint_oak(painter, area, colours)
    side = 1.3 * area.height()
    painter.translate(area.left() + 0.42 * area.width(), area.top() + 0.62 * area.height())
    painter.rotate(-7)
    pad = Layout(QSizeF(side * 1.6, side), 1, has_diagonal=False).pads[0]
    painter.translate(-pad.paper.center())
    _paint_pad(painter, pad, ON_THE_SHELF, "basic", colours)
    painter.restore()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    die = 0.24 * area.height()
    middle = QPointF(area.left() + 0.82 * area.width(), area.top() + 0.5 * area.height())
    for place, symbol, angle in zip(dice_around(middle, 1.25 * die, (0, 1)), "36", (12, -9), strict=True):
        paper.paint_die(
            painter, QRectF(place.center() - QPointF(die, die) / 2, QSizeF(die, die)), symbol, colours, angle
        )
    painter.restore()


def paint_rules_picture(painter: QPainter, size: QSize, name: str, colours: Colours) -> None:
    if name == "symbols":
        _paint_symbols(painter, size, colours)
        return
    scoring, sheet, pencilled = RULES_PICTURES[name]
    layout = Layout(size.toSizeF(), 1, has_diagonal=scoring == "advanced")
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paper.paint_oak(painter, QRectF(QPointF(), size.toSizeF()), colours)
    mark = parse(pencilled) if pencilled else None
    if isinstance(mark, Writing):
        paint_dice(painter, layout, Domino((mark.first[0], mark.second[0]), turn=1), going=1, colours=colours)
    else:
        painter.translate((size.width() - layout.pads[0].paper.width()) / 2 - layout.pads[0].paper.left(), 0)
    _paint_pad(painter, layout.pads[0], sheet, scoring, colours)
    paper.paint_stranded(painter, layout.pads[0].grid, stranded(sheet), colours)
    if isinstance(mark, Writing):
        paper.paint_mark(painter, layout.pads[0].grid, mark, colours, is_held=False, is_wrong=False)


def _paint_pad(painter: QPainter, pad: Pad, sheet: str, scoring: str, colours: Colours) -> None:
    paper.paint_pad(painter, pad, colours, is_waiting=False)
    paper.paint_grid(painter, pad.grid, colours)
    paper.paint_ink(painter, pad.grid, sheet, colours)
    written = Written(sheet, scoring)
    paper.paint_points(painter, pad.grid, written, written, colours)


def _paint_symbols(painter: QPainter, size: QSize, colours: Colours) -> None:
    """The six in a row, as large as they fit."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paper.paint_oak(painter, QRectF(QPointF(), size.toSizeF()), colours)
    step = size.width() / 6.6
    for n, symbol in enumerate("123456"):
        centre = QPointF((0.8 + n) * step, size.height() / 2)
        paper.paint_die(
            painter, QRectF(centre - QPointF(step, step) * 0.44, QSizeF(step, step) * 0.88), symbol, colours
        )
