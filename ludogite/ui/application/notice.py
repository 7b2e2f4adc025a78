"""The strip above the pages with messages for the player."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout

from ludogite.message import Message
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import text_font
from ludogite.ui.widgets.parts import announce, make_button, make_label


class Notice(QFrame):
    """Hidden while there are none."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("notice")
        self._messages: list[Message] = []
        self._cancel: Callable[[], object] | None = None
        self.text = make_label(font=text_font(14, QFont.Weight.Medium), wraps=True)
        self.close_button = make_button()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(20, 12, 12, 12)
        layout.addWidget(self.text, stretch=1)
        layout.addWidget(self.close_button)
        self.close_button.clicked.connect(self._clear)
        self.hide()

    def add(self, message: Message, cancel: Callable[[], object] | None = None) -> None:
        """Shows the message, unless it is shown already. `cancel` ends what it tells of: its button does so then."""
        self._cancel = cancel or self._cancel
        if message not in self._messages:
            self._messages.append(message)
        self.set_texts()
        self.show()
        announce(self, tr(message))

    def remove(self, message: Message) -> None:
        """The message is out of date."""
        if message in self._messages:
            self._messages.remove(message)
            self._cancel = None
            self.set_texts()
            self.setVisible(bool(self._messages))

    def replace(self, message: Message, by: Message) -> None:
        """What a message says has changed. If the player has closed it, it does not come back."""
        if message in self._messages:
            self._messages[self._messages.index(message)] = by
            self.set_texts()

    def set_texts(self) -> None:
        self.text.setText("\n".join(tr(message) for message in self._messages))
        self.close_button.setText(self.tr("Cancel") if self._cancel else self.tr("Close"))

    def _clear(self) -> None:
        if self._cancel:
            self._cancel()
        else:
            self._messages.clear()
            self.hide()
