"""Saves what can be read of a damaged file that was set aside: each match that can be replayed is brought over, one
after the other, while people may play already."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, suppress

from ludogite.match.store import StoreProblem
from ludogite.match.store.bringing import Row, bring_people, insert, readable_rows, seats_anew
from ludogite.match.store.file import (
    DAMAGED,
    FIRST_VERSION,
    MIGRATIONS,
    NOTE,
    layout_of,
    not_synced,
    transaction,
    usual_layout,
)
from ludogite.match.store.rows import UNREADABLE, Names, read_players
from ludogite.match.store.store import Store
from ludogite.match.store.wal_reader import images_of, open_image, read_contents, with_usual_schema
from ludogite.message import QT_TRANSLATE_NOOP, Message

SMALLEST_ROW = 64
"""Bytes that a match takes at least: no file has more matches than fit in."""
SAVED = QT_TRANSLATE_NOOP(
    "match", "The file with your games is damaged. It is kept as {file}; %n game(s) could be brought over.", None, 0
)


def bring_over(store: Store) -> Iterator[float]:
    """Brings over a match a step, the newest first, and yields which part of them is done. What is done is noted with
    each match, so that the next start goes on where this one ended."""
    db = store._db
    name, after, saved = db.execute(f"SELECT file, next, saved FROM {NOTE}").fetchone()
    images = images_of(read_contents(store.file.with_name(name)))
    with ExitStack() as opened:
        olds = [opened.enter_context(closing(_readable(image))) for image in images]
        names = _names_in(olds)
        if after is None:
            after = max(_highest_number(old, len(image)) for old, image in zip(olds, images, strict=True))
            with not_synced(db), transaction(db):
                for old in olds:
                    bring_people(old, db, names)
        highest = max(after, 1)
        for number in range(after, 0, -1):
            if found := [match for old in olds if (match := _read_match(old, number))]:
                with not_synced(db), transaction(db):
                    saved += any(_bring_match(match, moves, names, store) for match, moves in found)
                    db.execute(f"UPDATE {NOTE} SET next = ?, saved = ?", (number - 1, saved))
            yield 1 - (number - 1) / highest
    with transaction(db):
        db.execute(f"DROP TABLE {NOTE}")
    store.complaint = Message(SAVED, file=name, n=saved) if saved else Message(DAMAGED[1], file=name)


def _readable(image: bytes) -> sqlite3.Connection:
    """The database as it is, or with a first page that can be read. Older versions had fewer columns."""
    old, usual = open_image(image), usual_layout(MIGRATIONS)
    with suppress(sqlite3.Error, UnicodeDecodeError):
        found = layout_of(old)
        if all(found[table] and set(found[table]) <= set(usual[table]) for table in ("matches", "moves")):
            return old
    old.close()
    return open_image(with_usual_schema(image))


def _highest_number(old: sqlite3.Connection, size: int) -> int:
    """Of a match; as many as fit into the file, if it cannot be read."""
    numbers = []
    for question in ("SELECT max(id) AS n FROM matches", "SELECT max(match) AS n FROM moves"):
        numbers += [row["n"] or 0 for row in readable_rows(old, question)]
    possible = size // SMALLEST_ROW
    is_known = len(numbers) == 2 and all(isinstance(number, int) for number in numbers)
    return min(max(numbers) if is_known else possible, possible)


def _read_match(old: sqlite3.Connection, number: int) -> tuple[Row, Sequence[Row]] | None:
    """The match of this number with its moves, if none is missing. What is damaged hides only itself."""
    for match in readable_rows(old, "SELECT * FROM matches WHERE id = ?", number):
        moves = list(readable_rows(old, "SELECT * FROM moves WHERE match = ? ORDER BY ply", number))
        if [move["ply"] for move in moves] == list(range(len(moves))):
            return match, moves
    return None


def _bring_match(match: Row, moves: Sequence[Row], names: Names, store: Store) -> bool:
    """Whether the match could be replayed from its first move to where it stands; otherwise it stays behind. It keeps
    its number, unless a new match has it."""
    db, number = store._db, match["id"]
    is_taken = db.execute("SELECT 1 FROM matches WHERE id = ?", (number,)).fetchone()
    db.execute("SAVEPOINT one_match")
    try:
        seats = seats_anew(match["seats"], names, db)
        id = insert(db, "matches", {**match, "id": None if is_taken else number, "seats": seats})
        for move in moves:
            insert(db, "moves", {**move, "match": id})
        store.resume(id)
        is_whole = True
    except (StoreProblem, sqlite3.IntegrityError, OverflowError):
        db.execute("ROLLBACK TO one_match")
        is_whole = False
    db.execute("RELEASE one_match")
    return is_whole


def _names_in(olds: Sequence[sqlite3.Connection]) -> Names:
    """The names of the people in a damaged file, by their ids there; none where they had no ids yet. What the table of
    people does not tell, its index does, or the matches: the newest first."""
    names: dict[int, str] = {}
    for old in olds:
        questions = [f"SELECT id, name FROM people ORDER BY rowid {order}" for order in ("ASC", "DESC")]
        if old.execute("PRAGMA user_version").fetchone() > (FIRST_VERSION,):
            questions.append("SELECT id, name FROM people INDEXED BY people_by_id")
        for question in questions:
            for person in readable_rows(old, question):
                if isinstance(person["id"], int) and isinstance(person["name"], str):
                    names.setdefault(person["id"], person["name"])
    for old in olds:
        for match in readable_rows(old, "SELECT seats FROM matches ORDER BY id DESC"):
            with suppress(*UNREADABLE):
                for name, _, id in read_players(match["seats"]):
                    if id:
                        names.setdefault(id, name)
    return names
