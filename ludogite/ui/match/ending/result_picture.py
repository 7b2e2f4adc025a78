"""A picture of how a match ended, to be saved or copied."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QCoreApplication, QEvent, QIODevice, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QGuiApplication, QPixmap
from PySide6.QtWidgets import QApplication, QMenu, QPushButton, QWidget

from ludogite import paths
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.widgets.file_dialog import PICTURES, ask_to_save

COPIED = Message(QT_TRANSLATE_NOOP("match_page", "Picture copied."))
SAVED = QT_TRANSLATE_NOOP("match_page", "Saved: {file}")
NOT_SAVED = QT_TRANSLATE_NOOP("match_page", "The picture cannot be saved ({reason}).")


class ResultPicture(QObject):
    """Of one widget: the table with the board, the plate and the line below."""

    wanted = Signal()
    """It is about to be taken: the line below is to tell the result and nothing else."""
    record_wanted = Signal()
    """Not the picture, but the whole match is to be saved."""
    answered = Signal(object)
    """A Message that says what became of it."""

    def __init__(self, shown: QWidget, title: str) -> None:
        super().__init__(shown)
        self._shown, self._title = shown, title

    def offer(self, button: QWidget) -> None:
        """A menu above the button: save or copy it, or save the match."""
        menu = QMenu(button)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.tr("Save picture…")).triggered.connect(self._ask_file)
        menu.addAction(self.tr("Copy picture")).triggered.connect(self.copy)
        menu.addAction(self.tr("Save game…")).triggered.connect(self.record_wanted)
        menu.popup(button.mapToGlobal(QPoint(0, -menu.sizeHint().height())))

    def grab(self) -> QPixmap:
        """A picture that is sent around has nothing to press."""
        self.wanted.emit()
        focus = QApplication.focusWidget()
        found = self._shown.findChildren(QPushButton)
        # Those of the dialog that asks for a file are children too.
        buttons = [button for button in found if button.isVisible() and button.window() is self._shown.window()]
        for button in buttons:
            button.hide()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)  # the line below may have been lower
        picture = self._shown.grab()
        for button in buttons:
            button.show()
        if focus is not None and focus in buttons:
            focus.setFocus()
        return picture

    def copy(self) -> None:
        QGuiApplication.clipboard().setPixmap(self.grab())
        self.answered.emit(COPIED)

    def save(self, file: Path) -> None:
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        self.grab().save(buffer, "PNG")
        try:
            paths.write_whole({file: bytes(buffer.data().data())})
        except OSError as error:
            self.answered.emit(Message(NOT_SAVED, reason=error.strerror or type(error).__name__))
        else:
            self.answered.emit(Message(SAVED, file=file.name))

    def _ask_file(self) -> None:
        ask_to_save(self._shown, self._title, self._title, [PICTURES], self.save)
