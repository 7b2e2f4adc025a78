"""The holiday booklet: crosswords, challenges, puzzles and score sheets of all games, and the solutions at the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QRectF

from ludogite.match.puzzle import make_by_worker
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.puzzles import Puzzle
from ludogite.rules import draw
from ludogite.rules.shelf import SHELF
from ludogite.sheets import bigbang, symbols
from ludogite.sheets.bigbang import puzzle as bigbang_puzzle
from ludogite.sheets.booklet import SOLUTIONS, Chapter, bind, draw_name, joined, label_of, pages_of, stacks
from ludogite.sheets.crossword import booklet as crossword
from ludogite.sheets.cube import booklet as cube
from ludogite.sheets.flow import PLAIN
from ludogite.sheets.ink import Ink, Type, paragraph_height
from ludogite.sheets.offers import LEVEL, Offer, PaperPuzzle, default_of
from ludogite.sheets.shapes import puzzle as shapes_puzzle
from ludogite.sheets.sheet import Page, Paper, Sheet
from ludogite.sheets.type import tr

TITLE = Message(QT_TRANSLATE_NOOP("sheets", "Holiday booklet"))
PUZZLES = Message(QT_TRANSLATE_NOOP("sheets", "Puzzles"))
SCORE_SHEETS = Message(QT_TRANSLATE_NOOP("sheets", "Score sheets"))
CUBE_LEVELS = {"easy": "starter", "medium": "junior", "hard": "expert"}
A_PAGE, SOLUTIONS_A_PAGE = (2, 2), (4, 5)
"""Columns and rows of puzzles."""
PUZZLE_GAMES = {"shapes": shapes_puzzle, "bigbang": bigbang_puzzle}
PADS: tuple[Offer, ...] = (symbols.OFFER, bigbang.OFFER)
"""Taken in turns."""
SPREAD = 1000
"""Between the seeds of two booklets, so that they have no puzzle in common."""


def make(paper: Paper, chosen: Mapping[str, str]) -> Sheet:
    """All of the same level. The solutions come in the order of the chapters."""
    level, seed = chosen["level"], int(chosen["seed"])
    cube_level = CUBE_LEVELS[level]
    crosswords = crossword.crosswords(level, int(chosen["crosswords"]), seed)
    challenges = draw.shuffled(cube.of_level(cube_level), seed, "holiday")[: int(chosen["challenges"])]
    challenges.sort(key=lambda each: each[0])
    puzzles = _puzzles(level, int(chosen["puzzles"]), seed)
    solutions = [
        crossword.solutions(paper, level, crosswords),
        cube.solutions(paper, cube_level, challenges),
        _solutions(paper, puzzles),
    ]
    chapters = [
        crossword.puzzles(paper, level, crosswords),
        cube.challenges(paper, cube_level, challenges),
        *(_chapter(paper, level, game, found) for game, found in puzzles.items()),
        _pads(paper, int(chosen["pads"])),
        joined(SOLUTIONS, solutions),
    ]
    return bind(paper, TITLE, label_of(LEVEL, level), chapters)


def _puzzles(level: str, count: int, seed: int) -> dict[str, list[PaperPuzzle]]:
    """By game, as many of each as can be."""
    seeds = range(seed * SPREAD + 1, seed * SPREAD + 1 + count)
    games = list(PUZZLE_GAMES)
    return {
        game: [PaperPuzzle(make_by_worker, (game, level, each)) for each in seeds[n :: len(games)]]
        for n, game in enumerate(games)
    }


def _chapter(paper: Paper, level: str, game: str, found: Sequence[PaperPuzzle]) -> Chapter:
    title, parts = SHELF[game].title, partial(_puzzle_parts, PUZZLE_GAMES[game].draw_puzzle)
    pages = pages_of(paper, title, label_of(LEVEL, level), A_PAGE, list(enumerate(found, start=1)), parts)
    return Chapter(title, pages, tuple(map(tuple, stacks(found, A_PAGE))))


def _solutions(paper: Paper, puzzles: Mapping[str, Sequence[PaperPuzzle]]) -> Chapter:
    items = [(game, n, puzzle) for game, found in puzzles.items() for n, puzzle in enumerate(found, start=1)]
    pages = pages_of(paper, SOLUTIONS, PUZZLES, SOLUTIONS_A_PAGE, items, _solution_parts)
    made = (tuple(puzzle for _, _, puzzle in stack) for stack in stacks(items, SOLUTIONS_A_PAGE))
    return Chapter(SOLUTIONS, pages, tuple(made))


def _puzzle_parts(
    draw_puzzle: Callable[[Ink, QRectF, Puzzle], None], place: QRectF, item: tuple[int, PaperPuzzle]
) -> list[Page]:
    number, puzzle = item

    def draw(ink: Ink) -> None:
        draw_name(ink, place, str(number))
        area, type = place.adjusted(0, 7.5, 0, -2), Type(3.2)
        goal = [(tr(puzzle.value.goal), PLAIN)]
        ink.paragraph(area, goal, type)
        draw_puzzle(ink, area.adjusted(0, paragraph_height(goal, type, area.width()) + 2, 0, 0), puzzle.value)

    return [draw]


def _solution_parts(place: QRectF, item: tuple[str, int, PaperPuzzle]) -> list[Page]:
    game, number, puzzle = item

    def draw(ink: Ink) -> None:
        draw_name(ink, place, f"{tr(SHELF[game].title)} {number}")
        PUZZLE_GAMES[game].draw_solution(ink, place.adjusted(0, 8, 0, 0), puzzle.value)

    return [draw]


def _pads(paper: Paper, count: int) -> Chapter:
    pages = []
    for n in range(count):
        offer = PADS[n % len(PADS)]
        chosen = {option.name: default_of(option) for option in offer.pad or ()}
        pages.append(offer.make_pad(paper, chosen).pages[0])
    return Chapter(SCORE_SHEETS, tuple(pages), is_whole=True)
