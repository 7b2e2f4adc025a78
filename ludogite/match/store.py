"""All matches of a player in one SQLite file. A move is committed before it counts: killing the program at any moment
loses none that was accepted.

A file that this version cannot use is kept aside under another name, never changed and never deleted."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from ludogite import paths
from ludogite.match.match import Match, Seat, Table
from ludogite.match.people import COLOURS, SIGNS, Person
from ludogite.message import QT_TRANSLATE_NOOP, Complaint, Message, Source
from ludogite.rules.game import CHANCE, SHELF, IllegalMove, InvalidSetup, Mover

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
        touched TEXT NOT NULL
    );
    CREATE TABLE moves (
        match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        ply INTEGER NOT NULL,
        move TEXT NOT NULL,
        PRIMARY KEY (match, ply)
    ) WITHOUT ROWID;
    """,
    """
    ALTER TABLE matches ADD COLUMN resigned INTEGER;
    ALTER TABLE matches ADD COLUMN is_coaching INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE people (
        name TEXT PRIMARY KEY,
        colour INTEGER NOT NULL,
        sign INTEGER NOT NULL,
        seen TEXT NOT NULL
    );
    """,
    "ALTER TABLE matches ADD COLUMN to_move TEXT;",
)
"""What makes a file of version n into one of version n + 1. Never changed once released, only added to."""
APPLICATION_ID = 0x4C55444F


class StoreProblem(Complaint):
    """Nothing can be read or written now; what was accepted before is safe."""


class StoreInUse(StoreProblem):
    """Another Ludogîte has the matches open."""


class _Unusable(Exception):
    """The file is not one that this version can work with."""

    def __init__(self, word: str, source: Source) -> None:
        super().__init__(word)
        self.word = word
        """Part of the name under which the file is kept."""
        self.source = source


DAMAGED = (
    "damaged",
    QT_TRANSLATE_NOOP(
        "match", "The file with your matches is damaged. It is kept as {file}; a new one has been started."
    ),
)
NEWER = (
    "newer",
    QT_TRANSLATE_NOOP(
        "match",
        "The file with your matches was written by a newer Ludogîte. It is kept as {file}; a new one has been started.",
    ),
)


@dataclass(frozen=True)
class Summary:
    """A line in the list of matches."""

    id: int
    game: str
    seats: tuple[Seat, ...]
    moves: int
    to_move: Mover
    """None once it is over, and where a Ludogîte wrote it that did not note this yet."""
    is_over: bool
    taken_back: bool
    touched: datetime


