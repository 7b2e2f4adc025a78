"""Adds to a store what a copy of another one has besides. Nothing that is here is changed.

People are the same if they have the same name; or, where nobody has it here, if they sit in the same place of a match
that is known: somebody was given another name, or two entries were joined. A match is here already if one here was
begun in the same second with the same game, seed, rules and set-up, and has at least its moves and its end. One that
was played on elsewhere is one more match: so neither of the two is lost."""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple

from ludogite.match.store.bringing import Row, bring_people, insert, rows, seats_anew
from ludogite.match.store.copy import connect_to_copy
from ludogite.match.store.file import transaction
from ludogite.match.store.people import read_names, read_people
from ludogite.match.store.rows import UNREADABLE, Names, read_players

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
        known = _find_known(db, old)
        names = _names_here(db, old, known)
        here = {person.name for person in read_people(db)}
        people = sum(names.get(person.id or 0, person.name) not in here for person in read_people(old))
        bring_people(old, db, names)
        for n, match in enumerate(rows(old, "SELECT * FROM matches ORDER BY id")):
            if match["id"] not in known:
                seats = seats_anew(match["seats"], names, db)
                id = insert(db, "matches", {**match, "id": None, "seats": seats})
                moves = old.execute("SELECT ?, ply, move, is_joined FROM moves WHERE match = ?", (id, match["id"]))
                db.executemany("INSERT INTO moves (match, ply, move, is_joined) VALUES (?, ?, ?, ?)", moves)
            if progress:
                progress(n / theirs.matches)
        after = _tally(db)
        new = Tally(people, after.matches - before.matches, after.puzzles - before.puzzles)
        return new, Tally(*(all - some for all, some in zip(theirs, new, strict=True)))


def _find_known(db: sqlite3.Connection, old: sqlite3.Connection) -> Mapping[int, int]:
    """Of the matches that are here already the numbers there and here."""
    candidates, found = defaultdict[tuple[str, ...], list[int]](list), dict[int, int]()
    for match in rows(db, "SELECT id, game, seed, begun FROM matches"):
        candidates[_key(match)].append(match["id"])
    for match in rows(old, "SELECT * FROM matches ORDER BY id"):
        for id in candidates[_key(match)]:
            if _has(db, id, old, match):
                found[match["id"]] = id
                break
    return found


def _names_here(db: sqlite3.Connection, old: sqlite3.Connection, known: Mapping[int, int]) -> Names:
    """The names of their people here, by their ids there: as there, or as whoever sits in their place in a match that
    is known, if nobody has that name here."""
    names, here = dict(read_names(old)), read_names(db)
    strangers = {id for id, name in names.items() if name not in here.values()}
    for match, id in known.items():
        texts = (base.execute("SELECT seats FROM matches WHERE id = ?", (n,)) for base, n in ((old, match), (db, id)))
        with suppress(*UNREADABLE):
            for (*_, their_id), (*_, our_id) in zip(*(read_players(text.fetchone()[0]) for text in texts), strict=True):
                if their_id in strangers and our_id in here:
                    names[their_id] = here[our_id]
                    strangers.discard(their_id)
    return {**names, **_names_of_met(old, names)}


def _names_of_met(old: sqlite3.Connection, names: Names) -> Names:
    """Of those who would be one person here, and sat at one table there: that is two people, under the names that they
    have there."""
    met, own = dict[int, str](), read_names(old)
    for (text,) in old.execute("SELECT DISTINCT seats FROM matches"):
        with suppress(*UNREADABLE):
            people = [id for *_, id in read_players(text) if id in own]
            if len({names[id] for id in people}) < len(people):
                met |= {id: own[id] for id in people}
    return met


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
    """Levels, options and set-up, whatever people are called now."""
    levels = [level for _, level, _ in read_players(match["seats"])]
    return levels, json.loads(match["options"]), json.loads(match["setup"])


def _moves(db: sqlite3.Connection, match: Row) -> Sequence[object]:
    found = rows(db, "SELECT move FROM moves WHERE match = ? AND ply < ? ORDER BY ply", match["id"], match["cursor"])
    return [row["move"] for row in found]
