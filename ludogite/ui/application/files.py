"""Opens files: those given at the start, those that people choose, and those that a second start or the system hands
over."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from ludogite.message import QT_TRANSLATE_NOOP, Clause, Complaint, Message
from ludogite.ui.application.one_instance import Answer, hand_over
from ludogite.ui.base.game_ui import file_suffixes, playable_games, ui_of
from ludogite.ui.base.routes import OpenFiles, ShowKept, ShowLibrary
from ludogite.ui.look.language import tr

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludogite.match.library.transfer import Import
    from ludogite.ui.application.deleted import DeletedMatches
    from ludogite.ui.application.one_instance import Listener, Request
    from ludogite.ui.application.window import Window
    from ludogite.ui.base.session import Session
    from ludogite.ui.pages.library.page import LibraryPage

RETRY_MS, RETRIES = 200, 20
"""Milliseconds between two questions to another Ludogîte that has the matches open, and how often it is asked."""
NOT_ANSWERING = Message(
    QT_TRANSLATE_NOOP(
        "app", "Ludogîte is already open, but its window does not answer. What you play here is not saved."
    )
)
OPEN = Message(QT_TRANSLATE_NOOP("app", "Open"))
OPENED = Message(QT_TRANSLATE_NOOP("app", "Games, challenges and crosswords"))
WRONG_FILE = QT_TRANSLATE_NOOP("app", "{file}: {reason}")
ONE_AT_A_TIME = QT_TRANSLATE_NOOP("app", "Only {file} was opened: challenges and crosswords open one at a time.")
ALONE = QT_TRANSLATE_NOOP(
    "app", "Only {file} was opened: a file with everything in it can’t be opened together with others."
)
NOT_YET = QT_TRANSLATE_NOOP("app", "Not everything could be imported. To open {file}, choose it again.")


class MacApplication(QApplication):
    """Qt's application on macOS. The system tells it which files were double-clicked: there they are no words of the
    command. Elsewhere the first paint does not wait for Python to look at these events."""

    file_asked = Signal(str)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self.file_asked.emit(event.file())
            return True
        return super().event(event)


class Files(QObject):
    requested = Signal(object)
    """A Route, to what is in a file."""
    store_wanted = Signal()
    """Another Ludogîte had the matches open; perhaps it has ended."""

    def __init__(
        self, session: Session, window: Window, deleted: DeletedMatches, given: Sequence[str], other: Answer
    ) -> None:
        """What was given at the start is opened later, by `open_given` or by another Ludogîte; `other` is what that one
        has answered so far."""
        super().__init__(window)
        self._session, self._window, self._deleted = session, window, deleted
        self._given, self._other = given, other
        self._asked_other = 0
        """How often the other one was asked since this window is open."""
        self.listener: Listener | None = None
        qt_app = QCoreApplication.instance()
        if isinstance(qt_app, MacApplication):
            qt_app.file_asked.connect(self._take)

    def give_way(self) -> None:
        """Another Ludogîte has the matches open: it gets the files, and this one ends. It may be starting or ending at
        this very moment, so it is asked a few times. If it does not answer, this one says so and stays."""
        if self._other is Answer.NOBODY:
            self._other = hand_over(self._given)
            self._asked_other += 1
        if self._other is Answer.TAKEN:
            QCoreApplication.quit()
        elif self._other is Answer.NOBODY and self._asked_other < RETRIES:
            QTimer.singleShot(RETRY_MS, self, self.store_wanted.emit)
        else:
            self._window.show_notice(NOT_ANSWERING)
            self.open_given()

    def listen(self) -> None:
        """From now on, those who are started later ask this window to open their files."""
        if self._session.store is not None and self.listener is None:
            from ludogite.ui.application.one_instance import Listener

            self.listener = Listener(self)
            self.listener.asked.connect(self._follow_request)

    def close(self) -> None:
        if self.listener:
            self.listener.close()

    def _follow_request(self, request: Request) -> None:
        self._window.come_to_front(request.token)
        if request.files:
            self.open(request.files)

    def _take(self, name: str) -> None:
        """The system hands files over one by one, also at the start. Those that come together are opened together."""
        self._given = (*self._given, name)
        if self._session.is_settled:
            QTimer.singleShot(0, self, self._open_taken)

    def _open_taken(self) -> None:
        self._window.come_to_front()
        self.open_given()

    def open_given(self) -> None:
        self._session.is_settled = True
        given, self._given = self._given, ()
        if given:
            self.open(given)

    def choose(self) -> None:
        """Asks which files are to be opened: records, and what games have besides."""
        from ludogite.match.library import keep_file
        from ludogite.match.record import SUFFIX
        from ludogite.ui.widgets.file_dialog import FileKind, ask_to_open

        kind = FileKind(OPENED, (SUFFIX, *file_suffixes(), keep_file.SUFFIX))
        window = self._window
        ask_to_open(window, tr(OPEN), kind, lambda names: window.requested.emit(OpenFiles(names)), several=True)

    def open(self, names: Sequence[str]) -> None:
        """Records, as many as there are, go into the library; of the files of games the first one is opened, after
        them. A file with everything in it is shown alone."""
        from ludogite.match.library import keep_file
        from ludogite.match.library.transfer import is_record

        if kept := [name for name in names if name.lower().endswith(keep_file.SUFFIX)]:
            self.requested.emit(ShowKept(Path(kept[0])))
            if len(names) > 1:
                self._window.show_notice(Message(ALONE, file=Path(kept[0]).name))
            return
        others = [name for name in names if not is_record(name)]
        if len(others) == len(names):
            self._open_first(names)
            return
        of_games = [name for name in others if name.lower().endswith(file_suffixes())]
        page = self.import_records([name for name in names if name not in of_games])
        if page and of_games:
            self._open_after_import(page, of_games)

    def _open_first(self, names: Sequence[str]) -> None:
        self.open_in_game(names[0])
        if len(names) > 1:
            self._window.show_notice(Message(ONE_AT_A_TIME, file=Path(names[0]).name))

    def _open_after_import(self, page: LibraryPage, names: Sequence[str]) -> None:
        """Leaving the library would end the import, and hide what is said of records that are refused."""
        from ludogite.ui.pages.library.transfers import in_short

        def go_on(reading: Import) -> None:
            window, transfers = self._window, page.transfers
            if window.page is not page or transfers.is_going:
                return
            transfers.imported.disconnect(go_on)
            if reading.refused:
                window.show_notice(Message(NOT_YET, file=Path(names[0]).name))
                return
            for sentence in in_short(reading):
                window.show_notice(sentence)
            self._open_first(names)

        page.transfers.imported.connect(go_on, Qt.ConnectionType.QueuedConnection)

    def import_records(self, names: Sequence[str]) -> LibraryPage | None:
        """What was deleted before is gone then, so that it can come back from a file. Without a store there is no
        library."""
        from ludogite.ui.pages.library.page import LibraryPage

        self._deleted.finish()
        self.requested.emit(ShowLibrary())
        page = self._window.page
        if not isinstance(page, LibraryPage):
            return None
        page.import_files(names)
        return page

    def open_in_game(self, name: str) -> None:
        """Opens it with the game that has files of this kind. A file of an unknown kind is given to the first game that
        has files, which says what is wrong with it. What is open stays so then."""
        games = [ui for game in playable_games() if (ui := ui_of(game)).file_suffixes]
        found = next((ui for ui in games if name.lower().endswith(ui.file_suffixes)), games[0])
        try:
            route = found.open_file(self._session, name)
        except Complaint as wrong:
            self._window.show_notice(Message(WRONG_FILE, file=Path(name).name, reason=Clause(wrong.message)))
        else:
            self.requested.emit(route)
