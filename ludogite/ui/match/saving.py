"""Saves a match from its page: its record as a file, and a picture of how it ended, which can also be copied."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QBuffer, QCoreApplication, QEvent, QIODevice, QObject, Signal
from PySide6.QtGui import QGuiApplication, QPixmap
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from ludogite import paths
from ludogite.match.match import Match
from ludogite.message import QT_TRANSLATE_NOOP, Complaint, Message
from ludogite.ui.look.language import day_name, tr
from ludogite.ui.match.looking_back.menus import make_menu, open_above
from ludogite.ui.pages.match_summary import joined, players
from ludogite.ui.widgets.file_dialog import PICTURES, ask_to_save

SAVE = Message(QT_TRANSLATE_NOOP("match_page", "Save game…"))
SAVED = QT_TRANSLATE_NOOP("match_page", "Game saved as {file}.")
SAVED_SECRET = QT_TRANSLATE_NOOP("match_page", "Game saved as {file}. {warning}")
PICTURE_COPIED = Message(QT_TRANSLATE_NOOP("match_page", "Picture copied."))
PICTURE_SAVED = QT_TRANSLATE_NOOP("match_page", "Saved: {file}")
PICTURE_NOT_SAVED = QT_TRANSLATE_NOOP("match_page", "The picture cannot be saved ({reason}).")


class MatchSaver(QObject):
    picture_wanted = Signal()
    """A picture is about to be taken: the line below the board is to tell the result and nothing else."""
    saved = Signal(object)
    """A Message that says what was saved, or why not."""

    def __init__(self, match: Match, table: QWidget, title: QLabel) -> None:
        """The picture is of the table: the board, the plate and the line below."""
        super().__init__(table)
        self._match, self._table, self._title = match, table, title

    def ask_record(self) -> None:
        from ludogite.ui.pages.library.page import RECORDS
        from ludogite.ui.pages.library.words import marked_title

        match, today = self._match, day_name(datetime.now().astimezone().date(), "yyyy-MM-dd")
        name = joined(" — ", self._title.text(), players(match.config.seats), today)
        name = marked_title(name, match.outcome is not None)
        ask_to_save(self._table, tr(SAVE), name, [RECORDS], self._save_record)

    def _save_record(self, file: Path) -> None:
        from ludogite.match.library.transfer import has_secrets, save_record
        from ludogite.ui.pages.library.transfers import SECRET

        try:
            save_record(self._match, file)
        except Complaint as complaint:
            self.saved.emit(complaint.message)
        else:
            is_open = not has_secrets(self._match)
            said = Message(SAVED, file=file.name) if is_open else Message(SAVED_SECRET, file=file.name, warning=SECRET)
            self.saved.emit(said)

    def offer(self, button: QWidget) -> None:
        """A menu above the button: save or copy the picture, or save the match."""
        menu = make_menu(button)
        menu.addAction(self.tr("Save picture…")).triggered.connect(self._ask_picture)
        menu.addAction(self.tr("Copy picture")).triggered.connect(self.copy_picture)
        menu.addAction(self.tr("Save game…")).triggered.connect(self.ask_record)
        open_above(menu, button)

    def grab(self) -> QPixmap:
        """A picture that is sent around has nothing to press."""
        self.picture_wanted.emit()
        focus = QApplication.focusWidget()
        found = self._table.findChildren(QPushButton)
        # Those of the dialog that asks for a file are children too.
        buttons = [button for button in found if button.isVisible() and button.window() is self._table.window()]
        for button in buttons:
            button.hide()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)  # the line below may have been lower
        picture = self._table.grab()
        for button in buttons:
            button.show()
        if focus is not None and focus in buttons:
            focus.setFocus()
        return picture

    def copy_picture(self) -> None:
        QGuiApplication.clipboard().setPixmap(self.grab())
        self.saved.emit(PICTURE_COPIED)

    def save_picture(self, file: Path) -> None:
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        self.grab().save(buffer, "PNG")
        try:
            paths.write_whole({file: bytes(buffer.data().data())})
        except OSError as error:
            self.saved.emit(Message(PICTURE_NOT_SAVED, reason=error.strerror or type(error).__name__))
        else:
            self.saved.emit(Message(PICTURE_SAVED, file=file.name))

    def _ask_picture(self) -> None:
        title = self._title.text()
        ask_to_save(self._table, title, title, [PICTURES], self.save_picture)
