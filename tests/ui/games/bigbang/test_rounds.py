"""Chains, the page between the rounds, the end, and the pace of a computer."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QRegion
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.match.config import MatchConfig, Seat
from ludogite.match.review import Curve
from ludogite.rules.bigbang import DONE, Bonus, Turn
from ludogite.rules.game import CHANCE
from ludogite.rules.shelf import SHELF
from ludogite.settings import ANIMATIONS
from ludogite.ui.application.app import Application
from ludogite.ui.games.bigbang.board import BigBangBoard
from ludogite.ui.games.bigbang.table import ShownTable
from ludogite.ui.match.page import MatchPage
from tests.support.ui.bigbang import (
    begin,
    board_of,
    boards_of,
    chain_page,
    click,
    click_thing,
    moves_made,
    press,
)
from tests.support.ui.matches import PEOPLE, page_of

GAME = SHELF["bigbang"]


FOREVER = 10_000_000
"""Milliseconds of a motion that only goes on as the test says."""


def table_of(board: BigBangBoard) -> ShownTable:
    return board.view.table(QRegion(board.rect()))


# Chains


def test_a_chain_of_more_than_ten_is_seen_one_token_at_a_time_and_any_key_ends_it(app: Application) -> None:
    page, cell = chain_page(app)
    board = board_of(page)
    before = board.position.boards.up[0]
    click(board, cell)
    press(board, Qt.Key.Key_Return)
    made = moves_made(page)
    assert made[-1] == f"turn {cell}"
    assert before.bit_count() - boards_of(page).up[0].bit_count() > 11
    assert board.position.is_chain_going
    assert page.status.text() == "A chain reaction! Press any key to skip.", "how long it gets is not told before"
    board.motion.setCurrentTime(board.motion.duration() // 2)
    table = table_of(board)
    assert 3 < len(table.chain) < 11, "half of it has been seen"
    press(board, Qt.Key.Key_D)
    assert not board.position.is_chain_going
    assert moves_made(page) == made, "the key that ends it does nothing else"
    assert len(table_of(board).chain) > 10
    assert page.status.text().startswith("Big Bang! ")
    assert "chain of" in page.moves.item(page.moves.count() - 1).text()


def test_a_chain_that_is_watched_to_its_end_is_counted_there(app: Application, qtbot: QtBot) -> None:
    page, cell = chain_page(app)
    board = board_of(page)
    click(board, cell)
    press(board, Qt.Key.Key_Return)
    board.motion.setCurrentTime(board.motion.duration() - 1)
    qtbot.waitUntil(lambda: not board.motion.is_going)
    assert page.status.text().startswith("Big Bang! ")


def test_without_animations_a_chain_is_there_at_once(app: Application) -> None:
    app.choose(ANIMATIONS, "off")
    page, cell = chain_page(app)
    board = board_of(page)
    click(board, cell)
    press(board, Qt.Key.Key_Return)
    assert not board.motion.is_going
    assert len(table_of(board).chain) > 10


def test_a_chain_is_undone_with_the_token_that_began_it(app: Application) -> None:
    page, cell = chain_page(app)
    board = board_of(page)
    before = board.position.boards.up
    click(board, cell)
    press(board, Qt.Key.Key_Return, Qt.Key.Key_Escape)
    page.undo_button.click()
    assert board.position.boards.up == before


def test_with_assistance_there_is_neither_bell_nor_glass(app: Application) -> None:
    page = begin(app, "roll 3 4", bonuses="assisted")
    board = board_of(page)
    press(board, Qt.Key.Key_B)
    press(board, Qt.Key.Key_F)
    click_thing(board, "bell")
    click_thing(board, "glass")
    assert board.hand.call is None
    assert board.cell_rect(73).isEmpty()
    assert board.cell_rect(74).isEmpty()


def test_an_assisted_player_may_claim_what_a_strict_one_forgot(app: Application) -> None:
    moves = ("roll 6 6", "turn a1", "turn b1", "turn c1", "turn d1", "turn e1", "done", "roll 3 4")
    page = begin(app, *moves, bonuses=["strict", "assisted"])
    board = board_of(page)
    press(board, Qt.Key.Key_F)
    click(board, "f1", "b1")
    assert moves_made(page)[-1] == "claim f1 b1"


# Rounds


def round_over(app: Application, seats: tuple[Seat, ...] = PEOPLE) -> MatchPage:
    """Seat 0 has just cleared its board."""
    setup = GAME.draw_setup(2, {}, 5)
    app.matches.begin(MatchConfig(GAME, seats, {"bonuses": "assisted"}, setup, seed=5))
    page = page_of(app)
    match, rng = page.match, Random(1)
    match.listeners.remove(page.refresh)
    while (state := boards_of(page)).round == 1:
        turns = [move for move in state.legal_moves() if isinstance(move, Turn | Bonus)]
        is_idle = state.turn == 1 and state.to_move == 1
        move = match.next_roll() if state.to_move == CHANCE else DONE if is_idle or not turns else rng.choice(turns)
        match.play(move)
    match.listeners.append(page.refresh)
    page.refresh()
    QApplication.processEvents()
    return page


def test_between_the_rounds_somebody_starts_the_second_and_the_boards_have_changed_hands(app: Application) -> None:
    page = round_over(app)
    board = board_of(page)
    assert board.position.is_at_round_end
    assert page.status.text() == f"Léa has turned all 36. Tom loses {boards_of(page).finished[0][1]} points."
    assert page.action_button.text() == "Start round 2"
    made = len(moves_made(page))
    press(board, Qt.Key.Key_D)
    assert len(moves_made(page)) == made, "nothing rolls before the round is started"
    before = page.match.state_at(0)
    page.action_button.click()
    assert not board.position.is_at_round_end
    assert table_of(board).bag(0) == 1
    assert page.match.state.board_of(0) == before.board_of(1)
    assert page.status.text() == "Léa, roll for Tom: click the dish or press D."
    press(board, Qt.Key.Key_D)
    assert len(moves_made(page)) == made + 1
    assert page.match.state.to_move == 1


def signs(page: MatchPage) -> list[QImage]:
    """The middle of what stands before the name on the card of each player."""
    return [card.grab(QRect(30, card.height() // 2 - 7, 14, 14)).toImage() for card in page.panel.cards]


def sign_in_list(page: MatchPage, row: int) -> QImage:
    """What stands in front of a turn in the list, without its number."""
    picture = page.moves.item(row).icon().pixmap(page.moves.iconSize()).toImage()
    return picture.copy(picture.width() - picture.height(), 0, picture.height(), picture.height())


def test_in_the_second_round_each_player_has_the_sign_of_the_board_he_then_holds(app: Application) -> None:
    page = round_over(app)
    board = board_of(page)
    first, second = signs(page)
    assert first != second
    assert [table_of(board).bag(seat) for seat in (0, 1)] == [1, 0]
    page.action_button.click()
    assert signs(page) == [second, first]
    press(board, Qt.Key.Key_D)
    assert signs(page) == [second, first]
    page.look_at(1)
    assert signs(page) == [first, second], "as it was then"
    page.look_at(len(page.match.moves))
    rows = page.moves.count()
    assert sign_in_list(page, 1) == sign_in_list(page, rows - 1), "Tom plays now what Léa played in the first turn"
    assert sign_in_list(page, 1) != sign_in_list(page, 2)


def test_the_cards_keep_their_signs_while_the_last_token_of_a_round_turns(app: Application) -> None:
    page = round_over(app)
    before, last = signs(page), page.match.moves[-1]
    page.match.undo()
    page.match.play(last)
    assert board_of(page).motion.is_going
    assert signs(page) == before
    board_of(page).motion.skip()
    assert signs(page) == before


def test_at_the_end_the_line_has_the_sign_of_the_last_round(app: Application) -> None:
    page = round_over(app)
    page.action_button.click()
    page.match.resign(1)
    QApplication.processEvents()
    assert page.match.outcome is not None
    assert page.match.outcome.winner == 0
    assert page.status.winner == 1


@pytest.mark.parametrize(
    ("bonuses", "sentence"),
    [
        ("assisted", "0 left: not enough for any token. Roll for Tom."),
        ("strict", "0 left: not enough for any token. Call a bonus, or roll for Tom."),
    ],
)
def test_who_can_select_nothing_is_not_told_to(bonuses: str, sentence: str, app: Application) -> None:
    page = begin(app, bonuses=bonuses)
    board = board_of(page)
    while boards_of(page).turn or boards_of(page).to_move != 0:
        press(board, Qt.Key.Key_D)
    budget = boards_of(page).budget
    numbers = {board.position.token_seen(0, cell): cell for cell in range(36)}
    click(board, numbers[budget])
    press(board, Qt.Key.Key_Return)
    assert page.status.text() == sentence


def test_a_computer_does_not_start_the_second_round(app: Application, qtbot: QtBot) -> None:
    page = round_over(app, (Seat("Computer", level="easy"), Seat("Tom")))
    made = len(moves_made(page))
    qtbot.wait(100)
    assert len(moves_made(page)) == made
    press(board_of(page), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(moves_made(page)) > made)
    assert page.match.state.to_move == 1, "it has rolled for Tom"


def test_that_the_round_was_started_is_known_after_a_restart(app: Application) -> None:
    page = round_over(app)
    page.action_button.click()
    number = page.match.id
    app.window.show_home()
    assert number is not None
    app.matches.resume(number)
    assert not board_of(page_of(app)).position.is_at_round_end


def test_a_match_left_between_the_rounds_is_there_again(app: Application) -> None:
    number = round_over(app).match.id
    app.window.show_home()
    assert number is not None
    app.matches.resume(number)
    page = page_of(app)
    assert board_of(page).position.is_at_round_end
    assert page.action_button.text() == "Start round 2"


def test_a_match_left_in_the_middle_of_the_second_round_is_there_again(app: Application) -> None:
    page = round_over(app)
    page.action_button.click()
    board = board_of(page)
    press(board, Qt.Key.Key_D)
    numbers = [cell for cell in range(36) if (board.position.token_seen(1, cell) or 0) > 0]
    cheap = sorted(numbers, key=lambda cell: board.position.token_seen(1, cell) or 0)
    click(board, cheap[0])
    press(board, Qt.Key.Key_Return)
    click(board, cheap[1])
    before, selected, number = board.position.boards, list(board.hand.selected), page.match.id
    assert selected
    app.window.show_home()
    assert number is not None
    app.matches.resume(number)
    board = board_of(page_of(app))
    assert (board.position.boards, board.hand.selected) == (before, selected)
    assert board.position.boards.round == 2
    assert board.position.large == 1


def test_the_curve_shows_the_signs_that_the_players_have_on_their_cards(app: Application) -> None:
    page = round_over(app)
    page.curve.show_curve(Curve({0: [(1, 5.0), (2, 5.0)]}, -10, 10, middle=0), {})
    page.curve.show()
    before = page.curve.grab().toImage()
    page.action_button.click()
    after = page.curve.grab().toImage()
    signs = QRect(0, 0, 24, 24), QRect(0, before.height() - 24, 24, 24)
    of_first, of_second = (tone(before, sign) for sign in signs)
    assert of_first != of_second
    assert [tone(after, sign) for sign in signs] == [of_second, of_first]


def tone(image: QImage, area: QRect) -> str:
    """The strongest colour in an area: blue or gold."""
    colours = (
        image.pixelColor(x, y) for x in range(area.left(), area.right()) for y in range(area.top(), area.bottom())
    )
    return "blue" if (strongest := max(colours, key=QColor.hsvSaturation)).blue() > strongest.red() else "gold"


# The computer


def test_a_computer_plays_at_a_pace_that_can_be_followed_and_a_key_hurries_it(app: Application, qtbot: QtBot) -> None:
    page = begin(app, seats=(Seat("Computer", level="easy"), Seat("Tom")))
    board = board_of(page)
    press(board, Qt.Key.Key_D)
    qtbot.waitUntil(lambda: any(move.startswith("turn") for move in moves_made(page)))
    assert board.motion.is_going
    seen = len(moves_made(page))
    QApplication.processEvents()
    assert len(moves_made(page)) == seen, "it waits until that has been seen"
    board.motion.setDuration(FOREVER)
    board.motion.setCurrentTime(FOREVER // 8)
    assert 0 < table_of(board).progress < 1, "its token turns"
    board.motion.setCurrentTime(FOREVER // 3)
    assert table_of(board).progress == 1, "as fast as anybody's; in the rest of the time one looks at it"
    press(board, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: page.match.state.to_move == 1)
    assert "done" in moves_made(page)


def test_without_animations_a_computer_does_not_wait(app: Application, qtbot: QtBot) -> None:
    app.choose(ANIMATIONS, "off")
    page = begin(app, seats=(Seat("Computer", level="easy"), Seat("Tom")))
    press(board_of(page), Qt.Key.Key_D)
    qtbot.waitUntil(lambda: page.match.state.to_move == 1)
    assert not board_of(page).motion.is_going
