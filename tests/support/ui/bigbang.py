"""What tests of Big Bang do again and again: begin a match, and touch its boards by mouse or by keys."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import pairwise
from random import Random

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.match.config import MatchConfig, Seat
from ludogite.match.exercise import ExerciseMatch
from ludogite.rules.bigbang import DONE, Boards, Bonus, Claim, Done, Turn
from ludogite.rules.dice import Roll
from ludogite.rules.game import CHANCE, Move, Setup
from ludogite.rules.shelf import SHELF
from ludogite.rules.tokens import CELLS
from ludogite.ui.application.app import Application
from ludogite.ui.games.bigbang.board import BigBangBoard
from ludogite.ui.games.bigbang.hand import Call
from ludogite.ui.match.core import MatchCore
from ludogite.ui.match.page import MatchPage
from tests.support.bigbang_positions import OTHER, PLAIN
from tests.support.kinds import as_a
from tests.support.moves import play_text
from tests.support.ui.input import move_mouse
from tests.support.ui.matches import LEFT, PEOPLE, page_of


def begin(
    app: Application,
    *moves: str,
    seats: tuple[Seat, ...] = PEOPLE,
    bonuses: object = "strict",
    boards: tuple[list[str], ...] = (PLAIN, OTHER),
    real_dice: bool = False,
    coaching: bool = False,
    seed: int = 1,
) -> MatchPage:
    """A match after these moves, on a board that has its size."""
    config = MatchConfig(
        SHELF["bigbang"],
        seats,
        {"bonuses": bonuses},
        {"boards": list(boards[: len(seats)])},
        seed=seed,
        real_dice=real_dice,
        is_coaching=coaching,
    )
    app.matches.begin(config)
    QApplication.processEvents()
    page = page_of(app)
    for move in moves:
        play_text(page.match, move)
    return page


def board_of(page: MatchCore) -> BigBangBoard:
    return as_a(BigBangBoard, page.board)


def boards_of(page: MatchPage) -> Boards:
    """The whole position, with what players may not know."""
    return as_a(Boards, page.match.state)


def moves_made(page: MatchPage) -> list[str]:
    return [str(move) for move in page.match.moves[: page.match.cursor]]


def cell_point(board: BigBangBoard, seat: int, cell: str | int) -> QPoint:
    number = CELLS.index(cell) if isinstance(cell, str) else cell
    return board.view.layout.boards[seat].cell_place(number).center().toPoint()


def click(board: BigBangBoard, *cells: str | int) -> None:
    """On tokens of the large board."""
    for cell in cells:
        QTest.mouseClick(board, LEFT, pos=cell_point(board, board.position.large, cell))


def click_thing(board: BigBangBoard, name: str) -> None:
    """The dish, the bell, the glass or the strip."""
    area = getattr(board.view.layout, name)
    QTest.mouseClick(board, LEFT, pos=area.center().toPoint())


def click_tile(board: BigBangBoard, face: int) -> None:
    QTest.mouseClick(board, LEFT, pos=board.view.layout.tiles[face - 1].center().toPoint())


def drag(board: BigBangBoard, *points: QPoint) -> None:
    QTest.mousePress(board, LEFT, pos=points[0])
    for start, end in pairwise(points):
        move_mouse(board, (start + end) / 2, LEFT)
        move_mouse(board, end, LEFT)
    QTest.mouseRelease(board, LEFT, pos=points[-1])


def move_to(board: BigBangBoard, point: QPoint) -> None:
    move_mouse(board, point)


def press(board: BigBangBoard, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(board, key)


def go_to(board: BigBangBoard, cell: str | int) -> None:
    """The cursor by arrows; the first key only shows it."""
    target = CELLS.index(cell) if isinstance(cell, str) else cell
    if board.position.key_cell is None:
        press(board, Qt.Key.Key_Left)
    assert board.position.key_cell is not None
    right, down = target % 6 - board.position.key_cell % 6, target // 6 - board.position.key_cell // 6
    press(board, *[Qt.Key.Key_Right if right > 0 else Qt.Key.Key_Left] * abs(right))
    press(board, *[Qt.Key.Key_Down if down > 0 else Qt.Key.Key_Up] * abs(down))


def select_by_keys(board: BigBangBoard, *cells: str | int) -> None:
    for cell in cells:
        go_to(board, cell)
        press(board, Qt.Key.Key_Space)


def make_by_mouse(qtbot: QtBot, page: MatchCore, move: Move) -> None:
    board = board_of(page)
    match move:
        case Turn(cell):
            click(board, cell)
            qtbot.mouseClick(page.action_button, LEFT)
        case Bonus(cell):
            if board.hand.call is not Call.BONUS:
                click_thing(board, "bell")
            click(board, cell)
        case Claim(forgotten, token):
            if board.hand.claim is None:
                click_thing(board, "glass")
                click(board, forgotten)
            click(board, token)
        case Done() | Roll():
            throw(page, lambda: click_thing(board, "dish"))


def make_by_keys(qtbot: QtBot, page: MatchCore, move: Move) -> None:
    board = board_of(page)
    match move:
        case Turn(cell):
            select_by_keys(board, cell)
            press(board, Qt.Key.Key_Return)
        case Bonus(cell):
            if board.hand.call is not Call.BONUS:
                press(board, Qt.Key.Key_B)
            point(board, cell)
        case Claim(forgotten, token):
            if board.hand.claim is None:
                press(board, Qt.Key.Key_F)
                point(board, forgotten)
            point(board, token)
        case Done() | Roll():
            throw(page, lambda: press(board, Qt.Key.Key_D))


def throw(page: MatchCore, press_once: Callable[[], None]) -> None:
    """Who has turned nothing is asked once."""
    before = page.match.moves, _misses(page)
    press_once()
    if (page.match.moves, _misses(page)) == before:
        press_once()


def _misses(page: MatchCore) -> int:
    return page.match.misses if isinstance(page.match, ExerciseMatch) else 0


def point(board: BigBangBoard, cell: int) -> None:
    go_to(board, cell)
    press(board, Qt.Key.Key_Space)


@cache
def before_chain(seed: int, longest: int) -> tuple[Setup, tuple[str, ...], str]:
    """A solo board, the moves that were made on it, and a token whose purchase starts a chain longer than that."""
    setup = SHELF["bigbang"].draw_setup(1, {}, seed)
    state, rng, moves = SHELF["bigbang"].start(1, {"bonuses": "assisted"}, setup), Random(seed), list[str]()
    assert isinstance(state, Boards)
    while state.to_move is not None:
        if state.to_move == CHANCE:
            move = rng.choice([roll for roll, _ in state.chance()])
        else:
            turns = [turn for turn in state.legal_moves() if isinstance(turn, Turn)]
            for turn in turns:
                if state.up[0].bit_count() - state.play(turn).up[0].bit_count() > longest + 1:
                    return setup, tuple(moves), CELLS[turn.cell]
            board = state.board_of(0)
            move = max(turns, key=lambda turn: board[turn.cell] or 0, default=DONE)
        moves.append(str(move))
        state = state.play(move)
    raise AssertionError("there is no such chain in this match")


def chain_page(app: Application, seed: int = 120) -> tuple[MatchPage, str]:
    setup, moves, cell = before_chain(seed, 10)
    config = MatchConfig(SHELF["bigbang"], (Seat("Léa"),), {"bonuses": "assisted"}, setup, seed=1, real_dice=True)
    app.matches.begin(config)
    page = page_of(app)
    page.match.listeners.remove(page.refresh)
    for move in moves:
        play_text(page.match, move)
    page.match.listeners.append(page.refresh)
    page.refresh()
    QApplication.processEvents()
    return page, cell
