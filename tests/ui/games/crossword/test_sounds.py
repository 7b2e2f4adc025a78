"""What is heard of Crossword Track: the die, each step of the pawn, the pencil, right and wrong, the last seconds."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from ludogite.ui.application.app import Application
from tests.support.heard import Heard
from tests.support.moves import play_text
from tests.support.ui.crossword import OPENING, begin, board_of, press, type_text

ASKED = (*OPENING, "roll 6")


def test_the_die_rolls_the_pawn_steps_and_the_card_is_turned(app: Application, heard: Heard) -> None:
    page = begin(app, *OPENING)
    board = board_of(page)
    board.set_animated(True)
    heard.take()
    play_text(page.match, "roll 6")
    assert heard.sounds == ["die", *["step"] * 6, "page"]
    scene = board.position.scene
    assert scene
    steps = [cue.delay for cue in heard.cues[1:7]]
    assert steps == sorted(steps)
    assert steps[0] > scene.tumble / 1000 - 0.03, "the pawn waits for the die"
    assert heard.cues[-1].delay == pytest.approx((scene.tumble + scene.walk) / 1000, abs=0.031)


def test_without_animations_there_is_one_step(app: Application, heard: Heard) -> None:
    page = begin(app, *OPENING)
    heard.take()
    play_text(page.match, "roll 6")
    assert heard.take() == ["step"]


def test_each_letter_is_pencilled_and_the_answer_is_right(app: Application, heard: Heard) -> None:
    board = board_of(begin(app, *ASKED))
    heard.take()
    type_text(board, "ARSENE")
    assert heard.take() == ["pencil"] * 6
    press(board, Qt.Key.Key_Return)
    assert heard.take() == ["right"]


def test_a_wrong_answer_is_heard(app: Application, heard: Heard) -> None:
    page = begin(app, *ASKED)
    heard.take()
    play_text(page.match, "pass")
    assert heard.take() == ["wrong"]


def test_only_the_last_five_seconds_tick_and_only_where_a_clock_was_chosen(app: Application, heard: Heard) -> None:
    board = board_of(begin(app, *ASKED, table={"clock": "30"}))
    board.clock._timer.stop()
    board.hand.seconds = 30.0
    heard.take()
    for _ in range(24):
        board.clock.spend(1.0)
    assert heard.take() == []
    for _ in range(5):
        board.clock.spend(1.0)
    assert heard.take() == ["tick"] * 5
    board = board_of(begin(app, *ASKED))
    heard.take()
    for _ in range(40):
        board.clock.spend(1.0)
    assert heard.take() == []
