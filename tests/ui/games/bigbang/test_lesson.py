"""The lesson of Big Bang, by mouse and by keys, with what is wrong tried first."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from ludogite.rules.game import Move
from ludogite.ui.application.app import Application
from ludogite.ui.match.exercise.page import ExercisePage
from tests.support.exercises import answer
from tests.support.ui.bigbang import board_of, click, click_thing, make_by_keys, make_by_mouse
from tests.support.ui.lessons import open_lesson, walk


@pytest.mark.parametrize(("language", "is_by_key"), [("fr", False), ("en", True)])
def test_the_lesson_is_played_through(app: Application, qtbot: QtBot, language: str, is_by_key: bool) -> None:
    def make(page: ExercisePage, move: Move) -> None:
        (make_by_keys if is_by_key else make_by_mouse)(qtbot, page, move)

    walk(qtbot, open_lesson(app, "bigbang", language), make, is_by_key)


def test_the_bell_stays_however_often_somebody_guesses_wrong(app: Application, qtbot: QtBot) -> None:
    page = open_lesson(app, "bigbang")
    while page.match.at < 3:
        answer(page.match)
    board = board_of(page)
    click_thing(board, "bell")
    click(board, "c5", "e5", "f6", "c1")
    qtbot.waitUntil(lambda: page.match.at == 4)
