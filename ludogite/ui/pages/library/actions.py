"""Buttons below the list, for the matches that are selected."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QWidget

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import text_font
from ludogite.ui.pages.match_summary import title_of
from ludogite.ui.widgets.elided import ElidedLabel
from ludogite.ui.widgets.parts import make_button

if TYPE_CHECKING:
    from ludogite.match.store.rows import Summary

LOOK = Message(QT_TRANSLATE_NOOP("library", "Replay"))
GO_ON = Message(QT_TRANSLATE_NOOP("library", "Continue"))
EXPORT = Message(QT_TRANSLATE_NOOP("library", "Export…"))
DELETE = Message(QT_TRANSLATE_NOOP("library", "Delete"))
SELECTED = QT_TRANSLATE_NOOP("library", "%n game(s) selected", None, 0)
NONE = Message(QT_TRANSLATE_NOOP("library", "Select a game, or several with Ctrl or Shift."))


class Actions(QWidget):
    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._matches: Sequence[Summary] = ()
        self.text = ElidedLabel(text_font(14), self)
        self.text.setObjectName("soft")
        self.delete_button, self.export_button = make_button(self), make_button(self)
        self.open_button = make_button(self, is_primary=True)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(12)
        layout.addWidget(self.text, stretch=1)
        for button in (self.delete_button, self.export_button, self.open_button):
            layout.addWidget(button)

    def show_selected(self, matches: Sequence[Summary]) -> None:
        self._matches = matches
        self.set_texts()

    def set_texts(self) -> None:
        matches = self._matches
        one = matches[0] if len(matches) == 1 else None
        self.text.setText(title_of(one) if one else tr(Message(SELECTED, n=len(matches)) if matches else NONE))
        self.open_button.setText(tr(GO_ON if one and not one.is_over else LOOK))
        self.export_button.setText(tr(EXPORT))
        self.delete_button.setText(tr(DELETE))
        self.open_button.setEnabled(one is not None and not one.is_damaged)
        for button in (self.export_button, self.delete_button):
            button.setEnabled(bool(matches))
