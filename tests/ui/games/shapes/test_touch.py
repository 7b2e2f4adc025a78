"""Four Shapes played by finger."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from ludogite.rules.shapes import CELLS
from ludogite.ui.application.app import Application
from ludogite.ui.games.shapes.layout import BOARD, CELL, SLOT
from tests.support.ui.matches import begin, board_of, cell_point, hand_point, moves_made, played
from tests.support.ui.touch import Touch, drag, rest, tap, tap_twice_in_haste


def test_pieces_are_dragged_onto_the_board_by_finger(app: Application) -> None:
    page = begin(app)
    board = board_of(page)
    drag(board, hand_point(board, 0, "S", 1), cell_point(board, "a1"))
    assert moves_made(page) == ["Sa1"]
    drag(board, hand_point(board, 1, "Y", 1), cell_point(board, "d4"))
    assert moves_made(page) == ["Sa1", "Yd4"]
    assert board.hasFocus()


def test_a_finger_that_carries_a_piece_is_told_what_dropping_would_do(app: Application) -> None:
    page = played(app, "Sa1")
    board = board_of(page)
    finger = Touch(board).down(hand_point(board, 1, "S", 1))
    finger.to(cell_point(board, "c3")).to(cell_point(board, "a3"))
    assert "sphere" in page.status.text()
    assert not page.action_button.isEnabled(), "it may not go there"
    finger.up(cell_point(board, "a3"))
    assert moves_made(page) == ["Sa1"]


def test_the_first_tap_on_a_cell_shows_the_piece_there_and_the_second_places_it(app: Application) -> None:
    page = played(app, "Sa1")
    board = board_of(page)
    tap(board, hand_point(board, 1, "S", 1), cell_point(board, "a3"))
    assert board.hand.target == CELLS.index("a3")
    assert "sphere" in page.status.text(), "why it may not go there is said"
    tap(board, cell_point(board, "d4"))
    assert moves_made(page) == ["Sa1"]
    assert page.status.text() == "The sphere can go here."
    assert page.action_button.isEnabled()
    tap(board, cell_point(board, "d4"))
    assert moves_made(page) == ["Sa1", "Sd4"]
    tap(board, hand_point(board, 0, "C", 1), cell_point(board, "b3"), cell_point(board, "b3"))
    assert moves_made(page) == ["Sa1", "Sd4", "Cb3"]


def test_a_second_tap_in_haste_places_too(app: Application) -> None:
    page = begin(app)
    board = board_of(page)
    tap(board, hand_point(board, 0, "S", 1))
    tap_twice_in_haste(board, cell_point(board, "a1"))
    assert moves_made(page) == ["Sa1"]


def test_a_finger_slides_over_the_board_to_look_before_anything_is_placed(app: Application) -> None:
    page = begin(app)
    board = board_of(page)
    tap(board, hand_point(board, 0, "S", 1))
    drag(board, cell_point(board, "a1"), cell_point(board, "c1"), cell_point(board, "c2"))
    assert moves_made(page) == []
    assert board.hand.target == CELLS.index("c2")


def test_a_finger_that_rests_puts_the_piece_back(app: Application, qtbot: QtBot) -> None:
    page = begin(app)
    board = board_of(page)
    tap(board, hand_point(board, 0, "S", 1))
    assert board.hand.held is not None
    rest(qtbot, board, cell_point(board, "b2"))
    assert board.hand.held is None
    assert moves_made(page) == []


def test_a_tap_on_the_piece_that_is_held_puts_it_back(app: Application) -> None:
    board = board_of(begin(app))
    tap(board, hand_point(board, 0, "S", 1), hand_point(board, 0, "S", 1))
    assert board.hand.held is None


def test_what_is_touched_is_large_enough_in_the_smallest_window(app: Application) -> None:
    app.window.resize(app.window.minimumSize())
    board = board_of(begin(app))
    scale = board.view.in_widget(BOARD).width() / BOARD.width()
    assert CELL * scale >= 44
    assert 2 * SLOT * scale >= 44, "two of a shape lie side by side and are taken up alike"
    assert SLOT * scale >= 24
