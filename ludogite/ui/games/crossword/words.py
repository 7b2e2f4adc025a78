"""The words of Crossword Track: its squares, words and moves by name. None of them tells a word that is not found."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from ludogite.message import QT_TRANSLATE_NOOP, Message, plain
from ludogite.rules.crossword.grid import Grid
from ludogite.rules.crossword.match import SHORT, Answer, Go, Pass, Question, Race
from ludogite.rules.crossword.track import CORNERS, GridLine
from ludogite.rules.dice import Roll
from ludogite.rules.game import Move, State

# Squares and words

SIDES = {
    "T": QT_TRANSLATE_NOOP("crossword", "T{n}"),
    "R": QT_TRANSLATE_NOOP("crossword", "R{n}"),
    "B": QT_TRANSLATE_NOOP("crossword", "B{n}"),
    "L": QT_TRANSLATE_NOOP("crossword", "L{n}"),
}
CORNER_NAMES = {
    "TL": Message(QT_TRANSLATE_NOOP("crossword", "the top left corner")),
    "TR": Message(QT_TRANSLATE_NOOP("crossword", "the top right corner")),
    "BR": Message(QT_TRANSLATE_NOOP("crossword", "the bottom right corner")),
    "BL": Message(QT_TRANSLATE_NOOP("crossword", "the bottom left corner")),
}
ACROSS = QT_TRANSLATE_NOOP("crossword", "{n} across")
DOWN = QT_TRANSLATE_NOOP("crossword", "{n} down")
OF_TWO = {
    ("across", 1): QT_TRANSLATE_NOOP("crossword", "{line}, the left word"),
    ("across", 2): QT_TRANSLATE_NOOP("crossword", "{line}, the right word"),
    ("down", 1): QT_TRANSLATE_NOOP("crossword", "{line}, the upper word"),
    ("down", 2): QT_TRANSLATE_NOOP("crossword", "{line}, the lower word"),
}
OF_MANY = QT_TRANSLATE_NOOP("crossword", "{line}, word {n}")
NONE_FOUND = QT_TRANSLATE_NOOP("crossword", "{n} letters, none in place")
SOME_FOUND = QT_TRANSLATE_NOOP("crossword", "{n} letters, {found} in place")
ROW_DONE = QT_TRANSLATE_NOOP("crossword", "row {n}: all words found")
COLUMN_DONE = QT_TRANSLATE_NOOP("crossword", "column {n}: all words found")

# Moves

OPENED = QT_TRANSLATE_NOOP("crossword", "to start: {n}")
ROLLED = QT_TRANSLATE_NOOP("crossword", "{n} to {square}")
ROLLED_CORNER = QT_TRANSLATE_NOOP("crossword", "{n} to the corner")
ROLLED_AND_WENT = QT_TRANSLATE_NOOP("crossword", "{n} → {square}")
ROLLED_AGAIN = QT_TRANSLATE_NOOP("crossword", "{n}, right, {rest}")
WENT = QT_TRANSLATE_NOOP("crossword", "on to {square}")
ANSWERED = QT_TRANSLATE_NOOP("crossword", "{word}: {answer}")
PASSED = QT_TRANSLATE_NOOP("crossword", "{word}, missed")
FOUND = QT_TRANSLATE_NOOP("crossword", "{answer} +{points}")
MISSED = Message(QT_TRANSLATE_NOOP("crossword", "missed"))
QUESTION_RIGHT = Message(QT_TRANSLATE_NOOP("crossword", "question right"))
QUESTION_WRONG = Message(QT_TRANSLATE_NOOP("crossword", "question wrong"))
RIGHT_TOO = Message(QT_TRANSLATE_NOOP("crossword", "right"))
WRONG_THEN = Message(QT_TRANSLATE_NOOP("crossword", "wrong"))
TWO_ACTIONS = QT_TRANSLATE_NOOP("crossword", "{first} · {second}")

# Seats

SEATS = (
    Message(QT_TRANSLATE_NOOP("crossword", "yellow pawn")),
    Message(QT_TRANSLATE_NOOP("crossword", "blue pawn")),
)
SERIES = {
    "easy": Message(QT_TRANSLATE_NOOP("crossword", "easy grid")),
    "medium": Message(QT_TRANSLATE_NOOP("crossword", "medium grid")),
    "hard": Message(QT_TRANSLATE_NOOP("crossword", "hard grid")),
}
POINTS = QT_TRANSLATE_NOOP("crossword", "%n point(s)", None, 0)
WITH_THROWS = QT_TRANSLATE_NOOP("crossword", "{series} · %n roll(s)", None, 0)
BOARD_OF = QT_TRANSLATE_NOOP("crossword", "{name}’s board")
BACK_TO_OWN = Message(QT_TRANSLATE_NOOP("crossword", "F2 or Esc: back to yours"))
WITH_TURN = QT_TRANSLATE_NOOP("crossword", "{series} · turn {n} of {turns}")

# What is said to somebody who plays

MISSING = QT_TRANSLATE_NOOP("crossword", "%n letter(s) still missing.", None, 0)
AIM_FIRST = Message(
    QT_TRANSLATE_NOOP("crossword", "Choose a square first: click one, or use the arrows or type its name.")
)
LINE_DONE = QT_TRANSLATE_NOOP("crossword", "The line of {square} is complete: choose another.")
NOT_A_CORNER = Message(QT_TRANSLATE_NOOP("crossword", "Corners have no clue: choose a numbered square."))


def square_name(square: str) -> Message:
    """A square as the player's language names it: R4, in French D4."""
    if square in CORNERS:
        return CORNER_NAMES[square]
    return Message(SIDES[square[0]], n=square[1:])


