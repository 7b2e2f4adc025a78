"""The board of Cube for two in the window: whole matches, how they are shown, and how one looks at them."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import reduce
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QAccessible, QVector3D
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.match.config import Seat
from ludogite.rules.cube.match import Position
from ludogite.rules.cube.pieces import CELL_NAMES, Placement, parse
from ludogite.rules.cube.placement import gets_in
from ludogite.settings import ANIMATIONS
from ludogite.ui.application.app import Application
from ludogite.ui.application.window import SMALLEST_SIZE
from ludogite.ui.games.cube.board import CubeBoard
from ludogite.ui.games.cube.building import building_of
from ludogite.ui.games.cube.rotation import turned
from ludogite.ui.games.cube.spot import Spot
from ludogite.ui.games.cube.view import space_view
from ludogite.ui.games.cube.view.camera import STANDARD
from ludogite.ui.games.cube.view.scene import Look, Mark
from ludogite.ui.games.cube.view.space_view import SETTLE_MS
from tests.support.kinds import as_a
from tests.support.moves import play_text
from tests.support.ui.cube import (
    LEFT,
    WHOLE_MATCH,
    begin,
    counts_of,
    ghost,
    hover,
    hover_over,
    is_showing,
    keys,
    marks,
    mode_of,
    open_wall,
    pick,
    place_by_mouse,
    point_of,
    position_of,
    spot_for,
    stored,
    view_of,
)
from tests.support.ui.hints import hint_by_hint
from tests.support.ui.input import leave_with_mouse, move_mouse
from tests.support.ui.matches import PEOPLE

COMPUTER = Seat("Computer", level="easy")


# Whole matches


def test_a_whole_match_by_mouse(app: Application, qtbot: QtBot) -> None:
    page, board = begin(app)
    for n, text in enumerate(WHOLE_MATCH):
        state = page.match.state
        assert isinstance(state, Position)
        assert is_showing(board, state)
        if n == 12:
            assert page.status.text() == "Léa has no piece that fits and is skipped. Tom, your turn."
        place_by_mouse(qtbot, page, parse(text))
    assert tuple(str(move) for move in page.match.moves) == WHOLE_MATCH
    assert stored(app, page) == list(WHOLE_MATCH)
    assert page.status.text() == "Tom wins. Neither can place a piece. Red shows 21 squares, yellow 27."
    assert [sum(counts) for counts in zip(*counts_of(board), strict=True)] == [21, 27]
    assert ghost(board) is None


@pytest.mark.parametrize("coaching", [True, False])
def test_pieces_that_can_no_longer_go_in_are_dimmed_on_both_shelves(
    app: Application, qtbot: QtBot, coaching: bool
) -> None:
    """On one's own judgement only those that there is no room for."""
    page, board = begin(app, coaching=coaching)
    seen = set()
    for text in (*WHOLE_MATCH, None):
        state = position_of(page)
        building = building_of(state, state.to_move)
        for piece in range(8):
            places = [each for each in building.places(piece) if not state.stand.fall(each)]
            has_place = any(gets_in(each, state.occupied) for each in places)
            if not coaching and state.to_move is not None:
                has_place = bool(building.places(piece))
            seen.add(has_place)
            for colour in (0, 1):
                place = board.stage.place(colour, piece)
                qtbot.waitUntil(lambda: place.has_place == has_place)
        if text:
            play_text(page.match, text)
    assert seen == {True, False}


def reach_by_keys(qtbot: QtBot, board: CubeBoard, placement: Placement) -> bool:
    """The piece by its number, the arrows to a square before it, and Tab to how it is wanted; in a hollow, Tab alone.
    Whether the arrows have led there."""
    keys(qtbot, board, str(placement.piece + 1))
    spot = spot_for(board, placement)
    for _ in range(14 if spot else 0):
        assert spot
        assert board.keys.cursor
        away = point_of(board, spot) - point_of(board, board.keys.cursor)
        if placement in board.hand.offers:
            break
        if abs(away.x()) > abs(away.y()):
            keys(qtbot, board, Qt.Key.Key_Right if away.x() > 0 else Qt.Key.Key_Left)
        else:
            keys(qtbot, board, Qt.Key.Key_Down if away.y() > 0 else Qt.Key.Key_Up)
    has_led = placement in board.hand.offers
    while board.hand.offered != placement:
        keys(qtbot, board, Qt.Key.Key_Tab)
    assert board.hand.offered == placement
    return has_led


