"""A booklet of plain crosswords with numbered clues, two on a page, and the solutions at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.crossword.grid import BLACK as BLACK_SQUARE
from ludogite.rules.crossword.grid import COLUMNS, ROWS, Grid
from ludogite.sheets.crossword import LEVEL
from ludogite.sheets.crossword.clues import by_number, fitted, numbers
from ludogite.sheets.crossword.puzzles import crossword
from ludogite.sheets.flow import BOLD, draw_placed
from ludogite.sheets.frame import body, columns, draw_foot, draw_head
from ludogite.sheets.ink import BLACK, CENTRE, FAINT, FIRM, HAIR, LEFT, SOFT, Ink, Type
from ludogite.sheets.offers import PaperPuzzle
from ludogite.sheets.sheet import Page, Paper, Parts, Sheet
from ludogite.sheets.type import tr

A_PAGE, SOLUTIONS = 2, (4, 4)
"""Crosswords on a page; columns and rows of solutions."""
TITLE = Message(QT_TRANSLATE_NOOP("sheets", "Crosswords"))
SIZES = (3.4, 3.2, 3.0, 2.8, 2.6, 2.4, 2.2)
SPREAD = 10_000
"""Between the seeds of two booklets, so that they have no crossword in common."""


def make(paper: Paper, chosen: Mapping[str, str]) -> Sheet:
    """Its crosswords are made when their pages are drawn, or before by a worker."""
    level, count, seed = chosen["level"], int(chosen["count"]), int(chosen["seed"])
    all_of_them = [crossword(level, seed * SPREAD + n) for n in range(count)]
    puzzles, solutions = (
        [tuple(all_of_them[n : n + each]) for n in range(0, count, each)]
        for each in (A_PAGE, SOLUTIONS[0] * SOLUTIONS[1])
    )
    pages = len(puzzles) + len(solutions)
    drawn = [
        *(_puzzles(paper, level, shown, n * A_PAGE, (n + 1, pages)) for n, shown in enumerate(puzzles)),
        *(
            _solutions(paper, level, shown, n * SOLUTIONS[0] * SOLUTIONS[1], (len(puzzles) + n + 1, pages))
            for n, shown in enumerate(solutions)
        ),
    ]
    return Sheet(TITLE, paper, tuple(drawn), (*puzzles, *solutions))


def _level_name(level: str) -> str:
    return tr(Message(next(choice.label for choice in LEVEL.choices if choice.value == level)))


def _puzzles(paper: Paper, level: str, shown: Sequence[PaperPuzzle], first: int, number: tuple[int, int]) -> Page:
    area = body(paper)
    half = area.height() / A_PAGE

    def draw_frame(ink: Ink) -> None:
        draw_head(ink, paper, tr(TITLE), _level_name(level))
        for n in range(1, len(shown)):
            y = area.top() + n * half - 5
            ink.line(area.left(), y, area.right(), y, HAIR, FAINT)
        draw_foot(ink, paper, *number)

    places = [QRectF(area.left(), area.top() + n * half, area.width(), half - 8) for n in range(len(shown))]
    drawn = list(zip(places, shown, strict=True))
    grids = [partial(_draw_puzzle, place, puzzle, first + n) for n, (place, puzzle) in enumerate(drawn, start=1)]
    return Parts((draw_frame, *grids, *(partial(_draw_clues, place, puzzle) for place, puzzle in drawn)))


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


def _solutions(paper: Paper, level: str, shown: Sequence[PaperPuzzle], first: int, number: tuple[int, int]) -> Page:
    area = body(paper)
    width, height = area.width() / SOLUTIONS[0], area.height() / SOLUTIONS[1]
    cell = min((width - 8) / COLUMNS, (height - 10) / ROWS)

    def draw_frame(ink: Ink) -> None:
        draw_head(ink, paper, tr(Message(QT_TRANSLATE_NOOP("sheets", "Solutions"))), _level_name(level))
        draw_foot(ink, paper, *number)

    def draw(n: int, puzzle: PaperPuzzle, ink: Ink) -> None:
        row, column = divmod(n, SOLUTIONS[0])
        left, top = area.left() + column * width, area.top() + row * height
        ink.words(QRectF(left, top, width, 5), str(first + n + 1), Type(3.4, is_title=True), LEFT)
        draw_plain(ink, QPointF(left, top + 5), cell, puzzle.value, {}, has_letters=True)

    return Parts((draw_frame, *(partial(draw, n, puzzle) for n, puzzle in enumerate(shown))))
