"""A random player at Six Symbols: whatever is clicked, dragged and left in the middle, nothing breaks."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ludogite.match.config import Seat
from ludogite.match.match import Match
from ludogite.settings import ANIMATIONS
from ludogite.ui.application.app import Application
from ludogite.ui.games.symbols.board import SymbolsBoard
from tests.support.ui.random_player import RandomPlayer
from tests.support.ui.symbols import EASY, board_of, cell_point, started, tile_point, tray_point

SEEDS, ACTIONS = range(4), 60
"""Raise both to search for longer."""
TABLES = (
    (Seat("Léa"),),
    (Seat("Léa"), Seat("Tom")),
    (EASY, Seat("Léa"), EASY, Seat("Tom")),
    (Seat("Léa"), EASY, Seat("Tom"), Seat("Zoé"), EASY, Seat("Max")),
)


class RandomSymbolsPlayer(RandomPlayer):
    letters = "123456RRR"

    def at_board(self) -> list[tuple[int, Callable[[], None]]]:
        return [(30, self.click), (30, self.drag), (10, self.finish), (4, self.press_wrong_button)]

    @property
    def board(self) -> SymbolsBoard:
        return board_of(self.page)

    def in_middle(self) -> QPoint:
        board, roll = self.board, self.rng.random()
        if board.view.tiles() and roll < 0.5:
            return tile_point(board, self.rng.randint(1, 6))
        if board.hand.domino and roll < 0.3:
            return tray_point(board)
        if roll < 0.9:
            return cell_point(board, self.rng.randrange(len(board.seats)), self.rng.randrange(25))
        return self.somewhere(board)

    def drag(self) -> None:
        self.drag_from(tray_point(self.board) if self.board.hand.domino else self.in_middle())

    def finish(self) -> None:
        if self.page.action_button.isEnabled() and self.page.match.outcome is None:
            self.page.action_button.click()

    def press_wrong_button(self) -> None:
        QTest.mouseClick(self.board, Qt.MouseButton.MiddleButton, pos=self.in_middle())


@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_player_breaks_nothing(app: Application, qtbot: QtBot, seed: int) -> None:
    app.choose(ANIMATIONS, "on")
    scoring = "advanced" if seed % 3 else "basic"
    how = {"scoring": scoring, "coaching": seed % 2 == 0, "real_dice": seed % 5 == 3}
    player = RandomSymbolsPlayer(app, started(app, qtbot, TABLES[seed % 4], **how), seed)
    player.play_around(ACTIONS)
    page, board = player.page, player.board
    page.look_at(page.match.cursor)
    again = Match(page.match.config, [str(move) for move in page.match.moves], page.match.cursor)
    assert again.state == page.match.state
    assert board.state == page.match.state
    assert all(board.hand.objection_to(seat, mark) is None for seat, mark in board.hand.marks.items())
    assert app.crashes.file.read_text() == ""
