"""Reports an import or an export above the list; while it goes on, how far it is."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.look.language import tr
from ludogite.ui.look.theme import scaled, text_font
from ludogite.ui.widgets.parts import make_button, make_label

CLOSE = Message(QT_TRANSLATE_NOOP("library", "Close"))
CANCEL = Message(QT_TRANSLATE_NOOP("library", "Cancel"))
LINES = 5
"""So many lines of the details are seen at once."""


class Report(QFrame):
    cancelled = Signal()
    closed = Signal()
    """A person has read the report and closed it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("notice")
        self._sentences: Sequence[Message] = ()
        self._lines: Sequence[Message] = ()
        self._is_going = False
        self.text = make_label(self, font=text_font(15, QFont.Weight.Medium), wraps=True)
        self.details = QPlainTextEdit(self)
        self.details.setReadOnly(True)
        self.details.setTabChangesFocus(True)
        self.details.document().setDocumentMargin(8)
        self.button = make_button(self)
        self.button.clicked.connect(self._press)
        upper = QHBoxLayout()
        upper.setSpacing(16)
        upper.addWidget(self.text, stretch=1)
        upper.addWidget(self.button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 10, 10, 10)
        layout.addLayout(upper)
        layout.addWidget(self.details)
        self.hide()

    def show_progress(self, sentence: Message) -> None:
        self._is_going = True
        self._show([sentence], ())

    def show_result(self, sentences: Sequence[Message], details: Sequence[Message] = ()) -> None:
        """The details are one a line, as many as there are."""
        self._is_going = False
        self._show(sentences, details)

    def _show(self, sentences: Sequence[Message], lines: Sequence[Message]) -> None:
        self._sentences, self._lines = sentences, lines
        self.set_texts()
        self.show()

    def _press(self) -> None:
        self.hide()
        (self.cancelled if self._is_going else self.closed).emit()

    def set_texts(self) -> None:
        self.text.setText(" ".join(tr(sentence) for sentence in self._sentences))
        self.button.setText(tr(CANCEL if self._is_going else CLOSE))
        self.details.setVisible(bool(self._lines))
        self.details.setPlainText("\n".join(tr(line) for line in self._lines))
        self.details.setAccessibleName(self.text.text())
        self.details.setFixedHeight(scaled(20) * min(len(self._lines), LINES) + 24)
