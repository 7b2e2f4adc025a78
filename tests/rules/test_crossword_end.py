"""Crossword Track, sentence by sentence of its rules: how a full game ends, a short one, and one alone."""

from __future__ import annotations

from dataclasses import replace

from ludogite.rules.crossword.match import Race
from ludogite.rules.crossword.sheet import Bill
from ludogite.rules.crossword.track import SQUARES
from ludogite.rules.game import CHANCE
from tests.support.crossword_races import (
    A_BEGINS,
    EXAMPLE,
    GAME,
    LAST_LETTER,
    at_corner,
    finished_by,
    landing,
    legal,
    played,
    with_found,
)

# The end


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
    assert str(state.outcome.why) == "Tied at 305 points."


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
    assert str(state.outcome.why) == f"The grid is complete: 870 points in {state.throws[0]} rolls."


def test_alone_a_short_game_is_over_after_20_turns() -> None:
    state = turns_of_passes(short_start(seats=1), 20)
    assert state.to_move is None
    assert state.scores == (0,)
    assert state.outcome
    assert str(state.outcome.why) == f"20 turns played: 0 points in {state.throws[0]} rolls."
