"""The piece in the hand, in the window: how it comes to the mouse, is pinned, turned, moved, placed and put back."""

from __future__ import annotations

import re
from itertools import product

import pytest
from PySide6.QtCore import QEvent, QLineF, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ludogite.rules.cube.match import Position
from ludogite.rules.cube.pieces import LETTERS, Placement
from ludogite.ui.application.app import Application
from ludogite.ui.games.cube.board import CubeBoard
from ludogite.ui.games.cube.mouse import DWELL_MS, QUARTER
from ludogite.ui.games.cube.rotation import turned
from ludogite.ui.games.cube.spot import Spot
from ludogite.ui.games.cube.view.scene import Look, Mark
from ludogite.ui.match.page import MatchPage
from tests.support.kinds import as_a
from tests.support.ui.cube import (
    LEFT,
    begin,
    click,
    counts_of,
    cube_of,
    ghost,
    hover,
    hover_over,
    keys,
    marks,
    open_wall,
    pick,
    point_of,
    position_of,
    spot_for,
    view_of,
    wall,
)
from tests.support.ui.hints import hint_by_hint
from tests.support.ui.input import move_mouse
from tests.support.ui.matches import page_of

TAB, BACKTAB = Qt.Key.Key_Tab, Qt.Key.Key_Backtab
SHIFT, RIGHT = Qt.KeyboardModifier.ShiftModifier, Qt.MouseButton.RightButton


def pinned(
    app: Application, qtbot: QtBot, letter: str = "L", moves: int = 3, ways: int = 4
) -> tuple[MatchPage, CubeBoard, Spot]:
    """A piece of whoever is to move, pinned by a click where it can go so many ways."""
    page, board = begin(app, moves=moves)
    pick(qtbot, board, letter)
    spot = open_wall(board, ways)
    hover_over(qtbot, board, spot)
    click(qtbot, board, spot)
    assert board.hand.is_pinned
    return page, board, spot


def drag(widget: QWidget, points: list[QPoint], button: Qt.MouseButton = LEFT) -> None:
    """Pressed at the first point, moved over all, released at the last."""
    for n, point in enumerate(points):
        for kind in [QEvent.Type.MouseMove] if n else [QEvent.Type.MouseButtonPress]:
            send(widget, kind, point, button)
    send(widget, QEvent.Type.MouseButtonRelease, points[-1], button)


def send(widget: QWidget, kind: QEvent.Type, point: QPoint, button: Qt.MouseButton) -> None:
    there, at = QPointF(widget.mapToGlobal(point)), QPointF(point)
    pressed = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else button
    now = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else button
    QApplication.sendEvent(widget, QMouseEvent(kind, at, there, now, pressed, Qt.KeyboardModifier.NoModifier))


