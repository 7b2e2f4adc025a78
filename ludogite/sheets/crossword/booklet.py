"""A booklet of plain crosswords with numbered clues, two on a page, and the solutions at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.crossword.grid import BLACK as BLACK_SQUARE
from ludogite.rules.crossword.grid import COLUMNS, ROWS, Grid
from ludogite.sheets.booklet import SOLUTIONS, Chapter, bind, label_of, pages_of, stacks
from ludogite.sheets.crossword.clues import by_number, fitted, numbers
from ludogite.sheets.crossword.puzzles import crossword
from ludogite.sheets.flow import BOLD, draw_placed
from ludogite.sheets.frame import columns
from ludogite.sheets.ink import BLACK, CENTRE, FIRM, HAIR, LEFT, SOFT, Ink, Type
from ludogite.sheets.offers import LEVEL, PaperPuzzle
from ludogite.sheets.sheet import Page, Paper, Sheet
from ludogite.sheets.type import language

A_PAGE, SOLUTIONS_A_PAGE = (1, 2), (4, 4)
"""Columns and rows."""
TITLE = Message(QT_TRANSLATE_NOOP("sheets", "Crosswords"))
SIZES = (3.4, 3.2, 3.0, 2.8, 2.6, 2.4, 2.2)


def make(paper: Paper, chosen: Mapping[str, str]) -> Sheet:
    """Its crosswords are made when their pages are drawn, or before by a worker."""
    level = chosen["level"]
    chapters = make_holiday(paper, level, int(chosen["seed"]), int(chosen["count"]))
    return bind(paper, TITLE, label_of(LEVEL, level), chapters)


def make_holiday(paper: Paper, level: str, seed: int, count: int) -> tuple[Chapter, Chapter]:
    found = [crossword(language(), level, seed, n) for n in range(count)]
    return _puzzles(paper, level, found), _solutions(paper, found)


def _puzzles(paper: Paper, level: str, found: Sequence[PaperPuzzle]) -> Chapter:
    numbered = list(enumerate(found, start=1))
    pages = pages_of(paper, TITLE, label_of(LEVEL, level), A_PAGE, numbered, _puzzle_parts)
    return Chapter(TITLE, pages, tuple(map(tuple, stacks(found, A_PAGE))))


def _solutions(paper: Paper, found: Sequence[PaperPuzzle]) -> Chapter:
    numbered = list(enumerate(found, start=1))
    pages = pages_of(paper, SOLUTIONS, TITLE, SOLUTIONS_A_PAGE, numbered, _solution_parts)
    return Chapter(SOLUTIONS, pages, tuple(map(tuple, stacks(found, SOLUTIONS_A_PAGE))))


def _puzzle_parts(area: QRectF, item: tuple[int, PaperPuzzle]) -> list[Page]:
    number, puzzle = item
    room = area.adjusted(0, 0, 0, -6)
    return [partial(_draw_puzzle, room, puzzle, number), partial(_draw_clues, room, puzzle)]


HEAD = 8.0
"""Above a grid, for its number."""


def _cell(area: QRectF) -> float:
    return min((area.height() - HEAD) / ROWS, 0.4 * area.width() / COLUMNS)


def _draw_puzzle(area: QRectF, puzzle: PaperPuzzle, number: int, ink: Ink) -> None:
    """The grid at the left with its number above."""
    ink.words(QRectF(area.left(), area.top(), 30, HEAD), str(number), Type(6, is_title=True), LEFT)
    grid = puzzle.value
    draw_plain(ink, area.topLeft() + QPointF(0, HEAD), _cell(area), grid, heads=numbers(grid))


def _draw_clues(area: QRectF, puzzle: PaperPuzzle, ink: Ink) -> None:
    """In two columns beside the grid."""
    room = area.adjusted(COLUMNS * _cell(area) + 6, 0, 0, 0)
    draw_placed(ink, fitted(columns(room, 2, 5), SIZES, partial(by_number, puzzle.value)))


def draw_plain(
    ink: Ink, corner: QPointF, cell: float, grid: Grid, heads: Mapping[int, int], has_letters: bool = False
) -> None:
    """A grid with the numbers of its words, and with its letters as a solution."""
    small, large = Type(0.24 * cell), Type(0.6 * cell, BOLD)
    for n, letter in enumerate(grid.letters):
        row, column = divmod(n, COLUMNS)
        place = QRectF(corner.x() + column * cell, corner.y() + row * cell, cell, cell)
        if letter == BLACK_SQUARE:
            ink.fill(place, BLACK)
        elif has_letters:
            ink.words(place, letter, large, CENTRE)
        if n in heads:
            mark = QRectF(place.left() + 0.07 * cell, place.top() + 0.04 * cell, 0.5 * cell, 0.3 * cell)
            ink.words(mark, str(heads[n]), small, LEFT)
        ink.frame(place, HAIR, SOFT)
    ink.frame(QRectF(corner.x(), corner.y(), COLUMNS * cell, ROWS * cell), min(FIRM, 0.08 * cell))


def _solution_parts(area: QRectF, item: tuple[int, PaperPuzzle]) -> list[Page]:
    number, puzzle = item
    cell = min(area.width() / COLUMNS, (area.height() - 6) / ROWS)

    def draw(ink: Ink) -> None:
        ink.words(QRectF(area.left(), area.top(), area.width(), 5), str(number), Type(3.4, is_title=True), LEFT)
        draw_plain(ink, area.topLeft() + QPointF(0, 5), cell, puzzle.value, {}, has_letters=True)

    return [draw]
