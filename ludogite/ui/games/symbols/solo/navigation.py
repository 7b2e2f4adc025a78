"""The way to what Six Symbols has besides its matches, and what must not be lost on it."""

from __future__ import annotations

from contextlib import suppress
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ludogite.settings import THEME
from ludogite.ui import theme

if TYPE_CHECKING:
    from ludogite.ui.app import Application
    from ludogite.ui.games.symbols.solo.on_paper import OnPaper
    from ludogite.ui.games.symbols.solo.page import SoloPage


class SoloNavigation(QObject):
    def __init__(self, app: Application) -> None:
        super().__init__(app)
        self._app = app
        self._paper: OnPaper | None = None

    def show(self) -> SoloPage:
        from ludogite.match.results import Results
        from ludogite.ui.games.symbols.solo.on_paper import OnPaper
        from ludogite.ui.games.symbols.solo.page import SoloPage

        self._paper = self._paper or OnPaper()
        store, window = self._app.store, self._app.window
        results = Results.of(store.played("symbols") if store else ())
        people = [person.name for person in store.people()] if store else []
        page = SoloPage(
            results,
            list(dict.fromkeys([*people, *results.names])),
            date.today,
            self._paper,
            theme.resolve(self._app.settings[THEME]),
            window.pages,
        )
        window.show_symbols(page)
        return page

    def give_up_day(self, id: int) -> bool:
        """The roll of a day cannot be begun anew: an attempt that nobody wants any more is given up, and stays."""
        from ludogite.match.store import StoreProblem

        store = self._app.store
        with suppress(StoreProblem):
            match = store.resume(id) if store else None
            if match and match.config.day and match.moves and match.outcome is None:
                match.resign(0)
                return True
        return False
