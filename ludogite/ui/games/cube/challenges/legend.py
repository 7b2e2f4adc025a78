"""What the marks on the cards of challenges mean."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ludogite.ui.games.cube.challenges.grid import MARK, paint_gravity, paint_solved
from ludogite.ui.look.theme import Colours, text_font
from ludogite.ui.widgets.elided import ElidedLabel


class MarkSign(QWidget):
    def __init__(self, with_gravity: bool, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self.colours = colours
        self._paint = paint_gravity if with_gravity else paint_solved
        self.setFixedSize(QSize(int(MARK) + 2, int(MARK) + 2))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self._paint(painter, QPointF(self.width() / 2, self.height() / 2), self.colours)


class Legend(QWidget):
    def __init__(self, colours: Colours, parent: QWidget) -> None:
        super().__init__(parent)
        self._signs = [MarkSign(with_gravity, colours, self) for with_gravity in (False, True)]
        self._words = [ElidedLabel(text_font(12), self) for _ in range(2)]
        for words in self._words:
            words.setObjectName("soft")
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(7)
        for sign, words in zip(self._signs, self._words, strict=True):
            layout.addWidget(sign)
            layout.addWidget(words)
            layout.addSpacing(12)
        layout.addStretch(1)
        self.set_texts()

    def set_colours(self, colours: Colours) -> None:
        for sign in self._signs:
            sign.colours = colours
            sign.update()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.set_texts()
        super().changeEvent(event)

    def set_texts(self) -> None:
        solved, with_gravity = self._words
        solved.setText(self.tr("solved"))
        with_gravity.setText(self.tr("solved with gravity"))
