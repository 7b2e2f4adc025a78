"""The race: rolling, choosing a square, answering, bonus questions, the last turn and the final bonus."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from random import Random
from typing import Any, Literal, TypeAlias

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cells import cells_in
from ludogite.rules.crossword.grid import COLUMNS, HIDDEN, LETTERS, fold, read_grid
from ludogite.rules.crossword.options import (
    ASKING,
    CLOCK,
    LANGUAGE,
    LENGTH,
    LEVELS,
    OWN_WORDS,
    READER,
    languages_of,
)
from ludogite.rules.crossword.sheet import Bill, MissedWord, Sheet
from ludogite.rules.crossword.track import (
    CORNERS,
    NUMBERED,
    SQUARES,
    advance,
    is_red,
    line_beside,
)
from ludogite.rules.dice import ONE_DIE, Roll, parse_roll
from ludogite.rules.game import (
    CHANCE,
    InvalidSetup,
    Mover,
    Objection,
    Options,
    Outcome,
    Rules,
    Setup,
    State,
    UnreadableMove,
)

SHORT = 20
"""So many turns has each player in a short game."""


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


Phase: TypeAlias = Literal["roll", "go", "clue", "question"]


@dataclass(frozen=True)
class Race(State[Move]):
    sheets: tuple[Sheet, ...]
    """One for each seat; one alone in a solo game."""
    levels: tuple[str, ...]
    """The series of each seat's grid."""
    languages: tuple[str, ...]
    """Of each seat's clues and questions."""
    turns: tuple[int, ...]
    """How many turns each seat has made: from its throw until the die passes on."""
    throws: tuple[int, ...]
    """How often each seat has thrown, second throws too; opening throws are none."""
    is_short: bool = False
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
        """Once the beginner has finished, the other has one more turn; once the other has, it is over at once. A short
        game is over when everybody has made his turns."""
        if self.is_short and min(self.turns) >= SHORT:
            return True
        return self.finisher is not None and (self.finisher != self.beginner or self.turn == self.beginner)

    @property
    def is_solo(self) -> bool:
        return len(self.sheets) == 1

    @property
    def sheet(self) -> Sheet:
        """That of the player whose turn it is."""
        return self.sheets[self.turn]

    @property
    def asked(self) -> int | None:
        """The word that is asked now."""
        return self.sheet.nearest_word() if self.phase == "clue" else None

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(self.bill(seat).points for seat in range(len(self.sheets)))

    @property
    def solo_throws(self) -> int | None:
        return self.throws[0] if self.is_solo else None

    def bill(self, seat: int) -> Bill:
        """What the seat's points are made of. The bonus comes at the end, and not in a solo game."""
        has_bonus = self._is_over and self.finisher == seat and not self.is_solo
        return Bill(self.sheets[seat].written, self.sheets[1 - seat].unfound if has_bonus else 0)

    def missed(self, seat: int) -> list[MissedWord]:
        """The words that the seat has missed or not found, for the notebook at the end."""
        return self.sheets[seat].missed()

    @cached_property
    def outcome(self) -> Outcome | None:
        if not self._is_over:
            return None
        if self.is_solo:
            return Outcome((0,), self._solo_result)
        first, second = self.scores
        if first == second:
            return Outcome((0, 1), Message(QT_TRANSLATE_NOOP("rules", "Tied at {points} points."), points=first))
        why = Message(
            QT_TRANSLATE_NOOP("rules", "{more} points to {fewer}."),
            more=max(first, second),
            fewer=min(first, second),
        )
        return Outcome((0 if first > second else 1,), why)

    @property
    def _solo_result(self) -> Message:
        points, throws = self.scores[0], self.throws[0]
        if self.finisher is None:
            incomplete = QT_TRANSLATE_NOOP("rules", "{turns} turns played: {points} points in {throws} rolls.")
            return Message(incomplete, turns=SHORT, points=points, throws=throws)
        complete = QT_TRANSLATE_NOOP("rules", "The grid is complete: {points} points in {throws} rolls.")
        return Message(complete, points=points, throws=throws)

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

    def seals(self, move: Move) -> bool:
        """Each move does: a throw or a choice opens a clue or a question, or the squares that lead to one, and an
        answer is judged."""
        return True

    def may_correct(self, move: Move, other: Move, table: Mapping[str, str]) -> bool:
        """Where the opponent judges, he may correct his verdict until the next throw; unless the game was over by it,
        and both solutions lie open, and it would go on."""
        if table.get(ASKING.name) != READER or self.why_not(other) is not None:
            return False
        if not isinstance(move, Answer | Pass | Question) or self.after(move) == self.after(other):
            return False
        return self.after(move).to_move is not None or self.after(other).to_move is None

    @property
    def allows_help(self) -> bool:
        """Knowing the words oneself is the game."""
        return False

    def after(self, move: Move) -> Race:
        match move:
            case Roll((face,)):
                return self._opened(face) if self.beginner is None else self._thrown(face)
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

    def _thrown(self, face: int) -> Race:
        return replace(self, throws=self._one_more(self.throws))._landed(advance(self.sheet.pawn, face))

    def _one_more(self, counts: tuple[int, ...]) -> tuple[int, ...]:
        """The counts with one more for the player whose turn it is."""
        return tuple(count + (seat == self.turn) for seat, count in enumerate(counts))

    def _with_sheet(self, sheet: Sheet) -> Race:
        return replace(self, sheets=(*self.sheets[: self.turn], sheet, *self.sheets[self.turn + 1 :]))

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
        turn = (self.turn + 1) % len(self.sheets)
        return replace(self, turn=turn, turns=self._one_more(self.turns), phase="roll", questions=0)

    def seen_by(self, seat: int) -> Race:
        """What is found is open. Besides, a seat gets the word that it is asked; a computer player decides whether it
        knows it."""
        if self._is_over:
            return self
        sheets = []
        for who, sheet in enumerate(self.sheets):
            word = self.asked if who == seat == self.turn else None
            known = sheet.found | (sheet.grid.words[word].mask if word is not None else 0)
            sheets.append(replace(sheet, grid=sheet.grid.hidden_but(known, word)))
        return replace(self, sheets=tuple(sheets))

    def seen_by_person(self, seat: int) -> Race:
        """A person is not given the word that he is asked."""
        return self.on_table()

    def on_table(self) -> Race:
        """What is found is open, and so is the clue that is asked; its answer is not. At the end all lies open."""
        if self._is_over:
            return self
        sheets = (
            replace(sheet, grid=sheet.grid.hidden_but(sheet.found, self.asked if who == self.turn else None))
            for who, sheet in enumerate(self.sheets)
        )
        return replace(self, sheets=tuple(sheets))

    def laid_open(self) -> Race:
        return self

    def sample_moves(self, rng: Random) -> list[Move]:
        """With wrong answers, which are legal but not listed."""
        word = "".join(rng.choices(sorted(LETTERS), k=rng.randrange(1, 8)))
        return [Answer(word), PASS, Go(rng.choice(SQUARES)), rng.choice((RIGHT, WRONG)), rng.choice(ONE_DIE)[0]]

    def view(self) -> dict[str, Any]:
        """Both grids as far as they are found, a dot for what is not; and the clue that is asked."""
        return {
            "phase": self.phase,
            "beginner": self.beginner,
            "turns": list(self.turns),
            "throws": list(self.throws),
            "pawns": [sheet.pawn for sheet in self.sheets],
            "grids": [_shown(sheet) for sheet in self.sheets],
            "asked": None if self.asked is None else self.sheet.grid.words[self.asked].key,
            "clue": None if self.asked is None else self.sheet.grid.clues[self.asked],
        }


