"""What can be saved of a damaged database: each match that can be read and replayed comes into a new one. The damaged
file is kept aside byte for byte, with its journal."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

from ludogite import paths
from ludogite.match.store import Store, StoreProblem
from ludogite.match.store_file import DAMAGED, JOURNALS, Unusable, transaction
from ludogite.match.store_image import image_of, open_image, with_usual_schema
from ludogite.match.store_rows import read_person
from ludogite.message import QT_TRANSLATE_NOOP, Message

SMALLEST_ROW = 64
"""Bytes that a match takes at least: no file has more matches than fit in."""
SAVED = QT_TRANSLATE_NOOP(
    "match", "The file with your games is damaged. It is kept as {file}; %n game(s) could be brought over.", None, 0
)
Row = Mapping[str, Any]


def start_anew(file: Path, problem: Unusable, contents: Mapping[str, bytes], migrations: Sequence[str]) -> Message:
    """Keeps a file that cannot be used under another name and puts a new one in its place, with what can be saved of a
    damaged one. Killed at any moment this begins again at the next start: the new file is moved into place last."""
    new = file.with_name(f"{paths.APP}-salvage.part")
    _remove(new)
    try:
        store = Store(new, migrations)
        saved = _salvage(image_of(contents), store, migrations) if problem.word == DAMAGED[0] else 0
        store.close()
        aside = paths.aside(file, problem.word)
        paths.write_whole({Path(f"{aside}{end}"): content for end, content in contents.items()})
        _remove(file)
        new.replace(file)
    finally:
        _remove(new)
    return Message(SAVED, file=aside.name, n=saved) if saved else Message(problem.source, file=aside.name)


def _remove(file: Path) -> None:
    """The journals first: a new file must never find those of the old one."""
    for end in (*JOURNALS, ""):
        Path(f"{file}{end}").unlink(missing_ok=True)


def _salvage(image: bytes, store: Store, migrations: Sequence[str]) -> int:
    """How many matches were brought into the store."""
    with closing(_readable(image, migrations)) as old, transaction(store._db):
        _bring_people(old, store._db)
        return sum(_bring_match(match, _moves(old, match["id"]), store) for match in _matches(old, len(image)))


def _readable(image: bytes, migrations: Sequence[str]) -> sqlite3.Connection:
    """The database as it is, or with a first page that can be read."""
    old = open_image(image)
    try:
        old.execute("SELECT id FROM matches WHERE id = 0").fetchall()
    except sqlite3.Error:
        old.close()
        return open_image(with_usual_schema(image, migrations))
    return old


def _rows(db: sqlite3.Connection, question: str, *values: object) -> Iterator[Row]:
    """The rows up to the first that cannot be read."""
    with suppress(sqlite3.Error):
        cursor = db.execute(question, values)
        names = [column[0] for column in cursor.description]
        for row in cursor:
            yield dict(zip(names, row, strict=True))


def _matches(old: sqlite3.Connection, size: int) -> Iterator[Row]:
    """Each is looked for by its number: what is damaged hides only itself."""
    numbers = []
    for question in ("SELECT max(id) AS n FROM matches", "SELECT max(match) AS n FROM moves"):
        numbers += [row["n"] or 0 for row in _rows(old, question)]
    possible = size // SMALLEST_ROW
    is_known = len(numbers) == 2 and all(isinstance(number, int) for number in numbers)
    for id in range(1, min(max(numbers) if is_known else possible, possible) + 1):
        yield from _rows(old, "SELECT * FROM matches WHERE id = ?", id)


def _moves(old: sqlite3.Connection, match: int) -> Sequence[Row]:
    return list(_rows(old, "SELECT * FROM moves WHERE match = ? ORDER BY ply", match))


def _bring_match(match: Row, moves: Sequence[Row], store: Store) -> bool:
    """Whether the match could be replayed from its first move to where it stands; otherwise it stays behind."""
    db = store._db
    if [move["ply"] for move in moves] != list(range(len(moves))):
        return False
    db.execute("SAVEPOINT one_match")
    try:
        _insert(db, "matches", match)
        for move in moves:
            _insert(db, "moves", move)
        store.resume(match["id"])
        is_whole = True
    except (StoreProblem, sqlite3.IntegrityError, OverflowError):
        db.execute("ROLLBACK TO one_match")
        is_whole = False
    db.execute("RELEASE one_match")
    return is_whole


def _bring_people(old: sqlite3.Connection, db: sqlite3.Connection) -> None:
    """Who has played, what they have met and which puzzles they have solved; the tables are read from both ends, up to
    what is damaged."""
    for order in ("ASC", "DESC"):
        for person in _rows(old, f"SELECT * FROM people ORDER BY rowid {order}"):
            if read_person(person["name"], person["colour"], person["sign"]) and isinstance(person["seen"], str):
                _insert(db, "people", person)
        for thing in _rows(old, f"SELECT * FROM seen ORDER BY person {order}, game {order}, thing {order}"):
            texts = [thing[name] for name in ("person", "game", "thing", "at")]
            if all(isinstance(text, str) for text in texts) and isinstance(thing["times"], int):
                _insert(db, "seen", thing)
        keys = ", ".join(f"{name} {order}" for name in ("person", "game", "level", "seed"))
        for puzzle in _rows(old, f"SELECT * FROM puzzles ORDER BY {keys}"):
            texts = [puzzle[name] for name in ("person", "game", "level", "seed", "at")]
            if all(isinstance(text, str) for text in texts) and isinstance(puzzle["result"], int):
                _insert(db, "puzzles", puzzle)


def _insert(db: sqlite3.Connection, table: str, row: Row) -> None:
    known = {name for _, name, *_ in db.execute(f"PRAGMA table_info({table})")}
    values = {name: value for name, value in row.items() if name in known}
    marks = ", ".join("?" * len(values))
    db.execute(f"INSERT OR REPLACE INTO {table} ({', '.join(values)}) VALUES ({marks})", tuple(values.values()))
