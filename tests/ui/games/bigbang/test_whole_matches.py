"""Whole matches of Big Bang in the window, by mouse and by keys, strict and assisted."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from ludogite.match.config import MatchConfig, Seat
from ludogite.rules.bigbang import Boards
from ludogite.rules.cells import cells_in
from ludogite.rules.game import CHANCE
from ludogite.rules.shelf import SHELF
from ludogite.rules.tokens import STAR
from ludogite.settings import ANIMATIONS
from ludogite.ui.application.app import Application
from ludogite.ui.match.page import MatchPage
from tests.support.ui.bigbang import (
    board_of,
    boards_of,
    cell_point,
    click,
    click_thing,
    drag,
    go_to,
    moves_made,
    press,
    select_by_keys,
)
from tests.support.ui.matches import LEFT, PEOPLE, page_of

LONGEST = 400
"""More turns than any match takes."""


def open_match(app: Application, bonuses: object, seats: tuple[Seat, ...] = PEOPLE) -> MatchPage:
    app.choose(ANIMATIONS, "off")
    game = SHELF["bigbang"]
    app.matches.begin(MatchConfig(game, seats, {"bonuses": bonuses}, game.draw_setup(len(seats), {}, 3), seed=3))
    return page_of(app)


class ByMouse:
    """A player who uses the mouse only; what is selected is turned in one way after the other."""

    def __init__(self, page: MatchPage) -> None:
        self.page, self.board, self.turns = page, board_of(page), 0

    def start_round(self) -> None:
        self.page.action_button.click()

    def roll(self) -> None:
        if self.turns % 3:
            click_thing(self.board, "dish")
        else:
            layout = self.board.view.layout
            drag(self.board, layout.dice[0].center().toPoint(), layout.dish.center().toPoint())

    def turn(self, cells: list[int]) -> None:
        self.turns += 1
        points = [cell_point(self.board, self.board.position.large, cell) for cell in cells]
        if self.turns % 4 == 3:
            click(self.board, *cells[:-1])
            QTest.mouseClick(self.board, LEFT, pos=points[-1])
            QTest.mouseDClick(self.board, LEFT, pos=points[-1])
            return
        click(self.board, *cells)
        if self.turns % 4 == 1:
            click_thing(self.board, "ruler")
        else:
            self.page.action_button.click()

    def call_bonus(self, cell: int) -> None:
        click_thing(self.board, "bell")
        click(self.board, cell)

    def claim(self, forgotten: int, token: int) -> None:
        click_thing(self.board, "glass")
        click(self.board, forgotten, token)
        click_thing(self.board, "glass")


class ByKeys:
    """A player who uses keys only."""

    def __init__(self, page: MatchPage) -> None:
        self.page, self.board = page, board_of(page)

    def start_round(self) -> None:
        press(self.board, Qt.Key.Key_Return)

    def roll(self) -> None:
        press(self.board, Qt.Key.Key_D)

    def turn(self, cells: list[int]) -> None:
        select_by_keys(self.board, *cells)
        press(self.board, Qt.Key.Key_Return)

    def call_bonus(self, cell: int) -> None:
        press(self.board, Qt.Key.Key_B)
        go_to(self.board, cell)
        press(self.board, Qt.Key.Key_Space)

    def claim(self, forgotten: int, token: int) -> None:
        press(self.board, Qt.Key.Key_O)
        go_to(self.board, forgotten)
        press(self.board, Qt.Key.Key_Space)
        go_to(self.board, token)
        press(self.board, Qt.Key.Key_Space, Qt.Key.Key_Escape)


def affordable(state: Boards) -> list[int]:
    """Tokens that can be bought together, the dearest first."""
    board, left, cells = state.board_of(state.turn), state.budget or 0, []
    numbers = [cell for cell in cells_in(state.up[state.turn]) if board[cell] != STAR]
    for cell in sorted(numbers, key=lambda cell: -(board[cell] or 0)):
        if (board[cell] or 0) <= left:
            cells.append(cell)
            left -= board[cell] or 0
    return cells


def play_turn(player: ByMouse | ByKeys, number: int) -> None:
    """Every third turn bonuses are forgotten; what the other has forgotten is claimed."""
    state = boards_of(player.page)
    number_of_round = state.round
    if state.forgotten:
        forgotten, lines = state.forgotten[0]
        player.claim(forgotten, next(cells_in(lines & ~state.up[1 - state.turn])))
    if cells := affordable(boards_of(player.page)):
        player.turn(cells)
    while (now := boards_of(player.page)).round == number_of_round and now.to_move == state.turn:
        bonuses = {} if now.is_assisted or number % 3 == 0 else now.bonuses
        if not bonuses:
            break
        player.call_bonus(next(iter(bonuses)))


def play_match(player: ByMouse | ByKeys) -> None:
    match = player.page.match
    for number in range(LONGEST):
        if match.state.to_move is None:
            return
        if player.board.position.is_paused:
            player.start_round()
        if match.state.to_move == CHANCE:
            player.roll()
        play_turn(player, number)
        if match.state.to_move not in (CHANCE, None):
            player.roll()
            if match.state.to_move == CHANCE or match.moves[match.cursor - 1] != match.moves[-1]:
                player.roll()


@pytest.mark.long
@pytest.mark.parametrize("how", [ByMouse, ByKeys])
@pytest.mark.parametrize("bonuses", ["strict", "assisted", "mixed"])
def test_a_whole_match(app: Application, how: type[ByMouse | ByKeys], bonuses: str) -> None:
    page = open_match(app, ["assisted", "strict"] if bonuses == "mixed" else bonuses)
    play_match(how(page))
    made = {move.split()[0] for move in moves_made(page)}
    assert page.match.outcome is not None
    assert len(boards_of(page).finished) == 2
    assert {"roll", "turn", "done"} <= made
    assert ("bonus" in made) == (bonuses != "assisted")
    assert ("claim" in made) == (bonuses != "assisted")
    assert len(page.match.record().moves) == page.match.cursor


@pytest.mark.parametrize("how", [ByMouse, ByKeys])
def test_a_whole_game_alone(app: Application, how: type[ByMouse | ByKeys]) -> None:
    page = open_match(app, "strict", (Seat("Léa"),))
    play_match(how(page))
    assert page.match.outcome is not None
    assert boards_of(page).up == (0,)
    assert f"{boards_of(page).rolls}" in page.status.text()
