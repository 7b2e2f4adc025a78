"""The screens of the lessons, every step of them, for tests/screens.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tests.exercises import answer

if TYPE_CHECKING:
    from ludogite.ui.app import Application

Keep = Callable[[object, str], None]


def draw_lesson(app: Application, keep: Keep, game: str, ending: str) -> None:
    from ludogite.rules.game import SHELF
    from ludogite.ui.match.exercise_page import ExercisePage
    from ludogite.ui.pages.routes import Learn

    app.follow(Learn(SHELF[game]))
    page = app.window.page
    assert isinstance(page, ExercisePage)
    for n, step in enumerate(page.match.exercise.steps, 1):
        keep(app.window, f"lesson-{game}-{n:02}-{ending}")
        if step is not page.match.exercise.steps[-1]:
            answer(page.match)
    app.window.show_home()


def draw_lessons(app: Application, keep: Keep, ending: str) -> None:
    from ludogite.content.exercises import has_lesson
    from ludogite.ui.game_ui import games_with_card

    for game in games_with_card():
        if has_lesson(game.id):
            draw_lesson(app, keep, game.id, ending)
