"""The lesson of Big Bang, by mouse and by keys, with what is wrong tried first."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ludogite.rules.bigbang import Bonus, Claim, Done, Turn
from ludogite.rules.dice import Roll
from ludogite.rules.game import Move
from ludogite.ui.application.app import Application
from ludogite.ui.games.bigbang.board import BigBangBoard
from ludogite.ui.games.bigbang.hand import Call
from ludogite.ui.match.exercise.page import ExercisePage
from tests.support.exercises import answer
from tests.support.ui.bigbang import board_of, click, click_thing, go_to, press, select_by_keys
from tests.support.ui.lessons import open_lesson, walk
from tests.support.ui.matches import LEFT


def by_mouse(qtbot: QtBot, page: ExercisePage, move: Move) -> None:
    board = board_of(page)
    match move:
        case Turn(cell):
            click(board, cell)
            qtbot.mouseClick(page.action_button, LEFT)
        case Bonus(cell):
            if board.hand.call is not Call.BONUS:
                click_thing(board, "bell")
            click(board, cell)
        case Claim(forgotten, token):
            click_thing(board, "glass")
            click(board, forgotten, token)
        case Done() | Roll():
            throw(page, lambda: click_thing(board, "dish"))


def by_keys(qtbot: QtBot, page: ExercisePage, move: Move) -> None:
    board = board_of(page)
    match move:
        case Turn(cell):
            select_by_keys(board, cell)
            press(board, Qt.Key.Key_Return)
        case Bonus(cell):
            if board.hand.call is not Call.BONUS:
                press(board, Qt.Key.Key_B)
            point(board, cell)
        case Claim(forgotten, token):
            press(board, Qt.Key.Key_F)
            point(board, forgotten)
            point(board, token)
        case Done() | Roll():
            throw(page, lambda: press(board, Qt.Key.Key_D))


def throw(page: ExercisePage, press_once: Callable[[], None]) -> None:
    """Who has turned nothing is asked once."""
    before = page.match.cursor, page.match.misses
    press_once()
    if (page.match.cursor, page.match.misses) == before:
        press_once()


def point(board: BigBangBoard, cell: int) -> None:
    go_to(board, cell)
    press(board, Qt.Key.Key_Space)


@pytest.mark.parametrize(("language", "is_by_key"), [("fr", False), ("en", True)])
def test_the_lesson_is_played_through(app: Application, qtbot: QtBot, language: str, is_by_key: bool) -> None:
    def make(page: ExercisePage, move: Move) -> None:
        (by_keys if is_by_key else by_mouse)(qtbot, page, move)

    walk(qtbot, open_lesson(app, "bigbang", language), make, is_by_key)


def test_the_bell_stays_however_often_somebody_guesses_wrong(app: Application, qtbot: QtBot) -> None:
    page = open_lesson(app, "bigbang")
    while page.match.at < 3:
        answer(page.match)
    board = board_of(page)
    click_thing(board, "bell")
    click(board, "c5", "e5", "f6", "c1")
    qtbot.waitUntil(lambda: page.match.at == 4)
