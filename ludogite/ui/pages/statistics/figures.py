"""A few numbers that stand alone, side by side or in two rows."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from ludogite.ui.base.game_statistics import Figure
from ludogite.ui.look.theme import scaled, text_font, title_font
from ludogite.ui.widgets.parts import make_frame, make_label

MOST = 5
LEAST_WIDTH = 112
"""Of a number, with text of the usual size."""


class Figures(QWidget):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._layout = QGridLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(12)
        self._abreast = 0
        self._cards: list[tuple[QFrame, QLabel, QLabel]] = []
        for _ in range(MOST):
            card = make_frame("seat", self)
            value = make_label(card, font=title_font(32))
            label = make_label(card, font=text_font(13), is_soft=True, wraps=True)
            inside = QVBoxLayout(card)
            inside.setContentsMargins(18, 10, 12, 12)
            inside.setSpacing(0)
            inside.addWidget(value)
            inside.addWidget(label, 1, Qt.AlignmentFlag.AlignTop)
            self._cards.append((card, value, label))
        self.figures: Sequence[Figure] = ()
        self._place(MOST)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place(MOST if self.width() >= scaled(LEAST_WIDTH) * MOST else MOST // 2 + 1)

    def _place(self, abreast: int) -> None:
        if abreast == self._abreast:
            return
        self._abreast = abreast
        for n, (card, _, _) in enumerate(self._cards):
            self._layout.addWidget(card, *divmod(n, abreast))
        for column in range(MOST):
            self._layout.setColumnStretch(column, 1 if column < abreast else 0)

    def minimumSizeHint(self) -> QSize:
        """In two rows it may be narrower than it is."""
        return QSize(scaled(LEAST_WIDTH) * (MOST // 2 + 1), super().minimumSizeHint().height())

    def show_figures(self, figures: Sequence[Figure]) -> None:
        self.figures = figures
        for n, (card, value, label) in enumerate(self._cards):
            card.setVisible(n < len(figures))
            if n < len(figures):
                value.setText(figures[n].value)
                label.setText(figures[n].label)
