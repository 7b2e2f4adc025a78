"""The hand of a person in Crossword Track: the word in pencil, the square that is aimed at, the answer to a question,
whether the judge has looked, and what is left of the clock. It asks the rules, and never knows an answer.

Everything here belongs to one position of the match, and goes when the match goes on."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence

from ludogite.message import Message
from ludogite.rules.crossword.match import PASS, Answer, Go, Move, Race
from ludogite.rules.crossword.track import CORNERS, NUMBERED, SQUARES
from ludogite.ui.games.crossword import words
from ludogite.ui.games.crossword.pencil import Pencil, letters_in

SIDES = {"T": "T", "H": "T", "R": "R", "D": "R", "B": "B", "L": "L", "G": "L"}
"""The letter of a side, as the notation and as French has it: haut, droite, bas, gauche."""
CHOICES = 4
SECOND_ATTEMPT_S = 10.0
"""The least time for somebody who was asked to check the spelling."""
LONGEST_ANSWER = 60

Doubt = Callable[[Move], Message | None]


class Hand:
    def __init__(self) -> None:
        self.state: Race | None = None
        self.seat: int | None = None
        """Whose hand it is; None while no person is to act."""
        self.plays_by_finger = False
        """Whether somebody needs the letters, since no keyboard was used after the last touch."""
        self._forget()
        self.last_question = ""
        """The question that was answered by the last move, for what is said of it afterwards."""
        self.last_choice: int | None = None
        """Which of four answers was given to it."""
        self.ply: int | None = None
        """The number of moves before the position that all this belongs to."""
        self._pencil_text = ""
        """The word in pencil of a match that was left, until its position is shown."""
        self.looked_at: int | None = None
        """The seat whose board somebody has enlarged to look at."""

    def _forget(self) -> None:
        self.pencil = Pencil()
        self.aimed: str | None = None
        """The square that mouse or keys point at, where one is chosen."""
        self.typed_side = ""
        """The side of a square whose number is still to be typed."""
        self._refused = ""
        """The square that was typed and is not offered; with one more digit it may become another."""
        self.is_doubted = False
        """Whether somebody was asked to check the spelling; it happens once a clue."""
        self.question = ""
        """The key of the question that is asked."""
        self.choice: int | None = None
        self.typed = ""
        """The answer to a question."""
        self.has_looked = False
        """Whether the one who judges has seen the answer."""
        self.seconds: float | None = None
        """The time left; None without a clock."""
        self.message: Message | None = None
        """The answer to what somebody has just tried; it stands on the card."""
        self.is_tray_open = self.plays_by_finger
        """Whether the letters lie there to be clicked."""
        self.face: int | None = None
        """Which of the six faces keys are at, from 1, where a real die is entered."""
        self.first_line = 0
        """The first line of the notebook that is seen."""

    # What the match tells

    def follow(self, state: Race, seat: int | None, ply: int, seconds: float | None = None) -> None:
        """The match has gone on, or back. `seconds` is what the clock gives to an answer."""
        if ply != self.ply:
            is_next = self.ply is not None and ply == self.ply + 1
            self.last_question, self.last_choice = (self.question, self.choice) if is_next else ("", None)
            self._forget()
            self.ply, self._pencil_text = ply, ""
        self.state, self.seat = state, seat
        ink = self._ink()
        if ink != self.pencil.ink:
            self.pencil = Pencil(ink)
            self.pencil.read(self._pencil_text)
        if self.aimed is not None and not (self.is_choosing and self.may_go(self.aimed)):
            self.aimed = None
        is_asked = self.is_asked or self.is_questioned
        if not is_asked or seconds is None:
            self.seconds = None
        elif self.seconds is None or self.seconds > seconds:
            self.seconds = seconds

    @property
    def _race(self) -> Race:
        assert self.state is not None
        return self.state

    @property
    def is_asked(self) -> bool:
        """Whether a person is asked a clue."""
        return self.state is not None and self.seat is not None and self.state.phase == "clue"

    @property
    def is_questioned(self) -> bool:
        return self.state is not None and self.seat is not None and self.state.phase == "question"

    @property
    def is_choosing(self) -> bool:
        return self.state is not None and self.seat is not None and self.state.phase == "go"

    @property
    def cells(self) -> tuple[int, ...]:
        """Of the word that is asked."""
        if self.state is None or self.state.asked is None:
            return ()
        return self.state.sheet.grid.words[self.state.asked].cells

    def _ink(self) -> tuple[str | None, ...]:
        if not self.is_asked:
            return ()
        sheet = self._race.sheet
        return tuple(sheet.grid.letters[cell] if sheet.found >> cell & 1 else None for cell in self.cells)

    # A word

    def write(self, text: str) -> bool:
        """A key, or a pasted text; whether it wrote anything."""
        return self.is_asked and self.pencil.write(text)

    def put(self, cell: int, letter: str) -> bool:
        """A letter of the tray into a cell of the grid."""
        return self.is_asked and cell in self.cells and self.pencil.put(self.cells.index(cell), letter)

    def place_cursor(self, cell: int) -> bool:
        if not self.is_asked or cell not in self.cells:
            return False
        self.pencil.place(self.cells.index(cell))
        return True

    @property
    def cursor_cell(self) -> int | None:
        """The cell of the grid for the next letter."""
        at = self.pencil.cursor if self.is_asked else None
        return None if at is None else self.cells[at]

    def answer(self, doubt: Doubt) -> Move | Message:
        """The word as it stands; or what is missing in it, or once a clue the doubt about its spelling."""
        if missing := self.pencil.missing:
            return Message(words.MISSING, n=missing)
        move = Answer(self.pencil.word)
        question = None if self.is_doubted else doubt(move)
        if question is None:
            return move
        self.is_doubted = True
        if self.seconds is not None:
            self.seconds = max(self.seconds, SECOND_ATTEMPT_S)
        return question

    # A square

    def may_go(self, square: str) -> bool:
        return square in self.offered()

    def offered(self) -> Sequence[str]:
        """The squares to choose from, in the order of the track."""
        if self.state is None or self.state.phase != "go":
            return ()
        return [square for square in NUMBERED if self._race.why_not(Go(square)) is None]

    def aim(self, square: str | None) -> Message | None:
        """Points at a square; a sentence says why nobody can go there."""
        self.typed_side = self._refused = ""
        if square is None or self.may_go(square):
            self.aimed = square
            return None
        return words.NOT_A_CORNER if square in CORNERS else Message(words.LINE_DONE, square=words.square_name(square))

    def aim_onwards(self, step: int) -> None:
        """To the next offered square along the track, clockwise or back."""
        offered = self.offered()
        if not offered:
            return
        start = SQUARES.index(self.aimed or self._race.sheet.pawn)
        count = len(SQUARES)
        self.typed_side = self._refused = ""
        self.aimed = next(
            square for n in range(1, count + 1) if (square := SQUARES[(start + n * step) % count]) in offered
        )

    def type_square(self, key: str) -> Message | bool | None:
        """The name of a square, letter by letter; False if the key belongs to none, else what is said to it."""
        letter = letters_in(key)
        if letter in SIDES:
            self.aimed, self.typed_side, self._refused = None, SIDES[letter], ""
            return None
        if len(key) != 1 or key not in "0123456789":
            return False
        begun = self.aimed or self._refused or self.typed_side
        square = f"{begun}0" if key == "0" else f"{begun[:1]}{key}"
        if square not in NUMBERED:
            return False
        refusal = self.aim(square)
        if refusal is not None:
            self.aimed, self.typed_side, self._refused = None, square[0], square
        return refusal

    def go(self) -> Move | Message:
        return words.AIM_FIRST if self.aimed is None else Go(self.aimed)

    # A question

    def choose(self, choice: int) -> None:
        self.choice = choice % CHOICES

    def type_answer(self, text: str) -> bool:
        """Adds a key to the answer; whether it was accepted."""
        printable = "".join(character for character in text if character.isprintable())
        if not printable or len(self.typed) + len(printable) > LONGEST_ANSWER:
            return False
        self.typed += printable
        return True

    def erase_answer(self) -> bool:
        had, self.typed = bool(self.typed), self.typed[:-1]
        return had

    def given(self, choices: Sequence[str]) -> str:
        """The answer as it stands."""
        if choices:
            return choices[self.choice] if self.choice is not None else ""
        return self.typed.strip()

    # Judging

    def look(self) -> None:
        """The one who judges has opened the answer."""
        self.has_looked = True

    @property
    def may_judge(self) -> bool:
        """After the first look, or when the time is up."""
        return self.has_looked or self.seconds == 0

    # The clock

    def tick(self, seconds: float) -> bool:
        """Time goes by; whether it has just run out."""
        if self.seconds is None or self.seconds <= 0:
            return False
        self.seconds = max(self.seconds - seconds, 0.0)
        return self.seconds == 0

    def answer_in_time(self) -> Move:
        """When the time is up: a full word counts, anything else is a pass."""
        return PASS if self.pencil.missing else Answer(self.pencil.word)

    # As a text

    def text(self, after: Sequence[object] = ()) -> str:
        """After a move only the question that it has answered remains."""
        if after:
            if self.ply is None or not self.question:
                return ""
            return json.dumps({"ply": self.ply + 1, "last": self.question}, ensure_ascii=False)
        is_untouched = self.pencil.is_blank and self.pencil.cursor in (None, self.pencil.first)
        record = {
            "pencil": "" if is_untouched else self.pencil.text(),
            "aimed": self.aimed,
            "doubted": self.is_doubted,
            "question": self.question,
            "choice": self.choice,
            "typed": self.typed,
            "looked": self.has_looked,
            "seconds": None if self.seconds is None else round(self.seconds),
            "last": self.last_question,
        }
        kept = {name: value for name, value in record.items() if value not in (None, "") and value is not False}
        return json.dumps({"ply": self.ply, **kept}, ensure_ascii=False) if kept else ""

    def read(self, text: str) -> None:
        """From a text that may be damaged: then nothing is in the hand."""
        try:
            record = json.loads(text)
            ply, choice = int(record["ply"]), record.get("choice")
            seconds = record.get("seconds")
            texts = {name: str(record.get(name, "")) for name in ("pencil", "aimed", "question", "typed", "last")}
            seconds = None if seconds is None else float(seconds)
            choice = None if choice is None else int(choice)
        except (ValueError, TypeError, AttributeError, KeyError, OverflowError, RecursionError):
            return
        self._forget()
        self.ply, self._pencil_text = ply, texts["pencil"]
        self.aimed = texts["aimed"] if texts["aimed"] in NUMBERED else None
        self.question, self.typed = texts["question"], texts["typed"][:LONGEST_ANSWER]
        self.last_question = texts["last"]
        self.choice = choice if choice in range(CHOICES) else None
        self.is_doubted, self.has_looked = record.get("doubted") is True, record.get("looked") is True
        self.seconds = max(seconds, 0.0) if seconds is not None and seconds == seconds else None
