"""Reads and writes what people have met over all their matches, and how their puzzles went.

Things that people meet have keys that the game makes: grids played, questions asked. They stay when a match is deleted,
and drawing takes what people have met least often."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterable
from datetime import date

from ludogite.match.people import plain_name
from ludogite.match.puzzle import PuzzleProgress, PuzzleResult
from ludogite.match.store.people import find_or_add, find_people, read_names
from ludogite.match.store.rows import time_or_none


def read_seen(db: sqlite3.Connection, game: str, names: Iterable[str]) -> Counter[str]:
    """How often these people together have met each thing; what they met last comes first."""
    people = [*find_people(db, names).values()]
    marks = ", ".join("?" * len(people))
    rows = db.execute(
        f"SELECT thing, sum(times) FROM seen WHERE person IN ({marks}) AND game = ? GROUP BY thing"
        " ORDER BY max(at) DESC, thing",
        (*people, game),
    )
    return Counter(dict(rows.fetchall()))


def read_days_since(db: sqlite3.Connection, game: str, names: Iterable[str], now: str) -> dict[str, int]:
    """How many days ago one of these people last met each thing; what was met last comes first."""
    people = [*find_people(db, names).values()]
    marks = ", ".join("?" * len(people))
    rows = db.execute(
        "SELECT thing, CAST(max(0, coalesce(julianday(?) - julianday(max(at)), 0)) AS INTEGER)"
        f" FROM seen WHERE person IN ({marks}) AND game = ? GROUP BY thing ORDER BY max(at) DESC, thing",
        (now, *people, game),
    )
    return dict(rows.fetchall())


def write_seen(db: sqlite3.Connection, game: str, names: Iterable[str], things: Iterable[str], now: str) -> None:
    """All these people have met these things once more; to be called within a transaction."""
    people = find_people(db, names).values()
    db.executemany(
        "INSERT INTO seen (person, game, thing, at, times) VALUES (?, ?, ?, ?, 1)"
        " ON CONFLICT (person, game, thing) DO UPDATE SET times = times + 1, at = excluded.at",
        [(person, game, thing, now) for person in people for thing in set(things)],
    )


LESSON = "lesson"
"""The lesson of a game, as a thing that its player has met."""


def read_puzzles(db: sqlite3.Connection, game: str, name: str) -> PuzzleProgress:
    person = find_people(db, [name]).get(name)
    rows = db.execute("SELECT level, seed, result, at FROM puzzles WHERE person = ? AND game = ?", (person, game))
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


def _tried(level: str, seed: int) -> str:
    """A puzzle that was tried and not solved at once, perhaps left after that."""
    return f"tried puzzle {level} {seed}"


def was_tried(db: sqlite3.Connection, game: str, name: str, level: str, seed: int) -> bool:
    return _tried(level, seed) in read_seen(db, game, [name])


def write_tried(db: sqlite3.Connection, game: str, name: str, level: str, seed: int, now: str) -> None:
    """To be called within a transaction."""
    find_or_add(db, [name])
    write_seen(db, game, [name], [_tried(level, seed)], now)


def read_puzzle_results(db: sqlite3.Connection, game: str, level: str, seed: int) -> dict[str, PuzzleResult]:
    """Of one puzzle, by person."""
    where = "WHERE game = ? AND level = ? AND seed = ?"
    rows = db.execute(f"SELECT person, result FROM puzzles {where}", (game, level, str(seed)))
    known, names = {int(result): result for result in PuzzleResult}, _names_by_text(db)
    return {names[person]: known[result] for person, result in rows if result in known and person in names}


def read_puzzle_names(db: sqlite3.Connection, game: str) -> list[str]:
    """Everybody who has come to the end of a puzzle of a game, the last one first."""
    rows = db.execute("SELECT person FROM puzzles WHERE game = ? GROUP BY person ORDER BY max(at) DESC", (game,))
    names = _names_by_text(db)
    return [names[person] for (person,) in rows if person in names]


def _names_by_text(db: sqlite3.Connection) -> dict[object, str]:
    """By their ids, as these tables hold them."""
    return {str(id): plain_name(name) for id, name in read_names(db).items()}


def write_puzzle(
    db: sqlite3.Connection, game: str, name: str, level: str, seed: int, result: PuzzleResult, now: str
) -> None:
    """How it went the first time stays; that it was solved later is noted besides. An empty name is nobody's. To be
    called within a transaction."""
    person = find_or_add(db, [name]).get(name)
    if person is None:
        return
    is_new = db.execute(
        "INSERT OR IGNORE INTO puzzles (person, game, level, seed, result, at) VALUES (?, ?, ?, ?, ?, ?)",
        (person, game, level, str(seed), int(result), now),
    ).rowcount
    if not is_new and result is not PuzzleResult.NOT_SOLVED:
        write_seen(db, game, [name], [_solved_later(level, seed)], now)
