"""A page that is put in front of another, which waits behind it: a header with the way back, and a body."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ludogite.ui.theme import title_font
from ludogite.ui.widgets.parts import make_button, make_frame, make_label


class FrontPage(QWidget):
    back_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.back_button = make_button(is_flat=True)
        self.title = make_label(font=title_font(24))
        header = make_frame("header")
        self.header = QHBoxLayout(header)
        self.header.setContentsMargins(16, 8, 16, 8)
        self.header.setSpacing(16)
        self.header.addWidget(self.back_button)
        self.header.addWidget(self.title)
        self.header.addStretch(1)
        self.body = QVBoxLayout()
        self.body.setContentsMargins(32, 32, 32, 24)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(header)
        layout.addLayout(self.body, stretch=1)
        self.back_button.clicked.connect(self.back_wanted)
        QShortcut(QKeySequence("Escape"), self, self.back_wanted.emit).setAutoRepeat(False)

    def take_focus(self) -> None:
        """What has the keys when the page comes in front."""
        self.back_button.setFocus()

    def say_back(self) -> None:
        self.back_button.setText(self.tr("Back"))
