"""The last days as stamps: what was made of each, by a figure, a word and a colour. Each is a button."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from enum import Enum, auto
from math import cos, pi, sin
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.look.language import day_name, tr
from ludogite.ui.look.theme import Colours, scaled, text_font, title_font

HEIGHT, GAP, CORNER = 76, 8, 10.0
A_WEEK = 7
GRADES = (("#F0C75A", "#4C350B"), ("#CFE0BC", "#27451F"), ("#D5E0EA", "#384653"), ("#E8DDC8", "#4C4338"))
"""The ground and the ink of a stamp, the best first: at least 7:1, as high contrast asks."""
STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -A_WEEK, Qt.Key.Key_Down: A_WEEK}
CENTRE = Qt.AlignmentFlag.AlignCenter


YOUR_TURN = Message(QT_TRANSLATE_NOOP("stamp", "your turn"))
PLAY = Message(QT_TRANSLATE_NOOP("stamp", "Play"))
PLAYED_LATE = Message(QT_TRANSLATE_NOOP("stamp", "later"))


class Kind(Enum):
    DONE = auto()
    LATE = auto()
    """Something was made of it, on a later day."""
    MISSED = auto()
    """It can still be played: its word is seen only when it is pointed at, or all of them would ask to be played."""
    TODAY = auto()
    """It is to be played, or goes on."""
    GONE = auto()
    """It was not played, and cannot be any more."""


class Stamp(NamedTuple):
    day: date
    kind: Kind
    word: Message | None
    name: Message
    """What screen readers read."""
    figure: str = ""
    grade: int = len(GRADES) - 1
    is_record: bool = False


class StampButton(QAbstractButton):
    def __init__(self, colours: Colours, parent: Stamps) -> None:
        super().__init__(parent)
        self.colours, self._stamps = colours, parent
        self.stamp: Stamp | None = None
        self.names_month = False
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_stamp(self, stamp: Stamp) -> None:
        self.stamp = stamp
        self.setAccessibleName(tr(stamp.name))
        self.setText(tr(stamp.word) if stamp.word else "")
        self.setEnabled(stamp.kind is not Kind.GONE)
        self.update()

    @property
    def _is_pointed_at(self) -> bool:
        return self.underMouse() and self.isEnabled()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if step := STEPS.get(Qt.Key(event.key())):
            self._stamps.step_from(self, step)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.stamp is None:
            return
        stamp, colours, area = self.stamp, self.colours, QRectF(self.rect()).adjusted(1, 1, -1, -1)
        ink = QColor(colours.accent if stamp.kind is Kind.TODAY else colours.soft_ink)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            if stamp.kind is Kind.DONE:
                ground, ink = map(QColor, GRADES[stamp.grade])
                painter.setBrush(ground)
            elif self._is_pointed_at:
                painter.setBrush(QColor(colours.background))
            if stamp.kind is not Kind.DONE:
                edge = ink if stamp.kind is Kind.TODAY else QColor(colours.edge if self.isEnabled() else colours.line)
                painter.setPen(QPen(edge, 2 if stamp.kind is Kind.TODAY else 1, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(area, CORNER, CORNER)
            if self.hasFocus() or (self.underMouse() and stamp.kind is Kind.DONE):
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(QColor(colours.accent if self.hasFocus() else colours.edge), 2))
                painter.drawRoundedRect(area, CORNER, CORNER)
            painter.setPen(ink)
            self._paint_words(painter, area, stamp)

    def _paint_words(self, painter: QPainter, area: QRectF, stamp: Stamp) -> None:
        line = scaled(16)
        painter.setFont(text_font(scaled(12), QFont.Weight.Medium))
        day = day_name(stamp.day, "d MMM") if self.names_month and not stamp.is_record else ""
        if not day or painter.fontMetrics().horizontalAdvance(day) + 10 > area.width():
            day = str(stamp.day.day)
        painter.drawText(area.adjusted(7, 4, 0, 0), Qt.AlignmentFlag.AlignLeft, day)
        below = QRectF(area.left(), area.bottom() - line - 4, area.width(), line)
        painter.setFont(_word_font())
        if stamp.figure:
            painter.drawText(below, CENTRE, self.text())
            painter.setFont(title_font(scaled(24)))
            painter.drawText(area.adjusted(0, 0.2 * area.height(), 0, -line), CENTRE, stamp.figure)
        elif stamp.kind is not Kind.MISSED or self._is_pointed_at or self.hasFocus():
            painter.drawText(area.adjusted(0, 0.14 * area.height(), 0, 0), CENTRE, self.text())
        if stamp.is_record:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(GRADES[stamp.grade][1]))
            painter.drawPolygon(star(QPointF(area.right() - 13, area.top() + 13), scaled(8)))


def _word_font() -> QFont:
    return text_font(scaled(12), QFont.Weight.DemiBold)


def star(middle: QPointF, radius: float) -> QPolygonF:
    turns = [(n * pi / 5, radius * (1 if n % 2 == 0 else 0.45)) for n in range(10)]
    return QPolygonF([middle + QPointF(sin(turn), -cos(turn)) * far for turn, far in turns])


class Stamps(QWidget):
    """Rows of a week, the last day at the end. Tab comes to one of them, arrows lead to the others."""

    pressed = Signal(object)
    """The date."""

    def __init__(self, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.colours = colours
        self.buttons: list[StampButton] = []
        self._abreast = A_WEEK

    def show_stamps(self, stamps: Sequence[Stamp]) -> None:
        while len(self.buttons) < len(stamps):
            button = StampButton(self.colours, self)
            button.clicked.connect(lambda _checked=False, button=button: self._press(button))
            self.buttons.append(button)
        for n, button in enumerate(self.buttons):
            button.setVisible(n < len(stamps))
            if n < len(stamps):
                button.names_month = n == 0 or stamps[n].day.day == 1
                button.show_stamp(stamps[n])
        self._lead_tab_to(self.shown[-1])
        self._place()

    @property
    def shown(self) -> list[StampButton]:
        return [button for button in self.buttons if not button.isHidden()]

    def set_colours(self, colours: Colours) -> None:
        self.colours = colours
        for button in self.buttons:
            button.colours = colours
            button.update()

    def step_from(self, button: StampButton, step: int) -> None:
        shown = self.shown
        wide = self._abreast if abs(step) > 1 else 1
        at = shown.index(button) + (wide if step > 0 else -wide)
        while 0 <= at < len(shown) and not shown[at].isEnabled():
            at += wide if step > 0 else -wide
        if 0 <= at < len(shown):
            self._lead_tab_to(shown[at])
            shown[at].setFocus(Qt.FocusReason.TabFocusReason)

    def _lead_tab_to(self, one: StampButton) -> None:
        for button in self.buttons:
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if button is one else Qt.FocusPolicy.ClickFocus)

    def _press(self, button: StampButton) -> None:
        assert button.stamp
        self.pressed.emit(button.stamp.day)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        """A week abreast, or as many as have room for their words."""
        shown, metrics = self.shown, QFontMetrics(_word_font())
        widest = max((metrics.horizontalAdvance(button.text()) for button in shown), default=0) + 8
        self._abreast = max(min(A_WEEK, (self.width() + GAP) // (widest + GAP)), 1)
        wide, high = (self.width() + GAP) / self._abreast, scaled(HEIGHT) + GAP
        for n, button in enumerate(shown):
            row, column = divmod(n, self._abreast)
            left = round(column * wide)
            button.setGeometry(left, row * high, round((column + 1) * wide) - GAP - left, high - GAP)
        rows = -(-len(shown) // self._abreast)
        self.setFixedHeight(max(rows * high - GAP, 0))
