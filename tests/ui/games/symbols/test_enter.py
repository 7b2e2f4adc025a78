"""Enter confirms what the line says: once everything is pencilled it writes, however that came about."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ludogite.ui.application.app import Application
from ludogite.ui.games.symbols.board import SymbolsBoard
from ludogite.ui.match.page import MatchPage
from tests.support.ui.hints import hint_by_hint
from tests.support.ui.matches import LEFT
from tests.support.ui.symbols import (
    a_place,
    board_of,
    cell_point,
    drag_pair,
    lay,
    move_pair,
    moves_made,
    press,
    round_of,
    started,
    tray_point,
)

ENTER, RIGHT = Qt.Key.Key_Return, Qt.Key.Key_Right
CONFIRM = "Pencilled in. Press Write or Enter to confirm."


def click_pair(qtbot: QtBot, board: SymbolsBoard, seat: int, n: int) -> str:
    """One die after the other; what is pencilled then."""
    place = a_place(board, seat, n)
    for _, cell in (place.first, place.second):
        qtbot.mouseClick(board, LEFT, pos=cell_point(board, seat, cell))
    return str(board.hand.mark_of(seat))


def hint(page: MatchPage) -> str:
    list(hint_by_hint(page))
    return str(board_of(page).hand.mark_of(0))


@pytest.mark.parametrize("key", [ENTER, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_after_two_clicks_enter_writes_the_pair(app: Application, qtbot: QtBot, key: Qt.Key) -> None:
    page = started(app, qtbot)
    pencilled = click_pair(qtbot, board_of(page), 0, 40)
    assert page.status.text() == CONFIRM
    press(qtbot, board_of(page), key)
    assert moves_made(page)[2] == pencilled


@pytest.mark.parametrize("n", [3, 20, 41])
def test_after_dragging_enter_writes_the_pair(app: Application, qtbot: QtBot, n: int) -> None:
    page = started(app, qtbot)
    board = board_of(page)
    drag_pair(qtbot, board, 0, a_place(board, 0, n))
    pencilled = str(board.hand.mark_of(0))
    assert page.status.text() == CONFIRM
    press(qtbot, board, ENTER)
    assert moves_made(page)[2] == pencilled


@pytest.mark.parametrize("uses_keys", [False, True])
def test_after_a_hint_enter_writes_what_it_pencilled(app: Application, qtbot: QtBot, uses_keys: bool) -> None:
    page = started(app, qtbot)
    if uses_keys:
        press(qtbot, board_of(page), RIGHT, RIGHT, Qt.Key.Key_Down)
    pencilled = hint(page)
    press(qtbot, board_of(page), ENTER)
    assert moves_made(page)[2] == pencilled


def test_three_players_write_by_one_enter_what_they_have_clicked(app: Application, qtbot: QtBot) -> None:
    page = started(app, qtbot, 3)
    board = board_of(page)
    pencilled = [click_pair(qtbot, board, seat, 30 + seat) for seat in (1, 0, 2)]
    assert page.status.text() == "Everyone is ready. Press Done or Enter to write it in ink."
    press(qtbot, board, ENTER)
    assert moves_made(page)[4:7] == [pencilled[1], pencilled[0], pencilled[2]]


def test_enter_leads_to_the_sheet_that_is_still_to_be_written(app: Application, qtbot: QtBot) -> None:
    page = started(app, qtbot, 3)
    board = board_of(page)
    pencilled = [click_pair(qtbot, board, seat, 30) for seat in (0, 2)]
    press(qtbot, board, ENTER)
    assert board.hand.target is not None
    assert board.hand.target[0] == 1
    move_pair(qtbot, board, a_place(board, 1, 20))
    press(qtbot, board, ENTER, ENTER)
    assert [moves_made(page)[n] for n in (4, 6)] == pencilled


def test_keys_begin_at_what_the_mouse_has_pencilled(app: Application, qtbot: QtBot) -> None:
    page = started(app, qtbot)
    board = board_of(page)
    pencilled = click_pair(qtbot, board, 0, 41)
    press(qtbot, board, RIGHT)
    assert page.status.text() == CONFIRM, "the first key only shows where the keys are: at the pair"
    press(qtbot, board, Qt.Key.Key_Down)
    elsewhere = page.status.text()
    assert elsewhere.startswith("Here: ")
    page.show_status(None)
    assert page.status.text() == elsewhere, "Enter does not confirm what lies elsewhere"
    press(qtbot, board, Qt.Key.Key_Up)
    assert page.status.text() == CONFIRM
    press(qtbot, board, ENTER)
    assert moves_made(page)[2] == pencilled


def test_a_pair_that_is_moved_on_by_keys_is_pencilled_and_then_written(app: Application, qtbot: QtBot) -> None:
    page = started(app, qtbot)
    board = board_of(page)
    click_pair(qtbot, board, 0, 41)
    press(qtbot, board, RIGHT)
    another = a_place(board, 0, 12)
    move_pair(qtbot, board, another)
    press(qtbot, board, ENTER)
    assert page.status.text() == CONFIRM
    press(qtbot, board, ENTER)
    assert moves_made(page)[2] == str(another)


def test_on_a_sheet_that_is_pencilled_the_keys_are_at_its_pair(app: Application, qtbot: QtBot) -> None:
    page = started(app, qtbot, 2)
    board = board_of(page)
    pencilled = [click_pair(qtbot, board, seat, 10 + 20 * seat) for seat in (0, 1)]
    press(qtbot, board, Qt.Key.Key_1, Qt.Key.Key_2)
    assert page.status.text() == "Everyone is ready. Press Done or Enter to write it in ink."
    press(qtbot, board, ENTER)
    assert moves_made(page)[3:5] == pencilled


def test_what_undo_brings_back_is_confirmed_by_enter(app: Application, qtbot: QtBot) -> None:
    page = started(app, qtbot)
    board = board_of(page)
    press(qtbot, board, RIGHT)
    move_pair(qtbot, board, a_place(board, 0, 5))
    press(qtbot, board, ENTER, ENTER)
    qtbot.waitUntil(lambda: round_of(page).pair is not None)
    press(qtbot, board, RIGHT, RIGHT, Qt.Key.Key_Down)
    made = moves_made(page)[2]
    page.undo()
    assert page.status.text() == CONFIRM
    press(qtbot, board, ENTER)
    assert moves_made(page)[2] == made


def test_keys_take_a_single_die_back_to_its_pair(app: Application, qtbot: QtBot) -> None:
    """The line speaks of the next cell no more, and Enter pencils nothing that is not seen."""
    page = started(app, qtbot)
    board = board_of(page)
    place = a_place(board, 0, 40)
    qtbot.mouseClick(board, LEFT, pos=cell_point(board, 0, place.first[1]))
    press(qtbot, board, ENTER)
    assert board.hand.half is None
    assert board.hand.target == (0, place.first[1])
    assert page.status.text().startswith("Here: ")


def test_enter_confirms_also_with_the_pair_taken_up_again(app: Application, qtbot: QtBot) -> None:
    page = started(app, qtbot)
    board = board_of(page)
    pencilled = click_pair(qtbot, board, 0, 40)
    qtbot.mouseClick(board, LEFT, pos=tray_point(board))
    assert page.status.text() == CONFIRM
    press(qtbot, board, ENTER)
    assert moves_made(page)[2] == pencilled


def test_a_start_symbol_that_a_hint_names_is_taken_by_enter(app: Application, qtbot: QtBot) -> None:
    page = lay(app)
    page.hint()
    qtbot.waitUntil(lambda: page.status.text().startswith("Try "))
    tile = board_of(page).position.tile
    assert tile is not None
    press(qtbot, board_of(page), ENTER)
    assert moves_made(page)[0] == f"start {tile + 1}"


def test_a_new_round_begins_where_the_pair_may_be_written(app: Application, qtbot: QtBot) -> None:
    page = started(app, qtbot)
    board = board_of(page)
    press(qtbot, board, RIGHT, ENTER, ENTER)
    qtbot.waitUntil(lambda: round_of(page).rolls == 2)
    offered = board.hand.offered()
    assert offered
    assert board.hand.objection_to(*offered) is None, "not over what was just written"
