"""Crossword Track with real events on a French keyboard: accents, digits with and without Shift, names of squares."""

from __future__ import annotations

import subprocess

import pytest

from ludogite.ui.games.crossword.board import CrosswordBoard
from tests.e2e.hand import Hand
from tests.support.ui.crossword import OPENING, begin, board_of, moves_made, to_question

pytestmark = [
    pytest.mark.usefixtures("french_keyboard"),
    pytest.mark.linux("an X server, where keys and mouse come from xdotool"),
]
CORNER = (*OPENING, "roll 6", "answer ARSENE", "roll 5", "pass", "roll 2")


def focused(hand: Hand, board: CrosswordBoard) -> CrosswordBoard:
    board.setFocus()
    hand.qtbot.waitUntil(board.hasFocus)
    return board


def test_accents_and_ligatures_are_letters(hand: Hand) -> None:
    board = focused(hand, board_of(begin(hand.sit_down(), *OPENING, "roll 6")))
    for key in ("eacute", "agrave", "dead_circumflex", "e", "ccedilla"):
        hand.keys(key)  # one at a time, as fingers do: Qt delivers ê at once, and other keys from a queue
    assert board.hand.pencil.word == "EAEC.."
    subprocess.run(["setxkbmap", "fr", "oss"], check=True)  # with œ on AltGr and O
    hand.keys("oe")
    assert board.hand.pencil.word == "EAECOE"


def test_a_square_is_typed_with_and_without_shift(hand: Hand) -> None:
    page = begin(hand.sit_down(), *CORNER)
    board = focused(hand, board_of(page))
    hand.keys("d", "apostrophe")
    assert board.hand.aimed == "R4"
    hand.keys("r", "shift+eacute")
    assert board.hand.aimed == "R2"
    hand.keys("g", "ampersand", "agrave")
    assert board.hand.aimed == "L10"
    hand.keys("Return")
    assert moves_made(page)[-1] == "go L10"


def test_choices_by_the_digit_keys_and_answers_with_digits(hand: Hand) -> None:
    app = hand.sit_down()
    board = focused(hand, board_of(to_question(app)))
    hand.keys("quotedbl")
    assert board.hand.choice == 2
    board = focused(hand, board_of(to_question(app, level="medium")))
    hand.keys("eacute", "space", "shift+ampersand", "shift+apostrophe", "minus")
    assert board.hand.typed == "é 14-"


def test_a_real_die_by_the_digit_keys(hand: Hand) -> None:
    page = begin(hand.sit_down(), *OPENING, real_dice=True)
    focused(hand, board_of(page))
    hand.keys("minus")
    assert moves_made(page)[-1] == "roll 6"
