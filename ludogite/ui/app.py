"""The program with its window, from the first paint to the last."""

from __future__ import annotations

import secrets
import signal
import sys
import time
from contextlib import suppress
from dataclasses import replace
from importlib import import_module
from threading import Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QIcon, QPixmapCache
from PySide6.QtWidgets import QApplication, QScrollArea, QStyleFactory

from ludogite import __version__, paths
from ludogite.rules.game import SHELF
from ludogite.settings import ANIMATIONS, CLOCK, GRAVITY, LANGUAGE, THEME, CannotSave, Setting, Settings
from ludogite.sheets.type import load_fonts
from ludogite.ui import language, theme
from ludogite.ui.crash import CrashReporter
from ludogite.ui.crash_dialog import CrashDialog
from ludogite.ui.games import CARDS, PART_OF
from ludogite.ui.games.cube.challenges.navigation import ChallengeNavigation
from ludogite.ui.games.symbols.solo.navigation import SoloNavigation
from ludogite.ui.platform import choose_opengl, platform_arguments
from ludogite.ui.window import Window

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from ludogite.match.match import Match, MatchConfig
    from ludogite.match.people import Person
    from ludogite.match.store import Store
    from ludogite.ui.thoughts import Thoughts


WARMING_PAUSE = 30
"""Milliseconds between two steps of warming up, for the window to breathe."""

FILLING_IN = 0.008
"""Seconds of filling in old matches in one step of warming up; the move replayed last may take a little longer."""

PICTURES_KEPT = 64 * 1024
"""Kilobytes; on a fine screen a level's challenges alone take a dozen thousand."""
WANTED_NEXT = (
    *CARDS.values(),
    *("ludogite.match.match", "ludogite.players.shapes", "ludogite.ui.match.accessible", "ludogite.ui.match.page"),
    *("ludogite.ui.pages.setup", "ludogite.match.challenge_progress", "ludogite.ui.games.cube.challenges.page"),
    *("ludogite.ui.pages.rules", "ludogite.ui.pages.settings", "ludogite.ui.pages.print", "ludogite.sheets.symbols"),
    *("ludogite.match.results", "ludogite.ui.games.symbols.solo.page", "numpy", "ludogite.players.symbols"),
    *("ludogite.ui.games.cube.opengl", "ludogite.ui.games.cube.renderer", "ludogite.ui.games.cube.board"),
    *("ludogite.ui.games.symbols.board", "ludogite.ui.games.cube.challenges.board", "highspy"),
)
"""What the next clicks would need, in the order in which they may come."""


