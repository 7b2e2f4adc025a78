"""A random player at Big Bang: whatever is clicked, dragged, called, undone and left in the middle, nothing breaks, and
no face-down token is told."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.match.config import MatchConfig, Seat
from ludogite.match.match import Match
from ludogite.rules.game import CHANCE
from ludogite.rules.shelf import SHELF
from ludogite.rules.tokens import CELLS
from ludogite.settings import ANIMATIONS, LANGUAGE
from ludogite.ui.application.app import Application
from ludogite.ui.games.bigbang.board import BigBangBoard
from ludogite.ui.match.page import MatchPage
from tests.support.ui.bigbang import board_of, boards_of, cell_point
from tests.support.ui.matches import PEOPLE, page_of
from tests.support.ui.random_player import RandomPlayer
from tests.tools.screens.bigbang import careless

SEEDS, ACTIONS = range(1), 120
"""Raise both to search for longer."""
EASY = Seat("Computer", level="easy")
TABLES: tuple[tuple[tuple[Seat, ...], object], ...] = (
    (PEOPLE, "strict"),
    (PEOPLE, "assisted"),
    (PEOPLE, ["strict", "assisted"]),
    ((PEOPLE[0], EASY), "strict"),
    (PEOPLE[:1], "strict"),
    ((EASY, PEOPLE[1]), ["strict", "assisted"]),
)
BEFORE = (0, 160, 240, 330)
"""So many moves were made when the player comes to the table."""


class RandomBigBangPlayer(RandomPlayer):
    letters = "BFOD123456"

    def at_board(self) -> list[tuple[int, Callable[[], None]]]:
        return [(40, self.click), (15, self.drag), (10, self.act_by_button), (25, self.go_on), (1, self.resign)]

    @property
    def board(self) -> BigBangBoard:
        return board_of(self.page)

    def in_middle(self) -> QPoint:
        board, layout = self.board, self.board.view.layout
        if self.rng.random() < 0.2:
            return self.somewhere(board)
        things: list[QRectF] = [layout.dish, layout.strip, layout.bell, layout.glass, *layout.dice, *layout.tiles]
        if self.rng.random() < 0.4:
            return self.rng.choice(things).center().toPoint()
        return cell_point(board, self.rng.randrange(len(layout.boards)), self.rng.randrange(36))

    def act_by_button(self) -> None:
        if self.page.action_button.isEnabled() and self.page.match.outcome is None:
            self.page.action_button.click()

    def go_on(self) -> None:
        """What leads on, so that the match gets somewhere."""
        board, page = self.board, self.page
        page.look_at(page.match.cursor)
        if board.position.is_paused:
            QTest.keyClick(board, Qt.Key.Key_Return)
        elif board.position.enters_dice:
            QTest.keyClicks(board, self.rng.choice("123456"))
        elif page.match.state.to_move == CHANCE or self.rng.random() < 0.3:
            QTest.keyClick(board, Qt.Key.Key_D)
        elif page.shown.actor() is not None:
            page.apply_move(careless(boards_of(page), self.rng, overlooks=True))

    def resign(self) -> None:
        if self.page.match.outcome is None and self.rng.random() < 0.2:
            self.page.resign()


def begin(app: Application, seed: int) -> MatchPage:
    seats, bonuses = TABLES[seed % len(TABLES)]
    game, rng = SHELF["bigbang"], Random(seed)
    config = MatchConfig(
        game, seats, {"bonuses": bonuses}, game.draw_setup(len(seats), {}, seed), seed=seed, real_dice=seed % 4 == 3
    )
    app.matches.begin(config)
    page = page_of(app)
    match = page.match
    match.listeners.remove(page.refresh)
    for _ in range(BEFORE[seed % len(BEFORE)]):
        if match.outcome is None:
            match.play(match.next_roll() if match.state.to_move == CHANCE else careless(boards_of(page), rng, True))
    match.listeners.append(page.refresh)
    page.refresh()
    return page


def check_secrets(page: MatchPage) -> None:
    """Whatever is shown, a screen reader gives of a token that lies face down now nothing but its place."""
    board = board_of(page)
    if page.match.outcome is not None and page.match.resigned is None:
        return
    boards_now = boards_of(page).on_table().boards
    boards_seen = board.position.boards.boards
    for now, seen in zip(boards_now, boards_seen, strict=True):
        assert all(seen[cell] is None for cell in range(36) if now[cell] is None)
    for cell in range(36 * len(board.seats)):
        seat, place = divmod(cell, 36)
        which = seat if board.position.boards.round == 1 else 1 - seat
        if boards_now[which][place] is None:
            words = board.cell_name(cell).replace(CELLS[place], "")
            assert not any(each.isdigit() for each in words), words


def check_hand(board: BigBangBoard) -> None:
    hand = board.hand
    if hand.selected:
        assert hand.is_turn
        assert hand.selected_sum <= hand.left
        assert board.position.boards.up[hand.seat or 0] & sum(1 << cell for cell in hand.selected) == sum(
            1 << cell for cell in hand.selected
        )
    assert not (hand.selected and hand.call)


@pytest.mark.long
@pytest.mark.parametrize("seed", SEEDS)
def test_a_random_player_breaks_nothing(app: Application, qtbot: QtBot, seed: int) -> None:
    app.choose(ANIMATIONS, "on")
    player = RandomBigBangPlayer(app, begin(app, seed), seed)
    for _ in range(20):
        player.play_around(ACTIONS // 20)
        check_secrets(player.page)
        check_hand(player.board)
    app.choose(LANGUAGE, "en")
    page = player.page
    page.look_at(page.match.cursor)
    QApplication.processEvents()
    again = Match(page.match.config, [str(move) for move in page.match.moves], page.match.cursor)
    assert again.state == page.match.state
    assert app.crashes.file.read_text() == ""
