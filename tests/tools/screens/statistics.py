"""Draws the page of statistics."""

from __future__ import annotations

from ludogite.rules.shelf import SHELF
from ludogite.ui.application.app import Application
from ludogite.ui.pages.statistics.page import StatisticsPage
from tests.support.kinds import as_a
from tests.support.statistics_matches import generate
from tests.support.ui.pace import wait_until
from tests.tools.screens.keep import Keep


def open_statistics(app: Application, game: str, name: str | None) -> StatisticsPage:
    """On the page that is open, if it is."""
    if not isinstance(app.window.page, StatisticsPage):
        app.navigator.show_statistics(SHELF[game], name)
    page = app.window.page
    assert isinstance(page, StatisticsPage)
    page.games.buttons[game].click()
    wait_until(lambda: page.is_settled)
    page.people.buttons[name].click()
    wait_until(lambda: page.is_settled)
    page.area.verticalScrollBar().setValue(0)
    return page


def draw_statistics(app: Application, keep: Keep) -> None:
    assert app.store
    open_statistics(app, "bigbang", None)
    keep(app.window, "statistics-empty")
    generate(app.store, 600)
    as_a(StatisticsPage, app.window.page).back_button.click()
    for game, name in (
        ("symbols", None),
        ("symbols", "Léa"),
        ("bigbang", "Tom"),
        ("crossword", "Léa"),
        ("cube", "Zoé"),
    ):
        page = open_statistics(app, game, name)
        keep(app.window, f"statistics-{game}-{'everybody' if name is None else 'person'}")
        if game == "symbols" and name:
            page.cards[0].view.point_at(8)
            keep(app.window, "statistics-hover")
            page.cards[1].table_button.click()
            keep(app.window, "statistics-table")
            page.cards[1].table_button.click()
        page.area.verticalScrollBar().setValue(page.area.verticalScrollBar().maximum())
        keep(app.window, f"statistics-{game}-{'everybody' if name is None else 'person'}-below")
    app.window.resize(1024, 700)
    keep(app.window, "statistics-small")
    app.window.resize(1280, 800)
    as_a(StatisticsPage, app.window.page).back_button.click()
    for match in app.store.matches():
        app.store.erase(match.id)
