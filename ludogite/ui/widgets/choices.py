"""Choices as cards, one below the other: a mark, a name, and a line that says what it means; or as a list that
opens."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QGuiApplication, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QComboBox, QPushButton, QSizePolicy, QSpinBox, QVBoxLayout, QWidget

from ludogite.ui.look.language import choice_name
from ludogite.ui.look.theme import SPIN, panel_width, scaled, text_font
from ludogite.ui.widgets.elided import elided_words
from ludogite.ui.widgets.parts import lead_tab_to_checked, set_tip

LEFT, RIGHT, AIR, GAP = 44, 12, 9, 3
"""Pixels beside the words of a card, above and below them, and between name and explanation."""
MARK = 18
WRAPPED = Qt.TextFlag.TextWordWrap.value


class ChoiceCard(QPushButton):
    """Alone it is switched on or off; among `Choices` it is one of several. It paints its words itself: with labels in
    each card, a page of them would take a quarter longer to make."""

    def __init__(self, parent: QWidget, is_checked: bool = False, is_one_of_several: bool = False) -> None:
        super().__init__(parent)
        self.setObjectName("choice")
        self.setAutoDefault(False)
        self.setCheckable(True)
        self.setAutoExclusive(is_one_of_several)  # a radio button for screen readers
        self.setChecked(is_checked)
        self._is_one_of_several = is_one_of_several
        self.name = self.explanation = ""
        self._lines: dict[int, list[_Line]] = {}
        """What is painted, by the width of the card."""
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_texts(self, name: str, explanation: str = "", purpose: str = "") -> None:
        """What it is called and what it means; for screen readers also the purpose of the whole choice."""
        self.name, self.explanation = name, explanation
        self._lines.clear()
        self.updateGeometry()
        self.update()
        self.setAccessibleName(choice_name(purpose, name) if purpose else name)
        self.setAccessibleDescription(explanation)

    def heightForWidth(self, width: int) -> int:
        return self._lines_in(width)[-1].area.bottom() + 1 + AIR

    def sizeHint(self) -> QSize:
        return QSize(panel_width(), self.heightForWidth(panel_width()))

    def minimumSizeHint(self) -> QSize:
        return QSize(LEFT + RIGHT, 2 * AIR + QFontMetrics(_name_font()).height())

    def _lines_in(self, width: int) -> list[_Line]:
        """The name and, if there is one, what it means."""
        if width not in self._lines:
            wide = max(width - LEFT - RIGHT, 1)
            name = _Line.below(AIR, wide, elided_words(self.name, QFontMetrics(_name_font()), wide), _name_font())
            self._lines[width] = [name]
            if self.explanation:
                top = name.area.bottom() + 1 + GAP
                self._lines[width].append(_Line.below(top, wide, self.explanation, text_font(scaled(13))))
        return self._lines[width]

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        lines = self._lines_in(self.width())
        set_tip(self, self.name if lines[0].text != self.name else "")
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            palette = QGuiApplication.palette()  # that of the button has colours of the style sheet in it
            soft = palette.placeholderText().color()
            strong = palette.text().color() if self.isEnabled() else soft
            for line, colour in zip(lines, (strong, soft), strict=False):
                painter.setFont(line.font)
                painter.setPen(colour)
                painter.drawText(line.area, WRAPPED, line.text)
            self._paint_mark(painter, lines[0].area.center().y() + 0.5)

    def _paint_mark(self, painter: QPainter, middle: float) -> None:
        palette = self.palette()
        mark = QRectF(15, middle - MARK / 2, MARK, MARK)
        is_marked = self.isChecked() and self.isEnabled()
        painter.setPen(QPen(palette.highlight() if is_marked else palette.placeholderText(), 1.5))
        painter.setBrush(QColor(0, 0, 0, 0))
        corner = MARK / 2 if self._is_one_of_several else 5
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


class _Line(NamedTuple):
    """A text of a card, perhaps in several lines."""

    text: str
    font: QFont
    area: QRect

    @classmethod
    def below(cls, top: int, width: int, text: str, font: QFont) -> _Line:
        room = QRect(LEFT, top, width, 10_000)
        room.setHeight(QFontMetrics(font).boundingRect(room, WRAPPED, text).height())
        return cls(text, font, room)


def _name_font() -> QFont:
    return text_font(scaled(15), QFont.Weight.Medium)


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


class Picker(QComboBox):
    def set_purpose(self, purpose: str) -> None:
        """What is chosen here, for screen readers. Under Linux Qt takes what is chosen for its name, whatever name it
        has."""
        self.setAccessibleName(purpose)
        self.setAccessibleDescription(purpose)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A style sheet takes the arrow away with the frame of its button: it is drawn here."""
        super().paintEvent(event)
        with QPainter(self) as painter:
            self.paint_arrow(painter)

    def paint_arrow(self, painter: QPainter) -> None:
        _paint_arrow(painter, self, QPointF(self.width() - 20, self.height() / 2 + 2.5), 5)


class NumberField(QSpinBox):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.lineEdit().setTextMargins(8, 0, 0, 0)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Its arrows, too, would go with the frames of their buttons."""
        super().paintEvent(event)
        middle = QPointF(self.width() - SPIN / 2, self.height() / 2)
        with QPainter(self) as painter:
            _paint_arrow(painter, self, middle + QPointF(0, -8), -4)
            _paint_arrow(painter, self, middle + QPointF(0, 8), 4)


def _paint_arrow(painter: QPainter, widget: QWidget, tip: QPointF, size: float) -> None:
    """Down, or up where the size is negative."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(widget.palette().text(), 2))
    painter.drawPolyline([tip + QPointF(-size, -size), tip, tip + QPointF(size, -size)])
