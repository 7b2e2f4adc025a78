"""The program with its window: what is done at the start, when a setting changes, and at the end."""

from __future__ import annotations

import gc
import os
import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QPixmapCache
from PySide6.QtWidgets import QApplication

from ludogite import __version__, paths
from ludogite.settings import CONTRAST, LANGUAGE, TEXT_SIZE, THEME, CannotSave, Setting
from ludogite.sheets.type import load_fonts
from ludogite.ui.application.crash import CrashReporter
from ludogite.ui.application.deleted import DeletedMatches
from ludogite.ui.application.files import Files, MacApplication
from ludogite.ui.application.matches import Matches
from ludogite.ui.application.navigator import Navigator
from ludogite.ui.application.one_instance import Answer, hand_over
from ludogite.ui.application.platform import (
    choose_opengl,
    choose_title_bar,
    give_back_memory,
    platform_arguments,
    quit_on_signals,
)
from ludogite.ui.application.window import Window
from ludogite.ui.base.session import Session
from ludogite.ui.look import language, theme
from ludogite.ui.look.system import SystemWishes
from ludogite.ui.widgets.parts import make_timer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludogite.match.store.store import Store
    from ludogite.ui.application.crash_dialog import CrashDialog
    from ludogite.ui.application.keeping import Keeping
    from ludogite.ui.application.recovery import Recovery
    from ludogite.ui.application.start_up import StartUp


PIXMAP_CACHE = 64 * 1024
"""Kilobytes. On a screen with high resolution, the pictures of one page of challenges take 12,000."""

WEEKLY_POLL_MS = 60_000
"""Between two looks at whether a copy of everything is due."""


