"""A challenge in the window: built by mouse and by keys, taken back, advised, and shown as a film."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.content.challenges import Shipped, shipped
from ludogite.match.config import MatchConfig, Seat
from ludogite.match.result import Help
from ludogite.rules.cells import cells_in
from ludogite.rules.cube.challenge import Attempt, Place, Take
from ludogite.rules.cube.pieces import CELL_NAMES, Placement
from ludogite.rules.shelf import SHELF
from ludogite.ui.application.app import Application
from ludogite.ui.games.cube.board import CubeBoard
from ludogite.ui.games.cube.challenges.board import ChallengeMode, wrong_squares
from ludogite.ui.games.cube.challenges.target_hexagon import TargetHexagon
from ludogite.ui.games.cube.mouse import DWELL_MS
from ludogite.ui.games.cube.spot import Spot
from ludogite.ui.games.cube.view.layer_plan import LayerPlan
from ludogite.ui.games.cube.view.scene import Look, Mark
from ludogite.ui.games.cube.view.space_view import SpaceView
from ludogite.ui.match.page import MatchPage
from tests.support.kinds import as_a
from tests.support.store import database
from tests.support.ui.hints import hint_by_hint, press_hint
from tests.support.ui.input import move_mouse
from tests.support.ui.pace import in_haste

LEFT = Qt.MouseButton.LeftButton
HALF = next(each for each in shipped() if each.challenge.level == "junior" and each.challenge.given)
WHOLE = next(each for each in shipped() if each.challenge.name == "Expert 4")
LINED = next(each for each in shipped() if each.challenge.lines and not each.challenge.is_half)


def begin(app: Application, each: Shipped, steps: int = 0, gravity: bool = False, coaching: bool = True) -> MatchPage:
    """A challenge after so many right steps."""
    setup, options = {"challenge": each.challenge.to_json()}, {"gravity": "on" if gravity else "off"}
    app.matches.begin(MatchConfig(SHELF["challenge"], (Seat("Léa"),), options, setup, seed=1, is_coaching=coaching))
    page = app.window.page
    assert isinstance(page, MatchPage)
    for place in right(each)[:steps]:
        page.match.play(place)
    QApplication.processEvents()
    return page


def board_of(page: MatchPage) -> CubeBoard:
    assert isinstance(page.board, CubeBoard)
    return page.board


def alone(board: CubeBoard) -> ChallengeMode:
    assert isinstance(board.mode, ChallengeMode)
    return board.mode


def right(each: Shipped) -> list[Place]:
    return [Place(int(placement.number in each.solution[1]), placement) for placement in each.order]


def made(page: MatchPage) -> list[str]:
    return [str(move) for move in page.match.moves[: page.match.cursor]]


def point_of(board: CubeBoard, placement: Placement) -> QPoint:
    """A point of the view where a piece that is placed is seen."""
    view = board.stage.view
    for spot in view.key_spots():
        if not spot.is_wall and placement.mask >> spot.cell & 1:
            point = view.outline(spot).center()
            met = view.spot_at(point)
            if met and not met.is_wall and placement.mask >> met.cell & 1:
                return point.toPoint()
    raise AssertionError(f"{placement} is not seen")


def click(qtbot: QtBot, board: CubeBoard, point: QPoint) -> None:
    """The mouse comes, stays and presses."""
    move_mouse(board.stage.view, point)
    qtbot.wait(DWELL_MS + 30)
    qtbot.mouseClick(board.stage.view, LEFT, pos=point)


def pick(qtbot: QtBot, board: CubeBoard, place: Place) -> None:
    qtbot.mouseClick(board.stage.place(place.colour, place.placement.piece), LEFT)
    assert board.hand.held == (place.colour, place.placement.piece)


def bring(qtbot: QtBot, board: CubeBoard, placement: Placement) -> None:
    """Holds the piece over a square before which it belongs, and goes through the places there with the wheel."""
    view = board.stage.view
    assert isinstance(view, SpaceView)
    for spot in view.key_spots():
        if spot.before is None or not placement.mask >> spot.before & 1:
            continue
        point = view.outline(spot).center()
        if view.spot_at(point) != spot:
            continue
        move_mouse(view, point.toPoint())
        qtbot.wait(DWELL_MS + 30)
        for _ in board.hand.offers:
            if board.hand.offered == placement:
                return
            view.wheeled.emit(1)
    raise AssertionError(f"{placement} cannot be brought there")


def marks(board: CubeBoard) -> dict[Spot, Mark]:
    return dict(board.stage.view.scene.marks)


def marked_cells(board: CubeBoard) -> set[int]:
    return {spot.cell for spot in marks(board)}


def cells(*placements: Placement) -> set[int]:
    return {cell for placement in placements for cell in cells_in(placement.mask)}


def test_a_challenge_is_solved_by_mouse(app: Application, qtbot: QtBot) -> None:
    page = begin(app, WHOLE)
    board = board_of(page)
    lying = {place: board.stage.place(place.colour, place.placement.piece).geometry() for place in right(WHOLE)}
    for place in right(WHOLE):
        assert board.stage.place(place.colour, place.placement.piece).geometry() == lying[place], "nothing shifts"
        pick(qtbot, board, place)
        bring(qtbot, board, place.placement)
        point = board.stage.view.pointer
        assert point is not None
        for _ in ("pinned", "placed"):
            qtbot.mouseClick(board.stage.view, LEFT, pos=point.toPoint())
        assert made(page)[-1] == str(place)
    assert page.match.outcome is not None


def test_a_challenge_is_solved_by_keys_alone(app: Application, qtbot: QtBot) -> None:
    """A digit takes the red piece, once more the yellow one; then square by square and place by place."""
    page = begin(app, HALF)
    board = board_of(page)
    board.setFocus()
    for place in right(HALF):
        for _ in range(place.colour + 1):
            qtbot.keyClicks(board, str(place.placement.piece + 1))
        assert board.hand.held == (place.colour, place.placement.piece)
        _seek(qtbot, board, place.placement)
        qtbot.keyClick(board, Qt.Key.Key_Return)
        assert made(page)[-1] == str(place)
    assert page.match.outcome is not None


def _seek(qtbot: QtBot, board: CubeBoard, placement: Placement) -> None:
    """With Tab through all places that there are."""
    seen = set()
    while board.hand.offered != placement:
        qtbot.keyClick(board, Qt.Key.Key_Tab)
        assert board.hand.offered not in seen
        seen.add(board.hand.offered)


def test_the_same_digit_once_more_is_the_other_colour_and_then_none(app: Application, qtbot: QtBot) -> None:
    page = begin(app, WHOLE)
    board = board_of(page)
    both = next(piece for piece in range(8) if all(piece in alone(board).attempt.hand(colour) for colour in (0, 1)))
    board.setFocus()
    held = []
    for _ in range(3):
        qtbot.keyClicks(board, str(both + 1))
        held.append(board.hand.held)
    assert held == [(0, both), (1, both), None]


def test_with_shift_a_digit_takes_the_yellow_piece(app: Application, qtbot: QtBot) -> None:
    board = board_of(begin(app, WHOLE))
    both = next(piece for piece in range(8) if all(piece in alone(board).attempt.hand(colour) for colour in (0, 1)))
    qtbot.keyClick(board, str(both + 1), Qt.KeyboardModifier.ShiftModifier)
    assert board.hand.held == (1, both)
    qtbot.keyClick(board, str(both + 1), Qt.KeyboardModifier.ShiftModifier)
    assert board.hand.held is None


def test_pieces_of_the_start_are_marked_and_stay(app: Application, qtbot: QtBot) -> None:
    page = begin(app, WHOLE)
    board = board_of(page)
    given = [placement for placement, _ in WHOLE.challenge.given]
    looks = {body.mask: body.look for body in board.stage.view.scene.bodies}
    assert looks == {placement.mask: Look.LOCKED for placement in given}
    click(qtbot, board, point_of(board, given[0]))
    assert made(page) == []
    assert board.hand.held is None
    assert page.status.text() == "This is a starting piece: it stays where it is."
    board.keys.cursor = next(
        spot for spot in board.stage.view.key_spots() if given[0].mask >> spot.cell & 1 and not spot.is_wall
    )
    board.keys.is_used = True
    qtbot.keyClick(board, Qt.Key.Key_Backspace)
    assert made(page) == []


def test_a_click_lifts_a_piece_into_the_hand_and_a_double_click_does_no_more(app: Application, qtbot: QtBot) -> None:
    page = begin(app, WHOLE, steps=2)
    board = board_of(page)
    first = right(WHOLE)[1]
    point = point_of(board, first.placement)
    move_mouse(board.stage.view, point)
    assert marked_cells(board) == cells(first.placement), "what would be taken is shown before"
    with in_haste():
        qtbot.mouseClick(board.stage.view, LEFT, pos=point)
        qtbot.mouseClick(board.stage.view, LEFT, pos=point)
    assert made(page)[2:] == [f"take {first.placement}"]
    assert board.hand.held == (first.colour, first.placement.piece)
    assert board.hand.offered == first.placement, "it is held where it was"
    board.act()
    assert made(page)[-1] == str(first)


def test_delete_lifts_the_piece_at_the_cursor(app: Application, qtbot: QtBot) -> None:
    page = begin(app, WHOLE, steps=1)
    board = board_of(page)
    first = right(WHOLE)[0]
    board.setFocus()
    qtbot.keyClick(board, Qt.Key.Key_Delete)
    assert len(made(page)) == 1, "the first key only shows where the cursor is"
    board.keys.cursor = next(
        spot for spot in board.stage.view.key_spots() if first.placement.mask >> spot.cell & 1 and not spot.is_wall
    )
    qtbot.keyClick(board, Qt.Key.Key_Delete)
    assert made(page)[1:] == [f"take {first.placement}"]
    qtbot.keyClick(board, Qt.Key.Key_Delete)
    assert board.hand.held is None, "and once more it goes back to the shelf"


def supporting(each: Shipped) -> tuple[int, Placement, tuple[Take, ...]]:
    """A number of steps after which a piece that is seen carries another one."""
    attempt = Attempt(each.challenge, has_gravity=True)
    for n, place in enumerate(right(each)[:-1], 1):
        attempt = attempt.play(place)
        for below in right(each)[:n]:
            takes = attempt.takes_for(below.placement)
            if len(takes) > 1 and len(takes[:-1]) < n - 1:
                return n, below.placement, takes
    raise AssertionError("nothing rests on anything")


def test_with_gravity_those_that_need_a_piece_come_along_in_one_step(app: Application, qtbot: QtBot) -> None:
    steps, below, takes = supporting(WHOLE)
    page = begin(app, WHOLE, steps, gravity=True)
    board, before = board_of(page), page.match.state
    point = point_of(board, below)
    move_mouse(board.stage.view, point)
    assert marked_cells(board) == cells(*(take.placement for take in takes)), "all that would come is shown before"
    assert "comes off with it" in page.status.text()
    qtbot.mouseClick(board.stage.view, LEFT, pos=point)
    assert made(page)[steps:] == [str(take) for take in takes]
    colour = int(below.number in WHOLE.solution[1])
    assert board.hand.held == (colour, below.piece)
    page.undo_button.click()
    assert page.match.state == before
    page.redo_button.click()
    assert made(page)[steps:] == [str(take) for take in takes]


def test_without_gravity_a_piece_may_hang_in_the_air_and_with_it_it_falls(app: Application) -> None:
    top = max((place for place in right(WHOLE)), key=lambda place: sum(place.placement.offset))
    board = board_of(begin(app, WHOLE))
    assert top.placement in board.hand.building.places(top.placement.piece)
    assert board.hand.building.why_not(top.colour, top.placement) is None
    board = board_of(begin(app, WHOLE, gravity=True))
    assert top.placement not in board.hand.building.places(top.placement.piece)
    assert board.hand.building.why_not(top.colour, top.placement) is not None


def finished_wrongly(each: Shipped) -> list[Place]:
    """Two pieces of the same shape in each other's place, the rest right."""
    places = right(each)
    for n, one in enumerate(places):
        for other in places[n + 1 :]:
            if one.placement.piece == other.placement.piece and one.colour != other.colour:
                swapped = {one: Place(other.colour, one.placement), other: Place(one.colour, other.placement)}
                return [swapped.get(place, place) for place in places]
    raise AssertionError("no shape is to be placed twice")


