"""What is heard of Six Symbols: dice while they roll, the pencil, the sheet that is done."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from ludogite.match.config import Seat
from ludogite.settings import ANIMATIONS
from ludogite.ui.application.app import Application
from ludogite.worker.sound import Hush
from tests.support.heard import Heard
from tests.support.ui.matches import LEFT
from tests.support.ui.symbols import (
    EASY,
    a_place,
    board_of,
    cell_point,
    drag_pair,
    move,
    open_solo,
    started,
    tray_point,
)


def test_dice_sound_while_they_roll_and_stop_when_they_lie(app: Application, qtbot: QtBot, heard: Heard) -> None:
    page = started(app, qtbot)
    board = board_of(page)
    assert heard.take()[-1] == "dice"
    if board.motion.is_going:
        board.motion.skip()
        assert heard.told == [Hush(("die", "dice"))]


def test_the_pair_is_taken_pencilled_and_written(app: Application, qtbot: QtBot, heard: Heard) -> None:
    page = started(app, qtbot)
    board = board_of(page)
    heard.take()
    drag_pair(qtbot, board, 0, a_place(board, 0, 40))
    assert heard.take() == ["lift", "pencil"]
    qtbot.mouseClick(page.action_button, LEFT)
    assert heard.take()[0] == "page"


def test_aiming_is_silent_even_where_nothing_fits(app: Application, qtbot: QtBot, heard: Heard) -> None:
    page = started(app, qtbot)
    board = board_of(page)
    qtbot.mousePress(board, LEFT, pos=tray_point(board))
    heard.take()
    for cell in range(25):
        move(board, cell_point(board, 0, cell))
    assert heard.take() == []
    move(board, cell_point(board, 0, "a1"))
    qtbot.mouseRelease(board, LEFT, pos=cell_point(board, 0, "a1"))
    assert heard.take() == ["refusal"], "the start symbol is there"


def test_a_computer_pencils_more_softly(app: Application, qtbot: QtBot, heard: Heard) -> None:
    app.choose(ANIMATIONS, "off")
    started(app, qtbot, (Seat("Léa"), EASY))
    qtbot.waitUntil(lambda: any(cue.sound == "pencil" and cue.gain == 0.25 for cue in heard.cues))


def test_dice_for_paper_sound_too(app: Application, qtbot: QtBot, heard: Heard) -> None:
    page = open_solo(app)
    page.show_part("dice")
    page.dice.table.throw()
    assert heard.take() == ["dice"]
