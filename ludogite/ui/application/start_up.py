"""The second half of the start: prepares after the first paint what the next clicks would wait for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QScrollArea

from ludogite.ui.base.game_ui import games_with_card, playable_games, ui_of
from ludogite.ui.look.importing import Importing, qt_classes
from ludogite.ui.look.turns import Turns

if TYPE_CHECKING:
    from ludogite.ui.base.session import Session
    from ludogite.ui.pages.home.card_pictures import CardPictures

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
        self._importing: Importing | None = None
        self._turns = Turns(session, budget_s=0, pause_ms=PAUSE_MS)
        self._classes = Turns(session, pause_ms=PAUSE_MS)
        for part in self._all_parts():
            self._turns.begin(part)

    @property
    def is_finished(self) -> bool:
        return not self._turns.is_going

    def end(self) -> None:
        self._turns.stop()
        self._classes.stop()
        if self._importing:
            self._importing.wait()

    def _all_parts(self) -> Iterator[Iterator[object]]:
        """What home shows comes first, one module after the other. All others are imported in a thread, after the
        pictures of home: it takes turns with the window, which would be slow to draw meanwhile."""
        yield self._read_pictures()
        yield self._open_store()
        yield self._draw_pictures()
        yield self._listen()
        yield self._wait_for_pictures()
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

    def _load_modules(self) -> Iterator[None]:
        """No thread starts before all classes of Qt are made."""
        self._classes.begin(qt_classes)
        while self._classes.is_going:
            yield
        self._importing = Importing(_early_imports())
        self._importing.start()
        while self._importing.is_going:
            yield

    def _draw_for_library(self) -> Iterator[None]:
        from ludogite.ui.pages.library.row import prepare_picture

        for wish in self._pictures.wishes():
            yield from prepare_picture(wish.game, wish.colours, wish.ratio)

    def _start_workers(self) -> Iterator[None]:
        """Last: while workers start, they want the processor for themselves."""
        self._session.get_worker().start()
        yield


def _early_imports() -> list[Callable[[], object]]:
    """Of what the next clicks would need."""
    from ludogite.sheets.offers import games_with_sheet, offer_of

    games = [ui_of(game).preload for game in playable_games()]
    return [_preload_pages, *games, *(offer_of(game).preload for game in games_with_sheet())]


def _preload_pages() -> None:
    """The pages that any game has."""
    from ludogite.ui.application import crash_dialog
    from ludogite.ui.match import accessible, page
    from ludogite.ui.match.exercise import lesson_page, puzzle_page
    from ludogite.ui.pages import about, rules, settings
    from ludogite.ui.pages.library import page as library
    from ludogite.ui.pages.print import page as print_page
    from ludogite.ui.pages.setup import page as setup
    from ludogite.ui.pages.statistics import page as statistics