def test_wrong_squares_are_marked_and_counted(app: Application, qtbot: QtBot) -> None:
    each = next(each for each in shipped() if each.challenge.level == "wizard")
    page = begin(app, each)
    board = board_of(page)
    *most, last = finished_wrongly(each)
    assert Mark.WRONG not in marks(board).values()
    for place in most:
        page.match.play(place)
    page.match.play(last)
    shown = {spot for spot, mark in marks(board).items() if mark == Mark.WRONG}
    red, yellow = each.challenge.shown
    attempt = alone(board).attempt
    expected = {
        (cell, axis)
        for cell in cells_in(attempt.colours[0] & yellow | attempt.colours[1] & red)
        for axis in range(3)
        if CELL_NAMES[cell][axis] == "3"
    }
    assert expected <= {(spot.cell, spot.axis) for spot in shown}
    assert len(expected) == len(shown) or each.challenge.lines is not None
    assert page.status.text().startswith(f"All placed, but {len(shown)} squares don’t match.")
    assert page.match.outcome is None
    assert len(wrong_squares(attempt)) == len(shown)


def follow_hints(page: MatchPage) -> int:
    """Takes what is advised until it is solved; how many pieces were taken back."""
    board, takes = board_of(page), 0
    while page.match.outcome is None:
        before = len(made(page))
        list(hint_by_hint(page))
        assert page.action_button.isEnabled()
        takes += board.hand.advised is not None
        page.action_button.click()
        assert len(made(page)) == before + 1
        assert before < 60
    return takes


