"""Copies of the store in files of their own: all rows, a few matches a step. A copy that comes from elsewhere is
checked before anything is read of it."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from datetime import datetime
from functools import lru_cache, partial
from pathlib import Path
from typing import NamedTuple

from ludogite.match.store.file import (
    APPLICATION_ID,
    DAMAGED,
    FIRST_VERSION,
    MIGRATIONS,
    NEWER,
    TABLES,
    Unusable,
    check_layout,
    code_of,
    migrate,
    pragma_number,
    transaction,
    version_of,
)
from ludogite.match.store.people import read_people
from ludogite.match.store.rows import time_or_none

AT_ONCE = 25
"""Matches that are copied in one step."""
LONGEST = 1 << 22
"""Bytes of one value; no match has so many in all."""
OF_THE_DISK = ("SQLITE_FULL", "SQLITE_IOERR", "SQLITE_CANTOPEN")
"""Errors that tell nothing of a file."""
BY_MATCH = ("matches", "moves")
Schema = frozenset[tuple[object, ...]]


def copy_rows(db: sqlite3.Connection, file: Path, migrations: Sequence[str]) -> Iterator[float]:
    """Writes all rows into a new file, and yields which part of them is done. What was deleted is not in it, as it
    would be in a copy of the file. The open database is not changed, and may change between two steps."""
    with closing(sqlite3.connect(file, isolation_level=None)) as new:
        migrate(new, migrations)
    with _attached(db, file):
        for table in TABLES:
            if table not in BY_MATCH:
                db.execute(f"INSERT INTO copy.{table} SELECT * FROM main.{table}")
    ids = [id for (id,) in db.execute("SELECT id FROM matches ORDER BY id")]
    for at in range(0, len(ids), AT_ONCE):
        yield at / len(ids)
        some = ids[at : at + AT_ONCE]
        with _attached(db, file):
            for table, column in zip(BY_MATCH, ("id", "match"), strict=True):
                rows = f"SELECT * FROM main.{table} WHERE {column} BETWEEN ? AND ?"
                db.execute(f"INSERT INTO copy.{table} {rows}", (some[0], some[-1]))
    yield 1.0


@contextmanager
def _attached(db: sqlite3.Connection, file: Path) -> Iterator[None]:
    """The new file is written without a journal: one that is not complete is of no use. A store that is only looked at
    is closed to writing again afterwards."""
    is_read_only = pragma_number(db, "query_only")
    db.execute("ATTACH ? AS copy", (str(file),))
    try:
        db.execute("PRAGMA query_only = OFF")
        db.execute("PRAGMA copy.journal_mode = OFF")
        db.execute("PRAGMA copy.synchronous = OFF")
        with transaction(db):
            db.execute("PRAGMA defer_foreign_keys = ON")
            yield
    finally:
        db.execute("DETACH copy")
        db.execute(f"PRAGMA query_only = {is_read_only}")


def check_copy(file: Path) -> None:
    """Brings a copy of unknown origin to this version; Unusable if it is not exactly what this program writes. Its
    description is compared first: a table may be a view in truth, or have a trigger, which would run what a stranger
    has written there."""
    try:
        with closing(connect_to_copy(file)) as db:
            version = pragma_number(db, "user_version")
            if pragma_number(db, "application_id") != APPLICATION_ID or version < FIRST_VERSION:
                raise Unusable(*DAMAGED)
            if version > version_of(MIGRATIONS):
                raise Unusable(*NEWER)
            if _schema_of(db) != _usual_schema(MIGRATIONS[: version - FIRST_VERSION + 1]):
                raise Unusable(*DAMAGED)
            if db.execute("PRAGMA integrity_check(1)").fetchone() != ("ok",):
                raise Unusable(*DAMAGED)
            if db.execute("PRAGMA foreign_key_check").fetchone() is not None or _has_giants(db):
                raise Unusable(*DAMAGED)
            db.execute("PRAGMA journal_mode = DELETE")
            db.execute(f"PRAGMA user_version = {version}")  # a file can say of itself that it cannot be written
            db.execute("PRAGMA trusted_schema = ON")  # it is ours: a migration may use functions in a view
            migrate(db, MIGRATIONS)
            check_layout(db, MIGRATIONS)
    except (sqlite3.DatabaseError, UnicodeDecodeError, OverflowError) as error:
        if isinstance(error, sqlite3.Error) and code_of(error) in OF_THE_DISK:
            raise
        raise Unusable(*DAMAGED) from error


def _has_giants(db: sqlite3.Connection) -> bool:
    """Whether there is a value that would fill the memory of whoever reads a list."""
    for table in TABLES:
        columns = [name for _, name, *_ in db.execute(f"PRAGMA table_info({table})")]
        is_giant = " OR ".join(f"length(CAST({column} AS BLOB)) > {LONGEST}" for column in columns)
        if db.execute(f"SELECT 1 FROM {table} WHERE {is_giant} LIMIT 1").fetchone() is not None:
            return True
    return False


class Copied(NamedTuple):
    """The contents of a copy, in short."""

    people: Sequence[str]
    """Names, who was here last first."""
    matches: int
    puzzles: int
    first: datetime | None = None
    last: datetime | None = None
    """When the first and the last of the matches were begun, if that can be read."""


def read_copied(file: Path) -> Copied:
    with closing(connect_to_copy(file)) as db:
        people = [person.name for person in read_people(db)]
        count, first, last = db.execute("SELECT count(*), min(begun), max(begun) FROM matches").fetchone()
        puzzles = db.execute("SELECT count(*) FROM puzzles").fetchone()[0]
    return Copied(people, count, puzzles, *(time_or_none(str(begun)) for begun in (first, last)))


def connect_to_copy(file: Path) -> sqlite3.Connection:
    db = sqlite3.connect(file, isolation_level=None)
    db.text_factory = partial(str, encoding="utf-8", errors="replace")
    db.execute("PRAGMA trusted_schema = OFF")
    db.execute("PRAGMA cell_size_check = ON")
    return db


def _schema_of(db: sqlite3.Connection) -> Schema:
    """Without spaces, which versions of SQLite may set otherwise."""
    rows = db.execute("SELECT type, name, tbl_name, sql FROM sqlite_schema").fetchmany(100)
    return frozenset((*names, "".join(str(sql).split())) for *names, sql in rows)


@lru_cache(maxsize=8)
def _usual_schema(migrations: tuple[str, ...]) -> Schema:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as new:
        migrate(new, migrations)
        return _schema_of(new)
