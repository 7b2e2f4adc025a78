"""The SQLite file that holds the matches: opened by one process at a time, checked, and migrated to this version.

A file that this version cannot use is kept under another name, and neither changed nor deleted."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from functools import lru_cache, partial
from pathlib import Path

from ludogite import paths
from ludogite.match.store import StoreInUse, StoreProblem
from ludogite.message import QT_TRANSLATE_NOOP, Message, Source

MIGRATIONS = (
    """
    CREATE TABLE matches (
        id INTEGER PRIMARY KEY,
        game TEXT NOT NULL,
        seats TEXT NOT NULL,
        options TEXT NOT NULL,
        setup TEXT NOT NULL,
        seed TEXT NOT NULL,
        real_dice INTEGER NOT NULL,
        taken_back INTEGER NOT NULL DEFAULT 0,
        cursor INTEGER NOT NULL DEFAULT 0,
        is_over INTEGER NOT NULL DEFAULT 0,
        begun TEXT NOT NULL,
        touched TEXT NOT NULL,
        resigned INTEGER,
        is_coaching INTEGER NOT NULL DEFAULT 0,
        to_move TEXT,
        seconds REAL NOT NULL DEFAULT 0,
        finished REAL,
        help INTEGER NOT NULL DEFAULT 0,
        notes TEXT NOT NULL DEFAULT '',
        label TEXT,
        result TEXT,
        table_options TEXT NOT NULL DEFAULT '{}',
        facts TEXT
    );
    CREATE TABLE moves (
        match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        ply INTEGER NOT NULL,
        move TEXT NOT NULL,
        is_joined INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (match, ply)
    ) WITHOUT ROWID;
    CREATE TABLE people (
        name TEXT PRIMARY KEY,
        colour INTEGER NOT NULL,
        sign INTEGER NOT NULL,
        seen TEXT NOT NULL
    );
    CREATE INDEX matches_without_label ON matches (is_over, touched) WHERE label IS NULL;
    CREATE TABLE seen (
        person TEXT NOT NULL,
        game TEXT NOT NULL,
        thing TEXT NOT NULL,
        at TEXT NOT NULL,
        times INTEGER NOT NULL,
        PRIMARY KEY (person, game, thing)
    ) WITHOUT ROWID;
    CREATE INDEX matches_without_facts ON matches (game, touched) WHERE is_over AND facts IS NULL;
    CREATE TABLE puzzles (
        person TEXT NOT NULL,
        game TEXT NOT NULL,
        level TEXT NOT NULL,
        seed TEXT NOT NULL,
        result INTEGER NOT NULL,
        at TEXT NOT NULL,
        PRIMARY KEY (person, game, level, seed)
    ) WITHOUT ROWID;
    """,
    """
    ALTER TABLE people ADD COLUMN id INTEGER;
    CREATE VIEW players AS
        SELECT
            matches.id AS match,
            seat.key AS place,
            CASE WHEN seat.type IN ('array', 'object') THEN json(seat.value) ELSE json_quote(seat.value) END AS whole,
            CASE WHEN seat.type = 'array' THEN
                CASE WHEN json_type(seat.value, '$[0]') = 'text' AND json_type(seat.value, '$[1]') = 'null'
                THEN json_extract(seat.value, '$[0]') END END AS name
        FROM matches, json_each(CASE WHEN typeof(seats) = 'text' THEN
            CASE WHEN json_valid(seats) THEN CASE WHEN json_type(seats) = 'array' THEN seats END END END) AS seat;
    INSERT OR IGNORE INTO people (name, colour, sign, seen)
        SELECT name, 0, 0, ''
        FROM (SELECT name FROM players UNION SELECT person FROM seen UNION SELECT person FROM puzzles)
        WHERE name != '';
    UPDATE people SET id = rowid;
    UPDATE people SET colour = id % 6, sign = (id + id / 6) % 6 WHERE seen = '';
    CREATE INDEX people_by_id ON people (id, name);
    UPDATE matches SET seats = (
        SELECT json_group_array(json(CASE WHEN id IS NULL THEN whole ELSE json_array(name, NULL, id) END))
        FROM (SELECT place, whole, players.name, people.id FROM players LEFT JOIN people USING (name)
            WHERE match = matches.id ORDER BY place)
    ) WHERE id IN (SELECT match FROM players WHERE name != '');
    DROP VIEW players;
    UPDATE matches SET facts = NULL WHERE game = 'bigbang';
    CREATE TABLE moved AS SELECT * FROM seen;
    DELETE FROM seen;
    INSERT OR IGNORE INTO seen
        SELECT people.id, game, thing, at, times FROM moved JOIN people ON people.name = moved.person;
    DROP TABLE moved;
    CREATE TABLE moved AS SELECT * FROM puzzles;
    DELETE FROM puzzles;
    INSERT OR IGNORE INTO puzzles
        SELECT people.id, game, level, seed, result, at FROM moved JOIN people ON people.name = moved.person;
    DROP TABLE moved;
    """,
)
"""The first script makes a file of version 9, that of 1.0.0, in the same order: salvage takes its first page for that
of a damaged file. Each further one makes the next version. None is changed once it is released.