class Application(QObject):
    """What lives as long as the window does: settings, language, theme, the store, and the window itself."""

    def __init__(self, file: str | None = None) -> None:
        super().__init__()
        self._file = file
        """What the player has double-clicked, if anything."""
        self.settings = Settings()
        self.language = language.Language()
        self.language.use(language.resolve(self.settings[LANGUAGE]))
        colours = theme.resolve(self.settings[THEME])
        theme.apply(colours)
        self.window = Window(self.settings, colours)
        self.window.set_language(self.language.current)
        self.window.setting_chosen.connect(self.choose)
        self.window.home.match_forgotten.connect(self.forget)
        self.window.first_painted.connect(self.open_store)
        self.window.first_painted.connect(self.open_given_file)
        self.window.first_painted.connect(self.warm_up)
        self._warming = self._steps()
        self._importing: Thread | None = None
        self._imported: list[str] = []
        self.window.setup_wanted.connect(self.set_up)
        self.window.match_wanted.connect(self.begin)
        self.window.resume_wanted.connect(self.resume)
        self.window.rematch_wanted.connect(self.rematch)
        self.challenges, self.symbols = ChallengeNavigation(self), SoloNavigation(self)
        self.window.beside_wanted.connect(self.show_beside)
        self.window.came_home.connect(self._list_matches)
        self.thoughts: Thoughts | None = None
        self._hints = QGuiApplication.styleHints()
        self._hints.colorSchemeChanged.connect(self._restyle)
        self.crashes = CrashReporter(self)
        self.crashes.crashed.connect(self._tell_of_crash)
        self.crash_dialog: CrashDialog | None = None
        self.store: Store | None = None
        if self.settings.complaint:
            self.window.show_notice(self.settings.complaint)

    def open_store(self) -> None:
        """After the first paint: the window does not wait for the disk, nor for what reads it."""
        from ludogite.match.store import Store, StoreProblem

        try:
            self.store = Store()
        except StoreProblem as problem:
            self.window.show_notice(problem.message)
            return
        if self.store.complaint:
            self.window.show_notice(self.store.complaint)
        self._list_matches()

    def _steps_of_old_matches(self) -> Iterator[Callable[[], object]]:
        """Matches of an older version get their labels and results, a few at a time, and are listed with them. If the
        disk refuses, the next start goes on."""
        from ludogite.match.store import StoreProblem

        with suppress(StoreProblem):
            if self.store is None or not self.store.fill_in(1):
                return
            while self._fill_in(self.store):
                yield lambda: None
            self._list_matches()

    def _fill_in(self, store: Store) -> bool:
        """Whether any are left."""
        end = time.monotonic() + FILLING_IN
        while store.fill_in(1):
            if time.monotonic() > end:
                return True
        return False

    def open_given_file(self) -> None:
        if self._file:
            self.challenges.open_file(self._file)

    def warm_up(self) -> None:
        """While nobody waits: what the next click would need, one thing after another."""
        step = next(self._warming, None)
        if step is not None:
            step()
            QTimer.singleShot(WARMING_PAUSE, self.warm_up)

    def _steps(self) -> Iterator[Callable[[], object]]:
        """Modules are imported beside the window, which only waits a little now and then."""
        self._importing = Thread(target=_import_all, args=(WANTED_NEXT, self._imported))
        yield self._importing.start
        for card in self.window.home.cards:
            while CARDS[card.game.id] not in self._imported:
                yield lambda: None
            yield card.bring_picture
        while self._importing.is_alive():
            yield lambda: None
        yield from self._steps_of_old_matches()
        yield lambda: import_module("ludogite.content.challenges").shipped()
        yield lambda: import_module("ludogite.match.challenge_progress").shipped_keys()
        # The first widget that Qt made itself is costly: PySide looks through all its types for what it is.
        yield lambda: QScrollArea().viewport()
        yield self.think
        yield lambda: self.thoughts.warm_up() if self.thoughts else None
        yield from self._steps_of_cube()

    def _steps_of_cube(self) -> Iterator[Callable[[], object]]:
        from ludogite.ui.games.cube.canvas import NoOpenGL, warming

        for step in warming():
            try:
                step()
            except NoOpenGL:
                return
            yield lambda: None

    def think(self) -> Thoughts:
        """The one who thinks, called when first needed."""
        if self.thoughts is None:
            from ludogite.ui.thoughts import Thoughts

            self.thoughts = Thoughts(self)
        return self.thoughts

    def set_up(self, game: str) -> None:
        if game in PART_OF:
            self.challenges.show()
            return
        from ludogite.ui.pages.setup import SetupPage

        store = self.store
        page = SetupPage(
            SHELF[game],
            store.people() if store else [],
            lambda names: store.last_loser(game, names) if store else None,
            theme.resolve(self.settings[THEME]),
            self.window.pages,
        )
        page.people_named.connect(self._remember)
        self.window.show_setup(page)

    def _remember(self, people: list[Person]) -> None:
        from ludogite.match.store import StoreProblem

        try:
            for person in people:
                if self.store:
                    self.store.remember(person)
        except StoreProblem as problem:
            self.window.show_notice(problem.message)

    def begin(self, config: MatchConfig) -> bool:
        """A new match, stored before its first move; without a store it is played all the same. Whether it is open."""
        from ludogite.match.match import Match

        return self._open(lambda: self.store.begin(config) if self.store else Match(config))

    def show_beside(self, game: str) -> None:
        rooms = {"cube": self.challenges, "symbols": self.symbols}
        rooms[game].show()

    def rematch(self, match: Match) -> None:
        """The same table with the seats turned round, and everything drawn anew."""
        if match.config.game.id in PART_OF:
            self.challenges.play_next(match)
            return
        old, seed = match.config, secrets.randbits(63)
        options = {name: value[::-1] if isinstance(value, list) else value for name, value in old.options.items()}
        setup = old.game.draw_setup(len(old.seats), options, seed)
        self.begin(replace(old, seats=old.seats[::-1], options=options, setup=setup, seed=seed))

    def resume(self, id: int) -> None:
        store = self.store
        if store:
            self._open(lambda: store.resume(id))

    def _open(self, make: Callable[[], Match]) -> bool:
        from ludogite.match.store import StoreProblem
        from ludogite.ui.match.page import MatchPage

        try:
            match = make()
        except StoreProblem as problem:
            self.window.show_notice(problem.message)
            return False
        people = self.store.people() if self.store else []
        page = MatchPage(match, self.think(), people, theme.resolve(self.settings[THEME]))
        page.left.connect(self.challenges.forget_glance)
        self.window.show_match(page)
        return True

    def forget(self, id: int) -> None:
        from ludogite.match.store import StoreProblem

        try:
            if self.store and not self.symbols.give_up_day(id):
                self.store.forget(id)
        except StoreProblem as problem:
            self.window.show_notice(problem.message)
        self._list_matches()

    def _list_matches(self) -> None:
        if self.store:
            self.window.home.show_matches(self.store.matches(), self.store.people())

    def close(self) -> None:
        """Takes the window away too: a widget that outlived the application would bring the process down."""
        self.window.close()
        self.window.show_home()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(self.window, QEvent.Type.DeferredDelete.value)
        self._hints.colorSchemeChanged.disconnect(self._restyle)
        self.crashes.close()
        self._warming = iter(())
        if self._importing and self._importing.is_alive():
            self._importing.join()
        if self.thoughts:
            self.thoughts.close()
        if self.store:
            self.store.close()

    def choose(self, setting: Setting, value: str) -> None:
        """A setting, and at once everything that hangs on it."""
        chosen = {
            LANGUAGE: self.choose_language,
            THEME: self.choose_theme,
            ANIMATIONS: self.choose_animations,
            CLOCK: self.choose_clock,
            GRAVITY: lambda value: self._set(GRAVITY, value),
        }
        chosen[setting](value)

    def choose_language(self, value: str) -> None:
        self._set(LANGUAGE, value)
        self.language.use(language.resolve(value))
        self.window.set_language(self.language.current)

    def choose_theme(self, value: str) -> None:
        self._set(THEME, value)
        self._restyle()

    def choose_animations(self, value: str) -> None:
        self._set(ANIMATIONS, value)
        self.window.set_animated()

    def choose_clock(self, value: str) -> None:
        self._set(CLOCK, value)
        self.window.set_clock()

    def _restyle(self) -> None:
        colours = theme.resolve(self.settings[THEME])
        theme.apply(colours)
        self.window.set_colours(colours)

    def _set(self, setting: Setting, value: str) -> None:
        try:
            self.settings[setting] = value
        except CannotSave as problem:
            self.window.show_notice(problem.message)

    def _tell_of_crash(self, told: str) -> None:
        """Once: a fault that comes back with every beat of a timer must not bury the window."""
        if self.crash_dialog is None or not self.crash_dialog.isVisible():
            self.crash_dialog = CrashDialog(told, self.window)
            self.crash_dialog.open()


def _import_all(modules: Iterable[str], imported: list[str]) -> None:
    for module in modules:
        with suppress(Exception):  # whoever needs it will meet the same fault
            import_module(module)
        imported.append(module)


def make_qt_application() -> QApplication:
    """Qt, with our name, our style and our fonts. Raises NoScreen where there is none."""
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
    app = QApplication([sys.argv[0], *platform_arguments()])
    choose_opengl()
    app.setApplicationName("ludogite")
    app.setApplicationDisplayName("Ludogîte")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("ludogite")
    app.setStyle(QStyleFactory.create("Fusion"))
    app.setWindowIcon(QIcon(str(paths.assets() / "icons" / "ludogite.png")))
    load_fonts()
    QPixmapCache.setCacheLimit(PICTURES_KEPT)
    app.setFont(theme.text_font(14))
    return app


def run(file: str | None = None) -> int:
    """With a challenge file, that is what the window opens with."""
    qt_app = make_qt_application()
    # Ctrl+C in the terminal ends the program at once, which is safe: every accepted move is on disk.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    app = Application(file)
    app.window.show()
    try:
        return qt_app.exec()
    finally:
        app.close()
