"""Opens the lesson of a game, and leads to the match for real that follows it."""

from __future__ import annotations

import secrets

from ludogite.content.exercises import lesson_of
from ludogite.match.config import MatchConfig, Seat
from ludogite.match.exercise import ExerciseMatch
from ludogite.players import BEGINNER
from ludogite.rules.shelf import Game
from ludogite.ui.base.routes import BeginMatch, PlayForReal, Route
from ludogite.ui.base.seat_names import COMPUTER_NAME
from ludogite.ui.base.session import Session
from ludogite.ui.match.exercise.lesson_page import LessonPage


def open_lesson(session: Session, game: Game, back: Route) -> LessonPage:
    """Leaving it leads back to where it was chosen."""
    exercise = lesson_of(game.id)
    seats = (Seat(""), Seat(COMPUTER_NAME, level=BEGINNER))
    match = ExerciseMatch(exercise, seats[: exercise.seats])
    return LessonPage(match, back, session.get_worker(), session.people, session.colours)


def match_for_real(route: PlayForReal) -> BeginMatch:
    """Somebody who has just learned the game begins, against a computer that lets a beginner win."""
    game, seed = route.game, secrets.randbits(63)
    lesson = lesson_of(game.id)
    seats = (Seat(route.name), Seat(COMPUTER_NAME, level=BEGINNER))
    options = lesson.options if lesson.play is None else lesson.play
    setup = game.draw_setup(len(seats), options, seed)
    return BeginMatch(MatchConfig(game, seats, options, setup, seed, is_coaching=True), route.people)
