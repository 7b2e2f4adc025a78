"""The race: rolling, choosing a square, answering, bonus questions, the last turn and the final bonus."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import Any, Literal, TypeAlias

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cells import cells_in
from ludogite.rules.crossword.grid import COLUMNS, HIDDEN, LETTERS, Grid, fold, read_grid
from ludogite.rules.crossword.track import (
    CORNERS,
    NUMBERED,
    SQUARES,
    START,
    Line,
    advance,
    asks_from_the_end,
    is_red,
    line_beside,
)
from ludogite.rules.dice import ONE_DIE, Roll, parse_roll
from ludogite.rules.game import (
    CHANCE,
    Choice,
    InvalidSetup,
    Mover,
    Objection,
    Option,
    Options,
    Outcome,
    Rules,
    Setup,
    State,
    UnreadableMove,
)

LETTER_POINTS = (15, 10, 5)
"""For each letter, by how often the word was missed before: never, once, more often."""
UNFOUND_LETTER = 5
"""What each letter that the opponent has not found brings to the first to complete his grid."""


@dataclass(frozen=True, slots=True)
class Go:
    square: str

    def __str__(self) -> str:
        return f"go {self.square}"


@dataclass(frozen=True, slots=True)
class Answer:
    """Folded: the letters alone."""

    word: str

    def __str__(self) -> str:
        return f"answer {self.word}"


@dataclass(frozen=True, slots=True)
class Pass:
    def __str__(self) -> str:
        return "pass"


@dataclass(frozen=True, slots=True)
class Question:
    """Whether a bonus question was answered right; the program or the opponent judges that."""

    is_right: bool

    def __str__(self) -> str:
        return "question right" if self.is_right else "question wrong"


PASS, RIGHT, WRONG = Pass(), Question(True), Question(False)
Move: TypeAlias = Roll | Go | Answer | Pass | Question
_FIXED: dict[str, Move] = {
    **{str(move): move for move in (RIGHT, WRONG)},
    **{str(move): move for move in map(Go, SQUARES)},
    str(PASS): PASS,
}


def parse(text: str) -> Move:
    if text in _FIXED:
        return _FIXED[text]
    word, _, rest = text.partition(" ")
    if word == "answer":
        letters = fold(rest)
        if letters and LETTERS.issuperset(letters):
            return Answer(letters)
        raise UnreadableMove(text)
    return parse_roll(text, dice=1)


@dataclass(frozen=True)
class Sheet:
    """One player's board: his pawn, and how much of his grid he has found."""

    grid: Grid
    misses: tuple[int, ...]
    found: int = 0
    points: int = 0
    pawn: str = START

    def is_known(self, word: int) -> bool:
        return not self.grid.words[word].mask & ~self.found

    def is_complete(self, line: Line) -> bool:
        return all(map(self.is_known, self.grid.words_of[line]))

    @property
    def unfound(self) -> int:
        return (self.grid.white & ~self.found).bit_count()

    def nearest_word(self) -> int:
        """Of the words of the pawn's line that are not complete, the one nearest to the pawn."""
        words = self.grid.words_of[line_beside(self.pawn)]
        nearest_first = reversed(words) if asks_from_the_end(self.pawn) else words
        return next(word for word in nearest_first if not self.is_known(word))

    def answered(self, word: int, answer: str) -> Sheet:
        """A right answer is written and scores its new letters; anything else ticks an arrow of the word."""
        if answer != self.grid.answer(word):
            ticked = (misses + (n == word) for n, misses in enumerate(self.misses))
            return replace(self, misses=tuple(ticked))
        new = self.grid.words[word].mask & ~self.found
        worth = LETTER_POINTS[min(self.misses[word], 2)]
        return replace(self, found=self.found | new, points=self.points + worth * new.bit_count())


Phase: TypeAlias = Literal["roll", "go", "clue", "question"]


