"""A damaged row in the table of matches or of people: it costs one entry, and every page that reads the table opens."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ludogite.content.challenges import shipped
from ludogite.match.config import MatchConfig, Seat
from ludogite.match.match import Match
from ludogite.match.people import Person
from ludogite.match.store import StoreProblem
from ludogite.match.store.store import Store
from ludogite.rules.shelf import SHELF
from ludogite.ui.application.app import Application
from ludogite.ui.pages.statistics.page import StatisticsPage
from tests.support.moves import play_text
from tests.support.store import change_match, database
from tests.support.ui.matches import waiting_list

VALUES = (
    "CAST(x'5b5bff' AS TEXT)",  # no UTF-8
    "x'ff00'",
    "''",
    "'[]'",
    "'[[]]'",
    "'[[1, 2]]'",
    "'{\"challenge\": 3}'",
    "'NaN'",
    "'-5'",
    "-5",
    "9e999",
    "'9999-12-31T23:59:59'",
    "printf('%.*c', 100000, '[')",
)
"""As SQL writes them."""
COLUMNS = (
    *("game", "seats", "options", "setup", "seed", "real_dice", "taken_back", "cursor", "is_over", "begun", "touched"),
    *("resigned", "is_coaching", "to_move", "seconds", "finished", "help", "notes", "label", "result", "table_options"),
)
CHALLENGE = MatchConfig(
    SHELF["challenge"], (Seat("Zoé"),), {}, {"challenge": shipped()[0].challenge.to_json()}, 0, is_coaching=True
)
SYMBOLS = MatchConfig(SHELF["symbols"], (Seat("Zoé"),), {}, {}, seed=7)
SHAPES = MatchConfig(SHELF["shapes"], (Seat("Zoé"), Seat("Ann")), {}, {}, seed=7)


@pytest.fixture
def damaged(home: Path) -> int:
    """Each column of a match with each value, and people likewise; one match is whole, and its id is returned."""
    store = Store()
    db = database(store)
    for config in (CHALLENGE, SYMBOLS, SHAPES):
        store.begin(config)
    db.execute("BEGIN")
    columns = ", ".join(name for _, name, *_ in db.execute("PRAGMA table_info(matches)") if name != "id")
    for column in COLUMNS:
        for n, value in enumerate(VALUES):
            copied = f"INSERT INTO matches ({columns}) SELECT {columns} FROM matches WHERE id = ?"
            id = db.execute(copied, (1 + n % 3,)).lastrowid
            db.execute(f"UPDATE matches SET {column} = {value} WHERE id = ?", (id,))
    for n, value in enumerate(VALUES):
        for row in (f"{value}, 1, 1", f"'colour {n}', {value}, 1", f"'sign {n}', 1, {value}"):
            db.execute(f"INSERT OR IGNORE INTO people (name, colour, sign, seen) VALUES ({row}, '2026-01-01')")
    db.execute("COMMIT")
    store.remember(Person("Zoé", 3, 4))
    whole = store.begin(SHAPES)
    play_text(whole, "Sa1")
    store.close()
    assert whole.id is not None
    return whole.id


def rows(app: Application) -> list[str]:
    matches = waiting_list(app)
    return [matches.item(n).data(Qt.ItemDataRole.AccessibleTextRole) for n in range(matches.count())]


def test_every_page_opens_and_what_is_whole_is_there(damaged: int, app: Application) -> None:
    panel = app.window.home.hero
    assert panel.match is not None
    assert panel.match.id == damaged
    listed = rows(app)
    assert listed[0].startswith("Four Shapes — Zoé and Ann, Ann to move · 1 move")
    assert any(row.startswith("Four Shapes — damaged, cannot be read") for row in listed)
    assert any(row.startswith("A game — damaged, cannot be read") for row in listed)
    app.window.grab()
    for game in SHELF.values():
        if game.ui_module:
            app.navigator.set_up(game)
    for id in ("symbols", "cube"):
        app.navigator.open_extra_page(SHELF[id])
        app.window.grab()


def test_a_damaged_match_is_said_to_be_so_and_can_be_deleted(damaged: int, app: Application) -> None:
    home = app.window.home
    assert app.store
    before = rows(app)
    row = next(n for n, text in enumerate(before) if text.startswith("A game — damaged"))
    waiting = waiting_list(app)
    waiting.continued.emit(waiting._match(row).id)
    assert app.window.page is home
    assert "There is no game" in app.window.notice.text.text()
    waiting.forget(row)
    assert len(rows(app)) == len(before) - 1


def test_the_library_shows_all_of_them_and_exports_what_is_left(
    damaged: int, app: Application, qtbot: QtBot, tmp_path: Path
) -> None:
    assert app.store
    page = app.navigator.show_library()
    assert page
    qtbot.waitUntil(lambda: page.is_read)
    assert len(page.list.lines.matches) == app.store.count() > 100
    for order in range(page.filters.order.count()):
        page.filters.order.setCurrentIndex(order)
    for row in range(0, len(page.list.lines.matches), 7):  # so many are seen at once
        page.list.scrollTo(page.list.lines.index(row))
        page.list.grab()
    matches = page.list.lines.matches
    page.transfers.write(matches, [tmp_path / f"{match.id}.ludogite" for match in matches], "here")
    qtbot.waitUntil(lambda: not page.is_working, timeout=30_000)
    assert page.report.text.text().startswith(f"{len(matches)} games exported to here.")
    for file in tmp_path.glob("*.ludogite"):
        json.loads(file.read_text(encoding="utf-8"))


def test_statistics_open_whatever_the_newest_row_says(damaged: int, app: Application, qtbot: QtBot) -> None:
    assert app.store
    database(app.store).execute("UPDATE matches SET is_over = 1 WHERE id < ?", (damaged,))
    change_match(app.store, 5, "game = 'none', touched = '2999-01-01T00:00:00.000+00:00'")
    for game in (None, SHELF["symbols"], SHELF["cube"]):
        app.navigator.show_statistics(game)
        page = app.window.page
        assert isinstance(page, StatisticsPage)
        qtbot.waitUntil(lambda: page.is_settled)
        assert page.game == game or (game is None and page.game is not None)


def test_each_match_is_resumed_or_said_to_be_damaged(damaged: int) -> None:
    store = Store()
    resumed = []
    for id in range(1, damaged + 1):
        try:
            resumed.append(store.resume(id))
        except StoreProblem:
            continue
    assert all(isinstance(match, Match) for match in resumed)
    assert resumed[-1].id == damaged
    assert {person.name for person in store.people()} >= {"Zoé", "colour 0", "sign 7"}
    store.close()
