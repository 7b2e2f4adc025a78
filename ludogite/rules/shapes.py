"""Four Shapes: sixteen cells, four shapes; nobody may place a shape in a line where the opponent has it.

A position is kept as bits: for each seat and shape, the cells (numbered row by row from a1) that hold such a piece."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from random import Random
from typing import Any, NamedTuple, TypeAlias

from ludogite.message import QT_TRANSLATE_NOOP, Message, Source
from ludogite.rules.cells import Taken, cell_names, cells_in
from ludogite.rules.game import Mover, Objection, Options, Outcome, Rules, Setup, State, UnreadableMove, check_no_setup

LETTERS = "SYCK"
SHAPE_NAMES = (
    Message(QT_TRANSLATE_NOOP("rules", "sphere")),
    Message(QT_TRANSLATE_NOOP("rules", "cylinder")),
    Message(QT_TRANSLATE_NOOP("rules", "cube")),
    Message(QT_TRANSLATE_NOOP("rules", "cone")),
)
CELLS = cell_names(4, 4)
FULL = 0xFFFF
PIECES_OF_A_SHAPE = 2

Masks: TypeAlias = tuple[int, int, int, int]
"""The cells of a seat's pieces, shape by shape."""


class Line(NamedTuple):
    """A row, column or region. No shape may be in it from both players; who completes all four shapes in it wins."""

    name: Message
    forbids: Source
    """What is said when an opposing `shape` stands in it, on `cell`."""
    cells: int


