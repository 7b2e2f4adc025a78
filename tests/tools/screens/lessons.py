"""The screens of the lessons, every step of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.support.exercises import answer
from tests.tools.screens.keep import Keep

if TYPE_CHECKING:
    from ludogite.ui.application.app import Application
    from ludogite.ui.match.exercise.page import ExercisePage


def draw_lesson(app: Application, keep: Keep, game: str) -> None:
    from ludogite.rules.shelf import SHELF
    from ludogite.ui.base.routes import Learn
    from ludogite.ui.match.exercise.page import ExercisePage

    app.navigator.follow(Learn(SHELF[game]))
    page = app.window.page
    assert isinstance(page, ExercisePage)
    for n, step in enumerate(page.match.exercise.steps, 1):
        page.board.motion.skip()
        keep(app.window, f"lesson-{game}-{n:02}")
        if step.hand:
            _hold(page, n)
            while page.match.at < n:
                page.match.go_on()
        elif step is not page.match.exercise.steps[-1]:
            answer(page.match)
    app.window.show_home()


def _hold(page: ExercisePage, number: int) -> None:
    """What the lesson of the cube asks for besides moves: take the L up, pin it, turn it."""
    from ludogite.ui.games.cube.board import CubeBoard
    from ludogite.ui.games.cube.spot import Spot

    board = page.board
    assert isinstance(board, CubeBoard)
    if number == 1:
        board.pick_up(0, 2)
    elif number == 2:
        board.pin(Spot(0, 2, is_wall=True))
    else:
        board.turn(0, 1)


def draw_lessons(app: Application, keep: Keep) -> None:
    from ludogite.content.exercises import has_lesson
    from ludogite.ui.base.game_ui import games_with_card

    for game in games_with_card():
        if has_lesson(game.id):
            draw_lesson(app, keep, game.id)
