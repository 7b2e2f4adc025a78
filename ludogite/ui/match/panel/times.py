"""Times in the panel of what is played alone and by the clock: those to beat, and at the end the best ones."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ludogite.match.people import Person
from ludogite.ui.base.ending import TimeRow, TimesToBeat
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import Colours, scaled, set_font, text_font
from ludogite.ui.match.header import Clock
from ludogite.ui.widgets.badges import paint_badge
from ludogite.ui.widgets.elided import ElidedLabel, elided
from ludogite.ui.widgets.parts import make_label

HEAD, ROW = 26, 30
MOST, LEAST = 5, 1
BADGE = 20
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class BestTimes(QWidget):
    """The clock, the best time and whose it is, and one's own best. Where there are no times it is not seen."""

    def __init__(self) -> None:
        super().__init__()
        self._times: TimesToBeat | None = None
        self.best = ElidedLabel(text_font(13, QFont.Weight.Medium))
        self.best.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.own = make_label(font=text_font(13), is_soft=True)
        for label in (self.best, self.own):
            label.setAlignment(RIGHT)
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 2, 0)
        self._layout.setSpacing(10)
        times = QVBoxLayout()
        times.setSpacing(0)
        times.addWidget(self.best)
        times.addWidget(self.own)
        self._layout.addLayout(times, stretch=1)
        self.hide()

    @property
    def has_times(self) -> bool:
        return self._times is not None

    def show_times(self, times: TimesToBeat, clock: Clock) -> None:
        """The clock leaves its place for one beside the times."""
        if not self.has_times:
            clock.setObjectName("clock")
            self._layout.insertWidget(0, clock)
            self.show()
        self._times = times
        self.set_texts()

    def set_texts(self) -> None:
        if self._times:
            lines = [tr(line) for line in self._times if line]
            self.best.setText(lines[0] if lines else "")
            self.own.setText(lines[1] if len(lines) > 1 else "")
            self.own.setVisible(len(lines) > 1)
            self.setAccessibleName(", ".join(lines))


class TimesList(QWidget):
    def __init__(self, people: Mapping[str, Person], colours: Colours) -> None:
        super().__init__()
        self._people, self.colours = people, colours
        self._title = ""
        self._rows: Sequence[TimeRow] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        set_font(self, text_font(14))
        self.hide()

    def show_times(self, title: str, rows: Sequence[TimeRow]) -> None:
        """Without any it is not seen."""
        self._title, self._rows = title, rows
        self.setVisible(bool(rows))
        self.setAccessibleName(title)
        spoken = (f"{row.place}. {row.name}, {row.day}, {row.time}" for row in rows)
        self.setAccessibleDescription("; ".join(spoken))
        self.updateGeometry()
        self.update()

    def set_colours(self, colours: Colours) -> None:
        self.colours = colours
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(240, scaled(HEAD) + scaled(ROW) * min(len(self._rows), MOST))

    def minimumSizeHint(self) -> QSize:
        return QSize(200, scaled(HEAD) + scaled(ROW) * min(len(self._rows), LEAST))

    def shown_rows(self) -> list[TimeRow]:
        """As many as there is room for; the one of this match is always among them."""
        count = max((self.height() - scaled(HEAD)) // scaled(ROW), 1)
        shown = list(self._rows[:count])
        this = next((row for row in self._rows if row.is_this), None)
        return shown if this is None or this in shown else [*shown[:-1], this]

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QColor(self.colours.soft_ink))
            painter.setFont(text_font(scaled(13), QFont.Weight.DemiBold))
            painter.drawText(QRectF(0, 0, self.width(), scaled(HEAD)), LEFT, self._title)
            for n, row in enumerate(self.shown_rows()):
                self._paint_row(painter, QRectF(0, scaled(HEAD) + n * scaled(ROW), self.width(), scaled(ROW)), row)

    def _paint_row(self, painter: QPainter, line: QRectF, row: TimeRow) -> None:
        ink, soft = QColor(self.colours.ink), QColor(self.colours.soft_ink)
        if row.is_this:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.colours.background))
            painter.drawRoundedRect(line.adjusted(0, 0, 0, -1), 7, 7)
        weight = QFont.Weight.DemiBold if row.is_this else QFont.Weight.Normal
        inner = line.adjusted(8, 0, -8, 0)
        name = scaled(16) + 32.0
        if person := self._people.get(row.name):
            badge = QRectF(inner.left() + scaled(16) + 4, inner.center().y() - BADGE / 2, BADGE, BADGE)
            paint_badge(painter, badge, person.colour, person.sign, self.colours)
        for text, left, width, font, colour in (
            (str(row.place), 0.0, float(scaled(16)), text_font(scaled(13)), soft),
            (row.name, name, inner.width() - name - scaled(78) - scaled(62), text_font(scaled(14), weight), ink),
            (row.day, inner.width() - scaled(78) - scaled(58), float(scaled(76)), text_font(scaled(13)), soft),
        ):
            painter.setFont(font)
            painter.setPen(colour)
            place = QRectF(inner.left() + left, inner.top(), width, inner.height())
            painter.drawText(place, LEFT, elided(text, painter.fontMetrics(), round(width)))
        painter.setPen(ink)
        painter.setFont(text_font(scaled(14), QFont.Weight.DemiBold))
        painter.drawText(inner, RIGHT, row.time)
