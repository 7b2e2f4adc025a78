"""Matches of an older version in the window: the first start after an update fills in what their lists need."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ludogite import paths
from ludogite.match.store import Store, StoreProblem
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.ui.app import Application
from ludogite.ui.match.page import MatchPage
from tests.reliability.zoo import ZOO
from tests.ui.games.symbols.actions import open_solo

VERSION_5 = Path(__file__).parents[1] / "data" / "store-version-5.db"


@pytest.fixture
def old_matches(home: Path) -> None:
    """There before the window opens."""
    paths.data().mkdir(parents=True)
    shutil.copy(VERSION_5, paths.data() / "matches.db")


def listed(app: Application) -> list[str]:
    """What home says of each match to continue."""
    matches = app.window.home.others.list
    if matches is None:
        return []
    return [matches.item(n).data(Qt.ItemDataRole.AccessibleTextRole) for n in range(matches.count())]


def test_challenges_to_continue_get_their_names_and_results_their_points(
    old_matches: None, app: Application, qtbot: QtBot
) -> None:
    assert len(listed(app)) > 5
    qtbot.waitUntil(lambda: any("Château “Un”" in line for line in listed(app)))
    part = open_solo(app).alone
    best = [row.result.points for row in part.best.rows if row.result]
    assert best == [8, 8]
    assert app.store
    assert not app.store.fill_in(1)


def test_a_disk_that_refuses_what_old_matches_lack_is_no_crash(
    old_matches: None, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest, qtbot: QtBot
) -> None:
    asked: list[int] = []

    def full(store: Store, limit: int) -> bool:
        asked.append(limit)
        raise StoreProblem(Message(QT_TRANSLATE_NOOP("match", "The disk is full: this was not saved.")))

    monkeypatch.setattr(Store, "fill_in", full)
    app: Application = request.getfixturevalue("app")
    qtbot.waitUntil(lambda: app.thoughts is not None)
    assert asked == [1], "the next start tries again"
    assert len(listed(app)) > 5


@pytest.mark.parametrize("file", sorted(ZOO.glob("store-version-*.db")), ids=lambda file: file.stem)
def test_what_somebody_held_or_had_pencilled_in_is_there_again(
    file: Path, home: Path, request: pytest.FixtureRequest
) -> None:
    paths.data().mkdir(parents=True)
    shutil.copy(file, paths.data() / "matches.db")
    app: Application = request.getfixturevalue("app")
    assert app.store
    noted = {id: app.store.resume(id).notes for id in app.store.ids()}
    for id, notes in noted.items():
        if notes:
            app.matches.resume(id)
            page = app.window.page
            assert isinstance(page, MatchPage)
            assert page.board.hand_text() == notes, page.match.config.game.id
