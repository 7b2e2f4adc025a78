"""What people have met over all their matches of a game, by keys that the game makes: grids played, questions asked. It
stays when a match is deleted. Drawing takes what they have met least often."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Iterable


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


def write_seen(db: sqlite3.Connection, game: str, names: Iterable[str], things: Iterable[str], now: str) -> None:
    """All these people have met these things once more; to be called within a transaction."""
    db.executemany(
        "INSERT INTO seen (person, game, thing, at, times) VALUES (?, ?, ?, ?, 1)"
        " ON CONFLICT (person, game, thing) DO UPDATE SET times = times + 1, at = excluded.at",
        [(name, game, thing, now) for name in set(names) for thing in set(things)],
    )
