"""Digits with real events on keyboards whose number rows type other signs: the place of a key tells which it is."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget

from tests.e2e.hand import Hand
from tests.support.ui.bigbang import begin as begin_bigbang
from tests.support.ui.crossword import OPENING
from tests.support.ui.crossword import begin as begin_crossword
from tests.support.ui.matches import begin as begin_shapes
from tests.support.ui.matches import moves_made
from tests.support.ui.symbols import lay, open_solo
from tests.ui.games.cube.challenges.test_board import WHOLE
from tests.ui.games.cube.challenges.test_board import begin as begin_challenge
from tests.ui.games.cube.challenges.test_board import board_of as challenge_board

pytestmark = pytest.mark.linux("an X server, where keys and mouse come from xdotool")

KEYBOARDS = ["be", "fr", "fr bepo", "cz", "lt", "us"]
CORNER = (*OPENING, "roll 6", "answer ARSENE", "roll 5", "pass", "roll 2")
KEY_1 = 10
"""The number of the key on every keyboard, as X counts them; those up to 0 follow."""
ON_PAD = dict(zip("123456789", ("87", "88", "89", "83", "84", "85", "79", "80", "81"), strict=True))


def row(text: str) -> list[str]:
    """The keys of the number row by their numbers."""
    return [str(KEY_1 + (int(digit) - 1) % 10) for digit in text]


def focus(hand: Hand, widget: QWidget) -> None:
    widget.setFocus()
    hand.qtbot.waitUntil(widget.hasFocus)


@pytest.mark.parametrize("keyboard", KEYBOARDS, indirect=True)
def test_the_eight_pieces_of_the_cube_and_with_shift_the_yellow_ones(hand: Hand, keyboard: str) -> None:
    board = challenge_board(begin_challenge(hand.sit_down(), WHOLE))
    focus(hand, board)
    red, yellow = (board.hand.building.pieces(colour) for colour in (0, 1))
    keys, pieces = row("90"), []
    for piece in range(8):
        for key, colour in ((f"{KEY_1 + piece}", 0 if piece in red else 1), (f"shift+{KEY_1 + piece}", 1)):
            if piece in (red, yellow)[colour]:
                keys += [key, "BackSpace"]
                pieces.append((colour, piece))
    held: list[object] = []
    board.changed.connect(lambda _: held.append(board.hand.held))
    hand.keys(*keys)
    hand.qtbot.waitUntil(lambda: len(held) >= 2 * len(pieces))
    assert [piece for piece in held if piece is not None] == pieces


@pytest.mark.parametrize("keyboard", ["be", "fr bepo", "cz", "lt"], indirect=True)
def test_the_digits_of_the_other_games(hand: Hand, keyboard: str) -> None:
    app = hand.sit_down()
    page = begin_shapes(app)
    focus(hand, page.board)
    hand.keys(*row("1"), "Return", *row("4"), "Down", "Return")
    assert moves_made(page) == ["Sa1", "Ka2"]
    page = lay(app, 2, real_dice=True)
    focus(hand, page.board)
    hand.keys(*row("1626"))
    assert moves_made(page) == ["start 1", "start 6", "roll 2 6"]
    page = begin_bigbang(app, real_dice=True)
    focus(hand, page.board)
    hand.keys(*row("36"))
    assert moves_made(page) == ["roll 3 6"]
    page = begin_crossword(app, *CORNER)
    focus(hand, page.board)
    hand.keys("g", *row("10"))
    assert page.action_button.text() == "Go to L10"
    hand.keys("g", *row("8"), "Return")
    assert moves_made(page)[-1] == "go L8"
    entry = open_solo(app).score.entry
    focus(hand, entry)
    hand.keys(*row("654321"))
    assert entry.paper.sheet.startswith("654321")


@pytest.mark.parametrize("keyboard", ["be", "us"], indirect=True)
def test_the_number_pad_goes_on_working(hand: Hand, keyboard: str) -> None:
    board = challenge_board(begin_challenge(hand.sit_down(), WHOLE))
    focus(hand, board)
    pieces, held = board.hand.building.pieces(0), []
    board.changed.connect(lambda _: held.append(board.hand.held))
    hand.keys("Num_Lock", *(ON_PAD[str(piece + 1)] for piece in pieces), "Num_Lock")
    assert held == [(0, piece) for piece in pieces]
