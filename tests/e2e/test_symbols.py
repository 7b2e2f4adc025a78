"""Six Symbols in the real window, by real mouse and key events."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QPushButton

from ludogite.match.config import MatchConfig, Seat
from ludogite.rules.shelf import SHELF
from ludogite.rules.symbols import parse
from ludogite.ui.games.symbols.board import SymbolsBoard
from ludogite.ui.match.page import MatchPage
from ludogite.ui.pages.print.page import PrintPage
from tests.e2e.hand import Hand
from tests.support.kinds import as_a
from tests.support.ui.symbols import board_of, cell_point, tile_point, tray_point

pytestmark = pytest.mark.linux("an X server, where keys and mouse come from xdotool")


def two_with_real_dice(hand: Hand) -> tuple[MatchPage, SymbolsBoard]:
    app = hand.sit_down()
    app.matches.begin(
        MatchConfig(SHELF["symbols"], (Seat("Léa"), Seat("Tom")), {"scoring": "basic"}, {}, seed=1, real_dice=True)
    )
    page = app.window.page
    assert isinstance(page, MatchPage)
    return page, board_of(page)


def test_two_people_by_mouse(hand: Hand) -> None:
    """Start symbols and dice by clicks; the pair is dragged and turned on its way by wheel and right button."""
    page, board = two_with_real_dice(hand)
    for tile in (1, 6, 2, 5):
        hand.click(board, tile_point(board, tile))
    hand.qtbot.waitUntil(lambda: page.match.cursor == 3)
    hand.run("mousemove", *hand.at(board, tray_point(board)), "mousedown", "1")
    hand.run("mousemove", *hand.at(board, cell_point(board, 1, "c4")))
    hand.run("mousemove", *hand.at(board, cell_point(board, 1, "c3")))
    hand.run("click", "5", "click", "3", "click", "4", "mouseup", "1")
    hand.qtbot.waitUntil(lambda: board.hand.mark_of(1) == parse("2@c3 5@c4"))
    hand.click(board, cell_point(board, 0, "a2"))
    hand.click(board, cell_point(board, 0, "b2"))
    hand.qtbot.waitUntil(lambda: board.hand.is_complete())
    hand.drag(board, cell_point(board, 1, "c3"), cell_point(board, 1, "d1"))
    hand.qtbot.waitUntil(lambda: board.hand.mark_of(1) == parse("2@d1 5@d2"))
    hand.click(page.action_button)
    hand.qtbot.waitUntil(lambda: page.match.cursor == 5)
    assert [str(move) for move in page.match.moves[2:]] == ["roll 2 5", "2@a2 5@b2", "2@d1 5@d2"]
    hand.click(as_a(QPushButton, page.header.print))
    app = hand.app
    assert app
    hand.qtbot.waitUntil(lambda: isinstance(app.window.page, PrintPage))


@pytest.mark.parametrize("enter", ["Return", "KP_Enter"])
def test_what_was_clicked_is_written_by_one_enter(hand: Hand, enter: str) -> None:
    page, board = two_with_real_dice(hand)
    for tile in (1, 6, 2, 5):
        hand.click(board, tile_point(board, tile))
    for seat, cells in enumerate((("a2", "b2"), ("d1", "d2"))):
        for cell in cells:
            hand.click(board, cell_point(board, seat, cell))
    hand.qtbot.waitUntil(lambda: board.hand.is_complete())
    hand.keys(enter)
    hand.qtbot.waitUntil(lambda: page.match.cursor == 5)
    assert [str(move) for move in page.match.moves[3:]] == ["2@a2 5@b2", "2@d1 5@d2"]


@pytest.mark.usefixtures("french_keyboard")
def test_two_people_by_keys_on_a_french_layout(hand: Hand) -> None:
    page, board = two_with_real_dice(hand)
    hand.qtbot.waitUntil(board.hasFocus)
    hand.keys("ampersand", "minus", "eacute", "parenleft")
    hand.qtbot.waitUntil(lambda: page.match.cursor == 3)
    assert [str(move) for move in page.match.moves] == ["start 1", "start 6", "roll 2 5"]
    hand.keys("eacute", "r", "Up", "Return")
    hand.qtbot.waitUntil(lambda: board.hand.mark_of(1) == parse("2@c2 5@c3"))
    hand.keys("Left", "Return")
    hand.qtbot.waitUntil(lambda: board.hand.is_complete())
    hand.keys("Return")
    hand.qtbot.waitUntil(lambda: page.match.cursor == 5)
    assert str(page.match.moves[4]) == "2@c2 5@c3"
