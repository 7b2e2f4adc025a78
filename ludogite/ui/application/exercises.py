"""Opens lessons and puzzles, and leads from a lesson to the match for real that follows it."""

from __future__ import annotations

import secrets
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from ludogite.content.exercises import lesson_of
from ludogite.match.config import MatchConfig, Seat
from ludogite.match.exercise import ExerciseMatch
from ludogite.match.people import with_names
from ludogite.match.puzzle import PuzzleProgress, PuzzleResult, make_by_worker
from ludogite.match.puzzle_match import PuzzleMatch
from ludogite.match.retry import RetryMatch
from ludogite.match.store import StoreProblem
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.players import BEGINNER
from ludogite.puzzles import Puzzle
from ludogite.rules.shelf import Game
from ludogite.ui.base.routes import BeginMatch, Learn, PlayForReal, PlayPuzzle, Route, ShowPuzzles, TryAgain
from ludogite.ui.base.seat_names import COMPUTER_NAME
from ludogite.ui.base.session import Session
from ludogite.ui.look.language import current_language
from ludogite.ui.match.exercise.lesson_page import LessonPage
from ludogite.ui.match.exercise.page import Purpose
from ludogite.ui.match.exercise.puzzle_page import PuzzlePage
from ludogite.ui.match.exercise.retry_page import TO_LIST, TO_REVIEW, RetryPage
from ludogite.ui.pages.days.puzzles import PuzzlesPage, puzzle_name
from ludogite.worker.worker import Cancelled, Problem

if TYPE_CHECKING:
    from ludogite.ui.application.window import Window
    from ludogite.ui.base.session import Session

PUZZLE = Message(QT_TRANSLATE_NOOP("puzzle_page", "Puzzle"))
ALL_PUZZLES = Message(QT_TRANSLATE_NOOP("puzzle_page", "All puzzles"))
NEXT = Message(QT_TRANSLATE_NOOP("puzzle_page", "Next puzzle"))
MAKING = Message(QT_TRANSLATE_NOOP("puzzle_page", "Preparing a puzzle… Leave this page to cancel."))
NONE_MADE = Message(QT_TRANSLATE_NOOP("puzzle_page", "No puzzle could be made this time. Please try again."))


class Puzzles:
    def __init__(self, session: Session, window: Window) -> None:
        self._session, self._window = session, window

    def open_page(self, game: Game, level: str | None) -> PuzzlesPage:
        """With the level that was played last."""
        store = self._session.store
        people = with_names(store.people(), store.puzzle_names(game.id), store.everybody()) if store else []
        read = partial(self._progress, game)
        return PuzzlesPage(self._session, game, people, read, level, self._window.pages)

    def play(self, game: Game, level: str, name: str, seed: int | None) -> None:
        """Without a seed the next puzzle of this person."""
        if seed is None:
            seed = self._progress(game, name).next_seed(level)
        task = PlayPuzzle(game, level, name, seed)
        asked = self._session.get_worker().ask(
            make_by_worker, (game.id, level, seed), partial(self._open, task), self._say_none_made
        )
        self._window.page.wait_for(asked, MAKING)

    def _say_none_made(self, problem: Problem) -> None:
        if not isinstance(problem, Cancelled):
            self._window.show_notice(NONE_MADE)

    def _progress(self, game: Game, name: str) -> PuzzleProgress:
        store = self._session.store
        return store.puzzle_progress(game.id, name) if store else PuzzleProgress({})

    def _open(self, task: PlayPuzzle, puzzle: Puzzle) -> None:
        session, (game, level, name, seed) = self._session, task
        assert seed is not None
        was_tried = session.store is not None and session.store.was_puzzle_tried(game.id, name, level, seed)
        names, note_tried = (name, COMPUTER_NAME), partial(self._note_tried, task)
        match = PuzzleMatch(game, puzzle, seed, names, partial(self._keep, task), note_tried, was_tried)
        purpose = Purpose(PUZZLE, ALL_PUZZLES, NEXT, self._next(task, seed), ShowPuzzles(game, level))
        heading = partial(puzzle_name, game, level, seed)
        page = PuzzlePage(match, heading, purpose, session.get_worker(), session.people, session.colours)
        self._window.show_page(page)

    def _next(self, task: PlayPuzzle, seed: int) -> PlayPuzzle:
        """After one that is to be reviewed, the next of these."""
        game, level, name, _ = task
        to_review = self._progress(game, name).to_review()
        later = to_review[to_review.index((level, seed)) + 1 :] if (level, seed) in to_review else []
        return PlayPuzzle(game, later[0][0], name, later[0][1]) if later else PlayPuzzle(game, level, name)

    def _keep(self, task: PlayPuzzle, result: PuzzleResult) -> None:
        store, (game, level, name, seed) = self._session.writable_store, task
        if store and seed is not None:
            store.note_puzzle(game.id, name, level, seed, result)

    def _note_tried(self, task: PlayPuzzle) -> None:
        """A disk that refuses is spoken of when the puzzle ends."""
        store, (game, level, name, seed) = self._session.writable_store, task
        with suppress(StoreProblem):
            if store and seed is not None:
                store.note_puzzle_tried(game.id, name, level, seed)


def open_lesson(session: Session, route: Learn, back: Route) -> LessonPage:
    """Leaving it leads back to where it was chosen."""
    exercise = lesson_of(route.game.id, current_language())
    seats = (Seat(""), Seat(COMPUTER_NAME, level=BEGINNER))
    match = ExerciseMatch(exercise, seats[: exercise.seats])
    return LessonPage(match, back, session.get_worker(), session.people, session.colours, route.learner, route.level)


def open_retry(session: Session, route: TryAgain) -> RetryPage:
    match, way_back = RetryMatch(route.match, route.mistakes), TO_REVIEW if route.is_review else TO_LIST
    return RetryPage(match, way_back, session.get_worker(), session.people, session.colours)


def note_learned(session: Session, route: PlayForReal) -> None:
    """Somebody with a name of their own has learned the game. A disk that refuses is spoken of by what follows."""
    with suppress(StoreProblem):
        if route.people and (store := session.writable_store):
            store.note_learned(route.game.id, route.name)


def match_for_real(route: PlayForReal) -> BeginMatch:
    """Somebody who has just learned the game begins; unless they chose otherwise, against a computer that lets a
    beginner win."""
    game, seed = route.game, secrets.randbits(63)
    lesson = lesson_of(game.id, current_language())
    seats = (Seat(route.name), Seat(COMPUTER_NAME, level=route.level))
    options = lesson.options if lesson.play is None else lesson.play
    setup = game.draw_setup(len(seats), options, seed)
    return BeginMatch(MatchConfig(game, seats, options, setup, seed, is_coaching=True), route.people)
