"""The cube by fingers: pieces, pins, and looking around with two of them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QVector3D
from pytestqt.qtbot import QtBot

from ludogite.content.challenges import shipped
from ludogite.rules.cube.pieces import LETTERS, parse
from ludogite.ui.application.app import Application
from ludogite.ui.base.fingers import REST_MS, Finger, Fingers
from ludogite.ui.games.cube.board import CubeBoard
from ludogite.ui.games.cube.controls.pad import PadKey
from ludogite.ui.games.cube.spot import Spot
from ludogite.ui.games.cube.view.camera import STANDARD, coordinates
from tests.support.moves import play_text
from tests.support.ui.challenges import match_page, play, right
from tests.support.ui.cube import WHOLE_MATCH, begin, cube_of, open_wall, point_of, spot_for, view_of
from tests.support.ui.touch import Touch, drag, rest, tap


def touch_shelf(board: CubeBoard, letter: str) -> None:
    assert board.actor is not None
    place = board.stage.place(board.actor, LETTERS.index(letter))
    tap(place, place.rect().center())


def test_pieces_are_taken_pinned_turned_on_the_pad_and_placed_by_taps(app: Application) -> None:
    page, board = begin(app)
    for text in WHOLE_MATCH[:2]:
        placement, made = parse(text), len(page.match.moves)
        touch_shelf(board, LETTERS[placement.piece])
        assert board.hand.held is not None
        spot = spot_for(board, placement)
        assert spot
        tap(board.stage.view, point_of(board, spot))
        assert board.hand.is_pinned
        assert len(page.match.moves) == made, "the first touch shows where it would be"
        keys = [key for key in board.stage.pad.findChildren(PadKey) if key.kind == "turn"]
        for n in range(24):
            if not page.action_button.isEnabled():
                tap(keys[n % len(keys)], keys[n % len(keys)].rect().center())
        tap(board.stage.view, point_of(board, spot))
        assert len(page.match.moves) == made + 1


def test_a_piece_is_dragged_from_the_shelf_to_the_cube(app: Application) -> None:
    _, board = begin(app)
    place, view = board.stage.place(0, 2), board.stage.view
    tap(place, place.rect().center())
    spot = open_wall(board)
    tap(place, place.rect().center())
    assert board.hand.held is None
    end = place.mapFrom(board, view.mapTo(board, point_of(board, spot)))
    drag(place, place.rect().center(), end)
    assert board.hand.is_pinned
    assert board.hand.spot == spot


def test_a_finger_that_rests_and_then_moves_turns_the_piece(app: Application, qtbot: QtBot) -> None:
    _, board = begin(app)
    touch_shelf(board, "L")
    point = point_of(board, open_wall(board))
    tap(board.stage.view, point)
    held = board.hand.held
    assert held
    before = board.hand.orientation(*held)
    camera = board.stage.view.camera
    rest(qtbot, board.stage.view, point, then=point + QPoint(60, 0))
    assert board.hand.orientation(*held) != before
    assert board.stage.view.camera == camera


def test_one_finger_on_the_background_or_the_cube_goes_around_it(app: Application) -> None:
    _, board = begin(app, moves=4)
    view = view_of(board)
    middle = view.rect().center()
    drag(view, middle, middle + QPoint(80, 0))
    assert view.camera.around != STANDARD.around
    assert view.camera.zoom == STANDARD.zoom


def pinch(board: CubeBoard, start: tuple[QPointF, QPointF], end: tuple[QPointF, QPointF]) -> None:
    touch, steps = Touch(board.stage.view).down(*start), 8
    for n in range(1, steps + 1):
        share = n / steps
        touch.to(*(a + (b - a) * share for a, b in zip(start, end, strict=True)))
    touch.up(*end)


@pytest.mark.parametrize("is_held", [False, True])
def test_two_fingers_zoom_and_turn_and_do_nothing_else(app: Application, is_held: bool) -> None:
    page, board = begin(app, moves=2)
    view = view_of(board)
    if is_held:
        touch_shelf(board, "T")
    middle = QPointF(view.rect().center())
    left, right_ = QPointF(-60, 0), QPointF(60, 0)
    pinch(board, (middle + left, middle + right_), (middle + left * 2, middle + right_ * 2))
    assert view.camera.zoom > 1.3
    near = view.camera
    assert near.is_at(STANDARD), "fingers that only draw apart turn nothing"
    pinch(board, (middle + left, middle + right_), (middle + left / 2, middle + right_ / 2))
    assert view.camera.zoom < near.zoom
    before = view.camera
    aside = QPointF(90, 0)
    pinch(board, (middle + left, middle + right_), (middle + left + aside, middle + right_ + aside))
    assert abs(view.camera.around - before.around) > 10
    assert len(page.match.moves) == 2
    assert not board.hand.is_pinned
    assert (board.hand.held is not None) == is_held


def test_two_fingers_that_rest_are_no_right_button(app: Application, qtbot: QtBot) -> None:
    _, board = begin(app)
    touch_shelf(board, "T")
    view = view_of(board)
    middle = QPointF(view.rect().center())
    points = middle + QPointF(-60, 0), middle + QPointF(60, 0)
    touch = Touch(view).down(*points)
    qtbot.wait(2 * REST_MS)
    assert all(each.finger is Finger.AWAY for each in board.findChildren(Fingers))
    touch.up(*points)
    assert board.hand.held is not None


def test_two_fingers_that_twist_turn_the_cube_the_same_way(app: Application) -> None:
    _, board = begin(app)
    view = view_of(board)
    middle = QPointF(view.rect().center())
    front = QVector3D(*(max(part, 0) * 2 for part in coordinates(view.camera.direction)))
    before = view.place_of(front)
    up, down, left, right_ = QPointF(0, -90), QPointF(0, 90), QPointF(-90, 0), QPointF(90, 0)
    pinch(board, (middle + left, middle + right_), (middle + (left + up) / 2, middle + (right_ + down) / 2))
    assert view.place_of(front).x() < before.x(), "clockwise: what is in front goes to the left"


def test_in_a_challenge_the_first_tap_on_a_piece_marks_it_and_the_second_takes_it_back(app: Application) -> None:
    given = shipped()[0]
    play(app, given.challenge)
    page = match_page(app)
    board = cube_of(page)
    for placement in given.order:
        play_text(page.match, str(right(given, placement)))
        break
    spot = own_spot(board)
    made = len(page.match.moves[: page.match.cursor])
    tap(board.stage.view, point_of(board, spot))
    assert page.match.cursor == made
    assert board.stage.view.spot == spot
    tap(board.stage.view, point_of(board, spot))
    assert page.match.cursor > made
    assert board.hand.held is not None


def own_spot(board: CubeBoard) -> Spot:
    view = board.stage.view
    for spot in view.key_spots():
        if board.hand.building.own_at(spot) and view.spot_at(QPointF(point_of(board, spot))) == spot:
            return spot
    raise AssertionError("no piece of one's own is seen")


def test_what_is_touched_is_large_enough_in_a_small_window(app: Application) -> None:
    app.window.resize(1024, 700)
    _, board = begin(app)
    for piece in range(8):
        size = board.stage.place(0, piece).size()
        assert max(size.width(), size.height()) >= 44
        assert min(size.width(), size.height()) >= 24