def test_a_whole_match_by_keys_alone(app: Application, qtbot: QtBot) -> None:
    page, board = begin(app)
    page.shown.focus_board()
    led = 0
    for text in WHOLE_MATCH:
        led += reach_by_keys(qtbot, board, parse(text))
        assert page.action_button.text() == "Place it here"
        keys(qtbot, board, Qt.Key.Key_Return)
    assert tuple(str(move) for move in page.match.moves) == WHOLE_MATCH
    assert page.match.outcome
    assert led > 6


@pytest.mark.parametrize("moves", [7])
def test_the_arrows_lead_to_every_square_that_is_seen(app: Application, qtbot: QtBot, moves: int) -> None:
    _, board = begin(app, moves=moves)
    board.setFocus(Qt.FocusReason.TabFocusReason)
    assert board.keys.cursor is not None
    reached, border = {board.keys.cursor}, [board.keys.cursor]
    while border:
        start = border.pop()
        for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            board.keys.cursor = start
            qtbot.keyClick(board, key)
            assert marks(board) == {board.keys.cursor: Mark.POINTER}
            if board.keys.cursor not in reached:
                reached.add(board.keys.cursor)
                border.append(board.keys.cursor)
    assert reached == set(board.stage.view.key_spots())


@pytest.mark.parametrize("around", range(7, 360, 40))
def test_faces_are_called_everywhere_as_they_are_seen(app: Application, qtbot: QtBot, around: int) -> None:
    _, board = begin(app, moves=9)
    view_of(board).look_from(replace(STANDARD, around=float(around)))
    left, right, top = (middle_of_face(board, axis) for axis in board.stage.faces)
    assert left.x() < right.x()
    assert top.y() < min(left.y(), right.y())
    check_names(board)


def middle_of_face(board: CubeBoard, axis: int) -> QPointF:
    return view_of(board).place_of(QVector3D(*(4.0 if n == axis else 2.0 for n in range(3))))


def check_names(board: CubeBoard) -> None:
    """Beside the cube, on the rail, on the pad and for screen readers faces have the same names."""
    faces = board.stage.faces
    assert board.faces.faces == faces
    for spot in board.stage.view.scene.seen():
        words = board.cell_name(spot.column)
        assert words.startswith(("left face", "right face", "top face")[faces.index(spot.axis)])
    for n, (letter, axis) in enumerate(zip("sdf", faces, strict=True)):
        moved: list[object] = []
        board.stage.pad.moved.connect(lambda *way, moved=moved: moved.append(way))
        board.stage.pad.set_piece(0)
        board.stage.pad.move_keys[n, 1].click()
        assert moved == [(axis, 1)]
        assert f"({letter.upper()})" in board.stage.pad.move_keys[n, 1].accessibleName()


@pytest.mark.parametrize("animations", ["on", "off"])
@pytest.mark.parametrize("around", [STANDARD.around, STANDARD.around + 120, STANDARD.around + 240])
def test_a_face_that_is_looked_at_straight_keeps_its_name(
    app: Application, qtbot: QtBot, around: float, animations: str
) -> None:
    app.choose(ANIMATIONS, animations)
    _, board = begin(app, moves=9)
    view = view_of(board)
    view.look_from(replace(STANDARD, around=around % 360))
    faces, rail = board.stage.faces, board.stage.rail
    for n, name in enumerate(("left", "right", "top", "left", "top", "right", "top")):
        qtbot.mouseClick(rail.buttons[name], LEFT)
        while board.motion.is_going:
            board.motion.setCurrentTime(board.motion.currentTime() + 20)
        assert view.camera.face_ahead == faces[("left", "right", "top").index(name)]
        assert [each for each in rail.buttons if rail.is_used(each)] == [name], n
        assert board.stage.faces == faces
        check_names(board)
    keys(qtbot, board, Qt.Key.Key_Home)
    while board.motion.is_going:
        board.motion.setCurrentTime(board.motion.currentTime() + 20)
    assert board.stage.faces == STANDARD.faces
    check_names(board)


@pytest.mark.parametrize("around", [0, 120, 240])
def test_letters_lead_to_the_faces_as_they_are_seen(app: Application, qtbot: QtBot, around: int) -> None:
    _, board = begin(app)
    view_of(board).look_from(STANDARD.turned(around, 0))
    for n, letter in enumerate("sdf"):
        board.hold_at(0, parse("000 001 010 011"))
        before = board.hand.offered
        assert before
        keys(qtbot, board, letter)
        after = board.hand.offered
        if after != before:
            assert after
            moved = [there - here for here, there in zip(before.offset, after.offset, strict=True)]
            assert moved[board.stage.faces[n]] > 0
        board.put_back()
        keys(qtbot, board, "2")
        lying = board.hand.orientation(0, 1)
        keys(qtbot, board, "xcv"[n])
        assert board.hand.orientation(0, 1) == turned(lying, board.stage.faces[n])
        board.put_back()


