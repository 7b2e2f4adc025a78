"""After a letter, a step of the aim or a click on the card only what has changed is drawn anew: the picture is the same
as one that was drawn whole."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

from ludogite.ui.application.app import Application
from ludogite.ui.games.crossword.board import CrosswordBoard
from ludogite.ui.games.crossword.view.table import StaticPicture
from tests.support.moves import play_text
from tests.support.ui.crossword import OPENING, begin, board_of, press, type_text

CORNER = (*OPENING, "roll 6", "answer ARSENE", "roll 5", "pass", "roll 2")
NOTICEABLE = 3
"""Of 255: edges that are smoothed may be rounded otherwise."""


def pixels(picture: QImage) -> np.ndarray:
    image = picture.convertToFormat(QImage.Format.Format_RGB32)
    return np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.width(), 4)[..., :3].astype(int)


def assert_as_drawn_whole(board: CrosswordBoard) -> None:
    seen = pixels(board.grab().toImage())
    board.view.picture = StaticPicture(board)
    whole = pixels(board.grab().toImage())
    assert np.abs(seen - whole).max() <= NOTICEABLE


@pytest.mark.parametrize("step", [Qt.Key.Key_Right, Qt.Key.Key_Left])
def test_while_squares_are_aimed_at(app: Application, step: Qt.Key) -> None:
    board = board_of(begin(app, *CORNER))
    board.grab()
    for _ in range(36):
        press(board, step)
        board.grab()
    assert_as_drawn_whole(board)
    press(board, Qt.Key.Key_Escape)
    assert_as_drawn_whole(board)


def test_while_letters_are_typed_and_taken_away(app: Application) -> None:
    board = board_of(begin(app, *OPENING, "roll 6"))
    board.grab()
    for letter in "arsen":
        type_text(board, letter)
        board.grab()
    assert_as_drawn_whole(board)
    for key in (Qt.Key.Key_Backspace, Qt.Key.Key_Backspace, Qt.Key.Key_Up, Qt.Key.Key_Home):
        press(board, key)
        board.grab()
    assert_as_drawn_whole(board)


def test_whole_turns(app: Application) -> None:
    board = board_of(page := begin(app, *CORNER))
    for move in ("go R4", "answer EMUES", "roll 6", "pass", "roll 2", "answer ILETTES"):
        play_text(page.match, move)
        board.grab()
    assert_as_drawn_whole(board)
