"""Who starts: chance, one of those at the table, or the one who lost last time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QGridLayout, QPushButton, QVBoxLayout, QWidget

from ludogite.match.people import Badge
from ludogite.ui.look.language import choice_name
from ludogite.ui.look.theme import Colours, enlarged, scaled, set_font, text_font
from ludogite.ui.widgets.badges import paint_badge, paint_computer, paint_number
from ludogite.ui.widgets.parts import button_text, lead_tab_to_checked, make_button, make_label, set_tip

DRAWN, LOSER = "drawn", "loser"
STOP, HIGH, NARROW = 44, 44, 38
"""A stop is narrower where many stand in a row."""
BADGE = 32
MARGIN, SPACING = 5, 4


class Seated(NamedTuple):
    name: str
    badge: Badge | None
    """None: a computer."""
    number: int = 0
    """Tells several computers apart."""


class Stop(QPushButton):
    """One of those at the table, by badge; several computers are told apart by the numbers of their seats."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.is_narrow = False
        self.seated = Seated("", None)
        self.colours: Colours | None = None

    def sizeHint(self) -> QSize:
        return QSize(self.least_width, scaled(HIGH))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.least_width - 4, scaled(HIGH))

    @property
    def least_width(self) -> int:
        return enlarged(NARROW if self.is_narrow else STOP)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.colours is None:
            return
        side = min(enlarged(BADGE), self.width() - 8)
        area = QRectF((self.width() - side) / 2, (self.height() - side) / 2, side, side)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self.seated.badge:
                paint_badge(painter, area, *self.seated.badge, self.colours)
                return
            paint_computer(painter, area, self.colours)
            if self.seated.number:
                paint_number(painter, area, self.seated.number, self.colours)


class Starter(QWidget):
    chosen = Signal(str)

    def __init__(self, seats: int, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.colours = colours
        self._label = make_label(
            self, font=text_font(15, QFont.Weight.DemiBold), alignment=Qt.AlignmentFlag.AlignHCenter
        )
        self._label.setObjectName("on_table")
        self._pill = QFrame(self)
        self._pill.setObjectName("pill")
        self._grid = QGridLayout(self._pill)
        self._grid.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        self._grid.setSpacing(SPACING)
        self._stops = [Stop(self._pill) for _ in range(seats)]
        self.buttons: dict[str, QPushButton] = {DRAWN: make_button(self._pill)}
        self.buttons |= {str(n): stop for n, stop in enumerate(self._stops)}
        self.buttons[LOSER] = make_button(self)
        set_font(self.buttons[DRAWN], text_font(15, QFont.Weight.DemiBold))
        self._group = QButtonGroup(self)
        for value, button in self.buttons.items():
            button.setObjectName("link" if value == LOSER else "segment")
            button.setCheckable(True)
            button.setAutoExclusive(True)  # a radio button for screen readers
            button.setChecked(value == DRAWN)
            self._group.addButton(button)
            button.toggled.connect(lambda is_on, value=value: self.chosen.emit(value) if is_on else None)
        self._group.buttonToggled.connect(lambda: lead_tab_to_checked(self._group))
        lead_tab_to_checked(self._group)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addWidget(self._label)
        layout.addWidget(self._pill, alignment=Qt.AlignmentFlag.AlignHCenter)
        layout.addWidget(self.buttons[LOSER], alignment=Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(1)

    @property
    def pill_area(self) -> QRect:
        return self._pill.geometry()

    @property
    def current(self) -> str:
        return next(value for value, button in self.buttons.items() if button.isChecked())

    @property
    def least_width(self) -> int:
        """Known before a layout has placed those who have just come."""
        chance, shown = self.buttons[DRAWN].sizeHint().width(), [stop for stop in self._stops if not stop.isHidden()]
        stops = sum(stop.least_width + SPACING for stop in shown) + 2 * MARGIN
        loser = self.buttons[LOSER]
        least = stops + chance if len(shown) <= 2 else max(stops, chance + 2 * MARGIN)
        return least if loser.isHidden() else max(least, loser.sizeHint().width())

    def choose(self, value: str) -> None:
        """As a press would, but tells nobody."""
        with QSignalBlocker(self.buttons[value]):
            self.buttons[value].setChecked(True)
        lead_tab_to_checked(self._group)

    def show_seated(self, seated: Sequence[Seated], loser: str) -> None:
        """Two stand on either side of chance, more of them below it. `loser` is empty where nobody lost."""
        if (self.current == LOSER and not loser) or (self.current.isdigit() and int(self.current) >= len(seated)):
            self.choose(DRAWN)
        purpose = self.tr("Who starts?")
        self._label.setText(purpose)
        texts = {DRAWN: self.tr("Random"), LOSER: self.tr("or the loser of the last game: {name}").format(name=loser)}
        for value, text in texts.items():
            self.buttons[value].setText(button_text(text))
            self.buttons[value].setAccessibleName(choice_name(purpose, text))
        self.buttons[DRAWN].setMinimumHeight(scaled(HIGH))
        self.buttons[LOSER].setVisible(bool(loser))
        for n, stop in enumerate(self._stops):
            stop.setVisible(n < len(seated))
            stop.is_narrow = len(seated) > 2
            if n < len(seated):
                stop.seated, stop.colours = seated[n], self.colours
                stop.setAccessibleName(choice_name(purpose, seated[n].name))
                set_tip(stop, seated[n].name)
                stop.update()
        self._place(len(seated))

    def _place(self, seats: int) -> None:
        for button in (self.buttons[DRAWN], *self._stops):
            self._grid.removeWidget(button)
        if seats <= 2:
            for column, button in enumerate((self._stops[0], self.buttons[DRAWN], *self._stops[1:2])):
                self._grid.addWidget(button, 0, column)
            return
        self._grid.addWidget(self.buttons[DRAWN], 0, 0, 1, seats)
        for n, stop in enumerate(self._stops[:seats]):
            self._grid.addWidget(stop, 1, n)
