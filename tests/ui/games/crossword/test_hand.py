"""The hand of Crossword Track without a window: answering, choosing a square, questions, the clock, and what of it
survives a restart."""

from __future__ import annotations

import pytest

from ludogite.message import Message
from ludogite.rules.crossword.match import PASS, Answer, Go, Move, Race
from ludogite.rules.crossword.track import NUMBERED
from ludogite.ui.games.crossword import words
from ludogite.ui.games.crossword.hand import Hand
from tests.support.crossword_races import A_BEGINS, played, with_found

CHECK = Message(words.MISSING, n=99)


def hand_at(state: Race, ply: int = 5, seconds: float | None = None, text: str = "") -> Hand:
    hand = Hand()
    hand.read(text)
    hand.follow(state.on_table(), state.turn, ply, seconds)
    return hand


def no_doubt(move: Move) -> Message | None:
    return None


def asked() -> Race:
    """A stands on T6, ARSENE is asked."""
    return played(*A_BEGINS, "roll 6")


def choosing() -> Race:
    """A stands on a corner."""
    return played(*A_BEGINS, "roll 6", "pass", "roll 1", "pass", "roll 2")


# A word


def test_a_full_word_is_an_answer() -> None:
    hand = hand_at(asked())
    hand.write("arsène")
    assert hand.answer(no_doubt) == Answer("ARSENE")


def test_an_incomplete_word_is_told_how_many_letters_are_missing() -> None:
    hand = hand_at(asked())
    hand.write("ARS")
    assert str(hand.answer(no_doubt)) == "3 letters still missing."
    hand.write("EN")
    assert str(hand.answer(no_doubt)) == "1 letter still missing."


def test_letters_that_were_found_need_not_be_typed() -> None:
    hand = hand_at(with_found(asked(), 0, "1 across 1"))
    assert hand.pencil.ink[0] == "A"
    hand.write("RSENE")
    assert hand.answer(no_doubt) == Answer("ARSENE")


def test_the_spelling_is_doubted_once_a_clue() -> None:
    hand = hand_at(asked())
    hand.write("ARSENS")
    assert hand.answer(lambda move: CHECK) is CHECK
    assert hand.answer(lambda move: CHECK) == Answer("ARSENS")


def test_the_doubt_is_remembered_after_a_restart() -> None:
    hand = hand_at(asked())
    hand.write("ARSENS")
    hand.answer(lambda move: CHECK)
    again = hand_at(asked(), text=hand.text())
    assert again.answer(lambda move: CHECK) == Answer("ARSENS")


def test_a_letter_of_the_tray_goes_into_a_cell_of_the_word() -> None:
    hand = hand_at(asked())
    cells = hand.cells
    assert hand.put(cells[2], "S")
    assert hand.pencil.word == "..S..."
    assert hand.cursor_cell == cells[3]
    outside = next(cell for cell in range(70) if cell not in cells)
    assert not hand.put(outside, "S")


def test_what_was_typed_survives_a_restart_in_the_middle_of_the_word() -> None:
    hand = hand_at(asked())
    hand.write("ARS")
    again = hand_at(asked(), text=hand.text())
    assert again.pencil.word == "ARS..."
    assert again.cursor_cell == hand.cursor_cell


def test_what_was_typed_goes_when_the_match_goes_on() -> None:
    hand = hand_at(asked())
    hand.write("ARS")
    hand.follow(asked().on_table(), 0, 6)
    assert hand.pencil.is_blank
    other = hand_at(asked(), ply=7, text=hand_at(asked()).text())
    assert other.pencil.is_blank


def test_nobody_writes_while_no_person_is_asked() -> None:
    hand = Hand()
    hand.follow(asked().on_table(), None, 5)
    assert not hand.write("A")
    assert hand.text() == ""


# A square


def test_only_squares_whose_line_is_open_are_offered() -> None:
    state = with_found(choosing(), 0, "4 across 1")
    hand = hand_at(state)
    assert "R4" not in hand.offered()
    assert str(hand.aim("R4")) == "The line of R4 is complete: choose another."
    assert str(hand.aim("TR")) == "Corners have no clue: choose a numbered square."
    assert hand.aimed is None


def test_arrows_go_round_the_track_over_what_is_offered() -> None:
    state = with_found(choosing(), 0, "1 across 1", "1 across 2")
    hand = hand_at(state)
    seen = []
    for _ in hand.offered():
        hand.aim_onwards(1)
        seen.append(hand.aimed)
    assert sorted(map(str, seen)) == sorted(hand.offered())
    hand.aim_onwards(-1)
    hand.aim_onwards(1)
    assert hand.aimed == seen[-1]


