"""Choices as cards, one below the other: a mark, a name, and a line that says what it means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ludogite.ui.language import choice_name
from ludogite.ui.theme import text_font
from ludogite.ui.widgets.elided import ElidedLabel
from ludogite.ui.widgets.parts import lead_tab_to_checked, make_label


class ChoiceCard(QPushButton):
    """Alone it is switched on or off; among `Choices` it is one of several."""

    MARK = 18

    def __init__(self, parent: QWidget, is_checked: bool = False, is_one_of_several: bool = False) -> None:
        super().__init__(parent)
        self.setObjectName("choice")
        self.setAutoDefault(False)
        self.setCheckable(True)
        self.setAutoExclusive(is_one_of_several)  # a radio button for screen readers
        self.setChecked(is_checked)
        self._is_one_of_several = is_one_of_several
        self.name = ElidedLabel(text_font(15, QFont.Weight.Medium), self)
        self.name.setWordWrap(True)
        self.explanation = make_label(self, font=text_font(13), is_soft=True, wraps=True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._layout = layout = QVBoxLayout(self)
        layout.setContentsMargins(44, 9, 12, 9)
        layout.setSpacing(3)
        for label in (self.name, self.explanation):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            layout.addWidget(label)

    def set_texts(self, name: str, explanation: str = "", purpose: str = "") -> None:
        """What it is called and what it means; for screen readers also the purpose of the whole choice."""
        self.name.setText(name)
        self.explanation.setText(explanation)
        self.explanation.setVisible(bool(explanation))
        self.setAccessibleName(choice_name(purpose, name) if purpose else name)
        self.setAccessibleDescription(explanation)

    def sizeHint(self) -> QSize:
        return self._layout.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._layout.minimumSize()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        palette = self.palette()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            top = self.name.geometry().center().y() - self.MARK / 2 + 0.5
            mark = QRectF(15, top, self.MARK, self.MARK)
            is_marked = self.isChecked() and self.isEnabled()
            painter.setPen(QPen(palette.highlight() if is_marked else palette.placeholderText(), 1.5))
            painter.setBrush(QColor(0, 0, 0, 0))
            corner = self.MARK / 2 if self._is_one_of_several else 5
            painter.drawRoundedRect(mark, corner, corner)
            if not is_marked:
                return
            if self._is_one_of_several:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(palette.highlight())
                painter.drawEllipse(mark.center(), 5, 5)
            else:
                painter.setPen(QPen(palette.highlight(), 2.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
                x, y = mark.center().x(), mark.center().y()
                painter.drawPolyline([QPointF(x + dx, y + dy) for dx, dy in ((-4, 0), (-1, 3), (4, -4))])


class Choices(QWidget):
    """Several cards, one of them chosen."""

    chosen = Signal(str)

    def __init__(self, values: Sequence[str], current: str, parent: QWidget) -> None:
        super().__init__(parent)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        self._group = QButtonGroup(self)
        self.buttons = {value: ChoiceCard(self, value == current, is_one_of_several=True) for value in values}
        for value, button in self.buttons.items():
            self._group.addButton(button)
            layout.addWidget(button)
            # A screen reader checks a button without a click.
            button.toggled.connect(lambda is_on, value=value: self.chosen.emit(value) if is_on else None)
        self._group.buttonToggled.connect(lambda: lead_tab_to_checked(self._group))
        lead_tab_to_checked(self._group)

    @property
    def current(self) -> str:
        return next(value for value, button in self.buttons.items() if button.isChecked())

    def choose(self, value: str) -> None:
        """As a press would, but tells nobody; a value that is not offered is left alone."""
        if value in self.buttons:
            with QSignalBlocker(self.buttons[value]):
                self.buttons[value].setChecked(True)
            lead_tab_to_checked(self._group)

    def set_labels(self, name: str, labels: Mapping[str, str], explanations: Mapping[str, str]) -> None:
        self.setAccessibleName(name)
        for value, label in labels.items():
            self.buttons[value].set_texts(label, explanations.get(value, ""), purpose=name)
