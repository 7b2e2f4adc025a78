"""People over all their matches: their badges, what they have met, and which puzzles they have solved.

Things that people meet have keys that the game makes: grids played, questions asked. They stay when a match is deleted,
and drawing takes what people have met least often."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterable
from datetime import date

from ludogite.match.people import COLOURS, SIGNS, Person, plain_name
from ludogite.match.puzzle import PuzzleProgress, PuzzleResult
from ludogite.match.store.rows import time_or_none


def read_person(name: object, colour: object, sign: object) -> Person | None:
    """None where no name can be read; a badge that cannot be read is the first one."""
    if not isinstance(name, str) or not name:
        return None
    return Person(plain_name(name), _badge_part(colour) % COLOURS, _badge_part(sign) % SIGNS)


def _badge_part(number: object) -> int:
    return number if isinstance(number, int) else 0


def read_seen(db: sqlite3.Connection, game: str, names: Iterable[str]) -> Counter[str]:
    """How often these people together have met each thing; what they met last comes first."""
    people = sorted(set(names))
    marks = ", ".join("?" * len(people))
    rows = db.execute(
        f"SELECT thing, sum(times) FROM seen WHERE person IN ({marks}) AND game = ? GROUP BY thing"
        " ORDER BY max(at) DESC, thing",
        (*people, game),
    )
    return Counter(dict(rows.fetchall()))


def read_days_since(db: sqlite3.Connection, game: str, names: Iterable[str], now: str) -> dict[str, int]:
    """How many days ago one of these people last met each thing; what was met last comes first."""
    people = sorted(set(names))
    marks = ", ".join("?" * len(people))
    rows = db.execute(
        "SELECT thing, CAST(max(0, coalesce(julianday(?) - julianday(max(at)), 0)) AS INTEGER)"
        f" FROM seen WHERE person IN ({marks}) AND game = ? GROUP BY thing ORDER BY max(at) DESC, thing",
        (now, *people, game),
    )
    return dict(rows.fetchall())


def write_seen(db: sqlite3.Connection, game: str, names: Iterable[str], things: Iterable[str], now: str) -> None:
    """All these people have met these things once more; to be called within a transaction."""
    db.executemany(
        "INSERT INTO seen (person, game, thing, at, times) VALUES (?, ?, ?, ?, 1)"
        " ON CONFLICT (person, game, thing) DO UPDATE SET times = times + 1, at = excluded.at",
        [(name, game, thing, now) for name in set(names) for thing in set(things)],
    )


def read_puzzles(db: sqlite3.Connection, game: str, name: str) -> PuzzleProgress:
    rows = db.execute("SELECT level, seed, result, at FROM puzzles WHERE person = ? AND game = ?", (name, game))
    known = {int(result): result for result in PuzzleResult}
    results, ended = dict[tuple[str, int], PuzzleResult](), dict[tuple[str, int], date]()
    for level, seed, result, at in rows:
        if result in known and str(seed).isdecimal():  # a damaged row must not hide the others
            results[level, int(seed)] = known[result]
            if (time := time_or_none(str(at))) is not None:
                ended[level, int(seed)] = time.astimezone().date()
    later = read_seen(db, game, [name])
    return PuzzleProgress(results, ended, {puzzle for puzzle in results if _solved_later(*puzzle) in later})


def _solved_later(level: str, seed: int) -> str:
    """A puzzle that was solved at a later try, as a thing that its player has met."""
    return f"puzzle {level} {seed}"


def read_puzzle_results(db: sqlite3.Connection, game: str, level: str, seed: int) -> dict[str, PuzzleResult]:
    """Of one puzzle, by person."""
    where = "WHERE game = ? AND level = ? AND seed = ?"
    rows = db.execute(f"SELECT person, result FROM puzzles {where}", (game, level, str(seed)))
    known = {int(result): result for result in PuzzleResult}
    return {str(name): known[result] for name, result in rows if result in known}


def read_puzzle_names(db: sqlite3.Connection, game: str) -> list[str]:
    """Everybody who has come to the end of a puzzle of a game, the last one first."""
    rows = db.execute("SELECT person FROM puzzles WHERE game = ? GROUP BY person ORDER BY max(at) DESC", (game,))
    return [str(name) for (name,) in rows]


def write_puzzle(
    db: sqlite3.Connection, game: str, name: str, level: str, seed: int, result: PuzzleResult, now: str
) -> None:
    """How it went the first time stays; that it was solved later is noted besides."""
    is_new = db.execute(
        "INSERT OR IGNORE INTO puzzles (person, game, level, seed, result, at) VALUES (?, ?, ?, ?, ?, ?)",
        (name, game, level, str(seed), int(result), now),
    ).rowcount
    if not is_new and result is not PuzzleResult.NOT_SOLVED:
        write_seen(db, game, [name], [_solved_later(level, seed)], now)
