"""Open… and Save…: records and what games have besides, by keys and buttons."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ludogite.content.challenges import shipped
from ludogite.match.config import MatchConfig
from ludogite.match.record import Record, read_file
from ludogite.rules.shelf import SHELF
from ludogite.ui.application.app import Application
from ludogite.ui.base.routes import OpenFiles
from ludogite.ui.games.cube.challenges.page import ChallengesPage
from ludogite.ui.match.page import MatchPage
from ludogite.ui.pages.library.page import LibraryPage
from tests.support.moves import play_text
from tests.support.ui.file_dialogs import choose, offered_name
from tests.support.ui.matches import LEFT, PEOPLE, begin

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.mark.parametrize("is_by_key", [True, False])
def test_a_running_game_is_saved_as_it_stands(app: Application, qtbot: QtBot, tmp_path: Path, is_by_key: bool) -> None:
    page = begin(app)
    play_text(page.match, "Sa1")
    if is_by_key:
        qtbot.keyClick(page.board, Qt.Key.Key_S, CTRL)
    else:
        qtbot.mouseClick(page.replay.save, LEFT)
    offered = offered_name()
    choose(app, tmp_path / "ours")
    assert read_file(tmp_path / "ours.ludogite") == page.match.record()
    assert page.status.text() == "Game saved as ours.ludogite."
    assert offered.startswith("Four Shapes — Léa and Tom — 20")
    assert offered.endswith(".ludogite")


def test_what_the_file_holds_that_is_hidden_is_said(app: Application, tmp_path: Path) -> None:
    game = SHELF["crossword"]
    app.matches.begin(MatchConfig(game, PEOPLE, {}, game.draw_setup(2, {}, 1), seed=1))
    page = app.window.page
    assert isinstance(page, MatchPage)
    page.saver.ask_record()
    choose(app, tmp_path / "ours.ludogite")
    assert "show it to the players" in page.status.text()


def test_a_file_that_cannot_be_written_is_said(app: Application, tmp_path: Path) -> None:
    page = begin(app)
    page.saver.ask_record()
    choose(app, tmp_path / "missing" / "a.ludogite")
    assert "cannot be written" in page.status.text()
    before = page.status.text()
    page.saver.ask_record()
    choose(app)
    assert page.status.text() == before


def write_records(folder: Path) -> list[Path]:
    files = [folder / "a.ludogite", folder / "b.ludogite"]
    for file, move in zip(files, ("Sa1", "Kb2"), strict=True):
        file.write_text(Record("shapes", ("Léa", "Tom"), (move,)).to_json(), encoding="utf-8")
    return files


def test_home_opens_records_into_the_library(app: Application, qtbot: QtBot, tmp_path: Path) -> None:
    files = write_records(tmp_path)
    qtbot.mouseClick(app.window.home.head.open_button, LEFT)
    choose(app, *files)
    assert isinstance(app.window.page, LibraryPage)
    qtbot.waitUntil(lambda: app.store is not None and app.store.count() == 2)


def test_ctrl_o_opens_a_challenge_from_any_page_and_others_wait(app: Application, qtbot: QtBot, tmp_path: Path) -> None:
    files = [tmp_path / "one.ludogite-challenge", tmp_path / "two.ludogite-challenge"]
    for n, file in enumerate(files):
        file.write_text(json.dumps(shipped()[n].challenge.to_json()), encoding="utf-8")
    page = begin(app)
    qtbot.keyClick(page.board, Qt.Key.Key_O, CTRL)
    choose(app)
    assert app.window.page is page, "nothing was chosen"
    qtbot.keyClick(page.board, Qt.Key.Key_O, CTRL)
    choose(app, *files)
    assert isinstance(app.window.page, ChallengesPage)
    assert "Only one.ludogite-challenge was opened" in app.window.notice.text.text()


ON_MACOS = """
import sys
from time import sleep
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFileOpenEvent
from ludogite.ui.application.app import Application
from ludogite.ui.application.files import MacApplication

def double_click(file):
    qt_app.sendEvent(qt_app, QFileOpenEvent(file))

def wait_for_matches(count):
    while app.store is None or app.store.count() < count:
        QCoreApplication.processEvents()
        sleep(0.01)

qt_app = MacApplication([])
app = Application()
double_click(sys.argv[1])  # what it is started for comes before it has its matches open
app.window.show()
wait_for_matches(1)
double_click(sys.argv[2])
wait_for_matches(2)
print(type(app.window.page).__name__)
app.close()
"""


@pytest.mark.usefixtures("home")
def test_on_macos_a_double_click_opens_a_file_at_the_start_and_later(tmp_path: Path) -> None:
    """In a process of its own, for a process has one application."""
    told = subprocess.run(
        [sys.executable, "-c", ON_MACOS, *write_records(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (told.returncode, told.stdout) == (0, "LibraryPage\n"), told.stderr


@pytest.mark.parametrize("is_opened", [True, False])
def test_without_the_matches_library_and_open_say_so(
    app: Application, qtbot: QtBot, tmp_path: Path, is_opened: bool
) -> None:
    store, app.session.store = app.store, None
    app.session.is_settled = is_opened
    (file, _) = write_records(tmp_path)
    library = app.window.home.head.library_button
    for ask in (lambda: qtbot.mouseClick(library, LEFT), lambda: app.files.open([str(file)])):
        ask()
        said = app.window.notice.text.text()
        assert ("could not be opened" if is_opened else "Try again in a moment") in said
        app.window.notice.close_button.click()
        assert app.window.page is app.window.home
    app.session.store = store


def test_records_and_a_challenge_that_come_together_are_both_taken(
    app: Application, qtbot: QtBot, tmp_path: Path
) -> None:
    record, challenge = tmp_path / "a.ludogite", tmp_path / "one.ludogite-challenge"
    record.write_text(Record("shapes", ("Léa", "Tom"), ("Sa1",)).to_json(), encoding="utf-8")
    challenge.write_text(json.dumps(shipped()[0].challenge.to_json()), encoding="utf-8")
    app.navigator.follow(OpenFiles([str(challenge), str(record)]))
    qtbot.waitUntil(lambda: isinstance(app.window.page, ChallengesPage))
    assert app.store is not None
    assert app.store.count() == 1
    assert "1 game imported." in app.window.notice.text.text()


def test_records_that_are_refused_are_explained_before_a_challenge_is_opened(
    app: Application, qtbot: QtBot, tmp_path: Path
) -> None:
    record, challenge = tmp_path / "torn.ludogite", tmp_path / "one.ludogite-challenge"
    record.write_text("{", encoding="utf-8")
    challenge.write_text(json.dumps(shipped()[0].challenge.to_json()), encoding="utf-8")
    app.navigator.follow(OpenFiles([str(record), str(challenge)]))
    qtbot.waitUntil(lambda: "To open one.ludogite-challenge" in app.window.notice.text.text())
    assert isinstance(app.window.page, LibraryPage)