def path_to(board: CubeBoard, target: QWidget) -> list[QPoint]:
    """Points of the view on the way from the cube to a control, straight across the cube."""
    view = board.stage.view
    end = target.mapTo(view, target.rect().center())
    start = QPoint(2 * view.width() // 3 - end.x() // 2, end.y())
    points = [start + (end - start) * n / 60 for n in range(60)]
    return [point for point in points if view.childAt(point) is None]


# Pinning


def test_hovering_brings_the_piece_a_click_pins_it_and_another_places_it(app: Application, qtbot: QtBot) -> None:
    page, board = begin(app)
    pick(qtbot, board, "O")
    assert ghost(board) is None
    assert page.status.text() == "Point at a square, or press Tab · wheel: other ways"
    spot = wall("000", 2)
    hover_over(qtbot, board, spot)
    assert board.hand.offered
    assert ghost(board) == (board.hand.offered.mask, Look.SURE)
    assert page.status.text().startswith("It fits and stays put. Click to pin it")
    first = board.hand.offered
    click(qtbot, board, spot)
    assert page.match.cursor == 0
    assert board.stage.view.scene.pin is not None
    assert page.status.text().startswith("It stays here: arrows or Tab move it")
    assert page.action_button.isEnabled()
    click(qtbot, board, spot)
    assert list(page.match.moves) == [first]
    assert board.stage.view.scene.pin is None


def test_the_mouse_on_its_way_to_the_pad_never_moves_the_piece(app: Application, qtbot: QtBot) -> None:
    """Placed by the mouse alone, along paths that cross the cube, with a rest on every square."""
    page, board, _ = pinned(app, qtbot)
    pad, asked = board.stage.pad, board.hand.text()
    for axis, direction in product(range(3), (1, -1)):
        for key in (pad.turn_keys[axis, direction], pad.move_keys[axis, direction]):
            path = path_to(board, key)
            crossed = {board.stage.view.spot_at(QPointF(point)) for point in path} - {None}
            assert len(crossed) > 3, "the path crosses the cube"
            before = board.hand.text(), ghost(board)
            for point in path:
                move_mouse(board.stage.view, point)
            qtbot.wait(2 * DWELL_MS)
            assert (board.hand.text(), ghost(board)) == before
            qtbot.mouseClick(key, LEFT)
    assert board.hand.text() != asked
    while board.hand.offered is None or board.hand.foreseen():
        board.cycle(1)
    placement, point = board.hand.offered, on_piece(board, board.hand.offered)
    for at in path_to(board, pad):
        move_mouse(board.stage.view, at)
    qtbot.mouseClick(board.stage.view, LEFT, pos=point)
    assert page.match.moves[-1] == placement


def on_piece(board: CubeBoard, placement: Placement) -> QPoint:
    """A point of the view where a piece is seen."""
    view = board.stage.view
    return next(
        QPoint(x, y)
        for x in range(0, view.width(), 9)
        for y in range(0, view.height(), 9)
        if view.childAt(x, y) is None and all(view.is_on(QPointF(x + dx, y), placement.mask) for dx in (-6, 0, 6))
    )


def test_a_quick_click_pins_there_and_places_nothing_unseen(app: Application, qtbot: QtBot) -> None:
    page, board = begin(app)
    pick(qtbot, board, "O")
    hover_over(qtbot, board, wall("000", 2))
    there = point_of(board, wall("000", 0))
    hover(board, there)
    qtbot.mouseClick(board.stage.view, LEFT, pos=there)
    assert page.match.cursor == 0
    assert board.hand.spot == wall("000", 0)
    assert board.hand.is_pinned
    qtbot.mouseClick(board.stage.view, LEFT, pos=there)
    assert page.match.cursor == 1


def test_a_click_on_another_square_moves_the_pin(app: Application, qtbot: QtBot) -> None:
    page, board, spot = pinned(app, qtbot)
    view, before = view_of(board), board.hand.offered
    assert before
    other = next(
        each
        for each in view.key_spots()
        if each not in (spot, None)
        and view.spot_at(QPointF(point_of(board, each))) == each
        and not view.is_on(QPointF(point_of(board, each)), before.mask)
        and each.before is not None
    )
    click(qtbot, board, other)
    assert board.hand.spot == other
    assert board.hand.is_pinned
    assert page.match.cursor == 3


def test_escape_pulls_the_pin_out_and_then_puts_the_piece_back(app: Application, qtbot: QtBot) -> None:
    _, board, spot = pinned(app, qtbot)
    keys(qtbot, board, Qt.Key.Key_Escape)
    assert board.hand.held
    assert not board.hand.is_pinned
    hover_over(qtbot, board, wall_beside(board, spot))
    keys(qtbot, board, Qt.Key.Key_Escape)
    assert board.hand.held is None


def wall_beside(board: CubeBoard, spot: Spot) -> Spot:
    view = board.stage.view
    others = (each for each in view.key_spots() if each.is_wall and each != spot)
    return next(each for each in others if view.spot_at(QPointF(point_of(board, each))) == each)


def test_the_middle_of_the_pad_pulls_the_pin_out(app: Application, qtbot: QtBot) -> None:
    _, board, _ = pinned(app, qtbot)
    there = board.hand.offered
    qtbot.mouseClick(board.stage.pad.pin_key, LEFT)
    assert not board.hand.is_pinned
    assert board.hand.offered == there, "it stays until the mouse comes to the cube"
    assert board.stage.view.scene.pin is None


# Turning and moving


@pytest.mark.parametrize("key", ["x", "c", "v"])
def test_the_keys_turn_and_shift_turns_back(app: Application, qtbot: QtBot, key: str) -> None:
    _, board = begin(app)
    pick(qtbot, board, LETTERS[4])
    lying = board.stage.place(0, 4).orientation
    keys(qtbot, board, key)
    turned_once = board.stage.place(0, 4).orientation
    axis = "xcv".index(key)
    assert turned_once == turned(lying, axis)
    qtbot.keyClick(board, key.upper(), SHIFT)
    assert board.stage.place(0, 4).orientation == lying


def test_the_pad_does_what_its_keys_do(app: Application, qtbot: QtBot) -> None:
    _, board, _ = pinned(app, qtbot)
    pad, start = board.stage.pad, board.hand.text()
    for axis, direction in product(range(3), (1, -1)):
        for letters, buttons in (("xcv", pad.turn_keys), ("sdf", pad.move_keys)):
            found = []
            for is_by_key in (True, False):
                board.put_back()
                board.restore_hand(start)
                page_of(app).refresh()
                assert board.hand.is_pinned
                if is_by_key:
                    qtbot.keyClick(board, letters[axis], SHIFT if direction < 0 else Qt.KeyboardModifier.NoModifier)
                    assert buttons[axis, direction].isDown(), "for a moment"
                else:
                    qtbot.mouseClick(buttons[axis, direction], LEFT)
                found.append((board.hand.offered, board.hand.misfit))
            assert found[0] == found[1], (axis, direction)


def test_a_piece_is_turned_where_it_has_no_place_and_the_wheel_leads_to_where_it_has(
    app: Application, qtbot: QtBot
) -> None:
    page, board, _ = pinned(app, qtbot, "I", moves=4, ways=1)
    pad = board.stage.pad
    for axis in (0, 1, 2, 0, 1, 2):
        if board.hand.misfit is None:
            qtbot.mouseClick(pad.turn_keys[axis, 1], LEFT)
    assert board.hand.misfit
    shown = ghost(board)
    assert shown
    assert shown[1] == Look.MISFIT
    assert "Wheel or Tab: the nearest places where it fits" in page.status.text()
    assert not page.action_button.isEnabled()
    assert Mark.GOOD in marks(board).values()
    keys(qtbot, board, Qt.Key.Key_Return)
    assert page.match.cursor == 4
    nearest = board.hand.nearest[0]
    scroll(board, 120)
    assert board.hand.offered == nearest
    assert ghost(board) == (nearest.mask, Look.SURE if page.match.state.why_not(nearest) is None else Look.GHOST)


def scroll(board: CubeBoard, angle: int, parts: int = 1) -> None:
    """As a wheel, or as two fingers on a trackpad in many small parts."""
    view = board.stage.view
    there = QPointF(view.width() / 2, view.height() / 2)
    for _ in range(parts):
        turn = QWheelEvent(
            there, view.mapToGlobal(there), QPoint(0, -angle // parts // 4), QPoint(0, -angle // parts),
            Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.ScrollUpdate, False,
        )  # fmt: skip
        QApplication.sendEvent(view, turn)


def test_a_piece_is_placed_with_a_trackpad_alone(app: Application, qtbot: QtBot) -> None:
    """Small scrolls make a step together; and without them clicks on the pad lead to the same places."""
    page, board, _ = pinned(app, qtbot)
    first = board.hand.offered
    scroll(board, 112, parts=14)
    assert board.hand.offered == first, "not yet a notch"
    scroll(board, 16, parts=2)
    second = board.hand.offered
    assert second != first
    legal = {move for move in page.match.state.legal_moves() if LETTERS[move.piece] == "L"}
    reached, pad = walk_by_pad(qtbot, board), board.stage.pad
    assert legal & reached
    assert len(reached) > 6
    while board.hand.offered not in legal:
        qtbot.mouseClick(pad.turn_keys[page.match.cursor % 3, 1], LEFT)
        if board.hand.offered not in legal:
            scroll(board, 120, parts=12)
    placement = board.hand.offered
    assert placement
    qtbot.mouseClick(board.stage.view, LEFT, pos=on_piece(board, placement))
    assert page.match.moves[-1] == placement


def walk_by_pad(qtbot: QtBot, board: CubeBoard) -> set[Placement]:
    pad, reached = board.stage.pad, set()
    for key in [*pad.turn_keys.values(), *pad.move_keys.values()] * 3:
        qtbot.mouseClick(key, LEFT)
        if board.hand.offered:
            reached.add(board.hand.offered)
    return reached


def test_a_right_drag_turns_what_is_held_and_leaves_the_camera(app: Application, qtbot: QtBot) -> None:
    _, board, _ = pinned(app, qtbot)
    view, here = view_of(board), QPoint(300, 300)
    camera, held = view.camera, board.hand.held
    assert held
    for way in (QPoint(1, 0), QPoint(0, 1), QPoint(-1, 0), QPoint(0, -1)):
        before = board.hand.orientation(*held)
        steps = [here + way * round(QUARTER * share) for share in (0, 0.5, 1.1)]
        drag(view, steps, RIGHT)
        after = board.hand.orientation(*held)
        turns = {turned(before, axis, direction): (axis, direction) for axis in range(3) for direction in (1, -1)}
        assert after in turns
        drag(view, [here - (step - here) for step in steps], RIGHT)
        assert board.hand.orientation(*held) == before, "dragged back it is turned back"
    assert view.camera == camera


def test_with_an_empty_hand_a_right_drag_goes_around_the_cube(app: Application, qtbot: QtBot) -> None:
    _, board = begin(app, moves=3)
    camera = view_of(board).camera
    drag(board.stage.view, [QPoint(300, 300), QPoint(350, 300), QPoint(400, 300)], RIGHT)
    assert view_of(board).camera != camera


def test_tab_walks_through_all_places_where_the_piece_stands_and_back(app: Application, qtbot: QtBot) -> None:
    page, board = begin(app, moves=4)
    keys(qtbot, board, "1")
    legal = {move for move in page.match.state.legal_moves() if move.piece == 0}
    walked = []
    for _ in legal:
        keys(qtbot, board, TAB)
        assert board.hand.offered
        walked.append(board.hand.offered)
        assert ghost(board) == (board.hand.offered.mask, Look.SURE)
        assert page.status.text().startswith("It stays here: arrows or Tab move it")
    assert set(walked) == legal
    keys(qtbot, board, BACKTAB)
    assert board.hand.offered == walked[-2]


def test_on_ones_own_judgement_tab_goes_wherever_there_is_room(app: Application, qtbot: QtBot) -> None:
    """It does not tell what stands: what would fall is among the places."""
    page, board = begin(app, moves=7, coaching=False)
    assert board.actor is not None
    falls = 0
    for piece in position_of(page).hand(board.actor):
        places = set(board.hand.building.places(piece))
        keys(qtbot, board, str(piece + 1))
        walked = set()
        for _ in places:
            walked.add(board.hand.offered)
            keys(qtbot, board, TAB)
        assert walked == places
        falls += sum(page.match.state.why_not(place) is not None for place in places)
    assert falls


@pytest.mark.parametrize("coaching", [True, False])
def test_with_a_piece_in_the_hand_tab_never_leaves_the_cube(app: Application, qtbot: QtBot, coaching: bool) -> None:
    page, board = begin(app, moves=9, coaching=coaching)
    page.shown.focus_board()
    assert board.actor is not None
    for piece in position_of(page).hand(board.actor):
        keys(qtbot, board, str(piece + 1))
        for spot in board.stage.view.key_spots()[::3]:
            board.keys.cursor = spot
            board.come_to_cursor()
            was_misfit = board.hand.misfit or board.hand.offered is None
            can_fit = board.hand.nearest or any(
                not coaching or page.match.state.why_not(place) is None for place in board.hand.building.places(piece)
            )
            keys(qtbot, board, TAB)
            assert board.hasFocus()
            assert board.hand.held == (board.actor, piece)
            if was_misfit and can_fit:
                assert board.hand.offered, "the nearest place where it fits"
            elif not can_fit:
                assert page.status.text() == "There is no place left for it."
    keys(qtbot, board, Qt.Key.Key_Backspace)
    qtbot.keyClick(board, TAB)
    assert not board.hasFocus(), "with an empty hand it leads on to the buttons"


def test_a_piece_taken_by_its_number_begins_where_it_fits(app: Application, qtbot: QtBot) -> None:
    """Wherever the cursor is, and the nearest place first."""
    page, board = begin(app, moves=7)
    page.shown.focus_board()
    assert board.actor is not None
    seen = set()
    for piece in position_of(page).hand(board.actor):
        legal = [move for move in page.match.state.legal_moves() if move.piece == piece]
        for spot in board.stage.view.key_spots()[::3]:
            board.put_back()
            board.keys.cursor = spot
            keys(qtbot, board, str(piece + 1))
            assert board.hand.offered in legal
            at = spot.cell if spot.before is None else spot.before
            if not any(move.mask >> at & 1 for move in legal):
                seen.add(spot)
    assert seen, "some squares have no room before them"


@pytest.mark.parametrize("coaching", [True, False])
def test_of_a_piece_without_a_place_it_is_said_that_it_has_none(app: Application, qtbot: QtBot, coaching: bool) -> None:
    page, board = begin(app, moves=12, coaching=coaching)
    page.shown.focus_board()
    assert board.actor is not None
    stuck = [piece for piece in position_of(page).hand(board.actor) if not board.hand.has_place(piece)]
    assert stuck
    for piece in stuck:
        for press in (str(piece + 1), TAB, Qt.Key.Key_Up, Qt.Key.Key_Return):
            keys(qtbot, board, press)
            assert page.status.text() == "There is no place left for it."
        board.put_back()


def test_arrows_lead_on_from_where_tab_has_brought_the_piece(app: Application, qtbot: QtBot) -> None:
    _, board, _ = pinned(app, qtbot, "L", moves=0)
    for _ in range(4):
        keys(qtbot, board, TAB)
    pin = board.hand.pin
    assert pin
    there = board.stage.view.outline(pin).center()
    nearest = min(board.stage.view.key_spots(), key=lambda spot: distance(board, spot, there))
    assert board.keys.cursor == nearest


def distance(board: CubeBoard, spot: Spot, there: QPointF) -> float:
    return QLineF(board.stage.view.outline(spot).center(), there).length()


def test_ctrl_and_arrows_go_around_the_cube(app: Application, qtbot: QtBot) -> None:
    _, board = begin(app, moves=4)
    view = view_of(board)
    start = view.camera
    qtbot.keyClick(board, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(board, Qt.Key.Key_Up, Qt.KeyboardModifier.ControlModifier)
    assert (view.camera.around, view.camera.up) == (start.around + 10, start.up + 10)
    keys(qtbot, board, Qt.Key.Key_Home)
    qtbot.waitUntil(lambda: view.camera == start)


# The shelf


def test_a_piece_dragged_from_the_shelf_is_pinned_where_it_is_let_go(app: Application, qtbot: QtBot) -> None:
    page, board = begin(app)
    place = board.stage.place(0, LETTERS.index("O"))
    target = board.stage.view.mapToGlobal(point_of(board, wall("000", 2)))
    there = place.mapFromGlobal(target)
    drag(place, [place.rect().center(), there + QPoint(30, 30), there])
    assert page.match.cursor == 0, "nothing is placed by letting go"
    assert board.hand.is_pinned
    assert board.hand.spot == wall("000", 2)
    placement = board.hand.offered
    qtbot.mouseClick(page.action_button, LEFT)
    assert page.match.moves[-1] == placement


def test_a_piece_let_go_beside_the_cube_stays_in_the_hand(app: Application, qtbot: QtBot) -> None:
    _, board = begin(app)
    place = board.stage.place(0, LETTERS.index("O"))
    there = place.mapFromGlobal(board.stage.view.mapToGlobal(QPoint(150, 200)))
    drag(place, [place.rect().center(), there + QPoint(30, 30), there])
    assert board.hand.held == (0, LETTERS.index("O"))
    assert not board.hand.is_pinned


def test_a_held_piece_is_put_back_by_a_click_on_its_place(app: Application, qtbot: QtBot) -> None:
    _, board = begin(app)
    place = board.stage.place(0, LETTERS.index("O"))
    qtbot.mouseClick(place, LEFT)
    assert place.is_held
    qtbot.mouseClick(place, LEFT)
    assert not place.is_held


def test_pieces_of_the_other_and_pieces_in_the_cube_are_not_taken(app: Application, qtbot: QtBot) -> None:
    page, board = begin(app, moves=2)
    pick(qtbot, board, "O", colour=1)
    assert board.hand.held is None
    assert page.status.text() == "Those are Tom’s pieces."
    keys(qtbot, board, "3")
    assert page.status.text() == "It is already in the cube: the red L."
    assert board.hand.held is None


# Coaching


def test_the_faces_and_the_cards_tell_what_a_place_would_bring(app: Application, qtbot: QtBot) -> None:
    page, board = begin(app, moves=5)
    state = page.match.state
    assert isinstance(state, Position)
    for move in state.legal_moves()[::23]:
        pick(qtbot, board, LETTERS[move.piece])
        spot = spot_for(board, move)
        if spot is None:
            board.put_back()
            continue
        hover_over(qtbot, board, spot)
        while board.hand.offered != move:
            board.cycle(1)
        after = state.play(move)
        gains = [after.scores[seat] - state.scores[seat] for seat in (0, 1)]
        assert [card.gain for card in page.panel.cards] == gains
        counted = [sum(counts) for counts in zip(*counts_of(board), strict=True)]
        assert counted == list(after.scores)
        board.put_back()
        assert [card.gain for card in page.panel.cards] == [0, 0]


def test_without_coaching_nothing_is_counted_before(app: Application, qtbot: QtBot) -> None:
    page, board = begin(app, moves=5, coaching=False)
    move = page.match.state.legal_moves()[0]
    counts = counts_of(board)
    board.hold_at(1, move)
    assert counts_of(board) == counts
    assert [card.gain for card in page.panel.cards] == [0, 0]


def test_a_hint_says_at_once_that_it_is_thought_about(app: Application, qtbot: QtBot) -> None:
    page, board = begin(app, moves=4)
    said: list[str] = []
    page.status.announced.connect(said.append)
    page.hint_button.click()
    assert page.status.text() == "Looking for a good move…"
    list(hint_by_hint(page))
    assert ghost(board) is not None
    assert any(re.match(r"level \d, row \d.*\. Here: ", sentence) for sentence in said), "where is said as well"


# After the program was closed


def test_a_pinned_piece_is_pinned_again(app: Application, qtbot: QtBot) -> None:
    page, board, _ = pinned(app, qtbot)
    scroll(board, 120)
    before = board.hand.offered, board.stage.view.scene.pin
    assert page.match.id is not None
    app.window.show_home()
    app.matches.resume(page.match.id)
    board = cube_of(page_of(app))
    assert (board.hand.offered, board.stage.view.scene.pin) == before
    move_mouse(board.stage.view, on_piece(board, as_a(Placement, board.hand.offered)) + QPoint(40, 0))
    qtbot.wait(2 * DWELL_MS)
    assert board.hand.offered == before[0]
