"""Crossword Track played by finger, without a keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.ui.application.app import Application
from ludogite.ui.games.crossword.board import CrosswordBoard
from ludogite.ui.games.crossword.view.cards import card_of
from ludogite.ui.games.crossword.view.values import ChoiceCard
from tests.support.ui.crossword import OPENING, answer_of, begin, board_of, moves_made, race_of, to_question
from tests.support.ui.touch import Touch, drag, tap

CORNER = (*OPENING, "roll 6", "answer ARSENE", "roll 5", "pass", "roll 2")
"""Léa stands in a corner."""


def thing(board: CrosswordBoard, name: str) -> QPointF:
    area = board.cells.thing_place(name)
    assert not area.isEmpty(), name
    return area.center()


def square(board: CrosswordBoard, name: str) -> QPointF:
    return board.view.layout.large.square_place(name).center()


def spell(board: CrosswordBoard, word: str) -> None:
    for letter in word:
        tap(board, thing(board, f"letter {letter}"))


def test_a_whole_turn_is_played_by_finger_with_the_letters_of_the_tray(app: Application) -> None:
    page = begin(app, *OPENING)
    board = board_of(page)
    tap(board, thing(board, "die"))
    assert moves_made(page)[-1].startswith("roll")
    if race_of(page).phase == "go":
        offered = board.hand.offered()[0]
        tap(board, square(board, offered), square(board, offered))
    assert race_of(page).phase == "clue"
    assert board.position.has_open_tray, "who rolls by finger types by finger"
    word = answer_of(page)
    spell(board, word)
    tap(page.action_button, page.action_button.rect().center())
    assert moves_made(page)[-1] == f"answer {word}"


def test_letters_are_dragged_to_their_cells(app: Application) -> None:
    page = begin(app, *OPENING)
    board = board_of(page)
    tap(board, thing(board, "die"))
    if race_of(page).phase == "go":
        offered = board.hand.offered()[0]
        tap(board, square(board, offered), square(board, offered))
    places = board.view.layout.clue_cells(len(board.hand.cells))
    drag(board, thing(board, "letter S"), places[2].center())
    assert board.hand.pencil.letters.get(2) == "S"


def test_the_first_tap_on_a_square_shows_its_word_and_the_second_goes_there(app: Application) -> None:
    page = begin(app, *CORNER)
    board = board_of(page)
    first, second = board.hand.offered()[:2]
    tap(board, square(board, first))
    card = card_of(board.position)
    assert isinstance(card, ChoiceCard)
    assert board.hand.aimed == first
    tap(board, square(board, second))
    assert board.hand.aimed == second
    assert moves_made(page)[-1] == "roll 2"
    tap(board, square(board, second))
    assert moves_made(page)[-1] == f"go {second}"


def test_the_pawn_is_dragged_by_finger(app: Application) -> None:
    page = begin(app, *CORNER)
    board = board_of(page)
    goal = board.hand.offered()[-1]
    pawn = board.view.layout.large.pawn_place(race_of(page).sheet.pawn).center()
    drag(board, pawn, square(board, goal))
    assert moves_made(page)[-1] == f"go {goal}"


def test_a_choice_is_chosen_by_a_tap_and_answered_by_another(app: Application) -> None:
    page = to_question(app)
    board = board_of(page)
    tap(board, board.view.layout.choices[1].center())
    assert board.hand.choice == 1
    assert race_of(page).phase == "question"
    tap(board, board.view.layout.choices[1].center())
    assert race_of(page).phase != "question"


def test_whoever_judges_holds_a_finger_on_the_button_to_look(app: Application, qtbot: QtBot) -> None:
    page = begin(app, *OPENING, "roll 6", table={"asking": "reader"})
    board = board_of(page)
    finger = Touch(board).down(thing(board, "hold"))
    assert board.position.answer
    qtbot.wait(700)
    assert board.position.answer, "as long as it is held"
    finger.up(thing(board, "hold"))
    assert not board.position.answer
    tap(board, thing(board, "right"))
    assert moves_made(page)[-1].startswith("answer")


def test_a_finger_on_a_cell_of_the_word_brings_the_letters(app: Application) -> None:
    board = board_of(begin(app, *OPENING, "roll 6"))
    assert not board.position.has_open_tray
    tap(board, board.view.layout.clue_cells(len(board.hand.cells))[0].center())
    assert board.position.has_open_tray
    tap(board, thing(board, "keyboard"))
    assert not board.position.has_open_tray


@pytest.mark.parametrize("is_question", [False, True])
def test_what_is_touched_is_large_enough_in_a_small_window(app: Application, is_question: bool) -> None:
    app.window.resize(1024, 700)
    page = to_question(app, "hard") if is_question else begin(app, *OPENING, "roll 6")
    board = board_of(page)
    board.toggle_tray()
    QApplication.processEvents()
    letters = board.view.layout.letters
    assert letters[1].left() - letters[0].left() >= 24
    row = next(n for n, tile in enumerate(letters) if tile.top() > letters[0].top())
    assert letters[row].top() - letters[0].top() >= 44, "from tile to tile: nothing lies between them"
    for name in ("pass", "keyboard", "erase"):
        area = board.cells.thing_place(name)
        assert max(area.width(), area.height()) >= 44, name
        assert min(area.width(), area.height()) >= 24, name
