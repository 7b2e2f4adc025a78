"""Six Symbols: one roll of two symbol dice for everybody, and each writes it on his own sheet of 5×5.

A sheet is a text of 25 characters row by row: the symbols as digits 1 to 6, a dot for a free cell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from itertools import groupby
from random import Random
from typing import Any, TypeAlias

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cells import Taken, cell_names
from ludogite.rules.dice import TWO_DICE, Roll, parse_roll
from ludogite.rules.game import (
    CHANCE,
    Choice,
    Mover,
    Objection,
    Option,
    Options,
    Outcome,
    Rules,
    Setup,
    State,
    UnreadableMove,
    check_no_setup,
)

ROUNDS = 12
SYMBOLS = "123456"
FREE = "."
CELLS = cell_names(5, 5)
ROWS = tuple(range(5 * row, 5 * row + 5) for row in range(5))
COLUMNS = tuple(range(column, 25, 5) for column in range(5))
DIAGONAL = range(20, 3, -4)
"""The grey one, from bottom left to top right: a5 b4 c3 d2 e1."""
LINES = ROWS + COLUMNS
RUN_POINTS = (0, 0, 2, 3, 8, 10)
"""Points of a run of identical neighbours, by its length."""
EMPTY_LINE_COSTS = 5
PAIRS = tuple(
    (cell, other)
    for cell in range(25)
    for other in (cell + 1, cell + 5)
    if other < 25 and (other % 5 or other > cell + 1)
)
"""The pairs of cells that touch by a side."""


@dataclass(frozen=True, slots=True)
class Start:
    symbol: str

    def __str__(self) -> str:
        return f"start {self.symbol}"


@dataclass(frozen=True, slots=True)
class Writing:
    """Two symbols in two cells: the lower symbol first, equal ones by the name of the cell."""

    first: tuple[str, int]
    second: tuple[str, int]

    def __str__(self) -> str:
        return " ".join(f"{symbol}@{CELLS[cell]}" for symbol, cell in (self.first, self.second))


Move: TypeAlias = Start | Roll | Writing


def writing(one: tuple[str, int], other: tuple[str, int]) -> Writing:
    return Writing(*sorted((one, other), key=lambda mark: (mark[0], CELLS[mark[1]])))


_WRITINGS = {
    (a, b): tuple(
        move
        for cell, other in PAIRS
        for move in dict.fromkeys((writing((a, cell), (b, other)), writing((b, cell), (a, other))))
    )
    for a in SYMBOLS
    for b in SYMBOLS
}
"""For each roll, all writings on an empty sheet."""


def parse(text: str) -> Move:
    word, _, rest = text.partition(" ")
    if word == "roll":
        return parse_roll(text, dice=2)
    if word == "start" and len(rest) == 1 and rest in SYMBOLS:
        return Start(rest)
    return writing(*_marks(text))


def _marks(text: str) -> tuple[tuple[str, int], tuple[str, int]]:
    marks = [part.split("@") for part in text.split(" ")]
    if len(marks) == 2 and all(
        len(mark) == 2 and len(mark[0]) == 1 and mark[0] in SYMBOLS and mark[1] in CELLS for mark in marks
    ):
        (a, cell), (b, other) = marks
        return (a, CELLS.index(cell)), (b, CELLS.index(other))
    raise UnreadableMove(text)


def runs(sheet: str, line: Sequence[int]) -> Sequence[tuple[str, int]]:
    """The runs of a line that score: the symbol, and how often it follows itself. Free cells break them."""
    return _runs("".join([sheet[cell] for cell in line]))


@cache
def _runs(line: str) -> tuple[tuple[str, int], ...]:
    """Cached: there are only 7^5 lines."""
    lengths = ((symbol, len(list(run))) for symbol, run in groupby(line) if symbol != FREE)
    return tuple((symbol, length) for symbol, length in lengths if RUN_POINTS[length])


def run_cells(sheet: str, line: range) -> list[range]:
    """The cells of each run that scores."""
    found, at = [], 0
    for symbol, run in groupby(sheet[cell] for cell in line):
        length = len(list(run))
        if symbol != FREE and RUN_POINTS[length]:
            found.append(line[at : at + length])
        at += length
    return found


def line_points(sheet: str, line: Sequence[int]) -> int:
    """Several runs in a line add up."""
    return sum([RUN_POINTS[length] for _, length in runs(sheet, line)])


def total(sheet: str, scoring: str) -> int:
    points = [line_points(sheet, line) for line in LINES]
    if scoring == "basic":
        return sum(points)
    return sum(points) + 2 * line_points(sheet, DIAGONAL) - EMPTY_LINE_COSTS * points.count(0)


def is_open(sheet: str, line: range) -> bool:
    """Whether something can still be written in the line."""
    return any(sheet[cell] == sheet[other] == FREE for cell, other in PAIRS if cell in line or other in line)


def points_so_far(sheet: str, scoring: str) -> int:
    """The total, but for what lines without points cost that are still open."""
    if scoring == "basic":
        return total(sheet, scoring)
    undecided = sum(not line_points(sheet, line) and is_open(sheet, line) for line in LINES)
    return total(sheet, scoring) + EMPTY_LINE_COSTS * undecided


def can_write(sheet: str) -> bool:
    return any(sheet[cell] == sheet[other] == FREE for cell, other in PAIRS)


RATINGS = (
    (30, Message(QT_TRANSLATE_NOOP("rules", "grandmaster"))),
    (25, Message(QT_TRANSLATE_NOOP("rules", "expert"))),
    (20, Message(QT_TRANSLATE_NOOP("rules", "good"))),
    (15, Message(QT_TRANSLATE_NOOP("rules", "average"))),
)
COULD_DO_BETTER = Message(QT_TRANSLATE_NOOP("rules", "could do better"))


def rating(points: int) -> Message:
    """What a solo result is called."""
    return next((name for least, name in RATINGS if points >= least), COULD_DO_BETTER)


@dataclass(frozen=True)
class Round(State[Move]):
    """The sheets, whose turn it is, and the pair that is to be written."""

    scoring: str
    sheets: tuple[str, ...]
    turn: int = 0
    rolls: int = 0
    pair: tuple[str, str] | None = None
    before: tuple[str, ...] = ()
    """The sheets when the pair was rolled: what a computer sees of the others."""

    @cached_property
    def to_move(self) -> Mover:
        if self.is_starting or self.pair:
            return self.turn
        return CHANCE if self.rolls < ROUNDS and any(map(can_write, self.sheets)) else None

    @property
    def is_starting(self) -> bool:
        """Whether start symbols are being chosen."""
        return self.sheets[-1][0] == FREE

    @property
    def is_undone_with_last(self) -> bool:
        """Everybody writes the same roll: the writings of a round belong together."""
        return self.pair is not None and self.sheets != self.before

    def is_to_write(self, seat: int) -> bool:
        """Whether the seat has yet to write the pair that was rolled."""
        return self.pair is not None and self.sheets[seat] == self.before[seat] and can_write(self.sheets[seat])

    def for_seat(self, seat: int) -> Round:
        """Everybody writes at the same time: the round with the turn of this seat, which is to write."""
        return replace(self, turn=seat)

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(total(sheet, self.scoring) for sheet in self.sheets)

    @cached_property
    def outcome(self) -> Outcome | None:
        return _outcome(self.sheets, self.scores) if self.to_move is None else None

    def chance(self) -> Sequence[tuple[Move, int]]:
        return TWO_DICE if self.to_move == CHANCE else ()

    def find_moves(self) -> list[Move]:
        if self.is_starting:
            return [Start(symbol) for symbol in SYMBOLS if symbol not in self.taken]
        if not self.pair:
            return [roll for roll, _ in TWO_DICE]
        sheet = self.sheets[self.turn]
        return [move for move in _WRITINGS[self.pair] if sheet[move.first[1]] == sheet[move.second[1]] == FREE]

    @property
    def taken(self) -> set[str]:
        """The start symbols that are chosen already."""
        return {sheet[0] for sheet in self.sheets}

    def objection(self, move: Move) -> Objection | None:
        if isinstance(move, Start):
            return self._against_start(move)
        if self.is_starting:
            return Objection(QT_TRANSLATE_NOOP("rules", "Everyone chooses a start symbol first."))
        if isinstance(move, Roll):
            return Objection(QT_TRANSLATE_NOOP("rules", "Write this roll first.")) if self.pair else None
        if not self.pair:
            return Objection(QT_TRANSLATE_NOOP("rules", "Roll the dice first."))
        return self._against_writing(move, self.pair)

    def _against_start(self, move: Start) -> Objection | None:
        if not self.is_starting:
            return Objection(QT_TRANSLATE_NOOP("rules", "The start symbols are already chosen."))
        if move.symbol in self.taken:
            return Objection(QT_TRANSLATE_NOOP("rules", "Someone else already has this symbol."))
        return None

    def _against_writing(self, move: Writing, pair: tuple[str, str]) -> Objection | None:
        (a, cell), (b, other) = move.first, move.second
        if (a, b) != pair:
            return Objection(
                QT_TRANSLATE_NOOP("rules", "The dice show {first} and {second}."), first=pair[0], second=pair[1]
            )
        for taken in (cell, other):
            if self.sheets[self.turn][taken] != FREE:
                is_taken = QT_TRANSLATE_NOOP("rules", "{cell} is taken.")
                return Objection(is_taken, evidence=Taken(taken), cell=CELLS[taken])
        if (min(cell, other), max(cell, other)) not in PAIRS:
            return Objection(
                QT_TRANSLATE_NOOP("rules", "{cell} and {other} are not side by side."),
                cell=CELLS[cell],
                other=CELLS[other],
            )
        return None

    def after(self, move: Move) -> Round:
        if isinstance(move, Roll):
            low, high = map(str, move.faces)
            return replace(self, rolls=self.rolls + 1, pair=(low, high), before=self.sheets)._at_next_writer(0)
        marks = ((move.symbol, 0),) if isinstance(move, Start) else (move.first, move.second)
        sheet = list(self.sheets[self.turn])
        for symbol, cell in marks:
            sheet[cell] = symbol
        sheets = (*self.sheets[: self.turn], "".join(sheet), *self.sheets[self.turn + 1 :])
        written = replace(self, sheets=sheets)
        if isinstance(move, Start):
            return replace(written, turn=(self.turn + 1) % len(sheets), before=sheets)
        return written._at_next_writer(self.turn + 1)

    def _at_next_writer(self, seat: int) -> Round:
        """The turn goes to the first seat from here on that can write; if there is none, the round is over."""
        while seat < len(self.sheets) and not can_write(self.sheets[seat]):
            seat += 1
        return replace(self, turn=seat) if seat < len(self.sheets) else replace(self, turn=0, pair=None)

    def seen_by(self, seat: int) -> Round:
        """Everybody writes at the same time: the others' sheets are those from before the roll."""
        if not self.pair:
            return self
        sheets = list(self.before)
        sheets[seat] = self.sheets[seat]
        return replace(self, sheets=tuple(sheets))

    def sample_moves(self, rng: Random) -> list[Move]:
        cells = rng.sample(range(25), 2)
        pair = self.pair if self.pair and rng.random() < 0.8 else tuple(rng.choices(SYMBOLS, k=2))
        roll = rng.choice(TWO_DICE)[0]
        return [writing((pair[0], cells[0]), (pair[1], cells[1])), Start(rng.choice(SYMBOLS)), roll]

    def view(self) -> dict[str, Any]:
        return {
            "round": self.rolls,
            "roll": [int(symbol) for symbol in self.pair] if self.pair else None,
            "sheets": [[sheet[row : row + 5] for row in range(0, 25, 5)] for sheet in self.sheets],
        }


