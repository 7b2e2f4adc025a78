"""The lesson of Crossword Track, by mouse and by keys, with what is wrong tried first."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ludogite.rules.crossword.match import Answer, Go, Pass, Question
from ludogite.rules.dice import Roll
from ludogite.rules.game import Move
from ludogite.ui.application.app import Application
from ludogite.ui.games.crossword.board import CrosswordBoard
from ludogite.ui.match.exercise.page import ExercisePage
from tests.support.ui.crossword import board_of, click_letters, click_square, click_thing, press, type_text
from tests.support.ui.lessons import open_lesson, walk
from tests.support.ui.matches import LEFT


def choice_for(board: CrosswordBoard, is_right: bool) -> int:
    """The number of a choice that is right, or of one that is not."""
    assert board.position.question
    verdicts = [board.referee.judge(board.hand.question, choice) for choice in board.position.question.choices]
    return verdicts.index(Question(is_right))


def by_mouse(qtbot: QtBot, page: ExercisePage, move: Move) -> None:
    board = board_of(page)
    match move:
        case Roll():
            click_thing(board, "die")
        case Go(square):
            click_square(board, square)
        case Pass():
            click_thing(board, "pass")
        case Answer(word):
            if not board.hand.is_tray_open:
                click_thing(board, "keyboard")
            click_letters(board, word)
            qtbot.mouseClick(page.action_button, LEFT)
        case Question(is_right):
            thing = f"choice {choice_for(board, is_right)}"
            click_thing(board, thing)
            qtbot.mouseClick(page.action_button, LEFT)


def by_keys(qtbot: QtBot, page: ExercisePage, move: Move) -> None:
    board = board_of(page)
    match move:
        case Roll():
            press(board, Qt.Key.Key_Space)
        case Go(square):
            type_text(board, square)
            press(board, Qt.Key.Key_Return)
        case Pass():
            press(board, Qt.Key.Key_F4)
        case Answer(word):
            type_text(board, word)
            press(board, Qt.Key.Key_Return)
        case Question(is_right):
            type_text(board, str(choice_for(board, is_right) + 1))
            press(board, Qt.Key.Key_Return)


@pytest.mark.parametrize(("language", "is_by_key"), [("fr", False), ("en", True)])
def test_the_lesson_is_played_through(app: Application, qtbot: QtBot, language: str, is_by_key: bool) -> None:
    def make(page: ExercisePage, move: Move) -> None:
        (by_keys if is_by_key else by_mouse)(qtbot, page, move)

    walk(qtbot, open_lesson(app, "crossword", language), make, is_by_key)
