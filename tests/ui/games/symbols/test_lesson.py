"""The lesson of Six Symbols, by mouse and by keys, with what is wrong tried first."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from ludogite.rules.game import Move
from ludogite.rules.symbols import SYMBOLS, Start, Writing
from ludogite.ui.application.app import Application
from ludogite.ui.match.exercise.page import ExercisePage
from tests.support.ui.lessons import open_lesson, walk
from tests.support.ui.matches import LEFT
from tests.support.ui.symbols import board_of, tile_point, write_by_keys, write_by_mouse


@pytest.mark.parametrize(("language", "is_by_key"), [("fr", False), ("en", True)])
def test_the_lesson_is_played_through(app: Application, qtbot: QtBot, language: str, is_by_key: bool) -> None:
    def make(page: ExercisePage, move: Move) -> None:
        board = board_of(page)
        if isinstance(move, Start):
            tile = SYMBOLS.index(move.symbol) + 1
            if is_by_key:
                qtbot.keyClick(board, str(tile))
            else:
                qtbot.mouseClick(board, LEFT, pos=tile_point(board, tile))
            return
        assert isinstance(move, Writing)
        (write_by_keys if is_by_key else write_by_mouse)(qtbot, page, move)

    walk(qtbot, open_lesson(app, "symbols", language), make, is_by_key)