def _outcome(sheets: tuple[str, ...], scores: tuple[int, ...]) -> Outcome:
    best = max(scores)
    if len(scores) == 1:
        named = QT_TRANSLATE_NOOP("rules", "%n point(s): {rating}.", None, 0)
        return Outcome((0,), Message(named, n=best, rating=rating(best)))
    leaders = [seat for seat, score in enumerate(scores) if score == best]
    if len(leaders) == 1:
        return Outcome(
            (leaders[0],), Message(QT_TRANSLATE_NOOP("rules", "The best score: %n point(s).", None, 0), n=best)
        )
    lines = {seat: max(line_points(sheets[seat], line) for line in LINES) for seat in leaders}
    longest = max(lines.values())
    winners = tuple(seat for seat in leaders if lines[seat] == longest)
    return Outcome(
        winners,
        Message(
            QT_TRANSLATE_NOOP("rules", "Tied at {points}; best line wins: {line}."),
            points=best,
            line=longest,
        )
        if len(winners) == 1
        else Message(
            QT_TRANSLATE_NOOP("rules", "Tied at {points}, with the same best line: {line}."),
            points=best,
            line=longest,
        ),
    )


def start(seats: int, options: Options, setup: Setup) -> Round:
    check_no_setup(setup)
    sheets = (FREE * 25,) * seats
    return Round(scoring=str(options["scoring"]), sheets=sheets, before=sheets)


SCORING = Option(
    "scoring",
    QT_TRANSLATE_NOOP("rules", "Scoring"),
    (
        Choice(
            "basic",
            QT_TRANSLATE_NOOP("rules", "Basic"),
            QT_TRANSLATE_NOOP("rules", "Runs of identical symbols score in rows and columns."),
        ),
        Choice(
            "advanced",
            QT_TRANSLATE_NOOP("rules", "Advanced"),
            QT_TRANSLATE_NOOP(
                "rules", "The grey diagonal scores too, and counts double; a row or column without points costs 5."
            ),
        ),
    ),
)
RULES = Rules(start=start, parse=parse, options=(SCORING,))