@pytest.mark.parametrize("gravity", [False, True])
def test_hints_lead_to_the_solution(app: Application, gravity: bool) -> None:
    assert follow_hints(begin(app, HALF, gravity=gravity)) == 0


def test_hints_lead_back_from_a_wrong_way(app: Application) -> None:
    page = begin(app, HALF)
    rights = {str(place) for place in right(HALF)}
    wrong = next(move for move in page.match.state.legal_moves() if str(move) not in rights)
    page.match.play(wrong)
    assert follow_hints(page) == 1


def test_a_hint_to_take_back_marks_the_piece_and_says_why(app: Application) -> None:
    page = begin(app, HALF)
    rights = {str(place) for place in right(HALF)}
    wrong = next(move for move in page.match.state.legal_moves() if str(move) not in rights)
    page.match.play(wrong)
    assert press_hint(page) == "From here there is no solution: something must come out."
    assert press_hint(page) == "Without this piece there is a solution again."
    press_hint(page)
    assert isinstance(wrong, Place)
    assert marked_cells(board_of(page)) == cells(wrong.placement)
    assert page.status.text().startswith("Take back the red ")
    assert "Remove this piece to make it solvable" in page.status.text()
    assert page.action_button.text() == "Take it back"


def test_it_is_told_whether_it_can_still_be_solved(app: Application, qtbot: QtBot) -> None:
    page = begin(app, WHOLE, steps=2)
    board = board_of(page)
    qtbot.mouseClick(board.stage.rail.buttons["possible"], LEFT)
    qtbot.waitUntil(lambda: not page.worker.is_busy)
    assert page.status.text() == "Yes, you can still solve it from here."
    rights = {str(place) for place in right(WHOLE)}
    page.match.play(
        next(move for move in page.match.state.legal_moves() if str(move) not in rights and "take" not in str(move))
    )
    qtbot.keyClicks(board, "p")
    qtbot.waitUntil(lambda: not page.worker.is_busy)
    assert page.status.text().startswith("No, not from here")


