"""Crossword Track, sentence by sentence of its rules: the worked example, the turn, what a player may know."""

from __future__ import annotations

from random import Random

import pytest

from ludogite.rules.crossword.grid import fold
from ludogite.rules.crossword.match import Race, parse
from ludogite.rules.crossword.track import NUMBERED, GridLine
from ludogite.rules.game import CHANCE, UnreadableMove
from tests.support.crossword_races import (
    A_BEGINS,
    EXAMPLE,
    at_corner,
    finished_by,
    landing,
    legal,
    played,
    reason,
    start,
    with_found,
)

# The worked example

EXAMPLE_STEPS = [
    # moves, asked or phase, pawns, scores
    ("roll 6", "6 down 1", "T6 TL", (0, 0)),
    ("answer Arsène", "roll", "T6 TL", (90, 0)),
    ("roll 5", "5 down 1", "T6 T5", (90, 0)),
    ("pass", "roll", "T6 T5", (90, 0)),
    ("roll 2", "go", "TR T5", (90, 0)),
    ("go R4", "4 across 1", "R4 T5", (90, 0)),
    ("answer émues", "roll", "R4 T5", (150, 0)),
    ("roll 6", "3 across 2", "R4 R3", (150, 0)),
    ("answer ND", "roll", "R4 R3", (150, 30)),
    ("roll 2", "6 across 1", "R6 R3", (150, 30)),
    ("answer îlettes", "roll", "R6 R3", (240, 30)),
    ("roll 5", "8 across 2", "R6 R8", (240, 30)),
    ("answer ir", "roll", "R6 R8", (240, 60)),
    ("roll 4", "10 across 2", "R10 R8", (240, 60)),
    ("answer EUT", "roll", "R10 R8", (240, 60)),
    ("roll 3", "go", "R10 BR", (240, 60)),
    ("go L2", "2 across 1", "R10 L2", (240, 60)),
    ("answer empirai", "roll", "R10 L2", (240, 165)),
    ("roll 3", "6 down 2", "B6 L2", (240, 165)),
    ("answer roi", "roll", "B6 L2", (285, 165)),
    ("roll 2", "go", "B6 TL", (285, 165)),
    ("go R1", "1 across 1", "B6 R1", (285, 165)),
    ("pass", "roll", "B6 R1", (285, 165)),
    ("roll 6", "go", "BL R1", (285, 165)),
    ("go T4", "4 down 1", "T4 R1", (285, 165)),
    ("pass", "roll", "T4 R1", (285, 165)),
    ("roll 1", "question", "T4 R2", (285, 165)),
    ("question wrong", "roll", "T4 R2", (285, 165)),
    ("roll 2", "question", "T6 R2", (285, 165)),
    ("question right", "roll", "T6 R2", (285, 165)),
    ("roll 6", "go", "R4 R2", (285, 165)),
]


def test_the_worked_example_step_by_step() -> None:
    state = played(*A_BEGINS)
    for move, expected, pawns, scores in EXAMPLE_STEPS:
        state = state.play(parse(move))
        view = state.view()
        assert (view["asked"] or view["phase"]) == expected, move
        assert " ".join(view["pawns"]) == pawns, move
        assert state.scores == scores, move
    assert state.to_move == 0
    assert "go R4" not in legal(state)
    assert {"go R10", "go L10", "go T4", "go B1"} <= set(legal(state))


# Start


def test_pawns_start_top_left_and_the_lower_roll_begins() -> None:
    assert start().view()["pawns"] == ["TL", "TL"]
    assert start().to_move == CHANCE
    assert played("roll 3", "roll 5").beginner == 0
    assert played("roll 5", "roll 3").beginner == 1
    assert played("roll 5", "roll 3", "roll 6").to_move == 1


def test_everybody_throws_for_himself_also_for_who_begins() -> None:
    assert start().thrower == 0
    assert played("roll 3").thrower == 1
    assert played("roll 3", "roll 3").thrower == 0
    assert played("roll 3", "roll 2").thrower == 1
    asked = played(*A_BEGINS, "roll 6")
    assert asked.thrower is None
    assert played("pass", state=asked).thrower == 1


