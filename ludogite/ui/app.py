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
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QIcon, QPixmapCache
from PySide6.QtWidgets import QApplication, QScrollArea, QStyleFactory

from ludogite import __version__, paths
from ludogite.rules.game import SHELF, Game, InvalidSetup
from ludogite.settings import LANGUAGE, THEME, CannotSave, Setting, Settings
from ludogite.sheets.type import load_fonts
from ludogite.ui import language, theme
from ludogite.ui.crash import CrashReporter
from ludogite.ui.game_ui import file_formats, playable_games, ui_of
from ludogite.ui.pages.routes import (
    BeginMatch,
    ChangeSetting,
    ForgetMatch,
    LeaveMatch,
    OpenExtraPage,
    OpenFile,
    Rematch,
    ResumeMatch,
    Route,
    SetUp,
    StartOver,
)
from ludogite.ui.platform import choose_opengl, platform_arguments
from ludogite.ui.theme import Colours
from ludogite.ui.window import Window

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence

    from ludogite.match.match import Match, MatchConfig
    from ludogite.match.people import Person
    from ludogite.match.store import Store
    from ludogite.ui.crash_dialog import CrashDialog
    from ludogite.ui.thoughts import Thoughts


WARMING_PAUSE = 30
"""Milliseconds between two steps of warming up, for the window to breathe."""

FILLING_IN = 0.008
"""Seconds of filling in old matches in one step of warming up; the move replayed last may take a little longer."""

PICTURES_KEPT = 64 * 1024
"""Kilobytes; on a fine screen a level's challenges alone take a dozen thousand."""
LOAD_EARLY = (
    *("ludogite.match.match", "ludogite.ui.match.accessible", "ludogite.ui.match.page", "ludogite.ui.pages.setup"),
    *("ludogite.ui.pages.rules", "ludogite.ui.pages.settings", "ludogite.ui.pages.print", "ludogite.ui.pages.about"),
    "ludogite.ui.crash_dialog",
)
"""What the next clicks would need in any game."""
GLANCE = 10.0
"""Seconds that somebody may look at a match without having begun it, where a game does not keep such matches."""

T = TypeVar("T")


