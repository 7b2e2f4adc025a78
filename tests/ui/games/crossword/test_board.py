"""The board of Crossword Track in the window: turns by mouse and by keys, what is said, and what survives a restart."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.match.config import Seat
from ludogite.ui.application.app import Application
from ludogite.ui.games.crossword.board import CrosswordBoard
from ludogite.ui.games.crossword.view.cards import card_of
from ludogite.ui.games.crossword.view.layout import ALPHABET
from ludogite.ui.games.crossword.view.looks import board_look
from ludogite.ui.games.crossword.view.values import ChoiceCard, ClueCard, LetterKind, QuestionCard, ThrowCard
from ludogite.ui.pages.home.page import HomePage
from tests.support.moves import play_text
from tests.support.ui.counting import Calls
from tests.support.ui.crossword import (
    OPENING,
    begin,
    board_of,
    click_at,
    click_cell,
    click_letters,
    click_square,
    click_thing,
    drag,
    moves_made,
    press,
    race_of,
    to_question,
    type_text,
)
from tests.support.ui.input import move_mouse
from tests.support.ui.matches import page_of

ASKED = (*OPENING, "roll 6")
"""Léa stands on T6: ARSENE is asked."""
CORNER = (*ASKED, "answer ARSENE", "roll 5", "pass", "roll 2")
"""Léa stands in a corner."""
COMPUTER = Seat("Computer", level="easy")
ALONE = (Seat("Léa"),)


def clue(board: CrosswordBoard) -> ClueCard:
    card = card_of(board.position)
    assert isinstance(card, ClueCard)
    return card


def pencilled(board: CrosswordBoard) -> str:
    return "".join(
        letter.text
        for letter in board_look(board.position, board.position.large).grid.letters.values()
        if letter.kind is LetterKind.PENCIL
    )


# The opening and the throw


def test_nothing_throws_by_itself(app: Application, qtbot: QtBot) -> None:
    page = begin(app)
    qtbot.wait(50)
    assert moves_made(page) == []
    assert page.status.text() == "Léa, roll the die: lowest roll starts."


def test_both_throw_and_the_lower_begins(app: Application) -> None:
    page = begin(app, "roll 4", "roll 2")
    card = card_of(board_of(page).position)
    assert isinstance(card, ThrowCard)
    assert card.text == "Tom, you start"
    assert [(name, thrown) for _, name, thrown in card.opening] == [("Léa", 4), ("Tom", 2)]


def test_equal_throws_are_thrown_again(app: Application) -> None:
    card = card_of(board_of(begin(app, "roll 4", "roll 4")).position)
    assert isinstance(card, ThrowCard)
    assert card.detail == "A tie: both roll again."


@pytest.mark.parametrize("way", ["space", "die", "button"])
def test_the_die_is_thrown_by_space_by_a_click_and_by_the_button(app: Application, qtbot: QtBot, way: str) -> None:
    page = begin(app)
    if way == "space":
        press(board_of(page), Qt.Key.Key_Space)
    elif way == "die":
        click_thing(board_of(page), "die")
    else:
        qtbot.waitUntil(lambda: board_of(page)._since_move.elapsed() > 600)
        page.action_button.click()
    assert len(moves_made(page)) == 1


def test_an_impatient_click_on_answer_does_not_throw_for_the_other(app: Application) -> None:
    page = begin(app, *ASKED)
    type_text(board_of(page), "ARSENE")
    page.action_button.click()
    page.action_button.click()
    assert moves_made(page)[-1] == "answer ARSENE"


def test_enter_never_throws(app: Application) -> None:
    page = begin(app)
    press(board_of(page), Qt.Key.Key_Return)
    assert moves_made(page) == []


def test_a_real_die_is_entered_by_key_or_click(app: Application) -> None:
    page = begin(app, real_dice=True)
    board = board_of(page)
    press(board, Qt.Key.Key_4)
    click_thing(board, "face 2")
    press(board, Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return)
    assert moves_made(page) == ["roll 4", "roll 2", "roll 2"]


# A clue


def test_the_clue_stands_with_number_direction_length_and_worth(app: Application) -> None:
    card = clue(board_of(begin(app, *ASKED)))
    assert (card.heading, card.detail) == ("6 down, the upper word", "6 letters, none in place")
    assert card.sum == "6 × 15 = 90"
    assert card.struck == 0


def test_a_word_that_was_missed_is_worth_less(app: Application) -> None:
    board = board_of(begin(app, *ASKED, "pass", "roll 5", "pass", "roll 2", "go T6"))
    card = clue(board)
    assert (card.struck, card.sum) == (1, "6 × 10 = 60")
    [arrows] = [a for a in board_look(board.position, 0).grid.arrows if a.cell == 5 and a.is_down]
    assert arrows.misses == 1


def test_letters_are_typed_into_the_grid_and_lie_flat_on_the_card(app: Application) -> None:
    page = begin(app, *ASKED)
    board = board_of(page)
    type_text(board, "ars")
    assert pencilled(board) == "ARS"
    assert [letter.text for letter in clue(board).letters] == ["A", "R", "S", "", "", ""]
    assert clue(board).cursor == 3


def test_accents_do_not_matter(app: Application) -> None:
    page = begin(app, *ASKED)
    type_text(board_of(page), "arsènë")
    press(board_of(page), Qt.Key.Key_Return)
    assert moves_made(page)[-1] == "answer ARSENE"
    assert race_of(page).scores == (90, 0)


def test_a_ligature_fills_two_cells(app: Application) -> None:
    page = begin(app, *ASKED)
    board = board_of(page)
    type_text(board, "œ")
    assert [letter.text for letter in clue(board).letters][:3] == ["O", "E", ""]


@pytest.mark.parametrize(
    "modifiers",
    [Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.ControlModifier],
)
def test_a_ligature_is_typed_with_alt_on_a_mac_and_with_altgr_on_windows(
    app: Application, modifiers: Qt.KeyboardModifier
) -> None:
    board = board_of(begin(app, *ASKED))
    QTest.sendKeyEvent(QTest.KeyAction.Click, board, Qt.Key.Key_O, "œ", modifiers)
    assert [letter.text for letter in clue(board).letters][:3] == ["O", "E", ""]
    QTest.sendKeyEvent(QTest.KeyAction.Click, board, Qt.Key.Key_O, "o", modifiers)
    assert [letter.text for letter in clue(board).letters][:3] == ["O", "E", ""]


def test_an_incomplete_word_is_told_how_many_letters_are_missing(app: Application) -> None:
    page = begin(app, *ASKED)
    type_text(board_of(page), "ARS")
    press(board_of(page), Qt.Key.Key_Return)
    assert page.status.text() == "3 letters still missing."
    assert clue(board_of(page)).message == "3 letters still missing."
    assert not page.action_button.isEnabled()
    assert moves_made(page) == list(ASKED)


def test_a_slip_is_asked_once_more_and_not_told_where(app: Application) -> None:
    page = begin(app, *ASKED)
    board = board_of(page)
    type_text(board, "ARSENS")
    press(board, Qt.Key.Key_Return)
    assert page.status.text() == "Almost: check the spelling."
    assert moves_made(page) == list(ASKED)
    press(board, Qt.Key.Key_Return)
    assert moves_made(page)[-1] == "answer ARSENS"
    assert race_of(page).scores == (0, 0)


def test_backspace_and_arrows(app: Application) -> None:
    page = begin(app, *ASKED)
    board = board_of(page)
    type_text(board, "ARXE")
    press(board, Qt.Key.Key_Left, Qt.Key.Key_Left)
    type_text(board, "S")
    press(board, Qt.Key.Key_End, Qt.Key.Key_Backspace)
    assert [letter.text for letter in clue(board).letters][:4] == ["A", "R", "S", "E"]


def test_a_click_into_the_word_moves_the_cursor(app: Application) -> None:
    board = board_of(begin(app, *ASKED))
    click_cell(board, board.hand.cells[3])
    assert clue(board).cursor == 3
    click_at(board, board.view.layout.clue_cells(6)[1])
    assert clue(board).cursor == 1


@pytest.mark.parametrize("way", ["key", "button"])
def test_passing(app: Application, way: str) -> None:
    page = begin(app, *ASKED)
    if way == "key":
        press(board_of(page), Qt.Key.Key_F4)
    else:
        click_thing(board_of(page), "pass")
    assert moves_made(page)[-1] == "pass"
    assert page.status.text() == "Léa missed: the word stays open. Tom, roll the die: click it or press Space."


@pytest.mark.parametrize("way", ["key", "button"])
def test_whoever_has_typed_letters_is_asked_before_a_pass(app: Application, way: str) -> None:
    def press_pass() -> None:
        if way == "key":
            press(board, Qt.Key.Key_F4)
        else:
            click_thing(board, "pass")

    page = begin(app, *ASKED)
    board, before = board_of(page), moves_made(page)
    type_text(board, "ar")
    press_pass()
    assert page.status.text() == "Pass? That is a miss. Press again."
    type_text(board, "s")
    press_pass()
    assert moves_made(page) == before, "who types on does not mean it"
    press_pass()
    assert moves_made(page)[-1] == "pass"


def test_letters_are_clicked_by_the_mouse_alone(app: Application) -> None:
    page = begin(app, *ASKED)
    board = board_of(page)
    click_thing(board, "keyboard")
    click_letters(board, "ARSXX")
    click_thing(board, "erase")
    click_thing(board, "erase")
    click_letters(board, "ENE")
    page.action_button.click()
    assert moves_made(page)[-1] == "answer ARSENE"


def test_letters_are_dragged_to_their_cells(app: Application) -> None:
    board = board_of(begin(app, *ASKED))
    click_thing(board, "keyboard")
    layout, cells = board.view.layout, board.hand.cells
    drag(board, layout.letters[ALPHABET.index("S")].center(), layout.large.cell_place(cells[2]).center())
    drag(board, layout.letters[ALPHABET.index("A")].center(), layout.clue_cells(6)[0].center())
    drag(board, layout.letters[ALPHABET.index("Z")].center(), layout.large.cell_place(69).center())
    assert [letter.text for letter in clue(board).letters] == ["A", "", "S", "", "", ""]


def test_right_points_stand_on_the_new_letters(app: Application) -> None:
    page = begin(app, *ASKED)
    type_text(board_of(page), "ARSENE")
    press(board_of(page), Qt.Key.Key_Return)
    look = board_look(board_of(page).position, 0)
    assert set(look.grid.points.values()) == {15}
    assert len(look.grid.points) == 6
    assert page.status.text() == "ARSENE: right, +90! Tom, roll the die: click it or press Space."


def test_the_throw_hands_the_table_over(app: Application) -> None:
    page = begin(app, *ASKED, "answer ARSENE")
    board = board_of(page)
    assert board.position.large == 0
    card = card_of(board.position)
    assert isinstance(card, ThrowCard)
    assert (card.text, card.seat, card.last_word) == (
        "Tom, your roll",
        1,
        "Léa · 6 down, the upper word: ARSENE",
    )
    press(board, Qt.Key.Key_Space)
    assert board.position.large == 1


def test_a_missed_word_is_not_named(app: Application) -> None:
    card = card_of(board_of(begin(app, *ASKED, "answer ARSENS")).position)
    assert isinstance(card, ThrowCard)
    assert card.last_word == "Léa · 6 down, the upper word"


# Squares


def test_where_squares_may_be_chosen_the_rest_dims(app: Application) -> None:
    board = board_of(begin(app, *CORNER))
    look = board_look(board.position, 0)
    assert look.grid.is_dimmed
    assert look.track.offered is not None
    assert "TR" not in look.track.offered
    assert "T6" in look.track.offered


def test_a_square_shows_its_word_under_the_pointer_and_a_click_goes_there(app: Application) -> None:
    page = begin(app, *CORNER)
    board = board_of(page)
    move_mouse(board, board.view.layout.large.square_place("R4").center())
    card = card_of(board.position)
    assert isinstance(card, ChoiceCard)
    assert (card.word, card.typed, card.sum) == ("4 across", ("R", "4"), "4 × 15 = 60")
    click_square(board, "R4")
    assert moves_made(page)[-1] == "go R4"


def test_f4_passes_also_from_the_list_of_moves(app: Application) -> None:
    page = begin(app, *OPENING, "roll 6")
    page.moves.setFocus()
    QTest.keyClick(page.moves, Qt.Key.Key_F4)
    assert moves_made(page)[-1] == "pass"
    assert page.board.hasFocus()


def test_a_square_by_arrows_and_by_its_name(app: Application) -> None:
    page = begin(app, *CORNER)
    board = board_of(page)
    press(board, Qt.Key.Key_Right)
    assert board.hand.aimed == "R1"
    press(board, Qt.Key.Key_Left)
    assert board.hand.aimed == "T7"
    type_text(board, "d4")
    assert page.action_button.text() == "Go to R4"
    press(board, Qt.Key.Key_Return)
    assert moves_made(page)[-1] == "go R4"


def test_the_pawn_is_dragged_to_its_square(app: Application) -> None:
    page = begin(app, *CORNER)
    board = board_of(page)
    place = board.view.layout.large
    drag(board, place.pawn_place("TR").center(), place.square_place("L2").center())
    assert moves_made(page)[-1] == "go L2"


def test_a_pawn_that_is_dropped_beside_the_track_stays(app: Application) -> None:
    page = begin(app, *CORNER)
    board = board_of(page)
    place = board.view.layout.large
    drag(board, place.pawn_place("TR").center(), QPointF(board.view.layout.card.center()))
    assert moves_made(page) == list(CORNER)


def test_a_square_of_a_complete_line_says_why(app: Application) -> None:
    page = begin(app, *CORNER, "go R6", "answer ILETTES", "roll 1", "pass", "roll 5")
    click_square(board_of(page), "R6")
    assert page.status.text() == "The line of R6 is complete: choose another."


# Questions


def test_a_question_of_the_easy_series_has_four_choices(app: Application) -> None:
    page = to_question(app)
    card = card_of(board_of(page).position)
    assert isinstance(card, QuestionCard)
    assert len(card.choices) == 4
    assert all(choice[0] == choice[0].upper() for choice in card.choices), "a name does not stand out"


@pytest.mark.parametrize("way", ["digit", "arrows", "mouse"])
def test_a_choice_is_made_and_judged(app: Application, way: str) -> None:
    page = to_question(app)
    board = board_of(page)
    question = board.position.question
    assert question is not None
    right = question.choices.index(board.referee.accepted(question.key))
    if way == "digit":
        QTest.keyClicks(board, str(right + 1))
        press(board, Qt.Key.Key_Return)
    elif way == "arrows":
        press(board, Qt.Key.Key_Down, *[Qt.Key.Key_Right] * right, Qt.Key.Key_Return)
    else:
        click_thing(board, f"choice {right}")
        click_thing(board, f"choice {right}")
    assert moves_made(page)[-1] == "question right"
    assert "Right!" in page.status.text()


def test_a_choice_waits_to_be_confirmed_and_both_it_and_the_right_one_are_marked(app: Application) -> None:
    moves = ("roll 6", "answer ARSENE", "roll 2", "go R6", "answer ILETTES", "roll 5", "go R5", "pass", "roll 1")
    page = begin(app, *moves, seats=(Seat("Léa"),))
    board = board_of(page)
    question = board.position.question
    assert question is not None
    right = question.choices.index(board.referee.accepted(question.key))
    chosen = (right + 1) % 4
    QTest.keyClicks(board, str(chosen + 1))
    assert page.status.text() == "Is that it? Press Answer or Enter."
    press(board, Qt.Key.Key_Return)
    card = card_of(board.position)
    assert isinstance(card, QuestionCard)
    assert (card.chosen, card.right) == (chosen, right)


def test_what_remains_in_the_hand_is_written_with_the_answer(app: Application, monkeypatch: pytest.MonkeyPatch) -> None:
    page = to_question(app)
    board, calls, question = board_of(page), Calls(monkeypatch), board_of(page).hand.question
    QTest.keyClicks(board, "1")
    calls.count(type(page.match.writer), "write_hand", "written")
    press(board, Qt.Key.Key_Return)
    assert moves_made(page)[-1].startswith("question ")
    assert question in page.match.hand_text
    assert page.match.hand_text == board.hand_text()
    assert not calls.counts


@pytest.mark.parametrize("choice", range(4))
@pytest.mark.parametrize("size", [(1280, 800), (1024, 700)])
def test_each_of_four_choices_is_clicked_wherever_it_is_touched(
    app: Application, size: tuple[int, int], choice: int
) -> None:
    """No button lies invisibly over them."""
    page = to_question(app)
    board = board_of(page)
    app.window.resize(*size)
    QApplication.processEvents()
    place = board.cells.thing_place(f"choice {choice}")
    before = moves_made(page)
    for part in (0.05, 0.5, 0.95):
        board.hand.choice = None
        click_at(board, QRectF(place.left() + part * place.width(), place.center().y(), 0, 0))
        assert board.hand.choice == choice
    assert moves_made(page) == before


def test_a_typed_answer_is_matched_tolerantly_and_the_accepted_one_shown(app: Application) -> None:
    page = to_question(app, level="medium")
    board = board_of(page)
    assert board.position.question is not None
    assert board.position.question.choices == ()
    accepted = board.referee.accepted(board.hand.question)
    type_text(board, accepted.lower())
    press(board, Qt.Key.Key_Return)
    assert moves_made(page)[-1] == "question right"
    wrong = to_question(app, level="medium")
    accepted = board_of(wrong).referee.accepted(board_of(wrong).hand.question)
    type_text(board_of(wrong), "zzz")
    press(board_of(wrong), Qt.Key.Key_Return)
    assert moves_made(wrong)[-1] == "question wrong"
    card = card_of(board_of(wrong).position)
    assert isinstance(card, ThrowCard)
    assert card.verdict is not None
    assert card.verdict.note == f"Answer: {accepted}"


def test_without_an_answer_enter_says_so(app: Application) -> None:
    page = to_question(app)
    press(board_of(page), Qt.Key.Key_Return)
    assert page.status.text() == "Choose an answer first, or pass (F4)."
    press(board_of(page), Qt.Key.Key_F4)
    assert moves_made(page)[-1] == "question wrong"


def test_the_same_question_is_asked_after_a_restart_and_not_again_in_the_next_match(app: Application) -> None:
    page = to_question(app)
    asked, id = board_of(page).hand.question, page.match.id
    app.window.show_home()
    assert isinstance(app.window.page, HomePage)
    assert id is not None
    app.matches.resume(id)
    assert board_of(page_of(app)).hand.question == asked
    assert board_of(to_question(app)).hand.question != asked


# The opponent's board, and looking back


@pytest.mark.parametrize("way", ["key", "glass", "board"])
def test_the_opponents_board_becomes_large_and_escape_leads_back(app: Application, way: str) -> None:
    board = board_of(begin(app, *ASKED))
    if way == "key":
        press(board, Qt.Key.Key_F2)
    elif way == "glass":
        click_thing(board, "glass")
    else:
        assert board.view.layout.small is not None
        click_at(board, board.view.layout.small.area)
    assert board.position.large == 1
    press(board, Qt.Key.Key_Escape)
    assert board.position.large == 0


def test_typing_leads_back_to_the_own_board(app: Application) -> None:
    board = board_of(begin(app, *ASKED))
    press(board, Qt.Key.Key_F2)
    type_text(board, "A")
    assert board.position.large == 0


def test_against_the_computer_the_persons_board_stays_large(app: Application) -> None:
    board = board_of(begin(app, *ASKED, "answer ARSENE", seats=(Seat("Léa"), COMPUTER)))
    assert board.position.large == 0


def test_the_list_has_one_line_a_turn(app: Application) -> None:
    page = begin(app, *CORNER, "go R4", "answer EMUES", "roll 6")
    texts = [page.moves.item(n).text() for n in range(page.moves.count())]
    assert texts == [
        "Start",
        "to start: 1",
        "to start: 2",
        "6 to T6 · ARSENE +90",
        "5 to T5 · missed",
        "2 → R4 · EMUES +60",
        "6 to R3",
    ]


def test_a_throw_after_a_right_answer_belongs_to_the_turn(app: Application) -> None:
    page = to_question(app)
    for move in ("question right", "roll 2", "pass"):
        play_text(page.match, move)
    assert page.moves.item(page.moves.count() - 1).text() == "1, right, 2 to R8 · missed"


def test_there_is_neither_hint_nor_analysis(app: Application) -> None:
    page = begin(app, *ASKED, seats=(Seat("Léa"), COMPUTER))
    assert not page.hint_button.isVisible()
    assert not page.analysis_button.isVisible()
    page.hint()
    assert not page.advisor.is_asked("hint")


def test_nothing_can_be_taken_back(app: Application) -> None:
    page = begin(app, *CORNER)
    assert not page.undo_button.isEnabled()
    assert not page.redo_button.isEnabled()


# A restart


def test_a_match_is_resumed_in_the_middle_of_a_word(app: Application) -> None:
    page = begin(app, *ASKED)
    type_text(board_of(page), "ARS")
    id = page.match.id
    app.window.show_home()
    assert id is not None
    app.matches.resume(id)
    board = board_of(page_of(app))
    assert [letter.text for letter in clue(board).letters] == ["A", "R", "S", "", "", ""]
    type_text(board, "ENE")
    press(board, Qt.Key.Key_Return)
    assert moves_made(page_of(app))[-1] == "answer ARSENE"


# The end


def test_at_the_end_all_lies_open_with_bill_and_notebook(app: Application) -> None:
    page = begin(app, *ASKED, "pass")
    page.match.resign(0)
    board = board_of(page)
    look = board_look(board.position, 0)
    assert any(letter.kind is LetterKind.UNFOUND for letter in look.grid.letters.values())
    names = [board.cell_name(n) for n in range(board.cell_count())]
    assert any("ARSENE" in name for name in names)


def test_between_two_bills_and_notebook_stay_beside_the_plate_and_it_is_turned_by_arrows(app: Application) -> None:
    page = begin(app, *ASKED, "pass", "roll 5", "pass")
    page.match.resign(0)
    board = board_of(page)
    assert page.end.plate
    assert page.end.is_plate_open
    layout, paper = board.view.end_layout, QRectF(page.end.plate.geometry())
    assert len(layout.bills) == 2
    assert layout.notebook.height() > 130
    assert not any(area.intersects(paper) for area in (*layout.bills, layout.notebook))
    top = board.grab().toImage()
    press(board, Qt.Key.Key_Down, Qt.Key.Key_PageDown)
    assert board.hand.first_line > 1
    assert board.grab().toImage() != top
    press(board, *[Qt.Key.Key_PageUp] * 3)
    assert board.grab().toImage() == top
    press(board, *[Qt.Key.Key_PageDown] * 40)
    last = board.hand.first_line
    press(board, Qt.Key.Key_Down)
    assert board.hand.first_line == last


def test_alone_there_are_no_opening_throws(app: Application) -> None:
    page = begin(app, "roll 6", seats=ALONE)
    assert race_of(page).asked is not None
    assert board_look(board_of(page).position, 0).note == "easy grid · 1 roll"


def test_a_short_game_counts_turns(app: Application) -> None:
    page = begin(app, *ASKED, length="short")
    assert board_look(board_of(page).position, 0).note == "easy grid · turn 1 of 20"
