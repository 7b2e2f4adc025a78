"""F9: the board alone, and all that is around it again."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ludogite.content.challenges import shipped
from ludogite.ui.application.app import Application
from ludogite.ui.match.core import MatchCore
from tests.support.ui.challenges import match_page, play
from tests.support.ui.lessons import open_lesson
from tests.support.ui.matches import LEFT, begin, moves_made, played
from tests.support.ui.touch import tap


def press(qtbot: QtBot, page: MatchCore, key: Qt.Key) -> None:
    qtbot.keyClick(page.board, key)
    QApplication.processEvents()


@pytest.mark.parametrize("back", [Qt.Key.Key_F9, Qt.Key.Key_Escape])
def test_a_match_is_played_on_the_board_alone_and_a_key_brings_the_rest_back(
    app: Application, qtbot: QtBot, back: Qt.Key
) -> None:
    page = begin(app)
    page.header.new.setFocus()
    before = page.table.size()
    page.header.board_only.click()
    QApplication.processEvents()
    assert page.board.hasFocus()
    assert page.table.geometry() == page.rect()
    assert page.status.text() == "Only the board is shown. F9 or Esc brings the rest back."
    for key in (Qt.Key.Key_1, Qt.Key.Key_Down):
        press(qtbot, page, key)
    qtbot.mouseClick(page.action_button, LEFT)
    assert moves_made(page) == ["Sa2"]
    press(qtbot, page, back)
    assert page.table.size() == before
    assert page.header.isVisible()
    assert page.panel.isAncestorOf(page.action_button)
    assert app.window.page is page


def test_who_has_no_keys_brings_the_rest_back_by_a_button(app: Application, qtbot: QtBot) -> None:
    for open_page in (lambda: begin(app), lambda: open_lesson(app, "shapes")):
        page = open_page()
        assert not page.show_all_button.isVisible()
        page.header.board_only.click()
        QApplication.processEvents()
        tap(page.show_all_button, page.show_all_button.rect().center())
        assert page.header.isVisible()
        assert not page.show_all_button.isVisible()


def test_a_match_is_looked_back_at_on_the_board_alone(app: Application, qtbot: QtBot) -> None:
    page = played(app, "Sa1 Kd4")
    press(qtbot, page, Qt.Key.Key_F9)
    qtbot.keyClick(page.board, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert page.shown.past_ply == 1
    press(qtbot, page, Qt.Key.Key_Escape)
    assert page.panel.isVisible()
    assert page.shown.past_ply == 1


def test_a_challenge_keeps_its_target_and_its_clock_runs_on(app: Application, qtbot: QtBot) -> None:
    play(app, shipped()[0].challenge)
    page = match_page(app)
    press(qtbot, page, Qt.Key.Key_F9)
    seen = [page.panel.side, page.action_button]
    assert all(isinstance(part, QWidget) and part.isVisible() for part in seen)
    assert not any(part.isVisible() for part in (page.moves, page.undo_button, page.header))
    before = page.match.seconds
    qtbot.waitUntil(lambda: page.match.seconds > before)


def test_a_lesson_keeps_its_task_and_escape_leaves_it_at_the_second_press(app: Application, qtbot: QtBot) -> None:
    page = open_lesson(app, "shapes")
    press(qtbot, page, Qt.Key.Key_F9)
    assert not page.header.isVisible()
    assert page.card.isVisible()
    press(qtbot, page, Qt.Key.Key_Escape)
    assert page.header.isVisible()
    assert app.window.page is page
