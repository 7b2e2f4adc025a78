"""Small pictures on the plate at the end: wins as strokes of a pen, what decided the match, who it was, a record."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludogite.match.people import Badge
from ludogite.ui.base.ending import Ending
from ludogite.ui.base.game_ui import GameUi
from ludogite.ui.look.materials import gradient, lit, shaded
from ludogite.ui.look.theme import Colours, mixed, set_font, text_font, title_font
from ludogite.ui.widgets.badges import paint_badge, paint_computer
from ludogite.ui.widgets.parts import PlainLabel

FIVE = 5
FEWEST_STROKES, MOST_STROKES = 3, 20
TICK = 20
"""The side of the green tick beside a record."""
RAIL, ON_RAIL = QColor("#7A5632"), QColor("#FFF6E4")
"""The wood that pieces lie on, and words on it."""


class Seated(NamedTuple):
    """Who sits somewhere, as the plate shows it."""

    name: str
    badge: Badge | None
    is_person: bool


class Strokes(QWidget):
    """Wins as strokes, each fifth across the four before; the newest is red. Below three, which look like a slip
    of the pen, and above twenty the figure is enough."""

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
        if not FEWEST_STROKES <= self._count <= MOST_STROKES:
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


class Rail(QWidget):
    """A bar of wood with what decided the match on it: pieces, or what each of two players has."""

    def __init__(self, ui: GameUi, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.colours = colours
        self._ui, self._ending = ui, Ending("", "")

    def show_ending(self, ending: Ending) -> None:
        self._ending = ending
        self.setVisible(bool(ending.strip or ending.points))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            area = QRectF(self.rect())
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(gradient(area, shaded(RAIL, 0.12), lit(RAIL, 0.06), is_across=False))
            painter.drawRoundedRect(area, 0.14 * area.height(), 0.14 * area.height())
            if self._ending.strip is not None:
                self._ending.strip(painter, area.adjusted(6, 0, -6, 0))
            else:
                for n, (side, points) in enumerate(self._ending.points):
                    self._paint_points(
                        painter, area.adjusted(n * area.width() / 2, 0, (n - 1) * area.width() / 2, 0), side, points
                    )

    def _paint_points(self, painter: QPainter, area: QRectF, side: int, points: str) -> None:
        sign, font = 0.54 * area.height(), title_font(round(0.4 * area.height()))
        wide = sign + 0.14 * area.height() + QFontMetricsF(font).horizontalAdvance(points)
        left, top = area.center().x() - wide / 2, area.center().y() - sign / 2
        self._ui.card.paint_seat(painter, QRectF(round(left), round(top), round(sign), round(sign)), side, self.colours)
        painter.setPen(ON_RAIL)
        painter.setFont(font)
        right = QRectF(left, area.top(), wide, area.height())
        painter.drawText(right, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, points)


class SeatSign(QWidget):
    """The badge of a person, the sign of a computer, or else that of the seat."""

    def __init__(self, ui: GameUi, size: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._ui = ui
        self._paint: Callable[[QPainter, QRectF], None] | None = None
        self.setFixedSize(size, size)

    def show_seat(self, seat: int, sign: Seated, colours: Colours) -> None:
        self._paint = partial(paint_sign, self._ui, seat, sign, colours)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._paint is not None:
            with QPainter(self) as painter:
                self._paint(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1))


def paint_sign(ui: GameUi, seat: int, sign: Seated, colours: Colours, painter: QPainter, area: QRectF) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if sign.badge:
        paint_badge(painter, area, *sign.badge, colours)
    elif not sign.is_person:
        paint_computer(painter, area, colours)
    else:
        ui.card.paint_seat(painter, area, seat, colours)


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
