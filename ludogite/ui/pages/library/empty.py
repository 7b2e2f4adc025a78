"""The library while there is nothing to show, and what can be done about it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import text_font, title_font
from ludogite.ui.widgets.parts import make_button, make_label

MIDDLE = Qt.AlignmentFlag.AlignCenter
NO_MATCHES = Message(QT_TRANSLATE_NOOP("library", "No games yet"))
INVITATION = Message(QT_TRANSLATE_NOOP("library", "Every game you play is kept here, to continue or replay."))
PLAY = Message(QT_TRANSLATE_NOOP("library", "Pick a game"))
NOTHING_FOUND = Message(QT_TRANSLATE_NOOP("library", "Nothing found"))
NO_MATCH = Message(QT_TRANSLATE_NOOP("library", "No game matches."))
SHOW_ALL = Message(QT_TRANSLATE_NOOP("library", "Show all games"))


class Empty(QWidget):
    pressed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._has_others = False
        self._title = make_label(self, font=title_font(30), alignment=MIDDLE)
        self._text = make_label(self, font=text_font(16), is_soft=True, wraps=True, alignment=MIDDLE)
        self.button = make_button(self, is_primary=True)
        self.button.clicked.connect(self.pressed)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.button)
        row.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setSpacing(12)
        layout.addStretch(2)
        layout.addWidget(self._title)
        layout.addWidget(self._text)
        layout.addSpacing(8)
        layout.addLayout(row)
        layout.addStretch(3)

    def show_reason(self, has_others: bool) -> None:
        """Either there are matches that are not shown, or none at all."""
        self._has_others = has_others
        self.set_texts()

    def set_texts(self) -> None:
        self._title.setText(tr(NOTHING_FOUND if self._has_others else NO_MATCHES))
        self._text.setText(tr(NO_MATCH if self._has_others else INVITATION))
        self.button.setText(tr(SHOW_ALL if self._has_others else PLAY))
