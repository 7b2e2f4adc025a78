"""The line below the board of Crossword Track, and the words on the filled button."""

from __future__ import annotations

from collections.abc import Sequence

from ludogite.match.config import Seat
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.crossword.match import Answer, Race
from ludogite.rules.crossword.track import line_beside
from ludogite.ui.base.seat_names import in_sentence, subject
from ludogite.ui.games.crossword import words
from ludogite.ui.games.crossword.hand import Hand
from ludogite.ui.games.crossword.last_turn import LastTurn
from ludogite.ui.games.crossword.position import ShownPosition

# Throwing

THROW = QT_TRANSLATE_NOOP("crossword_turn", "{name}, roll the die: click it or press Space.")
THROW_ALONE = Message(QT_TRANSLATE_NOOP("crossword_turn", "Roll the die: click it or press Space."))
ENTER_DIE = QT_TRANSLATE_NOOP("crossword_turn", "{name}, roll your die and enter it: 1 to 6, or click.")
ENTER_DIE_ALONE = Message(QT_TRANSLATE_NOOP("crossword_turn", "Roll your die and enter it: 1 to 6, or click."))
ENTER_FOR = QT_TRANSLATE_NOOP("crossword_turn", "Roll your die for {name} and enter it: 1 to 6, or click.")
THROW_FOR_START = QT_TRANSLATE_NOOP("crossword_turn", "{name}, roll the die: lowest roll starts.")
THROWS = QT_TRANSLATE_NOOP("crossword_turn", "{name} rolls the die.")
WAS_RIGHT = QT_TRANSLATE_NOOP("crossword_turn", "{answer}: right, +{points}! {turn}")
WAS_MISSED = QT_TRANSLATE_NOOP("crossword_turn", "{name} missed: the word stays open. {turn}")
WAS_MISSED_ALONE = QT_TRANSLATE_NOOP("crossword_turn", "Missed: the word stays open. {turn}")
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
PRESS_ENTER = Message(QT_TRANSLATE_NOOP("crossword_turn", "Is that it? Press Answer or Enter."))
ROW_QUESTION = QT_TRANSLATE_NOOP(
    "crossword_turn", "All words of row {n} are found. A right answer lets you roll again."
)
COLUMN_QUESTION = QT_TRANSLATE_NOOP(
    "crossword_turn", "All words of column {n} are found. A right answer lets you roll again."
)
SECOND_QUESTION = Message(
    QT_TRANSLATE_NOOP("crossword_turn", "A second question: answer it right, and you may go anywhere.")
)
SAY_ANSWER = QT_TRANSLATE_NOOP("crossword_turn", "{name}, say your answer aloud. Then {judge} holds Space to check it.")
JUDGE = QT_TRANSLATE_NOOP("crossword_turn", "{judge}, was it right? F for wrong, J for right.")
TIME_IS_UP = QT_TRANSLATE_NOOP("crossword_turn", "Time is up. {judge}, was it right? F for wrong, J for right.")

WINS = QT_TRANSLATE_NOOP("crossword", "{name} wins {more}–{fewer}!")

# The filled button

ROLL_ACTION = Message(QT_TRANSLATE_NOOP("crossword", "Roll the die"))
ANSWER_ACTION = Message(QT_TRANSLATE_NOOP("crossword", "Answer"))
CHOOSE_ACTION = Message(QT_TRANSLATE_NOOP("crossword", "Choose a square"))
ENTER_ACTION = Message(QT_TRANSLATE_NOOP("crossword", "Enter your die"))
JUDGE_ACTION = Message(QT_TRANSLATE_NOOP("crossword", "Judge: F or J"))
GO_ACTION = QT_TRANSLATE_NOOP("crossword", "Go to {square}")


def turn_sentence(position: ShownPosition) -> Message | None:
    """How the turn stands; None: the sentence that every game has."""
    race, hand, seats = position.race, position.hand, position.seats
    if race.phase == "roll":
        turn = _throw(position)
        return _after(position, position.last, turn) if position.last is not None else turn
    if hand.seat is None:
        return None
    name = seats[hand.seat].name
    if race.phase == "go":
        return CHOOSE_ALONE if race.is_solo else Message(CHOOSE, name=name)
    if position.has_reader:
        return _judging(hand, race, seats)
    if race.phase == "question":
        return PRESS_ENTER if position.given else _question(race)
    if not hand.pencil.missing:
        return PRESS_ENTER
    return ANSWER_ALONE if race.is_solo else Message(ANSWER, name=name)


def _throw(position: ShownPosition) -> Message:
    race = position.race
    assert race.thrower is not None
    seat = position.seats[race.thrower]
    if position.enters_die and not seat.is_person:
        return Message(ENTER_FOR, name=in_sentence(seat))
    if position.enters_die:
        return ENTER_DIE_ALONE if race.is_solo else Message(ENTER_DIE, name=seat.name)
    if position.hand.seat is None:
        return Message(THROWS, name=subject(seat))
    if race.is_solo:
        return THROW_ALONE
    return Message(THROW_FOR_START if race.beginner is None else THROW, name=seat.name)


def _after(position: ShownPosition, last: LastTurn, turn: Message) -> Message:
    """What came of the last turn, and whose throw it is."""
    if last.word is None:
        return Message(QUESTION_RIGHT if last.is_right else QUESTION_WRONG, turn=turn)
    if not last.is_right and position.race.is_solo:
        return Message(WAS_MISSED_ALONE, turn=turn)
    if not last.is_right:
        return Message(WAS_MISSED, name=subject(position.seats[last.seat]), turn=turn)
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


def ending_sentence(position: ShownPosition, winner: int | None) -> Message | None:
    """“Léa wins 820–705!”"""
    scores = position.race.scores
    if winner is None or len(scores) < 2 or position.shown.resigned is not None:
        return None
    return Message(WINS, name=subject(position.seats[winner]), more=max(scores), fewer=min(scores))


def action(position: ShownPosition) -> Message | None:
    """What the button does; None while it can do nothing."""
    hand = position.acting_hand
    if hand is None:
        return None
    if position.race.phase == "roll":
        return ROLL_ACTION
    if hand.is_choosing:
        return Message(GO_ACTION, square=words.square_name(hand.aimed)) if hand.aimed else None
    is_ready = not hand.pencil.missing if hand.is_asked else bool(position.given)
    return ANSWER_ACTION if is_ready and not position.has_reader else None


def next_action(position: ShownPosition) -> Message:
    """What comes next, while the button cannot do it."""
    match position.race.phase:
        case "roll":
            return ENTER_ACTION if position.enters_die else ROLL_ACTION
        case "go":
            return CHOOSE_ACTION
    return JUDGE_ACTION if position.has_reader else ANSWER_ACTION
