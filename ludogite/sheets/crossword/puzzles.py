"""Crosswords of a booklet, which are made anew from their number so that the grids that ship stay unknown, and bonus
questions of a kit. No Qt: a worker makes them."""

from __future__ import annotations

from collections.abc import Callable

from ludogite.content.questions import Question, shipped_questions
from ludogite.rules import draw as chance
from ludogite.rules.crossword.grid import Grid, read_grid
from ludogite.search.crossword_maker import make
from ludogite.sheets.offers import PaperPuzzle

QUESTIONS = 20


def draw_questions(level: str, seed: int, progress: Callable[[float], None] | None = None) -> list[Question]:
    """It is too quick to report progress."""
    fitting = [question for question in shipped_questions().values() if question.level == level]
    return chance.shuffled(fitting, seed, "paper questions")[:QUESTIONS]


def questions(level: str, seed: int) -> PaperPuzzle:
    return PaperPuzzle(draw_questions, (level, seed))


def make_crossword(level: str, seed: int, progress: Callable[[float], None] | None = None) -> Grid:
    """It is too quick to report progress."""
    return read_grid(make(level, seed).to_json())


def crossword(level: str, seed: int) -> PaperPuzzle:
    return PaperPuzzle(make_crossword, (level, seed))