@dataclass(frozen=True)
class Race(State[Move]):
    sheets: tuple[Sheet, Sheet]
    phase: Phase = "roll"
    opening: tuple[int, ...] = ()
    """The rolls that decide who begins; fewer than two until both have rolled."""
    beginner: int | None = None
    turn: int = 0
    questions: int = 0
    """Bonus questions answered right in this turn."""
    finisher: int | None = None
    """Who was the first to complete his grid."""

    @property
    def to_move(self) -> Mover:
        if self._is_over:
            return None
        return CHANCE if self.phase == "roll" else self.turn

    @property
    def _is_over(self) -> bool:
        """Once the beginner has finished, the other has one more turn; once the other has, it is over at once."""
        return self.finisher is not None and (self.finisher != self.beginner or self.turn == self.beginner)

    @property
    def sheet(self) -> Sheet:
        """That of the player whose turn it is."""
        return self.sheets[self.turn]

    @property
    def asked(self) -> int | None:
        """The word that is asked now."""
        return self.sheet.nearest_word() if self.phase == "clue" else None

    @property
    def scores(self) -> tuple[int, int]:
        first, second = (sheet.points for sheet in self.sheets)
        if self._is_over and self.finisher is not None:
            bonus = UNFOUND_LETTER * self.sheets[1 - self.finisher].unfound
            return (first + bonus, second) if self.finisher == 0 else (first, second + bonus)
        return first, second

    @cached_property
    def outcome(self) -> Outcome | None:
        if not self._is_over:
            return None
        first, second = self.scores
        if first == second:
            return Outcome((0, 1), Message(QT_TRANSLATE_NOOP("rules", "Equal points: {points}."), points=first))
        why = Message(
            QT_TRANSLATE_NOOP("rules", "More points: {more} against {fewer}."),
            more=max(first, second),
            fewer=min(first, second),
        )
        return Outcome((0 if first > second else 1,), why)

    def chance(self) -> Sequence[tuple[Move, int]]:
        return ONE_DIE if self.to_move == CHANCE else ()

    @property
    def thrower(self) -> int | None:
        """Each player throws for himself, also for who begins."""
        if self.to_move != CHANCE:
            return None
        return len(self.opening) if self.beginner is None else self.turn

    def find_moves(self) -> list[Move]:
        match self.phase:
            case "roll":
                return [roll for roll, _ in ONE_DIE]
            case "go":
                return [Go(square) for square in NUMBERED if not self.sheet.is_complete(line_beside(square))]
            case "clue":
                answer = self.sheet.grid.answer(self.sheet.nearest_word())
                return [PASS] if HIDDEN in answer else [Answer(answer), PASS]
            case "question":
                return [RIGHT, WRONG]

    def objection(self, move: Move) -> Objection | None:
        wanted: Phase
        match move:
            case Roll():
                wanted = "roll"
            case Go():
                wanted = "go"
            case Answer() | Pass():
                wanted = "clue"
            case Question():
                wanted = "question"
        if wanted != self.phase:
            return Objection(_INSTEAD[self.phase])
        return self._against_square(move.square) if isinstance(move, Go) else None

    def _against_square(self, square: str) -> Objection | None:
        if square in CORNERS:
            return Objection(QT_TRANSLATE_NOOP("rules", "Choose a numbered square, not a corner."))
        line = line_beside(square)
        if self.sheet.is_complete(line):
            complete = QT_TRANSLATE_NOOP("rules", "The line of {square} is complete: choose another.")
            return Objection(complete, evidence=line, square=square)
        return None

    def reveals(self, move: Move) -> bool:
        """A clue, or a verdict."""
        return not isinstance(move, Pass)

    def after(self, move: Move) -> Race:
        match move:
            case Roll((face,)):
                return self._opened(face) if self.beginner is None else self._landed(advance(self.sheet.pawn, face))
            case Go(square):
                return self._landed(square)
            case Question(is_right):
                return self._questioned(is_right)
            case Answer(word):
                return self._answered(word)
        return self._answered("")

    def _opened(self, face: int) -> Race:
        rolls = (*self.opening, face)
        if len(rolls) < 2:
            return replace(self, opening=rolls)
        if rolls[0] == rolls[1]:
            return replace(self, opening=())
        beginner = 0 if rolls[0] < rolls[1] else 1
        return replace(self, opening=rolls, beginner=beginner, turn=beginner)

    def _with_sheet(self, sheet: Sheet) -> Race:
        return replace(self, sheets=(sheet, self.sheets[1]) if self.turn == 0 else (self.sheets[0], sheet))

    def _landed(self, square: str) -> Race:
        landed = self._with_sheet(replace(self.sheet, pawn=square))
        if square in CORNERS:
            return replace(landed, phase="go")
        if not self.sheet.is_complete(line_beside(square)):
            return replace(landed, phase="clue")
        return replace(landed, phase="go" if is_red(square) else "question")

    def _questioned(self, is_right: bool) -> Race:
        if not is_right:
            return self._turn_over()
        return replace(self, questions=self.questions + 1, phase="roll" if self.questions == 0 else "go")

    def _answered(self, answer: str) -> Race:
        written = self._with_sheet(self.sheet.answered(self.sheet.nearest_word(), answer))
        if self.finisher is None and not written.sheet.unfound:
            written = replace(written, finisher=self.turn)
        return written._turn_over()

    def _turn_over(self) -> Race:
        return replace(self, turn=1 - self.turn, phase="roll", questions=0)

    def seen_by(self, seat: int) -> Race:
        """What is found is open. Besides, a seat gets the word that it is asked; a computer player decides whether it
        knows it."""
        sheets = []
        for who, sheet in enumerate(self.sheets):
            word = self.asked if who == seat == self.turn else None
            known = sheet.found | (sheet.grid.words[word].mask if word is not None else 0)
            sheets.append(replace(sheet, grid=sheet.grid.hidden_but(known, word)))
        return replace(self, sheets=(sheets[0], sheets[1]))

    def on_table(self) -> Race:
        """What is found is open, and so is the clue that is asked; its answer is not."""
        first, second = (
            replace(sheet, grid=sheet.grid.hidden_but(sheet.found, self.asked if who == self.turn else None))
            for who, sheet in enumerate(self.sheets)
        )
        return replace(self, sheets=(first, second))

    def sample_moves(self, rng: Random) -> list[Move]:
        """With wrong answers, which are legal but not listed."""
        word = "".join(rng.choices(sorted(LETTERS), k=rng.randrange(1, 8)))
        return [Answer(word), PASS, Go(rng.choice(SQUARES)), rng.choice((RIGHT, WRONG)), rng.choice(ONE_DIE)[0]]

    def view(self) -> dict[str, Any]:
        """Both grids as far as they are found, a dot for what is not; and the clue that is asked."""
        return {
            "phase": self.phase,
            "beginner": self.beginner,
            "pawns": [sheet.pawn for sheet in self.sheets],
            "grids": [_shown(sheet) for sheet in self.sheets],
            "asked": None if self.asked is None else self.sheet.grid.words[self.asked].key,
            "clue": None if self.asked is None else self.sheet.grid.clues[self.asked],
        }