def test_equal_rolls_are_rolled_again() -> None:
    state = played("roll 4", "roll 4")
    assert (state.beginner, state.to_move) == (None, CHANCE)
    assert played("roll 2", "roll 6", state=state).beginner == 0


# The turn


@pytest.mark.parametrize(
    ("square", "word"), [("T6", "6 down 1"), ("B6", "6 down 2"), ("L8", "8 across 1"), ("R8", "8 across 2")]
)
def test_the_nearest_word_of_the_line_is_asked(square: str, word: str) -> None:
    assert played(f"go {square}", state=at_corner()).view()["asked"] == word


@pytest.mark.parametrize(
    ("square", "found", "word"),
    [
        ("T6", "6 down 1", "6 down 2"),
        ("B6", "6 down 2", "6 down 1"),
        ("R8", "8 across 2", "8 across 1"),
        ("L8", "8 across 1", "8 across 2"),
    ],
)
def test_words_that_are_complete_are_passed_over(square: str, found: str, word: str) -> None:
    assert played(f"go {square}", state=with_found(at_corner(), 0, found)).view()["asked"] == word


def test_the_clue_is_shown_with_what_is_found_of_the_word() -> None:
    state = played("go R4", state=with_found(at_corner(), 0, "6 down 1"))
    assert state.view()["clue"] == EXAMPLE["A"]["clues"]["4 across 1"]
    assert state.view()["grids"][0][3] == ".#...E."


def test_a_right_answer_scores_15_for_each_letter_that_is_new() -> None:
    state = played("go R4", "answer EMUES", state=with_found(at_corner(), 0, "6 down 1"))
    assert state.scores == (60, 0)
    assert state.view()["grids"][0][3] == ".#EMUES"


@pytest.mark.parametrize(("misses", "points"), [(0, 75), (1, 50), (2, 25), (3, 25), (7, 25)])
def test_a_letter_is_worth_15_then_10_then_5(misses: int, points: int) -> None:
    state = at_corner()
    word = [w.key for w in state.sheets[0].grid.words].index("4 across 1")
    ticked = tuple(misses if n == word else 0 for n in range(len(state.sheets[0].misses)))
    assert played("go R4", "answer EMUES", state=with_found(state, 0, misses=ticked)).scores == (points, 0)


@pytest.mark.parametrize("miss", ["pass", "answer EMUE", "answer ABIMES"])
def test_a_wrong_answer_and_a_pass_are_the_same_miss_of_that_word_alone(miss: str) -> None:
    state = played("go R4", miss, state=at_corner())
    keys = [word.key for word in state.sheets[0].grid.words]
    assert {key for key, misses in zip(keys, state.sheets[0].misses, strict=True) if misses} == {"4 across 1"}
    assert sum(state.sheets[0].misses) == 1
    assert state.scores == (0, 0)
    assert (state.to_move, state.turn) == (CHANCE, 1)


@pytest.mark.parametrize(
    "answer", ["EMUES", "émues", "Émues", "É-mu es", "e'mues", "e’mues", "E\u0301mues", "é\u00a0mues"]
)
def test_answers_ignore_case_accents_hyphens_apostrophes_and_spaces(answer: str) -> None:
    assert played("go R4", f"answer {answer}", state=at_corner()).scores == (75, 0)


@pytest.mark.parametrize(
    ("typed", "folded"),
    [
        ("œuf", "OEUF"),
        ("ŒUF", "OEUF"),
        ("Ǽ", "AE"),
        ("straße", "STRASSE"),
        ("STRAẞE", "STRASSE"),
        ("Æquo", "AEQUO"),
        ("aïeul", "AIEUL"),
        ("ça", "CA"),
        ("l’été", "LETE"),
        ("arc-en-ciel", "ARCENCIEL"),
    ],
)
def test_folding(typed: str, folded: str) -> None:
    assert fold(typed) == folded


def test_a_corner_lets_you_go_to_any_numbered_square() -> None:
    assert legal(at_corner()) == sorted(f"go {square}" for square in NUMBERED)
    assert reason(at_corner(), "go BL") == "Choose a numbered square, not a corner."


def test_only_squares_whose_line_is_not_complete_are_offered() -> None:
    state = with_found(at_corner(), 0, "6 across 1", "6 down 1", "6 down 2")
    offered = set(legal(state))
    assert not offered & {"go L6", "go R6", "go T6", "go B6"}
    assert len(offered) == 30
    refused = state.why_not(parse("go R6"))
    assert str(refused) == "The line of R6 is complete: choose another."
    assert refused
    assert refused.evidence == GridLine("across", 6)


