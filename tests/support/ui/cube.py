"""What tests of the cube's board do again and again: begin a match, hold a piece, look at what is shown."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.match.config import MatchConfig, Seat
from ludogite.match.store.store import Store
from ludogite.rules.cube.match import Position
from ludogite.rules.cube.pieces import CELL_NAMES, LETTERS, Placement
from ludogite.rules.shelf import SHELF
from ludogite.ui.application.app import Application
from ludogite.ui.games.cube.board import CubeBoard
from ludogite.ui.games.cube.mouse import DWELL_MS
from ludogite.ui.games.cube.spot import Spot
from ludogite.ui.games.cube.two_player_mode import TwoPlayerMode
from ludogite.ui.games.cube.view.hexagon import Hexagon
from ludogite.ui.games.cube.view.scene import Look, Mark, Scene
from ludogite.ui.games.cube.view.scene_view import SceneView
from ludogite.ui.games.cube.view.space_view import SpaceView
from ludogite.ui.match.core import MatchCore
from ludogite.ui.match.page import MatchPage
from tests.support.kinds import as_a
from tests.support.moves import play_text
from tests.support.ui.input import move_mouse
from tests.support.ui.matches import PEOPLE, page_of

LEFT = Qt.MouseButton.LeftButton
MANY = 20
WHOLE_MATCH = (
    "000 010 020 120", "101 110 111 201", "012 102 103 112", "210 211 220 311", "202 212 302 312", "001 011 021 121",
    "013 113 123 213", "230 320 330 331", "031 122 131 132", "221 222 232 233", "200 300 301 310", "223 313 323 333",
    "022 023 032 033",
)  # fmt: skip
"""Red begins; after twelve moves red can place nothing, and yellow places twice in a row."""


def begin(app: Application, *seats: Seat, moves: int = 0, coaching: bool = True) -> tuple[MatchPage, CubeBoard]:
    """A match after so many moves of the whole one, on a board that has its size."""
    app.matches.begin(
        MatchConfig(SHELF["cube"], seats or PEOPLE, {"score": "visible"}, {}, seed=1, is_coaching=coaching)
    )
    page = page_of(app)
    QApplication.processEvents()
    for text in WHOLE_MATCH[:moves]:
        play_text(page.match, text)
    QApplication.processEvents()
    return page, cube_of(page)


def cube_of(page: MatchCore) -> CubeBoard:
    return as_a(CubeBoard, page.board)


def position_of(page: MatchPage) -> Position:
    return as_a(Position, page.match.state)


def counts_of(board: CubeBoard) -> list[tuple[int, int]]:
    """How many red and yellow squares are counted beside the cube, for each axis."""
    return [as_a(Hexagon, board.faces).counts(axis) for axis in range(3)]


def view_of(board: CubeBoard) -> SpaceView:
    return as_a(SpaceView, board.stage.view)


def mode_of(board: CubeBoard) -> TwoPlayerMode:
    assert isinstance(board.mode, TwoPlayerMode)
    return board.mode


def ghost(board: CubeBoard) -> tuple[int, Look] | None:
    """The cells of the piece that is held over its place, and how it looks."""
    shown = [body for body in board.stage.view.scene.bodies if body.look in (Look.GHOST, Look.SURE, Look.MISFIT)]
    assert len(shown) <= 1
    return (shown[0].mask, shown[0].look) if shown else None


def placed(scene: Scene) -> list[tuple[int, int]]:
    """What stands in the scene, still: cells and colours."""
    firm = [body for body in scene.bodies if body.look in (Look.SOLID, Look.GLASS, Look.LAST)]
    assert all(body.motion is None for body in firm)
    return [(body.mask, body.colour) for body in firm]


def is_showing(board: CubeBoard, state: Position) -> bool:
    return placed(board.stage.view.scene) == [(placement.mask, colour) for placement, colour in state.bodies]


def pick(qtbot: QtBot, board: CubeBoard, letter: str, colour: int | None = None) -> None:
    """By the mouse, from the shelf."""
    assert board.actor is not None
    qtbot.mouseClick(board.stage.place(board.actor if colour is None else colour, LETTERS.index(letter)), LEFT)


def point_of(board: CubeBoard, spot: Spot) -> QPoint:
    return board.stage.view.outline(spot).center().toPoint()


def hover(board: CubeBoard, point: QPoint) -> None:
    """The mouse comes to a point of the cube, and stays."""
    move_mouse(board.stage.view, QPoint(3, 3))
    move_mouse(board.stage.view, point)


def hover_over(qtbot: QtBot, board: CubeBoard, spot: Spot) -> None:
    point = point_of(board, spot)
    assert board.stage.view.spot_at(QPointF(point)) == spot
    for _ in range(MANY):
        hover(board, point)  # once more if the screen's own mouse, which rests somewhere else, has made itself heard
        qtbot.wait(2 * DWELL_MS)
        if board.hand.spot == spot:
            return
    raise AssertionError(f"the piece does not come to {spot}")


def wheel(scene_view: SceneView, angle: int, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Turned so far; a notch is 120, and away from oneself is more."""
    there = QPointF(scene_view.rect().center())
    turn = QWheelEvent(
        there, there, QPoint(), QPoint(0, angle), Qt.MouseButton.NoButton, keys, Qt.ScrollPhase.NoScrollPhase, False
    )
    QApplication.sendEvent(scene_view, turn)


