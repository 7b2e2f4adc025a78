"""Opens the page of what Six Symbols has besides its matches."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from ludogite.match.results import Results
from ludogite.ui.games.symbols.solo.alone_part import GAME
from ludogite.ui.games.symbols.solo.on_paper import OnPaper
from ludogite.ui.games.symbols.solo.page import SoloPage

if TYPE_CHECKING:
    from ludogite.ui.app import Application


def open_page(app: Application) -> SoloPage:
    """What was rolled and typed for paper is still there."""
    store = app.store
    results = Results.of(store.played(GAME.id) if store else ())
    people = [person.name for person in store.people()] if store else []
    names = list(dict.fromkeys([*people, *results.names]))
    return SoloPage(results, names, date.today, app.session_value(OnPaper), app.colours, app.window.pages)
