"""The bonus questions of a kit. No Qt: a worker draws them, for reading all that ship takes a while."""

from __future__ import annotations

from collections.abc import Callable

from ludogite.content.questions import Question, shipped_questions
from ludogite.rules import draw as chance
from ludogite.sheets.puzzles import Puzzle

QUESTIONS = 20


def draw_questions(level: str, seed: int, progress: Callable[[float], None] | None = None) -> list[Question]:
    """It is too quick to report progress."""
    fitting = [question for question in shipped_questions().values() if question.level == level]
    return chance.shuffled(fitting, seed, "paper questions")[:QUESTIONS]


def questions(level: str, seed: int) -> Puzzle:
    return Puzzle(draw_questions, (level, seed))