def test_an_answer_about_another_position_is_not_told(app: Application, qtbot: QtBot) -> None:
    page = begin(app, WHOLE)
    qtbot.keyClicks(board_of(page), "p")
    page.match.play(right(WHOLE)[0])
    qtbot.waitUntil(lambda: not page.worker.is_busy)
    assert "solved" not in page.status.text()


def begin_film(page: MatchPage, qtbot: QtBot) -> CubeBoard:
    board = board_of(page)
    qtbot.mouseClick(board.stage.rail.buttons["film"], LEFT)
    qtbot.waitUntil(lambda: not page.worker.is_busy)
    assert alone(board).projector.film is not None
    return board


def seen_bodies(board: CubeBoard) -> list[int]:
    return sorted(body.mask for body in board.stage.view.scene.bodies)


@pytest.mark.parametrize("is_animated", [False, True])
def test_the_film_goes_forwards_and_back_and_leaves_the_match_alone(
    app: Application, qtbot: QtBot, is_animated: bool
) -> None:
    page = begin(app, WHOLE, steps=3)
    before, own = made(page), seen_bodies(board_of(page))
    board = begin_film(page, qtbot)
    board.set_animated(is_animated)
    helps: list[Help] = []
    board.helped.connect(helps.append)
    start = sorted(placement.mask for placement, _ in WHOLE.challenge.given)
    assert seen_bodies(board) == start
    assert helps == [], "the start tells nothing of the solution"
    steps = [start]
    for place in WHOLE.order:
        qtbot.keyClick(board, Qt.Key.Key_Right)
        steps.append(sorted([*steps[-1], place.mask]))
        assert seen_bodies(board) == steps[-1]
    assert set(helps) == {Help.SOLUTION}
    assert not alone(board).projector.bar.buttons["on"].isEnabled()
    for bodies in reversed(steps[:-1]):
        qtbot.mouseClick(alone(board).projector.bar.buttons["back"], LEFT)
        board.motion.skip()
        assert seen_bodies(board) == bodies
    qtbot.keyClick(board, Qt.Key.Key_Left)
    assert seen_bodies(board) == start
    qtbot.keyClick(board, Qt.Key.Key_Escape)
    assert made(page) == before
    assert seen_bodies(board) == own
    assert board.stage.front.isVisible()
    assert not alone(board).projector.bar.isVisible()
    assert alone(board).projector.film is None


