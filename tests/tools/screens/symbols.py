"""The screens of Six Symbols."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ludogite.match.config import MatchConfig, Seat
from ludogite.rules.game import CHANCE
from ludogite.rules.shelf import SHELF
from ludogite.rules.symbols import Move, Round, Writing
from ludogite.ui.games.symbols.board import SymbolsBoard
from ludogite.ui.games.symbols.hand import Domino
from tests.support.kinds import as_a
from tests.support.moves import play_text
from tests.support.ui.hints import hint_by_hint
from tests.support.ui.matches import LEFT, page_of
from tests.support.ui.symbols import cell_point, move, tile_point, tray_point
from tests.tools.screens.keep import Keep

if TYPE_CHECKING:
    from ludogite.ui.application.app import Application

FAMILY = tuple(map(Seat, ("Léa", "Tom", "Zoé", "Maximilien-Alexandre", "Ida", "Jo")))


def begin(
    app: Application, seats: int, rounds: int, scoring: str = "basic", coaching: bool = True, real_dice: bool = False
) -> SymbolsBoard:
    """A match of so many people that has gone so far, always the same; its next roll lies in the tray."""
    config = MatchConfig(
        SHELF["symbols"], FAMILY[:seats], {"scoring": scoring}, {}, seed=1, is_coaching=coaching, real_dice=real_dice
    )
    app.matches.begin(config)
    page, rng = page_of(app), Random(3)
    match = page.match
    match.listeners.remove(page.refresh)
    while (state := as_a(Round, match.state)).to_move is not None and not (state.rolls > rounds or rounds < 0):
        if state.to_move == CHANCE and real_dice and state.rolls == rounds:
            break
        match.play(match.next_roll() if state.to_move == CHANCE else greedy(state, rng))
    match.listeners.append(page.refresh)
    page.refresh()
    QApplication.processEvents()
    board = as_a(SymbolsBoard, page.board)
    board.motion.skip()
    return board


def greedy(state: Round, rng: Random) -> Move:
    """What scores most now, of some that are looked at."""
    moves = state.legal_moves()
    glances = rng.sample(moves, min(12, len(moves)))
    seat = as_a(int, state.to_move)
    return max(glances, key=lambda move: state.play(move).scores[seat])


def pencil(board: SymbolsBoard, *seats: int) -> None:
    """One die after the other, somewhere."""
    for seat in seats:
        place = as_a(Writing, board.position.round.for_seat(seat).legal_moves()[7])
        for _, cell in (place.first, place.second):
            QTest.mouseClick(board, LEFT, pos=cell_point(board, seat, cell))


def hold(board: SymbolsBoard, seat: int, turns: int = 0) -> None:
    """The pair in the hand, over the first place where it may go."""
    QTest.mouseClick(board, LEFT, pos=tray_point(board))
    for _ in range(turns):
        QTest.keyClick(board, Qt.Key.Key_R)
    domino = as_a(Domino, board.hand.domino)
    cell = next(n for n in range(25) if board.hand.objection_to(seat, domino.on(n)) is None)
    move(board, cell_point(board, seat, cell))


def enter_die(board: SymbolsBoard, tile: int) -> None:
    QTest.mouseClick(board, LEFT, pos=tile_point(board, tile))


def draw_symbols(app: Application, keep: Keep) -> None:
    window = app.window
    begin(app, 1, -1)
    keep(window, "symbols-start")
    hold(begin(app, 1, 5), 0)
    keep(window, "symbols-alone")
    pencil(begin(app, 1, 7, "advanced"), 0)
    keep(window, "symbols-advanced")
    begin(app, 1, 99)
    keep(window, "symbols-end-alone")
    pencil(begin(app, 2, 4), 1)
    keep(window, "symbols-two")
    for n, _ in enumerate(hint_by_hint(page_of(app)), 1):
        keep(window, f"symbols-hint-{n}")
    board = begin(app, 6, 8, "advanced")
    pencil(board, 1, 4)
    hold(board, 2)
    keep(window, "symbols-six")
    board = begin(app, 3, -1)
    for text in ("start 3", "start 5"):
        play_text(page_of(app).match, text)
    keep(window, "symbols-start-third")
    enter_die(begin(app, 3, 2, real_dice=True), 3)
    keep(window, "symbols-real-dice")
    begin(app, 6, 99)
    keep(window, "symbols-end")


def draw_symbols_small(app: Application, keep: Keep) -> None:
    hold(begin(app, 1, 5, "advanced"), 0, turns=1)
    keep(app.window, "symbols-alone")
    board = begin(app, 6, 8, "advanced")
    pencil(board, 1, 4)
    hold(board, 2)
    keep(app.window, "symbols-six")
    enter_die(begin(app, 1, 2, real_dice=True), 3)
    keep(app.window, "symbols-real-dice")
