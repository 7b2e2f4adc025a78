"""The holiday booklet: crosswords, challenges, puzzles and score sheets of all games, and the solutions at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import cycle, islice

from PySide6.QtCore import QRectF

from ludogite.match.puzzle import make_by_worker
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.shelf import SHELF
from ludogite.sheets.booklet import SOLUTIONS, Chapter, bind, draw_name, joined, label_of, pages_of, stacks
from ludogite.sheets.flow import PLAIN
from ludogite.sheets.ink import Ink, Type, paragraph_height
from ludogite.sheets.offers import LEVEL, Offer, PaperPuzzle, default_of, games_with_sheet, offer_of
from ludogite.sheets.sheet import Page, Paper, Sheet
from ludogite.sheets.type import tr

TITLE = Message(QT_TRANSLATE_NOOP("sheets", "Holiday booklet"))
PUZZLES = Message(QT_TRANSLATE_NOOP("sheets", "Puzzles"))
SCORE_SHEETS = Message(QT_TRANSLATE_NOOP("sheets", "Score sheets"))
A_PAGE, SOLUTIONS_A_PAGE = (2, 2), (4, 5)
"""Columns and rows of puzzles."""
SPREAD = 1000
"""Between the seeds of two booklets, so that they have no puzzle in common."""


def make(paper: Paper, chosen: Mapping[str, str]) -> Sheet:
    """All of the same level. The solutions come in the order of the chapters."""
    level, seed = chosen["level"], int(chosen["seed"])
    offers = [offer_of(game) for game in games_with_sheet()]
    made = [offer.make_holiday(paper, level, seed, int(chosen[offer.holiday])) for offer in offers if offer.holiday]
    puzzles = _puzzles(level, int(chosen["puzzles"]), seed)
    chapters = [
        *(chapter for chapter, _ in made),
        *(_chapter(paper, level, game, found) for game, found in puzzles.items()),
        _pads(paper, [offer for offer in offers if offer.pad is not None], int(chosen["pads"])),
        joined(SOLUTIONS, [*(solutions for _, solutions in made), _solutions(paper, puzzles)]),
    ]
    return bind(paper, TITLE, label_of(LEVEL, level), chapters)


def _puzzles(level: str, count: int, seed: int) -> dict[str, list[PaperPuzzle]]:
    """By the id of their game, as many of each as can be."""
    seeds = range(seed * SPREAD + 1, seed * SPREAD + 1 + count)
    games = [game.id for game in games_with_sheet() if offer_of(game).draws_puzzles]
    return {
        game: [PaperPuzzle(make_by_worker, (game, level, each)) for each in seeds[n :: len(games)]]
        for n, game in enumerate(games)
    }


def _chapter(paper: Paper, level: str, game: str, found: Sequence[PaperPuzzle]) -> Chapter:
    title, parts = SHELF[game].title, partial(_puzzle_parts, offer_of(SHELF[game]))
    pages = pages_of(paper, title, label_of(LEVEL, level), A_PAGE, list(enumerate(found, start=1)), parts)
    return Chapter(title, pages, tuple(map(tuple, stacks(found, A_PAGE))))


def _solutions(paper: Paper, puzzles: Mapping[str, Sequence[PaperPuzzle]]) -> Chapter:
    items = [(game, n, puzzle) for game, found in puzzles.items() for n, puzzle in enumerate(found, start=1)]
    pages = pages_of(paper, SOLUTIONS, PUZZLES, SOLUTIONS_A_PAGE, items, _solution_parts)
    made = (tuple(puzzle for _, _, puzzle in stack) for stack in stacks(items, SOLUTIONS_A_PAGE))
    return Chapter(SOLUTIONS, pages, tuple(made))


def _puzzle_parts(offer: Offer, place: QRectF, item: tuple[int, PaperPuzzle]) -> list[Page]:
    number, puzzle = item

    def draw(ink: Ink) -> None:
        draw_name(ink, place, str(number))
        area, type = place.adjusted(0, 7.5, 0, -2), Type(3.2)
        goal = [(tr(puzzle.value.goal), PLAIN)]
        ink.paragraph(area, goal, type)
        offer.draw_puzzle(ink, area.adjusted(0, paragraph_height(goal, type, area.width()) + 2, 0, 0), puzzle.value)

    return [draw]


def _solution_parts(place: QRectF, item: tuple[str, int, PaperPuzzle]) -> list[Page]:
    game, number, puzzle = item

    def draw(ink: Ink) -> None:
        draw_name(ink, place, f"{tr(SHELF[game].title)} {number}")
        offer_of(SHELF[game]).draw_solution(ink, place.adjusted(0, 8, 0, 0), puzzle.value)

    return [draw]


def _pads(paper: Paper, offers: Sequence[Offer], count: int) -> Chapter:
    """Of each game in turn."""
    pages = []
    for offer in islice(cycle(offers), count):
        chosen = {option.name: default_of(option) for option in offer.pad or ()}
        pages.append(offer.make_pad(paper, chosen).pages[0])
    return Chapter(SCORE_SHEETS, tuple(pages), is_whole=True)
