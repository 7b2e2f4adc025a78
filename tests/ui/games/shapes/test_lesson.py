"""The lesson of Four Shapes, by mouse and by keys, with what is wrong tried first."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ludogite.rules.game import Move
from ludogite.rules.shapes import CELLS, LETTERS, Placement
from ludogite.ui.app import Application
from ludogite.ui.match.exercise_page import ExercisePage
from tests.ui.lessons import open_lesson, walk
from tests.ui.matches import board_of, cell_point, drag, hand_point


@pytest.mark.parametrize(("language", "is_by_key"), [("en", False), ("fr", True)])
def test_the_lesson_is_played_through(app: Application, qtbot: QtBot, language: str, is_by_key: bool) -> None:
    def make(page: ExercisePage, move: Move) -> None:
        assert isinstance(move, Placement)
        board = board_of(page)
        if is_by_key:
            assert board.hasFocus()
            qtbot.keyClick(board, str(move.shape + 1))
            for key, steps in (
                (Qt.Key.Key_Right, move.cell % 4 - board._cursor % 4),
                (Qt.Key.Key_Left, board._cursor % 4 - move.cell % 4),
                (Qt.Key.Key_Down, move.cell // 4 - board._cursor // 4),
                (Qt.Key.Key_Up, board._cursor // 4 - move.cell // 4),
            ):
                for _ in range(steps):
                    qtbot.keyClick(board, key)
            qtbot.keyClick(board, Qt.Key.Key_Return)
        else:
            left = board.position.left(0, move.shape)
            start = hand_point(board, 0, LETTERS[move.shape], left - 1)
            drag(qtbot, board, start, cell_point(board, CELLS[move.cell]))

    walk(qtbot, open_lesson(app, "shapes", language), make, is_by_key)
