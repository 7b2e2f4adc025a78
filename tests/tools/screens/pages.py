"""Home and the pages that all games share."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

from ludogite.match.config import MatchConfig, Seat
from ludogite.match.store.file import DAMAGED
from ludogite.message import Message
from ludogite.rules.shelf import SHELF
from ludogite.ui.base.page import FrontPage
from ludogite.ui.pages.about import About, Licences
from ludogite.ui.pages.home.continue_list import OtherMatches
from ludogite.ui.pages.rules import RulesPage
from ludogite.ui.pages.setup.page import SetupPage
from tests.support.kept import show_kept, show_taken
from tests.support.kinds import as_a
from tests.support.moves import play_text
from tests.support.store import change_match
from tests.support.ui.pace import wait_until
from tests.tools.screens.keep import Keep
from tests.tools.screens.symbols import begin as begin_symbols

if TYPE_CHECKING:
    from ludogite.ui.application.app import Application

PEOPLE = (Seat("Léa"), Seat("Tom"))


def many_matches(app: Application) -> None:
    """As after a few weeks of play, not all at home on the same evening."""
    assert app.store
    tables = (
        (PEOPLE, ("Sa2", "Kb2", "Cc3")),
        ((Seat("Zoé"), Seat("Computer", level="hard")), ("Sa1",)),
        ((Seat("Maximilien-Alexandre"), Seat("Léa")), ()),
        ((Seat("Computer", level="easy"), Seat("Tom")), ("Sa1", "Kd4", "Yb4", "Kc1", "Ca3", "Yd1")),
        (PEOPLE, ("Kd4", "Sa1")),
        (PEOPLE, ("Yd4", "Sa1", "Cb3")),
    )
    for days, (seats, moves) in enumerate(tables):
        match = app.store.begin(MatchConfig(SHELF["shapes"], seats, {}, {}, seed=days))
        for move in moves:
            play_text(match, move)
        when = (datetime.now(UTC) - timedelta(days=days * days)).isoformat()
        change_match(app.store, match.id, "touched = ?", when)
    app.window.show_home()


def draw_home(app: Application, keep: Keep) -> None:
    window = app.window
    keep(window, "home-empty")
    many_matches(app)
    keep(window, "home")
    window.home.show_others()
    keep(window, "home-others")
    as_a(OtherMatches, window.home.others).list.forget(1)
    keep(window, "home-deleted")
    window.show_home()
    window.resize(1920, 1080)
    keep(window, "home-large")


def draw_home_small(app: Application, keep: Keep) -> None:
    many_matches(app)
    app.window.show_notice(Message(DAMAGED[1], file="matches.damaged-1.db"))
    keep(app.window, "home-notice")


def draw_setup(app: Application, keep: Keep) -> None:
    window = app.window
    app.navigator.set_up(SHELF["shapes"])
    keep(window, "setup")
    _two_people(app, "léa")
    keep(window, "setup-twice")
    _two_people(app, "Maximilien-Alexandre")
    window.resize(1024, 700)
    keep(window, "setup-small")
    app.navigator.set_up(SHELF["symbols"])
    page = as_a(SetupPage, window.page)
    page.rules.count.buttons["6"].click()
    for row in page.rows[:3]:
        row.kind.buttons["person"].click()
    keep(window, "setup-six")
    window.resize(1280, 800)
    for game in ("symbols", "bigbang", "crossword", "cube", "shapes"):
        app.navigator.set_up(SHELF[game])
        keep(window, f"setup-{game}")


def _two_people(app: Application, second: str) -> None:
    app.navigator.set_up(SHELF["shapes"])
    row = as_a(SetupPage, app.window.page).rows[1]
    row.kind.buttons["person"].click()
    row.take(second)


def draw_pages(app: Application, keep: Keep) -> None:
    window = app.window
    about = About(window)
    about.folder.setText("/home/lea/.local/share/ludogite")  # that of this run has another name each time
    for dialog, name in ((about, "about"), (Licences(window), "licences")):
        keep(dialog, name)
        dialog.close()
        dialog.deleteLater()
    app.navigator.show_settings()
    keep(window, "settings")
    as_a(FrontPage, window.page).back_button.click()
    show_kept(app)
    keep(window, "everything")
    show_taken(app)
    keep(window, "everything-taken")
    window.show_home()
    app.navigator.show_print()
    keep(window, "print")
    as_a(FrontPage, window.page).back_button.click()
    begin_symbols(app, 3, 8, "advanced")
    window.resize(1024, 700)
    app.navigator.show_print()
    keep(window, "print-match")
    as_a(FrontPage, window.page).back_button.click()
    window.resize(1280, 800)


def draw_rules(app: Application, keep: Keep) -> None:
    window = app.window
    for game in ("symbols", "bigbang", "crossword", "cube", "shapes"):
        app.navigator.show_rules(SHELF[game])
        page = as_a(RulesPage, window.page)
        wait_until(lambda: page.text.is_drawn)
        keep(window, f"rules-{game}")
        page.contents.setCurrentRow(2)
        keep(window, f"rules-{game}-below")
        page.show_view("keys")
        keep(window, f"keys-{game}")
        page.back_button.click()
    app.navigator.show_rules(SHELF["shapes"])
    as_a(RulesPage, window.page).show_view("manual")
    keep(window, "manual")
    as_a(FrontPage, window.page).back_button.click()