_INSTEAD = {
    "roll": QT_TRANSLATE_NOOP("rules", "The die is to be rolled first."),
    "go": QT_TRANSLATE_NOOP("rules", "Choose a square first."),
    "clue": QT_TRANSLATE_NOOP("rules", "A clue is asked: answer it, or pass."),
    "question": QT_TRANSLATE_NOOP("rules", "A bonus question is asked: it is right or wrong."),
}


def _shown(sheet: Sheet) -> list[str]:
    shown = ["." if letter != "#" else letter for letter in sheet.grid.letters]
    for cell in cells_in(sheet.found):
        shown[cell] = sheet.grid.letters[cell]
    return ["".join(shown[row : row + COLUMNS]) for row in range(0, len(shown), COLUMNS)]


def start(seats: int, options: Options, setup: Setup) -> Race:
    if set(setup) != {"grids"}:
        raise InvalidSetup(Message(QT_TRANSLATE_NOOP("rules", "The set-up must be “grids”, and nothing else.")))
    grids = setup["grids"]
    if not isinstance(grids, list) or len(grids) != seats:
        raise InvalidSetup(Message(QT_TRANSLATE_NOOP("rules", "“grids” must be a list with one grid for each player.")))
    first, second = (Sheet(grid, (0,) * len(grid.words)) for grid in map(read_grid, grids))
    return Race((first, second))


LEVELS = Option(
    "levels",
    QT_TRANSLATE_NOOP("rules", "Grid"),
    (
        Choice(
            "easy",
            QT_TRANSLATE_NOOP("rules", "Easy"),
            QT_TRANSLATE_NOOP("rules", "Common words, plain clues."),
        ),
        Choice(
            "medium",
            QT_TRANSLATE_NOOP("rules", "Medium"),
            QT_TRANSLATE_NOOP("rules", "Less common words among them."),
        ),
        Choice(
            "hard",
            QT_TRANSLATE_NOOP("rules", "Hard"),
            QT_TRANSLATE_NOOP("rules", "Rare words and clues with a twist."),
        ),
    ),
    per_seat=True,
)
RULES = Rules(start=start, parse=parse, options=(LEVELS,))
