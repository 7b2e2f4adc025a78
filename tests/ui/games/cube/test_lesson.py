"""The lesson of the cube, by mouse and by keys, with what is wrong tried first."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ludogite.rules.cube.pieces import LETTERS, Placement
from ludogite.rules.game import Move
from ludogite.ui.application.app import Application
from ludogite.ui.match.exercise.page import ExercisePage
from tests.support.ui.cube import click, cube_of, hover_over, keys, open_wall, pick, place_by_keys, spot_for, wheel
from tests.support.ui.lessons import open_lesson, walk
from tests.support.ui.matches import LEFT


def by_mouse(qtbot: QtBot, page: ExercisePage, placement: Placement) -> None:
    """From the shelf over a square, with the wheel until it lies as wanted; one click pins it, another lets it go."""
    board = cube_of(page)
    if board.hand.held != (0, placement.piece):
        pick(qtbot, board, LETTERS[placement.piece])
    elif board.hand.is_pinned:
        qtbot.mouseClick(board.stage.pad.pin_key, LEFT)
    spot = spot_for(board, placement)
    assert spot
    hover_over(qtbot, board, spot)
    for _ in board.hand.offers:
        if board.hand.offered != placement:
            wheel(board.stage.view, -120)
    assert board.hand.offered == placement
    click(qtbot, board, spot)
    click(qtbot, board, spot)


def hold_by_mouse(qtbot: QtBot, page: ExercisePage) -> None:
    board = cube_of(page)
    if page.match.at == 0:
        pick(qtbot, board, "T")
        assert page.match.at == 0, "another piece was asked for"
        pick(qtbot, board, "L")
    elif page.match.at == 1:
        wall = open_wall(board)
        hover_over(qtbot, board, wall)
        click(qtbot, board, wall)
    else:
        qtbot.mouseClick(next(iter(board.stage.pad.turn_keys.values())), LEFT)


def hold_by_keys(qtbot: QtBot, page: ExercisePage) -> None:
    board = cube_of(page)
    presses: tuple[tuple[str | Qt.Key, ...], ...] = (("4", "3"), (Qt.Key.Key_Tab,), ("X",))
    keys(qtbot, board, *presses[page.match.at])


@pytest.mark.parametrize(
    ("language", "place", "hold"), [("en", by_mouse, hold_by_mouse), ("fr", place_by_keys, hold_by_keys)]
)
def test_the_lesson_is_played_through(
    app: Application,
    qtbot: QtBot,
    language: str,
    place: Callable[[QtBot, ExercisePage, Placement], None],
    hold: Callable[[QtBot, ExercisePage], None],
) -> None:
    def make(page: ExercisePage, move: Move) -> None:
        assert isinstance(move, Placement)
        place(qtbot, page, move)

    app.window.resize(1024, 700)  # a small cube is drawn sooner
    page = open_lesson(app, "cube", language)
    walk(qtbot, page, make, place is place_by_keys, lambda page: hold(qtbot, page))


def test_a_step_back_empties_the_hand(app: Application, qtbot: QtBot) -> None:
    page = open_lesson(app, "cube")
    board = cube_of(page)
    hold_by_keys(qtbot, page)
    qtbot.waitUntil(lambda: page.match.at == 1)
    assert board.hand.held == (0, 2), "the piece stays in the hand from step to step"
    qtbot.mouseClick(page.back_button, LEFT)
    assert page.match.at == 0
    assert board.hand.held is None
