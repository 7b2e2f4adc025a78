"""Small pictures on the plate at the end: wins as strokes of a pen, and the results of somebody alone as blocks."""

from __future__ import annotations

from collections import Counter
from statistics import fmean

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludogite.ui.match.ending import SoloResults
from ludogite.ui.theme import Colours, text_font

FIVE = 5
MOST_STROKES = 20
CENTRE = Qt.AlignmentFlag.AlignCenter


class Strokes(QWidget):
    """Wins as strokes, each fifth across the four before; the newest is red. Above twenty the figure is enough."""

    def __init__(self, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.colours = colours
        self._count, self._is_newest, self._is_right = 0, False, False
        self.setFixedHeight(26)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_count(self, count: int, *, is_newest: bool, is_right: bool) -> None:
        self._count, self._is_newest, self._is_right = count, is_newest, is_right
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._count > MOST_STROKES:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            step = min(8.0, (self.width() - 6) / max(self._count + self._count // FIVE, 1))
            width = self._place(self._count - 1, step) + 6
            start = self.width() - width if self._is_right else 0.0
            for n in range(self._count):
                is_red = self._is_newest and n == self._count - 1
                colour = QColor(self.colours.red if is_red else self.colours.ink)
                painter.setPen(QPen(colour, 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
                painter.drawLine(self._stroke(n, start + self._place(n, step), step))

    def _place(self, n: int, step: float) -> float:
        return n * step + n // FIVE * 0.6 * step

    def _stroke(self, n: int, x: float, step: float) -> QLineF:
        lean = 1.5 if n % 2 else 2.5
        if n % FIVE == FIVE - 1:
            return QLineF(x - 4.4 * step, 18, x, 8)
        return QLineF(x + 2 + lean, 4, x + 2, 22)


class ResultBlocks(QWidget):
    """A block for each result over a scale, this one in red, and a dashed line at the average."""

    FOOT, HEAD = 30, 22
    HIGHEST_BLOCK = 14.0

    def __init__(self, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.colours = colours
        self._results: SoloResults | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMaximumHeight(170)

    def sizeHint(self) -> QSize:
        return QSize(240, 130)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 90)

    def show_results(self, results: SoloResults) -> None:
        self._results = results
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        results = self._results
        if results is None or not results.points:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area = QRectF(self.rect()).adjusted(4, self.HEAD, -4, -self.FOOT)
            low, high = min(results.points), max(results.points)
            spare = max(10 - (high - low), 2) / 2
            step = area.width() / (high - low + 2 * spare + 1)
            self._paint_scale(painter, area, results, QPointF(low - spare, step))
            counts = Counter(results.points)
            height = min(self.HIGHEST_BLOCK, area.height() / max(counts.values()))
            for points, count in counts.items():
                x = area.left() + (points - low + spare) * step
                for n in range(count):
                    is_this = points == results.this and n == count - 1
                    self._paint_block(painter, QRectF(x, area.bottom() - (n + 1) * height, step, height), is_this)
            if results.this is not None:
                x = area.left() + (results.this - low + spare + 0.5) * step
                top = area.bottom() - counts[results.this] * height
                painter.setPen(QColor(self.colours.red))
                painter.setFont(text_font(13, text_font(13).Weight.Bold))
                painter.drawText(QRectF(x - 20, top - 19, 40, 18), CENTRE, str(results.this).replace("-", "−"))

    def _paint_scale(self, painter: QPainter, area: QRectF, results: SoloResults, scale: QPointF) -> None:
        """The bar below the blocks, with its marks; the scale is the result at the left edge, and a point's width."""
        painter.setPen(Qt.PenStyle.NoPen)
        bar = QColor(self.colours.soft_ink)
        bar.setAlphaF(0.55)
        painter.setBrush(bar)
        painter.drawRoundedRect(QRectF(area.left(), area.bottom() + 2, area.width(), 8), 4, 4)
        painter.setFont(text_font(12))
        for mark in results.marks:
            x = area.left() + (mark - scale.x()) * scale.y()
            if area.left() + 8 < x < area.right() - 8:
                painter.setPen(QPen(QColor(self.colours.panel), 2))
                painter.drawLine(QLineF(x, area.bottom() + 2, x, area.bottom() + 10))
                painter.setPen(QColor(self.colours.soft_ink))
                painter.drawText(QRectF(x - 20, area.bottom() + 12, 40, 16), CENTRE, str(mark))
        x = area.left() + (fmean(results.points) - scale.x() + 0.5) * scale.y()
        painter.setPen(QPen(QColor(self.colours.soft_ink), 1, Qt.PenStyle.DashLine))
        painter.drawLine(QLineF(x, area.top() - 14, x, area.bottom()))

    def _paint_block(self, painter: QPainter, place: QRectF, is_this: bool) -> None:
        width = min(place.width(), 14.0)
        block = QRectF(place.center().x() - width / 2, place.top(), width, place.height())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.colours.red if is_this else self.colours.light_piece))
        painter.drawRoundedRect(block.adjusted(0.8, 0.8, -0.8, -0.4), 2, 2)