def test_a_line_is_complete_when_each_of_its_words_is() -> None:
    state = with_found(at_corner(), 0, "8 across 2")
    assert state.why_not(parse("go R8")) is None
    assert state.why_not(parse("go L8")) is None


def test_words_completed_by_their_crossings_are_complete_without_points() -> None:
    """SI in row 7 of grid A: found through the columns that cross it."""
    state = at_corner()
    crossing = [
        word.key
        for word in state.sheets[0].grid.words
        if "down" in word.key and word.mask & next(w.mask for w in state.sheets[0].grid.words if w.key == "7 across 1")
    ]
    state = with_found(state, 0, *crossing)
    assert reason(state, "go R7") == "The line of R7 is complete: choose another."
    assert state.scores == (0, 0)


def test_a_red_square_with_a_complete_line_lets_you_choose() -> None:
    assert landing("R4", "4 across 1").phase == "go"


def test_a_green_square_with_a_complete_line_asks_a_bonus_question() -> None:
    state = landing("R6", "6 across 1")
    assert state.phase == "question"
    assert legal(state) == ["question right", "question wrong"]


def test_a_wrong_bonus_question_ends_the_turn() -> None:
    state = played("question wrong", state=landing("R6", "6 across 1"))
    assert (state.turn, state.phase) == (1, "roll")


def test_a_right_one_lets_you_roll_again_and_play_where_you_land() -> None:
    state = played("question right", state=landing("R6", "6 across 1"))
    assert (state.turn, state.to_move) == (0, CHANCE)
    assert played("roll 3", state=state).view()["asked"] == "9 across 1"


def test_a_second_question_answered_right_lets_you_choose_and_wrong_ends_the_turn() -> None:
    state = landing("R6", "6 across 1", "7 across 1")
    state = played("question right", "roll 1", state=state)
    assert state.phase == "question"
    assert played("question right", state=state).phase == "go"
    assert played("question wrong", state=state).turn == 1


@pytest.mark.parametrize(("roll", "found"), [("roll 2", ("8 across 1", "8 across 2")), ("roll 5", ())])
def test_red_squares_and_corners_after_the_second_roll_work_as_always(roll: str, found: tuple[str, ...]) -> None:
    state = played("question right", roll, state=landing("R6", "6 across 1", *found))
    assert state.phase == "go"


def test_questions_are_counted_anew_each_turn() -> None:
    state = landing("R6", "6 across 1", "7 across 1", "9 across 1")
    state = played("question right", "roll 1", "question wrong", "roll 1", "pass", state=state)
    assert state.turn == 0
    state = played("roll 2", state=state)
    assert state.phase == "question"
    assert played("question right", state=state).phase == "roll"


# Order of things


@pytest.mark.parametrize(
    ("state", "wrong", "sentence"),
    [
        (start(), "pass", "Roll the die first."),
        (played(*A_BEGINS), "go T1", "Roll the die first."),
        (at_corner(), "roll 3", "Choose a square first."),
        (at_corner(), "answer ARSENE", "Choose a square first."),
        (played("go T6", state=at_corner()), "question right", "Answer the clue, or pass."),
        (played("go T6", state=at_corner()), "go T5", "Answer the clue, or pass."),
        (landing("R6", "6 across 1"), "answer ILETTES", "Judge the bonus question first: right or wrong."),
    ],
)
def test_each_moment_takes_its_own_moves(state: Race, wrong: str, sentence: str) -> None:
    assert reason(state, wrong) == sentence


def test_a_clue_takes_the_right_answer_or_a_pass_and_lists_both() -> None:
    assert legal(played("go T6", state=at_corner())) == ["answer ARSENE", "pass"]


# What a player may know


def test_at_the_end_both_solutions_lie_open() -> None:
    over = finished_by(seat=1, beginner=0)
    rows = ["".join(EXAMPLE[name]["rows"]) for name in "AB"]
    assert [sheet.grid.letters for sheet in over.on_table().sheets] == rows
    before = finished_by(seat=0, beginner=0)
    assert before.to_move is not None
    assert [sheet.grid.letters for sheet in before.on_table().sheets] != rows