def test_against_the_computer_its_piece_flies_in_and_lands(app: Application, qtbot: QtBot) -> None:
    app.choose(ANIMATIONS, "on")
    page, board = begin(app, Seat("Léa"), COMPUTER)
    flown: list[bool] = []

    def look_halfway() -> None:
        if page.match.cursor == 2:
            board.motion.setCurrentTime(board.motion.duration() // 2)
            flown.append(any(body.motion is not None for body in board.stage.view.scene.bodies))

    page.match.listeners.append(look_halfway)
    place_by_mouse(qtbot, page, parse(WHOLE_MATCH[0]))
    qtbot.waitUntil(lambda: page.match.cursor == 2)
    assert page.match.state.to_move == 0
    qtbot.waitUntil(lambda: not board.motion.is_going)
    assert flown == [True]
    assert is_showing(board, position_of(page))
    assert board.last
    looks = {body.mask: body.look for body in board.stage.view.scene.bodies}
    assert looks[board.last.mask] == Look.LAST, "the opponent's last piece is marked"
    assert list(looks.values()).count(Look.LAST) == 1


# Looking


def test_home_and_the_buttons_lead_the_eye(app: Application, qtbot: QtBot) -> None:
    _, board = begin(app, moves=5)
    view = view_of(board)
    for axis, name in enumerate(("left", "right", "top")):
        qtbot.mouseClick(board.stage.rail.buttons[name], LEFT)
        qtbot.waitUntil(lambda: not board.motion.is_going)
        away = view.camera.direction
        assert [away.x(), away.y(), away.z()][axis] > 0.99, "straight at the face"
    keys(qtbot, board, "+", "+")
    assert view.camera.zoom > 1
    keys(qtbot, board, "-", "-", "-")
    assert view.camera.zoom < 1
    keys(qtbot, board, Qt.Key.Key_Home)
    qtbot.waitUntil(lambda: view.camera == STANDARD)


def test_seeing_through_keeps_the_place_of_the_eye(app: Application, qtbot: QtBot) -> None:
    page, board = begin(app, moves=5)
    view = view_of(board)
    keys(qtbot, board, "+", "+")
    camera = view.camera
    keys(qtbot, board, "r")
    looks = {body.colour: body.look for body in view.scene.bodies}
    assert looks == {0: Look.GLASS, 1: Look.SOLID}, "Tom is to move, and the last piece was red"
    assert view.camera == camera
    keys(qtbot, board, "t", "r")
    assert {body.look for body in view.scene.bodies if body.colour == 0} == {Look.SOLID, Look.LAST}
    assert {body.look for body in view.scene.bodies if body.colour == 1} == {Look.GLASS}
    assert is_showing(board, position_of(page))


def test_layers_are_drawn_apart_within_the_picture_and_joined_again(app: Application, qtbot: QtBot) -> None:
    _, board = begin(app, moves=5)
    view = view_of(board)
    camera = view.camera
    for axis in (2, 0, 1):
        keys(qtbot, board, "e")
        assert view.scene.slices
        assert view.scene.slices.axis == axis
        assert all(view.rect().contains(view.outline(spot).toRect()) for spot in view.scene.seen())
        keys(qtbot, board, "e")
        assert view.scene.slices is None
        assert view.camera.zoom == pytest.approx(camera.zoom)


def test_the_standard_view_is_that_of_the_plain_cube(app: Application, qtbot: QtBot) -> None:
    _, board = begin(app, moves=5)
    view = view_of(board)
    camera = view.camera
    keys(qtbot, board, "e", "r", Qt.Key.Key_Home)
    board.motion.skip()
    assert view.scene.slices is None
    assert not any(body.look == Look.GLASS for body in view.scene.bodies)
    assert view.camera.is_at(camera)
    assert view.camera.zoom == pytest.approx(camera.zoom)


def test_faces_beside_the_cube_and_the_cube_point_at_each_other(app: Application, qtbot: QtBot) -> None:
    _, board = begin(app, moves=5)
    for axis, name in ((2, "112"), (0, "302"), (1, "120")):
        cell = CELL_NAMES.index(name)
        move_mouse(board.faces, board.faces.square_centre(axis, cell).toPoint())
        assert marks(board)[Spot(cell, axis)] == Mark.POINTER
        piece = next(placement for placement, _ in board.built.bodies if placement.mask >> cell & 1)
        assert all(piece.mask >> spot.cell & 1 for spot in marks(board)), "its whole piece is shown, and no other"
        leave_with_mouse(board.faces)
        hover(board, point_of(board, Spot(cell, axis)))
        assert board.faces._highlight == cell
    assert marks(board) == {}


def test_what_is_pointed_at_beside_the_cube_follows_the_match(app: Application, qtbot: QtBot) -> None:
    page, board = begin(app, moves=5)
    cell = CELL_NAMES.index("302")
    move_mouse(board.faces, board.faces.square_centre(2, cell).toPoint())
    assert marks(board)[Spot(cell, 2)] == Mark.POINTER
    page.undo()
    page.undo()
    assert marks(board) == {}, "there is nothing in that column"


# The match


def test_undo_redo_and_looking_back_show_what_was(app: Application, qtbot: QtBot) -> None:
    page, board = begin(app, moves=6)
    for ply in (5, 2, 0, 4):
        page.look_at(ply)
        assert is_showing(board, as_a(Position, page.match.state_at(ply)))
        keys(qtbot, board, "1", Qt.Key.Key_Return)
        assert board.hand.held is None
    page.look_at(6)
    pick(qtbot, board, "I")
    page.undo()
    assert page.match.cursor == 5
    assert is_showing(board, position_of(page))
    assert board.hand.held is None
    page.redo()
    assert is_showing(board, position_of(page))
    assert page.match.cursor == 6


def test_when_all_is_over_only_the_cube_is_seen_until_somebody_looks_back(app: Application, qtbot: QtBot) -> None:
    page, board = begin(app, moves=12)
    over = [board.stage.rail, board.stage.pad, *board.stage.shelves]
    assert all(part.isVisible() for part in over)
    play_text(page.match, WHOLE_MATCH[12])
    qtbot.waitUntil(lambda: page.end.is_plate_open)
    assert not any(part.isVisible() for part in over)
    page.look_at(3)
    QApplication.processEvents()
    assert all(part.isVisible() for part in over)


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1366, 768), (1920, 1080)])
def test_nothing_over_the_cube_covers_it_or_another_part(app: Application, qtbot: QtBot, size: tuple[int, int]) -> None:
    _, board = begin(app, moves=9)
    app.window.resize(*size)
    QApplication.processEvents()
    stage = board.stage
    parts = {
        name: part.body.translated(QPointF(part.pos()))
        for name, part in {
            "rail": stage.rail, "pad": stage.pad, "front": stage.front, "across": stage.across
        }.items()
        if part
    }  # fmt: skip
    whole = QRectF(board.rect())
    squares = [QRectF(board.cell_rect(cell)) for cell in range(48)]
    for name, area in parts.items():
        assert whole.contains(area), name
        assert not any(area.intersects(square) for square in squares), name
    for (one, area), (other, beside) in combinations(parts.items(), 2):
        assert not area.intersects(beside), (one, other)


