"""Crossword Track for screen readers: every cell, square and button has a name and a place. An answer that is held open
is never part of a name: it would be read aloud."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.crossword.grid import CELLS, COLUMNS
from ludogite.rules.crossword.track import CORNERS, SQUARES, is_red
from ludogite.ui.base.painted_cells import Cells
from ludogite.ui.base.seat_names import shown_name
from ludogite.ui.games.crossword import card_words, words
from ludogite.ui.games.crossword.position import ShownPosition
from ludogite.ui.games.crossword.view.cards import card_of
from ludogite.ui.games.crossword.view.end_cards import bill_card, notebook
from ludogite.ui.games.crossword.view.layout import ALPHABET, DIGITS
from ludogite.ui.games.crossword.view.looks import board_look
from ludogite.ui.games.crossword.view.table import TableView
from ludogite.ui.games.crossword.view.values import (
    BoardLook,
    ChoiceCard,
    ClueCard,
    Letter,
    LetterKind,
    QuestionCard,
    ReaderCard,
    ThrowCard,
    Verdict,
)
from ludogite.ui.look.language import tr

CELL_BLACK = QT_TRANSLATE_NOOP("crossword_names", "{name}, row {row}, column {column}, black")
CELL_EMPTY = QT_TRANSLATE_NOOP("crossword_names", "{name}, row {row}, column {column}, empty")
CELL_INK = QT_TRANSLATE_NOOP("crossword_names", "{name}, row {row}, column {column}, {letter}")
CELL_PENCIL = QT_TRANSLATE_NOOP("crossword_names", "{name}, row {row}, column {column}, {letter} in pencil")
CELL_UNFOUND = QT_TRANSLATE_NOOP("crossword_names", "{name}, row {row}, column {column}, {letter}, not found")
CELL_NAMES = {
    LetterKind.EMPTY: CELL_EMPTY,
    LetterKind.INK: CELL_INK,
    LetterKind.PENCIL: CELL_PENCIL,
    LetterKind.UNFOUND: CELL_UNFOUND,
}
SQUARE = QT_TRANSLATE_NOOP("crossword_names", "{name}, {square}, {kind}")
SQUARE_PAWN = QT_TRANSLATE_NOOP("crossword_names", "{name}, {square}, {kind}, the pawn is here")
GREEN = Message(QT_TRANSLATE_NOOP("crossword_names", "green"))
RED = Message(QT_TRANSLATE_NOOP("crossword_names", "red"))
CORNER = Message(QT_TRANSLATE_NOOP("crossword_names", "leads anywhere"))
GREEN_DONE = Message(QT_TRANSLATE_NOOP("crossword_names", "all words found, bonus question"))
RED_DONE = Message(QT_TRANSLATE_NOOP("crossword_names", "all words found, leads anywhere"))
OFFERED = Message(QT_TRANSLATE_NOOP("crossword_names", "can be chosen"))
DIE = QT_TRANSLATE_NOOP("crossword_names", "die, {n}")
FACE = QT_TRANSLATE_NOOP("crossword_names", "die {n}")
ERASE = Message(QT_TRANSLATE_NOOP("crossword_names", "Erase"))
OTHER_BOARD = Message(QT_TRANSLATE_NOOP("crossword_names", "Look at the other board (F2)"))
OWN_BOARD = Message(QT_TRANSLATE_NOOP("crossword_names", "Back to your own board (F2)"))
ANSWER_SO_FAR = QT_TRANSLATE_NOOP("crossword_names", "Your answer: {text}")
WITH_KEY = QT_TRANSLATE_NOOP("crossword_names", "{button} ({key})")
BUTTON_KEYS: Mapping[str, tuple[Message, str | Message]] = {
    "pass": (card_words.PASS, "F4"),
    "hold": (card_words.HOLD, card_words.SPACE),
    "wrong": (card_words.WRONG, "F"),
    "right": (card_words.RIGHT, "J"),
}
PER_SEAT = CELLS + len(SQUARES)
THINGS = (
    *("card", "die", "glass", "pass", "keyboard", "field", "hold", "wrong", "right"),
    *(f"choice {n}" for n in range(4)),
    *(f"face {n}" for n in range(1, 7)),
    *(f"letter {letter}" for letter in ALPHABET + DIGITS),
    *("space", "erase", "bill 0", "bill 1", "notebook"),
)
"""They come after the cells and squares of the boards."""
NOT_PRESSED = ("card", "field", "bill 0", "bill 1", "notebook")


class CrosswordCells(Cells):
    def __init__(self, position: ShownPosition, view: TableView) -> None:
        self._position, self._view = position, view

    # Numbers

    @property
    def count(self) -> int:
        return PER_SEAT * len(self._position.seats) + len(THINGS)

    def called(self, name: str, seat: int = 0) -> int:
        """A square of the first board, or a thing beside it."""
        if name in SQUARES:
            return CELLS + SQUARES.index(name)
        return PER_SEAT * len(self._position.seats) + THINGS.index(name)

    def thing(self, cell: int) -> str:
        """The thing of this number; empty for a cell or a square of a board."""
        n = cell - PER_SEAT * len(self._position.seats)
        return THINGS[n] if n >= 0 else ""

    def is_round(self, cell: int) -> bool:
        return self.thing(cell) == "die"  # it lies in a dish

    def is_button(self, cell: int) -> bool:
        return self.thing(cell) not in ("", *NOT_PRESSED)

    def current(self) -> int | None:
        position, hand = self._position, self._position.acting_hand
        if position.enters_die:
            return None if position.hand.face is None else self.called(f"face {position.hand.face}")
        if hand is None:
            return None
        turn = PER_SEAT * position.race.turn
        if hand.is_asked and hand.cursor_cell is not None:
            return turn + hand.cursor_cell
        if hand.is_choosing and hand.aimed is not None:
            return turn + CELLS + SQUARES.index(hand.aimed)
        if hand.is_questioned and hand.choice is not None:
            return self.called(f"choice {hand.choice}")
        return self.called("field" if hand.is_questioned and hand.typed else "card")

    # Places

    def place(self, cell: int) -> QRectF:
        if thing := self.thing(cell):
            return self.thing_place(thing)
        seat, at = divmod(cell, PER_SEAT)
        place = self._view.board_place(seat)
        if place is None:
            return QRectF()
        return place.cell_place(at) if at < CELLS else place.square_place(SQUARES[at - CELLS])

    def thing_place(self, thing: str) -> QRectF:
        """Empty while the thing is not there."""
        kind, _, which = thing.partition(" ")
        if self._position.is_over:
            return self._end_place(kind, which)
        if kind in BUTTON_KEYS or kind == "keyboard":
            return self._button_place(kind)
        is_there, area = self._usual_place(kind, which)
        return area if is_there else QRectF()

    def _usual_place(self, kind: str, which: str) -> tuple[bool, QRectF]:
        """Whether a thing is there, and its place."""
        position, layout = self._position, self._view.layout
        card, has_tray = card_of(position), position.has_open_tray
        is_free = not has_tray and not layout.is_below_covered
        question = card if isinstance(card, QuestionCard) else None
        match kind:
            case "card":
                return True, layout.card
            case "die":
                return is_free and not position.enters_die, layout.tray
            case "glass":
                return is_free, layout.glass
            case "choice":
                return question is not None and bool(question.choices), layout.choices[int(which)]
            case "field":
                is_typed = question is not None and not question.choices and question.is_open
                return is_typed, layout.answer_field
            case "face":
                return position.enters_die and isinstance(card, ThrowCard), layout.faces[int(which) - 1]
            case "letter" if which in layout.characters:
                return has_tray, layout.letters[layout.characters.index(which)]
            case "space":
                return has_tray, layout.space
            case "erase":
                return has_tray, layout.erase
        return False, QRectF()

    def _end_place(self, kind: str, which: str) -> QRectF:
        layout = self._view.end_layout
        if kind == "notebook":
            return layout.notebook
        return layout.bills[int(which)] if kind == "bill" and int(which) < len(layout.bills) else QRectF()

    def button_at(self, point: QPointF) -> str:
        """The name of the button on the card; empty where there is none."""
        return next((name for name in self._buttons() if self._button_place(name).contains(point)), "")

    def _buttons(self) -> tuple[str, ...]:
        if self._position.is_over:
            return ()
        match card_of(self._position):
            case ClueCard(is_open=True) | QuestionCard(is_open=True, choices=()):
                return ("pass", "keyboard")
            case ThrowCard(may_correct=True):
                return ("wrong", "right")
            case ReaderCard(is_open=True):
                return ("pass", "hold", "wrong", "right")
        return ()

    def _button_place(self, button: str) -> QRectF:
        if button not in self._buttons():
            return QRectF()
        layout, phase, has_reader = self._view.layout, self._position.race.phase, self._position.has_reader
        if phase == "question" and not has_reader:
            return layout.question_pass if button == "pass" else layout.question_keyboard
        if phase == "roll":
            return layout.correct_buttons[button == "right"]
        places = {
            "pass": layout.spoken_pass if has_reader else layout.pass_button,
            "keyboard": layout.keyboard_button,
            "hold": layout.hold_button,
            "wrong": layout.wrong_button,
            "right": layout.right_button,
        }
        return places[button]

    # Names

    def name(self, cell: int) -> str:
        if thing := self.thing(cell):
            return self._thing_name(*thing.partition(" ")[::2])
        seat, place = divmod(cell, PER_SEAT)
        look = board_look(self._position, seat)
        return _cell_name(look, place) if place < CELLS else _square_name(look, SQUARES[place - CELLS])

    def _thing_name(self, kind: str, which: str) -> str:
        position = self._position
        match kind:
            case "card":
                return "" if position.is_over else card_text(position)
            case "die":
                return tr(Message(DIE, n=position.die_face))
            case "glass":
                return tr(OTHER_BOARD if position.hand.looked_at is None else OWN_BOARD)
            case "field":
                return tr(Message(ANSWER_SO_FAR, text=position.hand.typed))
            case "choice":
                choice, choices = int(which), position.choices
                return f"{choice + 1}, {choices[choice]}" if choice < len(choices) else ""
            case "face":
                return tr(Message(FACE, n=which))
            case "letter":
                return which
            case "space" | "erase" | "keyboard":
                names = {"space": card_words.SPACE, "erase": ERASE, "keyboard": card_words.LETTERS}
                return tr(names[kind])
            case "notebook":
                return _notebook_name(position) if position.is_over else ""
            case "bill":
                return _bill_name(position, int(which)) if position.is_over else ""
        button, key = BUTTON_KEYS[kind]
        return tr(Message(WITH_KEY, button=button, key=key))


def _cell_name(look: BoardLook, cell: int) -> str:
    row, column = divmod(cell, COLUMNS)
    letter = look.grid.letters.get(cell, Letter())
    source = CELL_BLACK if cell in look.grid.black else CELL_NAMES[letter.kind]
    return tr(Message(source, name=look.name, row=row + 1, column=column + 1, letter=letter.text))


def _square_name(look: BoardLook, square: str) -> str:
    is_done = square in look.track.done
    if look.track.offered is not None and square in look.track.offered:
        kind = OFFERED
    elif square in CORNERS:
        kind = CORNER
    elif is_red(square):
        kind = RED_DONE if is_done else RED
    else:
        kind = GREEN_DONE if is_done else GREEN
    source = SQUARE_PAWN if look.pawn == square else SQUARE
    return tr(Message(source, name=look.name, square=words.square_name(square), kind=kind))


def _notebook_name(position: ShownPosition) -> str:
    pages = notebook(position.race, position.seats)
    lines = [
        f"{section.name}: {word.word}, {word.status}, {word.clue}"
        for section in pages.sections
        for word in section.words
    ]
    return "; ".join((pages.title, *lines))


def _bill_name(position: ShownPosition, seat: int) -> str:
    if seat >= len(position.seats):
        return ""
    bill = bill_card(position.race, position.seats, seat, None)
    rows = [row for row in (*bill.rows, bill.last) if row is not None]
    parts = [" ".join(part for part in (text, count, amount, note) if part) for text, count, amount, note, *_ in rows]
    return ", ".join((shown_name(position.seats[seat]), *parts, f"{tr(card_words.TOTAL)} {bill.total}"))


def card_text(position: ShownPosition) -> str:
    """All that stands on the card, but for an answer that is held open."""
    card = card_of(position)
    letters = " ".join(letter.text or "_" for letter in card.letters)
    parts: tuple[str, ...] = (card.heading, card.text, card.note, card.detail, letters, card.sum, card.message)
    match card:
        case ChoiceCard():
            parts = (card.heading, tr(card_words.WHERE_TO), card.word or card.text, card.length, card.sum)
        case QuestionCard():
            parts = (card.heading, card.detail, card.text, *card.choices, card.message)
        case ReaderCard():
            parts = (card.title, card.heading, card.text, card.note, card.detail, letters, card.say_text)
        case ThrowCard():
            parts = (card.text, card.detail, card.last_word)
    verdict = card.verdict or Verdict(True, "")
    return ", ".join(part for part in (*parts, verdict.text, verdict.gain, verdict.note) if part)
