"""The dialogs that ask for a file: nothing is replaced unasked, they speak one language and remember the folder."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel, QMessageBox, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

import ludogite
from ludogite.settings import FOLDER, LANGUAGE, Settings
from ludogite.ui.application.app import Application
from ludogite.ui.base.routes import ChooseFiles
from ludogite.ui.match.page import MatchPage
from ludogite.ui.widgets import file_dialog
from tests.support.ui.file_dialogs import choose, name_field, offered_name, open_dialog
from tests.support.ui.matches import begin

BEFORE = "what was there before"


@pytest.fixture
def page(app: Application) -> MatchPage:
    return begin(app)


def answering(answer: QMessageBox.StandardButton) -> list[str]:
    """Answers the next question, and tells how it was put."""
    asked: list[str] = []

    def press() -> None:
        question = QApplication.activeModalWidget()
        if not isinstance(question, QMessageBox):
            QTimer.singleShot(10, press)
            return
        asked.extend(label.text() for label in question.findChildren(QLabel) if label.text())
        assert all(label.textFormat() == Qt.TextFormat.PlainText for label in question.findChildren(QLabel))
        question.button(answer).click()

    QTimer.singleShot(0, press)
    return asked


@pytest.mark.parametrize("typed", ["ours", "ours.ludogite"])
def test_a_file_that_is_there_is_replaced_only_by_who_says_so(
    app: Application, page: MatchPage, tmp_path: Path, typed: str
) -> None:
    file = tmp_path / "ours.ludogite"
    file.write_text(BEFORE)
    page.saver.ask_record()
    asked = answering(QMessageBox.StandardButton.No)
    choose(app, tmp_path / typed)
    assert "ours.ludogite already exists" in asked[0]
    assert file.read_text() == BEFORE
    answering(QMessageBox.StandardButton.Yes)
    choose(app, tmp_path / typed)
    assert page.status.text() == "Game saved as ours.ludogite."
    assert file.read_text() != BEFORE


@pytest.mark.linux("names of files with < in them")
def test_the_question_shows_the_name_of_a_file_as_it_is(app: Application, page: MatchPage, tmp_path: Path) -> None:
    file = tmp_path / "<img src=x>.ludogite"
    file.write_text(BEFORE)
    page.saver.ask_record()
    asked = answering(QMessageBox.StandardButton.No)
    choose(app, file)
    assert "<img src=x>.ludogite already exists" in asked[0]
    choose(app)


def test_a_name_with_a_dot_is_completed_and_asked_about(
    app: Application, page: MatchPage, qtbot: QtBot, tmp_path: Path
) -> None:
    file = tmp_path / "round 1.2.ludogite"
    page.saver.ask_record()
    choose(app, tmp_path / "round 1.2")
    assert page.status.text() == "Game saved as round 1.2.ludogite."
    file.write_text(BEFORE)
    page.saver.ask_record()
    choose(app, tmp_path / "round 1.2")
    assert file.read_text() == BEFORE
    qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), QFileDialog))
    assert offered_name() == "round 1.2.ludogite"
    asked = answering(QMessageBox.StandardButton.No)
    open_dialog().accept()
    assert "round 1.2.ludogite already exists" in asked[0]
    choose(app)


def test_a_dialog_of_the_system_that_completes_no_name_replaces_nothing(
    app: Application, page: MatchPage, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A virtual screen has none: Qt's own is treated like one."""
    monkeypatch.setattr(file_dialog, "_is_of_qt", lambda _: False)
    (tmp_path / "ours.ludogite").write_text(BEFORE)
    page.saver.ask_record()
    choose(app, tmp_path / "ours")
    assert (tmp_path / "ours.ludogite").read_text() == BEFORE
    qtbot.waitUntil(lambda: isinstance(QApplication.activeModalWidget(), QFileDialog))
    choose(app, tmp_path / "mine")
    assert page.status.text() == "Game saved as mine.ludogite."


@pytest.mark.linux("variables that say where folders are")
def test_they_open_in_documents_and_then_where_somebody_was_last(
    app: Application, page: MatchPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    page.saver.ask_record()
    assert open_dialog().directory().path() == str(tmp_path)
    choose(app)
    documents = tmp_path / "Documents"
    documents.mkdir()
    page.saver.ask_record()
    assert open_dialog().directory().path() == str(documents)
    choose(app, tmp_path / "ours")
    app.files.choose()
    assert open_dialog().directory().path() == str(tmp_path)
    choose(app)
    assert Settings()[FOLDER] == str(tmp_path), "it is remembered for the next start"
    app.session.settings[FOLDER] = str(tmp_path / "gone")
    page.saver.ask_record()
    assert open_dialog().directory().path() == str(documents)
    choose(app)


def texts(dialog: QFileDialog) -> set[str]:
    labels = [label.text() for label in dialog.findChildren(QLabel)]
    buttons = [button.text() for button in dialog.findChildren(QPushButton)]
    tips = [button.toolTip() for button in dialog.findChildren(QToolButton)]
    return {text.replace("&", "") for text in (dialog.windowTitle(), *labels, *buttons, *tips) if text}


@pytest.mark.parametrize("ask", [lambda page: page.saver.ask_record(), lambda page: page.requested.emit(ChooseFiles())])
def test_in_french_all_of_it_is_french(
    app: Application, page: MatchPage, tmp_path: Path, ask: Callable[[MatchPage], None]
) -> None:
    said = {}
    for language in ("en", "fr"):
        app.choose(LANGUAGE, language)
        ask(page)
        said[language] = texts(open_dialog())
        choose(app)
    assert len(said["fr"]) > 8
    assert not said["en"] & said["fr"]
    (tmp_path / "ours.ludogite").write_text(BEFORE)
    page.saver.ask_record()
    asked = answering(QMessageBox.StandardButton.No)
    choose(app, tmp_path / "ours")
    assert "existe déjà" in asked[0]
    choose(app)


def test_the_name_that_is_offered_holds_no_folder(app: Application, tmp_path: Path) -> None:
    file_dialog.ask_to_save(app.window, "Save", "../<a>/b", [file_dialog.PICTURES], lambda file: None)
    assert name_field().text() == "a b.png"
    choose(app)


def test_no_other_module_makes_such_a_dialog() -> None:
    root = Path(ludogite.__file__).parent
    found = [file.name for file in root.rglob("*.py") if "QFileDialog" in file.read_text(encoding="utf-8")]
    assert found == ["file_dialog.py"]
