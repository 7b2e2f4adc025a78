"""What tests of Six Symbols do again and again: lay a table, and touch its sheets by mouse or by keys."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.match.config import MatchConfig, Seat
from ludogite.rules.shelf import SHELF
from ludogite.rules.symbols import CELLS, Round, Writing
from ludogite.ui.application.app import Application
from ludogite.ui.games.symbols.board import SymbolsBoard
from ludogite.ui.games.symbols.hand import lifted
from ludogite.ui.games.symbols.solo.page import SymbolsSoloPage
from ludogite.ui.match.core import MatchCore
from ludogite.ui.match.page import MatchPage
from tests.support.kinds import as_a
from tests.support.ui.input import move_mouse
from tests.support.ui.matches import LEFT, page_of

NAMES = ("Léa", "Tom", "Zoé", "Max", "Ida", "Jo")
EASY = Seat("Computer", level="easy")


def lay(
    app: Application,
    seats: int | tuple[Seat, ...] = 1,
    scoring: str = "basic",
    coaching: bool = True,
    real_dice: bool = False,
) -> MatchPage:
    who = tuple(map(Seat, NAMES[:seats])) if isinstance(seats, int) else seats
    options = {"scoring": scoring}
    app.matches.begin(
        MatchConfig(SHELF["symbols"], who, options, {}, seed=1, is_coaching=coaching, real_dice=real_dice)
    )
    QApplication.processEvents()
    return page_of(app)


def started(app: Application, qtbot: QtBot, seats: int | tuple[Seat, ...] = 1, **how: object) -> MatchPage:
    """After the start symbols, with the first roll in the tray."""
    page = lay(app, seats, **how)  # type: ignore[arg-type]
    while round_of(page).is_starting:
        page.match.play(page.match.state.legal_moves()[0])
    if not page.match.config.real_dice:
        qtbot.waitUntil(lambda: round_of(page).pair is not None)
    return page


def open_solo(app: Application) -> SymbolsSoloPage:
    """The page of what the game has besides its matches."""
    app.navigator.open_extra_page(SHELF["symbols"])
    page = app.window.page
    assert isinstance(page, SymbolsSoloPage)
    return page


def board_of(page: MatchCore) -> SymbolsBoard:
    return as_a(SymbolsBoard, page.board)


def round_of(page: MatchPage) -> Round:
    return as_a(Round, page.match.state)


def moves_made(page: MatchPage) -> list[str]:
    return [str(move) for move in page.match.moves[: page.match.cursor]]


def cell_point(board: SymbolsBoard, seat: int, cell: str | int) -> QPoint:
    number = CELLS.index(cell) if isinstance(cell, str) else cell
    return board.view.layout.pads[seat].grid.cell_place(number).center().toPoint()


def tray_point(board: SymbolsBoard) -> QPoint:
    assert board.hand.domino
    return board.view.layout.dice(board.hand.domino.direction)[0].center().toPoint()


def tile_point(board: SymbolsBoard, tile: int) -> QPoint:
    return board.view.tiles()[tile - 1].center().toPoint()


def a_place(board: SymbolsBoard, seat: int, n: int = 0) -> Writing:
    """One of the ways to write the pair on this sheet."""
    moves = board.position.round.for_seat(seat).legal_moves()
    place = moves[n % len(moves)]
    assert isinstance(place, Writing)
    return place


def move(board: SymbolsBoard, point: QPoint) -> None:
    """The mouse comes here, with what it carries."""
    move_mouse(board, point, LEFT if board.hand.is_held else Qt.MouseButton.NoButton)


def drag(qtbot: QtBot, board: SymbolsBoard, start: QPoint, end: QPoint) -> None:
    qtbot.mousePress(board, LEFT, pos=start)
    move(board, (start + end) / 2)
    move(board, end)
    qtbot.mouseRelease(board, LEFT, pos=end)


def drag_pair(qtbot: QtBot, board: SymbolsBoard, seat: int, place: Writing) -> None:
    """From the tray, turned by the right button until it lies as wanted."""
    start, end = tray_point(board), cell_point(board, seat, place.first[1])
    qtbot.mousePress(board, LEFT, pos=start)
    move(board, end)
    for _ in range(4):
        if board.hand.offered() != (seat, place):
            qtbot.mousePress(board, Qt.MouseButton.RightButton, pos=end)
    qtbot.mouseRelease(board, LEFT, pos=end)


def press(qtbot: QtBot, board: SymbolsBoard, *keys: Qt.Key) -> None:
    for key in keys:
        qtbot.keyClick(board, key)


def move_pair(qtbot: QtBot, board: SymbolsBoard, place: Writing) -> None:
    """By arrows and R, on the sheet that the keys are at."""
    assert board.hand.domino
    assert board.hand.target
    first = next(cell for symbol, cell in (place.first, place.second) if symbol == board.hand.domino.pair[0])
    wanted = lifted(place, first)
    while board.hand.domino.turn != wanted.turn:
        press(qtbot, board, Qt.Key.Key_R)
    while (at := board.hand.domino.fitted(board.hand.target[1])) % 5 != first % 5:
        press(qtbot, board, Qt.Key.Key_Right if at % 5 < first % 5 else Qt.Key.Key_Left)
    while (at := board.hand.domino.fitted(board.hand.target[1])) // 5 != first // 5:
        press(qtbot, board, Qt.Key.Key_Down if at < first else Qt.Key.Key_Up)


def write_by_mouse(qtbot: QtBot, page: MatchCore, move: Writing) -> None:
    drag_pair(qtbot, board_of(page), 0, move)
    qtbot.mouseClick(page.action_button, LEFT)


def write_by_keys(qtbot: QtBot, page: MatchCore, move: Writing) -> None:
    board = board_of(page)
    if board.hand.target is None:
        press(qtbot, board, Qt.Key.Key_Right)
    move_pair(qtbot, board, move)
    press(qtbot, board, Qt.Key.Key_Return, Qt.Key.Key_Return)
