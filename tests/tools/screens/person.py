"""Draws the page of a person."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from ludogite.match.config import Seat
from ludogite.match.people import Person
from ludogite.match.puzzle import PuzzleResult
from ludogite.match.result import MatchResult
from ludogite.match.store.store import Store
from ludogite.ui.application.app import Application
from ludogite.ui.base.routes import ShowPerson
from ludogite.ui.pages.person.page import PersonPage
from tests.support.kinds import as_a
from tests.support.statistics_matches import add, generate
from tests.support.ui.pace import wait_until
from tests.tools.screens.keep import Keep


def open_person(app: Application, name: str) -> PersonPage:
    app.navigator.follow(ShowPerson(name))
    page = as_a(PersonPage, app.window.page)
    wait_until(lambda: page.is_settled)
    return page


def play_today(store: Store, *names: str) -> None:
    """Three matches of Four Shapes, of which the first one wins two."""
    now = datetime.now(UTC)
    for n in range(3):
        winner = MatchResult((n % 2,), None)
        add(store, "shapes", tuple(map(Seat, names)), winner, begun=now - timedelta(seconds=3 - n))


def scroll_down(page: PersonPage) -> None:
    bar = page.area.verticalScrollBar()
    bar.setValue(bar.maximum())


def draw_person(app: Application, keep: Keep) -> None:
    assert app.store
    generate(app.store, 300)
    play_today(app.store, "Léa", "Tom")
    app.store.note_learned("bigbang", "Léa")
    for n in range(7):
        app.store.note_puzzle("shapes", "Léa", "easy", n + 1, PuzzleResult(1 + n % 2))
    page = open_person(app, "Léa")
    keep(app.window, "person")
    page.badge.click()
    keep(app.window, "person-badge")
    page.badge.click()
    scroll_down(page)
    keep(app.window, "person-below")
    app.store.remember(Person("<b>Léa</b>", 6, 7))
    keep(open_person(app, "<b>Léa</b>").window(), "person-new")
    for match in app.store.matches():
        app.store.erase(match.id)
