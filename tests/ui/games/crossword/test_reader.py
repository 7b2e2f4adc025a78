"""Two people, one of whom judges: the answer is open only while it is held, and a verdict can be corrected until the
next throw."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.match.config import Seat
from ludogite.ui.application.app import Application
from ludogite.ui.games.crossword.board import CrosswordBoard
from ludogite.ui.games.crossword.cells import card_text
from ludogite.ui.games.crossword.view.cards import card_of
from ludogite.ui.games.crossword.view.looks import board_look
from ludogite.ui.games.crossword.view.values import ClueCard, ReaderCard, ThrowCard
from tests.support.moves import play_text
from tests.support.ui.crossword import (
    OPENING,
    begin,
    board_of,
    click_thing,
    moves_made,
    press,
    race_of,
    to_question,
    type_text,
)
from tests.support.ui.matches import LEFT, page_of
from tests.support.ui.pace import at_leisure, in_haste

READER: dict[str, object] = {"asking": "reader"}
ASKED = (*OPENING, "roll 6")


def reader_card(board: CrosswordBoard) -> ReaderCard:
    card = card_of(board.position)
    assert isinstance(card, ReaderCard)
    return card


def look(board: CrosswordBoard) -> None:
    QTest.keyPress(board, Qt.Key.Key_Space)
    QTest.keyRelease(board, Qt.Key.Key_Space)


def test_the_clue_is_open_to_both_and_the_answer_closed(app: Application) -> None:
    page = begin(app, *ASKED, table=READER)
    card = reader_card(board_of(page))
    assert card.text
    assert (card.title, card.answer, card.can_judge) == ("Tom judges", "", False)
    assert page.status.text() == "Léa, say your answer aloud. Then Tom holds Space to check it."


@pytest.mark.parametrize("way", ["space", "button"])
def test_the_answer_is_open_only_while_it_is_held(app: Application, way: str) -> None:
    board = board_of(begin(app, *ASKED, table=READER))
    place = board.cells.thing_place("hold").center().toPoint()
    if way == "space":
        QTest.keyPress(board, Qt.Key.Key_Space)
    else:
        QTest.mousePress(board, LEFT, pos=place)
    assert reader_card(board).answer == "ARSENE"
    if way == "space":
        QTest.keyRelease(board, Qt.Key.Key_Space)
    else:
        QTest.mouseRelease(board, LEFT, pos=place)
    assert reader_card(board).answer == ""
    assert board.position.answer == ""


def test_leaving_the_board_closes_the_answer(app: Application) -> None:
    page = begin(app, *ASKED, table=READER)
    board = board_of(page)
    board.setFocus()
    QTest.keyPress(board, Qt.Key.Key_Space)
    page.rules_button.setFocus()
    assert board.position.answer == ""


def test_judging_unlocks_after_the_first_look(app: Application) -> None:
    page = begin(app, *ASKED, table=READER)
    board = board_of(page)
    press(board, Qt.Key.Key_J)
    assert moves_made(page) == list(ASKED)
    assert page.status.text() == "Look at the answer first: hold Space, or the button."
    look(board)
    assert page.status.text() == "Tom, was it right? F for wrong, J for right."
    press(board, Qt.Key.Key_J)
    assert moves_made(page)[-1] == "answer ARSENE"


def test_wrong_is_a_miss(app: Application) -> None:
    page = begin(app, *ASKED, table=READER)
    look(board_of(page))
    click_thing(board_of(page), "wrong")
    assert moves_made(page)[-1] == "pass"


def test_nothing_is_typed(app: Application) -> None:
    board = board_of(begin(app, *ASKED, table=READER))
    type_text(board, "ARS")
    assert board.hand.pencil.is_blank
    assert board_look(board.position, 0).grid.cursor is None


@pytest.mark.parametrize("way", ["key", "button"])
def test_a_verdict_is_corrected_until_the_next_throw(app: Application, way: str) -> None:
    page = begin(app, *ASKED, table=READER)
    board = board_of(page)
    look(board)
    press(board, Qt.Key.Key_F)
    card = card_of(board.position)
    assert isinstance(card, ThrowCard)
    assert (card.text, card.seat, card.detail) == (
        "Tom, your roll",
        1,
        "You can change this until the next roll.",
    )
    if way == "key":
        press(board, Qt.Key.Key_J)
    else:
        click_thing(board, "right")
    assert moves_made(page) == [*ASKED, "answer ARSENE"]
    assert race_of(page).scores == (90, 0)
    press(board, Qt.Key.Key_F)
    assert moves_made(page) == [*ASKED, "pass"]
    assert race_of(page).scores == (0, 0)


def test_after_the_throw_it_stands(app: Application) -> None:
    page = begin(app, *ASKED, table=READER)
    board = board_of(page)
    look(board)
    press(board, Qt.Key.Key_F, Qt.Key.Key_Space)
    made = moves_made(page)
    assert made[-1].startswith("roll")
    press(board, Qt.Key.Key_J)
    assert moves_made(page) == made


def test_the_same_verdict_again_changes_nothing(app: Application) -> None:
    page = begin(app, *ASKED, table=READER)
    look(board_of(page))
    press(board_of(page), Qt.Key.Key_J, Qt.Key.Key_J)
    assert moves_made(page) == [*ASKED, "answer ARSENE"]


def test_a_question_is_judged_too(app: Application) -> None:
    page = to_question(app, level="medium", table=READER)
    board = board_of(page)
    QTest.keyPress(board, Qt.Key.Key_Space)
    assert reader_card(board).answer == board.referee.accepted(board.hand.question)
    QTest.keyRelease(board, Qt.Key.Key_Space)
    press(board, Qt.Key.Key_J)
    assert moves_made(page)[-1] == "question right"
    press(board, Qt.Key.Key_F)
    assert moves_made(page)[-1] == "question wrong"
    assert f"Answer: {board.referee.accepted(board.hand.last_question)}" in card_text(board.position)


def test_that_the_answer_was_seen_is_remembered_after_a_restart(app: Application) -> None:
    page = begin(app, *ASKED, table=READER)
    look(board_of(page))
    id = page.match.id
    app.window.show_home()
    assert id is not None
    app.matches.resume(id)
    board = board_of(page_of(app))
    assert reader_card(board).can_judge
    assert reader_card(board).answer == ""


def test_it_needs_two_people(app: Application) -> None:
    page = begin(app, *ASKED, seats=(Seat("Léa"), Seat("Computer", level="easy")), table=READER)
    assert isinstance(card_of(board_of(page).position), ClueCard)


def test_a_second_press_of_space_after_the_throw_does_not_open_the_answer(app: Application, qtbot: QtBot) -> None:
    """Neither at once nor while the pawn walks; once it stands, Space opens it."""
    page = begin(app, *OPENING, table=READER)
    board = board_of(page)
    with at_leisure():
        press(board, Qt.Key.Key_Space)
    while race_of(page).phase != "clue":
        press(board, Qt.Key.Key_Right, Qt.Key.Key_Return)
    with in_haste():
        QTest.keyPress(board, Qt.Key.Key_Space)
    assert (board.position.answer, board.hand.has_looked) == ("", False)
    QTest.keyRelease(board, Qt.Key.Key_Space)
    with at_leisure():
        QTest.keyPress(board, Qt.Key.Key_Space)
    assert board.position.answer


def test_space_while_the_pawn_walks_ends_the_walk_and_opens_nothing(app: Application) -> None:
    page = begin(app, *OPENING, table=READER)
    board = board_of(page)
    board.set_animated(True)
    play_text(page.match, "roll 6")
    assert board.is_busy()
    QTest.keyPress(board, Qt.Key.Key_Space)
    assert not board.is_busy()
    assert (board.position.answer, board.hand.has_looked) == ("", False)
    QTest.keyRelease(board, Qt.Key.Key_Space)
    QTest.keyPress(board, Qt.Key.Key_Space)
    assert board.position.answer == "ARSENE"


@pytest.mark.parametrize("way", ["key", "button"])
def test_with_a_real_die_a_verdict_is_corrected_and_the_die_entered(app: Application, way: str) -> None:
    page = begin(app, *ASKED, table=READER, real_dice=True)
    board = board_of(page)
    look(board)
    press(board, Qt.Key.Key_F)
    if way == "key":
        press(board, Qt.Key.Key_J)
    else:
        click_thing(board, "right")
    assert moves_made(page) == [*ASKED, "answer ARSENE"]
    card = card_of(board.position)
    assert isinstance(card, ThrowCard)
    assert card.enters_dice
    click_thing(board, "face 5")
    assert moves_made(page)[-1] == "roll 5"


def test_the_buttons_to_correct_lie_apart_from_the_faces_of_a_real_die(app: Application) -> None:
    page = begin(app, *ASKED, "pass", table=READER, real_dice=True)
    board = board_of(page)
    for size in ((1280, 800), (1024, 700)):
        app.window.resize(*size)
        QApplication.processEvents()
        things = [board.cells.thing_place(thing) for thing in ("wrong", "right", *(f"face {n}" for n in range(1, 7)))]
        assert all(board.view.layout.card.contains(place) for place in things)
        assert not any(one.intersects(other) for one, other in combinations(things, 2))


def test_somebody_who_looks_back_is_offered_no_correction(app: Application) -> None:
    page = begin(app, *ASKED, "pass", "roll 5", "pass", table=READER)
    board = board_of(page)
    page.look_at(4)
    assert board.cells.thing_place("right").isEmpty()
    page.look_at(6)
    assert not board.cells.thing_place("right").isEmpty()


def test_a_verdict_is_corrected_after_a_restart(app: Application) -> None:
    page = begin(app, *ASKED, "pass", table=READER)
    id = page.match.id
    app.window.show_home()
    assert id is not None
    app.matches.resume(id)
    page = page_of(app)
    press(board_of(page), Qt.Key.Key_J)
    assert moves_made(page) == [*ASKED, "answer ARSENE"]


def test_looking_back_closes_the_answer(app: Application) -> None:
    page = begin(app, *ASKED, table=READER)
    board = board_of(page)
    QTest.keyPress(board, Qt.Key.Key_Space)
    page.look_at(1)
    page.look_at(len(ASKED))
    assert reader_card(board).answer == ""
