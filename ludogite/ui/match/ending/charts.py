"""Small pictures on the plate at the end: wins as strokes of a pen, what decided the match, a record."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludogite.match.people import Badge
from ludogite.ui.base.game_ui import GameUi
from ludogite.ui.look.materials import gradient, lit, shaded
from ludogite.ui.look.theme import Colours, mixed, set_font, text_font
from ludogite.ui.widgets.badges import paint_badge
from ludogite.ui.widgets.parts import PlainLabel

FIVE = 5
MOST_STROKES = 20
TICK = 20
"""The side of the green tick beside a record."""


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


class Strip(QWidget):
    """A bar of wood with what decided the match on it."""

    def __init__(self, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.colours = colours
        self._paint: Callable[[QPainter, QRectF], None] | None = None
        self.setFixedHeight(62)

    def show_strip(self, paint: Callable[[QPainter, QRectF], None] | None) -> None:
        self._paint = paint
        self.setVisible(paint is not None)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._paint is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area, wood = QRectF(self.rect()), QColor("#8F6A40" if self.colours.is_dark else "#A67C4C")
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(gradient(area, shaded(wood, 0.2), lit(wood, 0.08), is_across=False))
            painter.drawRoundedRect(area, 10, 10)
            self._paint(painter, area.adjusted(6, 0, -6, 0))


class SeatSign(QWidget):
    """The badge of a person, or the sign of the seat, before the name."""

    def __init__(self, ui: GameUi, seat: int, badge: Badge | None, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self._ui, self._seat, self._badge, self._colours = ui, seat, badge, colours
        self.setFixedSize(22, 22)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
            if self._badge:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                paint_badge(painter, area, *self._badge, self._colours)
            else:
                self._ui.card.paint_seat(painter, area, self._seat, self._colours)


class RecordLabel(PlainLabel):
    """A sentence about a result; a new record has a green frame and a tick."""

    def __init__(self, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.colours = colours
        self._is_best = False
        self.setWordWrap(True)

    def show_record(self, sentence: str, is_best: bool) -> None:
        self._is_best = is_best
        set_font(self, text_font(13 if is_best else 14, QFont.Weight.DemiBold))
        self.setText(sentence)
        self.setContentsMargins(*((TICK + 16, 10, 6, 10) if is_best else (0, 0, 0, 0)))
        start = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        self.setAlignment(start if is_best else Qt.AlignmentFlag.AlignCenter)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._is_best:
            with QPainter(self) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                self._paint_frame(painter)
        super().paintEvent(event)

    def _paint_frame(self, painter: QPainter) -> None:
        green, panel = QColor(self.colours.green), QColor(self.colours.panel)
        painter.setPen(QPen(green, 1.2))
        painter.setBrush(mixed(panel, green, 0.13))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.6, 0.6, -0.6, -0.6), 8, 8)
        area = QRectF(9, (self.height() - TICK) / 2, TICK, TICK)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(green)
        painter.drawEllipse(area)
        corners = [area.topLeft() + QPointF(x, y) * TICK for x, y in ((0.28, 0.52), (0.44, 0.68), (0.73, 0.35))]
        painter.setPen(QPen(panel, 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPolyline(corners)
