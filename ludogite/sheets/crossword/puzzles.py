"""Crosswords of a booklet, which are made anew from their number so that the grids that ship stay unknown, and bonus
questions of a kit. No Qt: a worker makes them."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from ludogite.content.questions import Question, shipped_questions
from ludogite.content.words import Clue
from ludogite.rules import draw as chance
from ludogite.rules.crossword.grid import Grid, read_grid
from ludogite.search.crossword_maker import Made, make, make_from_own
from ludogite.sheets.offers import PaperPuzzle

QUESTIONS = 20
SPREAD = 10_000
"""Between the seeds of two booklets, so that they have no crossword in common."""


def draw_questions(
    language: str, level: str, seed: int, progress: Callable[[float], None] | None = None
) -> list[Question]:
    """It is too quick to report progress."""
    fitting = [question for question in shipped_questions(language).values() if question.level == level]
    return chance.shuffled(fitting, seed, "paper questions")[:QUESTIONS]


def questions(language: str, level: str, seed: int) -> PaperPuzzle:
    return PaperPuzzle(draw_questions, (language, level, seed))


def make_crossword(
    language: str,
    level: str,
    seed: int,
    n: int,
    own: tuple[Clue, ...] = (),
    progress: Callable[[float], None] | None = None,
) -> Grid:
    """It is too quick to report progress."""
    return read_grid(_made(language, level, seed, n, own).to_json())


@lru_cache(maxsize=400)
def _made(language: str, level: str, seed: int, n: int, own: tuple[Clue, ...]) -> Made:
    """With clues that those before it in its booklet do not have, except where somebody's own words are used up."""
    before = (clue for other in range(n) for clue in _made(language, level, seed, other, own).clues)
    seen, number = {str(clue): 0 for clue in before}, seed * SPREAD + n
    if own:
        return make_from_own(level, number, own, language=language, seen=seen)
    return make(level, number, language=language, seen=seen)


def crossword(language: str, level: str, seed: int, n: int, own: tuple[Clue, ...] = ()) -> PaperPuzzle:
    """One of those in a booklet, whose seed this is; half of it of somebody's own words, if they are given."""
    return PaperPuzzle(make_crossword, (language, level, seed, n, own))
