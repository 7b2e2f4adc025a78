"""Opens the page of what Six Symbols has besides its matches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludogite.ui import language
from ludogite.ui.games.symbols.solo.on_paper import OnPaper
from ludogite.ui.games.symbols.solo.page import GAME, SymbolsSoloPage
from ludogite.ui.pages.solo.navigation import played_alone

if TYPE_CHECKING:
    from ludogite.ui.app import Application


def open_page(app: Application) -> SymbolsSoloPage:
    """What was rolled and typed for paper is still there."""
    results, people = played_alone(app, GAME)
    paper = app.session_value(OnPaper)
    return SymbolsSoloPage(results, people, language.today, paper, app.colours, app.window.pages)
