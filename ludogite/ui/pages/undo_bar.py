"""What was just deleted, and a button that brings it back; it goes away when something else is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from ludogite.ui.pages.match_summary import title_of
from ludogite.ui.theme import text_font
from ludogite.ui.widgets.parts import make_button, make_label

if TYPE_CHECKING:
    from ludogite.match.store_rows import Summary


class UndoBar(QFrame):
    undone = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self._match: Summary | None = None
        self._text = make_label(self, font=text_font(15, QFont.Weight.Medium))
        self.button = make_button(self)
        self.button.clicked.connect(self.undone)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(20, 10, 10, 10)
        layout.setSpacing(20)
        layout.addWidget(self._text)
        layout.addWidget(self.button)
        self.hide()

    def show_match(self, match: Summary | None) -> None:
        """None: there is nothing to bring back."""
        self._match = match
        self._set_texts()
        self.setVisible(match is not None)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._set_texts()
        super().changeEvent(event)

    def _set_texts(self) -> None:
        if self._match:
            self._text.setText(self.tr("Deleted: {game}").format(game=title_of(self._match)))
        self.button.setText(self.tr("Undo"))
