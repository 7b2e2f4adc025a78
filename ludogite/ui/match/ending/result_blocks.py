"""All results of somebody who plays alone: a block for each, over a bar that is divided where a better name begins."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from dataclasses import dataclass
from itertools import pairwise
from statistics import fmean

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludogite.ui.base.ending import SoloResults
from ludogite.ui.base.solo_game import figure
from ludogite.ui.look.materials import gradient, lit, rounded, shaded
from ludogite.ui.look.theme import Colours, mixed, scaled, set_font, text_font

CENTRE = Qt.AlignmentFlag.AlignCenter
BELOW_NAME = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
PALE, DEEP = QColor("#E6D5B4"), QColor("#6F4D20")
"""The wood of the bar, for the lowest and for the highest results."""
BAR, FIGURES, NAMES = 14, 18, 30
"""Heights below the blocks."""
HEAD = 28
"""Above the highest block: the result of this match."""
HIGHEST = 190
"""Of all together."""
NAME_SIZES = (12, 11, 10)
LARGEST_BLOCK = QSize(9, 20)
OUTER = 7
"""The results that the first and the last part of the bar hold at least."""
AIR = 5
"""Between the names of two parts."""


@dataclass(frozen=True)
class Part:
    """A part of the bar: from one result up to another, and where that is."""

    least: int
    below: int
    left: float
    width: float

    @property
    def step(self) -> float:
        """The width of one result."""
        return self.width / (self.below - self.least)


class ResultBlocks(QWidget):
    """This result is red; a dashed line is at the average."""

    def __init__(self, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.colours = colours
        self._results: SoloResults | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        set_font(self, text_font(12))

    def sizeHint(self) -> QSize:
        return QSize(228, self._foot() + 96)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, self._foot() + 60)

    def _foot(self) -> int:
        if not self._results or not self._results.names:
            return BAR + scaled(FIGURES)
        return BAR + scaled(FIGURES) + scaled(NAMES)

    def show_results(self, results: SoloResults) -> None:
        self._results = results
        self.setMaximumHeight(scaled(HIGHEST))
        self.updateGeometry()
        self.update()

    def parts(self) -> list[Part]:
        """Of the bar. Where results have names, a part is wide enough for its name."""
        results, width = self._results, float(self.width())
        assert results is not None
        low, high = min(results.points), max(results.points) + 1
        if not results.names:
            beyond = max((12 - (high - low)) // 2, 1)
            return [Part(low - beyond, high + beyond, 0, width)]
        edges = [min(low, results.marks[0] - OUTER), *results.marks, max(high, results.marks[-1] + OUTER)]
        needed = self._needed(self._name_size())
        spare = max(width - sum(needed), 0) / len(needed)
        shrunk = min(width / sum(needed), 1)
        parts, left = [], 0.0
        for (least, below), wide in zip(pairwise(edges), needed, strict=True):
            parts.append(Part(least, below, left, shrunk * wide + spare))
            left += parts[-1].width
        return parts

    def _name_size(self) -> int:
        """As large as the names fit."""
        sizes = tuple(map(scaled, NAME_SIZES))
        return next((size for size in sizes if sum(self._needed(size)) <= self.width()), sizes[-1])

    @property
    def _has_room_for_all_names(self) -> bool:
        return sum(self._needed(self._name_size())) <= self.width() + AIR * len(self._needed(self._name_size()))

    def _needed(self, size: int) -> list[float]:
        """The width of each name, in two lines if it has several words."""
        assert self._results is not None
        metrics = QFontMetricsF(text_font(size, QFont.Weight.Bold))
        widths = []
        for name in self._results.names:
            words = name.split()
            lines = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words) + 1)]
            widths.append(min(max(map(metrics.horizontalAdvance, pair)) for pair in lines) + AIR)
        return widths

    def paintEvent(self, event: QPaintEvent) -> None:
        results = self._results
        if results is None or not results.points:
            return
        parts = self.parts()
        counts = Counter(results.points)
        bottom = float(self.height() - self._foot())
        width = min(min(part.step for part in parts), float(LARGEST_BLOCK.width()))
        height = min(float(LARGEST_BLOCK.height()), (bottom - scaled(HEAD)) / max(counts.values()))
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint_bar(painter, bottom, parts)
            for points, count in counts.items():
                middle = _middle(parts, points)
                for n in range(count):
                    place = QRectF(middle - width / 2, bottom - (n + 1) * height, width, height)
                    self._paint_block(painter, place, points == results.this and n == count - 1)
            average = _middle(parts, fmean(results.points))
            painter.setPen(QPen(QColor(self.colours.soft_ink), 1, Qt.PenStyle.DashLine))
            painter.drawLine(QLineF(average, scaled(HEAD) - 16, average, bottom))
            if results.this is not None:
                top = bottom - counts[results.this] * height
                self._paint_this(painter, QPointF(_middle(parts, results.this), top), figure(results.this))

    def _paint_block(self, painter: QPainter, place: QRectF, is_this: bool) -> None:
        colour = QColor(self.colours.ink if is_this else self.colours.light_piece)
        block = place.adjusted(0.7, 0.8, -0.7, -0.8)
        painter.setPen(QPen(shaded(colour, 0.25), 0.6))
        painter.setBrush(gradient(block, lit(colour, 0.12), shaded(colour, 0.1)))
        painter.drawRoundedRect(block, 2, 2)

    def _paint_this(self, painter: QPainter, tip: QPointF, text: str) -> None:
        """The result on a small sign above its block."""
        font = text_font(scaled(13), QFont.Weight.Bold)
        wide = max(QFontMetricsF(font).horizontalAdvance(text) + 16, 30)
        sign = QRectF(min(max(tip.x() - wide / 2, 0), self.width() - wide), tip.y() - scaled(20) - 5, wide, scaled(20))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.colours.ink))
        painter.drawRoundedRect(sign, sign.height() / 2, sign.height() / 2)
        foot = [QPointF(tip.x() - 4, sign.bottom() - 1), QPointF(tip.x() + 4, sign.bottom() - 1), tip - QPointF(0, 1)]
        painter.drawPolygon(QPolygonF(foot))
        painter.setPen(QColor(self.colours.panel))
        painter.setFont(font)
        painter.drawText(sign, CENTRE, text)

    def _paint_bar(self, painter: QPainter, top: float, parts: list[Part]) -> None:
        results = self._results
        assert results is not None
        bar = QRectF(0, top + 2, self.width(), BAR - 2)
        painter.save()
        painter.setClipPath(rounded(bar, bar.height() / 2))
        for n, part in enumerate(parts):
            wood = mixed(PALE, DEEP, n / (len(parts) - 1) if len(parts) > 1 else 0.35)
            place = QRectF(part.left, bar.top(), part.width, bar.height())
            painter.fillRect(place, gradient(place, lit(wood, 0.12), shaded(wood, 0.12), is_across=False))
        painter.restore()
        for mark in results.marks:
            self._paint_mark(painter, bar, parts, mark)
        if results.names:
            self._paint_names(painter, bar.bottom() + scaled(FIGURES), parts)

    def _paint_names(self, painter: QPainter, top: float, parts: list[Part]) -> None:
        """If larger words leave no room for all of them, only the name of this result."""
        results = self._results
        assert results is not None
        this = None if results.this is None else bisect_right(results.marks, results.this)
        size = self._name_size()
        for n, (part, name) in enumerate(zip(parts, results.names, strict=True)):
            place = QRectF(part.left, top, part.width, scaled(NAMES))
            if not self._has_room_for_all_names:
                if n != this:
                    continue
                place.setLeft(max(part.left - part.width, 0))
                place.setRight(min(part.left + 2 * part.width, self.width()))
            painter.setPen(QColor(self.colours.ink if n == this else self.colours.soft_ink))
            painter.setFont(text_font(size, QFont.Weight.Bold if n == this else QFont.Weight.Normal))
            painter.drawText(place, BELOW_NAME, name)

    def _paint_mark(self, painter: QPainter, bar: QRectF, parts: list[Part], mark: int) -> None:
        """A notch in the bar, and the figure below it."""
        x = _start(parts, mark)
        if not bar.left() + 8 < x < bar.right() - 8:
            return
        painter.setPen(QPen(QColor(self.colours.panel), 1.6))
        painter.drawLine(QLineF(x, bar.top(), x, bar.bottom()))
        painter.setPen(QColor(self.colours.soft_ink))
        painter.setFont(text_font(scaled(12)))
        painter.drawText(QRectF(x - 30, bar.bottom() + 2, 60, scaled(FIGURES) - 2), CENTRE, figure(mark))


def _start(parts: list[Part], points: float) -> float:
    """The left end of a result on the bar."""
    part = next((part for part in parts if points < part.below), parts[-1])
    return part.left + (points - part.least) * part.step


def _middle(parts: list[Part], points: float) -> float:
    """The middle of what a result takes there."""
    part = next((part for part in parts if points < part.below), parts[-1])
    return part.left + (points - part.least + 0.5) * part.step