def test_the_shelf_makes_room_for_the_words_of_an_analysis(app: Application, qtbot: QtBot) -> None:
    page, board = begin(app, moves=3)
    assert board.height() == page.table.height(), "the ground goes on behind the words"
    for is_shown in (True, False):
        page.legend.setText("What the marks mean.")
        page.legend.setVisible(is_shown)
        QApplication.processEvents()
        shelf = board.stage.front
        low = shelf.body.translated(QPointF(shelf.mapTo(page.table, QPoint()))).bottom()
        words = page.legend if is_shown else page.status
        assert low <= words.mapTo(page.table, QPoint()).y()


def test_the_one_who_plays_has_the_shelf_in_front(app: Application, qtbot: QtBot) -> None:
    page, board = begin(app, moves=0)
    stage = board.stage
    assert stage.across
    for text in WHOLE_MATCH[:3]:
        seat = as_a(int, page.match.state.to_move)
        front, across = (stage.place(colour, 0).parent() for colour in (seat, 1 - seat))
        assert (front, across) == (stage.front, stage.across)
        play_text(page.match, text)
    page, board = begin(app, COMPUTER, Seat("Tom"))
    assert board.stage.place(1, 0).parent() is board.stage.front, "against the computer always the person's"
    assert board.stage.place(0, 0).isVisible(), "and the computer's is seen across the table"


def test_the_cursor_moves_out_when_a_piece_comes_to_its_square(app: Application, qtbot: QtBot) -> None:
    page, board = begin(app)
    page.shown.focus_board()
    keys(qtbot, board, "2")
    assert board.keys.cursor is not None
    before = board.keys.cursor
    assert before.is_wall
    keys(qtbot, board, Qt.Key.Key_Return)
    assert page.match.cursor == 1
    ((spot, mark),) = board.stage.view.scene.marks
    assert mark == Mark.POINTER
    assert spot.column == before.column
    assert not spot.is_wall