class Application(QObject):
    """Makes what the program consists of, and ends it."""

    def __init__(self, files: Sequence[str] = (), other: Answer = Answer.NOBODY) -> None:
        """The files are opened at the start; `other` is what another Ludogîte has answered that was asked to do so."""
        super().__init__()
        self.session = Session(self)
        settings = self.session.settings
        self.language = language.Language()
        self.language.use(language.resolve(settings[LANGUAGE]))
        choose_title_bar(settings[THEME])
        theme.apply(self.session.colours, self._text_size)
        self.window = Window(self.session)
        self.start_up: StartUp | None = None
        self.window.first_painted.connect(self._finish_start)
        self.deleted = DeletedMatches(self.session, self)
        self.matches = Matches(self.session, self.window, self.deleted)
        self.window.came_home.connect(self.matches.show_at_home)
        self.deleted.changed.connect(self.matches.show_at_home)
        self.deleted.refused.connect(self.window.show_notice)
        self.files = Files(self.session, self.window, self.deleted, files, other)
        self.files.store_wanted.connect(self.open_store)
        self.navigator = Navigator(
            self.session, self.window, self.matches, self.deleted, self.files, self.get_keeping, self.choose
        )
        self._keeping: Keeping | None = None
        self._weekly_timer = make_timer(self, WEEKLY_POLL_MS)
        self._weekly_timer.timeout.connect(lambda: self.get_keeping().save_weekly())
        self.window.requested.connect(self.navigator.follow)
        self.files.requested.connect(self.navigator.follow)
        self._recovery: Recovery | None = None
        self.wishes = SystemWishes(self)
        self.wishes.changed.connect(self._follow_system)
        self.crashes = CrashReporter(self)
        self.crashes.crashed.connect(self._show_crash)
        self.crash_dialog: CrashDialog | None = None
        if settings.complaint:
            self.window.show_notice(settings.complaint)

    @property
    def store(self) -> Store | None:
        return self.session.store

    @property
    def _text_size(self) -> int:
        return int(self.session.settings[TEXT_SIZE])

    def _finish_start(self) -> None:
        """What the first paint need not wait for. The rest of the start has turns of its own."""
        from PySide6.QtGui import QIcon

        from ludogite.ui.application.start_up import StartUp
        from ludogite.ui.widgets import file_dialog

        if not gc.isenabled():
            gc.freeze()  # what is there now stays; to look through it for what can be freed would be a stall
            gc.enable()
        give_back_memory()
        file_dialog.remember_in(self.session.settings)
        QGuiApplication.setWindowIcon(QIcon(str(paths.assets() / "icons" / "ludogite.png")))
        pictures = self.window.home.pictures
        self.start_up = StartUp(self.session, pictures, self.open_store, self.files.listen)

    def open_store(self) -> None:
        """Called after the first paint, which waits neither for the disk nor for the import of SQLite."""
        from ludogite.match.store import StoreInUse, StoreProblem
        from ludogite.match.store.store import Store

        paths.remove_parts(paths.config())
        try:
            store = self.session.store = Store()
        except StoreInUse:
            self.files.give_way()
            return
        except StoreProblem as problem:
            self.window.show_notice(problem.message)
            self.matches.show_at_home()
        else:
            paths.remove_parts(paths.data())
            if store.has_placed_files:
                self._use_other_settings()
            if store.complaint:
                self.window.show_notice(store.complaint)
            self.matches.show_at_home()
            self._weekly_timer.start()
            if store.is_to_salvage:
                self._recover(store)
        self.files.open_given()

    def get_keeping(self) -> Keeping:
        if self._keeping is None:
            from ludogite.ui.application.keeping import Keeping

            self._keeping = Keeping(self.session, self.window, self.deleted)
            self._keeping.store_replaced.connect(self._open_other_store)
        return self._keeping

    def _open_other_store(self) -> None:
        self.session.store = None
        self.open_store()

    def _use_other_settings(self) -> None:
        """They have come from another computer, or are those of before again."""
        settings = self.session.settings
        settings.read_again()
        self.language.use(language.resolve(settings[LANGUAGE]))
        choose_title_bar(settings[THEME])
        self._restyle()
        self.window.write_anew()
        self.window.use_settings()

    def _recover(self, store: Store) -> None:
        from ludogite.ui.application.recovery import Recovery

        self._recovery = Recovery(store, self.window.notice, self)
        self._recovery.finished.connect(self._list_recovered)
        self._recovery.begin()

    def _list_recovered(self) -> None:
        from ludogite.ui.pages.library.page import LibraryPage

        self.matches.show_at_home()
        for page in self.window.open_pages:
            if isinstance(page, LibraryPage):
                page.show_new()

    def close(self) -> None:
        """Deletes the window too: a widget that outlives Qt's application makes the process crash."""
        self.matches.close()
        self._weekly_timer.stop()
        if self._keeping:
            self._keeping.cancel()
        self.files.close()
        self.deleted.finish()
        self.window.close()
        self.window.close_pages()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(self.window, QEvent.Type.DeferredDelete.value)
        self.wishes.close()
        self.crashes.close()
        if self.start_up:
            self.start_up.end()
        if self._recovery:
            self._recovery.stop()
        self.session.close()
        self.language.close()

    def keep_at_logout(self, _session: object) -> None:
        """The system may end the program right after this."""
        self.window.keep_geometry()
        self.deleted.finish()

    def choose(self, setting: Setting, value: str) -> None:
        """Changes a setting, which takes effect at once on all open pages."""
        try:
            self.session.settings[setting] = value
        except CannotSave as problem:
            self.window.show_notice(problem.message)
        if setting == LANGUAGE:
            self.language.use(language.resolve(value))
        elif setting == THEME:
            choose_title_bar(value)
        if setting in (THEME, CONTRAST, TEXT_SIZE):
            self._restyle()
        if setting == TEXT_SIZE:
            self.window.write_anew()
        self.window.use_settings()

    def _follow_system(self) -> None:
        """Somebody has changed the settings of the system."""
        self._restyle()
        self.window.use_settings()

    def _restyle(self) -> None:
        colours = self.session.colours
        theme.apply(colours, self._text_size, self.window)
        self.window.set_colours(colours)

    def _show_crash(self, report: str) -> None:
        """Shows one dialog at a time: an error that comes back with every tick of a timer must not bury the window."""
        from ludogite.ui.application.crash_dialog import CrashDialog

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
