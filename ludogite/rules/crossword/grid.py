"""A crossword of 7 columns and 10 rows: black squares, words, clues; and how answers are compared.

Cells are numbered row by row; a set of them is kept as bits."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NamedTuple

from ludogite.message import QT_TRANSLATE_NOOP, Message, shortened
from ludogite.rules.cells import cells_in
from ludogite.rules.crossword.track import GridLine
from ludogite.rules.game import InvalidSetup

COLUMNS, ROWS = 7, 10
CELLS = COLUMNS * ROWS
BLACK, HIDDEN = "#", "?"
LETTERS = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})
LONGEST_CLUE = 500
LINES = (
    *(GridLine("across", row + 1) for row in range(ROWS)),
    *(GridLine("down", column + 1) for column in range(COLUMNS)),
)
SHORTEST = 4
"""Shorter answers are not doubted: among two or three letters one off is another word."""


def fold(text: str) -> str:
    """An answer as it is compared: without case, accents, ligatures, hyphens, apostrophes and spaces."""
    plain = unicodedata.normalize("NFKD", text.casefold()).translate(LIGATURES).upper()
    return "".join(c for c in plain if not (unicodedata.combining(c) or c.isspace() or c in "-‐‑‒–—'’‘ʼ`´"))


def cells_of(line: GridLine) -> range:
    first = line.number - 1
    if line.direction == "across":
        return range(COLUMNS * first, COLUMNS * (first + 1))
    return range(first, CELLS, COLUMNS)


class Word(NamedTuple):
    key: str
    """What its clue is filed under: `6 down 1`."""
    cells: tuple[int, ...]
    mask: int


@dataclass(frozen=True)
class Grid:
    letters: str
    """70 characters: letters, BLACK, and HIDDEN where a player may not know."""
    clues: tuple[str, ...]
    """In the order of `words`."""

    @cached_property
    def words(self) -> tuple[Word, ...]:
        return tuple(word for line in LINES for word in _words_in(self.letters, line))

    @cached_property
    def words_of(self) -> dict[GridLine, tuple[int, ...]]:
        """For each line the numbers of its words, from the left or the top."""
        keys = {word.key: n for n, word in enumerate(self.words)}
        return {line: tuple(keys[word.key] for word in _words_in(self.letters, line)) for line in LINES}

    @cached_property
    def white(self) -> int:
        return sum(1 << cell for cell, letter in enumerate(self.letters) if letter != BLACK)

    def answer(self, word: int) -> str:
        return "".join(self.letters[cell] for cell in self.words[word].cells)

    def hidden_but(self, known: int, clue: int | None) -> Grid:
        """The grid with only the letters of the known cells and one clue."""
        return Grid(
            "".join(
                letter if letter == BLACK or known >> cell & 1 else HIDDEN for cell, letter in enumerate(self.letters)
            ),
            tuple(text if n == clue else "" for n, text in enumerate(self.clues)),
        )


def _words_in(letters: str, line: GridLine) -> Iterator[Word]:
    stretch: list[int] = []
    number = 0
    for cell in (*cells_of(line), None):
        if cell is not None and letters[cell] != BLACK:
            stretch.append(cell)
            continue
        if len(stretch) >= 2:
            number += 1
            mask = sum(1 << part for part in stretch)
            yield Word(f"{line.number} {line.direction} {number}", tuple(stretch), mask)
        stretch = []


def read_grid(data: Any) -> Grid:
    """A grid as a record holds it, or InvalidSetup."""
    if not isinstance(data, dict) or data.keys() != {"rows", "clues"}:
        raise InvalidSetup(
            Message(QT_TRANSLATE_NOOP("rules", "A grid must have “rows” and “clues”, and nothing else."))
        )
    rows, clues = data["rows"], data["clues"]
    if not isinstance(rows, list) or len(rows) != ROWS or not all(map(_is_row, rows)):
        raise InvalidSetup(
            Message(
                QT_TRANSLATE_NOOP("rules", "A grid must have {rows} rows of {columns} letters A–Z or #."),
                rows=ROWS,
                columns=COLUMNS,
            )
        )
    if not isinstance(clues, dict) or not all(isinstance(clue, str) for clue in clues.values()):
        raise InvalidSetup(Message(QT_TRANSLATE_NOOP("rules", "The clues must be texts.")))
    if any(len(clue) > LONGEST_CLUE for clue in clues.values()):
        long = QT_TRANSLATE_NOOP("rules", "A clue has at most {most} letters.")
        raise InvalidSetup(Message(long, most=LONGEST_CLUE))
    bare = Grid("".join(rows), ())
    _check_shape(bare)
    keys = [word.key for word in bare.words]
    for key in (*keys, *clues):
        if key not in clues:
            raise InvalidSetup(Message(QT_TRANSLATE_NOOP("rules", "There is no clue for {word}."), word=key))
        if key not in keys:
            raise InvalidSetup(
                Message(QT_TRANSLATE_NOOP("rules", "There is a clue but no word {word}."), word=shortened(key))
            )
    return Grid(bare.letters, tuple(clues[key] for key in keys))


def _is_row(row: object) -> bool:
    return isinstance(row, str) and len(row) == COLUMNS and all(c in LETTERS or c == BLACK for c in row)


def _check_shape(grid: Grid) -> None:
    for line in LINES:
        if not grid.words_of[line]:
            raise InvalidSetup(
                Message(QT_TRANSLATE_NOOP("rules", "There is no word in row {n}."), n=line.number)
                if line.direction == "across"
                else Message(QT_TRANSLATE_NOOP("rules", "There is no word in column {n}."), n=line.number)
            )
    if _reached(grid.white) != grid.white:
        raise InvalidSetup(Message(QT_TRANSLATE_NOOP("rules", "The white cells are not connected.")))


def _reached(white: int) -> int:
    """The white cells that can be reached from the first one, side by side."""
    edge = reached = white & -white
    while edge:
        around = 0
        for cell in cells_in(edge):
            column = cell % COLUMNS
            around |= 1 << cell + COLUMNS
            around |= 1 << cell - COLUMNS if cell >= COLUMNS else 0
            around |= 1 << cell + 1 if column < COLUMNS - 1 else 0
            around |= 1 << cell - 1 if column else 0
        edge = around & white & ~reached
        reached |= edge
    return reached


def is_slip(typed: str, answer: str) -> bool:
    """Whether one letter is wrong, missing or too many, or two neighbours are exchanged. Both are folded."""
    return len(answer) >= SHORTEST and is_one_off(typed, answer)


def is_one_off(typed: str, answer: str) -> bool:
    if typed == answer or abs(len(typed) - len(answer)) > 1:
        return False
    start = _common(typed, answer)
    typed, answer = typed[start:], answer[start:]
    end = _common(typed[::-1], answer[::-1])
    typed, answer = typed[: len(typed) - end], answer[: len(answer) - end]
    if len(typed) <= 1 and len(answer) <= 1:
        return True
    return len(typed) == len(answer) == 2 and typed == answer[::-1]


def _common(one: str, other: str) -> int:
    """How many letters both begin with."""
    return next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
