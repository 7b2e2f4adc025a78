"""Opens the solo page of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludogite.match.library.results import Results
from ludogite.match.people import Person, with_names
from ludogite.rules.shelf import Game
from ludogite.ui import language
from ludogite.ui.base.solo_game import SoloGame
from ludogite.ui.pages.solo.page import SoloPage

if TYPE_CHECKING:
    from ludogite.ui.app import Application


def played_alone(app: Application, game: Game) -> tuple[Results, list[Person]]:
    """The results so far, and all who may want to play, who was here last first."""
    store = app.store
    results = Results.of(store.played(game.id) if store else ())
    return results, with_names(store.people() if store else [], results.names)


def open_page(app: Application, solo: SoloGame) -> SoloPage:
    """For a game that has nothing else on its solo page."""
    results, people = played_alone(app, solo.game)
    return SoloPage(solo, results, people, language.today, app.colours, app.window.pages)
