"""The plate of an exercise: it lies on the table beside the cell that its step speaks of, and says what to do next."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGraphicsDropShadowEffect, QHBoxLayout, QVBoxLayout, QWidget

from ludogite.ui.look.theme import Colours, panel_width, text_font
from ludogite.ui.match.panel.panel import Beside
from ludogite.ui.widgets.parts import make_button, make_label
from ludogite.ui.widgets.scroll_area import ScrollArea

BESIDE = 28
"""Between the plate and what lies beside it: there is room for its pointer."""
SIDE = 20
AIR = 12
"""Between the plate and the edges of the table."""
DOT, NOW = 8, 22
BUTTON_HEIGHT = 44
END_OF_SENTENCE = re.compile(r"(?<=[.!?]) ")


def gap_width() -> int:
    """Of the gap that a board leaves for it: no more than the panel of a match takes."""
    return panel_width() - AIR


class Dots(QWidget):
    """How many steps there are, and which is now."""

    def __init__(self, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.colours = colours
        self._number = self._count = 0

    def show_step(self, number: int, count: int) -> None:
        """The number is counted from 1."""
        self._number, self._count = number, count
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._count * (DOT + 6) - 6 + NOW - DOT, DOT + 4)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, DOT + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            scale = min(self.width() / max(self.sizeHint().width(), 1), 1.0)
            painter.translate(0, self.height() / 2)
            painter.scale(scale, scale)
            left = 0.0
            for n in range(1, self._count + 1):
                dot = QRectF(left, -DOT / 2, NOW if n == self._number else DOT, DOT)
                is_filled = n <= self._number
                painter.setPen(Qt.PenStyle.NoPen if is_filled else QPen(QColor(self.colours.edge), 1.5))
                painter.setBrush(QColor(self.colours.ink) if is_filled else Qt.BrushStyle.NoBrush)
                inside = dot if is_filled else dot.adjusted(0.75, 0.75, -0.75, -0.75)
                painter.drawRoundedRect(inside, DOT / 2, DOT / 2)
                left += dot.width() + 6


class Sentence(QWidget):
    """What holds, and below it what to do, in stronger letters."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        weights = (QFont.Weight.Normal, QFont.Weight.DemiBold)
        self._holds, self._task = (make_label(self, font=text_font(17, weight), wraps=True) for weight in weights)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        for label in (self._holds, self._task):
            layout.addWidget(label)

    def set_text(self, text: str, is_task: bool) -> None:
        """The last sentence of a task says what to do."""
        *before, last = END_OF_SENTENCE.split(text)
        words = (" ".join(before), last) if is_task else (text, "")
        for label, said in zip((self._holds, self._task), words, strict=True):
            label.setText(said)
            label.setVisible(bool(said))

    def text(self) -> str:
        return " ".join(filter(None, (self._holds.text(), self._task.text())))


class ExercisePlate(Beside):
    """Its middle scrolls where it must; its buttons stay in view."""

    changed = Signal()
    """It needs another size."""

    def __init__(self, colours: Colours, besides: Sequence[QWidget], side: QWidget | None, action: QWidget) -> None:
        """`besides` is what an exercise of some kind has below its sentence, `side` what the board has for the panel of
        a match."""
        super().__init__()
        self.setObjectName("seat")
        self.setProperty("turn", "true")
        self.progress = make_label(self, font=text_font(13, QFont.Weight.Medium), is_soft=True)
        self.dots = Dots(colours, self)
        self.area = ScrollArea(self)
        self.sentence = Sentence(self.area.inner)
        self.button, self.back = make_button(self, is_primary=True), make_button(self)
        self.button.setMinimumHeight(BUTTON_HEIGHT)
        policy = action.sizePolicy()
        policy.setRetainSizeWhenHidden(False)
        action.setSizePolicy(policy)
        self._lay_out(besides, side, action)
        shadow = QGraphicsDropShadowEffect(self)
        shadow.setBlurRadius(30)
        shadow.setOffset(4, 12)
        shadow.setColor(QColor(0, 0, 0, 130))
        self.setGraphicsEffect(shadow)

    def _lay_out(self, besides: Sequence[QWidget], side: QWidget | None, action: QWidget) -> None:
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self.dots, stretch=1)
        head.addWidget(self.progress)
        inner = QVBoxLayout(self.area.inner)
        inner.setContentsMargins(SIDE, 0, SIDE, 0)
        inner.setSpacing(12)
        for part in (self.sentence, *besides):
            inner.addWidget(part)
        if side:
            inner.addWidget(side)
        inner.addStretch(1)
        foot = QVBoxLayout()
        foot.setContentsMargins(SIDE, 0, SIDE, 0)
        foot.setSpacing(8)
        for button in (self.button, action):
            foot.addWidget(button)
        foot.addWidget(self.back, alignment=Qt.AlignmentFlag.AlignLeft)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 18, 0, 16)
        layout.setSpacing(12)
        head.setContentsMargins(SIDE, 0, SIDE, 0)
        layout.addLayout(head)
        layout.addWidget(self.area, stretch=1)
        layout.addLayout(foot)

    def set_colours(self, colours: Colours) -> None:
        self.dots.colours = colours
        self.dots.update()

    def show_step(self, number: int, count: int, sentence: str, is_task: bool) -> None:
        """The number is counted from 1."""
        self.dots.show_step(number, count)
        self.show_task(self.tr("{number} of {count}").format(number=number, count=count), sentence, is_task)

    def show_task(self, heading: str, sentence: str, is_task: bool = False) -> None:
        self.progress.setText(heading)
        self.sentence.set_text(sentence, is_task)
        self.changed.emit()

    def offer(self, label: str) -> None:
        """The button; no label: something is to be done on the board."""
        self.button.setText(label)
        self.button.setVisible(bool(label))
        self.changed.emit()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.changed.emit()
        return super().event(event)

    def put(self, gap: QRect, room: QRect, aim: int | None) -> None:
        """In the middle of the gap, as far as that is in view in the room, and at the height of what it points at."""
        width = min(gap_width() - 2 * BESIDE, room.width() - 2 * AIR)
        inner, whole = self.area.inner.layout(), self.layout()
        assert inner
        assert whole
        frame = self.size() - self.contentsRect().size()  # it is wider in high contrast
        high = max(inner.heightForWidth(width - frame.width()), inner.minimumSize().height())
        rest = whole.sizeHint().height() - self.area.sizeHint().height() + frame.height()
        height = min(rest + high, room.height() - 2 * AIR)
        never, as_needed = Qt.ScrollBarPolicy.ScrollBarAlwaysOff, Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self.area.setVerticalScrollBarPolicy(never if height >= rest + high else as_needed)
        middle = room.top() + room.height() * 0.42 if aim is None else aim
        left = min(max(gap.center().x() - width // 2, room.left() + AIR), room.right() - AIR - width)
        top = min(max(round(middle - height / 2), room.top() + AIR), room.bottom() - AIR - height)
        self.setGeometry(left, top, width, height)
