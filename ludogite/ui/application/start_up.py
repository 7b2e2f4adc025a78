"""The second half of the start: prepares after the first paint what the next clicks would wait for."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from importlib import import_module
from itertools import chain
from pkgutil import iter_modules
from threading import Thread
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QScrollArea

from ludogite.ui.base.game_ui import games_with_card, playable_games, ui_of
from ludogite.ui.look.turns import Turns

if TYPE_CHECKING:
    from ludogite.ui.base.session import Session
    from ludogite.ui.pages.home.card_pictures import CardPictures

PACKAGES = (
    "search",
    "players",
    "puzzles",
    "sheets",
    *(f"ui.{n}" for n in ("look", "widgets", "base", "pages", "match", "games")),
)
"""What the next clicks would import."""
LATER = "ludogite.ui.pages.statistics.plot", "ludogite.ui.pages.statistics.chart_view"
"""They import pyqtgraph, which takes a fifth of a second: the page of statistics does so, in steps."""
USUAL_TURN_S, SHORT_TURN_S = sys.getswitchinterval(), 0.0005
"""After which a thread of Python lets another one go on. The thread of the window waits so long again and again: Python
lets go at each call of Qt that may take a while."""
PAUSE_MS = 10
"""Milliseconds between two steps, in which the window handles its events."""

STORE = ("sqlite3", "ludogite.match.match", "ludogite.match.store.store", "ludogite.content.exercises")
"""For the matches and lessons that home offers."""
NETWORK = "PySide6.QtNetwork"
"""For the sockets of this machine; the program opens no others."""


class StartUp:
    """One short step after another, with pauses between them. A part that fails is reported, and the others go on."""

    def __init__(
        self,
        session: Session,
        pictures: CardPictures,
        open_store: Callable[[], object],
        listen: Callable[[], object],
    ) -> None:
        self._session, self._pictures = session, pictures
        self._open, self._hear = open_store, listen
        libraries = chain.from_iterable(ui_of(game).libraries for game in playable_games())
        self._thread = Thread(target=_import_all, args=(tuple(libraries),))
        self._turns = Turns(session, budget_s=0, pause_ms=PAUSE_MS)
        self._modules = Turns(session, pause_ms=PAUSE_MS)
        for part in self._all_parts():
            self._turns.begin(part)

    @property
    def is_finished(self) -> bool:
        return not self._turns.is_going

    def end(self) -> None:
        self._turns.stop()
        self._modules.stop()
        if self._thread.is_alive():
            self._thread.join()
        sys.setswitchinterval(USUAL_TURN_S)
        gc.enable()

    def _all_parts(self) -> Iterator[Iterator[object]]:
        """What home shows comes first, one module after the other. What the next clicks would need follows after the
        pictures of home, which would be slow to draw meanwhile."""
        yield self._read_pictures()
        yield self._open_store()
        yield self._draw_pictures()
        yield self._listen()
        yield self._wait_for_pictures()
        yield self._load_libraries()
        yield self._load_modules()
        yield self._draw_for_library()
        for game in playable_games():
            yield ui_of(game).prepare()
        yield self._pictures.keep()
        yield self._start_workers()

    def _read_pictures(self) -> Iterator[None]:
        self._pictures.read_kept()
        yield

    def _open_store(self) -> Iterator[None]:
        for module in STORE:
            import_module(module)
            yield
        self._open()

    def _draw_pictures(self) -> Iterator[object]:
        for game in games_with_card():
            yield ui_of(game).card  # imports its module
        for game in games_with_card():
            self._pictures.let_draw(game)
            yield None

    def _listen(self) -> Iterator[None]:
        import_module(NETWORK)
        yield
        self._hear()

    def _wait_for_pictures(self) -> Iterator[None]:
        while not self._pictures.are_drawn:
            yield

    def _load_libraries(self) -> Iterator[None]:
        """In a thread. Meanwhile the window gets its turn more often, and Python collects no garbage: whichever thread
        happens to do so deletes the widgets that nobody needs any more, and outside of the window's that is a crash."""
        gc.disable()
        sys.setswitchinterval(SHORT_TURN_S)
        self._thread.start()
        while self._thread.is_alive():
            yield
        sys.setswitchinterval(USUAL_TURN_S)

    def _load_modules(self) -> Iterator[None]:
        """What was imported stays, and is not looked through for garbage: that would be a stall."""
        self._modules.begin(_load_all())
        while self._modules.is_going:
            yield
        gc.freeze()
        gc.enable()

    def _draw_for_library(self) -> Iterator[None]:
        from ludogite.ui.pages.library.row import prepare_picture

        for wish in self._pictures.wishes():
            yield from prepare_picture(wish.game, wish.colours, wish.ratio)

    def _start_workers(self) -> Iterator[None]:
        """Last: while workers start, they want the processor for themselves."""
        self._session.get_worker().start()
        yield


def _import_all(names: Iterable[str]) -> None:
    for name in names:
        with suppress(Exception):  # whoever needs it will meet the same fault
            import_module(name)


def _load_all() -> Iterator[None]:
    """All modules, one after the other. Not in a thread: Qt asks a widget for its class without waiting for Python,
    and crashes if PySide adds another one at that moment."""
    for name in chain.from_iterable(_modules_of(f"ludogite.{package}") for package in PACKAGES):
        if name not in LATER:
            _import_all([name])
            yield


def _modules_of(package: str) -> Iterator[str]:
    """Backwards through the alphabet, packages first: `view` before `board`, which imports it. So few modules import
    many others, and no step takes long."""
    found = sorted(
        iter_modules(import_module(package).__path__, f"{package}."), key=lambda each: each.name, reverse=True
    )
    for each in found:
        if each.ispkg:
            yield from _modules_of(each.name)
    yield from (each.name for each in found if not each.ispkg)
