"""All matches of a player in one SQLite file. A move is committed before it counts: killing the program at any moment
loses none that was accepted."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from ludogite import paths
from ludogite.match.match import Help, Match, MatchConfig, Seat
from ludogite.match.people import COLOURS, SIGNS, Person
from ludogite.match.store_file import MIGRATIONS, Unusable, code_of, open_file, set_aside
from ludogite.message import QT_TRANSLATE_NOOP, Complaint, Message
from ludogite.rules.game import CHANCE, SHELF, IllegalMove, InvalidSetup, Mover


class StoreProblem(Complaint):
    """Nothing can be read or written now; what was accepted before is safe."""


class StoreInUse(StoreProblem):
    """Another Ludogîte has the matches open."""


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
    about: str | None = None
    """What its challenge is called, if it is one."""


@dataclass(frozen=True)
class Played:
    """What a match was about and how it went."""

    id: int
    options: Mapping[str, object]
    setup: Mapping[str, Any]
    moves: int
    is_over: bool
    finished: float | None
    """After how many seconds it was first over, if it ever was."""
    help: Help


@dataclass(frozen=True)
class Alone:
    """A match that somebody has begun alone."""

    id: int
    name: str
    options: Mapping[str, object]
    seed: int
    begun: datetime
    is_over: bool
    is_resigned: bool
    taken_back: bool
    help: Help
    moves: str
    """One a line."""


class Store:
    """The open file. One process at a time: the lock is held until `close`."""

    def __init__(self, file: Path | None = None, migrations: Sequence[str] = MIGRATIONS) -> None:
        self.file = file or paths.data() / "matches.db"
        self.complaint: Message | None = None
        """What became of a file that could not be used, if there was one."""
        with _said_plainly():
            self.file.parent.mkdir(parents=True, exist_ok=True)
            try:
                self._db = open_file(self.file, migrations)
            except Unusable as problem:
                aside = set_aside(self.file, problem.word)
                self.complaint = Message(problem.source, file=aside.name)
                self._db = open_file(self.file, migrations)

    def close(self) -> None:
        self._db.close()

    def begin(self, config: MatchConfig) -> Match:
        """A new match, stored before its first move."""
        to_move, now = config.start().to_move, _now()
        with self._writing():
            row = self._db.execute(
                "INSERT INTO matches"
                " (game, seats, options, setup, seed, real_dice, is_coaching, to_move, begun, touched)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    config.game.id,
                    json.dumps([[seat.name, seat.level] for seat in config.seats]),
                    json.dumps(config.options),
                    json.dumps(config.setup),
                    str(config.seed),
                    config.real_dice,
                    config.is_coaching,
                    to_move,
                    now,
                    now,
                ),
            ).lastrowid
        assert row is not None
        return Match(config, ledger=_Page(self, row))

    def resume(self, id: int) -> Match:
        """The match at exactly the last accepted move, with what was undone behind it."""
        with _said_plainly():
            row = self._db.execute(
                "SELECT game, seats, options, setup, seed, real_dice, is_coaching, taken_back, cursor, resigned,"
                " seconds, finished, help, notes FROM matches WHERE id = ?",
                (id,),
            ).fetchone()
            written = self._db.execute(
                "SELECT move, is_joined FROM moves WHERE match = ? ORDER BY ply", (id,)
            ).fetchall()
        if row is None:
            raise StoreProblem(Message(QT_TRANSLATE_NOOP("match", "This match is no longer there.")))
        game, seats, options, setup, seed, real_dice, is_coaching, *rest = row
        taken_back, cursor, resigned, seconds, finished, help, notes = rest
        if game not in SHELF:
            raise StoreProblem(Message(QT_TRANSLATE_NOOP("match", "There is no game “{game}”."), game=game))
        try:
            config = MatchConfig(
                game=SHELF[game],
                seats=_seats(seats),
                options=json.loads(options),
                setup=json.loads(setup),
                seed=int(seed),
                real_dice=bool(real_dice),
                is_coaching=bool(is_coaching),
            )
            match = Match(config, [move for move, _ in written], cursor, bool(taken_back), _Page(self, id), resigned)
            match.joined = {ply for ply, (_, is_joined) in enumerate(written) if is_joined}
            match.seconds, match.finished, match.help = float(seconds), finished, Help(help)
            match.notes = notes
            return match
        except (IllegalMove, InvalidSetup) as error:
            raise _cannot_resume(error.message) from error
        except (ValueError, TypeError, AttributeError) as error:
            raise _cannot_resume(Message(QT_TRANSLATE_NOOP("match", "it is damaged."))) from error

    def matches(self) -> list[Summary]:
        """Every match, the one played last first."""
        with _said_plainly():
            rows = self._db.execute(
                "SELECT id, game, seats, cursor, to_move, is_over, taken_back, touched,"
                " CASE WHEN json_valid(setup) THEN json_extract(setup, '$.challenge.name') END FROM matches"
                " ORDER BY touched DESC, id DESC"
            ).fetchall()
        summaries = []
        for id, game, told_seats, cursor, mover, is_over, taken_back, touched, about in rows:
            with suppress(ValueError, TypeError):  # a damaged row must not hide the others
                seats, when = _seats(told_seats), datetime.fromisoformat(touched)
                to_move = _mover(mover, len(seats))
                name = about if isinstance(about, str) else None
                summaries.append(Summary(id, game, seats, cursor, to_move, bool(is_over), bool(taken_back), when, name))
        return summaries

    def played(self, game: str) -> list[Played]:
        """Every match of a game, the one played last first, with what it was about and how it went."""
        with _said_plainly():
            rows = self._db.execute(
                "SELECT id, options, setup, cursor, is_over, finished, help FROM matches"
                " WHERE game = ? ORDER BY touched DESC, id DESC",
                (game,),
            ).fetchall()
        played = []
        for id, options, setup, cursor, is_over, finished, help in rows:
            with suppress(ValueError, TypeError):  # a damaged row must not hide the others
                told = dict(json.loads(options)), dict(json.loads(setup))
                played.append(Played(id, *told, cursor, bool(is_over), finished, Help(help)))
        return played

    def alone(self, game: str) -> list[Alone]:
        """Every match of a game with one person and the program's dice, in the order in which they were begun."""
        with _said_plainly():
            rows = self._db.execute(
                "SELECT id, seats, options, seed, begun, is_over, resigned, taken_back, help,"
                " (SELECT group_concat(move, char(10)) FROM moves WHERE match = id AND ply < cursor)"
                " FROM matches WHERE game = ? AND NOT real_dice"
                " AND CASE WHEN json_valid(seats) THEN json_array_length(seats) END = 1 ORDER BY id",
                (game,),
            ).fetchall()
        matches = []
        for id, seats, options, seed, begun, is_over, resigned, taken_back, help, moves in rows:
            with suppress(ValueError, TypeError):  # a damaged row must not hide the others
                ((name, level),) = json.loads(seats)
                when = datetime.fromisoformat(begun)
                told = dict(json.loads(options)), int(seed), when, bool(is_over), resigned is not None, bool(taken_back)
                if level is None:
                    matches.append(Alone(id, name, *told, Help(help), moves or ""))
        return matches

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

    def write_moves(self, ply: int, texts: Sequence[str], to_move: Mover, seconds: float) -> None:
        db = self._store._db
        moves = [(self.id, ply + n, text, n > 0) for n, text in enumerate(texts)]
        is_over = to_move is None
        with self._store._writing():
            db.execute("DELETE FROM moves WHERE match = ? AND ply >= ?", (self.id, ply))
            db.executemany("INSERT INTO moves (match, ply, move, is_joined) VALUES (?, ?, ?, ?)", moves)
            db.execute(
                "UPDATE matches SET cursor = ?, to_move = ?, is_over = ?, seconds = ?,"
                " finished = coalesce(finished, ?), touched = ? WHERE id = ?",
                (ply + len(moves), to_move, is_over, seconds, seconds if is_over else None, _now(), self.id),
            )

    def write_cursor(self, cursor: int, to_move: Mover, taken_back: bool) -> None:
        with self._store._writing():
            self._store._db.execute(
                "UPDATE matches SET cursor = ?, to_move = ?, is_over = ?, taken_back = ?, touched = ? WHERE id = ?",
                (cursor, to_move, to_move is None, taken_back, _now(), self.id),
            )

    def write_seconds(self, seconds: float) -> None:
        with self._store._writing():
            self._store._db.execute("UPDATE matches SET seconds = ? WHERE id = ?", (seconds, self.id))

    def write_help(self, help: Help) -> None:
        with self._store._writing():
            self._store._db.execute("UPDATE matches SET help = ? WHERE id = ?", (help, self.id))

    def write_notes(self, notes: str) -> None:
        with self._store._writing():
            self._store._db.execute("UPDATE matches SET notes = ? WHERE id = ?", (notes, self.id))

    def write_resignation(self, seat: int) -> None:
        with self._store._writing():
            self._store._db.execute(
                "UPDATE matches SET resigned = ?, to_move = NULL, is_over = 1, touched = ? WHERE id = ?",
                (seat, _now(), self.id),
            )


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
    code = code_of(error)
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
