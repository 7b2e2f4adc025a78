"""What a copy of another store has and this one has not, added to this one. Nothing that is here is changed.

People are the same if they have the same name. A match is here already if one here was begun in the same second with
the same game, seed, rules and set-up, and has at least its moves and its end. One that was played on elsewhere is one
more match: so neither of the two is lost."""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from ludogite.match.store.bringing import Row, bring_people, insert, rows, seats_anew
from ludogite.match.store.copy import connect_to_copy
from ludogite.match.store.file import transaction
from ludogite.match.store.people import read_names, read_people
from ludogite.match.store.rows import UNREADABLE, read_players

SECONDS = len("2026-11-19T06:00:00")
"""Letters of a time down to its seconds: a record, which many matches come from, knows no smaller parts."""


class Tally(NamedTuple):
    people: int
    matches: int
    puzzles: int


def merge(into: Path, other: Path, progress: Callable[[float], object] | None = None) -> tuple[Tally, Tally]:
    """Both are copies that nobody has open. In one transaction; tells what has come, and what was here already."""
    with closing(connect_to_copy(into)) as db, closing(connect_to_copy(other)) as old, transaction(db):
        before, theirs = _tally(db), _tally(old)
        here = {person.name for person in read_people(db)}
        people = sum(person.name not in here for person in read_people(old))
        names = read_names(old)
        bring_people(old, db, names)
        known = defaultdict[tuple[str, ...], list[Row]](list)
        for match in rows(db, "SELECT id, game, seed, begun FROM matches"):
            known[_key(match)].append(match)
        for n, match in enumerate(rows(old, "SELECT * FROM matches ORDER BY id")):
            if not any(_has(db, there["id"], old, match) for there in known[_key(match)]):
                seats = seats_anew(match["seats"], names, db)
                id = insert(db, "matches", {**match, "id": None, "seats": seats})
                moves = old.execute("SELECT ?, ply, move, is_joined FROM moves WHERE match = ?", (id, match["id"]))
                db.executemany("INSERT INTO moves (match, ply, move, is_joined) VALUES (?, ?, ?, ?)", moves)
            if progress:
                progress(n / theirs.matches)
        after = _tally(db)
        new = Tally(people, after.matches - before.matches, after.puzzles - before.puzzles)
        return new, Tally(*(all - some for all, some in zip(theirs, new, strict=True)))


def _tally(db: sqlite3.Connection) -> Tally:
    counts = [db.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in ("matches", "puzzles")]
    return Tally(len(read_people(db)), *counts)


def _key(match: Row) -> tuple[str, ...]:
    return str(match["game"]), str(match["seed"]), str(match["begun"])[:SECONDS]


def _has(db: sqlite3.Connection, id: int, old: sqlite3.Connection, match: Row) -> bool:
    """Whether the match with this id is at least what the other one is. What cannot be read is compared as it is."""
    here = next(rows(db, "SELECT * FROM matches WHERE id = ?", id))
    try:
        is_same = _decided(here) == _decided(match) and here["is_over"] >= match["is_over"]
        played = _moves(old, match)
        return is_same and _moves(db, here)[: len(played)] == played
    except UNREADABLE:
        return {**here, "id": 0, "seats": ""} == {**match, "id": 0, "seats": ""}


def _decided(match: Row) -> object:
    """What was decided before the first move, whatever people are called now."""
    levels = [level for _, level, _ in read_players(match["seats"])]
    return levels, json.loads(match["options"]), json.loads(match["setup"])


def _moves(db: sqlite3.Connection, match: Row) -> Sequence[object]:
    found = rows(db, "SELECT move FROM moves WHERE match = ? AND ply < ? ORDER BY ply", match["id"], match["cursor"])
    return [row["move"] for row in found]