@pytest.mark.parametrize(
    ("keys", "square"),
    [
        ("R4", "R4"),
        ("d4", "R4"),
        ("H3", "T3"),
        ("T3", "T3"),
        ("b7", "B7"),
        ("G10", "L10"),
        ("L1", "L1"),
        ("R10", "R10"),
    ],
)
def test_a_square_is_typed_in_either_language(keys: str, square: str) -> None:
    hand = hand_at(choosing())
    for key in keys:
        assert hand.type_square(key) is None
    assert hand.go() == Go(square)


def test_a_number_alone_changes_the_number_of_the_square() -> None:
    hand = hand_at(choosing())
    for key in "R45":
        hand.type_square(key)
    assert hand.go() == Go("R5")
    assert hand.type_square("?") is False
    assert hand.type_square("9") is None
    assert hand.aimed == "R9"


def test_the_tenth_row_can_be_typed_though_the_first_is_complete() -> None:
    keys = [word.key for word in choosing().sheet.grid.words if word.key.startswith("1 across")]
    hand = hand_at(with_found(choosing(), 0, *keys))
    assert hand.type_square("R") is None
    assert isinstance(hand.type_square("1"), Message), "row 1 is not offered"
    assert hand.type_square("0") is None
    assert hand.go() == Go("R10")


def test_enter_without_a_square_says_how_to_choose_one() -> None:
    assert hand_at(choosing()).go() is words.AIM_FIRST


def test_every_offered_square_can_be_gone_to() -> None:
    hand = hand_at(choosing())
    for square in NUMBERED:
        assert hand.aim(square) is None
        assert hand.go() == Go(square)


# A question


def question() -> Race:
    return played("roll 6", state=with_found(played(*A_BEGINS), 0, "6 down 1", "6 down 2"))


def test_a_choice_or_a_typed_answer() -> None:
    hand = hand_at(question())
    choices = ["La Loire", "Le Rhône", "La Garonne", "Le Rhin"]
    assert hand.given(choices) == ""
    hand.choose(1)
    assert hand.given(choices) == "Le Rhône"
    hand.type_answer("le Rhône ")
    assert hand.given(()) == "le Rhône"


def test_question_choice_and_typed_answer_survive_a_restart() -> None:
    hand = hand_at(question())
    hand.question = "Quel fleuve ?"
    hand.choose(2)
    hand.type_answer("rhô")
    again = hand_at(question(), text=hand.text())
    assert (again.question, again.choice, again.typed) == ("Quel fleuve ?", 2, "rhô")


def test_the_question_is_known_until_something_else_is_done() -> None:
    hand = hand_at(question())
    hand.question = "Quel fleuve ?"
    hand.follow(played("question wrong", state=question()).on_table(), 1, 6)
    assert (hand.question, hand.last_question) == ("", "Quel fleuve ?")
    again = hand_at(question(), ply=6, text=hand.text())
    assert again.last_question == "Quel fleuve ?"
    hand.follow(played("question wrong", "roll 1", state=question()).on_table(), 1, 7)
    assert hand.last_question == ""


# The clock


def test_a_full_word_counts_when_the_time_is_up_and_anything_else_is_a_pass() -> None:
    hand = hand_at(asked(), seconds=30)
    hand.write("ARSEN")
    assert not hand.tick(29)
    assert hand.tick(2)
    assert hand.answer_in_time() == PASS
    hand.write("E")
    assert hand.answer_in_time() == Answer("ARSENE")


def test_a_second_attempt_has_at_least_ten_seconds() -> None:
    hand = hand_at(asked(), seconds=30)
    hand.write("ARSENS")
    hand.tick(27)
    hand.answer(lambda move: CHECK)
    assert hand.seconds == 10
    other = hand_at(asked(), seconds=30)
    other.write("ARSENS")
    other.answer(lambda move: CHECK)
    assert other.seconds == 30


def test_the_clock_goes_on_after_a_restart_where_it_was() -> None:
    hand = hand_at(asked(), seconds=60)
    hand.tick(17.4)
    again = hand_at(asked(), seconds=60, text=hand.text())
    assert again.seconds == 43


def test_the_clock_begins_anew_with_each_clue_and_rests_while_nothing_is_asked() -> None:
    hand = hand_at(asked(), seconds=30)
    hand.tick(20)
    hand.follow(choosing().on_table(), 0, 6, 30)
    assert hand.seconds is None
    assert not hand.tick(100)
    hand.follow(asked().on_table(), 0, 7, 30)
    assert hand.seconds == 30


# Texts


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", '{"ply": "x"}', '{"ply": 5, "seconds": "x"}', '{"ply": 5, "choice": {}}', "[" * 999]
)
def test_a_damaged_text_leaves_the_hand_empty(text: str) -> None:
    hand = hand_at(asked(), text=text)
    assert hand.pencil.is_blank
    assert hand.text() == ""


def test_an_empty_hand_has_no_text() -> None:
    assert hand_at(asked()).text() == ""
    assert hand_at(choosing()).text() == ""
