"""The results of the last days as small bars."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from ludogite.match.library.results import Result
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.base.solo_game import SoloGame, figure
from ludogite.ui.look.language import day_name, tr
from ludogite.ui.look.theme import Colours, scaled, text_font

FIGURES, DATES = 20, 22
"""Height of the points above a bar, and of the date below it."""
CENTRE = Qt.AlignmentFlag.AlignCenter
GIVEN_UP = QT_TRANSLATE_NOOP("alone", "{day}: given up")
MISSED = QT_TRANSLATE_NOOP("alone", "{day}: not played")
DATE = 18
"""The width of a day of the month."""


class DayBars(QWidget):
    """A bar for each day; it is hollow where the result does not count, and a point where nothing was played."""

    def __init__(self, solo: SoloGame, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self._solo, self.colours = solo, colours
        self.days: Sequence[tuple[date, Result | None]] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return QSize(340, 150)

    def minimumSizeHint(self) -> QSize:
        return QSize(200, 110)

    def show_days(self, days: Sequence[tuple[date, Result | None]]) -> None:
        self.days = days
        self.setAccessibleName("; ".join(self._day_text(day, result) for day, result in days))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            room = QRectF(self.rect()).adjusted(0, scaled(FIGURES), 0, -scaled(DATES))
            painter.setPen(QPen(QColor(self.colours.line), 1, Qt.PenStyle.DashLine))
            for points in self._solo.bar_lines:
                y = room.bottom() - room.height() * points / self._solo.full_bar
                painter.drawLine(QLineF(room.left(), y, room.right(), y))
            painter.setPen(QPen(QColor(self.colours.soft_ink), 1))
            painter.drawLine(QLineF(room.bottomLeft(), room.bottomRight()))
            width = room.width() / max(len(self.days), 1)
            widest = QFontMetricsF(text_font(scaled(12), QFont.Weight.Bold)).horizontalAdvance("30")
            step = 1 if widest + 2 <= width else 2  # large figures have no room side by side
            for n, (day, result) in enumerate(self.days):
                place = QRectF(room.left() + n * width, room.top(), width, room.height())
                before = len(self.days) - 1 - n
                if before % step == 0:
                    self._paint_date(painter, place, day, is_today=before == 0)
                beside = [other for _, other in self.days[max(n - 1, 0) : n + 2] if other is not result]
                has_figure = before % step == 0 or all(other is None or other.points is None for other in beside)
                self._paint_day(painter, place, result, is_today=before == 0, has_figure=has_figure)

    def _paint_date(self, painter: QPainter, place: QRectF, day: date, is_today: bool) -> None:
        painter.setPen(QColor(self.colours.ink if is_today else self.colours.soft_ink))
        painter.setFont(text_font(scaled(12), QFont.Weight.Bold if is_today else QFont.Weight.Normal))
        area = QRectF(0, place.bottom() + 3, scaled(DATE), scaled(DATES) - 3)
        area.moveCenter(QPointF(place.center().x(), area.center().y()))
        area.moveRight(min(area.right(), float(self.width())))
        painter.drawText(area, CENTRE, str(day.day))

    def _paint_day(
        self, painter: QPainter, place: QRectF, result: Result | None, is_today: bool, has_figure: bool
    ) -> None:
        colours = self.colours
        if result is None or result.points is None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(colours.line if result is None else colours.soft_ink))
            painter.drawEllipse(QRectF(place.center().x() - 3, place.bottom() - 11, 6, 6))
            return
        full = self._solo.full_bar
        height = place.height() * min(max(result.points, 1), full) / full
        wide = min(0.62 * place.width(), 22)
        bar = QRectF(place.center().x() - wide / 2, place.bottom() - height, wide, height)
        colour = QColor(colours.accent if is_today else colours.green)
        painter.setPen(QPen(colour, 2))
        painter.setBrush(colour if result.is_fair else QColor(0, 0, 0, 0))
        painter.drawRoundedRect(bar.adjusted(1, 1, -1, 0), 3, 3)
        if not has_figure:
            return
        painter.setPen(QColor(colours.ink))
        painter.setFont(text_font(scaled(12), QFont.Weight.DemiBold))
        above = QRectF(place.left() - 6, bar.top() - scaled(FIGURES), place.width() + 12, scaled(FIGURES))
        painter.drawText(above, CENTRE, figure(result.points))

    def _day_text(self, day: date, result: Result | None) -> str:
        name, words = day_name(day), self._solo.words
        if result is None:
            return tr(Message(MISSED, day=name))
        if result.points is None:
            return tr(Message(GIVEN_UP if result.is_given_up else MISSED, day=name))
        source = words.day_result if result.is_fair else words.day_not_counted
        return tr(self._solo.result(source, result.points, day=name, throws=result.throws or 0))
