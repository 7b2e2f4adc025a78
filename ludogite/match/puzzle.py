"""A puzzle as a record, the moves that lead to it without its solution; and how far people have come with puzzles.
One counts once, as it went the first time."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from datetime import date, timedelta
from enum import IntEnum
from typing import Any

from ludogite.match.config import seed_of
from ludogite.match.record import Record
from ludogite.puzzles import LEVELS, Puzzle, maker_of
from ludogite.rules.shelf import SHELF, Game

PLAYERS = ("A", "B")


def make(game: Game, level: str, seed: int) -> Puzzle:
    return maker_of(game).make(level, seed)


def make_by_worker(game: str, level: str, seed: int, *, progress: Callable[[float], None] | None = None) -> Puzzle:
    """For a worker process, which is told the game by its id."""
    return make(SHELF[game], level, seed)


def games_with_puzzles() -> tuple[Game, ...]:
    return tuple(game for game in SHELF.values() if game.puzzle_module)


def record_of(game: Game, puzzle: Puzzle, seed: int) -> Record:
    moves = tuple(map(str, puzzle.beginning))
    return Record(game.id, PLAYERS[: puzzle.seats], moves, puzzle.options, puzzle.setup, seed)


def to_json(game: Game, level: str, seed: int, puzzle: Puzzle) -> dict[str, Any]:
    """For programs; the record stands by itself, so that every command can read it."""
    told: dict[str, Any] = {
        "game": game.id,
        "level": level,
        "seed": seed,
        "goal": str(puzzle.goal),
        "effort": puzzle.effort,
        "record": record_of(game, puzzle, seed).fields(),
        "solution": [str(move) for move in puzzle.solution],
    }
    return {**told, "points": dict(puzzle.points)} if puzzle.points else told


class PuzzleResult(IntEnum):
    NOT_SOLVED = 0
    """The solution was shown, or something else was taken for it."""
    SOLVED = 1
    """After something wrong was tried."""
    AT_FIRST_TRY = 2


class PuzzleProgress:
    """Of one person in one game, by level and seed."""

    def __init__(
        self,
        results: Mapping[tuple[str, int], PuzzleResult],
        ended: Mapping[tuple[str, int], date] | None = None,
        mended: Collection[tuple[str, int]] = (),
    ) -> None:
        """With the dates on which they were played to their end, where these are known; `mended` were solved at a later
        try."""
        self._results, self._ended, self._mended = results, ended or {}, mended

    def result(self, level: str, seed: int) -> PuzzleResult | None:
        return self._results.get((level, seed))

    def is_late(self, game: str, day: date) -> bool:
        """Whether the puzzle of a day was played after that day."""
        return self._ended.get(puzzle_of_day(game, day), day) > day

    def streak(self, game: str, today: date) -> int:
        """On how many days in a row the puzzle of the day was solved on its day; today it need not be played yet."""
        day = today if self._is_kept(game, today) else today - timedelta(days=1)
        length = 0
        while self._is_kept(game, day):
            day -= timedelta(days=1)
            length += 1
        return length

    def _is_kept(self, game: str, day: date) -> bool:
        return bool(self.result(*puzzle_of_day(game, day))) and not self.is_late(game, day)

    def to_review(self) -> list[tuple[str, int]]:
        """Those that were not solved, or only shown: level and seed, the easy ones first."""
        missed = [puzzle for puzzle, result in self._results.items() if result is PuzzleResult.NOT_SOLVED]
        open_ones = [(level, seed) for level, seed in missed if level in LEVELS and (level, seed) not in self._mended]
        return sorted(open_ones, key=lambda puzzle: (LEVELS.index(puzzle[0]), puzzle[1]))

    def solved(self, level: str) -> int:
        return sum(result > 0 for (at, _), result in self._results.items() if at == level)

    def at_first_try(self, level: str) -> int:
        return sum(result == PuzzleResult.AT_FIRST_TRY for (at, _), result in self._results.items() if at == level)

    def first_at_first_try(self) -> date | None:
        """When a puzzle was first solved at the first try."""
        right = (puzzle for puzzle, result in self._results.items() if result == PuzzleResult.AT_FIRST_TRY)
        return min((self._ended[puzzle] for puzzle in right if puzzle in self._ended), default=None)

    def next_seed(self, level: str) -> int:
        """The lowest that has not been played to its end, from 1 on: the number of the next puzzle."""
        seed = 1
        while (level, seed) in self._results:
            seed += 1
        return seed


def puzzle_game_of_day(day: date) -> Game:
    """The game whose puzzle is that of the day: each day another one, and each comes at every level."""
    games, number = games_with_puzzles(), day.toordinal()
    return games[(number + number // len(LEVELS)) % len(games)]


def puzzle_of_day(game: str, day: date) -> tuple[str, int]:
    """The level and the seed of the puzzle that everybody has that day: the levels take turns."""
    return LEVELS[day.toordinal() % len(LEVELS)], seed_of(f"{game} puzzle", day)
