"""The panel of an exercise: a card that says what to do next, and the ways back and out."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from ludogite.ui.look.theme import text_font
from ludogite.ui.match.panel.panel import Panel
from ludogite.ui.widgets.parts import make_button, make_label

SENTENCE_SIZE = 22
BUTTON_HEIGHT = 44


class ExerciseCard(QFrame):
    """Which step it is, its sentence in large letters, and the button that leads on where there is only something to
    read."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("card")
        self.setProperty("turn", "true")
        self.progress = make_label(self, font=text_font(13, QFont.Weight.DemiBold), is_soft=True)
        self.sentence = make_label(self, font=text_font(SENTENCE_SIZE, QFont.Weight.Medium), wraps=True)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.button = make_button(self, is_primary=True)
        self.button.setMinimumHeight(BUTTON_HEIGHT)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(18, 16, 18, 18)
        layout.setSpacing(10)
        layout.addWidget(self.progress)
        layout.addWidget(self.sentence)
        layout.addSpacing(4)
        layout.addWidget(self.button)

    def show_step(self, number: int, count: int, sentence: str) -> None:
        """The number is counted from 1."""
        self.show_task(self.tr("{number} of {count}").format(number=number, count=count), sentence)

    def show_task(self, heading: str, sentence: str) -> None:
        self.progress.setText(heading)
        self.sentence.setText(sentence)
        self.sentence.setAccessibleName(sentence)

    def offer(self, label: str) -> None:
        """The button; no label: something is to be done on the board."""
        self.button.setText(label)
        self.button.setVisible(bool(label))


class ExercisePanel(Panel):
    """The card and its button are always in view; what an exercise of some kind has besides is below it."""

    def __init__(self, besides: Sequence[QWidget], side: QWidget | None, buttons: Sequence[QWidget]) -> None:
        self.card = ExerciseCard()
        super().__init__(buttons, self.card)
        self.back, self.leave = make_button(), make_button(is_flat=True)
        layout = QVBoxLayout(self.area.inner)
        layout.setContentsMargins(20, 0, 20, 0)
        layout.setSpacing(12)
        for part in besides:
            layout.addWidget(part)
        layout.addStretch(1)
        if side:
            layout.addWidget(side, stretch=10)
        row = QHBoxLayout()
        row.addWidget(self.back)
        row.addStretch(1)
        row.addWidget(self.leave)
        layout.addLayout(row)