def test_a_hint_and_an_analysis_tell_of_a_place(app: Application, qtbot: QtBot) -> None:
    page, board = begin(app, moves=11)
    where, what, move = hint_by_hint(page)
    assert re.match(r"Look at the three faces: \d+ squares? can become yours\.", where)
    assert what.startswith(("Only the yellow ", "Your opponent would lose "))
    assert move.startswith("Here: the yellow ")
    assert ghost(board) is not None
    hinted = board.hand.offered
    assert hinted in page.match.state.legal_moves()
    page.analysis_button.setChecked(True)
    qtbot.waitUntil(lambda: bool(mode_of(board).worths))
    assert set(mode_of(board).worths) == set(page.match.state.legal_moves())
    assert page.status.text().startswith("Number ")
    keys(qtbot, board, Qt.Key.Key_Return)
    assert page.match.moves[-1] == hinted


def test_nothing_is_drawn_while_nothing_moves(app: Application, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(space_view, "SETTLE_MS", SETTLE_MS)
    app.choose(ANIMATIONS, "on")
    _, board = begin(app, moves=5)
    pick(qtbot, board, "I")
    hover_over(qtbot, board, open_wall(board, ways=1))
    view = view_of(board)
    qtbot.waitUntil(lambda: view._is_smooth and not view._settle.isActive())
    qtbot.wait(SETTLE_MS)
    frames = view.frames
    qtbot.wait(5 * SETTLE_MS)
    assert view.frames == frames


# Screen readers


def test_squares_are_named_to_screen_readers(app: Application, qtbot: QtBot) -> None:
    _, board = begin(app, moves=2)
    whole = QAccessible.queryAccessibleInterface(board)
    names = [whole.child(n).text(QAccessible.Text.Name) for n in range(board.cell_count())]
    assert len(names) == len(set(names)) == 48
    pieces = dict.fromkeys(WHOLE_MATCH[0].split(), "the red L")
    pieces |= dict.fromkeys(WHOLE_MATCH[1].split(), "the yellow right screw")
    expected = set()
    for axis, face in enumerate(("left face", "right face", "top face")):
        for row in range(4):
            for column in range(4):
                place = [
                    [0, column, 3 - row],  # left: y from left to right, z upwards
                    [3 - column, 0, 3 - row],  # right: x from right to left, z upwards
                    [row, column, 0],  # top: x from the back to the front, y from left to right
                ][axis]
                shown = "empty"
                for depth in range(4):
                    place[axis] = depth
                    shown = pieces.get("".join(map(str, place)), shown)
                expected.add(f"{face}, row {row + 1}, column {column + 1}: {shown}")
    assert set(names) == expected
    keys(qtbot, board, Qt.Key.Key_Right)
    cell = as_a(int, board.current_cell())
    assert whole.focusChild().text(QAccessible.Text.Name) == board.cell_name(cell)


def test_whose_turn_it_is_is_told_what_to_do_first(app: Application) -> None:
    page, board = begin(app)
    assert page.status.text() == "Léa, your turn: take a piece from your shelf."
    board.hand.pick(0, 0)
    board.redraw_and_report()
    assert "your turn" not in page.status.text()


def test_in_the_smallest_window_all_of_the_board_is_in_view_and_most_of_it_is_the_cube(
    app: Application, qtbot: QtBot
) -> None:
    app.window.resize(SMALLEST_SIZE)
    page, board = begin(app, PEOPLE[0], Seat("Computer", level="beginner"), moves=4)
    space = page.table.space.size()
    least = board.least_size(space.width())
    assert least.width() <= space.width()
    assert least.height() <= space.height()
    stage, view = board.stage, view_of(board)
    seen = reduce(QRectF.united, (view.outline(spot) for spot in view.scene.seen()))
    assert seen.width() > 200
    for part in (stage.rail, stage.pad, *stage.shelves):
        assert QRectF(stage.rect()).contains(part.body.translated(QPointF(part.pos())))


def test_a_gain_covers_no_word_on_the_cards(app: Application, qtbot: QtBot) -> None:
    page, _ = begin(app, PEOPLE[0], Seat("Computer", level="beginner"), moves=4)
    card = page.panel.cards[1]
    assert card.detail.text().endswith("Beginner")
    card.show_gain(-12)
    chip = card.width() - 16 - card.gain_width
    assert card.detail.x() + card.detail.fontMetrics().horizontalAdvance(card.detail.text()) < chip
    card.show_gain(0)
    assert card.detail.text().endswith("Beginner")
