"""The screens of Big Bang."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, timedelta
from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from ludogite.match.config import MatchConfig, Seat, seed_of
from ludogite.rules.bigbang import DONE, Boards, Bonus, Turn
from ludogite.rules.cells import cells_in
from ludogite.rules.game import CHANCE, Move
from ludogite.rules.shelf import SHELF
from ludogite.rules.tokens import STAR
from ludogite.sheets.offers import BLANK
from ludogite.ui.games.bigbang.board import BigBangBoard
from ludogite.ui.pages.days.solo import SoloPage
from ludogite.ui.pages.print.page import PrintPage
from ludogite.ui.pages.rules import RulesPage
from ludogite.ui.pages.setup.page import SetupPage
from ludogite.ui.pages.setup.rule_bar import Rule
from tests.support.kinds import as_a
from tests.support.ui.bigbang import cell_point, move_to, press
from tests.support.ui.hints import hint_by_hint
from tests.support.ui.matches import LEFT, page_of
from tests.support.ui.pace import wait_until
from tests.tools.screens.keep import Keep

if TYPE_CHECKING:
    from ludogite.match.match import Match
    from ludogite.ui.application.app import Application

PEOPLE = (Seat("Léa"), Seat("Tom"))
COMPUTER = Seat("Computer", level="easy")


def begin(
    app: Application,
    until: Callable[[Boards], bool],
    seats: tuple[Seat, ...] = PEOPLE,
    bonuses: object = "strict",
    overlooks: bool = True,
    real_dice: bool = False,
    seed: int = 4,
) -> BigBangBoard:
    """A match that has gone on until the position is like that, always the same."""
    game = SHELF["bigbang"]
    setup = game.draw_setup(len(seats), {}, seed)
    config = MatchConfig(game, seats, {"bonuses": bonuses}, setup, seed=seed, real_dice=real_dice)
    app.matches.begin(config)
    page, rng = page_of(app), Random(3)
    page.board.set_animated(False)
    match = page.match
    match.listeners.remove(page.refresh)
    while match.state.to_move is not None and not until(as_a(Boards, match.state)):
        rolls = match.state.to_move == CHANCE
        match.play(match.next_roll() if rolls else careless(as_a(Boards, match.state), rng, overlooks))
    match.listeners.append(page.refresh)
    page.refresh()
    QApplication.processEvents()
    return as_a(BigBangBoard, page.board)


def careless(state: Boards, rng: Random, overlooks: bool) -> Move:
    """The dearest token that can be bought; bonuses are taken unless they are overlooked."""
    moves = state.legal_moves()
    bonuses = [move for move in moves if isinstance(move, Bonus)]
    if bonuses and not (overlooks and rng.random() < 0.3):
        return bonuses[0]
    board = state.board_of(state.turn)
    turns = [move for move in moves if isinstance(move, Turn)]
    return max(turns, key=lambda move: board[move.cell] or 0, default=DONE)


def has_rolled(seat: int, left: int, least: int = 9) -> Callable[[Boards], bool]:
    """The seat begins a turn with so few tokens left, and enough to buy several."""

    def is_reached(state: Boards) -> bool:
        is_turn = state.to_move == seat and state.up[seat].bit_count() <= left
        return is_turn and state.budget is not None and state.budget >= least and bool(state.rolls % 2 == 1 - seat)

    return is_reached


def has_forgotten(state: Boards) -> bool:
    return state.to_move == 1 and bool(state.forgotten) and state.up[1].bit_count() < 30


def select_some(board: BigBangBoard) -> None:
    seat, left = board.position.large, board.position.boards.budget or 0
    tokens = board.position.boards.board_of(seat)
    for cell in cells_in(board.position.boards.up[seat]):
        if tokens[cell] != STAR and (tokens[cell] or 0) <= left and len(board.hand.selected) < 3:
            left -= tokens[cell] or 0
            QTest.mouseClick(board, LEFT, pos=cell_point(board, seat, cell))
    move_to(board, cell_point(board, seat, cell))


def spoil(board: BigBangBoard) -> None:
    """Two wrong calls."""
    seat = board.position.large
    wrong = [cell for cell in cells_in(board.position.boards.up[seat]) if cell not in board.position.boards.bonuses]
    for cell in (wrong[1], wrong[len(wrong) // 2]):
        press(board, Qt.Key.Key_B)
        QTest.mouseClick(board, LEFT, pos=cell_point(board, seat, cell))


def claim(board: BigBangBoard) -> None:
    press(board, Qt.Key.Key_F)
    forgotten = board.position.boards.forgotten[0][0]
    QTest.mouseClick(board, LEFT, pos=cell_point(board, board.position.large, forgotten))
    move_to(board, cell_point(board, board.position.large, board.hand.picks()[2]))


def find_chain(match: Match, least: int) -> Turn | None:
    """A token whose purchase makes a chain so long."""
    state = as_a(Boards, match.state)
    if not isinstance(state.to_move, int):
        return None
    for move in state.legal_moves():
        if isinstance(move, Turn):
            after = state.play(move)
            if len(after.finished) == len(state.finished):
                taken = state.up[state.turn].bit_count() - after.up[state.turn].bit_count()
                if taken > least:
                    return move
    return None


def chain(app: Application, at: float) -> BigBangBoard:
    """In the middle of a chain reaction."""
    for seed in range(1, 60):
        board = begin(
            app,
            lambda state: bool(find_chain(page_of(app).match, 5)) or state.round == 2,
            bonuses="assisted",
            seed=seed,
        )
        match = page_of(app).match
        move = find_chain(match, 5)
        if move is not None:
            break
    board.set_animated(True)
    match.play(move)
    board.motion.setDuration(10_000_000)
    board.motion.setCurrentTime(int(at * 10_000_000))
    here = board.motion.currentValue()
    board.motion.setStartValue(here)  # it goes on, and stays where it is
    board.motion.setEndValue(here)
    return board


def draw_bigbang(app: Application, keep: Keep) -> None:
    window = app.window
    begin(app, lambda state: True)
    keep(window, "bigbang-start")
    board = begin(app, has_rolled(0, 25))
    keep(window, "bigbang-turn")
    select_some(board)
    keep(window, "bigbang-selected")
    board = begin(app, has_rolled(0, 18))
    press(board, Qt.Key.Key_B)
    move_to(board, cell_point(board, 0, next(cells_in(board.position.boards.up[0]))))
    keep(window, "bigbang-bonus")
    spoil(begin(app, has_rolled(0, 22)))
    keep(window, "bigbang-wrong")
    board = begin(app, has_forgotten)
    keep(window, "bigbang-other-turn")
    claim(board)
    keep(window, "bigbang-claim")
    board = chain(app, 0.62)
    keep(window, "bigbang-chain")
    board.motion.skip()
    board.set_animated(False)
    keep(window, "bigbang-chain-over")
    begin(app, lambda state: state.round == 2, overlooks=False)
    keep(window, "bigbang-between")
    page_of(app).action_button.click()
    keep(window, "bigbang-round-2")
    begin(app, lambda state: False, overlooks=False)
    keep(window, "bigbang-end")
    select_some(begin(app, has_rolled_alone, (Seat("Léa"),)))
    keep(window, "bigbang-alone")
    begin(app, lambda state: False, (Seat("Léa"),), overlooks=False)
    keep(window, "bigbang-alone-end")
    board = begin(app, lambda state: state.to_move == CHANCE and state.rolls > 5, real_dice=True)
    press(board, Qt.Key.Key_3)
    keep(window, "bigbang-real-dice")
    board = begin(app, has_rolled(0, 20))
    page_of(app).look_at(20)
    keep(window, "bigbang-looking-back")


def draw_bigbang_more(app: Application, keep: Keep) -> None:
    """Calls that were right, a handicap, a look at the other board, advice; the pages around a match."""
    window = app.window
    board = begin(app, is_before_bonuses(3))
    for _ in range(3):
        press(board, Qt.Key.Key_B)
        QTest.mouseClick(
            board, LEFT, pos=cell_point(board, board.position.large, next(iter(board.position.boards.bonuses)))
        )
    keep(window, "bigbang-called")
    board = begin(app, has_forgotten)
    press(board, Qt.Key.Key_F)
    wrong = [
        cell for cell in cells_in(board.position.boards.up[0]) if cell not in dict(board.position.boards.forgotten)
    ]
    for cell in wrong[:2]:
        QTest.mouseClick(board, LEFT, pos=cell_point(board, 0, cell))
    keep(window, "bigbang-not-forgotten")
    board = begin(app, has_rolled(0, 25), bonuses=["assisted", "strict"])
    QTest.mouseClick(board, LEFT, pos=cell_point(board, 1, 14))
    keep(window, "bigbang-looked-at")
    board = begin(app, has_rolled(0, 25), (Seat("Léa"), COMPUTER))
    for n, _ in enumerate(hint_by_hint(page_of(app)), 1):
        keep(window, f"bigbang-hint-{n}")
    draw_setup(app, keep)
    draw_rules(app, keep)
    begin(app, lambda state: False, overlooks=False)
    app.navigator.show_print()
    keep(window, "bigbang-print-match")
    sheets = as_a(PrintPage, window.page)
    sheets.what.buttons[BLANK].click()
    keep(window, "bigbang-print")
    sheets.back_button.click()


def draw_setup(app: Application, keep: Keep) -> None:
    window = app.window
    app.navigator.set_up(SHELF["bigbang"])
    page = as_a(SetupPage, window.page)
    page.rows[1].kind.buttons["person"].click()
    page.rows[0].take("Léa")
    page.rows[1].take("Tom")
    keep(window, "bigbang-setup")
    as_a(Rule, page.rules.options[0].rule).take("different")
    page.rows[0].own["bonuses"].buttons["assisted"].click()
    keep(window, "bigbang-setup-handicap")


def draw_rules(app: Application, keep: Keep) -> None:
    """All of the rules, page by page."""
    window = app.window
    app.navigator.show_rules(SHELF["bigbang"])
    page = as_a(RulesPage, window.page)
    wait_until(lambda: page.text.is_drawn)
    bar = page.text.verticalScrollBar()
    for n in range(bar.maximum() // bar.pageStep() + 2):
        bar.setValue(n * bar.pageStep())
        keep(window, f"bigbang-rules-{n + 1}")
    page.back_button.click()


def is_before_bonuses(least: int) -> Callable[[Boards], bool]:
    """So many bonuses can be called one after another, and the round goes on."""

    def is_reached(state: Boards) -> bool:
        for _ in range(least):
            if not isinstance(state.to_move, int) or not state.bonuses:
                return False
            state = state.play(Bonus(next(iter(state.bonuses))))
        return state.to_move is not None and not state.finished

    return is_reached


def play_alone(app: Application, today: date) -> None:
    """A few weeks of three people, some of whom overlook more than others."""
    assert app.store
    game = SHELF["bigbang"]
    for n, (name, before) in enumerate(
        [("Léa", before) for before in (13, 12, 10, 9, 8, 7, 5, 4, 3, 2, 1)]
        + [("Tom", 6), ("Tom", 5), ("Tom", 0), ("Maximilien-Alexandre", 2)]
    ):
        options = {"bonuses": "strict" if n % 5 == 4 else "assisted"}
        seed = seed_of("bigbang", today - timedelta(before))
        setup, rng = game.draw_setup(1, options, seed), Random(n)
        match = app.store.begin(MatchConfig(game, (Seat(name),), options, setup, seed))
        while match.outcome is None:
            if match.state.to_move == CHANCE:
                match.roll()
            else:
                is_tired = rng.random() < 0.05 * (n % 4)
                match.play(DONE if is_tired else careless(as_a(Boards, match.state), rng, overlooks=True))


def draw_bigbang_page(app: Application, keep: Keep) -> None:
    window, today = app.window, date.today()  # noqa: DTZ011  (the player's own day)
    app.navigator.open_extra_page(SHELF["bigbang"])
    keep(window, "bigbang-solo-empty")
    play_alone(app, today)
    app.navigator.open_extra_page(SHELF["bigbang"])
    page = as_a(SoloPage, window.page)
    page.part.who.choose("Léa")
    keep(window, "bigbang-solo")
    page.part.who.choose("Tom")
    keep(window, "bigbang-solo-played")
    window.resize(1024, 700)
    keep(window, "bigbang-solo-small")
    window.resize(1280, 800)


def has_rolled_alone(state: Boards) -> bool:
    return state.to_move == 0 and state.up[0].bit_count() < 24 and (state.budget or 0) > 8


def draw_bigbang_small(app: Application, keep: Keep) -> None:
    select_some(begin(app, has_rolled(0, 25)))
    keep(app.window, "bigbang-selected")
    claim(begin(app, has_forgotten))
    keep(app.window, "bigbang-claim")
    board = chain(app, 0.62)
    keep(app.window, "bigbang-chain")
    board.motion.skip()
    board.set_animated(False)
    begin(app, lambda state: state.round == 2, overlooks=False)
    keep(app.window, "bigbang-between")
    select_some(begin(app, has_rolled_alone, (Seat("Léa"),)))
    keep(app.window, "bigbang-alone")
    board = begin(app, lambda state: state.to_move == CHANCE and state.rolls > 5, real_dice=True)
    press(board, Qt.Key.Key_3)
    keep(app.window, "bigbang-real-dice")
