"""A booklet of plain crosswords with numbered clues, two on a page, and the solutions at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import islice

from PySide6.QtCore import QPointF, QRectF

from ludogite.content.own_words import own_answers, own_remark, required_clues
from ludogite.content.words import CannotRead, Clue
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.crossword.grid import BLACK as BLACK_SQUARE
from ludogite.rules.crossword.grid import COLUMNS, ROWS, Grid
from ludogite.sheets.booklet import SOLUTIONS, Chapter, bind, label_of, pages_of, stacks
from ludogite.sheets.crossword.clues import by_number, fitted, numbers
from ludogite.sheets.crossword.puzzles import crossword
from ludogite.sheets.flow import BOLD, PLAIN, draw_placed
from ludogite.sheets.frame import body, columns, draw_head
from ludogite.sheets.ink import BLACK, CENTRE, FIRM, HAIR, LEFT, SOFT, Ink, Type, paragraph_height
from ludogite.sheets.offers import LEVEL, CannotPrint, PaperPuzzle
from ludogite.sheets.sheet import Page, Paper, Sheet
from ludogite.sheets.type import language, tr

A_PAGE, SOLUTIONS_A_PAGE = (1, 2), (4, 4)
"""Columns and rows."""
TITLE = Message(QT_TRANSLATE_NOOP("sheets", "Crosswords"))
OWN_TITLE = Message(QT_TRANSLATE_NOOP("sheets", "Your own words"))
LEFT_OUT = QT_TRANSLATE_NOOP("sheets", "In no crossword, for they did not fit: {words}")
MOST_NAMED = 300
SENTENCE = Type(3.6)
SIZES = (3.4, 3.2, 3.0, 2.8, 2.6, 2.4, 2.2)


def make(paper: Paper, chosen: Mapping[str, str]) -> Sheet:
    """Its crosswords are made when their pages are drawn, or before by a worker."""
    level, seed, numbers = chosen["level"], int(chosen["seed"]), range(int(chosen["count"]))
    if chosen["words"] != "own":
        return bind(paper, TITLE, label_of(LEVEL, level), make_holiday(paper, level, seed, len(numbers)))
    try:
        own = required_clues(language())
    except CannotRead as problem:
        raise CannotPrint(problem.message) from None
    found = [crossword(language(), level, seed, n, own) for n in numbers]
    chapters = _puzzles(paper, level, found), _solutions(paper, found), _own_words(paper, own, found)
    return bind(paper, TITLE, label_of(LEVEL, level), chapters)


def make_holiday(paper: Paper, level: str, seed: int, count: int) -> tuple[Chapter, Chapter]:
    found = [crossword(language(), level, seed, n) for n in range(count)]
    return _puzzles(paper, level, found), _solutions(paper, found)


def _own_words(paper: Paper, own: Sequence[Clue], found: Sequence[PaperPuzzle]) -> Chapter:
    """A page that says how many of the answers are from the word file, and which of its words are in no crossword."""
    spoken = language()

    def draw(ink: Ink) -> None:
        grids: list[Grid] = [puzzle.value for puzzle in found]
        fitted = {answer for grid in grids for answer in own_answers(grid, spoken)}
        forms = dict.fromkeys(clue.form for clue in own if clue.answer not in fitted)
        said = [own_remark((spoken, grid) for grid in grids)[1]]
        said += [Message(LEFT_OUT, words=", ".join(islice(forms, MOST_NAMED)))] if forms else []
        draw_head(ink, paper, tr(OWN_TITLE), "")
        area = body(paper)
        for sentence in said:
            runs = [(tr(sentence), PLAIN)]
            ink.paragraph(area, runs, SENTENCE)
            area.setTop(area.top() + paragraph_height(runs, SENTENCE, area.width()) + 3)

    return Chapter(OWN_TITLE, (draw,), (tuple(found),))


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