def test_a_film_plays_by_itself_to_its_end(app: Application, qtbot: QtBot) -> None:
    board = begin_film(begin(app, HALF), qtbot)
    alone(board).projector.bar._next_step.setInterval(10)
    qtbot.keyClick(board, Qt.Key.Key_Space)
    projector = alone(board).projector
    qtbot.waitUntil(lambda: projector.film is not None and projector.film.is_over)
    assert not alone(board).projector.bar.is_playing
    assert sum(seen_bodies(board)) == HALF.challenge.object


def test_nothing_can_be_placed_or_taken_while_the_film_is_shown(app: Application, qtbot: QtBot) -> None:
    page = begin(app, WHOLE, steps=3)
    board = begin_film(page, qtbot)
    qtbot.keyClick(board, Qt.Key.Key_Right)
    before = made(page)
    seen = next(spot for spot in board.stage.view.key_spots() if not spot.is_wall)
    click(qtbot, board, board.stage.view.outline(seen).center().toPoint())
    qtbot.keyClicks(board, "4")
    qtbot.keyClick(board, Qt.Key.Key_Delete)
    assert board.hand.held is None
    assert made(page) == before
    assert not page.action_button.isEnabled()
    qtbot.mouseClick(alone(board).projector.bar.leave, LEFT)
    assert alone(board).projector.film is None


def test_the_film_says_where_it_is_whatever_key_is_for_the_hand(app: Application, qtbot: QtBot) -> None:
    page = begin(app, WHOLE, steps=3)
    board = begin_film(page, qtbot)
    for key in "4XSG":
        qtbot.keyClicks(board, key)
        assert page.status.text() == "The solution as a film: this is the start."


def test_that_an_undo_cannot_be_saved_is_said_with_a_piece_in_the_hand_too(app: Application, qtbot: QtBot) -> None:
    page = begin(app, WHOLE, steps=2)
    qtbot.keyClicks(board_of(page), "4")
    assert app.store
    database(app.store).execute("PRAGMA query_only = 1")
    page.undo()
    assert page.status.text().startswith("Your games cannot be read or saved")
    assert page.match.cursor == 2


@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1366, 768)])
@pytest.mark.parametrize("each", [HALF, WHOLE], ids=["half", "whole"])
def test_nothing_covers_the_object(app: Application, each: Shipped, size: tuple[int, int]) -> None:
    board = board_of(begin(app, each, steps=3))
    app.window.resize(*size)
    QApplication.processEvents()
    parts = (board.stage.rail, board.stage.pad, board.stage.front)
    areas = [part.body.translated(QPointF(part.pos())) for part in parts]
    board.follow()
    board.stage.set_room(None)
    assert areas == [part.body.translated(QPointF(part.pos())) for part in parts], "laid out anew, nothing moves"
    assert all(QRectF(board.rect()).contains(area) for area in areas)
    assert not any(one.intersects(other) for one, other in combinations(areas, 2))
    squares = [QRectF(board.cell_rect(cell)) for cell in range(48)]
    assert not any(area.intersects(square) for area in areas for square in squares)


@pytest.mark.parametrize("each", [HALF, WHOLE], ids=["half", "whole"])
def test_without_opengl_nothing_covers_the_plan(
    app: Application, monkeypatch: pytest.MonkeyPatch, each: Shipped
) -> None:
    monkeypatch.setattr("ludogite.ui.games.cube.stage.make_scene_view", LayerPlan)
    board = board_of(begin(app, each))
    parts = (board.stage.rail, board.stage.pad, board.stage.front)
    areas = [part.body.translated(QPointF(part.pos())).toAlignedRect() for part in parts]
    areas += [board.stage.view.outline(spot).toAlignedRect() for spot in board.stage.view.key_spots()]
    assert not any(one.intersected(other).width() > 1 for one, other in combinations(areas, 2))


