"""What a player who has only read the rules is told: which square is which, whose board is seen, what comes next."""

from __future__ import annotations

from datetime import date
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from ludogite.match.config import Seat, seed_of
from ludogite.rules.crossword.match import RIGHT, WRONG, Go
from ludogite.rules.dice import Roll
from ludogite.settings import LANGUAGE
from ludogite.ui.application.app import Application
from ludogite.ui.games.crossword import words
from ludogite.ui.games.crossword.view.cards import card_of
from ludogite.ui.games.crossword.view.looks import board_look
from ludogite.ui.games.crossword.view.question_card import STEPS
from ludogite.ui.games.crossword.view.table import StaticLayer, layer_of
from ludogite.ui.games.crossword.view.values import ChoiceCard, ClueCard, QuestionCard, ReaderCard
from ludogite.ui.look.language import tr
from tests.support.kinds import as_a
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
from tests.support.ui.matches import LEFT

ASKED = (*OPENING, "roll 6")
CORNER = (*ASKED, "answer ARSENE", "roll 5", "pass", "roll 2")
READER: dict[str, object] = {"asking": "reader"}
COMPUTER = Seat("Computer", level="easy")


# The names of squares


def test_the_sides_are_named_in_the_players_language(app: Application) -> None:
    board = board_of(begin(app, *ASKED))
    assert board_look(board.position, 0).sides == {"T": "T", "R": "R", "B": "B", "L": "L"}
    app.choose(LANGUAGE, "fr")
    assert board_look(board.position, 0).sides == {"T": "H", "R": "D", "B": "B", "L": "G"}
    card = card_of(board.position)
    assert isinstance(card, ClueCard)
    assert card.square_text == "H6"


def test_a_square_that_can_be_typed_is_the_example(app: Application) -> None:
    board = board_of(begin(app, *CORNER))
    card = card_of(board.position)
    assert isinstance(card, ChoiceCard)
    assert (card.typed, card.example) == (("", ""), ("T", "1"))
    type_text(board, "R")
    card = card_of(board.position)
    assert isinstance(card, ChoiceCard)
    assert (card.typed, card.example) == (("R", ""), ("R", "1"))


def test_the_way_of_the_pawn_is_told_to_its_end_and_goes_with_the_turn(app: Application) -> None:
    page = begin(app, *CORNER)
    board = board_of(page)
    assert as_a(StaticLayer, layer_of(board.position)).label == "T6 → corner"
    play_text(page.match, "go R4")
    assert as_a(StaticLayer, layer_of(board.position)).label == "T6 → corner → R4"
    play_text(page.match, "pass")
    assert as_a(StaticLayer, layer_of(board.position)).label == ""


# The other board


@pytest.mark.parametrize("way", ["letter", "enter", "card", "F2", "escape", "glass"])
def test_the_other_board_says_whose_it_is_and_who_plays_on_is_back(app: Application, way: str) -> None:
    board = board_of(begin(app, *ASKED, seats=(Seat("Léa"), COMPUTER)))
    press(board, Qt.Key.Key_F2)
    look = board_look(board.position, 1)
    assert (look.name, look.note) == ("The computer’s board", "F2 or Esc: back to yours")
    assert board.position.large == 1
    if way == "letter":
        type_text(board, "a")
    elif way in ("card", "glass"):
        click_thing(board, "keyboard" if way == "card" else "glass")
    else:
        keys = {"enter": Qt.Key.Key_Return, "F2": Qt.Key.Key_F2, "escape": Qt.Key.Key_Escape}
        press(board, keys[way])
    assert board.position.large == 0
    assert board_look(board.position, 0).name == "Léa"


def test_a_key_that_means_nothing_leaves_the_other_board_open(app: Application) -> None:
    board = board_of(begin(app, *ASKED, seats=(Seat("Léa"), COMPUTER)))
    press(board, Qt.Key.Key_F2, Qt.Key.Key_F7)
    assert board.position.large == 1


def test_the_magnifier_is_named_for_what_it_does(app: Application) -> None:
    board = board_of(begin(app, *ASKED))
    names = [board.cell_name(n) for n in range(board.cell_count())]
    assert "Look at the other board (F2)" in names
    press(board, Qt.Key.Key_F2)
    names = [board.cell_name(n) for n in range(board.cell_count())]
    assert "Back to your own board (F2)" in names


# What comes next


