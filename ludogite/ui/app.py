"""The program with its window: what is done at the start, what pages ask for, and what is done at the end."""

from __future__ import annotations

import gc
import os
import sys
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QPixmapCache
from PySide6.QtWidgets import QApplication

from ludogite import __version__, paths
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.shelf import SHELF, Game
from ludogite.settings import LANGUAGE, TEXT_SIZE, THEME, CannotSave, Setting, Settings
from ludogite.sheets.type import load_fonts
from ludogite.ui import language, theme
from ludogite.ui.base.game_ui import ui_of
from ludogite.ui.base.routes import (
    BeginMatch,
    ChangeSetting,
    ForgetMatches,
    ImportRecords,
    Learn,
    LeaveMatch,
    OpenExtraPage,
    OpenFiles,
    PlayForReal,
    PlayOn,
    PlayPuzzle,
    Rematch,
    RememberPeople,
    RestoreMatches,
    ResumeMatch,
    Route,
    SetUp,
    ShowLibrary,
    ShowPuzzles,
    ShowStatistics,
    StartOver,
)
from ludogite.ui.crash import CrashReporter
from ludogite.ui.deleted import DeletedMatches
from ludogite.ui.files import Files, MacApplication
from ludogite.ui.matches import Matches
from ludogite.ui.one_instance import Answer, hand_over
from ludogite.ui.platform import choose_opengl, give_back_memory, platform_arguments, quit_on_signals
from ludogite.ui.theme import Colours
from ludogite.ui.widgets import file_dialog
from ludogite.ui.window import Window

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ludogite.match.store.store import Store
    from ludogite.ui.crash_dialog import CrashDialog
    from ludogite.ui.pages.library.page import LibraryPage
    from ludogite.ui.puzzles import Puzzles
    from ludogite.ui.recovery import Recovery
    from ludogite.ui.warm_up import WarmUp
    from ludogite.worker.worker import Worker


PIXMAP_CACHE = 64 * 1024
"""Kilobytes. On a screen with high resolution, the pictures of one page of challenges take 12,000."""

NO_LIBRARY = Message(QT_TRANSLATE_NOOP("app", "Your games could not be opened, so there is no library now."))
NO_LIBRARY_YET = Message(QT_TRANSLATE_NOOP("app", "Your games are still being opened. Try again in a moment."))

T = TypeVar("T")


