"""Which card lies beside the board of Crossword Track, and what stands on it, in the player's language."""

from __future__ import annotations

from dataclasses import replace

from ludogite.message import Message
from ludogite.rules.crossword.match import Question, Race
from ludogite.rules.crossword.sheet import LETTER_POINTS, Sheet
from ludogite.rules.crossword.track import CORNERS, line_beside
from ludogite.ui.base.seat_names import shown_name, subject
from ludogite.ui.games.crossword import card_words, words
from ludogite.ui.games.crossword.hand import Hand
from ludogite.ui.games.crossword.last_turn import LastTurn
from ludogite.ui.games.crossword.position import Position
from ludogite.ui.games.crossword.view.looks import word_letters
from ludogite.ui.games.crossword.view.values import (
    Card,
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


def card_of(position: Position) -> Card:
    match position.seen_race.phase:
        case "clue":
            return reader_card(position) if position.has_reader else clue_card(position)
        case "question":
            return reader_card(position) if position.has_reader else question_card(position)
        case "go":
            return choice_card(position)
    last = position.last
    if last is not None and position.keeps_clue:
        return answered_card(position, last)
    return throw_card(position)


def _message(position: Position) -> str:
    return tr(position.hand.message) if position.hand.message else ""


def _seconds(position: Position) -> Seconds | None:
    left, total = position.hand.seconds, position.clock_seconds
    return None if left is None or total is None else Seconds(-int(-left // 1), total)


# The clue


def clue_card(position: Position) -> ClueCard:
    state, hand = position.seen_race, position.seen_hand
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
        message=_message(position),
        seconds=_seconds(position),
        active=position.active,
        is_tray_open=position.hand.is_tray_open,
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


def answered_card(position: Position, last: LastTurn) -> ClueCard | QuestionCard:
    """What was just answered, with the verdict."""
    verdict = verdict_of(position, last)
    if last.word is None:
        question = _bare_question(last.state, position)
        right = question.choices.index(position.accepted) if position.accepted in question.choices else None
        return replace(question, verdict=verdict, right=right)
    card = _bare_clue(last.state, last.word, _letters_after(position, last, last.word))
    return replace(card, verdict=verdict)


def _letters_after(position: Position, last: LastTurn, word: int) -> tuple[Letter, ...]:
    """The word in ink if it was right."""
    sheet = position.seen_race.sheets[last.seat]
    return word_letters(sheet, word)


def verdict_of(position: Position, last: LastTurn) -> Verdict:
    if isinstance(last.move, Question):
        text = card_words.IS_RIGHT if last.is_right else card_words.IS_WRONG
        note = tr(Message(card_words.ACCEPTED, answer=position.accepted)) if position.accepted else ""
        return Verdict(last.is_right, tr(text), note=note)
    if last.is_right:
        return Verdict(True, tr(card_words.IS_RIGHT), f"+{last.gain}")
    return Verdict(False, tr(card_words.IS_MISSED), note=tr(card_words.ARROW_TICKED))


# Where to go


def choice_card(position: Position) -> ChoiceCard:
    state, hand = position.seen_race, position.seen_hand
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
        invitation=tr(Message(card_words.CHOOSES, name=subject(position.seats[state.turn]))),
        square_text="" if sheet.pawn in CORNERS else tr(words.square_name(sheet.pawn)),
    )
    if hand is None:
        return card
    card = replace(
        card,
        invitation=_message(position) or tr(card_words.POINT_AT_SQUARE),
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


def question_card(position: Position) -> QuestionCard:
    card, hand = _bare_question(position.seen_race, position), position.seen_hand
    if hand is None:
        return card
    return replace(
        card,
        chosen=hand.choice,
        typed=hand.typed,
        placeholder=tr(card_words.YOUR_ANSWER),
        pass_text=tr(card_words.PASS),
        has_keyboard=not card.choices,
        is_tray_open=position.hand.is_tray_open,
        enter_key=tr(card_words.ENTER),
        enter_text=tr(card_words.TO_ANSWER),
        message=_message(position),
        seconds=_seconds(position),
        active=position.active,
    )


def _bare_question(state: Race, position: Position) -> QuestionCard:
    name = subject(position.seats[state.turn])
    text = position.question.text if position.question else tr(Message(card_words.IS_QUESTIONED, name=name))
    return QuestionCard(
        heading=tr(card_words.QUESTION),
        line=tr(words.line_done(line_beside(state.sheet.pawn))),
        question=text,
        choices=tuple(map(_capitalised, position.question.choices)) if position.question else (),
        stage=min(state.questions, 1),
        steps=(tr(card_words.RIGHT_ONCE), tr(card_words.RIGHT_TWICE)),
    )


# Judging


def reader_card(position: Position) -> ReaderCard:
    """The opponent judges. The answer is on the card only while it is held open."""
    state, hand = position.seen_race, position.seen_hand
    card = _bare_reader(state, position)
    if hand is None:
        return card
    player, judge = position.seats[state.turn], position.seats[1 - state.turn]
    return replace(
        card,
        answer_label=tr(card_words.FOR_YOU_ALONE if position.answer else card_words.HOLD),
        answer=position.answer,
        hold_text=tr(Message(card_words.HOLDS, name=subject(judge))),
        hold_key=tr(card_words.SPACE),
        can_judge=hand.may_judge,
        say_text=tr(Message(card_words.SAYS, name=subject(player))),
        step=1 if position.answer else 2 if hand.may_judge else 0,
        pass_text=tr(card_words.PASS),
        seconds=_seconds(position),
        active=position.active,
    )


def _bare_reader(state: Race, position: Position) -> ReaderCard:
    judge = 1 - state.turn
    card = ReaderCard(
        title=tr(Message(card_words.JUDGES, name=shown_name(position.seats[judge]))),
        badge=position.badge(judge),
        heading=tr(card_words.QUESTION),
        detail=tr(words.line_done(line_beside(state.sheet.pawn))) if state.phase == "question" else "",
        clue=position.question.text if position.question else "",
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


def throw_card(position: Position) -> ThrowCard:
    state = position.seen_race
    seat = state.thrower if state.thrower is not None else state.turn
    is_opening = state.beginner is None
    rolls = (*state.opening, None, None)
    opening = tuple((n, shown_name(position.seats[n]), rolls[n]) for n in range(len(position.seats)))
    detail = Message(card_words.FROM, square=words.square_name(state.sheets[seat].pawn))
    if is_opening:
        detail = card_words.EQUAL if _is_equal(position) else card_words.LOWER_STARTS
    if position.enters_die:
        detail = card_words.ENTER_DIE
    can_throw = position.seen_hand is not None and not position.enters_die
    card = ThrowCard(
        seat=seat,
        name=shown_name(position.seats[seat]),
        headline=tr(_throw_headline(position, seat)),
        detail=tr(detail),
        badge=position.badge(seat),
        throw_key=tr(card_words.SPACE) if can_throw else "",
        throw_text=tr(card_words.TO_THROW) if can_throw else "",
        enters_dice=position.enters_die,
        face=position.hand.face,
        opening=opening if is_opening or _has_just_opened(position) else (),
        verdict=verdict_of(position, position.last) if position.last else None,
        verdict_word=_last_word(position, position.last) if position.last else "",
    )
    if not position.may_correct:
        return card
    return replace(
        card,
        detail=tr(card_words.CORRECT),
        wrong_text=tr(card_words.WRONG),
        right_text=tr(card_words.RIGHT),
        active=position.active,
    )


def _is_equal(position: Position) -> bool:
    """Whether both have just thrown the same for the start."""
    race = position.seen_race
    return race.beginner is None and not race.opening and len(position.shown.past) >= 2


def _has_just_opened(position: Position) -> bool:
    """Whether it has just been decided who begins."""
    state = position.seen_race
    return state.beginner is not None and not any(state.throws) and not state.is_solo


def _throw_headline(position: Position, seat: int) -> Message:
    state, who = position.seen_race, position.seats[seat]
    if _has_just_opened(position):
        return Message(card_words.YOU_START if who.is_person else card_words.STARTS, name=subject(who))
    if not who.is_person:
        return Message(card_words.THROWS, name=subject(who))
    if state.questions:
        return card_words.THROW_AGAIN_ALONE if state.is_solo else Message(card_words.THROW_AGAIN, name=who.name)
    return card_words.YOUR_THROW_ALONE if state.is_solo else Message(card_words.YOUR_THROW, name=who.name)


def _last_word(position: Position, last: LastTurn) -> str:
    """What the last turn was about; a word that was missed is not named."""
    if last.word is None:
        return position.question.text if position.question else tr(card_words.QUESTION)
    word = words.word_name(last.state.sheet.grid, last.word)
    if last.is_right:
        answer = position.seen_race.sheets[last.seat].grid.answer(last.word)
        word = Message(words.ANSWERED, word=word, answer=answer)
    if position.seen_race.is_solo:
        return tr(word)
    return tr(Message(words.TWO_ACTIONS, first=shown_name(position.seats[last.seat]), second=word))


def _capitalised(choice: str) -> str:
    """A name must not stand out among the choices by its capital letter."""
    return choice[:1].upper() + choice[1:]
