"""The clock of Crossword Track: a full word counts when the time is up, anything else is a pass; it rests while the
window is not in front."""

from __future__ import annotations

import time

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ludogite.ui.application.app import Application
from ludogite.ui.games.crossword.view.cards import card_of
from ludogite.ui.games.crossword.view.values import ClueCard, ReaderCard, Seconds
from tests.support.ui.crossword import OPENING, begin, board_of, moves_made, press, to_question, type_text
from tests.support.ui.matches import page_of

CLOCK: dict[str, object] = {"clock": "30"}
ASKED = (*OPENING, "roll 6")


def test_without_a_clock_there_is_no_ring(app: Application) -> None:
    card = card_of(board_of(begin(app, *ASKED)).position)
    assert isinstance(card, ClueCard)
    assert card.seconds is None


def test_the_ring_shows_what_is_left(app: Application) -> None:
    board = board_of(begin(app, *ASKED, table=CLOCK))
    board.clock.spend(11.5)
    card = card_of(board.position)
    assert isinstance(card, ClueCard)
    assert card.seconds is not None
    assert card.seconds.total == 30
    assert card.seconds.left <= 19


def test_a_computer_that_sleeps_costs_no_time(app: Application) -> None:
    page = begin(app, *ASKED, table=CLOCK)
    board = board_of(page)
    board.window().activateWindow()
    QTest.qWait(300)
    before, spent = board.hand.seconds, page.match.seconds
    assert before is not None
    time.sleep(4)  # as if the process stood still
    QApplication.processEvents()
    assert before - (board.hand.seconds or 0) < 3
    assert page.match.seconds - spent < 3


def test_a_full_word_is_submitted_at_zero(app: Application) -> None:
    page = begin(app, *ASKED, table=CLOCK)
    type_text(board_of(page), "ARSENE")
    board_of(page).clock.spend(31)
    assert moves_made(page)[-1] == "answer ARSENE"


def test_anything_else_is_a_pass(app: Application) -> None:
    page = begin(app, *ASKED, table=CLOCK)
    type_text(board_of(page), "ARSEN")
    board_of(page).clock.spend(31)
    assert moves_made(page)[-1] == "pass"


def test_a_question_that_is_not_answered_in_time_is_wrong(app: Application) -> None:
    page = to_question(app, table=CLOCK)
    board_of(page).clock.spend(31)
    assert moves_made(page)[-1] == "question wrong"


def test_a_second_attempt_has_at_least_ten_seconds(app: Application) -> None:
    page = begin(app, *ASKED, table=CLOCK)
    board = board_of(page)
    type_text(board, "ARSENS")
    board.clock.spend(27)
    press(board, Qt.Key.Key_Return)
    assert page.status.text() == "Almost: check the spelling."
    assert board.hand.seconds is not None
    assert 9 < board.hand.seconds <= 10


def test_it_runs_only_while_somebody_is_to_answer_and_the_window_is_in_front(app: Application, qtbot: QtBot) -> None:
    page = begin(app, *ASKED, table=CLOCK)
    board = board_of(page)
    qtbot.waitUntil(lambda: board.clock.is_running)
    other = QWidget()
    other.show()
    other.activateWindow()
    qtbot.waitUntil(lambda: not app.window.isActiveWindow())
    assert not board.clock.is_running
    other.close()
    app.window.activateWindow()
    qtbot.waitUntil(lambda: board.clock.is_running)
    press(board, Qt.Key.Key_F4)
    assert not board.clock.is_running


def test_it_goes_on_after_a_restart_where_it_was(app: Application) -> None:
    page = begin(app, *ASKED, table=CLOCK)
    board_of(page).clock.spend(20)
    id = page.match.id
    app.window.show_home()
    assert id is not None
    app.matches.resume(id)
    seconds = board_of(page_of(app)).hand.seconds
    assert seconds is not None
    assert 8 <= seconds <= 10


def test_with_a_judge_it_stops_at_the_first_look_and_at_zero_he_judges(app: Application) -> None:
    page = begin(app, *ASKED, table={"clock": "30", "asking": "reader"})
    board = board_of(page)
    board.clock.spend(31)
    assert page.status.text() == "Time is up. Tom, was it right? F for wrong, J for right."
    card = card_of(board.position)
    assert isinstance(card, ReaderCard)
    assert (card.can_judge, card.step) == (True, 2)
    press(board, Qt.Key.Key_F)
    assert moves_made(page)[-1] == "pass"
    other = board_of(begin(app, *ASKED, table={"clock": "30", "asking": "reader"}))
    QTest.keyPress(other, Qt.Key.Key_Space)
    QTest.keyRelease(other, Qt.Key.Key_Space)
    assert not other.clock.is_running


def test_seconds_are_rounded_up(app: Application) -> None:
    board = board_of(begin(app, *ASKED, table=CLOCK))
    board.hand.seconds = 0.4
    card = card_of(board.position)
    assert isinstance(card, ClueCard)
    assert card.seconds == Seconds(1, 30)
