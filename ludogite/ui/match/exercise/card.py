"""What an exercise says beside the board: which step it is, its sentence in large letters, and the button that leads
on where there is only something to read."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QVBoxLayout

from ludogite.ui.look.theme import text_font
from ludogite.ui.widgets.parts import make_button, make_label

SENTENCE = 22
BUTTON = 44


class ExerciseCard(QFrame):
    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("card")
        self.setProperty("turn", "true")
        self.progress = make_label(self, font=text_font(13, QFont.Weight.DemiBold), is_soft=True)
        self.sentence = make_label(self, font=text_font(SENTENCE, QFont.Weight.Medium), wraps=True)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.button = make_button(self, is_primary=True)
        self.button.setMinimumHeight(BUTTON)
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
