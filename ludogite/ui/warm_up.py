"""What is prepared after the first paint, so that the next clicks need not wait for it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QScrollArea

from ludogite.ui.game_ui import games_with_card, playable_games, ui_of
from ludogite.ui.load_qt import keep_compiled
from ludogite.ui.qt_classes import make_classes
from ludogite.ui.widgets.importing import Importing

if TYPE_CHECKING:
    from ludogite.match.store import Store
    from ludogite.ui.app import Application

PAUSE = 10
"""Milliseconds between two steps, in which the window handles its events."""

FILLING_IN = 0.008
"""Seconds of filling in old matches in one step; the move replayed last may take a little longer."""

STORE = ("sqlite3", "ludogite.match.match", "ludogite.match.store", "ludogite.content.exercises")
"""For the matches and lessons that home offers."""
NETWORK = "PySide6.QtNetwork"
"""For the sockets of this machine; the program opens no others."""
LOAD_EARLY = (
    *("ludogite.match.match", "ludogite.ui.match.accessible", "ludogite.ui.match.page", "ludogite.ui.pages.setup"),
    "ludogite.ui.match.exercise_page",
    *("ludogite.ui.pages.rules", "ludogite.ui.pages.settings", "ludogite.ui.pages.print", "ludogite.ui.pages.about"),
    *("ludogite.ui.pages.library.page", "ludogite.ui.pages.statistics.page", "ludogite.ui.crash_dialog"),
)
"""Modules that the next clicks would need in any game."""


class WarmUp(QObject):
    """One short step after another, with pauses between them."""

    def __init__(self, app: Application) -> None:
        super().__init__(app)
        self._app, self._pictures = app, app.window.home.pictures
        self._importing: Importing | None = None
        self.is_finished = False
        self._steps = self._all_steps()

    def go_on(self) -> None:
        step = next(self._steps, None)
        self.is_finished = step is None
        if step is not None:
            step()
            QTimer.singleShot(PAUSE, self.go_on)

    def end(self) -> None:
        self._steps = iter(())
        if self._importing:
            self._importing.wait()

    def _all_steps(self) -> Iterator[Callable[[], object]]:
        """What home shows comes first, one module after the other. All others are imported in a thread, after the
        pictures of home: it takes turns with the window, which would be slow to draw meanwhile."""
        yield self._pictures.read_kept
        for module in STORE:
            yield partial(import_module, module)
        yield self._app.open_store
        for game in games_with_card():
            yield partial(import_module, ui_of(game).card_module)
        for game in games_with_card():
            yield partial(self._pictures.let_draw, game)
        yield partial(import_module, NETWORK)
        yield self._app.files.listen
        while not self._pictures.are_drawn:
            yield _wait
        while make_classes():
            yield _wait
        yield from self._steps_of_importing(_early_modules())
        yield from self._steps_of_library()
        yield from self._steps_of_old_matches()
        # The first widget that Qt made itself is costly: PySide looks through all its types for what it is.
        yield lambda: QScrollArea().viewport()
        for game in playable_games():
            yield from ui_of(game).warm_up_steps()
        yield from self._pictures.steps_of_keeping()
        yield keep_compiled
        # Last: while workers start, they want the processor for themselves.
        yield self._app.get_thoughts
        yield lambda: self._app.get_thoughts().warm_up()

    def _steps_of_importing(self, modules: Sequence[str]) -> Iterator[Callable[[], object]]:
        self._importing = Importing(modules)
        yield self._importing.start
        while self._importing.is_going:
            yield _wait

    def _steps_of_library(self) -> Iterator[Callable[[], object]]:
        from ludogite.ui.pages.library.row import prepare_picture

        for wish in self._pictures.wishes():
            for _ in prepare_picture(wish.game, wish.colours, wish.ratio):
                yield _wait

    def _steps_of_old_matches(self) -> Iterator[Callable[[], object]]:
        """Fills in the labels and results of matches from an older version, a few at a time; then lists the matches
        again. If the disk refuses, the next start goes on."""
        from ludogite.match.store import StoreProblem

        with suppress(StoreProblem):
            store = self._app.store
            if store is None or not store.fill_in(1):
                return
            while _fill_in(store):
                yield _wait
            self._app.matches.show_at_home()


def _early_modules() -> list[str]:
    """That the next clicks would need."""
    from ludogite.sheets.offers import drawing_modules

    games = [ui_of(game) for game in playable_games()]
    of_games = [module for game in games for module in game.load_early]
    of_statistics = [game.statistics_module for game in games if game.statistics_module]
    return [*LOAD_EARLY, *of_games, *of_statistics, *drawing_modules()]


def _wait() -> None:
    """A step that does nothing."""


def _fill_in(store: Store) -> bool:
    """Fills in matches for a few milliseconds; whether any are left."""
    end = time.monotonic() + FILLING_IN
    while store.fill_in(1):
        if time.monotonic() > end:
            return True
    return False