def test_a_computer_sees_only_what_is_found_and_the_word_it_is_asked() -> None:
    state = played("go T6", state=with_found(at_corner(), 0, "4 across 1"))
    seen = state.seen_by(0)
    assert seen.sheets[0].grid.letters[5::7] == "ARSENE#???"
    assert seen.sheets[0].grid.letters[21:28] == "?#EMUES"
    assert [clue for clue in seen.sheets[0].grid.clues if clue] == [EXAMPLE["A"]["clues"]["6 down 1"]]
    assert set(seen.sheets[1].grid.letters) == {"?", "#"}
    assert set(state.seen_by(1).sheets[0].grid.letters) == {"?", "#", *"EMUES"}


def test_on_the_table_is_what_is_found_and_the_clue_that_is_asked_but_not_its_answer() -> None:
    state = played("go T6", state=with_found(at_corner(), 0, "4 across 1"))
    table = state.on_table()
    assert table.sheets[0].grid.letters[21:28] == "?#EMUES"
    assert set(table.sheets[0].grid.letters) == {"?", "#", *"EMUES"}
    assert set(table.sheets[1].grid.letters) == {"?", "#"}
    assert table.view() == state.view()
    clues = [clue for sheet in table.sheets for clue in sheet.grid.clues if clue]
    assert clues == [EXAMPLE["A"]["clues"]["6 down 1"]]


def test_no_clue_is_on_the_table_while_none_is_asked() -> None:
    assert not any(clue for sheet in at_corner().on_table().sheets for clue in sheet.grid.clues)


def test_choosing_answering_and_judging_reveal_something_and_passing_does_not() -> None:
    assert at_corner().reveals(parse("go T1"))
    assert at_corner().reveals(parse("answer UR"))
    assert at_corner().reveals(parse("question right"))
    assert not at_corner().reveals(parse("pass"))


# Letters are counted once


@pytest.mark.long
def test_points_are_15_times_the_letters_found_when_nothing_is_ever_missed() -> None:
    """A whole random race in which every clue is known, against a count of the letters on the boards."""
    for seed in range(30):
        rng, state = Random(seed), start()
        while state.to_move is not None:
            moves = [move for move in state.legal_moves() if str(move) != "pass"]
            state = state.play(rng.choice(moves))
            for sheet, points in zip(state.sheets, (state.sheets[0].points, state.sheets[1].points), strict=True):
                shown = "".join(state.view()["grids"][state.sheets.index(sheet)])
                assert points == 15 * sum(letter.isalpha() for letter in shown)


@pytest.mark.long
def test_points_agree_with_a_slow_count_with_misses() -> None:
    for seed in range(30):
        rng, state = Random(seed), start()
        points, missed, shown = [0, 0], [{}, {}], [set(), set()]  # type: ignore[var-annotated]
        while state.to_move is not None:
            move = rng.choice(state.legal_moves())
            seat, key = state.turn, state.view()["asked"]
            if key is not None:
                word = next(word for word in state.sheet.grid.words if word.key == key)
                if str(move) == "pass":
                    missed[seat][key] = missed[seat].get(key, 0) + 1
                else:
                    worth = {0: 15, 1: 10}.get(missed[seat].get(key, 0), 5)
                    points[seat] += worth * len(set(word.cells) - shown[seat])
                    shown[seat] |= set(word.cells)
            state = state.play(move)
            assert [sheet.points for sheet in state.sheets] == points


# Notation


@pytest.mark.parametrize(
    "text", ["roll 4", "go R10", "go TL", "answer ARSENE", "pass", "question right", "question wrong"]
)
def test_moves_are_read_and_printed(text: str) -> None:
    assert str(parse(text)) == text


@pytest.mark.parametrize(
    "text",
    ["roll", "roll 0", "roll 7", "roll 1 2", "go", "go R11", "go T8", "go X1", "go r4", "answer", "answer ", "answer -",
     "answer 42", "answer AB3", "Pass", "pass ", "question", "question maybe", "ARSENE"],
)  # fmt: skip
def test_anything_else_is_not_a_move(text: str) -> None:
    with pytest.raises(UnreadableMove):
        parse(text)