def _lines() -> Iterator[Line]:
    row = QT_TRANSLATE_NOOP("rules", "row {row}")
    column = QT_TRANSLATE_NOOP("rules", "column {column}")
    regions = (
        Message(QT_TRANSLATE_NOOP("rules", "the top left region")),
        Message(QT_TRANSLATE_NOOP("rules", "the top right region")),
        Message(QT_TRANSLATE_NOOP("rules", "the bottom left region")),
        Message(QT_TRANSLATE_NOOP("rules", "the bottom right region")),
    )
    in_row = QT_TRANSLATE_NOOP("rules", "Not here: the opponent has a {shape} in this row.")
    in_column = QT_TRANSLATE_NOOP("rules", "Not here: the opponent has a {shape} in this column.")
    in_region = QT_TRANSLATE_NOOP("rules", "Not here: the opponent has a {shape} in this region.")
    for i in range(4):
        yield Line(Message(row, row=i + 1), in_row, 0x000F << 4 * i)
    for i in range(4):
        yield Line(Message(column, column="abcd"[i]), in_column, 0x1111 << i)
    for i in range(4):
        yield Line(regions[i], in_region, 0x0033 << (8 * (i // 2) + 2 * (i % 2)))


LINES = tuple(_lines())
LINES_OF = tuple(tuple(line for line in LINES if line.cells >> cell & 1) for cell in range(16))
REACH = tuple(LINES_OF[cell][0].cells | LINES_OF[cell][1].cells | LINES_OF[cell][2].cells for cell in range(16))
"""For each cell, all cells that share a row, column or region with it."""


@dataclass(frozen=True, slots=True)
class Placement:
    shape: int
    cell: int

    def __str__(self) -> str:
        return LETTERS[self.shape] + CELLS[self.cell]


PLACEMENTS = tuple(tuple(Placement(shape, cell) for cell in range(16)) for shape in range(4))
"""All there are, by shape and cell."""
_BY_TEXT = {str(placement): placement for placement in chain(*PLACEMENTS)}


def parse(text: str) -> Placement:
    if text not in _BY_TEXT:
        raise UnreadableMove(text)
    return _BY_TEXT[text]


@dataclass(frozen=True, slots=True)
class Forbidding:
    """Evidence of an objection: the cell of the opposing piece that forbids a placement."""

    cell: int


@dataclass(frozen=True)
class Position(State[Placement]):
    pieces: tuple[Masks, Masks] = ((0, 0, 0, 0), (0, 0, 0, 0))

    @cached_property
    def _turn(self) -> int:
        """Whose turn it is, or would be if the game were not over."""
        return sum(mask.bit_count() for mask in chain(*self.pieces)) % 2

    @property
    def to_move(self) -> Mover:
        return None if self.outcome else self._turn

    @cached_property
    def empty(self) -> int:
        taken = 0
        for mask in chain(*self.pieces):
            taken |= mask
        return FULL & ~taken

    def left(self, seat: int, shape: int) -> int:
        """How many pieces of the shape the seat still has in hand."""
        return PIECES_OF_A_SHAPE - self.pieces[seat][shape].bit_count()

    def completed(self) -> tuple[Line, ...]:
        """The lines that show four different shapes."""
        shown = [first | second for first, second in zip(*self.pieces, strict=True)]
        return tuple(line for line in LINES if all(cells & line.cells for cells in shown))

    @cached_property
    def outcome(self) -> Outcome | None:
        other = 1 - self._turn
        for line in self.completed():
            why = Message(QT_TRANSLATE_NOOP("rules", "Four different shapes in {line}."), line=line.name)
            return Outcome((other,), why)
        if not any(self._open_cells):
            return Outcome((other,), Message(QT_TRANSLATE_NOOP("rules", "The opponent can place nothing.")))
        return None

    @cached_property
    def _open_cells(self) -> Masks:
        """For each shape, the cells where the player whose turn it is may place it."""
        return (self._open_to(0), self._open_to(1), self._open_to(2), self._open_to(3))

    def _open_to(self, shape: int) -> int:
        if not self.left(self._turn, shape):
            return 0
        open_cells = self.empty
        for cell in cells_in(self.pieces[1 - self._turn][shape]):
            open_cells &= ~REACH[cell]
        return open_cells

    def find_moves(self) -> list[Placement]:
        return [PLACEMENTS[shape][cell] for shape, cells in enumerate(self._open_cells) for cell in cells_in(cells)]

    def objection(self, move: Placement) -> Objection | None:
        if not self.empty >> move.cell & 1:
            taken = QT_TRANSLATE_NOOP("rules", "{cell} is taken.")
            return Objection(taken, evidence=Taken(move.cell), cell=CELLS[move.cell])
        shape = SHAPE_NAMES[move.shape]
        if not self.left(self._turn, move.shape):
            return Objection(QT_TRANSLATE_NOOP("rules", "You have no {shape} left."), shape=shape)
        forbidding = self._forbidding(move)
        if forbidding is not None:
            line, cell = forbidding
            return Objection(line.forbids, evidence=Forbidding(cell), shape=shape, cell=CELLS[cell])
        return None

    def _forbidding(self, move: Placement) -> tuple[Line, int] | None:
        """The line, and the cell in it, where the opponent has the shape already."""
        opposing = self.pieces[1 - self._turn][move.shape]
        for line in LINES_OF[move.cell]:
            for cell in cells_in(opposing & line.cells):
                return line, cell
        return None

    def after(self, move: Placement) -> Position:
        own = list(self.pieces[self._turn])
        own[move.shape] |= 1 << move.cell
        mine, theirs = (own[0], own[1], own[2], own[3]), self.pieces[1 - self._turn]
        return Position((mine, theirs) if self._turn == 0 else (theirs, mine))

    def winning_moves(self) -> list[Placement]:
        """The moves that end the game at once."""
        return [move for move in self.legal_moves() if self.after(move).outcome is not None]

    def sample_moves(self, rng: Random) -> list[Placement]:
        """Any piece anywhere: mostly forbidden."""
        return [PLACEMENTS[rng.randrange(4)][rng.randrange(16)] for _ in range(4)]

    def view(self) -> dict[str, Any]:
        """The board row by row, `.` empty, seat 0 in capitals, seat 1 in small letters; and the pieces in hand."""
        shown = ["."] * 16
        for seat, letters in enumerate((LETTERS, LETTERS.lower())):
            for shape, mask in enumerate(self.pieces[seat]):
                for cell in cells_in(mask):
                    shown[cell] = letters[shape]
        return {
            "board": ["".join(shown[row : row + 4]) for row in range(0, 16, 4)],
            "hands": ["".join(LETTERS[shape] * self.left(seat, shape) for shape in range(4)) for seat in (0, 1)],
        }


def start(seats: int, options: Options, setup: Setup) -> Position:
    check_no_setup(setup)
    return Position()


RULES = Rules(start=start, parse=parse)


def winners_moves(worth: int) -> int:
    """How many moves the winner still makes, where a position is won or lost in so many moves of both."""
    return (abs(worth) + 1) // 2
