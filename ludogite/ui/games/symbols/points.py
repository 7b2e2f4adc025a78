"""The points of a sheet of Six Symbols: what stands in its boxes, and what a pair would change there."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.symbols import COLUMNS, ROWS, is_open, line_points, points_so_far
from ludogite.sheets.symbols.grid import Written, number
from ludogite.ui.games.symbols.layout import Grid
from ludogite.ui.games.symbols.palette import palette
from ludogite.ui.look.language import tr
from ludogite.ui.look.materials import gradient, lit, shaded
from ludogite.ui.look.theme import Colours, mixed, text_font, title_font

OPEN = Message(QT_TRANSLATE_NOOP("symbols", "open"))
"""In the box of a line that would cost points, but may still score some."""
CENTRE = Qt.AlignmentFlag.AlignCenter
LEAST_WORDS = 12
"""The smallest letters in a box; where they have no room, a sign says the same."""
FIGURES_WIDTH = 0.8
"""How much of its box a number may fill."""


class Points(NamedTuple):
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    diagonal: str
    total: str


def shown_points(sheet: str, scoring: str) -> Points:
    """During a match: what a line without points costs is told once nothing more can be written in it."""
    counted = Written(sheet, scoring)

    def text(line: range) -> str:
        is_undecided = scoring == "advanced" and not line_points(sheet, line) and is_open(sheet, line)
        return tr(OPEN) if is_undecided else counted.points(line)

    total = number(points_so_far(sheet, scoring))
    return Points(tuple(map(text, ROWS)), tuple(map(text, COLUMNS)), counted.diagonal(), total)


def final_points(sheet: str, scoring: str) -> Points:
    """Of a sheet on which nothing more is written."""
    counted = Written(sheet, scoring)
    rows, columns = (tuple(map(counted.points, lines)) for lines in (ROWS, COLUMNS))
    return Points(rows, columns, counted.diagonal(), counted.total())


def paint_points(painter: QPainter, grid: Grid, points: Points, colours: Colours) -> None:
    """What each line scores, and the total."""
    for box, text in _boxes(grid, points):
        _paint_figure(painter, grid, box, text, None, colours)
    _paint_total(painter, grid, points.total, None, colours)


def paint_changes(painter: QPainter, grid: Grid, now: Points, then: Points, colours: Colours) -> None:
    """What the pencilled pair would change, over what stands there: green for more, brick for less."""
    for (box, before), (_, after) in zip(_boxes(grid, now), _boxes(grid, then), strict=True):
        if before != after:
            _paint_figure(painter, grid, box, after, _tones(_value(after) - _value(before), colours), colours)
    if now.total != then.total:
        _paint_total(painter, grid, then.total, _tones(_value(then.total) - _value(now.total), colours), colours)


class Tones(NamedTuple):
    ink: QColor
    pale: QColor
    on: QColor


def _tones(gain: int, colours: Colours) -> Tones:
    look = palette(colours)
    if gain >= 0:
        return Tones(look.green, look.pale_green, look.on_green)
    brick = QColor(colours.accent)
    return Tones(brick, mixed(look.paper, brick, 0.12), look.paper)


def _value(points: str) -> int:
    """An open line is worth nothing yet."""
    return int(points.replace("\N{MINUS SIGN}", "-")) if points[-1:].isdigit() else 0


def gain_text(gain: int) -> str:
    """With its sign."""
    return f"+{gain}" if gain > 0 else number(gain)


def _boxes(grid: Grid, points: Points) -> list[tuple[QRectF, str]]:
    boxes = [*grid.row_boxes, *grid.column_boxes, *grid.corners]
    return list(zip(boxes, [*points.rows, *points.columns, *([points.diagonal] * len(grid.corners))], strict=True))


def _paint_figure(
    painter: QPainter, grid: Grid, box: QRectF, text: str, changed: Tones | None, colours: Colours
) -> None:
    look = palette(colours)
    painter.setPen(QPen(changed.ink, max(1.4, 0.025 * grid.cell)) if changed else Qt.PenStyle.NoPen)
    painter.setBrush(changed.pale if changed else look.box)
    painter.drawRoundedRect(box, grid.rounding, grid.rounding)
    is_quiet = text == "0" or not text[-1].isdigit()
    painter.setPen(changed.ink if changed else look.soft if is_quiet else look.ink)
    weight = QFont.Weight.Normal if is_quiet else QFont.Weight.DemiBold
    if not text[-1].isdigit():
        words = text_font(max(round(0.24 * grid.cell), LEAST_WORDS), weight)
        if QFontMetricsF(words).horizontalAdvance(text) <= box.width() - 2:
            painter.setFont(words)
            painter.drawText(box, CENTRE, text)
            return
        text = "?"
    _paint_fitted(painter, box, text, text_font(max(round(0.36 * grid.cell), 11), weight))


def _paint_total(painter: QPainter, grid: Grid, text: str, changed: Tones | None, colours: Colours) -> None:
    look, box = palette(colours), grid.total_box
    ground = changed.ink if changed else look.plate
    painter.setPen(QPen(lit(ground, 0.55), 1.5) if changed else Qt.PenStyle.NoPen)
    painter.setBrush(gradient(box, lit(ground, 0.08), shaded(ground, 0.12)))
    painter.drawRoundedRect(box, 1.3 * grid.rounding, 1.3 * grid.rounding)
    painter.setPen(changed.on if changed else look.on_plate)
    _paint_fitted(painter, box, text, title_font(max(round(0.46 * grid.cell), 13)))


def _paint_fitted(painter: QPainter, box: QRectF, text: str, font: QFont) -> None:
    """Smaller where the box is too narrow."""
    wide = QFontMetricsF(font).horizontalAdvance(text)
    if wide > FIGURES_WIDTH * box.width():
        font = QFont(font)
        font.setPixelSize(max(int(font.pixelSize() * FIGURES_WIDTH * box.width() / wide), 8))
    painter.setFont(font)
    painter.drawText(box, CENTRE, text)