def test_undo_leads_out_of_the_film(app: Application, qtbot: QtBot) -> None:
    page = begin(app, WHOLE, steps=2)
    board = begin_film(page, qtbot)
    page.undo_button.click()
    assert alone(board).projector.film is None
    assert len(made(page)) == 1


def test_the_target_over_the_object_has_every_square_of_it(app: Application, qtbot: QtBot) -> None:
    board = board_of(begin(app, LINED))
    qtbot.keyClicks(board, "b")
    shell = board.stage.view.scene.shell
    red, yellow = LINED.challenge.shown
    assert {(pane.spot.cell, pane.spot.axis, pane.colour) for pane in shell} == {
        (cell, axis, colour)
        for colour, mask in enumerate((red, yellow))
        for cell in cells_in(mask)
        for axis in range(3)
        if CELL_NAMES[cell][axis] == "3"
    }
    qtbot.mouseClick(board.stage.rail.buttons["shell"], LEFT)
    assert board.stage.view.scene.shell == ()


def test_the_target_beside_the_cube_points_at_cells(app: Application, qtbot: QtBot) -> None:
    board = board_of(begin(app, WHOLE))
    taken = alone(board).attempt.occupied
    cell = next(n for n, name in enumerate(CELL_NAMES) if name[2] == "3" and not taken >> n & 1)
    move_mouse(board.faces, board.faces.square_centre(2, cell).toPoint())
    assert marks(board) == {Spot(cell, 2): Mark.POINTER}
    move_mouse(board.faces, QPoint(1, 1))
    assert marks(board) == {}


def test_what_a_held_piece_would_make_right_is_counted_beside_the_cube(app: Application, qtbot: QtBot) -> None:
    page = begin(app, WHOLE)
    board, first = board_of(page), right(WHOLE)[0]
    assert isinstance(board.faces, TargetHexagon)
    before = board.faces.squares
    board.hold_at(first.colour, first.placement)
    after = board.faces.squares
    assert after == as_a(Attempt, page.match.state.play(first)).squares
    assert after.right > before.right
    board.put_back()
    assert board.faces.squares == before


def test_the_finished_object_turns_once_around(app: Application, qtbot: QtBot) -> None:
    page = begin(app, HALF, steps=len(HALF.order) - 1)
    board = board_of(page)
    board.set_animated(True)
    view = board.stage.view
    assert isinstance(view, SpaceView)
    camera, last = view.camera, right(HALF)[-1]
    turned = []
    view.camera_moved.connect(lambda: turned.append(view.camera.around))
    page.match.play(last)
    qtbot.waitUntil(lambda: any(90 < around < 270 for around in turned))
    qtbot.waitUntil(lambda: not board.motion.is_going)
    assert view.camera == camera
    page.undo_button.click()
    page.match.play(last)
    assert board.motion.is_going
    qtbot.keyClick(board, Qt.Key.Key_Shift)
    assert not board.motion.is_going
    assert view.camera == camera


def test_without_animations_the_finished_object_stands_still(app: Application) -> None:
    page = begin(app, HALF, steps=len(HALF.order) - 1)
    board = board_of(page)
    board.set_animated(False)
    page.match.play(right(HALF)[-1])
    assert not board.motion.is_going


def test_moves_and_hands_in_words(app: Application) -> None:
    page = begin(app, WHOLE, steps=1)
    first = right(WHOLE)[0]
    page.match.play(Take(first.placement))
    shown = [page.moves.item(row).data(Qt.ItemDataRole.AccessibleTextRole) or "" for row in range(page.moves.count())]
    assert any("takes back: " in text for text in shown), shown
    assert page.panel.cards[0].detail.text() == f"Placed 0 of {len(WHOLE.order)}"
    page.match.play(first)
    assert page.panel.cards[0].detail.text() == f"Placed 1 of {len(WHOLE.order)}"


@pytest.mark.parametrize(("each", "thing"), [(WHOLE, "cube"), (HALF, "half cube")])
def test_at_the_beginning_the_goal_is_said(app: Application, each: Shipped, thing: str) -> None:
    page = begin(app, each)
    assert page.status.text() == (
        f"Build the {thing} whose three faces look like the target. Take a piece from the shelf."
    )
    page.match.play(right(each)[0])
    assert page.status.text() == "Place the remaining pieces to match the target."
