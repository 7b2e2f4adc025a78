"""The table of people: ids, with the names and badges that they have now. The other tables hold ids."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from ludogite.match.people import COLOURS, SIGNS, Person, free_badge, plain_name
from ludogite.match.store.rows import UNREADABLE, Names, Player, read_players
from ludogite.message import QT_TRANSLATE_NOOP, Complaint, Message

HAS_ID = "id BETWEEN 1 AND 1000000000"
"""Where a row is not damaged."""
HAVE_PEOPLE = (("people", "id"), ("seen", "person"), ("puzzles", "person"))
"""The tables with rows of a person, and which column tells whose they are."""
HAVE_MATCHES = (("matches", "id"), ("moves", "match"))
NAMELESS = QT_TRANSLATE_NOOP("match", "Everybody needs a name.")
TAKEN = QT_TRANSLATE_NOOP("match", "{name} is already here. If that is the same person, join the two.")
HAVE_MET = QT_TRANSLATE_NOOP("match", "They have sat at the same table in %n game(s): these are two people.", None, 0)


def read_names(db: sqlite3.Connection) -> Names:
    """Of everybody whose name can be read."""
    rows = db.execute(f"SELECT id, name FROM people WHERE {HAS_ID}")
    return {id: name for id, name in rows if isinstance(name, str)}


def read_people(db: sqlite3.Connection, is_here: bool = True) -> list[Person]:
    """Everybody who has sat down here, who did last first; or everybody who is known by matches from elsewhere too."""
    which = "WHERE seen != ''" if is_here else ""
    rows = db.execute(f"SELECT name, colour, sign, id FROM people {which} ORDER BY seen DESC, name").fetchall()
    return [person for row in rows if (person := read_person(*row)) is not None]


def read_person(name: object, colour: object, sign: object, id: object = None) -> Person | None:
    """None where no name can be read; a badge that cannot be read is the first one."""
    if not isinstance(name, str) or not (shown := plain_name(name)):
        return None
    known = id if isinstance(id, int) else None
    return Person(shown, _badge_part(colour) % COLOURS, _badge_part(sign) % SIGNS, known)


def _badge_part(number: object) -> int:
    return number if isinstance(number, int) else 0


def find_people(db: sqlite3.Connection, names: Iterable[str]) -> dict[str, int]:
    """The ids of those of them who are known."""
    sought = set(names)
    marks = ", ".join("?" * len(sought))
    rows = db.execute(f"SELECT name, id FROM people WHERE name IN ({marks}) AND {HAS_ID}", tuple(sought))
    return dict(rows.fetchall())


def find_or_add(db: sqlite3.Connection, names: Iterable[str]) -> dict[str, int]:
    """Their ids; whoever is new gets one, and a badge that is free. An empty name is nobody's. To be called within a
    transaction."""
    sought = [name for name in dict.fromkeys(names) if name]
    ids = find_people(db, sought)
    for name in sought:
        if name not in ids:
            badges = {(person.colour, person.sign) for person in read_people(db, is_here=False)}
            ids[name] = write_person(db, Person(name, *free_badge(len(badges), (), badges)), "")
    return ids


def write_person(db: sqlite3.Connection, person: Person, seen: str) -> int:
    """Their id. `seen` is when they have sat down here, empty if they never have."""
    db.execute(
        "INSERT INTO people (name, colour, sign, seen, id)"
        f" VALUES (?, ?, ?, ?, (SELECT 1 + coalesce(max(id), 0) FROM people WHERE {HAS_ID}))"
        " ON CONFLICT (name) DO UPDATE SET colour = excluded.colour, sign = excluded.sign, seen = excluded.seen,"
        f" id = iif({HAS_ID}, id, excluded.id)",
        (person.name, person.colour, person.sign, seen),
    )
    return find_people(db, [person.name])[person.name]


class CannotRename(Complaint):
    pass


class CannotMerge(Complaint):
    pass


def rename(db: sqlite3.Connection, id: int, name: str) -> None:
    """Another name for somebody, which nobody else has, not even in other capitals; to be called within a
    transaction."""
    name = plain_name(name)
    if not name:
        raise CannotRename(Message(NAMELESS))
    for other, taken in read_names(db).items():
        if other != id and plain_name(taken).casefold() == name.casefold():
            raise CannotRename(Message(TAKEN, name=plain_name(taken)))
    db.execute("UPDATE people SET name = ? WHERE id = ?", (name, id))


def merge(db: sqlite3.Connection, id: int, into: int) -> None:
    """Makes one person of two entries, under the name and badge of the second; to be called within a transaction. Of a
    puzzle that both have played counts what was first. Who has sat at a table with the other is another person."""
    seats = _seats_of(db, id)
    met = sum(any(other == into for *_, other in players) for *_, players in seats)
    if met:
        raise CannotMerge(Message(HAVE_MET, n=met))
    name = read_names(db)[into]
    for match, _, players in seats:
        _write_seats(db, match, [(name, None, into) if player[2] == id else player for player in players])
    db.execute(
        "INSERT INTO seen SELECT ?, game, thing, at, times FROM seen WHERE person = ? ON CONFLICT (person, game, thing)"
        " DO UPDATE SET times = times + excluded.times, at = max(at, excluded.at)",
        (into, id),
    )
    db.execute(
        "INSERT INTO puzzles SELECT ?, game, level, seed, result, at FROM puzzles WHERE person = ?"
        " ON CONFLICT (person, game, level, seed) DO UPDATE SET result = excluded.result, at = excluded.at"
        " WHERE excluded.at < at",
        (into, id),
    )
    db.execute("UPDATE people SET seen = max(seen, (SELECT seen FROM people WHERE id = ?)) WHERE id = ?", (id, into))
    _erase(db, id)


@dataclass(frozen=True)
class Deleted:
    """All that the store knew of a person, to be brought back."""

    person: Person
    rows: Mapping[str, Sequence[tuple[Any, ...]]]
    """By table; of matches those in which no other person sat."""
    seats: Mapping[int, str]
    """Of their other matches."""


def delete(db: sqlite3.Connection, id: int) -> Deleted:
    """Forgets a person, and the matches in which no other one sat; in the others the seat is nobody's then. To be
    called within a transaction."""
    person = next(person for person in read_people(db, is_here=False) if person.id == id)
    seats, alone = dict[int, str](), list[int]()
    for match, text, players in _seats_of(db, id):
        if all(level is not None or other in (0, id) for _, level, other in players):
            alone.append(match)
        else:
            seats[match] = text
            _write_seats(db, match, [("", None, 0) if player[2] == id else player for player in players])
    rows = {table: _rows(db, table, key, [id]) for table, key in HAVE_PEOPLE}
    rows |= {table: _rows(db, table, key, alone) for table, key in HAVE_MATCHES}
    db.executemany("DELETE FROM matches WHERE id = ?", [(match,) for match in alone])
    _erase(db, id)
    return Deleted(person, rows, seats)


def _rows(db: sqlite3.Connection, table: str, key: str, values: Iterable[int]) -> list[tuple[Any, ...]]:
    question = f"SELECT * FROM {table} WHERE {key} = ?"
    return [row for value in values for row in db.execute(question, (value,)).fetchall()]


def restore(db: sqlite3.Connection, deleted: Deleted) -> None:
    """To be called within a transaction."""
    for table, rows in deleted.rows.items():
        if rows:
            db.executemany(f"INSERT OR IGNORE INTO {table} VALUES ({', '.join('?' * len(rows[0]))})", rows)
    db.executemany("UPDATE matches SET seats = ? WHERE id = ?", [(text, id) for id, text in deleted.seats.items()])


def _erase(db: sqlite3.Connection, id: int) -> None:
    for table, key in HAVE_PEOPLE:
        db.execute(f"DELETE FROM {table} WHERE {key} = ?", (id,))


def _seats_of(db: sqlite3.Connection, id: int) -> list[tuple[int, str, tuple[Player, ...]]]:
    """The matches of a person, each with its seats as they are written, and its players."""
    found = []
    for match, text in db.execute("SELECT id, seats FROM matches"):
        with suppress(*UNREADABLE):
            players = read_players(text)
            if any(other == id for *_, other in players):
                found.append((match, text, players))
    return found


def _write_seats(db: sqlite3.Connection, match: int, players: Sequence[Player]) -> None:
    text = json.dumps([[name, level, person] if person else [name, level] for name, level, person in players])
    db.execute("UPDATE matches SET seats = ? WHERE id = ?", (text, match))
