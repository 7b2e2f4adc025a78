"""What tests of the match page do again and again: begin a match of Four Shapes, and touch its board."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from ludogite.match.config import MatchConfig, Seat
from ludogite.players import Opinion
from ludogite.rules.shapes import CELLS, LETTERS, Placement
from ludogite.rules.shelf import SHELF
from ludogite.ui.application.app import Application
from ludogite.ui.games.shapes.board import ShapesBoard
from ludogite.ui.games.shapes.layout import CELL, cell_area
from ludogite.ui.match.core import MatchCore
from ludogite.ui.match.page import MatchPage
from ludogite.ui.pages.home.box import GameBox
from ludogite.ui.pages.home.continue_list import ContinueList
from tests.support.kinds import as_a
from tests.support.moves import play_text
from tests.support.ui.input import move_mouse
from tests.support.ui.pace import at_leisure, in_haste

PEOPLE = (Seat("Léa"), Seat("Tom"))
LEFT = Qt.MouseButton.LeftButton


def begin(app: Application, *seats: Seat, coaching: bool = True) -> MatchPage:
    app.matches.begin(MatchConfig(SHELF["shapes"], seats or PEOPLE, {}, {}, seed=1, is_coaching=coaching))
    return page_of(app)


def card(app: Application, game: str = "shapes") -> GameBox:
    """The box of a game at home."""
    return next(card for card in app.window.home.boxes if card.game.id == game)


def waiting_list(app: Application) -> ContinueList:
    """The list of unfinished matches, which is opened over home if it is not."""
    home = app.window.home
    if home.others is None or not home.others.isVisible():
        home.show_others()
    assert home.others
    return home.others.list


def page_of(app: Application) -> MatchPage:
    return as_a(MatchPage, app.window.page)


def board_of(page: MatchCore) -> ShapesBoard:
    return as_a(ShapesBoard, page.board)


def at(board: ShapesBoard, point: QPointF) -> QPoint:
    return board.view.to_widget(point).toPoint()


def cell_point(board: ShapesBoard, cell: str) -> QPoint:
    return at(board, cell_area(CELLS.index(cell)).center())


def hand_point(board: ShapesBoard, seat: int, shape: str, which: int = 0) -> QPoint:
    return at(board, board.view.hand_area(seat, 2 * "SYCK".index(shape) + which).center())


def drag(qtbot: QtBot, board: ShapesBoard, start: QPoint, end: QPoint) -> None:
    qtbot.mousePress(board, LEFT, pos=start)
    move_mouse(board, (start + end) / 2, LEFT)
    move_mouse(board, end, LEFT)
    qtbot.mouseRelease(board, LEFT, pos=end)


def place_by_mouse(qtbot: QtBot, page: MatchCore, move: Placement) -> None:
    board, seat = board_of(page), page.match.state.to_move
    assert isinstance(seat, int)
    start = hand_point(board, seat, LETTERS[move.shape], board.position.state.left(seat, move.shape) - 1)
    drag(qtbot, board, start, cell_point(board, CELLS[move.cell]))


def place_by_keys(qtbot: QtBot, page: MatchCore, move: Placement) -> None:
    board = board_of(page)
    assert board.hasFocus()
    qtbot.keyClick(board, str(move.shape + 1))
    cell = board.current_cell()
    assert cell is not None
    for key, steps in (
        (Qt.Key.Key_Right, move.cell % 4 - cell % 4),
        (Qt.Key.Key_Left, cell % 4 - move.cell % 4),
        (Qt.Key.Key_Down, move.cell // 4 - cell // 4),
        (Qt.Key.Key_Up, cell // 4 - move.cell // 4),
    ):
        for _ in range(steps):
            qtbot.keyClick(board, key)
    qtbot.keyClick(board, Qt.Key.Key_Return)


def moves_made(page: MatchPage) -> list[str]:
    return [str(move) for move in page.match.moves[: page.match.cursor]]


def press_again(qtbot: QtBot, button: QPushButton) -> None:
    """A double click is one press; after a while it is a second one."""
    with in_haste():
        qtbot.mouseClick(button, LEFT)
    with at_leisure():
        qtbot.mouseClick(button, LEFT)


def played(app: Application, moves: str, *seats: Seat, coaching: bool = True) -> MatchPage:
    """A match after these moves, on a board that has its size."""
    page = begin(app, *seats, coaching=coaching)
    if page.shown.actor() is not None:  # a computer would begin
        QApplication.processEvents()
    for move in moves.split():
        play_text(page.match, move)
    return page


def answer(page: MatchPage, opinion: Opinion) -> None:
    """A worker has thought of this, whatever it is thinking."""
    QApplication.processEvents()
    asked = page.worker.current
    assert asked
    asked.cancel()
    asked.done([opinion])


def colour_at(board: ShapesBoard, point: QPoint) -> QColor:
    picture = board.grab().toImage()
    return picture.pixelColor(point * board.devicePixelRatioF())


def ring_colour(board: ShapesBoard, cell: str) -> QColor:
    """The colour at the edge of a cell, where rings are drawn."""
    return colour_at(board, at(board, cell_area(CELLS.index(cell)).center() - QPointF(0, CELL / 2)))
