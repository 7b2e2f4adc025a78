"""A few numbers that stand alone, side by side."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from ludogite.ui.pages.statistics.game_statistics import Figure
from ludogite.ui.theme import text_font, title_font
from ludogite.ui.widgets.parts import make_frame, make_label

MOST = 5


class Figures(QWidget):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(12)
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
            layout.addWidget(card, stretch=1)
            self._cards.append((card, value, label))
        self.figures: Sequence[Figure] = ()

    def show_figures(self, figures: Sequence[Figure]) -> None:
        self.figures = figures
        for n, (card, value, label) in enumerate(self._cards):
            card.setVisible(n < len(figures))
            if n < len(figures):
                value.setText(figures[n].value)
                label.setText(figures[n].label)