class Application(QObject):
    """What lives as long as the window does: settings, language, theme, the store, and the window itself."""

    def __init__(self, files: Sequence[str] = (), other: Answer = Answer.NOBODY) -> None:
        """The files are opened at the start; `other` is what another Ludogîte has answered that was asked to do so."""
        super().__init__()
        self.files = Files(self, files, other)
        self.settings = Settings()
        file_dialog.remember_in(self.settings)
        self.language = language.Language()
        self.language.use(language.resolve(self.settings[LANGUAGE]))
        theme.apply(self.colours, self._text_size)
        self.window = Window(self.settings, self.colours)
        self.window.requested.connect(self.follow)
        self.window.read_seen = self._read_seen
        self.warm_up: WarmUp | None = None
        self.window.first_painted.connect(self._finish_start)
        self._session_values: dict[type, object] = {}
        self.matches = Matches(self)
        self.window.came_home.connect(self.matches.show_at_home)
        self.worker: Worker | None = None
        self._puzzles: Puzzles | None = None
        self._recovery: Recovery | None = None
        self._hints = QGuiApplication.styleHints()
        self._hints.colorSchemeChanged.connect(self._restyle)
        self.crashes = CrashReporter(self)
        self.crashes.crashed.connect(self._show_crash)
        self.crash_dialog: CrashDialog | None = None
        self.store: Store | None = None
        self.deleted = DeletedMatches(lambda: self.store, self)
        self.deleted.changed.connect(self.matches.show_at_home)
        self.deleted.refused.connect(self.window.show_notice)
        if self.settings.complaint:
            self.window.show_notice(self.settings.complaint)

    @property
    def colours(self) -> Colours:
        return theme.resolve(self.settings[THEME])

    @property
    def _text_size(self) -> int:
        return int(self.settings[TEXT_SIZE])

    def session_value(self, kind: type[T]) -> T:
        """The one value of this type that lives as long as the program, made when it is first asked for. A game keeps
        there what it remembers from page to page."""
        value = self._session_values.setdefault(kind, kind())
        assert isinstance(value, kind)
        return value

    def follow(self, route: Route) -> None:
        """Does what a page has asked for and the window cannot do itself."""
        if not isinstance(route, RestoreMatches | ChangeSetting):
            self.deleted.forget()
        match route:
            case SetUp(game):
                self.matches.set_up(game)
            case OpenExtraPage(game):
                self.open_extra_page(game)
            case Learn() | PlayForReal():
                self._follow_lesson(route)
            case ShowPuzzles(game, level):
                self._get_puzzles().show_page(game, level)
            case PlayPuzzle(game, level, name, seed):
                self._get_puzzles().play(game, level, name, seed)
            case OpenFiles(names):
                self.files.open(names)
            case ImportRecords(names):
                self.files.import_records(names)
            case ShowLibrary():
                self.show_library()
            case ShowStatistics(game, name):
                self.show_statistics(game, name)
            case BeginMatch(config, people):
                self.matches.begin_chosen(config, people)
            case RememberPeople(people):
                self.matches.remember(people)
            case ResumeMatch(id):
                self.matches.resume(id)
            case ForgetMatches(ids):
                self.deleted.delete(ids)
            case RestoreMatches():
                self.deleted.restore()
            case LeaveMatch(match):
                self.matches.forget_glance(match)
            case Rematch() | PlayOn() | StartOver():
                self._follow_match(route)
            case ChangeSetting(setting, value):
                self.choose(setting, value)

    def _follow_lesson(self, route: Learn | PlayForReal) -> None:
        from ludogite.ui import lessons

        match route:
            case Learn(game):
                lessons.open_lesson(self, game)
            case PlayForReal():
                lessons.play_for_real(self, route)

    def _follow_match(self, route: Rematch | PlayOn | StartOver) -> None:
        from ludogite.ui import next_match

        match route:
            case Rematch(match):
                next_match.play_next(self, match)
            case PlayOn(match, ply, seats):
                next_match.play_on(self, match, ply, seats)
            case StartOver(match):
                next_match.start_over(self, match)

    def _finish_start(self) -> None:
        """What the first paint need not wait for. The rest of the start has turns of its own."""
        from PySide6.QtGui import QIcon

        from ludogite.ui.warm_up import WarmUp

        if not gc.isenabled():
            gc.freeze()  # what is there now stays; to look through it for what can be freed would be a stall
            gc.enable()
        give_back_memory()
        QGuiApplication.setWindowIcon(QIcon(str(paths.assets() / "icons" / "ludogite.png")))
        self.warm_up = WarmUp(self)

    def open_store(self) -> None:
        """Called after the first paint, which waits neither for the disk nor for the import of SQLite."""
        from ludogite.match.store.store import Store, StoreInUse, StoreProblem

        paths.remove_parts(paths.config())
        try:
            self.store = Store()
        except StoreInUse:
            self.files.give_way()
            return
        except StoreProblem as problem:
            self.window.show_notice(problem.message)
        else:
            paths.remove_parts(paths.data())
            if self.store.complaint:
                self.window.show_notice(self.store.complaint)
            self.matches.show_at_home()
            if self.store.is_to_salvage:
                self._recover(self.store)
        self.files.open_given()

    def _recover(self, store: Store) -> None:
        from ludogite.ui.recovery import Recovery

        self._recovery = Recovery(store, self.window.notice, self)
        self._recovery.finished.connect(self._list_recovered)
        self._recovery.begin()

    def _list_recovered(self) -> None:
        from ludogite.ui.pages.library.page import LibraryPage

        self.matches.show_at_home()
        for page in self.window.open_pages:
            if isinstance(page, LibraryPage):
                page.show_new()

    @property
    def writable_store(self) -> Store | None:
        return None if self.store is None or self.store.is_read_only else self.store

    def show_library(self) -> LibraryPage | None:
        """Without a store there is none, and it is said."""
        from ludogite.ui.pages.library.page import LibraryMemory, LibraryPage

        if isinstance(self.window.page, LibraryPage):
            return self.window.page
        if self.store is None:
            self.window.show_notice(NO_LIBRARY if self.files.may_open else NO_LIBRARY_YET)
            return None
        page = LibraryPage(self.store, self.session_value(LibraryMemory), self.colours, self.window.pages)
        page.leave_out(self.deleted.ids, self.deleted.undoable)
        self.window.show_page(page)
        return page

    def get_worker(self) -> Worker:
        """Its processes are started when they are first needed."""
        if self.worker is None:
            from ludogite.ui.worker import make_worker

            self.worker = make_worker(self)
        return self.worker

    def _get_puzzles(self) -> Puzzles:
        if self._puzzles is None:
            from ludogite.ui.puzzles import Puzzles

            self._puzzles = Puzzles(self)
        return self._puzzles

    def open_extra_page(self, game: Game) -> None:
        self.window.show_page(ui_of(game).extra_page(self))

    def show_statistics(self, game: Game | None = None, name: str | None = None) -> None:
        """Of one person or of everybody; by default of the game that was played last."""
        from ludogite.ui.pages.statistics.page import StatisticsPage

        store = self.store
        if game is None and store and (last := store.last_game()):
            game = SHELF[last]
        people = store.people() if store else []
        self.window.show_in_front(StatisticsPage(store, people, self.colours, game, name))

    def _read_seen(self, game: Game) -> Mapping[str, int]:
        """What everybody who has played here has met."""
        from ludogite.match.store.store import StoreProblem

        with suppress(StoreProblem):  # a disk that refuses is spoken of when something is stored
            if self.store:
                return self.store.seen(game.id, [person.name for person in self.store.people()])
        return {}

    def close(self) -> None:
        """Deletes the window too: a widget that outlives Qt's application makes the process crash."""
        self.matches.close()
        self.deleted.finish()
        self.window.close()
        self.window.show_home()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(self.window, QEvent.Type.DeferredDelete.value)
        self._hints.colorSchemeChanged.disconnect(self._restyle)
        self.crashes.close()
        if self.warm_up:
            self.warm_up.end()
        self.files.close()
        if self.worker:
            self.worker.close()
        if self._recovery:
            self._recovery.stop()
        if self.store:
            self.store.close()
        self.language.close()

    def keep_at_logout(self, _session: object) -> None:
        """The system may end the program right after this."""
        self.window.keep_geometry()
        self.deleted.finish()

    def choose(self, setting: Setting, value: str) -> None:
        """Changes a setting, which takes effect at once on all open pages."""
        try:
            self.settings[setting] = value
        except CannotSave as problem:
            self.window.show_notice(problem.message)
        if setting == LANGUAGE:
            self.language.use(language.resolve(value))
        elif setting == THEME:
            self._restyle()
        elif setting == TEXT_SIZE:
            self._restyle()
            self.window.write_anew()
        self.window.use_settings()

    def _restyle(self) -> None:
        theme.apply(self.colours, self._text_size, self.window)
        self.window.set_colours(self.colours)

    def _show_crash(self, report: str) -> None:
        """Shows one dialog at a time: an error that comes back with every tick of a timer must not bury the window."""
        from ludogite.ui.crash_dialog import CrashDialog

        if self.crash_dialog is None or not self.crash_dialog.isVisible():
            self.crash_dialog = CrashDialog(report, self.window)
            self.crash_dialog.open()


def make_qt_application() -> QApplication:
    """Qt's application with our name, style and fonts. Raises NoScreen where there is no screen."""
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
    # To ask for the style here is quicker: what `setStyle` returns would make PySide build all that it knows of styles.
    kind = MacApplication if sys.platform == "darwin" else QApplication
    app = kind([sys.argv[0], "-style", "fusion", *platform_arguments()])
    choose_opengl()
    app.setApplicationName("ludogite")
    app.setApplicationDisplayName("Ludogîte")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(paths.DESKTOP_ID)
    load_fonts()
    QPixmapCache.setCacheLimit(PIXMAP_CACHE)
    app.setFont(theme.text_font(14))
    return app


def run(files: Sequence[str] = ()) -> int:
    """Opens the window, and in it the files, if any are given; or has another Ludogîte do so that runs already."""
    other = hand_over(files)
    if other is Answer.TAKEN:
        return 0
    os.chdir(paths.assets())  # the folder in which the program was started may go away, a stick for example
    qt_app = make_qt_application()
    app = Application(files, other)
    quit_on_signals(app)
    qt_app.commitDataRequest.connect(app.keep_at_logout)
    app.window.show()
    try:
        return qt_app.exec()
    finally:
        app.close()
