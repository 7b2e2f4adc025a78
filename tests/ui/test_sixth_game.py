"""A game that the program does not know is played in the window: its files and its entry on the shelf are enough."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from ludogite.rules.shelf import SHELF
from ludogite.ui.application.app import Application
from ludogite.ui.match.page import MatchPage
from ludogite.ui.pages.print.page import PrintPage
from ludogite.ui.pages.rules import KEYS_VIEW, RulesPage
from ludogite.ui.pages.setup.page import SetupPage
from tests.peek import PEEK
from tests.peek.ui.board import PeekBoard
from tests.peek.ui.hand import WORDS
from tests.support.paper import text
from tests.support.ui.matches import LEFT, card, page_of, press_again


@pytest.fixture(autouse=True)
def on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the window is made."""
    monkeypatch.setitem(SHELF, PEEK.id, PEEK)


@pytest.fixture
def page(on_the_shelf: None, app: Application, qtbot: QtBot) -> MatchPage:
    """A match against the computer, set up by mouse from the card at home; the person begins."""
    qtbot.mouseClick(card(app, PEEK.id), LEFT)
    setup = app.window.page
    assert isinstance(setup, SetupPage)
    setup.rows[0].take("Léa")
    qtbot.mouseClick(setup.begins.buttons["0"], LEFT)
    qtbot.mouseClick(setup.start_button, LEFT)
    return page_of(app)


def board_of(page: MatchPage) -> PeekBoard:
    assert isinstance(page.board, PeekBoard)
    return page.board


def moves_made(page: MatchPage) -> list[str]:
    return [str(move) for move in page.match.moves[: page.match.cursor]]


def play(qtbot: QtBot, page: MatchPage, word: str) -> None:
    """By mouse: the word on the board, then the filled button."""
    board = board_of(page)
    qtbot.mouseClick(board, LEFT, pos=board.cell_rect(WORDS.index(word)).center())
    assert page.action_button.text() == f"Say “{word}”"
    qtbot.mouseClick(page.action_button, LEFT)


def throw(qtbot: QtBot, page: MatchPage) -> None:
    assert page.action_button.text() == "Roll"
    qtbot.mouseClick(page.action_button, LEFT)


def test_a_person_throws_the_dice_and_a_computer_throws_its_own(page: MatchPage, qtbot: QtBot) -> None:
    qtbot.wait(100)
    assert moves_made(page) == []
    assert page.status.text() == "Léa, roll the dice."
    throw(qtbot, page)
    assert moves_made(page)[0].startswith("roll")
    play(qtbot, page, "mark")
    play(qtbot, page, "done")
    qtbot.waitUntil(lambda: page.match.state.to_move == "chance" and len(moves_made(page)) > 4)
    assert [move.split()[0] for move in moves_made(page)][:3] == ["roll", "mark", "done"]
    assert moves_made(page)[3].startswith("roll"), "the computer has thrown without being asked to"
    assert moves_made(page)[-1] == "done", "and a worker has thought for it"
    assert page.status.text() == "Léa, roll the dice."


def test_a_refused_move_is_said_and_its_objection_reaches_the_board(page: MatchPage, qtbot: QtBot) -> None:
    throw(qtbot, page)
    for _ in range(3):
        play(qtbot, page, "mark")
    play(qtbot, page, "mark")
    assert page.status.text() == "Three marks are enough."
    assert board_of(page).objection is not None
    assert len(moves_made(page)) == 4


def test_a_worker_is_not_given_the_secret(page: MatchPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    given: dict[str, Any] = {}
    ask = page.worker.ask

    def noted(work: Any, arguments: Any, *rest: Any) -> Any:
        given.setdefault("hint" if not given else "move", arguments[1])  # later the computer may have peeked
        return ask(work, arguments, *rest)

    monkeypatch.setattr(page.worker, "ask", noted)
    throw(qtbot, page)
    page.hint()
    play(qtbot, page, "done")
    qtbot.waitUntil(lambda: "done" in moves_made(page)[2:])
    assert {purpose: state.secret for purpose, state in given.items()} == {"hint": None, "move": None}


def test_the_secret_is_nowhere_in_the_window(page: MatchPage, qtbot: QtBot) -> None:
    secret = str(page.match.config.setup["secret"])
    throw(qtbot, page)
    play(qtbot, page, "peek")
    board = board_of(page)
    interface = QAccessible.queryAccessibleInterface(board)
    names = [interface.child(n).text(QAccessible.Text.Name) for n in range(interface.childCount())]
    shown = [label.text() for label in page.findChildren(QLabel)]
    listed = [page.moves.item(n).text() for n in range(page.moves.count())]
    assert names[-1] == "secret: None"
    assert board.peek.secret is None
    page.look_at(1)
    assert board.peek.secret is None
    assert not [found for found in (*names, *shown, *listed) if secret in found.split()]


def test_moves_are_undone_and_a_revelation_is_taken_back(page: MatchPage, qtbot: QtBot) -> None:
    throw(qtbot, page)
    play(qtbot, page, "mark")
    assert page.undo_button.text() == "Undo"
    qtbot.mouseClick(page.undo_button, LEFT)
    assert len(moves_made(page)) == 1
    play(qtbot, page, "peek")
    assert page.undo_button.text() == "Undo"
    qtbot.mouseClick(page.undo_button, LEFT)
    assert len(moves_made(page)) == 1
    assert page.match.taken_back


def test_what_is_in_the_hand_is_there_again_when_the_match_is_continued(
    page: MatchPage, app: Application, qtbot: QtBot
) -> None:
    throw(qtbot, page)
    qtbot.keyClick(page.board, Qt.Key.Key_M)
    moves = moves_made(page)
    qtbot.mouseClick(page.home_button, LEFT)
    qtbot.mouseClick(app.window.home.hero.button, LEFT)
    again = page_of(app)
    assert moves_made(again) == moves
    assert again.action_button.text() == "Say “mark”"
    qtbot.keyClick(again.board, Qt.Key.Key_Return)
    assert moves_made(again) == [*moves, "mark"]


def test_a_hint_comes_from_a_worker_and_the_end_is_said(page: MatchPage, qtbot: QtBot) -> None:
    throw(qtbot, page)
    qtbot.mouseClick(page.hint_button, LEFT)
    qtbot.waitUntil(lambda: page.match.help > 0)
    press_again(qtbot, page.resign_button)
    assert page.status.text() == "The computer wins. Léa resigned."


def test_its_sheet_is_printed_without_the_secret(
    page: MatchPage, app: Application, qtbot: QtBot, tmp_path: Path
) -> None:
    throw(qtbot, page)
    qtbot.keyClick(page.board, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    printing = app.window.page
    assert isinstance(printing, PrintPage)
    printing.save(tmp_path / "peek.pdf")
    qtbot.waitUntil((tmp_path / "peek.pdf").exists)
    written = text(tmp_path / "peek.pdf")
    assert "Léa: 0" in written
    assert "Secret: None" in written


def test_its_rules_are_a_key_away(page: MatchPage, app: Application, qtbot: QtBot) -> None:
    qtbot.keyClick(page.board, Qt.Key.Key_F1)
    rules = app.window.page
    assert isinstance(rules, RulesPage)
    assert "be done" in rules.text.toPlainText()
    qtbot.waitUntil(lambda: rules.text.is_drawn)
    QApplication.processEvents()
    rules.show_view(KEYS_VIEW)
    assert "Choose the word" in [label.text() for label in rules.keys.findChildren(QLabel)]