class Application(QObject):
    """What lives as long as the window does: settings, language, theme, the store, and the window itself."""

    def __init__(self, file: str | None = None) -> None:
        super().__init__()
        self._file = file
        """What the player has double-clicked, if anything."""
        self.settings = Settings()
        self.language = language.Language()
        self.language.use(language.resolve(self.settings[LANGUAGE]))
        theme.apply(self.colours)
        self.window = Window(self.settings, self.colours)
        self.window.requested.connect(self.follow)
        self.window.first_painted.connect(self.open_store)
        self.window.first_painted.connect(self.open_given_file)
        self.window.first_painted.connect(self.warm_up)
        self._warming = self._steps()
        self._importing: Thread | None = None
        self._imported: list[str] = []
        self._kept: dict[type, object] = {}
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

    @property
    def colours(self) -> Colours:
        return theme.resolve(self.settings[THEME])

    def keep(self, kind: type[T]) -> T:
        """The one value of this kind, made when it is first asked for: what a game remembers until the end."""
        value = self._kept.setdefault(kind, kind())
        assert isinstance(value, kind)
        return value

    def follow(self, route: Route) -> None:
        """What a page has asked for and the window cannot do."""
        match route:
            case SetUp(game):
                self.set_up(game)
            case OpenExtraPage(game):
                self.open_extra_page(game)
            case OpenFile(name):
                self.open_file(name)
            case BeginMatch(config, people):
                self._remember(people)
                self.begin(config)
            case ResumeMatch(id):
                self.resume(id)
            case ForgetMatch(id):
                self.forget(id)
            case LeaveMatch(match):
                self._forget_glance(match)
            case Rematch(match):
                self.play_next(match)
            case StartOver(match):
                self.start_over(match)
            case ChangeSetting(setting, value):
                self.choose(setting, value)

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
            self.open_file(self._file)

    def open_file(self, name: str) -> None:
        """By the game that has files of this kind; of an unknown kind the first game says what is wrong with it."""
        formats = file_formats()
        found = [known for known in formats if name.endswith(known.suffix)] or formats
        found[0].open(self, name)

    def warm_up(self) -> None:
        """While nobody waits: what the next click would need, one thing after another."""
        step = next(self._warming, None)
        if step is not None:
            step()
            QTimer.singleShot(WARMING_PAUSE, self.warm_up)

    def _steps(self) -> Iterator[Callable[[], object]]:
        """Modules are imported beside the window, which only waits a little now and then."""
        cards, games = self.window.home.cards, [ui_of(game) for game in playable_games()]
        early = [*(ui_of(card.game).card_module for card in cards), *LOAD_EARLY]
        early += [module for game in games for module in game.load_early]
        self._importing = Thread(target=_import_all, args=(early, self._imported))
        yield self._importing.start
        for card in cards:
            while ui_of(card.game).card_module not in self._imported:
                yield lambda: None
            yield card.bring_picture
        while self._importing.is_alive():
            yield lambda: None
        yield from self._steps_of_old_matches()
        # The first widget that Qt made itself is costly: PySide looks through all its types for what it is.
        yield lambda: QScrollArea().viewport()
        yield self.think
        yield lambda: self.thoughts.warm_up() if self.thoughts else None
        for game in games:
            yield from game.warm_up_steps()

    def think(self) -> Thoughts:
        """The one who thinks, called when first needed."""
        if self.thoughts is None:
            from ludogite.ui.thoughts import Thoughts

            self.thoughts = Thoughts(self)
        return self.thoughts

    def set_up(self, game: Game) -> None:
        """Matches of a game that is part of another are begun on the extra page of that one."""
        from ludogite.ui.pages.setup import SetupPage

        if game.part_of:
            self.open_extra_page(SHELF[game.part_of])
            return
        store = self.store
        page = SetupPage(
            game,
            store.people() if store else [],
            lambda names: store.last_loser(game.id, names) if store else None,
            self.colours,
            self.window.pages,
        )
        self.window.show_page(page)

    def open_extra_page(self, game: Game) -> None:
        extra = ui_of(game).extra_page
        assert extra is not None
        self.window.show_page(extra.open(self))

    def _remember(self, people: Sequence[Person]) -> None:
        from ludogite.match.store import StoreProblem

        try:
            for person in people:
                if self.store:
                    self.store.remember(person)
        except StoreProblem as problem:
            self.window.show_notice(problem.message)

    def begin(self, config: MatchConfig) -> Match | None:
        """A new match, stored before its first move; without a store it is played all the same. None, and it is said
        why, if it cannot be begun."""
        from ludogite.match.match import Match

        return self._open(lambda: self.store.begin(config) if self.store else Match(config))

    def play_next(self, match: Match) -> None:
        """What follows a finished match: for most games the same seats turned round, and everything drawn anew."""
        if own := ui_of(match.config.game).next_match:
            own.play_next(self, match)
            return
        old, seed = match.config, secrets.randbits(63)
        options = {name: value[::-1] if isinstance(value, list) else value for name, value in old.options.items()}
        setup = old.game.draw_setup(len(old.seats), options, seed)
        self.begin(replace(old, seats=old.seats[::-1], options=options, setup=setup, seed=seed))

    def start_over(self, match: Match) -> None:
        """The same match anew, and the old one is forgotten. Not before the new one is there: it must not get the
        number of the old one, whose page still has to be left."""
        new = self.begin(match.config)
        if new is not None:
            new.note_help(match.help)  # what was seen has been seen
            if match.id is not None:
                self.forget(match.id)

    def resume(self, id: int) -> None:
        store = self.store
        if store:
            self._open(lambda: store.resume(id))

    def _open(self, make: Callable[[], Match]) -> Match | None:
        from ludogite.match.store import StoreProblem
        from ludogite.ui.match.page import MatchPage

        try:
            match = make()
        except (StoreProblem, InvalidSetup) as problem:
            self.window.show_notice(problem.message)
            return None
        people = self.store.people() if self.store else []
        self.window.show_page(MatchPage(match, self.think(), people, self.colours))
        return match

    def forget(self, id: int) -> None:
        from ludogite.match.store import StoreProblem

        try:
            if self.store and not self._resign_day(id):
                self.store.forget(id)
        except StoreProblem as problem:
            self.window.show_notice(problem.message)
        self._list_matches()

    def _resign_day(self, id: int) -> bool:
        """A match of the day cannot be begun anew: once a move is made in it, it is given up and stays."""
        from ludogite.match.store import StoreProblem

        with suppress(StoreProblem):
            match = self.store.resume(id) if self.store else None
            if match and match.config.day and match.moves and match.outcome is None:
                match.resign(0)
                return True
        return False

    def _forget_glance(self, match: Match) -> None:
        """What was only looked at, without help, is not offered to be continued, if the game wants it so."""
        is_glance = not match.moves and match.seconds < GLANCE and not match.help
        if is_glance and match.id is not None and not ui_of(match.config.game).keeps_unplayed:
            self.forget(match.id)

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
        """A setting holds at once, on all pages that are open."""
        try:
            self.settings[setting] = value
        except CannotSave as problem:
            self.window.show_notice(problem.message)
        if setting == LANGUAGE:
            self.language.use(language.resolve(value))
        elif setting == THEME:
            self._restyle()
        self.window.use_settings()

    def _restyle(self) -> None:
        theme.apply(self.colours)
        self.window.set_colours(self.colours)

    def _tell_of_crash(self, report: str) -> None:
        """Once: a fault that comes back with every beat of a timer must not bury the window."""
        from ludogite.ui.crash_dialog import CrashDialog

        if self.crash_dialog is None or not self.crash_dialog.isVisible():
            self.crash_dialog = CrashDialog(report, self.window)
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
