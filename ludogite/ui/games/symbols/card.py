"""Six Symbols in small: its picture on the shelf, and the sign of each seat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen

from ludogite.rules.game import State
from ludogite.rules.symbols import Round
from ludogite.ui.games.symbols import paper
from ludogite.ui.games.symbols.layout import pad_in
from ludogite.ui.games.symbols.palette import palette
from ludogite.ui.games.symbols.things import paint_die, paint_pencil
from ludogite.ui.look.materials import gradient, lit, paint_felt, shaded
from ludogite.ui.look.picture_cache import paint_cached
from ludogite.ui.look.theme import LIGHT, Colours, paint_shadow, text_font, title_font

ON_THE_SHELF = "33224342251635516.55.1..."


def paint_card(painter: QPainter, area: QRectF, colours: Colours) -> None:
    """A pad that somebody has begun to write on, two dice and a pencil, on green felt."""
    paint_cached(painter, area, "symbols card", colours, lambda on, whole: _draw_card(on, whole, colours))


def _draw_card(painter: QPainter, area: QRectF, colours: Colours) -> Iterator[None]:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(area)
    felt = QPainterPath()
    felt.addRect(area)
    paint_felt(painter, felt, palette(colours).felt)
    side = max(min(area.height(), 1.18 * area.width()), 0.62 * area.width())
    yield
    before = painter.transform()
    painter.translate(area.center() + QPointF(-0.05, 0.0) * side)
    painter.rotate(-8)
    pad = pad_in(QRectF(0, 0, side, 0.79 * side), has_diagonal=False)
    painter.translate(-pad.paper.center())
    yield from paper.paint_parts(painter, pad, ON_THE_SHELF, "basic", LIGHT)  # by night too: it is a picture
    painter.setTransform(before)
    yield
    die = 0.2 * side
    for x, y, symbol, angle in ((0.29, -0.3, "3", 12), (0.315, -0.02, "6", -9)):
        middle = area.center() + QPointF(x, y) * side
        paint_die(painter, QRectF(middle - QPointF(die, die) / 2, QSizeF(die, die)), symbol, colours, angle)
    paint_pencil(painter, area.center() + QPointF(0.2, 0.3) * side, 0.62 * side, -28)


def paint_position(painter: QPainter, area: QRectF, state: State[Any], colours: Colours) -> Iterator[None]:
    """The sheets, or the first ones of many, side by side on the felt, and the dice if they are rolled."""
    assert isinstance(state, Round)
    painter.setClipRect(area)
    felt = QPainterPath()
    felt.addRect(area)
    paint_felt(painter, felt, palette(colours).felt)
    pad = pad_in(QRectF(0, 0, 4 * area.height(), 1.12 * area.height()), has_diagonal=state.scoring == "advanced")
    step = pad.paper.width() + 0.1 * area.height()
    count = min(len(state.sheets), max(int(area.width() / step) + 1, 1))
    before = painter.transform()
    for n, sheet in enumerate(state.sheets[:count]):
        yield
        painter.translate(area.center() + QPointF((n - (count - 1) / 2) * step, 0.09 * area.height()))
        painter.rotate(-4 if n % 2 == 0 else 3)
        painter.translate(-pad.paper.center())
        yield from paper.paint_parts(painter, pad, sheet, state.scoring, LIGHT)
        painter.setTransform(before)
    if state.pair and count == 1:
        yield
        die = 0.26 * area.height()
        for symbol, y, angle in zip(state.pair, (-0.2, 0.16), (9, -8), strict=True):
            middle = area.center() + QPointF(0.5 * step + 0.12 * area.height(), y * area.height())
            paint_die(painter, QRectF(middle - QPointF(die, die) / 2, QSizeF(die, die)), symbol, colours, angle)


def paint_seat(painter: QPainter, area: QRectF, seat: int, colours: Colours) -> None:
    """A small pad with the number of the seat."""
    look = palette(colours)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    inset = 0.08 * area.width()
    sheet = area.adjusted(inset, 0.02 * area.height(), -inset, -0.07 * area.height())
    corner = 0.09 * area.width()
    if area.width() > 24:
        paint_shadow(painter, sheet, corner, 0.06 * area.width(), 80)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shaded(look.paper, 0.35))
    painter.drawRoundedRect(sheet.translated(0.3, 0.05 * area.height()), corner, corner)
    painter.setBrush(gradient(sheet, lit(look.paper, 0.2), look.paper))
    painter.setPen(QPen(shaded(look.paper, 0.4), 0.7))
    painter.drawRoundedRect(sheet, corner, corner)
    head = QRectF(sheet.left(), sheet.top(), sheet.width(), 0.24 * sheet.height())
    painter.save()
    painter.setClipRect(head, Qt.ClipOperation.IntersectClip)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(look.leather)
    painter.drawRoundedRect(sheet, corner, corner)
    painter.restore()
    painter.setPen(look.ink)
    below = sheet.adjusted(0, head.height(), 0, 0)
    size = max(round(0.62 * below.height()), 8)
    painter.setFont(title_font(size) if size > 14 else text_font(size, QFont.Weight.DemiBold))
    painter.drawText(below, Qt.AlignmentFlag.AlignCenter, str(seat + 1))
    painter.restore()
