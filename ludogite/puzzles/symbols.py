"""Puzzles of Six Symbols: where is this pair best written? Every place is worth what the hard player thinks of it, the
points at the end in the mean; it takes its time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.players import Opinion
from ludogite.players.symbols import LEVELS, rank
from ludogite.puzzles import Puzzle, is_in_solution, no_reply
from ludogite.rules import draw
from ludogite.rules.game import CHANCE, Move, Objection
from ludogite.rules.shelf import SHELF
from ludogite.rules.symbols import CELLS, Round, Writing

ROLLS: Mapping[str, range] = {"easy": range(8, 11), "medium": range(6, 9), "hard": range(4, 7)}
"""The number of the roll that is to be written."""
EFFORTS: Mapping[str, range] = {"easy": range(4, 14), "medium": range(14, 35), "hard": range(35, 80)}
"""How many places there are."""
LEADS: Mapping[str, tuple[float, float]] = {"easy": (1.5, 99.0), "medium": (0.8, 2.5), "hard": (0.4, 1.2)}
"""By how many points the best place is better than the next: from, to."""
QUICKLY, CAREFULLY = 400, 4000
"""Play-outs: those of a first look, and those that the points are told by."""
GOAL = Message(QT_TRANSLATE_NOOP("puzzles", "Write this pair where it brings the most points at the end."))
DESCRIPTIONS = {
    "easy": Message(QT_TRANSLATE_NOOP("puzzles", "A nearly full sheet.")),
    "medium": Message(QT_TRANSLATE_NOOP("puzzles", "A half-full sheet.")),
    "hard": Message(QT_TRANSLATE_NOOP("puzzles", "A sheet with plenty of room.")),
}
WRONG = QT_TRANSLATE_NOOP("puzzles", "There is a better place.")
OPTIONS = {"scoring": "basic"}
is_right, reply = is_in_solution, no_reply


def make(level: str, seed: int) -> Puzzle:
    for attempt in count():
        purpose = f"symbols {level} {attempt}"
        beginning, state = _played_until(_one_of(ROLLS[level], seed, purpose), seed, purpose)
        if state.to_move == CHANCE or len(state.legal_moves()) not in EFFORTS[level]:
            continue
        opinions = rank(state, LEVELS[-1], draw.number(seed, purpose), QUICKLY)
        if not _is_clear(opinions, level):
            continue
        opinions = rank(state, LEVELS[-1], draw.number(seed, purpose, 1), CAREFULLY)
        if _is_clear(opinions, level):
            points = {str(opinion.plan[0]): float(opinion.worth["value"]) for opinion in opinions}
            best = opinions[0].plan
            cells = tuple(CELLS[cell] for move in best if isinstance(move, Writing) for cell in _cells(move))
            return Puzzle(GOAL, 1, beginning, best, len(points), OPTIONS, points=points, cells=cells)
    raise AssertionError


def _is_clear(opinions: Sequence[Opinion], level: str) -> bool:
    """Whether the best place is as much better than the next one as the level asks."""
    best, second = (float(opinion.worth["value"]) for opinion in opinions[:2])
    least, most = LEADS[level]
    return least <= best - second <= most


def _cells(writing: Writing) -> tuple[int, int]:
    return writing.first[1], writing.second[1]


def describe(level: str) -> Message:
    return DESCRIPTIONS[level]


def objection(puzzle: Puzzle, made: int) -> Objection:
    return Objection(WRONG)


def _one_of(numbers: range, seed: int, purpose: str) -> int:
    return numbers[draw.below(len(numbers), seed, purpose)]


def _played_until(roll: int, seed: int, purpose: str) -> tuple[tuple[Move, ...], Round]:
    """A sheet as a middling player has it before him with this roll."""
    state, moves = SHELF["symbols"].start(1, OPTIONS, {}), list[Any]()
    assert isinstance(state, Round)
    while state.rolls < roll or state.to_move == CHANCE:
        if state.to_move is None:
            break
        if state.to_move == CHANCE:
            move: Any = draw.weighted(state.chance(), seed, purpose, 1 + len(moves))
        else:
            move = rank(state, "medium", draw.number(seed, purpose, 1 + len(moves)))[0].plan[0]
        moves.append(move)
        state = state.play(move)
    return tuple(moves), state
