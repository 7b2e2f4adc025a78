"""A few choices side by side, one of them chosen; for choices that should all be in sight."""

from __future__ import annotations

from collections.abc import Sequence
from math import lcm

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Signal
from PySide6.QtWidgets import QButtonGroup, QFrame, QGridLayout, QPushButton, QSizePolicy, QWidget

from ludogite.ui.look.language import choice_name
from ludogite.ui.widgets.parts import button_text, lead_tab_to_checked, make_button

MARGIN, SPACING = 3, 2
MOST_ROWS = 4


class Segments(QFrame):
    chosen = Signal(str)

    def __init__(
        self, values: Sequence[str], current: str, parent: QWidget | None = None, abreast: int | None = None
    ) -> None:
        """All in one row, or in up to four where there is no room; or so many abreast."""
        super().__init__(parent)
        self.setObjectName("segments")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._wraps = abreast is None
        abreast = self._abreast = abreast or len(values)
        layout = QGridLayout(self)
        layout.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        layout.setSpacing(SPACING)
        self._group = QButtonGroup(self)
        self.buttons: dict[str, QPushButton] = {}
        for value in values:
            button = make_button(self, is_checkable=True)
            button.setObjectName("segment")
            button.setAutoExclusive(True)  # a radio button for screen readers
            button.setChecked(value == current)
            self._group.addButton(button)
            self.buttons[value] = button
            # A screen reader checks a button without a click.
            button.toggled.connect(lambda is_on, value=value: self.chosen.emit(value) if is_on else None)
        self._place(values, abreast)
        self._group.buttonToggled.connect(lambda: lead_tab_to_checked(self._group))
        lead_tab_to_checked(self._group)

    def offer(self, values: Sequence[str], abreast: int) -> None:
        """Shows only these, without gaps, so many abreast."""
        self._wraps = False
        self._place(values, abreast)
        for value, button in self.buttons.items():
            button.setVisible(value in values)

    def _place(self, values: Sequence[str], abreast: int) -> None:
        """Each row is filled, also a last one that has fewer."""
        layout = self.layout()
        assert isinstance(layout, QGridLayout)
        for button in self.buttons.values():
            layout.removeWidget(button)
        rows = [values[n : n + abreast] for n in range(0, len(values), abreast)]
        columns = lcm(*map(len, rows))
        for row, found in enumerate(rows):
            span = columns // len(found)
            for n, value in enumerate(found):
                layout.addWidget(self.buttons[value], row, n * span, 1, span)

    @property
    def width_of_row(self) -> int:
        """How wide it is at least with all choices in one row."""
        return self._width_with(len(self.buttons))

    def _width_with(self, abreast: int) -> int:
        hints = [button.minimumSizeHint().width() for button in self.buttons.values()]
        columns = [max(hints[n::abreast]) for n in range(abreast)]
        return sum(columns) + SPACING * (abreast - 1) + 2 * (MARGIN + self.frameWidth())

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(self.width_of_row, hint.height()) if self._wraps else hint

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        return QSize(self._width_with(self._in_rows(MOST_ROWS)), hint.height()) if self._wraps else hint

    def event(self, event: QEvent) -> bool:
        if self._wraps and event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize):
            self._wrap()
        return super().event(event)

    def _wrap(self) -> None:
        fitting = (n for n in map(self._in_rows, range(1, MOST_ROWS)) if self._width_with(n) <= self.width())
        abreast = next(fitting, self._in_rows(MOST_ROWS))
        if abreast != self._abreast:
            self._abreast = abreast
            self._place(tuple(self.buttons), abreast)

    def _in_rows(self, rows: int) -> int:
        """How many are abreast in so many rows."""
        return -(-len(self.buttons) // rows)

    @property
    def current(self) -> str:
        return next(value for value, button in self.buttons.items() if button.isChecked())

    def choose(self, value: str) -> None:
        """As a press would, but tells nobody; a value that is not offered is left alone."""
        if value in self.buttons:
            with QSignalBlocker(self.buttons[value]):
                self.buttons[value].setChecked(True)
            lead_tab_to_checked(self._group)

    def set_labels(self, name: str, labels: dict[str, str]) -> None:
        """What the choices are called, and what it is that is chosen, for a screen reader."""
        self.setAccessibleName(name)
        for value, label in labels.items():
            self.buttons[value].setText(button_text(label))
            self.buttons[value].setAccessibleName(choice_name(name, label))
