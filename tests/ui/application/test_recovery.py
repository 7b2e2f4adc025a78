"""A damaged file with matches: the window opens at once, tells how far it is, and people may play meanwhile."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from ludogite.match.store.store import Store
from ludogite.ui.application.app import Application
from ludogite.ui.pages.library.page import LibraryPage
from tests.match.store.test_salvage import CONFIG, destroy_a_page, write_matches
from tests.support.moves import play_text

MATCHES = 12


def open_damaged(app: Application, home: Path) -> Store:
    """The app with such a file instead of the one that it opened when it was painted."""
    assert app.store
    app.store.close()
    file = home / "data" / "matches.db"
    file.unlink()
    write_matches(file, MATCHES)
    destroy_a_page(file)
    app.open_store()
    return app.store


def test_the_window_goes_on_while_games_are_recovered(app: Application, qtbot: QtBot, home: Path) -> None:
    store = open_damaged(app, home)
    assert store.is_to_salvage, "nothing has been waited for"
    assert "Recovering your games… 0%" in app.window.notice.text.text()
    assert "matches.damaged-1.db" in app.window.notice.text.text()
    new = app.matches.begin(CONFIG)
    assert new is not None
    play_text(new, "Kb2")
    qtbot.waitUntil(lambda: not store.is_to_salvage)
    assert app.window.notice.text.text() == (
        "The file with your games is damaged. It is kept as matches.damaged-1.db; 12 games could be brought over."
    )
    assert store.count() == MATCHES + 1
    app.window.show_home()
    assert str(MATCHES + 1) in app.window.home.head.library_button.accessibleName()


def test_the_library_shows_them_when_they_are_there(app: Application, qtbot: QtBot, home: Path) -> None:
    store = open_damaged(app, home)
    app.navigator.show_library()
    page = app.window.page
    assert isinstance(page, LibraryPage)
    qtbot.waitUntil(lambda: not store.is_to_salvage)
    qtbot.waitUntil(lambda: page.list.model().rowCount() == MATCHES)


def test_a_notice_that_was_closed_stays_closed_until_all_is_done(app: Application, qtbot: QtBot, home: Path) -> None:
    store = open_damaged(app, home)
    app.window.notice.close_button.click()
    assert app._recovery
    app._recovery._show(0.5)
    assert not app.window.notice.isVisible()
    qtbot.waitUntil(lambda: not store.is_to_salvage)
    assert "12 games could be brought over" in app.window.notice.text.text()
    assert app.window.notice.isVisible()
