"""Crossword Track, sentence by sentence of its rules. Two fixture grids carry the worked example."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ludogite.content.grids import shipped
from ludogite.rules.crossword.grid import Grid, Line, fold, read_grid
from ludogite.rules.crossword.match import Race, parse
from ludogite.rules.crossword.sheet import Bill
from ludogite.rules.crossword.track import CORNERS, NUMBERED, SQUARES, advance, is_red, line_beside
from ludogite.rules.game import CHANCE, SHELF, InvalidSetup, UnreadableMove

GAME = SHELF["crossword"]
EXAMPLE = json.loads((Path(__file__).parent.parent / "data" / "crossword-example.json").read_text(encoding="utf-8"))
A_BEGINS = ("roll 1", "roll 2")


def start() -> Race:
    state = GAME.start(2, {}, {"grids": [EXAMPLE["A"], EXAMPLE["B"]]})
    assert isinstance(state, Race)
    return state


def played(*moves: str, state: Race | None = None) -> Race:
    state = state or start()
    for move in moves:
        state = state.play(parse(move))
    return state


def reason(state: Race, move: str) -> str:
    return str(state.why_not(parse(move)))


def legal(state: Race) -> list[str]:
    return sorted(map(str, state.legal_moves()))


def with_found(state: Race, seat: int, *keys: str, **changes: Any) -> Race:
    """As if the seat had found these words before, for no points."""
    sheet = state.sheets[seat]
    found = sheet.found
    for word in sheet.grid.words:
        if word.key in keys:
            found |= word.mask
    sheets = list(state.sheets)
    sheets[seat] = replace(sheet, found=found, **changes)
    return replace(state, sheets=tuple(sheets))


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


# The board


def test_the_track_has_38_squares_walked_clockwise() -> None:
    assert len(SQUARES) == len(set(SQUARES)) == 38
    assert " ".join(SQUARES[:11]) == "TL T1 T2 T3 T4 T5 T6 T7 TR R1 R2"
    assert " ".join(SQUARES[18:29]) == "R10 BR B7 B6 B5 B4 B3 B2 B1 BL L10"
    assert SQUARES[-1] == "L1"
    assert [advance("L2", steps) for steps in range(1, 7)] == ["L1", "TL", "T1", "T2", "T3", "T4"]
    assert len(NUMBERED) == 34
    assert CORNERS == ("TL", "TR", "BR", "BL")


def test_t_and_b_belong_to_columns_l_and_r_to_rows() -> None:
    assert line_beside("T6") == line_beside("B6") == Line("down", 6)
    assert line_beside("L10") == line_beside("R10") == Line("across", 10)


def test_squares_4_and_8_are_red_and_the_others_green() -> None:
    assert [square for square in NUMBERED if is_red(square)] == ["T4", "R4", "R8", "B4", "L8", "L4"]


# Grids


def grid(*rows: str) -> dict[str, Any]:
    """A grid with a clue for each of its words."""
    bare = Grid("".join(rows), ())
    return {"rows": list(rows), "clues": {word.key: "…" for word in bare.words}}


OPEN = ("ABCDEFG",) * 10


def test_words_are_stretches_of_two_or_more_cells_across_and_down() -> None:
    rows = ("AB#C#DE", *("ABCDEFG",) * 9)
    keys = [word.key for word in read_grid(grid(*rows)).words]
    assert keys[:3] == ["1 across 1", "1 across 2", "2 across 1"]
    assert "3 down 1" in keys
    assert "1 across 3" not in keys


def test_clues_are_kept_by_line_and_number_from_the_left_or_top() -> None:
    read = read_grid(EXAMPLE["A"])
    answers = {word.key: read.answer(n) for n, word in enumerate(read.words)}
    assert (answers["6 down 1"], answers["6 down 2"], answers["4 across 1"]) == ("ARSENE", "ROI", "EMUES")
    assert (answers["8 across 1"], answers["8 across 2"]) == ("ERE", "BRU")
    for n, word in enumerate(read.words):
        assert read.clues[n] == EXAMPLE["A"]["clues"][word.key]


def without(clues: dict[str, str], key: str) -> dict[str, str]:
    return {k: v for k, v in clues.items() if k != key}


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (None, "must have “rows” and “clues”"),
        ({"rows": list(OPEN)}, "must have “rows” and “clues”"),
        ({**grid(*OPEN), "title": "x"}, "must have “rows” and “clues”"),
        ({**grid(*OPEN), "rows": list(OPEN[:9])}, "10 rows of 7 letters"),
        ({**grid(*OPEN), "rows": ["ABCDEFG"] * 9 + ["ABCDEF"]}, "10 rows of 7 letters"),
        ({**grid(*OPEN), "rows": ["abcdefg"] * 10}, "10 rows of 7 letters"),
        ({**grid(*OPEN), "rows": ["ABCDEFÉ"] * 10}, "10 rows of 7 letters"),
        ({**grid(*OPEN), "rows": "ABCDEFG" * 10}, "10 rows of 7 letters"),
        ({**grid(*OPEN), "clues": []}, "clues must be texts"),
        ({**grid(*OPEN), "clues": {**grid(*OPEN)["clues"], "1 across 1": 3}}, "clues must be texts"),
        ({**grid(*OPEN), "clues": without(grid(*OPEN)["clues"], "3 down 1")}, "no clue for 3 down 1"),
        ({**grid(*OPEN), "clues": {**grid(*OPEN)["clues"], "1 across 2": "x"}}, "a clue but no word 1 across 2"),
        (grid("A#B#C#D", *OPEN[1:]), "no word in row 1"),
        (grid(*(("#BCDEFG",) * 10)), "no word in column 1"),
        (grid(*OPEN[:4], "#######", *OPEN[5:]), "no word in row 5"),
        (grid(*(("ABC#EFG",) * 10)), "no word in column 4"),
        (grid("AB#DEFG", "AB#DEFG", "##CDEFG", *OPEN[3:]), "not connected"),
        (grid(*OPEN[:7], "##CDEFG", "AB#DEFG", "AB#DEFG"), "not connected"),
    ],
)
def test_grids_that_are_none_are_refused(data: Any, sentence: str) -> None:
    with pytest.raises(InvalidSetup, match=sentence):
        read_grid(data)


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        ({}, "must be “grids”"),
        ({"grids": [EXAMPLE["A"]]}, "one grid for each player"),
        ({"grids": EXAMPLE}, "one grid for each player"),
        ({"grids": [EXAMPLE["A"], EXAMPLE["B"]], "dice": 1}, "must be “grids”"),
    ],
)
def test_set_ups_that_are_none_are_refused(setup: dict[str, Any], sentence: str) -> None:
    with pytest.raises(InvalidSetup, match=sentence):
        GAME.start(2, {}, setup)


def test_each_player_has_a_level_of_his_own() -> None:
    setup = GAME.draw_setup(2, {"levels": ["hard", "easy"]}, 3)
    levels = {grid.data["rows"][0]: grid.level for grid in shipped()}
    assert [levels[grid["rows"][0]] for grid in setup["grids"]] == ["hard", "easy"]


def test_the_two_grids_drawn_for_a_match_share_no_answer_of_three_letters_or_more() -> None:
    for seed in range(20):
        first, second = (read_grid(data) for data in GAME.draw_setup(2, {}, seed)["grids"])
        answers = [{grid.answer(n) for n in range(len(grid.words))} for grid in (first, second)]
        assert not {word for word in answers[0] & answers[1] if len(word) > 2}


def test_every_shipped_grid_is_valid_and_every_level_has_some() -> None:
    assert {grid.level for grid in shipped()} == {"easy", "medium", "hard"}
    for grid in shipped():
        assert len(read_grid(grid.data).words) >= 20


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


def at_corner() -> Race:
    """Seat 0 has just come to the corner TR."""
    return played(*A_BEGINS, "roll 2", state=with_found(start(), 0, pawn="T6"))


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
    assert refused.evidence == Line("across", 6)


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


def landing(square: str, *found: str) -> Race:
    """Seat 0 rolls a 1 and lands on the square."""
    before = SQUARES[SQUARES.index(square) - 1]
    return played(*A_BEGINS, "roll 1", state=with_found(start(), 0, *found, pawn=before))


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


# The end

LAST_LETTER = ("R10", 69, "answer AIT"), ("R8", 55, "answer IR")
"""By seat: the square of a word, the cell of its last letter, and the answer."""


def finished_by(seat: int, beginner: int, **other: Any) -> Race:
    """`seat` lacked one letter and has just found it, for 15 points; the other had found nothing."""
    square, cell, answer = LAST_LETTER[seat]
    state = played(*(("roll 1", "roll 2") if beginner == 0 else ("roll 2", "roll 1")))
    found = state.sheets[seat].grid.white & ~(1 << cell)
    before = SQUARES[SQUARES.index(square) - 1]
    state = with_found(replace(state, turn=seat), seat, pawn=before)
    sheets = [replace(sheet, found=found) if who == seat else sheet for who, sheet in enumerate(state.sheets)]
    state = with_found(replace(state, sheets=tuple(sheets)), 1 - seat, **other)
    return played("roll 1", answer, state=state)


def test_when_the_beginner_completes_his_grid_the_other_has_one_more_whole_turn() -> None:
    state = finished_by(seat=0, beginner=0)
    assert state.finisher == 0
    assert (state.to_move, state.turn) == (CHANCE, 1)
    state = played("roll 5", state=state)
    assert state.to_move == 1
    state = played("answer UR", state=state)
    assert state.to_move is None


def test_the_one_more_turn_is_a_whole_one_with_questions_and_choices() -> None:
    state = with_found(finished_by(seat=0, beginner=0), 1, "2 across 1", pawn="R1")
    state = played("roll 1", "question right", "roll 1", state=state)
    assert state.view()["asked"] == "3 across 2"
    assert played("pass", state=state).to_move is None


def test_the_one_more_turn_goes_to_whoever_did_not_begin() -> None:
    state = finished_by(seat=1, beginner=1)
    assert (state.to_move, state.turn) == (CHANCE, 0)
    assert played("roll 6", "pass", state=state).to_move is None


def test_what_is_found_in_the_last_turn_lowers_the_bonus() -> None:
    """57 white cells in grid B; UR is found in the last turn."""
    over = played("roll 5", "answer UR", state=finished_by(seat=0, beginner=0))
    assert over.scores == (15 + 5 * 55, 30)


def test_the_other_may_complete_his_grid_in_the_last_turn() -> None:
    state = finished_by(seat=0, beginner=0)
    square, cell, answer = LAST_LETTER[1]
    almost = replace(state.sheets[1], found=state.sheets[1].grid.white & ~(1 << cell), pawn="R7")
    over = played("roll 1", answer, state=replace(state, sheets=(state.sheets[0], almost)))
    assert over.to_move is None
    assert over.finisher == 0
    assert over.scores == (15, 15)
    assert square == "R8"


def test_when_the_other_completes_his_grid_the_game_ends_at_once() -> None:
    state = finished_by(seat=1, beginner=0)
    assert state.finisher == 1
    assert state.to_move is None
    assert finished_by(seat=0, beginner=1).to_move is None


def test_the_first_to_complete_gets_5_points_for_each_letter_the_opponent_has_not_found() -> None:
    """58 white cells in grid A, none of them found."""
    assert finished_by(seat=1, beginner=0).scores == (0, 15 + 5 * 58)


def test_the_bonus_counts_only_at_the_end() -> None:
    state = finished_by(seat=0, beginner=0)
    assert state.scores[0] == state.sheets[0].points
    over = played("roll 5", "pass", state=state)
    assert over.scores[0] == over.sheets[0].points + 5 * over.sheets[1].unfound


def test_most_points_win_even_against_the_first_to_complete() -> None:
    state = finished_by(seat=1, beginner=0, written=(0, 0, 400))
    assert state.outcome
    assert state.outcome.winner == 0
    assert str(state.outcome.why) == "2000 points to 305."


def test_equal_points_are_a_draw() -> None:
    state = finished_by(seat=1, beginner=0, written=(0, 0, 61))
    assert state.outcome
    assert state.outcome.winners == (0, 1)
    assert str(state.outcome.why) == "Level on 305 points."


# Both at the end: bills and notebooks


def test_the_bill_says_how_many_letters_brought_15_10_and_5_and_the_bonus_of_the_first_to_finish() -> None:
    state = played(
        *A_BEGINS,
        *("roll 6", "pass", "roll 5", "answer UR"),
        *("roll 2", "go T6", "answer ARSENE"),
    )
    assert state.bill(0) == Bill((0, 6, 0))
    assert state.bill(1) == Bill((2, 0, 0))
    assert state.bill(0).lines == ((15, 0), (10, 6), (5, 0))
    over = finished_by(seat=1, beginner=0)
    assert over.bill(1) == Bill((1, 0, 0), unfound=58)
    assert (over.bill(1).bonus, over.bill(1).points) == (290, 305)
    assert over.bill(0) == Bill((0, 0, 0))


def test_the_notebook_has_the_words_that_were_missed_or_never_found_with_answers_and_clues() -> None:
    over = finished_by(seat=1, beginner=0)
    assert over.missed(1) == []
    clues = EXAMPLE["A"]["clues"]
    assert {word.key: word.clue for word in over.on_table().missed(0)} == clues
    arsene = next(word for word in over.on_table().missed(0) if word.key == "6 down 1")
    assert (arsene.answer, arsene.misses, arsene.is_found) == ("ARSENE", 0, False)


def test_a_word_that_was_missed_and_then_found_is_in_the_notebook() -> None:
    state = played("go R4", "pass", "roll 5", "pass", state=at_corner())
    state = with_found(state, 0, "4 across 1")
    word = next(word for word in state.missed(0) if word.key == "4 across 1")
    assert (word.misses, word.is_found) == (1, True)


# The short game


def short_start(seats: int = 2) -> Race:
    grids = [EXAMPLE["A"], EXAMPLE["B"]][:seats]
    state = GAME.start(seats, {"length": "short"}, {"grids": grids})
    assert isinstance(state, Race)
    return state


def turns_of_passes(state: Race, turns: int) -> Race:
    """So many turns, in each of which the first thing that can be done is done, and every clue is passed."""
    while turns:
        moves = [move for move in legal(state) if not move.startswith("answer")]
        before = sum(state.turns)
        state = played(moves[-1] if state.phase == "question" else moves[0], state=state)
        turns -= sum(state.turns) - before
    return state


def test_a_short_game_is_over_when_both_have_made_20_turns_and_there_is_no_bonus() -> None:
    state = turns_of_passes(played(*A_BEGINS, state=short_start()), 39)
    assert state.turns == (20, 19)
    assert (state.to_move, state.turn) == (CHANCE, 1)
    state = with_found(state, 0, written=(2, 0, 0))
    over = turns_of_passes(state, 1)
    assert over.to_move is None
    assert over.scores == (30, 0)
    assert over.outcome
    assert over.outcome.winner == 0


def test_a_full_game_goes_on_after_20_turns() -> None:
    assert turns_of_passes(played(*A_BEGINS), 40).to_move == CHANCE


def test_opening_throws_are_no_turns() -> None:
    state = played("roll 3", "roll 3", "roll 1", "roll 2", state=short_start())
    assert (state.turns, state.throws) == ((0, 0), (0, 0))


def test_a_turn_lasts_until_the_die_passes_on_with_choice_question_and_second_throw() -> None:
    state = landing("R6", "6 across 1", "7 across 1")
    state = played("question right", "roll 1", "question right", "go T1", state=state)
    assert state.turns == (0, 0)
    state = played("pass", state=state)
    assert (state.turns, state.throws) == ((1, 0), (2, 0))


def last_turns(seat: int, turns: tuple[int, int], beginner: int = 0) -> Race:
    """In a short game with so many turns made, the seat lacks one letter, and finds it."""
    square, cell, answer = LAST_LETTER[seat]
    opening = ("roll 1", "roll 2") if beginner == 0 else ("roll 2", "roll 1")
    state = replace(played(*opening, state=short_start()), turn=seat, turns=turns)
    sheet = state.sheets[seat]
    found = sheet.grid.white & ~(1 << cell)
    almost = replace(sheet, found=found, pawn=SQUARES[SQUARES.index(square) - 1])
    sheets = (almost, state.sheets[1]) if seat == 0 else (state.sheets[0], almost)
    return played("roll 1", answer, state=replace(state, sheets=sheets))


def test_a_grid_completed_in_the_20th_turn_ends_the_game_as_always_with_the_bonus() -> None:
    over = last_turns(seat=1, turns=(20, 19))
    assert over.turns == (20, 20)
    assert over.to_move is None
    assert over.scores == (0, 15 + 5 * 58)


def test_when_the_beginner_completes_in_his_20th_turn_the_other_still_has_his() -> None:
    state = last_turns(seat=0, turns=(19, 19))
    assert (state.to_move, state.turn) == (CHANCE, 1)
    over = played("roll 5", "pass", state=state)
    assert over.to_move is None
    assert over.scores == (15 + 5 * 57, 0)


def test_a_grid_completed_early_ends_a_short_game_too() -> None:
    assert last_turns(seat=0, turns=(7, 8), beginner=1).to_move is None


# Solo


def solo_start(**options: str) -> Race:
    state = GAME.start(1, options, {"grids": [EXAMPLE["A"]]})
    assert isinstance(state, Race)
    return state


def test_alone_there_are_no_opening_throws() -> None:
    assert (solo_start().to_move, solo_start().thrower) == (CHANCE, 0)
    state = played("roll 6", state=solo_start())
    assert state.view()["asked"] == "6 down 1"
    assert state.to_move == 0


def test_alone_the_turn_comes_back_after_each_answer() -> None:
    state = played("roll 6", "answer ARSENE", state=solo_start())
    assert (state.to_move, state.turn, state.thrower, state.scores) == (CHANCE, 0, 0, (90,))
    assert played("roll 2", "go R4", "pass", "roll 1", state=state).view()["asked"] == "5 across 1"


def test_alone_it_is_over_when_the_grid_is_complete_with_no_bonus_and_every_throw_counted() -> None:
    state = solo_start()
    while state.to_move is not None:
        moves = [move for move in legal(state) if move not in ("pass", "question wrong")]
        state = played(moves[0], state=state)
    assert state.scores == (15 * 58,)
    assert state.outcome
    assert state.outcome.winners == (0,)
    assert state.throws[0] > state.turns[0] > 0
    assert str(state.outcome.why) == f"The grid is complete: 870 points in {state.throws[0]} throws."


def test_alone_a_short_game_is_over_after_20_turns() -> None:
    state = turns_of_passes(short_start(seats=1), 20)
    assert state.to_move is None
    assert state.scores == (0,)
    assert state.outcome
    assert str(state.outcome.why) == f"20 turns played: 0 points in {state.throws[0]} throws."


# Order of things


@pytest.mark.parametrize(
    ("state", "wrong", "sentence"),
    [
        (start(), "pass", "Throw the die first."),
        (played(*A_BEGINS), "go T1", "Throw the die first."),
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
