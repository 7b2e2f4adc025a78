"""What is prepared after the first paint, so that the next clicks need not wait for it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from importlib import import_module
from threading import Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QScrollArea

from ludogite.sheets import drawing_modules
from ludogite.ui.game_ui import playable_games, ui_of
from ludogite.ui.pages.game_card import GameCard

if TYPE_CHECKING:
    from ludogite.match.store import Store
    from ludogite.ui.thoughts import Thoughts

PAUSE = 30
"""Milliseconds between two steps, in which the window handles its events."""

FILLING_IN = 0.008
"""Seconds of filling in old matches in one step; the move replayed last may take a little longer."""

LOAD_EARLY = (
    *("ludogite.match.match", "ludogite.ui.match.accessible", "ludogite.ui.match.page", "ludogite.ui.pages.setup"),
    "ludogite.ui.match.exercise_page",
    *("ludogite.ui.pages.rules", "ludogite.ui.pages.settings", "ludogite.ui.pages.print", "ludogite.ui.pages.about"),
    *("ludogite.ui.pages.library.page", "ludogite.ui.pages.statistics.page", "ludogite.ui.crash_dialog"),
)
"""Modules that the next clicks would need in any game."""


class WarmUp(QObject):
    """One short step after another, with pauses between them."""

    def __init__(
        self,
        cards: Sequence[GameCard],
        store: Callable[[], Store | None],
        list_matches: Callable[[], None],
        thoughts: Callable[[], Thoughts],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._cards, self._store, self._list_matches, self._thoughts = cards, store, list_matches, thoughts
        self._importing: Thread | None = None
        self._imported: list[str] = []
        self._steps = self._all_steps()

    def go_on(self) -> None:
        step = next(self._steps, None)
        if step is not None:
            step()
            QTimer.singleShot(PAUSE, self.go_on)

    def end(self) -> None:
        self._steps = iter(())
        if self._importing and self._importing.is_alive():
            self._importing.join()

    def _all_steps(self) -> Iterator[Callable[[], object]]:
        """Modules are imported in a thread; a step that needs one waits until it is there."""
        games = [ui_of(game) for game in playable_games()]
        early = [*(ui_of(card.game).card_module for card in self._cards), *LOAD_EARLY]
        early += [module for game in games for module in game.load_early]
        early += [game.statistics_module for game in games if game.statistics_module]
        early += drawing_modules()
        self._importing = Thread(target=_import_all, args=(early, self._imported))
        yield self._importing.start
        for card in self._cards:
            while ui_of(card.game).card_module not in self._imported:
                yield _wait
            yield card.bring_picture
        while self._importing.is_alive():
            yield _wait
        yield from self._steps_of_old_matches()
        # The first widget that Qt made itself is costly: PySide looks through all its types for what it is.
        yield lambda: QScrollArea().viewport()
        yield self._thoughts
        yield lambda: self._thoughts().warm_up()
        for game in games:
            yield from game.warm_up_steps()

    def _steps_of_old_matches(self) -> Iterator[Callable[[], object]]:
        """Fills in the labels and results of matches from an older version, a few at a time; then lists the matches
        again. If the disk refuses, the next start goes on."""
        from ludogite.match.store import StoreProblem

        with suppress(StoreProblem):
            store = self._store()
            if store is None or not store.fill_in(1):
                return
            while _fill_in(store):
                yield _wait
            self._list_matches()


def _wait() -> None:
    """A step that does nothing."""


def _fill_in(store: Store) -> bool:
    """Fills in matches for a few milliseconds; whether any are left."""
    end = time.monotonic() + FILLING_IN
    while store.fill_in(1):
        if time.monotonic() > end:
            return True
    return False


def _import_all(modules: Iterable[str], imported: list[str]) -> None:
    for module in modules:
        with suppress(Exception):  # whoever needs it will meet the same fault
            import_module(module)
        imported.append(module)
