"""The lesson of Big Bang, by mouse and by keys, with what is wrong tried first."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ludogite.rules.game import Move
from ludogite.rules.tokens import CELLS
from ludogite.ui.application.app import Application
from ludogite.ui.match.exercise.page import ExercisePage
from tests.support.exercises import answer
from tests.support.ui.bigbang import board_of, click, click_thing, make_by_keys, make_by_mouse, point, press
from tests.support.ui.lessons import open_lesson, walk


@pytest.mark.parametrize(("language", "is_by_key"), [("fr", False), ("en", True)])
def test_the_lesson_is_played_through(app: Application, qtbot: QtBot, language: str, is_by_key: bool) -> None:
    def make(page: ExercisePage, move: Move) -> None:
        (make_by_keys if is_by_key else make_by_mouse)(qtbot, page, move)

    def call_forgotten(page: ExercisePage) -> None:
        board = board_of(page)
        if is_by_key:
            press(board, Qt.Key.Key_F)
            point(board, CELLS.index("b2"))
        else:
            click_thing(board, "glass")
            click(board, "b2")

    walk(qtbot, open_lesson(app, "bigbang", language), make, is_by_key, call_forgotten)


def test_the_bell_rings_however_often_somebody_guesses_wrong(app: Application, qtbot: QtBot) -> None:
    page = open_lesson(app, "bigbang")
    while page.match.at < 3:
        answer(page.match)
    board = board_of(page)
    for cell in ("c5", "e5", "f6", "c1"):
        click_thing(board, "bell")
        click(board, cell)
    qtbot.waitUntil(lambda: page.match.at == 4)
