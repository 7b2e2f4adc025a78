"""How the tray of Six Symbols is painted: the dice that were rolled, or the symbols that somebody chooses from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from ludogite.rules.symbols import SYMBOLS
from ludogite.sheets.symbols.strokes import paint_symbol
from ludogite.ui.games.symbols.domino import Domino
from ludogite.ui.games.symbols.layout import Layout
from ludogite.ui.games.symbols.paper import CENTRE, paint_die
from ludogite.ui.theme import Colours, text_font

TUMBLES = 5
"""How many symbols a die shows while it rolls."""


def paint_round(painter: QPainter, layout: Layout, text: str, colours: Colours) -> None:
    painter.setPen(QColor(colours.ink))
    painter.setFont(text_font(16, QFont.Weight.DemiBold))
    if layout.is_alone:
        above = QRectF(layout.tray.left(), layout.dice_middle.y() - layout.die - 56, layout.tray.width(), 40)
        painter.drawText(above, CENTRE, text)
    else:
        painter.drawText(layout.tray, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)


def paint_key(painter: QPainter, layout: Layout, text: str, colours: Colours) -> None:
    painter.setPen(QColor(colours.ink))
    painter.setFont(text_font(14))
    if layout.is_alone:
        top = layout.dice_middle.y() + layout.die + 12
        below = QRectF(layout.tray.left(), top, layout.tray.width(), 40)
        painter.drawText(below, CENTRE | Qt.TextFlag.TextWordWrap, text)
    else:
        painter.drawText(layout.tray, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, text)


def paint_dice(painter: QPainter, layout: Layout, domino: Domino, going: float, colours: Colours) -> None:
    """The pair, or two dice that roll until `going` is 1."""
    far = 1 - going
    for n, (area, symbol) in enumerate(zip(layout.dice(domino.direction), domino.pair, strict=True)):
        shown = SYMBOLS[(int(symbol) - 1 + int(far * TUMBLES) * (n + 1)) % 6]
        rolling = area.translated(far * layout.die * (n + 1), 0)
        paint_die(painter, rolling, shown, colours, angle=far * (260 if n else -220))


def paint_tiles(
    painter: QPainter,
    tiles: Sequence[QRectF],
    taken: set[int],
    chosen: int | None,
    cursor: int | None,
    colours: Colours,
) -> None:
    """The six symbols with the keys that choose them; those that are taken are grey and crossed out."""
    for n, area in enumerate(tiles):
        side, is_taken = area.width(), n in taken
        painter.setPen(QPen(QColor(colours.accent if n in (chosen, cursor) else colours.line), 3 if n == cursor else 2))
        ground = QColor(colours.panel)
        ground.setAlphaF(0.5 if is_taken else 1)
        painter.setBrush(ground if n != chosen else QColor(colours.background))
        painter.drawRoundedRect(area, 0.16 * side, 0.16 * side)
        ink = QColor(colours.soft_ink if is_taken else colours.ink)
        ink.setAlphaF(0.45 if is_taken else 1)
        edge = 0.26 * side
        paint_symbol(painter, area.adjusted(edge, edge * 0.8, -edge, -edge * 1.2), SYMBOLS[n], ink)
        painter.setPen(QColor(colours.soft_ink))
        painter.setFont(text_font(max(round(0.17 * side), 10)))
        painter.drawText(area.adjusted(0, 0.76 * side, 0, -0.03 * side), CENTRE, str(n + 1))
        if is_taken:
            painter.setPen(QPen(QColor(colours.soft_ink), 2))
            inset = QPointF(0.14, 0.14) * side
            painter.drawLine(area.topLeft() + inset, area.bottomRight() - inset)


def paint_frame(painter: QPainter, area: QRectF, colours: Colours) -> None:
    """Around a place that an analysis thinks well of."""
    painter.setPen(QPen(QColor(colours.blue), 3))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(area.adjusted(3, 3, -3, -3), 8, 8)
