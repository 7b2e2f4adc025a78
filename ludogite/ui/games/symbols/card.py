"""Six Symbols in small: its picture on the shelf, and the sign of each seat."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from ludogite.ui.games.symbols import paper
from ludogite.ui.games.symbols.layout import Layout, dice_around
from ludogite.ui.theme import Colours, text_font

ON_THE_SHELF = "3322.3422.1422.1...51...5"


def paint_card(painter: QPainter, area: QRectF, colours: Colours) -> None:
    """A pad that somebody has begun to write on, and the two dice next to it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
    paper.paint_oak(painter, area, colours)
    side = 1.3 * area.height()
    painter.translate(area.left() + 0.42 * area.width(), area.top() + 0.62 * area.height())
    painter.rotate(-7)
    pad = Layout(QSizeF(side * 1.6, side), 1, has_diagonal=False).pads[0]
    painter.translate(-pad.paper.center())
    paper.paint_sheet(painter, pad, ON_THE_SHELF, "basic", colours)
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