def spot_for(board: CubeBoard, placement: Placement) -> Spot | None:
    """A square in sight before which the piece would come; into a hollow none leads."""
    for spot in board.stage.view.scene.seen():
        point = QPointF(point_of(board, spot))
        if spot.before is not None and placement.mask >> spot.before & 1 and board.stage.view.spot_at(point) == spot:
            return spot
    return None


def click(qtbot: QtBot, board: CubeBoard, spot: Spot) -> None:
    qtbot.mouseClick(board.stage.view, LEFT, pos=point_of(board, spot))


def place_by_mouse(qtbot: QtBot, page: MatchCore, placement: Placement) -> None:
    """Picked on the shelf, brought over a square, changed by the wheel, pinned by a click and placed by another; or if
    there is no such square, from one of the places where it can go to the next, and placed by the button."""
    board, before = cube_of(page), page.match.cursor
    pick(qtbot, board, LETTERS[placement.piece])
    spot = spot_for(board, placement)
    if spot:
        hover_over(qtbot, board, spot)
    else:
        board.walk(1)
    for _ in board.hand.offers:
        if board.hand.offered != placement:
            wheel(board.stage.view, -120)
    assert board.hand.offered == placement
    if spot:
        click(qtbot, board, spot)
        assert page.match.cursor == before, "the first click only pins it"
        assert board.hand.is_pinned
        click(qtbot, board, spot)
    else:
        qtbot.mouseClick(page.action_button, LEFT)
    assert page.match.cursor > before


def place_by_keys(qtbot: QtBot, page: MatchCore, placement: Placement) -> None:
    """Tab goes through the places where the piece stands."""
    board = cube_of(page)
    if board.hand.held is None or board.hand.held[1] != placement.piece:
        keys(qtbot, board, str(placement.piece + 1))
    while board.hand.offered != placement:
        keys(qtbot, board, Qt.Key.Key_Tab)
    keys(qtbot, board, Qt.Key.Key_Return)


def keys(qtbot: QtBot, board: CubeBoard, *pressed: str | Qt.Key) -> None:
    for key in pressed:
        qtbot.keyClick(board, key)


def wall(name: str, axis: int) -> Spot:
    return Spot(CELL_NAMES.index(name), axis, is_wall=True)


def stored(app: Application, page: MatchPage) -> list[str]:
    """The moves of the match as the disk has them."""
    assert isinstance(app.store, Store)
    (listed,) = app.store.matches()
    return [str(move) for move in app.store.resume(listed.id).moves]


def marks(board: CubeBoard) -> dict[Spot, Mark]:
    return dict(board.stage.view.scene.marks)


def open_wall(board: CubeBoard, ways: int = 4) -> Spot:
    """A square of a wall that is seen, before which the held piece could go so many ways."""
    view = board.stage.view
    for spot in view.key_spots():
        if spot.is_wall and view.spot_at(view.outline(spot).center()) == spot:
            held = board.hand.held
            assert held
            if sum(place.mask >> spot.cell & 1 for place in board.hand.building.places(held[1])) >= ways:
                return spot
    raise AssertionError("it can go nowhere")
