"""Big Bang with real events on a French keyboard: a turn, calls of both kinds, real dice."""

from __future__ import annotations

import pytest

from ludogite.settings import LANGUAGE
from ludogite.ui.games.bigbang.board import BigBangBoard
from tests.e2e.hand import Hand
from tests.support.ui.bigbang import begin, board_of, moves_made
from tests.ui.games.bigbang.test_board import CLEARS_ROW, FORGETS

pytestmark = [
    pytest.mark.usefixtures("french_keyboard"),
    pytest.mark.linux("an X server, where keys and mouse come from xdotool"),
]


def focused(hand: Hand, board: BigBangBoard) -> BigBangBoard:
    board.setFocus()
    hand.qtbot.waitUntil(board.hasFocus)
    return board


def test_a_turn_by_keys(hand: Hand) -> None:
    app = hand.sit_down()
    app.choose(LANGUAGE, "fr")
    page = begin(app)
    focused(hand, board_of(page))
    hand.keys("d")
    assert [move.split()[0] for move in moves_made(page)] == ["roll"]
    hand.keys("Up", "Up", "Up", "Left", "Left", "Left", "space", "Return")
    assert moves_made(page)[1:] == ["turn a1"]
    hand.keys("d")
    assert [move.split()[0] for move in moves_made(page)[2:]] == ["done", "roll"]


def test_the_bell(hand: Hand) -> None:
    page = begin(hand.sit_down(), *CLEARS_ROW)
    focused(hand, board_of(page))
    hand.keys("b", "Up", "Up", "Up", "Right", "Right", "Right", "Right", "Return")
    assert moves_made(page)[-1] == "bonus f1"


@pytest.mark.parametrize("key", ["f", "o"])
def test_the_glass(hand: Hand, key: str) -> None:
    page = begin(hand.sit_down(), *FORGETS)
    focused(hand, board_of(page))
    hand.keys(key, "Up", "Up", "Up", "Right", "Right", "Right", "Right", "space", "Left", "space")
    assert moves_made(page)[-1] == "claim f1 e1"


def test_real_dice_by_the_digit_keys(hand: Hand) -> None:
    page = begin(hand.sit_down(), real_dice=True)
    focused(hand, board_of(page))
    hand.keys("eacute", "shift+parenleft")
    assert moves_made(page) == ["roll 2 5"]
