"""How far people have come with puzzles. A puzzle counts once, as it went the first time; its solution may have been
shown."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from datetime import date
from enum import IntEnum

from ludogite.match.daily import seed_of
from ludogite.puzzles import LEVELS


class PuzzleResult(IntEnum):
    NOT_SOLVED = 0
    """The solution was shown, or something else was taken for it."""
    SOLVED = 1
    """After something wrong was tried."""
    AT_FIRST_TRY = 2


class PuzzleProgress:
    """Of one person in one game, by level and seed."""

    def __init__(self, results: Mapping[tuple[str, int], PuzzleResult]) -> None:
        self._results = results

    def result(self, level: str, seed: int) -> PuzzleResult | None:
        return self._results.get((level, seed))

    def solved(self, level: str) -> int:
        return sum(result > 0 for (at, _), result in self._results.items() if at == level)

    def at_first_try(self, level: str) -> int:
        return sum(result == PuzzleResult.AT_FIRST_TRY for (at, _), result in self._results.items() if at == level)

    def next_seed(self, level: str) -> int:
        """The lowest that has not been played to its end, from 1 on: the number of the next puzzle."""
        seed = 1
        while (level, seed) in self._results:
            seed += 1
        return seed


def puzzle_of_day(game: str, day: date) -> tuple[str, int]:
    """The level and the seed of the puzzle that everybody has that day: the levels take turns."""
    return LEVELS[day.toordinal() % len(LEVELS)], seed_of(f"{game} puzzle", day)


def read_results(db: sqlite3.Connection, game: str, name: str) -> PuzzleProgress:
    rows = db.execute("SELECT level, seed, result FROM puzzles WHERE person = ? AND game = ?", (name, game))
    known = {int(result): result for result in PuzzleResult}
    return PuzzleProgress(
        {
            (level, int(seed)): known[result]
            for level, seed, result in rows
            if result in known and str(seed).isdecimal()  # a damaged row must not hide the others
        }
    )


def read_names(db: sqlite3.Connection, game: str) -> list[str]:
    """Everybody who has come to the end of a puzzle of a game, the last one first."""
    rows = db.execute("SELECT person FROM puzzles WHERE game = ? GROUP BY person ORDER BY max(at) DESC", (game,))
    return [str(name) for (name,) in rows]


def write_result(
    db: sqlite3.Connection, game: str, name: str, level: str, seed: int, result: PuzzleResult, now: str
) -> None:
    """How it went the first time stays."""
    db.execute(
        "INSERT OR IGNORE INTO puzzles (person, game, level, seed, result, at) VALUES (?, ?, ?, ?, ?, ?)",
        (name, game, level, str(seed), int(result), now),
    )