The second one gives people an id. A seat then holds the id of a person, and the name that it had when the match was
begun; `seen` and `puzzles` hold the id alone. The tables stay where they lie in the file, again for salvage. It finds
names in `people_by_id` too, if the table of people is damaged."""
FIRST_VERSION = 9
TABLES = ("matches", "moves", "people", "seen", "puzzles")
Layout = Mapping[str, Sequence[tuple[object, ...]]]
APPLICATION_ID = 0x4C55444F
NOTE = "to_salvage"
"""A table that is there only while the matches of a damaged file are brought over into this one."""
JOURNALS = ("-wal", "-shm", "-journal")
"""What SQLite puts beside a file, by the end of its name."""


class Unusable(Exception):
    """The file is not one that this version can work with."""

    def __init__(self, word: str, source: Source) -> None:
        super().__init__(word)
        self.word = word
        """Part of the name under which the file is kept."""
        self.source = source


DAMAGED = (
    "damaged",
    QT_TRANSLATE_NOOP(
        "match", "The file with your games is damaged. It is kept as {file}; a new one has been started."
    ),
)
NEWER = (
    "newer",
    QT_TRANSLATE_NOOP(
        "match",
        "The file with your games was written by a newer Ludogîte. It is kept as {file}; a new one has been started.",
    ),
)


def open_file(file: Path, migrations: Sequence[str]) -> sqlite3.Connection:
    if size_of(file) == 0 < size_of(Path(f"{file}-wal")):
        raise Unusable(*DAMAGED)  # SQLite would take it for a new file, and delete the journal with all the matches
    _make_private(file)
    db = sqlite3.connect(file, timeout=0, isolation_level=None)
    db.text_factory = partial(str, encoding="utf-8", errors="replace")  # one bad byte must not hide a whole list
    try:
        db.execute("PRAGMA locking_mode = EXCLUSIVE")
        db.execute("BEGIN EXCLUSIVE")
        db.execute("COMMIT")
        check(db, version_of(migrations))
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = FULL")
        _back_up(db, file, version_of(migrations))
        migrate(db, migrations)
        check_layout(db, migrations)
        db.execute("PRAGMA foreign_keys = ON")
    except (sqlite3.Error, UnicodeDecodeError) as error:
        db.close()
        if isinstance(error, UnicodeDecodeError) or code_of(error) in ("SQLITE_NOTADB", "SQLITE_CORRUPT"):
            raise Unusable(*DAMAGED) from error  # SQLite may quote damaged bytes in its errors
        raise
    except BaseException:
        db.close()
        raise
    return db


def _make_private(file: Path) -> None:
    """Others on the same machine cannot read it; SQLite gives its journals the same permissions."""
    with suppress(OSError):  # what cannot be written at all, SQLite tells
        if not file.exists():
            os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    paths.close_to_others(file)


def version_of(migrations: Sequence[str]) -> int:
    """That they lead to."""
    return FIRST_VERSION - 1 + len(migrations)


def size_of(file: Path) -> int:
    """0 also where there is no file."""
    return file.stat().st_size if file.exists() else 0


def check(db: sqlite3.Connection, newest: int) -> None:
    is_new = db.execute("SELECT count(*) FROM sqlite_schema").fetchone() == (0,)
    if is_new:
        return
    if pragma_number(db, "application_id") != APPLICATION_ID:
        raise Unusable(*DAMAGED)
    version = pragma_number(db, "user_version")
    if version < FIRST_VERSION:
        raise Unusable(*DAMAGED)
    if version > newest:
        raise Unusable(*NEWER)
    if db.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise Unusable(*DAMAGED)


def check_layout(db: sqlite3.Connection, migrations: Sequence[str]) -> None:
    """One damaged letter in the description of a table is enough that none of its rows can be read."""
    if layout_of(db) != usual_layout(tuple(migrations)):
        raise Unusable(*DAMAGED)


@lru_cache(maxsize=4)
def usual_layout(migrations: tuple[str, ...]) -> Layout:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as new:
        migrate(new, migrations)
        return layout_of(new)


def layout_of(db: sqlite3.Connection) -> Layout:
    """Of each table what SQLite knows of its columns, their names among it."""
    return {table: db.execute(f"PRAGMA table_info({table})").fetchall() for table in TABLES}


def _back_up(db: sqlite3.Connection, file: Path, newest: int) -> None:
    """Before a file of an older version is changed."""
    version = pragma_number(db, "user_version")
    if FIRST_VERSION <= version < newest:
        with closing(sqlite3.connect(file.with_suffix(f".version-{version}.db"))) as backup:
            db.backup(backup)


def migrate(db: sqlite3.Connection, migrations: Sequence[str]) -> None:
    """In one transaction: the disk is waited for once, and a file is never left between two versions."""
    scripts = migrations[max(pragma_number(db, "user_version") - FIRST_VERSION + 1, 0) :]
    if not scripts:
        return
    stamp = f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {version_of(migrations)};"
    try:
        db.executescript(f"BEGIN IMMEDIATE; {' '.join(scripts)} {stamp} COMMIT;")
    except sqlite3.Error:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


@contextmanager
def not_synced(db: sqlite3.Connection) -> Iterator[None]:
    """What is written within does not wait for the disk: after a power cut it may be forgotten, and no more than that.
    The next transaction outside takes it along."""
    db.execute("PRAGMA synchronous = NORMAL")
    try:
        yield
    finally:
        db.execute("PRAGMA synchronous = FULL")


def transaction(db: sqlite3.Connection) -> sqlite3.Connection:
    """Begins one: at the end of a `with` it is committed, or after an error rolled back."""
    db.execute("BEGIN IMMEDIATE")
    return db


def code_of(error: sqlite3.Error) -> str:
    """SQLite's name of the error without its finer distinctions: SQLITE_IOERR, not SQLITE_IOERR_WRITE."""
    return "_".join(getattr(error, "sqlite_errorname", "").split("_")[:2])


def pragma_number(db: sqlite3.Connection, pragma: str) -> int:
    return int(db.execute(f"PRAGMA {pragma}").fetchone()[0])


@contextmanager
def as_store_problem() -> Iterator[None]:
    """Errors of the disk and of SQLite become sentences for the player."""
    try:
        yield
    except sqlite3.Error as error:
        raise _problem(error) from error
    except OSError as error:
        raise _cannot_save(error.strerror or type(error).__name__) from error


def _problem(error: sqlite3.Error) -> StoreProblem:
    code = code_of(error)
    if code in ("SQLITE_BUSY", "SQLITE_LOCKED"):
        return StoreInUse(Message(QT_TRANSLATE_NOOP("match", "Ludogîte is already open.")))
    if code == "SQLITE_FULL":
        return StoreProblem(
            Message(QT_TRANSLATE_NOOP("match", "The disk is full: this was not saved. Free some space and try again."))
        )
    return _cannot_save(str(error))


def _cannot_save(reason: str) -> StoreProblem:
    return StoreProblem(
        Message(QT_TRANSLATE_NOOP("match", "Your games cannot be read or saved ({reason})."), reason=reason)
    )