_INSTEAD = {
    "roll": QT_TRANSLATE_NOOP("rules", "Roll the die first."),
    "go": QT_TRANSLATE_NOOP("rules", "Choose a square first."),
    "clue": QT_TRANSLATE_NOOP("rules", "Answer the clue, or pass."),
    "question": QT_TRANSLATE_NOOP("rules", "Judge the bonus question first: right or wrong."),
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
    nothing = (0,) * seats
    return Race(
        sheets=tuple(Sheet(grid, (0,) * len(grid.words)) for grid in map(read_grid, grids)),
        levels=tuple(options["levels"]),
        languages=languages_of(options, seats),
        turns=nothing,
        throws=nothing,
        is_short=options["length"] == "short",
        beginner=0 if seats == 1 else None,
    )


def facts(state: Race, move: Move) -> Mapping[str, int]:
    """The words that a player found and missed, by their length. Each clue that is asked counts once: a word that was
    missed and is found later counts as both."""
    if not isinstance(move, Answer | Pass) or state.asked is None:
        return {}
    answer = state.sheet.grid.answer(state.asked)
    is_found = isinstance(move, Answer) and move.word == answer
    return {fact(is_found, len(answer)): 1}


def fact(is_found: bool, length: int) -> str:
    """Under which the words of a length are counted."""
    return f"{'found' if is_found else 'missed'} {length}"


RULES = Rules(
    start=start,
    parse=parse,
    options=(LEVELS, LENGTH, LANGUAGE),
    table_options=(ASKING, CLOCK, OWN_WORDS),
    has_coaching=False,
    opening_decides=True,
    facts=facts,
)
