"""What tests of lessons do again and again: walk through one in the window, and try what is wrong on the way."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.match.exercise import WRONG
from ludogite.message import Message
from ludogite.rules.game import Move
from ludogite.rules.shelf import SHELF
from ludogite.settings import ANIMATIONS, LANGUAGE
from ludogite.ui.application.app import Application
from ludogite.ui.base.routes import Learn
from ludogite.ui.look.language import tr
from ludogite.ui.match.exercise.page import ExercisePage
from ludogite.ui.match.status_line import Tone
from tests.support.exercises import right_move, wrong_move
from tests.support.ui.matches import LEFT
from tests.support.ui.pace import at_leisure

Make = Callable[[ExercisePage, Move], None]
"""Makes a move on the board, by mouse or by keys."""


def open_lesson(app: Application, game: str, language: str = "en") -> ExercisePage:
    app.choose(LANGUAGE, language)
    app.choose(ANIMATIONS, "off")
    app.navigator.follow(Learn(SHELF[game]))
    page = app.window.page
    assert isinstance(page, ExercisePage)
    QApplication.processEvents()
    return page


def press_button(qtbot: QtBot, page: ExercisePage, is_by_key: bool) -> None:
    button = page.card.button
    assert button.isVisible()
    if is_by_key:
        assert QApplication.focusWidget() is button
        qtbot.keyClick(button, Qt.Key.Key_Return)
    else:
        qtbot.mouseClick(button, LEFT)


def walk(
    qtbot: QtBot,
    page: ExercisePage,
    make: Make,
    is_by_key: bool,
    do_by_hand: Callable[[ExercisePage], None] | None = None,
) -> None:
    """To the last step, and on each first something wrong. `do_by_hand` does what is asked for where that is no
    move."""
    match = page.match
    for n, step in enumerate(match.exercise.steps[:-1]):
        assert match.at == n
        assert page.card.sentence.text() == step.say[match.language]
        assert page.card.progress.text().startswith(str(n + 1))
        with at_leisure():
            if step.is_read_only:
                press_button(qtbot, page, is_by_key)
            elif step.hand:
                assert do_by_hand
                do_by_hand(page)
            else:
                _try_wrong(page, make)
                while match.at == n and match.awaits_answer:
                    make(page, right_move(match))
        qtbot.waitUntil(lambda: match.at == n + 1 and not match.is_answered)
        QApplication.processEvents()
    assert match.is_done


def _try_wrong(page: ExercisePage, make: Make) -> None:
    """It is not made, and a sentence says why."""
    match, step = page.match, page.match.step
    wrong = wrong_move(match)
    if wrong is None:
        return
    before, misses = match.state, match.misses
    make(page, wrong)
    assert match.state == before
    assert match.misses == misses + 1
    assert page.status.text() == (step.wrong[match.language] if step.wrong else tr(Message(WRONG)))
    assert page.status.tone is Tone.BAD