def line_name(line: GridLine) -> Message:
    return Message(ACROSS if line.direction == "across" else DOWN, n=line.number)


def word_name(grid: Grid, word: int) -> Message:
    """A word by its line, and where the line has several by its place in it."""
    number, direction, place = grid.words[word].key.split(" ")
    line = GridLine(direction, int(number))
    count = len(grid.words_of[line])
    if count == 1:
        return line_name(line)
    if count == 2:
        return Message(OF_TWO[direction, int(place)], line=line_name(line))
    return Message(OF_MANY, line=line_name(line), n=place)


def length_name(length: int, found: int) -> Message:
    return Message(SOME_FOUND, n=length, found=found) if found else Message(NONE_FOUND, n=length)


def line_done(line: GridLine) -> Message:
    return Message(ROW_DONE if line.direction == "across" else COLUMN_DONE, n=line.number)


def split_clue(text: str) -> tuple[str, str]:
    """A clue, and the note on the ending that stands in parentheses behind it."""
    text = plain(text)
    parts = re.fullmatch(r"(.+?)\s*\(([^()]*)\)", text)
    return (parts[1], parts[2]) if parts else (text, "")


# Moves


def move_name(state: State[Any], move: Move) -> Message:
    assert isinstance(state, Race)
    match move:
        case Roll((face,)):
            return _roll_name(state, face)
        case Go(square):
            return Message(WENT, square=square_name(square))
        case Question(is_right):
            return QUESTION_RIGHT if is_right else QUESTION_WRONG
    word = word_name(state.sheet.grid, state.sheet.nearest_word())
    if isinstance(move, Answer):
        return Message(ANSWERED, word=word, answer=move.word)
    assert isinstance(move, Pass)
    return Message(PASSED, word=word)


def _roll_name(state: Race, face: int) -> Message:
    if state.beginner is None:
        return Message(OPENED, n=face)
    square = state.play(Roll((face,))).sheet.pawn
    if square in CORNERS:
        return Message(ROLLED_CORNER, n=face)
    return Message(ROLLED, n=face, square=square_name(square))


def turn_name(made: Sequence[tuple[State[Any], Move]], after: State[Any]) -> Message:
    """A line of the list: all that was done from a throw until the die passed on. An arrow leads to a square that was
    chosen, and so does a second right answer; the first leads to another throw."""
    states = [*(state for state, _ in made[1:]), after]
    steps = [(state, move, following) for (state, move), following in zip(made, states, strict=True)]
    return _steps_name(steps)


def _steps_name(steps: Sequence[tuple[State[Any], Move, State[Any]]], is_again: bool = False) -> Message:
    """`is_again`: after a second throw, where the list has less room left."""
    (state, move, after), *rest = steps
    if not rest:
        if is_again and isinstance(move, Question):
            return RIGHT_TOO if move.is_right else WRONG_THEN
        return _part_name(state, move, after)
    following = rest[0][1]
    if isinstance(move, Roll) and isinstance(following, Go):
        name = Message(ROLLED_AND_WENT, n=move.faces[0], square=square_name(following.square))
        return Message(TWO_ACTIONS, first=name, second=_steps_name(rest[1:], is_again)) if rest[1:] else name
    if isinstance(move, Roll) and isinstance(following, Question) and following.is_right and rest[1:]:
        if isinstance(go := rest[1][1], Go):
            name = Message(ROLLED_AND_WENT, n=move.faces[0], square=square_name(go.square))
            return Message(TWO_ACTIONS, first=name, second=_steps_name(rest[2:], is_again)) if rest[2:] else name
        return Message(ROLLED_AGAIN, n=move.faces[0], rest=_steps_name(rest[1:], is_again=True))
    return Message(TWO_ACTIONS, first=_part_name(state, move, after), second=_steps_name(rest, is_again))


def _part_name(state: State[Any], move: Move, after: State[Any]) -> Message:
    assert isinstance(state, Race)
    assert isinstance(after, Race)
    if not isinstance(move, Answer | Pass):
        return move_name(state, move)
    gain = after.sheets[state.turn].points - state.sheet.points
    return Message(FOUND, answer=move.word, points=gain) if isinstance(move, Answer) and gain else MISSED


# Seats


def seat_name(seat: int) -> Message:
    return SEATS[seat]


def seat_summary(state: State[Any], seat: int) -> Message:
    assert isinstance(state, Race)
    return Message(POINTS, n=state.scores[seat])


def board_note(state: Race, seat: int) -> Message:
    """The words in the frame of a board: its series, and what is counted."""
    series = SERIES[state.levels[seat]]
    if state.is_short:
        return Message(WITH_TURN, series=series, n=min(state.turns[seat] + 1, SHORT), turns=SHORT)
    return Message(WITH_THROWS, series=series, n=state.throws[seat]) if state.is_solo else series
