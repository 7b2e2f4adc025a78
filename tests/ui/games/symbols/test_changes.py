"""One change at Six Symbols is one of everything on its page: shown once, said once, checked once, written once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.match.config import Seat
from ludogite.match.store import StoreProblem
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.game import CHANCE
from ludogite.rules.symbols import Round
from ludogite.ui.application.app import Application
from ludogite.ui.match import advisor
from ludogite.ui.match.on_board import MatchOnBoard
from ludogite.ui.match.status_line import StatusLine
from tests.support.ui.matches import LEFT, page_of
from tests.support.ui.symbols import (
    EASY,
    a_place,
    board_of,
    cell_point,
    drag_pair,
    move,
    press,
    round_of,
    started,
    tray_point,
)


@pytest.fixture
def counts(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often the page was shown anew, something was said, and the rules were asked."""
    counts: Counter[str] = Counter()
    for owner, name, what in (
        (MatchOnBoard, "show", "shown"),
        (StatusLine, "_show", "said"),
        (Round, "why_not", "asked"),
    ):
        count(monkeypatch, counts, owner, name, what)
    return counts


def count(monkeypatch: pytest.MonkeyPatch, counts: Counter[str], owner: object, name: str, what: str) -> None:
    real: Callable[..., Any] = getattr(owner, name)

    def counted(*arguments: Any, **named: Any) -> Any:
        counts[what] += 1
        return real(*arguments, **named)

    monkeypatch.setattr(owner, name, counted)


@pytest.mark.parametrize("coaching", [True, False])
def test_a_round_of_three_people(
    app: Application, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, counts: Counter[str], coaching: bool
) -> None:
    page = started(app, qtbot, 3, coaching=coaching)
    count(monkeypatch, counts, page.match.writer, "write_hand", "written")
    board = board_of(page)
    for seat in range(3):
        place = a_place(board, seat, 5)
        qtbot.mousePress(board, LEFT, pos=tray_point(board))
        move(board, cell_point(board, seat, place.first[1]))
        QApplication.processEvents()
        counts.clear()
        qtbot.mouseRelease(board, LEFT, pos=cell_point(board, seat, place.first[1]))
        QApplication.processEvents()
        assert board.hand.mark_of(seat) is not None
        assert counts == Counter(said=1, written=1), "the rules were asked when it was held there"
    counts.clear()
    qtbot.mouseClick(page.action_button, LEFT)
    assert page.match.state.to_move == CHANCE, "all three have written"
    assert counts == Counter(shown=1, said=1, asked=3), "the hand is written with the moves"
    qtbot.waitUntil(lambda: round_of(page).rolls == 2)
    QApplication.processEvents()
    assert counts == Counter(shown=2, said=2, asked=4), "the dice are rolled"


def test_a_round_with_a_computer_between_writes_the_hand_with_the_moves(
    app: Application, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, counts: Counter[str]
) -> None:
    page = started(app, qtbot, (Seat("Léa"), EASY, Seat("Tom")))
    count(monkeypatch, counts, page.match.writer, "write_hand", "written")
    for seat in (0, 2):
        drag_pair(qtbot, board_of(page), seat, a_place(board_of(page), seat))
    counts.clear()
    qtbot.mouseClick(page.action_button, LEFT)
    qtbot.waitUntil(lambda: round_of(page).rolls == 2)
    assert counts["shown"] == counts["said"] == 4, "Léa, the computer, Tom, the dice"
    assert counts["written"] == 0, "the hand is written with the moves"


def test_keys_that_pencil_and_go_on_to_the_next_sheet_say_one_thing(
    app: Application, qtbot: QtBot, counts: Counter[str]
) -> None:
    page = started(app, qtbot, 2, coaching=False)
    board = board_of(page)
    qtbot.waitUntil(board.hasFocus)
    press(qtbot, board, Qt.Key.Key_2)
    counts.clear()
    press(qtbot, board, Qt.Key.Key_Return)
    assert counts["said"] == 1
    assert page.status.text().startswith("Here: ")
    assert board.hand.target == (0, 12)


def test_half_a_pair_still_lies_there_after_the_program_was_closed(app: Application, qtbot: QtBot) -> None:
    page = started(app, qtbot, 2)
    qtbot.mouseClick(page.board, LEFT, pos=cell_point(board_of(page), 1, "c3"))
    id = page.match.id
    assert id is not None
    app.window.show_home()
    app.matches.resume(id)
    board = board_of(page_of(app))
    qtbot.mouseClick(board, LEFT, pos=cell_point(board, 1, "c4"))
    mark = board.hand.mark_of(1)
    assert mark is not None
    assert {mark.first[1], mark.second[1]} == {12, 17}


def test_what_is_done_is_written_by_itself_once_the_disk_takes_it(
    app: Application, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advisor, "RETRY_MS", 50)
    page = started(app, qtbot, 2)
    for seat in (0, 1):
        drag_pair(qtbot, board_of(page), seat, a_place(board_of(page), seat))
    assert page.match.writer
    write, refusals = page.match.writer.write_moves, 2

    def full(*arguments: Any) -> None:
        nonlocal refusals
        if refusals:
            refusals -= 1
            raise StoreProblem(Message(QT_TRANSLATE_NOOP("match", "The disk is full: this was not saved.")))
        write(*arguments)

    monkeypatch.setattr(page.match.writer, "write_moves", full)
    qtbot.mouseClick(page.action_button, LEFT)
    assert page.status.text() == "The disk is full: this was not saved."
    assert not page.action_button.isEnabled()
    qtbot.waitUntil(lambda: round_of(page).rolls == 2)
