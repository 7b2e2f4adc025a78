"""What cannot be taken back any more, and the one thing that can be corrected all the same, in Crossword Track."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from ludogite.match.config import MatchConfig, Seat
from ludogite.match.match import CannotUndo, Match
from ludogite.match.store import StoreProblem
from ludogite.match.store.store import Store
from ludogite.rules.crossword.match import RIGHT, WRONG, Answer, Pass, Race
from ludogite.rules.game import CHANCE
from ludogite.rules.shelf import SHELF
from tests.support.moves import play_text
from tests.support.store import jammed

EXAMPLE = json.loads((Path(__file__).parent.parent / "data" / "crossword-example.json").read_text(encoding="utf-8"))
GAME = SHELF["crossword"]
ANN, BOB, COMPUTER = Seat("Ann"), Seat("Bob"), Seat("Computer", level="easy")
CONFIG = MatchConfig(GAME, (ANN, BOB), {}, {"grids": [EXAMPLE["A"], EXAMPLE["B"]]}, seed=1)
READER = replace(CONFIG, table={"asking": "reader"})
OPENING = ("roll 1", "roll 2")


def played(config: MatchConfig, *moves: str) -> Match:
    return Match(config, moves)


def race(match: Match) -> Race:
    assert isinstance(match.state, Race)
    return match.state


def is_sealed(match: Match) -> bool:
    if match.undo_step() is not None or match.can_redo():
        return False
    with pytest.raises(CannotUndo):
        match.undo()
    return True


@pytest.mark.parametrize("config", [CONFIG, READER, replace(CONFIG, seats=(ANN, COMPUTER))])
@pytest.mark.parametrize("real_dice", [False, True])
def test_nothing_before_an_open_clue_can_be_taken_back_nor_anything_that_was_thrown(
    config: MatchConfig, real_dice: bool
) -> None:
    match = Match(replace(config, real_dice=real_dice))
    for move in (*OPENING, "roll 6", "answer ARSENE", "roll 5", "pass", "roll 2", "go R4", "answer EMUES"):
        play_text(match, move)
        assert is_sealed(match), move


def test_alone_nothing_before_an_open_clue_can_be_taken_back_either() -> None:
    match = Match(replace(CONFIG, seats=(ANN,), setup={"grids": [EXAMPLE["A"]]}))
    for move in ("roll 6", "pass", "roll 2", "go R4"):
        play_text(match, move)
        assert is_sealed(match), move


def test_a_game_that_seals_nothing_is_undone_as_ever() -> None:
    match = Match(MatchConfig(SHELF["shapes"], (ANN, BOB), {}, {}, seed=1), ["Sa1"])
    match.undo()
    assert match.can_redo()


def test_a_verdict_of_a_reader_can_be_corrected_both_ways_until_the_next_throw() -> None:
    match = played(READER, *OPENING, "roll 6", "pass")
    match.correct(Answer("ARSENE"))
    assert (race(match).scores, race(match).turn, race(match).to_move) == ((90, 0), 1, CHANCE)
    assert [str(move) for move in match.moves] == [*OPENING, "roll 6", "answer ARSENE"]
    match.correct(Pass())
    assert race(match).scores == (0, 0)
    assert sum(race(match).sheets[0].misses) == 1
    match.roll()
    assert not match.may_correct(Answer("ARSENE"))
    with pytest.raises(CannotUndo, match="no longer"):
        match.correct(Answer("ARSENE"))


def test_a_verdict_on_a_question_can_be_corrected() -> None:
    opening = [*OPENING, "roll 6", "answer ARSENE", "roll 5", "pass", "roll 2", "go B6", "answer ROI", "roll 6", "pass"]
    match = Match(READER, opening)
    play_text(match, "roll 6")
    play_text(match, "go T1")
    while race(match).phase != "question":
        state = race(match)
        moves = [str(move) for move in state.legal_moves()]
        play_text(match, moves[0])
    match.play(WRONG)
    waiting = race(match).turn
    match.correct(RIGHT)
    assert race(match).turn != waiting
    match.correct(WRONG)
    assert race(match).turn == waiting


def test_a_correction_changes_neither_the_dice_nor_the_mark_of_a_take_back() -> None:
    match = played(READER, *OPENING, "roll 6", "pass")
    roll = match.next_roll()
    match.correct(Answer("ARSENE"))
    assert match.next_roll() == roll
    assert not match.taken_back


def test_without_a_reader_nothing_is_corrected() -> None:
    for config in (CONFIG, replace(READER, seats=(ANN, COMPUTER))):
        match = played(config, *OPENING, "roll 6", "pass")
        assert not match.may_correct(Answer("ARSENE"))
        with pytest.raises(CannotUndo):
            match.correct(Answer("ARSENE"))


def test_only_a_verdict_is_corrected_and_only_into_the_other_verdict() -> None:
    match = played(READER, *OPENING, "roll 6")
    assert not match.may_correct(GAME.rules.parse("roll 5"))
    play_text(match, "pass")
    assert not match.may_correct(Pass())
    assert not match.may_correct(Answer("ARSENAL"))
    assert not match.may_correct(RIGHT)
    assert not match.may_correct(GAME.rules.parse("go R4"))


def played_to_the_end(knowing: int) -> Match:
    """Ann begins; one of the two knows everything, the other nothing."""
    match = Match(READER, OPENING)
    while match.state.to_move is not None:
        moves = {str(move): move for move in match.state.legal_moves()}
        for wrong in ("pass", "question wrong"):
            if wrong in moves and race(match).turn != knowing:
                moves = {wrong: moves[wrong]}
            elif wrong in moves:
                del moves[wrong]
        match.play(next(iter(moves.values())))
    return match


def test_a_verdict_that_ended_the_game_is_not_corrected_so_that_it_would_go_on() -> None:
    match = played_to_the_end(knowing=1)
    assert isinstance(match.moves[-1], Answer)
    assert not match.may_correct(Pass())
    assert is_sealed(match)


def test_a_verdict_after_which_it_is_over_in_any_case_can_be_corrected() -> None:
    match = played_to_the_end(knowing=0)
    before = match.state_at(match.cursor - 1)
    right = next(move for move in before.legal_moves() if isinstance(move, Answer))
    lost = race(match).scores[1]
    match.correct(right)
    assert match.state.to_move is None
    assert race(match).scores[1] > lost


def test_a_correction_is_there_after_a_restart(store: Store) -> None:
    match = store.begin(READER)
    for move in (*OPENING, "roll 6", "pass"):
        play_text(match, move)
    match.correct(Answer("ARSENE"))
    assert match.id is not None
    again = store.resume(match.id)
    assert again.state == match.state
    again.correct(Pass())
    assert store.resume(match.id).state == again.state


def test_a_correction_that_cannot_be_written_has_not_been_made(store: Store) -> None:
    match = store.begin(READER)
    for move in (*OPENING, "roll 6", "pass"):
        play_text(match, move)
    before = match.state
    with jammed(store, "INSERT ON moves"), pytest.raises(StoreProblem, match="jammed"):
        match.correct(Answer("ARSENE"))
    assert match.id is not None
    assert match.state == before == store.resume(match.id).state


def test_what_is_chosen_for_the_table_is_there_after_a_restart(store: Store) -> None:
    table = {"asking": "reader", "clock": "30", "words": "half"}
    match = store.begin(replace(READER, table=table))
    assert match.id is not None
    assert store.resume(match.id).config.table_options == table


def test_a_table_option_that_is_none_becomes_the_usual_one() -> None:
    for table in ({}, {"asking": "nobody", "clock": 30}, {"colour": "red"}):
        assert replace(CONFIG, table=table).table_options == {"asking": "program", "clock": "none", "words": "some"}


def test_when_somebody_gives_up_both_solutions_lie_open_and_before_they_do_not() -> None:
    match = played(CONFIG, *OPENING, "roll 6")
    assert race(match).on_table() == match.on_table(3)
    match.resign(0)
    shown = match.on_table(match.cursor)
    assert isinstance(shown, Race)
    assert [sheet.grid.letters for sheet in shown.sheets] == ["".join(EXAMPLE[name]["rows"]) for name in "AB"]
    assert match.on_table(2) == match.state_at(2).on_table()
