"""The card beside the board of Crossword Track: which it is, and its words in the player's language."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar

from ludogite.message import Message
from ludogite.rules.crossword.match import Question, Race
from ludogite.rules.crossword.sheet import LETTER_POINTS, Sheet
from ludogite.rules.crossword.track import CORNERS, line_beside
from ludogite.ui.base.seat_names import shown_name, subject
from ludogite.ui.games.crossword import card_words, words
from ludogite.ui.games.crossword.hand import Hand
from ludogite.ui.games.crossword.last_turn import LastTurn
from ludogite.ui.games.crossword.position import ShownPosition
from ludogite.ui.games.crossword.view.looks import side_letter, word_letters
from ludogite.ui.games.crossword.view.values import (
    BoardCard,
    ChoiceCard,
    ClueCard,
    QuestionCard,
    ReaderCard,
    Seconds,
    ThrowCard,
    Verdict,
)
from ludogite.ui.look.language import tr

C = TypeVar("C", bound=BoardCard)


def card_of(position: ShownPosition) -> BoardCard:
    match position.seen_race.phase:
        case "clue":
            return _reader_card(position) if position.has_reader else _clue_card(position)
        case "question":
            return _reader_card(position) if position.has_reader else _question_card(position)
        case "go":
            return _choice_card(position)
    last = position.last
    return _answered_card(position, last) if last is not None and position.keeps_clue else _throw_card(position)


def _opened(position: ShownPosition, card: C, **more: Any) -> C:
    """The card of somebody who may act."""
    hand, total = position.hand, position.clock_seconds
    is_timed = hand.seconds is not None and total is not None
    return replace(
        card,
        is_open=True,
        message=tr(hand.message) if hand.message else "",
        seconds=Seconds(-int(-(hand.seconds or 0) // 1), total or 0) if is_timed else None,
        active=position.active,
        is_tray_open=hand.is_tray_open,
        **more,
    )


# The clue


def _clue_card(position: ShownPosition) -> ClueCard:
    race, hand = position.seen_race, position.seen_hand
    assert race.asked is not None
    card = _bare_clue(race, race.asked)
    if hand is None:
        return card
    letters, pencil = word_letters(race.sheet, race.asked, hand), hand.pencil
    return _opened(position, card, letters=letters, cursor=pencil.cursor, is_ready=not pencil.missing)


def _bare_clue(race: Race, word: int) -> ClueCard:
    struck = LETTER_POINTS.index(race.sheet.letter_points(word))
    return ClueCard(**_asked(race.sheet, word), struck=struck)


def _asked(sheet: Sheet, word: int) -> dict[str, Any]:
    """Everything about the word that is asked."""
    clue, note = words.split_clue(sheet.grid.clues[word])
    return {
        "square": sheet.pawn,
        "square_text": tr(words.square_name(sheet.pawn)),
        "heading": tr(words.word_name(sheet.grid, word)),
        "detail": _length(sheet, word),
        "text": clue,
        "note": note,
        "sum": _sum(sheet, word),
        "letters": word_letters(sheet, word),
    }


def _length(sheet: Sheet, word: int) -> str:
    cells = sheet.grid.words[word].cells
    return tr(words.length_name(len(cells), len(cells) - sheet.new_letters(word)))


def _sum(sheet: Sheet, word: int) -> str:
    """The points that the word would bring."""
    new, worth = sheet.new_letters(word), sheet.letter_points(word)
    return f"{new} × {worth} = {new * worth}"


def _answered_card(position: ShownPosition, last: LastTurn) -> ClueCard | QuestionCard:
    """The clue or question that was just answered, with the verdict."""
    verdict = _verdict(position, last)
    if last.word is None:
        card = _bare_question(last.state, position)
        right = position.choices.index(position.accepted) if position.accepted in position.choices else None
        return replace(card, verdict=verdict, right=right, chosen=position.hand.last_choice)
    letters = word_letters(position.race.sheets[last.seat], last.word)
    return replace(_bare_clue(last.state, last.word), letters=letters, verdict=verdict)


def _verdict(position: ShownPosition, last: LastTurn) -> Verdict:
    if isinstance(last.move, Question):
        text = card_words.IS_RIGHT if last.is_right else card_words.IS_WRONG
        note = tr(Message(card_words.ACCEPTED, answer=position.accepted)) if position.accepted else ""
        return Verdict(last.is_right, tr(text), note=note)
    if last.is_right:
        return Verdict(True, tr(card_words.IS_RIGHT), f"+{last.gain}")
    return Verdict(False, tr(card_words.IS_MISSED), note=tr(card_words.ARROW_TICKED))


# Where to go


def _choice_card(position: ShownPosition) -> ChoiceCard:
    race, hand = position.seen_race, position.seen_hand
    sheet, is_free, is_corner = race.sheet, race.questions == 2, race.sheet.pawn in CORNERS
    heading = card_words.TWO_QUESTIONS if is_free else card_words.RED_SQUARE
    card = ChoiceCard(
        square="" if is_free else sheet.pawn,
        square_text="" if is_corner else tr(words.square_name(sheet.pawn)),
        heading=tr(card_words.CORNER if is_corner else heading),
        detail=tr(card_words.GO_ANYWHERE if is_free else card_words.STAR_LEADS),
        text=tr(Message(card_words.CHOOSES, name=subject(position.seats[race.turn]))),
    )
    if hand is None:
        return card
    typed = side_letter(hand.typed_side) if hand.typed_side else ""
    invitation = tr(hand.message or card_words.POINT_AT_SQUARE)
    card = _opened(position, card, text=invitation, typed=(typed, ""), example=_example(hand))
    if hand.aimed is None:
        return card
    word = sheet.nearest_word(hand.aimed)
    return replace(
        card,
        typed=(side_letter(hand.aimed[0]), hand.aimed[1:]),
        word=tr(words.word_name(sheet.grid, word)),
        sum=_sum(sheet, word),
        letters=word_letters(sheet, word),
        length=_length(sheet, word),
    )


def _example(hand: Hand) -> tuple[str, str]:
    """A square that could be typed."""
    square = next((square for square in hand.offered() if square.startswith(hand.typed_side)), "T1")
    return side_letter(square[0]), square[1:]


# The question


def _question_card(position: ShownPosition) -> QuestionCard:
    card, hand = _bare_question(position.seen_race, position), position.seen_hand
    return card if hand is None else _opened(position, card, chosen=hand.choice, typed=hand.typed)


def _bare_question(race: Race, position: ShownPosition) -> QuestionCard:
    name, question = subject(position.seats[race.turn]), position.question
    return QuestionCard(
        heading=tr(card_words.QUESTION),
        detail=tr(words.line_done(line_beside(race.sheet.pawn))),
        text=question.text if question else tr(Message(card_words.IS_QUESTIONED, name=name)),
        # A name must not stand out among the choices by its capital letter.
        choices=tuple(choice[:1].upper() + choice[1:] for choice in position.choices),
        stage=min(race.questions, 1),
    )


# Judging


def _reader_card(position: ShownPosition) -> ReaderCard:
    """The opponent judges. The answer is on the card only while it is held open."""
    race, hand = position.seen_race, position.seen_hand
    player, judge = position.seats[race.turn], position.seats[1 - race.turn]
    if race.asked is not None:
        asked = _asked(race.sheet, race.asked)
    else:
        line = tr(words.line_done(line_beside(race.sheet.pawn)))
        text = position.question.text if position.question else ""
        asked = {"heading": tr(card_words.QUESTION), "detail": line, "text": text}
    title = tr(Message(card_words.JUDGES, name=shown_name(judge)))
    card = ReaderCard(**asked, title=title, badge=position.badge(1 - race.turn))
    if hand is None:
        return card
    return _opened(
        position,
        card,
        answer=position.answer,
        say_text=tr(Message(card_words.SAYS, name=subject(player))),
        hold_text=tr(Message(card_words.HOLDS, name=subject(judge))),
        can_judge=hand.may_judge,
        step=1 if position.answer else 2 if hand.may_judge else 0,
    )


# The throw


def _throw_card(position: ShownPosition) -> ThrowCard:
    race, last = position.seen_race, position.last
    seat = race.thrower if race.thrower is not None else race.turn
    is_opening = race.beginner is None
    rolls = (*race.opening, None, None)
    opening = tuple((n, shown_name(who), rolls[n]) for n, who in enumerate(position.seats))
    is_equal = not race.opening and len(position.shown.past) >= 2
    detail = Message(card_words.FROM, square=words.square_name(race.sheets[seat].pawn))
    if position.may_correct:
        detail = card_words.CORRECT
    elif position.enters_die:
        detail = card_words.ENTER_DIE
    elif is_opening:
        detail = card_words.EQUAL if is_equal else card_words.LOWER_STARTS
    return ThrowCard(
        seat=seat,
        badge=position.badge(seat),
        text=tr(_throw_headline(position, seat)),
        detail=tr(detail),
        is_open=position.seen_hand is not None and not position.enters_die,
        enters_dice=position.enters_die,
        face=position.hand.face,
        opening=opening if is_opening or _has_just_opened(race) else (),
        verdict=_verdict(position, last) if last else None,
        last_word=_last_word(position, last) if last else "",
        may_correct=position.may_correct,
        active=position.active if position.may_correct else "",
    )


def _has_just_opened(race: Race) -> bool:
    """Whether it has just been decided who begins."""
    return race.beginner is not None and not any(race.throws) and not race.is_solo


def _throw_headline(position: ShownPosition, seat: int) -> Message:
    race, who = position.seen_race, position.seats[seat]
    if _has_just_opened(race):
        return Message(card_words.YOU_START if who.is_person else card_words.STARTS, name=subject(who))
    if not who.is_person:
        return Message(card_words.THROWS, name=subject(who))
    if race.questions:
        return card_words.THROW_AGAIN_ALONE if race.is_solo else Message(card_words.THROW_AGAIN, name=who.name)
    return card_words.YOUR_THROW_ALONE if race.is_solo else Message(card_words.YOUR_THROW, name=who.name)


def _last_word(position: ShownPosition, last: LastTurn) -> str:
    """The subject of the last turn; a word that was missed is not named."""
    if last.word is None:
        return position.question.text if position.question else tr(card_words.QUESTION)
    word = words.word_name(last.state.sheet.grid, last.word)
    if last.is_right:
        answer = position.race.sheets[last.seat].grid.answer(last.word)
        word = Message(words.ANSWERED, word=word, answer=answer)
    if position.race.is_solo:
        return tr(word)
    return tr(Message(words.TWO_ACTIONS, first=shown_name(position.seats[last.seat]), second=word))
