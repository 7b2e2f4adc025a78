"""Opens the lesson of a game, and the match for real that follows it."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from ludogite.rules.shelf import Game
from ludogite.ui.base.routes import BeginMatch, PlayForReal
from ludogite.ui.seat_names import COMPUTER_NAME

if TYPE_CHECKING:
    from ludogite.ui.app import Application


def open_lesson(app: Application, game: Game) -> None:
    """Leaving it leads back to where it was chosen."""
    from ludogite.content.exercises import lesson_of
    from ludogite.match.config import Seat
    from ludogite.match.exercise import ExerciseMatch
    from ludogite.players import BEGINNER
    from ludogite.ui.match.lesson_page import LessonPage

    exercise = lesson_of(game.id)
    seats = (Seat(""), Seat(COMPUTER_NAME, level=BEGINNER))
    match = ExerciseMatch(exercise, seats[: exercise.seats])
    people = app.store.people() if app.store else []
    back = app.window.page.way_back_here
    app.window.show_page(LessonPage(match, back, app.get_worker(), people, app.colours))


def play_for_real(app: Application, route: PlayForReal) -> None:
    """Somebody who has just learned the game begins, against a computer that lets a beginner win."""
    from ludogite.content.exercises import lesson_of
    from ludogite.match.config import MatchConfig, Seat
    from ludogite.players import BEGINNER

    game, seed = route.game, secrets.randbits(63)
    lesson = lesson_of(game.id)
    seats = (Seat(route.name), Seat(COMPUTER_NAME, level=BEGINNER))
    options = lesson.options if lesson.play is None else lesson.play
    setup = game.draw_setup(len(seats), options, seed)
    app.follow(BeginMatch(MatchConfig(game, seats, options, setup, seed, is_coaching=True), route.people))
