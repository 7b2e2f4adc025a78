"""The table of people: ids, with the names and badges that they have now. The other tables hold ids."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

from ludogite.match.people import COLOURS, SIGNS, Person, free_badge, plain_name
from ludogite.match.store.rows import Names

HAS_ID = "id BETWEEN 1 AND 1000000000"
"""Where a row is not damaged."""


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
    if not isinstance(name, str) or not name:
        return None
    known = id if isinstance(id, int) else None
    return Person(plain_name(name), _badge_part(colour) % COLOURS, _badge_part(sign) % SIGNS, known)


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
