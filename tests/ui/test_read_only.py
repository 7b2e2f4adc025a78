"""The window over matches that cannot be written to: they are listed and looked at, and new ones are played all the
same."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from ludogite.match.config import MatchConfig, Seat
from ludogite.match.store import store as store_module
from ludogite.match.store.store import Store
from ludogite.rules.shelf import SHELF
from ludogite.ui.application.app import Application
from tests.support.moves import play_text
from tests.support.ui.matches import begin, page_of


@pytest.fixture
def read_only(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on a disk that is mounted so; permissions mean nothing to the user that runs the tests."""
    made = Store()
    play_text(made.begin(MatchConfig(SHELF["shapes"], (Seat("Léa"), Seat("Tom")), {}, {}, seed=1)), "Sa1")
    made.close()

    def refuse(*_: object) -> None:
        error = sqlite3.OperationalError("attempt to write a readonly database")
        error.sqlite_errorname = "SQLITE_READONLY"
        raise error

    monkeypatch.setattr(store_module, "open_file", refuse)


def test_matches_are_listed_and_looked_at_and_new_ones_are_played(read_only: None, app: Application) -> None:
    assert "You can still look at earlier ones." in app.window.notice.text.text()
    listed = app.window.home.hero.match
    assert listed is not None
    app.matches.resume(listed.id)
    page = page_of(app)
    assert [str(move) for move in page.match.moves] == ["Sa1"]
    page.apply_move(SHELF["shapes"].rules.parse("Kd4"))
    assert "cannot be read or saved" in page.status.text()
    assert page.match.cursor == 1
    page = begin(app)
    play_text(page.match, "Sa1")
    assert page.match.cursor == 1
    app.window.show_home()
    assert app.window.home.hero.match == listed