class Store:
    """The open file. One process at a time: the lock is held until `close`."""

    def __init__(self, file: Path | None = None, migrations: Sequence[str] = MIGRATIONS) -> None:
        self.file = file or paths.data() / "matches.db"
        self.complaint: Message | None = None
        """What became of a file that could not be used, if there was one."""
        with _said_plainly():
            self.file.parent.mkdir(parents=True, exist_ok=True)
            try:
                self._db = _open(self.file, migrations)
            except _Unusable as problem:
                aside = _set_aside(self.file, problem.word)
                self.complaint = Message(problem.source, file=aside.name)
                self._db = _open(self.file, migrations)

    def close(self) -> None:
        self._db.close()

    def begin(self, table: Table) -> Match:
        """A new match, stored before its first move."""
        to_move, now = table.start().to_move, _now()
        with self._writing():
            row = self._db.execute(
                "INSERT INTO matches"
                " (game, seats, options, setup, seed, real_dice, is_coaching, to_move, begun, touched)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    table.game.id,
                    json.dumps([[seat.name, seat.level] for seat in table.seats]),
                    json.dumps(table.options),
                    json.dumps(table.setup),
                    str(table.seed),
                    table.real_dice,
                    table.is_coaching,
                    to_move,
                    now,
                    now,
                ),
            ).lastrowid
        assert row is not None
        return Match(table, ledger=_Page(self, row))

    def resume(self, id: int) -> Match:
        """The match at exactly the last accepted move, with what was undone behind it."""
        with _said_plainly():
            row = self._db.execute(
                "SELECT game, seats, options, setup, seed, real_dice, is_coaching, taken_back, cursor, resigned"
                " FROM matches WHERE id = ?",
                (id,),
            ).fetchone()
            moves = [move for (move,) in self._db.execute("SELECT move FROM moves WHERE match = ? ORDER BY ply", (id,))]
        if row is None:
            raise StoreProblem(Message(QT_TRANSLATE_NOOP("match", "This match is no longer there.")))
        game, seats, options, setup, seed, real_dice, is_coaching, taken_back, cursor, resigned = row
        if game not in SHELF:
            raise StoreProblem(Message(QT_TRANSLATE_NOOP("match", "There is no game “{game}”."), game=game))
        try:
            table = Table(
                game=SHELF[game],
                seats=_seats(seats),
                options=json.loads(options),
                setup=json.loads(setup),
                seed=int(seed),
                real_dice=bool(real_dice),
                is_coaching=bool(is_coaching),
            )
            return Match(table, moves, cursor, bool(taken_back), _Page(self, id), resigned)
        except (IllegalMove, InvalidSetup) as error:
            raise _cannot_resume(error.message) from error
        except (ValueError, TypeError, AttributeError) as error:
            raise _cannot_resume(Message(QT_TRANSLATE_NOOP("match", "it is damaged."))) from error

    def matches(self) -> list[Summary]:
        """Every match, the one played last first."""
        with _said_plainly():
            rows = self._db.execute(
                "SELECT id, game, seats, cursor, to_move, is_over, taken_back, touched FROM matches"
                " ORDER BY touched DESC, id DESC"
            ).fetchall()
        summaries = []
        for id, game, told_seats, cursor, mover, is_over, taken_back, touched in rows:
            with suppress(ValueError, TypeError):  # a damaged row must not hide the others
                seats, when = _seats(told_seats), datetime.fromisoformat(touched)
                to_move = _mover(mover, len(seats))
                summaries.append(Summary(id, game, seats, cursor, to_move, bool(is_over), bool(taken_back), when))
        return summaries

    def people(self) -> list[Person]:
        """Everybody who has played here, who was here last first."""
        with _said_plainly():
            rows = self._db.execute("SELECT name, colour, sign FROM people ORDER BY seen DESC, name").fetchall()
        return [Person(name, colour % COLOURS, sign % SIGNS) for name, colour, sign in rows]

    def remember(self, person: Person) -> None:
        with self._writing():
            self._db.execute(
                "INSERT OR REPLACE INTO people (name, colour, sign, seen) VALUES (?, ?, ?, ?)",
                (person.name, person.colour, person.sign, _now()),
            )

    def last_loser(self, game: str, names: set[str]) -> str | None:
        """Who lost the last finished match of these two, if one of them did."""
        for summary in self.matches():
            if summary.game == game and summary.is_over and {seat.name for seat in summary.seats} == names:
                outcome = self.resume(summary.id).outcome
                if outcome is not None and outcome.winner is not None:
                    return next(seat.name for n, seat in enumerate(summary.seats) if n != outcome.winner)
                return None
        return None

    def forget(self, id: int) -> None:
        with self._writing():
            self._db.execute("DELETE FROM matches WHERE id = ?", (id,))

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """All of it or nothing."""
        with _said_plainly():
            self._db.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._db.execute("COMMIT")
            except BaseException:
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
                raise


class _Page:
    """The ledger of one match."""

    def __init__(self, store: Store, id: int) -> None:
        self.id = id
        self._store = store

    def write_move(self, ply: int, text: str, to_move: Mover) -> None:
        db = self._store._db
        with self._store._writing():
            db.execute("DELETE FROM moves WHERE match = ? AND ply >= ?", (self.id, ply))
            db.execute("INSERT INTO moves (match, ply, move) VALUES (?, ?, ?)", (self.id, ply, text))
            db.execute(
                "UPDATE matches SET cursor = ?, to_move = ?, is_over = ?, touched = ? WHERE id = ?",
                (ply + 1, to_move, to_move is None, _now(), self.id),
            )

    def write_cursor(self, cursor: int, to_move: Mover, taken_back: bool) -> None:
        with self._store._writing():
            self._store._db.execute(
                "UPDATE matches SET cursor = ?, to_move = ?, is_over = ?, taken_back = ?, touched = ? WHERE id = ?",
                (cursor, to_move, to_move is None, taken_back, _now(), self.id),
            )

    def write_resignation(self, seat: int) -> None:
        with self._store._writing():
            self._store._db.execute(
                "UPDATE matches SET resigned = ?, to_move = NULL, is_over = 1, touched = ? WHERE id = ?",
                (seat, _now(), self.id),
            )