@pytest.mark.parametrize(
    ("moves", "table", "real_dice", "text"),
    [
        (OPENING, {}, False, "Roll the die"),
        (OPENING, {}, True, "Enter your die"),
        (ASKED, {}, False, "Answer"),
        (CORNER, {}, False, "Choose a square"),
        (ASKED, READER, False, "Judge: F or J"),
    ],
)
def test_the_filled_button_tells_what_comes_next(
    app: Application, moves: tuple[str, ...], table: dict[str, object], real_dice: bool, text: str
) -> None:
    page = begin(app, *moves, table=table, real_dice=real_dice)
    assert page.action_button.text() == text
    assert page.action_button.isEnabled() == (text == "Roll the die")


def test_the_key_that_answers_waits_for_the_whole_word(app: Application) -> None:
    board = board_of(begin(app, *ASKED))
    type_text(board, "ARSEN")
    card = card_of(board.position)
    assert isinstance(card, ClueCard)
    assert not card.is_ready
    type_text(board, "E")
    card = card_of(board.position)
    assert isinstance(card, ClueCard)
    assert card.is_ready


def test_with_a_real_die_there_is_none_to_throw(app: Application) -> None:
    board = board_of(begin(app, *OPENING, real_dice=True))
    assert as_a(StaticLayer, layer_of(board.position)).die is None
    assert board.cells.thing_place("die").isEmpty()
    press(board, Qt.Key.Key_6)
    assert as_a(StaticLayer, layer_of(board.position)).die == 6


# Judging


@pytest.mark.parametrize("way", ["key", "button"])
def test_where_somebody_judges_the_player_can_pass(app: Application, way: str) -> None:
    page = begin(app, *ASKED, table=READER)
    board = board_of(page)
    if way == "key":
        press(board, Qt.Key.Key_F4)
    else:
        click_thing(board, "pass")
    assert moves_made(page)[-1] == "pass"
    assert board.position.may_correct


def test_the_card_tells_who_does_what_in_order(app: Application) -> None:
    board = board_of(begin(app, *ASKED, table=READER))

    def step() -> int:
        card = card_of(board.position)
        assert isinstance(card, ReaderCard)
        assert (card.say_text, card.hold_text) == ("Léa says it", "Tom: hold to see the answer")
        return card.step

    steps = [step()]
    QTest.keyPress(board, Qt.Key.Key_Space)
    steps.append(step())
    QTest.keyRelease(board, Qt.Key.Key_Space)
    steps.append(step())
    assert steps == [0, 1, 2]


def test_the_steps_on_the_card_lie_below_each_other(app: Application) -> None:
    layout = board_of(begin(app, *ASKED, table=READER)).view.layout
    areas = (layout.said, layout.hold_button, layout.wrong_button)
    assert all(upper.bottom() < lower.top() for upper, lower in pairwise(areas))
    assert layout.wrong_button.bottom() <= layout.card.bottom()


# The bonus question


def test_a_question_tells_where_right_answers_lead(app: Application) -> None:
    page = to_question(app)
    card = card_of(board_of(page).position)
    assert isinstance(card, QuestionCard)
    assert ([tr(step) for step in STEPS], card.stage) == (["Right: roll again", "Right twice: anywhere"], 0)


def test_a_choice_is_chosen_wherever_it_is_clicked(app: Application) -> None:
    page = to_question(app)
    board = board_of(page)
    place = board.cells.thing_place("choice 2")
    QTest.mouseClick(board, LEFT, pos=place.topLeft().toPoint() + QPoint(12, 8))
    assert board.hand.choice == 2
    assert race_of(page).phase == "question"


def test_a_turn_with_two_questions_is_one_short_line(app: Application) -> None:
    race = race_of(begin(app, *OPENING))
    made = [(race, Roll((2,))), (race, RIGHT), (race, Roll((6,))), (race, WRONG)]
    assert tr(words.turn_name(made, race)) == "2, right, 6 to T6 · wrong"
    assert tr(words.turn_name([made[0], made[3]], race)) == "2 to T2 · question wrong"
    chosen = [*made[:3], (race, RIGHT), (race, Go("R4")), (race, WRONG)]
    assert tr(words.turn_name(chosen, race)).startswith("2, right, 6 → R4 · ")


# Alone, at the end


def test_of_two_attempts_at_a_day_the_plate_says_which_counts(app: Application) -> None:
    said = []
    for _ in range(2):
        page = begin(app, seats=(Seat("Léa"),), seed=seed_of("crossword", date(2026, 3, 1)), length="short")
        match = page.match
        while match.outcome is None:
            match.play(match.next_roll() if match.state.to_move == "chance" else match.state.legal_moves()[0])
        page.end.open_again()
        assert page.end.plate
        said.append(page.end.plate.record.text())
    assert said == ["Your first result!", "Not counted: only your first attempt of the day counts."]
