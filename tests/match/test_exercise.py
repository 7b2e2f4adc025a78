"""A match in which only what an exercise expects is played: what is said of it, and how often something was tried."""

from __future__ import annotations

import pytest

from ludogite.content.exercises import Exercise, Step
from ludogite.match.config import Seat
from ludogite.match.exercise import ExerciseMatch, WrongMove
from ludogite.rules.cube.match import Position
from ludogite.rules.game import IllegalMove
from tests.support.kinds import as_a
from tests.support.moves import play_text

SAY = {"en": "Play.", "fr": "Joue."}
BOARD = ["1 2 3 4 5 6", "7 8 9 10 4 5", "11 12 13 14 15 16", "1 2 3 4 5 6", "7 8 9 10 18 20", "8 8 4 1 2 3"]
SEATS = (Seat("Léa"), Seat("Computer", level="easy"))


def begun(*steps: Step, game: str = "shapes") -> ExerciseMatch:
    return ExerciseMatch(Exercise(game, 2, steps), SEATS)


def test_words_of_its_own_are_said_in_the_language_in_force() -> None:
    step = Step(SAY, (), ("Sa1",), right={"en": "Well done.", "fr": "Bravo."}, wrong={"en": "No.", "fr": "Non."})
    match = begun(step)
    match.language = "fr"
    with pytest.raises(WrongMove) as refused:
        play_text(match, "Sa2")
    assert str(refused.value.message) == "Non."
    play_text(match, "Sa1")
    assert str(match.praise) == "Bravo."


def test_without_replies_it_is_done_with_the_last_right_move_and_knows_the_misses() -> None:
    """As a puzzle needs it."""
    match = begun(Step(SAY, ("Sa1", "Yb1", "Sc4", "Cc1"), ("Kd1",)))
    for text in ("Ka2", "Kb2"):
        with pytest.raises(WrongMove):
            play_text(match, text)
    with pytest.raises(IllegalMove) as refused:
        play_text(match, "Cd2")
    assert not isinstance(refused.value, WrongMove), "the rules have forbidden it"
    play_text(match, "Kd1")
    match.go_on()
    assert match.is_done
    assert match.misses == 2
    assert match.outcome
    with pytest.raises(IllegalMove):
        play_text(match, "Sb4")


def test_one_of_several_moves_is_enough() -> None:
    match = begun(Step(SAY, (), ("Sa1", "S?2")))
    play_text(match, "Sc2")
    assert match.is_answered


def test_where_each_is_to_be_made_the_order_does_not_matter() -> None:
    both = Step(SAY, ("roll 1 2",), ("turn a1", "turn b1"), is_all=True)
    match = ExerciseMatch(Exercise("bigbang", 2, (both,), setup={"boards": [BOARD, BOARD]}), SEATS)
    play_text(match, "turn b1")
    assert match.awaits_answer
    play_text(match, "turn a1")
    assert match.is_answered


def test_a_right_move_brings_as_many_points_as_wanted() -> None:
    match = begun(Step(SAY, (), ("*",), gain=9), game="cube")
    with pytest.raises(WrongMove):
        play_text(match, "000 001 010 011")
    before = match.state.scores
    best = max(match.state.legal_moves(), key=lambda move: as_a(Position, match.state.play(move)).scores[0])
    assert before
    match.play(best)
    assert match.is_answered
