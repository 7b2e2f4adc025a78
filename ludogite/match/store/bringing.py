"""Rows of another store brought into this one: what is here already stays, and people are who they are here."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any

from ludogite.match.config import Seat
from ludogite.match.store.people import find_or_add, read_person, write_person
from ludogite.match.store.rows import UNREADABLE, Names, read_players, seats_text

Row = Mapping[str, Any]


def rows(db: sqlite3.Connection, question: str, *values: object) -> Iterator[Row]:
    cursor = db.execute(question, values)
    names = [column[0] for column in cursor.description]
    for row in cursor:
        yield dict(zip(names, row, strict=True))


def readable_rows(db: sqlite3.Connection, question: str, *values: object) -> Iterator[Row]:
    """The rows up to the first that cannot be read."""
    with suppress(sqlite3.Error, UnicodeDecodeError):  # SQLite may quote damaged bytes, as names or in its errors
        yield from rows(db, question, *values)


def seats_anew(text: object, names: Names, db: sqlite3.Connection) -> object:
    """The players of a match with the ids that they have here; what cannot be read stays as it is."""
    with suppress(*UNREADABLE):
        seats = tuple(Seat(names.get(id, name), level) for name, level, id in read_players(str(text)))
        return seats_text(seats, find_or_add(db, (seat.name for seat in seats if seat.is_person)))
    return text


def bring_people(old: sqlite3.Connection, db: sqlite3.Connection, names: Names) -> None:
    """People, what they have met and their puzzles; the tables are read from both ends, up to what is damaged."""
    for order in ("ASC", "DESC"):
        for row in readable_rows(old, f"SELECT * FROM people ORDER BY rowid {order}"):
            person = read_person(row["name"], row["colour"], row["sign"])
            is_other = names.get(row.get("id", 0), row["name"]) != row["name"]  # and here under that name
            if person and isinstance(row["seen"], str) and not is_other and not _is_known(db, person.name, row["seen"]):
                write_person(db, person, row["seen"])
        for thing in readable_rows(old, f"SELECT * FROM seen ORDER BY person {order}, game {order}, thing {order}"):
            texts = [thing[name] for name in ("person", "game", "thing", "at")]
            if all(isinstance(text, str) for text in texts) and isinstance(thing["times"], int):
                _insert_of(thing, "seen", names, db)
        keys = ", ".join(f"{name} {order}" for name in ("person", "game", "level", "seed"))
        for puzzle in readable_rows(old, f"SELECT * FROM puzzles ORDER BY {keys}"):
            texts = [puzzle[name] for name in ("person", "game", "level", "seed", "at")]
            if all(isinstance(text, str) for text in texts) and isinstance(puzzle["result"], int):
                _insert_of(puzzle, "puzzles", names, db)


def _is_known(db: sqlite3.Connection, name: str, seen: str) -> bool:
    """Whether nothing is to be written about them: they have sat down here, or nowhere."""
    found = db.execute("SELECT seen FROM people WHERE name = ?", (name,)).fetchone()
    return found is not None and (found[0] != "" or seen == "")


def _insert_of(row: Row, table: str, names: Names, db: sqlite3.Connection) -> None:
    """A row of somebody, who is named by an id, or by a name where people had no ids yet."""
    person = row["person"]
    name = person if not names else names.get(int(person)) if person.isdecimal() else None
    for id in find_or_add(db, [name] if name else []).values():
        insert(db, table, {**row, "person": id})


def insert(db: sqlite3.Connection, table: str, row: Row) -> int:
    """The number of the row. What is there already stays."""
    known = {name for _, name, *_ in db.execute(f"PRAGMA table_info({table})")}
    values = {name: value for name, value in row.items() if name in known}
    question = f"INSERT OR IGNORE INTO {table} ({', '.join(values)}) VALUES ({', '.join('?' * len(values))})"
    return db.execute(question, tuple(values.values())).lastrowid or 0
