"""What happens to players who press too much, too early, or while the window is busy with something else."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QShortcut
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ludogite.match.config import Seat
from ludogite.match.store import StoreProblem
from ludogite.message import Message, Source
from ludogite.rules.shelf import SHELF
from ludogite.ui.application.app import Application
from ludogite.ui.match import advisor
from ludogite.ui.match.page import MatchPage
from ludogite.ui.pages.rules import RulesPage
from ludogite.ui.pages.settings import SettingsPage
from ludogite.worker import worker
from tests.support.kinds import as_a
from tests.support.moves import play_text
from tests.support.processes import end_worker
from tests.support.ui.matches import LEFT, begin, board_of, cell_point, hand_point, moves_made, played

COMPUTER = Seat("Computer", level="easy")
MOVES = "Sa1 Kd4 Yc2 Sb4 Cd1"


@pytest.fixture
def active(app: Application, qtbot: QtBot) -> Application:
    """The window has the keys."""
    app.window.activateWindow()
    qtbot.waitUntil(app.window.isActiveWindow)
    return app


def by_tab(page: MatchPage, name: str) -> None:
    getattr(page, name).setFocus(Qt.FocusReason.TabFocusReason)
    assert getattr(page, name).hasFocus()


def second_half(board: QWidget, place: QPoint) -> None:
    """Of a double click, as Qt tells widgets of it."""
    for kind in (QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease):
        whole = QPointF(place)
        event = QMouseEvent(kind, whole, board.mapToGlobal(whole), LEFT, LEFT, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(board, event)


def test_a_piece_placed_by_the_button_leaves_the_keys_to_the_board(active: Application, qtbot: QtBot) -> None:
    page = begin(active)
    board = board_of(page)
    qtbot.keyClick(board, Qt.Key.Key_1)
    by_tab(page, "action_button")
    qtbot.keyClick(page.action_button, Qt.Key.Key_Space)
    assert moves_made(page) == ["Sa1"]
    assert QApplication.focusWidget() is board
    assert board.hand.target == 0


@pytest.mark.parametrize("name", ["undo_button", "redo_button"])
def test_a_button_that_has_done_all_it_can_leaves_the_keys_to_the_board(
    active: Application, qtbot: QtBot, name: str
) -> None:
    page = played(active, "Sa1")
    if name == "redo_button":
        page.undo()
    by_tab(page, name)
    qtbot.keyClick(getattr(page, name), Qt.Key.Key_Space)
    assert page.match.cursor == (name == "redo_button")
    assert QApplication.focusWidget() is page.board


def test_a_double_click_takes_a_piece_up_once(app: Application, qtbot: QtBot) -> None:
    page = begin(app)
    board = board_of(page)
    qtbot.waitUntil(lambda: board.width() > 500)
    place = hand_point(board, 0, "C")
    qtbot.mouseClick(board, LEFT, pos=place)
    second_half(board, place)
    assert board.position.held == 2
    second_half(board, hand_point(board, 0, "S"))
    assert board.position.held == 0, "what is double clicked elsewhere is taken up"


def test_a_double_click_on_a_cell_places_a_piece_and_complains_of_nothing(app: Application, qtbot: QtBot) -> None:
    page = begin(app)
    board = board_of(page)
    qtbot.waitUntil(lambda: board.width() > 500)
    qtbot.mouseClick(board, LEFT, pos=hand_point(board, 0, "C"))
    qtbot.mouseClick(board, LEFT, pos=cell_point(board, "b3"))
    second_half(board, cell_point(board, "b3"))
    assert moves_made(page) == ["Cb3"]
    assert page.status.text() == "Tom, your turn."


def test_the_screen_filled_from_the_settings_is_known_to_the_match_behind(app: Application, qtbot: QtBot) -> None:
    page = begin(app)
    app.navigator.show_settings()
    app.window.toggle_full_screen()
    qtbot.waitUntil(app.window.isFullScreen)
    as_a(SettingsPage, app.window.page).back_button.click()
    qtbot.waitUntil(lambda: page.full_screen_button.text() == "Leave full screen")


def test_keys_that_are_held_down_act_once(app: Application, qtbot: QtBot) -> None:
    app.window.toggle_full_screen()
    qtbot.waitUntil(app.window.isFullScreen)
    app.navigator.show_rules(SHELF["shapes"])
    shortcuts = app.window.findChildren(QShortcut)
    repeating = {shortcut.key().toString() for shortcut in shortcuts if shortcut.autoRepeat()}
    assert not repeating & {"Esc", "F11"}
    held = QKeyEvent(QKeyEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier, autorep=True)
    QApplication.sendEvent(app.window, held)
    assert app.window.isFullScreen()


def test_escape_leads_back_from_looking_back_before_it_leaves_the_full_screen(
    active: Application, qtbot: QtBot
) -> None:
    page = played(active, MOVES)
    active.window.toggle_full_screen()
    qtbot.waitUntil(active.window.isFullScreen)
    page.look_at(2)
    qtbot.keyClick(page.moves, Qt.Key.Key_Escape)
    assert page.shown.past_ply is None
    assert active.window.isFullScreen()
    qtbot.keyClick(page.board, Qt.Key.Key_Escape)
    assert not active.window.isFullScreen()


def test_a_long_name_takes_the_room_that_no_badge_needs(app: Application) -> None:
    page = begin(app, Seat("Maximilien-Alexandre"), COMPUTER)
    assert page.panel.cards[0].name.text() == "Maximilien-Alexandre"


def test_the_keys_of_a_match_work_wherever_the_focus_is(active: Application, qtbot: QtBot) -> None:
    page = played(active, "Sa1")
    active.window.show_notice(Message(Source("app", "Something to know.")))
    active.window.notice.close_button.setFocus()
    qtbot.keyClick(active.window.notice.close_button, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.match.cursor == 0
    active.window.notice.close_button.setFocus()
    qtbot.keyClick(active.window.notice.close_button, Qt.Key.Key_F1)
    assert isinstance(active.window.page, RulesPage)


def test_analysis_asked_for_while_a_hint_is_thought_about_takes_nothing_from_it(app: Application, qtbot: QtBot) -> None:
    page = played(app, MOVES)
    page.hint_button.click()
    page.analysis_button.click()
    qtbot.waitUntil(lambda: page.hints.opinion is not None)
    assert board_of(page).position.worths


def test_a_take_back_that_the_disk_refuses_does_not_stop_the_computer(
    app: Application, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = begin(app, Seat("Léa"), COMPUTER)
    play_text(page.match, "Sa1")
    QApplication.processEvents()
    assert page.advisor.is_asked("move")
    with monkeypatch.context() as full:

        def refuse() -> None:
            raise StoreProblem(Message(Source("store", "The disk is full.")))

        full.setattr(page.match, "undo", refuse)
        page.undo()
    assert page.status.text() == "The disk is full."
    qtbot.waitUntil(lambda: page.match.cursor == 2)


def test_killing_the_computer_again_and_again_is_not_noticed(app: Application, qtbot: QtBot) -> None:
    page = begin(app, Seat("Léa"), COMPUTER)
    play_text(page.match, "Sa1")
    QApplication.processEvents()
    for started in (page.worker.process, page.worker.spare):
        assert started
        started.process.kill()
    qtbot.waitUntil(lambda: page.match.cursor == 2)
    assert app.crash_dialog is None


def test_a_computer_that_keeps_being_stopped_says_so_and_goes_on_later(
    app: Application, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(advisor, "RETRY_MS", 50)
    monkeypatch.setattr(advisor, "rank", end_worker)
    monkeypatch.setattr(worker, "PAUSES_S", (0.0,))
    page = begin(app, Seat("Léa"), COMPUTER)
    play_text(page.match, "Sa1")
    qtbot.waitUntil(lambda: "The computer player keeps stopping" in page.status.text())
    monkeypatch.undo()
    qtbot.waitUntil(lambda: page.match.cursor == 2)
    assert app.crash_dialog is None
