"""The piece in the hand, in the window: how it comes to the mouse, is turned, moved, dropped and put back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QLineF, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.rules.cube.pieces import CELL_NAMES, LETTERS
from ludogite.ui.app import Application
from ludogite.ui.games.cube.board import CubeBoard
from ludogite.ui.games.cube.board_input import DWELL
from ludogite.ui.games.cube.scene import Look
from ludogite.ui.games.cube.spot import Spot
from ludogite.ui.games.cube.turning import turned
from tests.ui.games.cube.cube_matches import (
    LEFT,
    begin,
    ghost,
    hover,
    hover_over,
    keys,
    pick,
    point_of,
    view_of,
    wall,
)

SHIFT = Qt.KeyboardModifier.ShiftModifier


def test_hovering_brings_the_piece_and_a_click_drops_it(app: Application, qtbot: QtBot) -> None:
    page, board = begin(app)
    pick(qtbot, board, "O")
    assert ghost(board) is None
    spot = wall("000", 2)
    hover_over(qtbot, board, spot)
    assert board.hand.offered
    assert ghost(board) == (board.hand.offered.mask, Look.SURE)
    first = board.hand.offered
    qtbot.mouseClick(board.scene_view, LEFT, pos=point_of(board, spot))
    assert list(page.match.moves) == [first]


def test_a_press_as_soon_as_the_mouse_comes_places_nothing_unseen(app: Application, qtbot: QtBot) -> None:
    page, board = begin(app)
    pick(qtbot, board, "O")
    hover_over(qtbot, board, wall("000", 2))
    there = point_of(board, wall("000", 0))
    hover(board, there)
    qtbot.mouseClick(board.scene_view, LEFT, pos=there)
    assert page.match.cursor == 0
    assert board.hand.spot == wall("000", 0)
    qtbot.mouseClick(board.scene_view, LEFT, pos=there)
    assert page.match.cursor == 1


@pytest.mark.parametrize("key", ["x", "c", "v"])
def test_the_keys_turn_and_shift_turns_back(app: Application, qtbot: QtBot, key: str) -> None:
    _, board = begin(app)
    pick(qtbot, board, LETTERS[4])
    lying = board.tray.place(0, 4).orientation
    keys(qtbot, board, key)
    turned_once = board.tray.place(0, 4).orientation
    axis = "xcv".index(key)
    assert turned_once == turned(lying, axis)
    qtbot.keyClick(board, key.upper(), SHIFT)
    assert board.tray.place(0, 4).orientation == lying


def start_again(board: CubeBoard) -> None:
    """Nothing is held, and no piece has been turned."""
    board.put_back()
    board.restore_hand("")


def test_rings_and_arrows_do_what_their_keys_do(app: Application, qtbot: QtBot) -> None:
    _, board = begin(app, moves=3)
    assert board.handles
    for is_turn, names in ((True, "xcv"), (False, "sdf")):
        for axis, name in enumerate(names):
            pick(qtbot, board, "L")
            hover_over(qtbot, board, wall("003", 1))
            start = board.hand.offered
            assert start
            keys(qtbot, board, name)
            by_key = board.hand.offered
            start_again(board)
            pick(qtbot, board, "L")
            hover_over(qtbot, board, wall("003", 1))
            assert board.hand.offered == start
            point = board.handles._plate(is_turn, axis).toPoint()
            assert board.handles.hit(QPointF(point)) == (is_turn, axis)
            qtbot.mouseClick(board.scene_view, LEFT, pos=point)
            assert board.hand.offered == by_key, name
            start_again(board)


def test_a_piece_moved_away_from_its_square_is_dropped_by_a_click_on_itself(app: Application, qtbot: QtBot) -> None:
    page, board = begin(app, moves=3)
    view = view_of(board)
    pick(qtbot, board, "L")
    hover_over(qtbot, board, wall("003", 1))
    keys(qtbot, board, "s")
    moved = board.hand.offered
    assert moved
    at_piece = next(
        QPoint(x, y)
        for x in range(0, view.width(), 17)
        for y in range(0, view.height(), 17)
        if all(view.is_on(QPointF(x + dx, y), moved.mask) for dx in (-9, 0, 9))
        and board.handles
        and not board.handles.hit(QPointF(x, y))
    )
    hover(board, at_piece)
    qtbot.wait(3 * DWELL)
    assert board.hand.offered == moved, "the piece stays under the mouse that comes for it"
    qtbot.mouseClick(view, LEFT, pos=at_piece)
    assert page.match.moves[-1] == moved


def test_where_it_can_go_is_walked_through_by_g(app: Application, qtbot: QtBot) -> None:
    page, board = begin(app, moves=4)
    keys(qtbot, board, "1")
    legal = {move for move in page.match.state.legal_moves() if move.piece == 0}
    walked = []
    for _ in legal:
        keys(qtbot, board, "g")
        walked.append(board.hand.offered)
        assert ghost(board) == (board.hand.offered.mask, Look.SURE)
    assert set(walked) == legal


def test_on_ones_own_judgement_g_tells_nothing_but_that(app: Application, qtbot: QtBot) -> None:
    page, board = begin(app, moves=4, coaching=False)
    keys(qtbot, board, "1")
    before = ghost(board)
    keys(qtbot, board, "g")
    assert ghost(board) == before
    assert page.status.text() == "In this match everybody judges alone where a piece can go."


def test_ctrl_and_arrows_go_around_the_cube(app: Application, qtbot: QtBot) -> None:
    _, board = begin(app, moves=4)
    view = view_of(board)
    start = view.camera
    qtbot.keyClick(board, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(board, Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    assert (view.camera.around, view.camera.up) == (start.around + 10, start.up + 10)
    keys(qtbot, board, Qt.Key.Key_Home)
    qtbot.waitUntil(lambda: view.camera == start)


def test_a_held_piece_is_put_back_by_a_click_and_carried_by_a_drag(app: Application, qtbot: QtBot) -> None:
    page, board = begin(app)
    place = board.tray.place(0, LETTERS.index("O"))
    qtbot.mouseClick(place, LEFT)
    assert place.is_held
    qtbot.mouseClick(place, LEFT)
    assert not place.is_held
    qtbot.mouseClick(place, LEFT)
    target = board.scene_view.mapToGlobal(point_of(board, wall("000", 2)))
    qtbot.mousePress(place, LEFT)
    for point in (target + QPoint(30, 30), target):
        there = place.mapFromGlobal(QPointF(point))
        move = QMouseEvent(QEvent.Type.MouseMove, there, QPointF(point), LEFT, LEFT, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(place, move)
    qtbot.mouseRelease(place, LEFT, pos=place.mapFromGlobal(target))
    assert page.match.cursor == 1


def test_pieces_of_the_other_and_pieces_in_the_cube_are_not_taken(app: Application, qtbot: QtBot) -> None:
    page, board = begin(app, moves=2)
    pick(qtbot, board, "O", colour=1)
    assert board.hand.held is None
    assert page.status.text() == "Those are Tom’s pieces."
    keys(qtbot, board, "3")
    assert page.status.text() == "It is in the cube already: the red L."
    assert board.hand.held is None


@pytest.mark.parametrize("apart", [0, 1, 2, 3])
def test_the_handles_surround_the_piece_where_it_is_drawn(app: Application, qtbot: QtBot, apart: int) -> None:
    _, board = begin(app)
    assert board.handles
    keys(qtbot, board, *(["e"] * apart), "2")
    assert board.hand.offered
    cells = [CELL_NAMES.index(name) for name in str(board.hand.offered).split()]
    drawn = [board.scene_view.outline(Spot(cell, axis)).center() for cell in cells for axis in range(3)]
    middle = sum(drawn, QPointF()) / len(drawn)
    plates = [board.handles._plate(is_turn, axis) for is_turn in (True, False) for axis in range(3)]
    between = sum(plates, QPointF()) / len(plates)
    assert QLineF(middle, between).length() < 20
