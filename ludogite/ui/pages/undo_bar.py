"""Names the match or the person that was just deleted, with a button that brings it back; it goes away when something
else is done."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, Signal
from PySide6.QtGui import QColor, QFont
from PySide6.QtWidgets import QFrame, QGraphicsDropShadowEffect, QHBoxLayout, QWidget

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.base.page import Undoable
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import text_font
from ludogite.ui.widgets.parts import announce, make_button, make_label

BELOW = 7
"""So far it is from the lower edge of its area."""
SEVERAL = QT_TRANSLATE_NOOP("UndoBar", "%n game(s) deleted", None, 0)
DAYS = QT_TRANSLATE_NOOP("UndoBar", "%n game(s) of the day given up", None, 0)
BOTH = QT_TRANSLATE_NOOP("UndoBar", "{deleted}, {given_up}")


class UndoBar(QFrame):
    undone = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self._undoable = Undoable()
        self._text = make_label(self, font=text_font(15, QFont.Weight.Medium))
        self.button = make_button(self)
        self.button.clicked.connect(self.undone)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(20, 10, 10, 10)
        layout.setSpacing(20)
        layout.addWidget(self._text)
        layout.addWidget(self.button)
        shadow = QGraphicsDropShadowEffect(self)
        shadow.setBlurRadius(24)
        shadow.setOffset(0, 4)
        shadow.setColor(QColor(0, 0, 0, 110))
        self.setGraphicsEffect(shadow)
        self.hide()

    def offer(self, undoable: Undoable) -> None:
        self._undoable = undoable
        self._set_texts()
        self.setVisible(undoable.is_any)
        if undoable.is_any:
            announce(self, self._text.text())

    @property
    def room(self) -> int:
        """How much of the height of its area it takes; nothing while there is nothing to undo."""
        return self.sizeHint().height() + 2 * BELOW if self._undoable.is_any else 0

    def place_in(self, area: QRect) -> None:
        """At the bottom of an area of the page, in the middle."""
        size = self.sizeHint()
        left = area.left() + (area.width() - size.width()) // 2
        self.setGeometry(left, area.bottom() - size.height() - BELOW, size.width(), size.height())
        self.raise_()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._set_texts()
        super().changeEvent(event)

    def _set_texts(self) -> None:
        number, only, given_up, person = self._undoable
        if person:
            self._text.setText(self.tr("Deleted: {name}").format(name=person))
        elif only:
            from ludogite.ui.pages.match_summary import title_of

            said = self.tr("Given up, as a game of the day: {game}") if given_up else self.tr("Deleted: {game}")
            self._text.setText(said.format(game=title_of(only)))
        elif number:
            deleted, days = Message(SEVERAL, n=number - given_up), Message(DAYS, n=given_up)
            both = Message(BOTH, deleted=deleted, given_up=days)
            self._text.setText(tr(deleted if not given_up else days if given_up == number else both))
        self.button.setText(self.tr("Undo"))
