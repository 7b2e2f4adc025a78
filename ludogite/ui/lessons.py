"""Opens the lesson of a game, and the match for real that follows it."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.shelf import Game
from ludogite.ui.language import tr
from ludogite.ui.pages.routes import BeginMatch, PlayForReal
from ludogite.ui.seat_names import COMPUTER_NAME

if TYPE_CHECKING:
    from ludogite.ui.app import Application

LESSON = Message(QT_TRANSLATE_NOOP("lessons", "Lesson"))
SKIP = Message(QT_TRANSLATE_NOOP("lessons", "Skip the lesson"))
FOR_REAL = Message(QT_TRANSLATE_NOOP("lessons", "Play for real"))
LEARNER = Message(QT_TRANSLATE_NOOP("lessons", "Player"))


def open_lesson(app: Application, game: Game) -> None:
    from ludogite.content.exercises import lesson_of
    from ludogite.match.config import Seat
    from ludogite.match.exercise import ExerciseMatch
    from ludogite.players import player_of
    from ludogite.ui.match.exercise_page import ExercisePage, Purpose

    exercise = lesson_of(game.id)
    computer = Seat(COMPUTER_NAME, level=player_of(game.player_module).LEVELS[0])
    match = ExerciseMatch(exercise, [Seat(_learner(app)), computer][: exercise.seats])
    people = app.store.people() if app.store else []
    purpose = Purpose(LESSON, SKIP, FOR_REAL, PlayForReal(game))
    app.window.show_page(ExercisePage(match, purpose, app.get_thoughts(), people, app.colours))


def play_for_real(app: Application, game: Game) -> None:
    """Somebody who has just learned the game begins, against a computer that lets a beginner win."""
    from ludogite.content.exercises import lesson_of
    from ludogite.match.config import MatchConfig, Seat
    from ludogite.players import BEGINNER

    lesson, seed = lesson_of(game.id), secrets.randbits(63)
    seats = (Seat(_learner(app)), Seat(COMPUTER_NAME, level=BEGINNER))
    options = lesson.options if lesson.play is None else lesson.play
    setup = game.draw_setup(len(seats), options, seed)
    app.follow(BeginMatch(MatchConfig(game, seats, options, setup, seed, is_coaching=True)))


def _learner(app: Application) -> str:
    """Who was here last, or somebody without a name of their own."""
    people = app.store.people() if app.store else []
    return people[0].name if people else tr(LEARNER)
