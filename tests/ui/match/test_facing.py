"""Two people at one tablet: the table turns toward the one who plays."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect
from PySide6.QtGui import QAccessible, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from ludogite.match.config import Seat
from ludogite.settings import ANIMATIONS, FACING, Settings
from ludogite.ui.application.app import Application
from ludogite.ui.base.fingers import REST_MS
from ludogite.ui.match.core import MatchCore
from ludogite.ui.match.page import MatchPage
from ludogite.ui.match.panel.player_card import PlayerCard
from ludogite.ui.widgets.parts import set_tip
from tests.support.kinds import as_a
from tests.support.moves import play_text
from tests.support.ui import bigbang
from tests.support.ui.input import choose_in_menu
from tests.support.ui.matches import LEFT, begin, board_of, cell_point, hand_point, moves_made, played
from tests.support.ui.repainting import NOTICEABLE, difference, on_screen
from tests.support.ui.touch import Touch, drag, tap


def below_of(page: MatchCore) -> QWidget:
    """All but the header."""
    return as_a(QWidget, page.table.parentWidget())


def opposite(page: MatchCore, part: QWidget, point: QPoint) -> QPoint:
    """Where a point of a part of the page is seen, in the window, while all is turned."""
    below = below_of(page)
    return below.mapTo(page.window(), below.rect().bottomRight() - part.mapTo(below, point))


@pytest.fixture(autouse=True)
def still(app: Application) -> None:
    app.choose(ANIMATIONS, "off")


def turn_on(app: Application, qtbot: QtBot, page: MatchPage) -> None:
    choose_in_menu(qtbot, page.header.more, "Turn to whoever plays")
    QApplication.processEvents()


def click(app: Application, page: MatchPage, part: QWidget, point: QPoint) -> None:
    """As it is seen on the screen, by the mouse of the system."""
    QTest.mouseClick(app.window.windowHandle(), LEFT, pos=opposite(page, part, point))
    QApplication.processEvents()


def test_the_table_turns_toward_the_one_who_plays(app: Application, qtbot: QtBot) -> None:
    page = begin(app)
    board = board_of(page)
    turn_on(app, qtbot, page)
    QTest.mouseClick(app.window.windowHandle(), LEFT, pos=board.mapTo(app.window, hand_point(board, 0, "S", 1)))
    QTest.mouseClick(app.window.windowHandle(), LEFT, pos=board.mapTo(app.window, cell_point(board, "a1")))
    assert moves_made(page) == ["Sa1"]
    assert page.facing.half_turn.is_turned
    click(app, page, board, hand_point(board, 1, "Y", 1))
    click(app, page, board, cell_point(board, "d4"))
    assert moves_made(page) == ["Sa1", "Yd4"]
    assert not page.facing.half_turn.is_turned


def test_what_is_seen_is_the_same_upside_down(app: Application, qtbot: QtBot) -> None:
    page = played(app, "Sa1")
    page.handover.hide()
    below = below_of(page)
    QApplication.processEvents()
    upright = below.grab().toImage()
    turn_on(app, qtbot, page)
    area = QRect(below.mapTo(app.window, QPoint()), below.size())
    turned = app.window.grab(area).toImage()
    for x, y in ((40, 40), (300, 200), (500, 420), (640, 100), (900, 640), (1100, 60), (1200, 700)):
        far = QPoint(upright.width() - 1 - x, upright.height() - 1 - y)
        assert turned.pixelColor(far) == upright.pixelColor(x, y)


def test_a_piece_that_is_dragged_upside_down_leaves_nothing_old_behind(app: Application, qtbot: QtBot) -> None:
    page = played(app, "Sa1")
    board, below = board_of(page), below_of(page)
    turn_on(app, qtbot, page)
    page.handover.hide()
    finger = Touch(app.window).down(opposite(page, board, hand_point(board, 1, "C", 1)))
    for cell in ("b2", "c3", "d4"):
        finger.to(opposite(page, board, cell_point(board, cell)))
        QApplication.processEvents()
    seen = on_screen(below)
    page.facing.half_turn.update()
    QApplication.processEvents()
    assert difference(seen, on_screen(below)) < NOTICEABLE


def test_buttons_and_fingers_work_where_they_are_seen(app: Application, qtbot: QtBot) -> None:
    page = played(app, "Sa1")
    board, window = board_of(page), app.window
    turn_on(app, qtbot, page)
    drag(window, opposite(page, board, hand_point(board, 1, "Y", 1)), opposite(page, board, cell_point(board, "d4")))
    assert moves_made(page) == ["Sa1", "Yd4"]
    click_upright = page.undo_button
    tap(click_upright, click_upright.rect().center())
    assert moves_made(page) == ["Sa1"]
    first = opposite(page, board, cell_point(board, "c3"))
    tap(window, opposite(page, board, hand_point(board, 1, "C", 1)), first)
    assert moves_made(page) == ["Sa1"], "the first touch shows it there"
    tap(window, opposite(page, page.action_button, page.action_button.rect().center()))
    assert moves_made(page) == ["Sa1", "Cc3"]


def test_a_tool_tip_is_that_of_what_is_seen_there(app: Application, qtbot: QtBot) -> None:
    page = played(app, "Sa1")
    turn_on(app, qtbot, page)
    turn, name = page.facing.half_turn, as_a(PlayerCard, page.findChild(PlayerCard)).name
    seen = turn.mapFrom(app.window, opposite(page, name, name.rect().center()))
    QApplication.sendEvent(turn, QHelpEvent(QEvent.Type.ToolTip, seen, turn.mapToGlobal(seen)))
    qtbot.waitUntil(QToolTip.isVisible)
    assert QToolTip.text() == "Léa"
    QToolTip.hideText()


def test_the_list_that_lies_upside_down_follows_the_finger(app: Application, qtbot: QtBot) -> None:
    app.window.resize(1024, 600)
    page = bigbang.begin(app, *["roll 1 2", "done"] * 60)
    turn_on(app, qtbot, page)
    assert page.facing.half_turn.is_turned
    moves, bar = page.moves, page.moves.verticalScrollBar()
    middle = opposite(page, moves, moves.rect().center())
    drag(app.window, middle, middle - QPoint(0, 60))
    before = bar.value()
    drag(app.window, middle, middle - QPoint(0, 60))
    assert bar.value() < before, "for who sits there that is down, toward earlier moves"
    assert not page.shown.is_past, "a finger that scrolls looks at nothing"
    before = bar.value()
    drag(app.window, middle, middle + QPoint(0, 30))
    assert bar.value() > before
    tap(app.window, middle)
    assert page.shown.is_past


def test_a_finger_that_rests_shows_a_tip_or_presses_what_has_none(app: Application, qtbot: QtBot) -> None:
    page = played(app, "Sa1")
    board, action, rules = board_of(page), page.action_button, page.rules_button
    turn_on(app, qtbot, page)
    tap(app.window, opposite(page, board, hand_point(board, 1, "C", 1)), opposite(page, board, cell_point(board, "c3")))
    hold(app, opposite(page, action, action.rect().center()), lambda: qtbot.wait(2 * REST_MS))
    assert moves_made(page) == ["Sa1", "Cc3"]
    page.handover.hide()
    play_text(page.match, "Yd4")
    set_tip(rules, "F1")
    hold(app, opposite(page, rules, rules.rect().center()), lambda: qtbot.waitUntil(lambda: QToolTip.text() == "F1"))
    assert app.window.page is page


def hold(app: Application, point: QPoint, wait: Callable[[], None]) -> None:
    """A finger stays there."""
    finger = Touch(app.window).down(point)
    wait()
    finger.up(point)


def test_big_bang_turns_to_whoever_is_to_roll_or_to_turn_tokens(app: Application, qtbot: QtBot) -> None:
    page = bigbang.begin(app)
    board = bigbang.board_of(page)
    turn_on(app, qtbot, page)
    assert page.facing.half_turn.is_turned, "Tom rolls for Léa"
    click(app, page, board, board.view.layout.dish.center().toPoint())
    assert page.match.state.to_move == 0
    assert not page.facing.half_turn.is_turned


def test_screen_readers_find_cells_where_they_are_seen(app: Application, qtbot: QtBot) -> None:
    page = played(app, "Sa1")
    board = board_of(page)
    turn_on(app, qtbot, page)
    interface = QAccessible.queryAccessibleInterface(board)
    cell = interface.child(0)
    middle = app.window.mapToGlobal(opposite(page, board, cell_point(board, "a1")))
    assert (cell.rect().center() - middle).manhattanLength() <= 3
    assert interface.childAt(middle.x(), middle.y()).rect() == cell.rect()


def test_the_choice_is_remembered_and_offered_only_where_two_people_play(app: Application, qtbot: QtBot) -> None:
    page = played(app, "Sa1")
    turn_on(app, qtbot, page)
    assert Settings()[FACING] == "on"
    page = played(app, "Sa1")
    assert page.facing.half_turn.is_turned
    page = begin(app, Seat("Léa"), Seat("Computer", level="easy"))
    assert page.header.facing is None
    assert not page.facing.half_turn.is_turned
    page = played(app, "Sa1")
    turn_on(app, qtbot, page)
    assert not page.facing.half_turn.is_turned
    assert Settings()[FACING] == "off"


def test_at_the_end_all_is_upright_again(app: Application, qtbot: QtBot) -> None:
    page = played(app, "Sa1")
    turn_on(app, qtbot, page)
    page.match.resign(1)
    QApplication.processEvents()
    assert not page.facing.half_turn.is_turned


@pytest.mark.parametrize("way", ["press", "time"])
def test_the_way_round_is_seen_and_a_press_ends_it(app: Application, qtbot: QtBot, way: str) -> None:
    page = played(app, "Sa1")
    app.choose(ANIMATIONS, "on")
    turn_on(app, qtbot, page)
    turn = page.facing.half_turn
    assert turn.isVisible()
    turn.motion.setCurrentTime(200)
    assert 0 < turn.angle < 180
    if way == "press":
        QTest.mousePress(turn, LEFT)
        QTest.mouseRelease(turn, LEFT)
    else:
        turn.motion.setCurrentTime(turn.motion.duration())
    assert turn.angle == 180
    assert moves_made(page) == ["Sa1"]
