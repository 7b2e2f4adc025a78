"""Crossword Track for screen readers: every cell, square and button has a name and a place. An answer that is held open
is never part of a name: it would be read aloud."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.crossword.grid import CELLS, COLUMNS
from ludogite.rules.crossword.track import CORNERS, SQUARES, is_red
from ludogite.ui.base.seat_names import shown_name
from ludogite.ui.games.crossword import card_words, words
from ludogite.ui.games.crossword.end_cards import bill_card, notebook
from ludogite.ui.games.crossword.layout import ALPHABET, DIGITS
from ludogite.ui.games.crossword.painted_view import PaintedView
from ludogite.ui.games.crossword.places import BoardPlace
from ludogite.ui.games.crossword.values import (
    BoardLook,
    ChoiceCard,
    ClueCard,
    Kind,
    Letter,
    QuestionCard,
    ReaderCard,
    ThrowCard,
)
from ludogite.ui.look.language import tr
from ludogite.ui.match.accessible import announce

CELL_BLACK = QT_TRANSLATE_NOOP("crossword_names", "{name}, row {row}, column {column}, black")
CELL_EMPTY = QT_TRANSLATE_NOOP("crossword_names", "{name}, row {row}, column {column}, empty")
CELL_INK = QT_TRANSLATE_NOOP("crossword_names", "{name}, row {row}, column {column}, {letter}")
CELL_PENCIL = QT_TRANSLATE_NOOP("crossword_names", "{name}, row {row}, column {column}, {letter} in pencil")
CELL_UNFOUND = QT_TRANSLATE_NOOP("crossword_names", "{name}, row {row}, column {column}, {letter}, not found")
SQUARE = QT_TRANSLATE_NOOP("crossword_names", "{name}, {square}, {kind}")
SQUARE_PAWN = QT_TRANSLATE_NOOP("crossword_names", "{name}, {square}, {kind}, the pawn is here")
GREEN = Message(QT_TRANSLATE_NOOP("crossword_names", "green"))
RED = Message(QT_TRANSLATE_NOOP("crossword_names", "red"))
CORNER = Message(QT_TRANSLATE_NOOP("crossword_names", "leads anywhere"))
GREEN_DONE = Message(QT_TRANSLATE_NOOP("crossword_names", "line complete, bonus question"))
RED_DONE = Message(QT_TRANSLATE_NOOP("crossword_names", "line complete, leads anywhere"))
OFFERED = Message(QT_TRANSLATE_NOOP("crossword_names", "can be chosen"))
DIE = QT_TRANSLATE_NOOP("crossword_names", "die, {n}")
FACE = QT_TRANSLATE_NOOP("crossword_names", "die {n}")
ERASE = Message(QT_TRANSLATE_NOOP("crossword_names", "Erase"))
OTHER_BOARD = Message(QT_TRANSLATE_NOOP("crossword_names", "Look at the other board (F2)"))
OWN_BOARD = Message(QT_TRANSLATE_NOOP("crossword_names", "Back to your own board (F2)"))
ANSWER_SO_FAR = QT_TRANSLATE_NOOP("crossword_names", "Your answer: {text}")
WITH_KEY = QT_TRANSLATE_NOOP("crossword_names", "{button} ({key})")
PER_SEAT = CELLS + len(SQUARES)
THINGS = (
    *("card", "die", "glass", "pass", "keyboard", "field", "hold", "wrong", "right"),
    *(f"choice {n}" for n in range(4)),
    *(f"face {n}" for n in range(1, 7)),
    *(f"letter {letter}" for letter in ALPHABET + DIGITS),
    *("space", "erase", "bill 0", "bill 1", "notebook"),
)
"""What is found after the cells and squares of the boards."""

NOT_PRESSED = ("card", "field", "bill 0", "bill 1", "notebook")


class NamedView(PaintedView):
    # The buttons on the card

    def button_at(self, point: QPointF) -> str:
        """The name of the button on the card; empty where there is none."""
        return next((name for name in self._buttons() if self.thing_place(name).contains(point)), "")

    def _buttons(self) -> tuple[str, ...]:
        if self.shown is None or self.is_over:
            return ()
        card = self.card()
        if isinstance(card, ClueCard) and card.pass_text:
            return ("pass", "keyboard")
        if isinstance(card, QuestionCard) and card.pass_text and not card.choices:
            return ("pass", "keyboard")
        if isinstance(card, ThrowCard) and card.right_text:
            return ("wrong", "right")
        if isinstance(card, ReaderCard) and card.hold_text:
            return ("pass", "hold", "wrong", "right")
        return ()

    def thing_place(self, thing: str) -> QRectF:
        """Where something lies that is neither a cell nor a square; empty while it is not there."""
        kind, _, which = thing.partition(" ")
        if kind in ("bill", "notebook"):
            return self._end_place(kind, which)
        if self.is_over:
            return QRectF()
        layout, card = self.board_layout, self.card()
        match kind:
            case "card":
                return layout.card
            case "die":
                return layout.tray if not self._is_covered and not self.enters_die else QRectF()
            case "glass":
                return layout.glass if not self._is_covered else QRectF()
            case "choice":
                is_there = isinstance(card, QuestionCard) and bool(card.choices)
                return layout.choices[int(which)] if is_there else QRectF()
            case "field":
                is_there = isinstance(card, QuestionCard) and not card.choices and bool(card.pass_text)
                return layout.answer_field if is_there else QRectF()
            case "face":
                return layout.faces[int(which) - 1] if self.enters_die and isinstance(card, ThrowCard) else QRectF()
            case "letter":
                is_there = self.has_open_tray and which in layout.characters
                return layout.letters[layout.characters.index(which)] if is_there else QRectF()
            case "space":
                return layout.space if self.has_open_tray else QRectF()
            case "erase":
                return layout.erase if self.has_open_tray else QRectF()
        return self._button_place(kind)

    @property
    def _is_covered(self) -> bool:
        """Whether letters, or what is asked on a narrow or low card, lie over the die and the small board."""
        return self.has_open_tray or self.board_layout.is_below_covered

    def _button_place(self, button: str) -> QRectF:
        if button not in self._buttons():
            return QRectF()
        layout = self.board_layout
        if self.race.phase == "question" and button in ("pass", "keyboard") and not self.has_reader:
            return layout.question_pass if button == "pass" else layout.question_keyboard
        if self.race.phase == "roll":
            return layout.correct_buttons[button == "right"]
        places = {
            "pass": layout.spoken_pass if self.has_reader else layout.pass_button,
            "keyboard": layout.keyboard_button,
            "hold": layout.hold_button,
            "wrong": layout.wrong_button,
            "right": layout.right_button,
        }
        return places[button]

    def _end_place(self, kind: str, which: str) -> QRectF:
        if not self.is_over:
            return QRectF()
        if kind == "notebook":
            return self.end_layout.notebook
        bills = self.end_layout.bills
        return bills[int(which)] if int(which) < len(bills) else QRectF()

    # Names

    def cell_count(self) -> int:
        return PER_SEAT * len(self.seats) + len(THINGS)

    def cell_called(self, name: str) -> int:
        """A square of the first board, or a thing beside it."""
        if name in SQUARES:
            return CELLS + SQUARES.index(name)
        return PER_SEAT * len(self.seats) + THINGS.index(name)

    def cell_name(self, cell: int) -> str:
        if self.shown is None:
            return ""
        seat, place = divmod(cell, PER_SEAT)
        if seat >= len(self.seats):
            return self._thing_name(THINGS[cell - PER_SEAT * len(self.seats)])
        look = self.board_of(seat)
        return self._cell_name(look, place) if place < CELLS else self._square_name(look, SQUARES[place - CELLS])

    def _cell_name(self, look: BoardLook, cell: int) -> str:
        row, column = divmod(cell, COLUMNS)
        letter = look.grid.letters.get(cell, Letter())
        sources = {
            Kind.EMPTY: CELL_EMPTY,
            Kind.INK: CELL_INK,
            Kind.PENCIL: CELL_PENCIL,
            Kind.UNFOUND: CELL_UNFOUND,
        }
        source = CELL_BLACK if cell in look.grid.black else sources[letter.kind]
        return tr(Message(source, name=look.name, row=row + 1, column=column + 1, letter=letter.text))

    def _square_name(self, look: BoardLook, square: str) -> str:
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

    def is_button(self, cell: int) -> bool:
        things = PER_SEAT * len(self.seats)
        return cell >= things and THINGS[cell - things] not in NOT_PRESSED

    def _thing_name(self, thing: str) -> str:
        kind, _, which = thing.partition(" ")
        match kind:
            case "card":
                return "" if self.is_over else self.card_text()
            case "die":
                return tr(Message(DIE, n=self.die_face()))
            case "glass":
                return tr(OTHER_BOARD if self.looked_at is None else OWN_BOARD)
            case "field":
                return tr(Message(ANSWER_SO_FAR, text=self.hand.typed))
            case "choice":
                return self._choice_name(int(which))
            case "face":
                return tr(Message(FACE, n=which))
            case "letter":
                return which
            case "space":
                return tr(card_words.SPACE)
            case "erase":
                return tr(ERASE)
            case "bill" | "notebook":
                return self._end_name(kind, which)
        keys = {
            "pass": (card_words.PASS, "F4"),
            "hold": (card_words.HOLD, tr(card_words.SPACE)),
            "wrong": (card_words.WRONG, "F"),
            "right": (card_words.RIGHT, "J"),
        }
        if kind not in keys:
            return tr(card_words.LETTERS)
        button, key = keys[kind]
        return tr(Message(WITH_KEY, button=button, key=key))

    def _choice_name(self, choice: int) -> str:
        choices = self.question.choices if self.question else ()
        return f"{choice + 1}, {choices[choice]}" if choice < len(choices) else ""

    def _end_name(self, kind: str, which: str) -> str:
        if not self.is_over:
            return ""
        if kind == "notebook":
            pages = notebook(self.race, self.seats)
            lines = [
                f"{section.name}: {word.word}, {word.status}, {word.clue}"
                for section in pages.sections
                for word in section.words
            ]
            return "; ".join((pages.title, *lines))
        seat = int(which)
        if seat >= len(self.seats):
            return ""
        bill = bill_card(self.race, self.seats, seat, None)
        rows = [row for row in (*bill.rows, bill.last) if row is not None]
        parts = [
            " ".join(part for part in (text, count, amount, note) if part) for text, count, amount, note, *_ in rows
        ]
        return ", ".join((shown_name(self.seats[seat]), *parts, f"{bill.total_text} {bill.total}"))

    def card_text(self) -> str:
        """All that stands on the card, but for an answer that is held open."""
        card = self.card()
        parts: tuple[str, ...]
        match card:
            case ClueCard():
                letters = " ".join(letter.text or "_" for letter in card.letters)
                parts = (card.heading, card.clue, card.note, card.detail, letters, card.sum, card.message)
            case ChoiceCard():
                parts = (card.heading, card.headline, card.word or card.invitation, card.letters_text, card.sum)
            case QuestionCard():
                parts = (card.heading, card.line, card.question, *card.choices, card.message)
            case ReaderCard():
                letters = " ".join(letter.text or "_" for letter in card.letters)
                parts = (card.title, card.heading, card.clue, card.note, card.detail, letters, card.say_text)
            case ThrowCard():
                parts = (card.headline, card.detail, card.verdict_word)
        verdict = card.verdict if isinstance(card, ClueCard | QuestionCard | ThrowCard) else None
        if verdict is not None:
            parts = (*parts, verdict.text, verdict.gain, verdict.note)
        return ", ".join(part for part in parts if part)

    # Places

    def cell_rect(self, cell: int) -> QRect:
        if self.shown is None:
            return QRect()
        seat, at = divmod(cell, PER_SEAT)
        if seat >= len(self.seats):
            return self.thing_place(THINGS[cell - PER_SEAT * len(self.seats)]).toAlignedRect()
        place = self.board_place(seat)
        if place is None:
            return QRect()
        area = place.cell_place(at) if at < CELLS else place.square_place(SQUARES[at - CELLS])
        return area.toAlignedRect()

    def board_place(self, seat: int) -> BoardPlace | None:
        """Where the board of a seat lies."""
        if self.is_over:
            return self.end_layout.boards[seat]
        return self.board_layout.large if seat == self.large else self.board_layout.small

    # Where the keys are

    def current_cell(self) -> int | None:
        hand = self.acting_hand
        if self.shown is None or (hand is None and not self.enters_die):
            return None
        things = PER_SEAT * len(self.seats)
        if self.enters_die:
            return None if self.face is None else things + THINGS.index(f"face {self.face}")
        assert hand is not None
        turn = PER_SEAT * self.race.turn
        if hand.is_asked and hand.cursor_cell is not None:
            return turn + hand.cursor_cell
        if hand.is_choosing and hand.aimed is not None:
            return turn + CELLS + SQUARES.index(hand.aimed)
        if hand.is_questioned and hand.choice is not None:
            return things + THINGS.index(f"choice {hand.choice}")
        if hand.is_questioned and hand.typed:
            return things + THINGS.index("field")
        return things + THINGS.index("card")

    def announce_cursor(self) -> None:
        """A screen reader reads where the keys are."""
        cell = self.current_cell()
        if self.hasFocus() and cell is not None:
            announce(self, cell)

    def announce_card(self) -> None:
        """A screen reader reads what is asked now."""
        if self.hasFocus():
            announce(self, PER_SEAT * len(self.seats) + THINGS.index("card"))

    announce_square = announce_face = announce_choice = announce_cursor
