"""One change on a board is one of everything on its page: shown once, said once, written once."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from ludogite.match.config import Seat
from ludogite.match.store import StoreProblem
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.shapes import Position
from ludogite.ui.application.app import Application
from ludogite.ui.match import advisor
from ludogite.ui.match.on_board import MatchOnBoard
from ludogite.ui.match.page import MatchPage
from ludogite.ui.match.status_line import StatusLine
from tests.support.ui.counting import Calls
from tests.support.ui.input import move_mouse
from tests.support.ui.matches import LEFT, begin, board_of, cell_point, hand_point, page_of, played


@pytest.fixture
def counts(app: Application, monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often the page was shown anew, something was said, the rules were asked, and the hand was written down."""
    calls = Calls(monkeypatch)
    calls.count(StatusLine, "_show", "said")
    calls.count(MatchOnBoard, "show", "shown")
    calls.count(Position, "why_not", "asked")
    calls.count(type(begin(app).match.writer), "write_hand", "written")
    return calls.counts


def dragged(qtbot: QtBot, page: MatchPage, seat: int, cell: str) -> None:
    """A sphere is taken up and held over a cell."""
    board = board_of(page)
    qtbot.mousePress(board, LEFT, pos=hand_point(board, seat, "S"))
    move_mouse(board, cell_point(board, cell) - QPoint(9, 9), LEFT)
    move_mouse(board, cell_point(board, cell), LEFT)


@pytest.mark.parametrize("coaching", [True, False])
def test_a_shape_that_is_dropped_is_shown_said_and_checked_once(
    app: Application, qtbot: QtBot, counts: Counter[str], coaching: bool
) -> None:
    page = played(app, "", coaching=coaching)
    dragged(qtbot, page, 0, "b2")
    counts.clear()
    qtbot.mouseRelease(page.board, LEFT, pos=cell_point(board_of(page), "b2"))
    assert counts == Counter(shown=1, said=1, asked=1), "the hand is written with the move"
    assert [str(move) for move in page.match.moves] == ["Sb2"]


def test_a_drop_that_is_refused_is_said_and_checked_once_and_shows_what_forbids_it(
    app: Application, qtbot: QtBot, counts: Counter[str]
) -> None:
    page = played(app, "Sa1", coaching=False)
    dragged(qtbot, page, 1, "d1")
    counts.clear()
    qtbot.mouseRelease(page.board, LEFT, pos=cell_point(board_of(page), "d1"))
    assert counts == Counter(said=1, asked=1)
    assert page.status.text() == "Not here: the opponent has a sphere in this row."
    assert board_of(page).position.forbidding == 0


def test_taking_a_shape_up_is_said_and_written_once(app: Application, qtbot: QtBot, counts: Counter[str]) -> None:
    page = played(app, "Sa1", coaching=False)
    counts.clear()
    qtbot.mouseClick(page.board, LEFT, pos=hand_point(board_of(page), 1, "S"))
    assert counts == Counter(said=1, written=1)


def test_a_held_shape_is_still_held_after_the_program_was_closed(app: Application, qtbot: QtBot) -> None:
    page = played(app, "Sa1")
    qtbot.mouseClick(page.board, LEFT, pos=hand_point(board_of(page), 1, "K"))
    id = page.match.id
    assert id is not None
    app.window.show_home()
    app.matches.resume(id)
    assert board_of(page_of(app)).position.held == 3


def test_a_hand_that_the_disk_refuses_to_keep_is_said(
    app: Application, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = played(app, "Sa1")

    def full(notes: str) -> None:
        raise StoreProblem(Message(QT_TRANSLATE_NOOP("match", "The disk is full: this was not saved.")))

    assert page.match.writer is not None
    write = page.match.writer.write_hand
    monkeypatch.setattr(page.match.writer, "write_hand", full)
    qtbot.mouseClick(page.board, LEFT, pos=hand_point(board_of(page), 1, "K"))
    assert page.status.text() == "The disk is full: this was not saved."
    assert board_of(page).position.held == 3
    monkeypatch.setattr(page.match.writer, "write_hand", write)
    qtbot.mouseClick(page.board, LEFT, pos=hand_point(board_of(page), 1, "C"))
    assert page.match.hand_text == "1 C"


def test_a_roll_that_the_disk_refuses_is_said_and_tried_again(
    app: Application, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.support.ui.symbols import lay

    monkeypatch.setattr(advisor, "RETRY_MS", 50)
    page = lay(app, 1)
    refusals = 2
    assert page.match.writer
    write = page.match.writer.write_moves

    def full(*arguments: Any) -> None:
        nonlocal refusals
        if refusals and arguments[1][0].startswith("roll"):
            refusals -= 1
            raise StoreProblem(Message(QT_TRANSLATE_NOOP("match", "The disk is full: this was not saved.")))
        write(*arguments)

    monkeypatch.setattr(page.match.writer, "write_moves", full)
    page.apply_move(page.match.config.game.rules.parse("start 3"))
    qtbot.waitUntil(lambda: "The disk is full" in page.status.text())
    qtbot.waitUntil(lambda: str(page.match.moves[-1]).startswith("roll"))
    assert refusals == 0


def test_a_page_that_was_closed_does_nothing_more_until_it_is_deleted(app: Application, qtbot: QtBot) -> None:
    page = begin(app, Seat("Computer", level="easy"), Seat("Léa"))
    worker = page.worker
    app.window.show_home()
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    for _ in range(3):
        QApplication.processEvents()
    assert not worker.is_busy, "nobody waits for the computer any more"
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
    assert not isValid(page)
