"""What is heard of Big Bang: dice while they roll, a chain that rises, the bell, and a glass that finds nothing."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ludogite.match.config import Seat
from ludogite.rules.dice import Roll
from ludogite.settings import ANIMATIONS
from ludogite.ui.application.app import Application
from ludogite.worker.sound import Hush
from tests.support.heard import Heard
from tests.support.ui.bigbang import begin, board_of, chain_page, click, click_thing, press

SEMITONE = 2 ** (1 / 12)


def test_dice_sound_while_they_roll_and_stop_when_they_lie(app: Application, heard: Heard) -> None:
    page = begin(app)
    board = board_of(page)
    click_thing(board, "dish")
    assert isinstance(page.match.moves[-1], Roll)
    assert heard.take() == ["dice"]
    assert board.motion.is_going
    board.motion.setCurrentTime(board.motion.duration())
    assert heard.told == [Hush(("die", "dice"))]


def test_a_chain_rises_by_semitones_as_it_is_seen(app: Application, heard: Heard) -> None:
    page, cell = chain_page(app)
    board = board_of(page)
    click(board, cell)
    heard.take()
    press(board, Qt.Key.Key_Return)
    replay = board.position.replay
    assert replay
    assert heard.sounds == ["token"] * len(replay.flips)
    for before, after in pairwise(heard.cues[:12]):
        assert round(after.pitch / before.pitch, 6) == round(SEMITONE, 6)
        assert after.delay - before.delay > 0.059
    assert heard.cues[-1].delay < board.motion.duration() / 1000
    press(board, Qt.Key.Key_D)
    assert isinstance(heard.told[-1], Hush), "what is skipped is not heard"


def test_without_animations_a_chain_is_one_token(app: Application, heard: Heard) -> None:
    app.choose(ANIMATIONS, "off")
    page, cell = chain_page(app)
    click(board_of(page), cell)
    heard.take()
    press(board_of(page), Qt.Key.Key_Return)
    assert heard.take() == ["token"]


def test_the_bell_rings_when_it_is_taken_and_not_when_it_is_put_back(app: Application, heard: Heard) -> None:
    board = board_of(begin(app, "roll 3 4"))
    heard.take()
    click_thing(board, "bell")
    assert heard.take() == ["bell"]
    click_thing(board, "bell")
    assert heard.take() == []


def test_a_wrong_call_is_heard(app: Application, heard: Heard) -> None:
    moves = ("roll 6 6", "turn a1", "turn b1", "turn c1", "done", "roll 3 4")
    board = board_of(begin(app, *moves))
    board.motion.skip()
    press(board, Qt.Key.Key_B)
    heard.take()
    click(board, "c3")
    assert heard.take() == ["refusal"]
    press(board, Qt.Key.Key_F)
    heard.take()
    click(board, "c3")
    assert heard.take() == ["magnifier-wrong"]


def test_the_dice_that_a_computer_throws_are_softer(app: Application, qtbot: QtBot, heard: Heard) -> None:
    page = begin(app, seats=(Seat("Léa"), Seat("Computer", level="easy")))
    qtbot.waitUntil(lambda: page.shown.actor() == 0 and "dice" in heard.sounds)
    assert heard.cues[-1].gain == 0.25
    page.board.motion.skip()
    heard.take()
    press(board_of(page), Qt.Key.Key_D, Qt.Key.Key_D)  # nothing was bought: the first one asks
    assert heard.cues[0].sound == "dice"
    assert heard.cues[0].gain == 0.5
