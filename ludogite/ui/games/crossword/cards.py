"""Which card lies beside the board of Crossword Track, and what stands on it, in the player's language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ludogite.match.config import Seat
from ludogite.message import Message
from ludogite.rules.crossword.match import Question, Race
from ludogite.rules.crossword.sheet import LETTER_POINTS, Sheet
from ludogite.rules.crossword.track import CORNERS, line_beside
from ludogite.ui.base.seat_names import shown_name, subject
from ludogite.ui.games.crossword import card_words, words
from ludogite.ui.games.crossword.hand import Hand
from ludogite.ui.games.crossword.last_turn import LastTurn
from ludogite.ui.games.crossword.looks import word_letters
from ludogite.ui.games.crossword.values import (
    ChoiceCard,
    ClueCard,
    Letter,
    QuestionCard,
    ReaderCard,
    Seconds,
    ThrowCard,
    Verdict,
)
from ludogite.ui.look.language import tr

Card = ClueCard | ChoiceCard | QuestionCard | ReaderCard | ThrowCard


@dataclass(frozen=True)
class Asked:
    """A bonus question as the one who answers sees it."""

    key: str
    text: str
    choices: tuple[str, ...] = ()


@dataclass(frozen=True)
class Table:
    """All that the cards are made of."""

    state: Race
    seats: Sequence[Seat]
    hand: Hand | None = None
    """Of the person who is to act; None while nobody may."""
    last: LastTurn | None = None
    question: Asked | None = None
    """The one that is asked, or was answered last."""
    accepted: str = ""
    """The answer to the question that was answered last."""
    badges: Sequence[tuple[int, int] | None] = ()
    has_reader: bool = False
    """Whether the opponent judges."""
    may_correct: bool = False
    """Whether he can still correct his last verdict."""
    answer: str = ""
    """What the one who judges holds open; empty while it is closed."""
    total: int | None = None
    """The seconds of the clock."""
    message: str = ""
    active: str = ""
    """The button under the pointer."""
    is_tray_open: bool = False
    enters_die: bool = False
    face: int | None = None
    is_equal: bool = False
    """Whether both have just thrown the same for the start."""
    keeps_clue: bool = False
    """Whether the clue that was answered is still to be seen, with its verdict."""

    @property
    def seconds(self) -> Seconds | None:
        if self.hand is None or self.hand.seconds is None or self.total is None:
            return None
        return Seconds(-int(-self.hand.seconds // 1), self.total)

    def badge(self, seat: int) -> tuple[int, int] | None:
        return self.badges[seat] if seat < len(self.badges) else None


def card_of(table: Table) -> Card:
    match table.state.phase:
        case "clue":
            return reader_card(table) if table.has_reader else clue_card(table)
        case "question":
            return reader_card(table) if table.has_reader else question_card(table)
        case "go":
            return choice_card(table)
    last = table.last
    if last is not None and table.keeps_clue:
        return answered_card(table, last)
    return throw_card(table)


# The clue


def clue_card(table: Table) -> ClueCard:
    state, hand = table.state, table.hand
    assert state.asked is not None
    card = _bare_clue(state, state.asked, word_letters(state.sheet, state.asked, hand))
    if hand is None:
        return card
    return replace(
        card,
        cursor=hand.pencil.cursor,
        pass_text=tr(card_words.PASS),
        enter_key=tr(card_words.ENTER),
        enter_text=tr(card_words.TO_ANSWER),
        is_ready=not hand.pencil.missing,
        message=table.message,
        seconds=table.seconds,
        active=table.active,
        is_tray_open=table.is_tray_open,
    )


def _bare_clue(state: Race, word: int, letters: tuple[Letter, ...]) -> ClueCard:
    """A clue to look at only."""
    sheet = state.sheet
    clue, note = words.split_clue(sheet.grid.clues[word])
    return ClueCard(
        square=sheet.pawn,
        heading=tr(words.word_name(sheet.grid, word)),
        detail=_length(sheet, word),
        clue=clue,
        note=note,
        letters=letters,
        cursor=None,
        worths=LETTER_POINTS,
        struck=LETTER_POINTS.index(sheet.letter_points(word)),
        worth_words=tr(card_words.WORTH),
        sum=_sum(sheet, word),
        square_text=tr(words.square_name(sheet.pawn)),
    )


def _length(sheet: Sheet, word: int) -> str:
    cells = sheet.grid.words[word].cells
    return tr(words.length_name(len(cells), len(cells) - sheet.new_letters(word)))


def _sum(sheet: Sheet, word: int) -> str:
    """What the word would bring."""
    new, worth = sheet.new_letters(word), sheet.letter_points(word)
    return f"{new} × {worth} = {new * worth}"


def answered_card(table: Table, last: LastTurn) -> ClueCard | QuestionCard:
    """What was just answered, with the verdict."""
    verdict = verdict_of(table, last)
    if last.word is None:
        question = _bare_question(last.state, table)
        right = question.choices.index(table.accepted) if table.accepted in question.choices else None
        return replace(question, verdict=verdict, right=right)
    card = _bare_clue(last.state, last.word, _letters_after(table, last, last.word))
    return replace(card, verdict=verdict)


def _letters_after(table: Table, last: LastTurn, word: int) -> tuple[Letter, ...]:
    """The word in ink if it was right."""
    sheet = table.state.sheets[last.seat]
    return word_letters(sheet, word)


def verdict_of(table: Table, last: LastTurn) -> Verdict:
    if isinstance(last.move, Question):
        text = card_words.IS_RIGHT if last.is_right else card_words.IS_WRONG
        note = tr(Message(card_words.ACCEPTED, answer=table.accepted)) if table.accepted else ""
        return Verdict(last.is_right, tr(text), note=note)
    if last.is_right:
        return Verdict(True, tr(card_words.IS_RIGHT), f"+{last.gain}")
    return Verdict(False, tr(card_words.IS_MISSED), note=tr(card_words.ARROW_TICKED))


# Where to go


def choice_card(table: Table) -> ChoiceCard:
    state, hand = table.state, table.hand
    sheet = state.sheet
    is_free = state.questions == 2
    heading = card_words.TWO_QUESTIONS if is_free else card_words.RED_SQUARE
    if sheet.pawn in CORNERS:
        heading = card_words.CORNER
    card = ChoiceCard(
        square="" if is_free else sheet.pawn,
        heading=tr(heading),
        detail=tr(card_words.GO_ANYWHERE if is_free else card_words.STAR_LEADS),
        headline=tr(card_words.WHERE_TO),
        invitation=tr(Message(card_words.CHOOSES, name=subject(table.seats[state.turn]))),
        square_text="" if sheet.pawn in CORNERS else tr(words.square_name(sheet.pawn)),
    )
    if hand is None:
        return card
    card = replace(
        card,
        invitation=table.message or tr(card_words.POINT_AT_SQUARE),
        round_text=tr(card_words.GOES_ROUND),
        direct_text=tr(card_words.GOES_STRAIGHT),
        enter_key=tr(card_words.ENTER),
        typed=(side_letter(hand.typed_side) if hand.typed_side else "", ""),
        example=_example(hand),
    )
    if hand.aimed is None:
        return card
    word = sheet.nearest_word(hand.aimed)
    return replace(
        card,
        typed=(side_letter(hand.aimed[0]), hand.aimed[1:]),
        word=tr(words.word_name(sheet.grid, word)),
        sum=_sum(sheet, word),
        letters=word_letters(sheet, word),
        letters_text=_length(sheet, word),
    )


def _example(hand: Hand) -> tuple[str, str]:
    """A square that could be typed."""
    side = hand.typed_side
    square = next((square for square in hand.offered() if square.startswith(side)), "T1")
    return side_letter(square[0]), square[1:]


def side_letter(side: str) -> str:
    """R in English, D in French."""
    return tr(Message(words.SIDES[side], n=""))


# The question


def question_card(table: Table) -> QuestionCard:
    card, hand = _bare_question(table.state, table), table.hand
    if hand is None:
        return card
    return replace(
        card,
        chosen=hand.choice,
        typed=hand.typed,
        placeholder=tr(card_words.YOUR_ANSWER),
        pass_text=tr(card_words.PASS),
        has_keyboard=not card.choices,
        is_tray_open=table.is_tray_open,
        enter_key=tr(card_words.ENTER),
        enter_text=tr(card_words.TO_ANSWER),
        message=table.message,
        seconds=table.seconds,
        active=table.active,
    )


def _bare_question(state: Race, table: Table) -> QuestionCard:
    name = subject(table.seats[state.turn])
    text = table.question.text if table.question else tr(Message(card_words.IS_QUESTIONED, name=name))
    return QuestionCard(
        heading=tr(card_words.QUESTION),
        line=tr(words.line_done(line_beside(state.sheet.pawn))),
        question=text,
        choices=tuple(map(_capitalised, table.question.choices)) if table.question else (),
        stage=min(state.questions, 1),
        steps=(tr(card_words.RIGHT_ONCE), tr(card_words.RIGHT_TWICE)),
    )


# Judging


def reader_card(table: Table) -> ReaderCard:
    """The opponent judges. The answer is on the card only while it is held open."""
    state, hand = table.state, table.hand
    card = _bare_reader(state, table)
    if hand is None:
        return card
    player, judge = table.seats[state.turn], table.seats[1 - state.turn]
    return replace(
        card,
        answer_label=tr(card_words.FOR_YOU_ALONE if table.answer else card_words.HOLD),
        answer=table.answer,
        hold_text=tr(Message(card_words.HOLDS, name=subject(judge))),
        hold_key=tr(card_words.SPACE),
        can_judge=hand.may_judge,
        say_text=tr(Message(card_words.SAYS, name=subject(player))),
        step=1 if table.answer else 2 if hand.may_judge else 0,
        pass_text=tr(card_words.PASS),
        seconds=table.seconds,
        active=table.active,
    )


def _bare_reader(state: Race, table: Table) -> ReaderCard:
    judge = 1 - state.turn
    card = ReaderCard(
        title=tr(Message(card_words.JUDGES, name=shown_name(table.seats[judge]))),
        badge=table.badge(judge),
        heading=tr(card_words.QUESTION),
        detail=tr(words.line_done(line_beside(state.sheet.pawn))) if state.phase == "question" else "",
        clue=table.question.text if table.question else "",
        right_text=tr(card_words.RIGHT),
        wrong_text=tr(card_words.WRONG),
    )
    word = state.asked
    if word is None:
        return card
    clue, note = words.split_clue(state.sheet.grid.clues[word])
    return replace(
        card,
        square=state.sheet.pawn,
        square_text=tr(words.square_name(state.sheet.pawn)),
        heading=tr(words.word_name(state.sheet.grid, word)),
        detail=_length(state.sheet, word),
        clue=clue,
        note=note,
        sum=_sum(state.sheet, word),
        letters=word_letters(state.sheet, word),
    )


# The throw


def throw_card(table: Table) -> ThrowCard:
    state = table.state
    seat = state.thrower if state.thrower is not None else state.turn
    is_opening = state.beginner is None
    rolls = (*state.opening, None, None)
    opening = tuple((n, shown_name(table.seats[n]), rolls[n]) for n in range(len(table.seats)))
    detail = Message(card_words.FROM, square=words.square_name(state.sheets[seat].pawn))
    if is_opening:
        detail = card_words.EQUAL if table.is_equal else card_words.LOWER_STARTS
    if table.enters_die:
        detail = card_words.ENTER_DIE
    can_throw = table.hand is not None and not table.enters_die
    card = ThrowCard(
        seat=seat,
        name=shown_name(table.seats[seat]),
        headline=tr(_throw_headline(table, seat)),
        detail=tr(detail),
        badge=table.badge(seat),
        throw_key=tr(card_words.SPACE) if can_throw else "",
        throw_text=tr(card_words.TO_THROW) if can_throw else "",
        enters_dice=table.enters_die,
        face=table.face,
        opening=opening if is_opening or _has_just_opened(table) else (),
        verdict=verdict_of(table, table.last) if table.last else None,
        verdict_word=_last_word(table, table.last) if table.last else "",
    )
    if not table.may_correct:
        return card
    return replace(
        card,
        detail=tr(card_words.CORRECT),
        wrong_text=tr(card_words.WRONG),
        right_text=tr(card_words.RIGHT),
        active=table.active,
    )


def _has_just_opened(table: Table) -> bool:
    """Whether it has just been decided who begins."""
    state = table.state
    return state.beginner is not None and not any(state.throws) and not state.is_solo


def _throw_headline(table: Table, seat: int) -> Message:
    state, who = table.state, table.seats[seat]
    if _has_just_opened(table):
        return Message(card_words.YOU_START if who.is_person else card_words.STARTS, name=subject(who))
    if not who.is_person:
        return Message(card_words.THROWS, name=subject(who))
    if state.questions:
        return card_words.THROW_AGAIN_ALONE if state.is_solo else Message(card_words.THROW_AGAIN, name=who.name)
    return card_words.YOUR_THROW_ALONE if state.is_solo else Message(card_words.YOUR_THROW, name=who.name)


def _last_word(table: Table, last: LastTurn) -> str:
    """What the last turn was about; a word that was missed is not named."""
    if last.word is None:
        return table.question.text if table.question else tr(card_words.QUESTION)
    word = words.word_name(last.state.sheet.grid, last.word)
    if last.is_right:
        answer = table.state.sheets[last.seat].grid.answer(last.word)
        word = Message(words.ANSWERED, word=word, answer=answer)
    if table.state.is_solo:
        return tr(word)
    return tr(Message(words.TWO_ACTIONS, first=shown_name(table.seats[last.seat]), second=word))


def _capitalised(choice: str) -> str:
    """A name must not stand out among the choices by its capital letter."""
    return choice[:1].upper() + choice[1:]