def _open(file: Path, migrations: Sequence[str]) -> sqlite3.Connection:
    db = sqlite3.connect(file, timeout=0, isolation_level=None)
    try:
        db.execute("PRAGMA locking_mode = EXCLUSIVE")
        db.execute("BEGIN EXCLUSIVE")
        db.execute("COMMIT")
        _check(db, len(migrations))
        db.execute("PRAGMA journal_mode = WAL")
        db.execute("PRAGMA synchronous = NORMAL")
        _migrate(db, file, migrations)
        db.execute("PRAGMA foreign_keys = ON")
    except sqlite3.Error as error:
        db.close()
        if _code(error) in ("SQLITE_NOTADB", "SQLITE_CORRUPT"):
            raise _Unusable(*DAMAGED) from error
        raise
    except BaseException:
        db.close()
        raise
    return db


def _check(db: sqlite3.Connection, newest: int) -> None:
    is_new = db.execute("SELECT count(*) FROM sqlite_schema").fetchone() == (0,)
    if is_new:
        return
    if _number(db, "application_id") != APPLICATION_ID:
        raise _Unusable(*DAMAGED)
    if _number(db, "user_version") > newest:
        raise _Unusable(*NEWER)
    if db.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise _Unusable(*DAMAGED)


def _migrate(db: sqlite3.Connection, file: Path, migrations: Sequence[str]) -> None:
    version = _number(db, "user_version")
    if 0 < version < len(migrations):
        with closing(sqlite3.connect(file.with_suffix(f".version-{version}.db"))) as backup:
            db.backup(backup)
    for step, script in enumerate(migrations[version:], version + 1):
        stamp = f"PRAGMA application_id = {APPLICATION_ID}; PRAGMA user_version = {step};"
        try:
            db.executescript(f"BEGIN IMMEDIATE; {script} {stamp} COMMIT;")
        except sqlite3.Error:
            if db.in_transaction:
                db.execute("ROLLBACK")
            raise


def _set_aside(file: Path, word: str) -> Path:
    """Renames the file, and SQLite's own files beside it, to a name that is free."""
    aside = paths.aside(file, word)
    for end in ("-wal", "-shm", ""):
        part = Path(f"{file}{end}")
        if part.exists():
            part.replace(f"{aside}{end}")
    return aside


@contextmanager
def _said_plainly() -> Iterator[None]:
    """What the disk and SQLite complain about, as a sentence for the player."""
    try:
        yield
    except sqlite3.Error as error:
        raise _problem(error) from error
    except OSError as error:
        raise _cannot_save(error.strerror or type(error).__name__) from error


def _problem(error: sqlite3.Error) -> StoreProblem:
    code = _code(error)
    if code in ("SQLITE_BUSY", "SQLITE_LOCKED"):
        return StoreInUse(Message(QT_TRANSLATE_NOOP("match", "Ludogîte is already open, and has your matches.")))
    if code == "SQLITE_FULL":
        return StoreProblem(
            Message(QT_TRANSLATE_NOOP("match", "The disk is full: this was not saved. Make room and try again."))
        )
    return _cannot_save(str(error))


def _cannot_save(reason: str) -> StoreProblem:
    return StoreProblem(
        Message(QT_TRANSLATE_NOOP("match", "Your matches cannot be read or saved ({reason})."), reason=reason)
    )


def _cannot_resume(reason: Message) -> StoreProblem:
    return StoreProblem(Message(QT_TRANSLATE_NOOP("match", "This match cannot be resumed: {reason}"), reason=reason))


def _code(error: sqlite3.Error) -> str:
    """SQLite's name of the error without its finer distinctions: SQLITE_IOERR, not SQLITE_IOERR_WRITE."""
    return "_".join(getattr(error, "sqlite_errorname", "").split("_")[:2])


def _number(db: sqlite3.Connection, pragma: str) -> int:
    return int(db.execute(f"PRAGMA {pragma}").fetchone()[0])


def _seats(told: str) -> tuple[Seat, ...]:
    return tuple(Seat(name, level) for name, level in json.loads(told))


def _mover(told: str | None, seats: int) -> Mover:
    if told is None:
        return None
    if told == CHANCE:
        return CHANCE
    return int(told) if int(told) < seats else None


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")
