"""What the line below the board says of a turn of Crossword Track."""

from __future__ import annotations

from collections.abc import Sequence

from ludogite.match.config import Seat
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.crossword.match import Answer, Race
from ludogite.rules.crossword.track import line_beside
from ludogite.ui.base.seat_names import in_sentence, subject
from ludogite.ui.games.crossword.hand import Hand
from ludogite.ui.games.crossword.last_turn import LastTurn

# Throwing

THROW = QT_TRANSLATE_NOOP("crossword_turn", "{name}, roll the die: click it or press Space.")
THROW_ALONE = Message(QT_TRANSLATE_NOOP("crossword_turn", "Roll the die: click it or press Space."))
ENTER_DIE = QT_TRANSLATE_NOOP("crossword_turn", "{name}, roll your die and enter it: 1 to 6, or click.")
ENTER_DIE_ALONE = Message(QT_TRANSLATE_NOOP("crossword_turn", "Roll your die and enter it: 1 to 6, or click."))
ENTER_FOR = QT_TRANSLATE_NOOP("crossword_turn", "Roll your die for {name} and enter it: 1 to 6, or click.")
THROW_FOR_START = QT_TRANSLATE_NOOP("crossword_turn", "{name}, roll the die: lowest roll starts.")
THROWS = QT_TRANSLATE_NOOP("crossword_turn", "{name} rolls the die.")
WAS_RIGHT = QT_TRANSLATE_NOOP("crossword_turn", "{answer}: right, +{points}! {turn}")
WAS_MISSED = QT_TRANSLATE_NOOP("crossword_turn", "Missed: the word stays open. {turn}")
QUESTION_RIGHT = QT_TRANSLATE_NOOP("crossword_turn", "Right! {turn}")
QUESTION_WRONG = QT_TRANSLATE_NOOP("crossword_turn", "Wrong. {turn}")

# Choosing and answering

CHOOSE = QT_TRANSLATE_NOOP(
    "crossword_turn", "{name}, go wherever you like: click a lit square, or type its name and press Enter."
)
CHOOSE_ALONE = Message(
    QT_TRANSLATE_NOOP("crossword_turn", "Go wherever you like: click a lit square, or type its name and press Enter.")
)
ANSWER = QT_TRANSLATE_NOOP("crossword_turn", "{name}, type your answer, or pass (F4). Accents do not matter.")
ANSWER_ALONE = Message(QT_TRANSLATE_NOOP("crossword_turn", "Type your answer, or pass (F4). Accents do not matter."))
PRESS_ENTER = Message(QT_TRANSLATE_NOOP("crossword_turn", "Is that it? Enter to answer."))
ROW_QUESTION = QT_TRANSLATE_NOOP("crossword_turn", "Row {n} is complete. A right answer lets you roll again.")
COLUMN_QUESTION = QT_TRANSLATE_NOOP("crossword_turn", "Column {n} is complete. A right answer lets you roll again.")
SECOND_QUESTION = Message(
    QT_TRANSLATE_NOOP("crossword_turn", "A second question: answer it right, and you may go anywhere.")
)
SAY_ANSWER = QT_TRANSLATE_NOOP("crossword_turn", "{name}, say your answer aloud. Then {judge} holds Space to check it.")
JUDGE = QT_TRANSLATE_NOOP("crossword_turn", "{judge}, was it right? F for wrong, J for right.")
TIME_IS_UP = QT_TRANSLATE_NOOP("crossword_turn", "Time is up. {judge}, was it right? F for wrong, J for right.")


def turn_sentence(
    hand: Hand, seats: Sequence[Seat], last: LastTurn | None, has_reader: bool, enters_die: bool
) -> Message | None:
    """How the turn stands; None: what is said of every game."""
    state = hand.state
    assert state is not None
    if state.phase == "roll":
        turn = _throw(state, seats, hand.seat is not None, enters_die)
        return _after(last, turn) if last is not None else turn
    if hand.seat is None:
        return None
    if state.phase == "go":
        return CHOOSE_ALONE if state.is_solo else Message(CHOOSE, name=seats[hand.seat].name)
    if has_reader:
        return _judging(hand, state, seats)
    if state.phase == "question":
        return _question(state)
    if not hand.pencil.missing:
        return PRESS_ENTER
    return ANSWER_ALONE if state.is_solo else Message(ANSWER, name=seats[hand.seat].name)


def _throw(state: Race, seats: Sequence[Seat], is_person: bool, enters_die: bool) -> Message:
    assert state.thrower is not None
    seat = seats[state.thrower]
    if enters_die and not seat.is_person:
        return Message(ENTER_FOR, name=in_sentence(seat))
    if enters_die:
        return ENTER_DIE_ALONE if state.is_solo else Message(ENTER_DIE, name=seat.name)
    if not is_person:
        return Message(THROWS, name=subject(seat))
    if state.is_solo:
        return THROW_ALONE
    return Message(THROW_FOR_START if state.beginner is None else THROW, name=seat.name)


def _after(last: LastTurn, turn: Message) -> Message:
    """What came of the last turn, and whose throw it is."""
    if last.word is None:
        return Message(QUESTION_RIGHT if last.is_right else QUESTION_WRONG, turn=turn)
    if not last.is_right:
        return Message(WAS_MISSED, turn=turn)
    assert isinstance(last.move, Answer)
    return Message(WAS_RIGHT, answer=last.move.word, points=last.gain, turn=turn)


def _question(state: Race) -> Message:
    if state.questions:
        return SECOND_QUESTION
    line = line_beside(state.sheet.pawn)
    return Message(ROW_QUESTION if line.direction == "across" else COLUMN_QUESTION, n=line.number)


def _judging(hand: Hand, state: Race, seats: Sequence[Seat]) -> Message:
    judge = seats[1 - state.turn].name
    if hand.seconds == 0 and not hand.has_looked:
        return Message(TIME_IS_UP, judge=judge)
    if hand.has_looked:
        return Message(JUDGE, judge=judge)
    return Message(SAY_ANSWER, name=seats[state.turn].name, judge=judge)
