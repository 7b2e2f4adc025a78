"""Every lesson that ships: its sentences are short and in both languages, and it can be played through."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from itertools import pairwise

import pytest

from ludogite import paths
from ludogite.content.exercises import Exercise, Words, has_lesson, lesson_of, read
from ludogite.match.config import Seat
from ludogite.match.exercise import ExerciseMatch, WrongMove
from ludogite.rules.shelf import SHELF
from ludogite.rules.symbols import LINES, ROWS, Round, is_open, line_points
from tests.support.exercises import answer, right_move, wrong_move
from tests.support.kinds import as_a
from tests.support.moves import play_text

GAMES = [file.stem for file in sorted((paths.assets() / "lessons").glob("*.json"))]
MOST_WORDS = 15
PUNCTUATION = {"«", "»", "».", "»,", "!", "?", ":", ";", "—", "–", "·"}


LESSONS = [*((game, "") for game in GAMES), ("crossword", "en")]
"""A game of words has others in another language."""


def begun(exercise: Exercise) -> ExerciseMatch:
    return ExerciseMatch(exercise, [Seat("Léa"), Seat("Computer", level="easy")][: exercise.seats])


def sentences(exercise: Exercise) -> Iterator[Words]:
    for step in exercise.steps:
        yield step.say
        yield from (words for words in (step.right, step.wrong) if words)


def test_every_game_with_rules_of_its_own_has_a_lesson() -> None:
    assert set(GAMES) == {game.id for game in SHELF.values() if not game.part_of}
    assert not has_lesson("challenge")


@pytest.mark.parametrize("game", GAMES)
def test_it_has_five_to_ten_steps_in_short_sentences_of_both_languages(game: str) -> None:
    exercise = lesson_of(game)
    assert exercise.game == game
    assert 5 <= len(exercise.steps) <= 10
    for words in sentences(exercise):
        assert set(words) == {"en", "fr"}
        for sentence in words.values():
            assert len([word for word in sentence.split() if word not in PUNCTUATION]) <= MOST_WORDS, sentence


@pytest.mark.parametrize("game", GAMES)
def test_it_begins_with_a_position_and_ends_with_something_to_read(game: str) -> None:
    """A new position comes after something to read: the move before it is seen."""
    steps = lesson_of(game).steps
    assert steps[0].begin is not None
    assert steps[-1].is_read_only
    for before, step in pairwise(steps):
        assert step.begin is None or before.is_read_only


@pytest.mark.parametrize(("game", "language"), LESSONS)
def test_it_is_played_through_and_nothing_wrong_is_played(game: str, language: str) -> None:
    match = begun(lesson_of(game, language))
    for n, step in enumerate(match.exercise.steps[:-1]):
        assert match.at == n
        if step.expect and (wrong := wrong_move(match)):
            before = match.moves
            with pytest.raises(WrongMove):
                match.play(wrong)
            assert (match.moves, match.at) == (before, n)
        answer(match)
    assert match.is_done


@pytest.mark.parametrize(("game", "language"), LESSONS)
def test_whatever_is_expected_can_be_played_and_answered(game: str, language: str) -> None:
    """Each pattern stands for a legal move, and the replies follow whichever is chosen."""
    match = begun(lesson_of(game, language))
    for step in match.exercise.steps[:-1]:
        if step.expect and not step.is_all:
            moves = [str(move) for move in match.state.legal_moves()]
            assert all(any(fnmatchcase(move, text) for move in moves) for text in step.expect)
            for move in moves if step.then else ():
                if any(fnmatchcase(move, text) for text in step.expect):
                    play_text(match, move)
                    while match.is_answered:
                        match.go_on()
                    match.go_back()
        answer(match)


def test_a_step_that_contradicts_itself_or_knows_an_unknown_word_is_none() -> None:
    step = {"say": {"en": "a", "fr": "b"}}
    fields = {"game": "shapes", "seats": 2, "steps": [{**step, "expect": ["Sa1"], "expect_all": ["Sa1"]}]}
    with pytest.raises(ValueError, match="expect"):
        read(fields)
    with pytest.raises(ValueError, match="expects"):
        read({**fields, "steps": [{**step, "expects": ["Sa1"]}]})
    with pytest.raises(ValueError, match="options"):
        read({**fields, "steps": [{**step, "options": {}}]})


def round_of(match: ExerciseMatch) -> Round:
    return as_a(Round, match.state)


def test_six_symbols_are_taught_with_basic_scoring_first_and_played_with_it() -> None:
    lesson = lesson_of("symbols")
    match, scorings = begun(lesson), list[str]()
    for step in lesson.steps[:-1]:
        scorings.append(round_of(match).scoring)
        assert "diagonal" not in step.say["en"] or round_of(match).scoring == "advanced"
        answer(match)
    assert scorings == ["basic"] * 5 + ["advanced"] * 3
    assert as_a(Round, SHELF["symbols"].start(2, lesson.options, {})).scoring == "basic"


def test_what_a_line_without_points_costs_is_taught_where_it_is_seen() -> None:
    """Row 2 of the sheet, and no other line, is full without points; before that step no sheet shows a -5."""
    match = begun(lesson_of("symbols"))
    while "−5" not in match.step.say["en"]:
        assert round_of(match).scoring == "basic" or not lines_that_cost(match)
        answer(match)
    assert lines_that_cost(match) == [ROWS[1]]


def lines_that_cost(match: ExerciseMatch) -> list[range]:
    sheet = round_of(match).sheets[0]
    return [line for line in LINES if not is_open(sheet, line) and not line_points(sheet, line)]


def test_four_shapes_teaches_that_who_has_no_move_left_loses() -> None:
    match, endings = begun(lesson_of("shapes")), list[str]()
    for step in match.exercise.steps[:-1]:
        answer(match)
        if match.state.outcome and step.expect:
            endings.append(str(match.state.outcome.why))
    assert endings == ["Four different shapes in row 1.", "The opponent can place nothing."]


@pytest.mark.parametrize("game", ["shapes", "symbols"])
def test_going_back_and_forth_leads_to_the_same_positions(game: str) -> None:
    match = begun(lesson_of(game))
    starts = []
    for _ in match.exercise.steps[:-1]:
        starts.append(match.state)
        answer(match)
    for start in reversed(starts):
        match.go_back()
        assert match.state == start
    match.go_back()
    assert (match.at, match.state) == (0, starts[0])
    match.play(right_move(match))
    match.go_on()
    match.go_back()
    assert (match.at, match.state) == (0, starts[0]), "in the middle of what follows"
