"""All matches of a player in one SQLite file. A move is committed before the match accepts it: killing the program at
any moment loses no accepted move."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path

from ludogite import paths
from ludogite.match.counted import SETUP_KIND, Counted, read_counted
from ludogite.match.facts import UncountedMatches
from ludogite.match.fill_in import OldMatches
from ludogite.match.match import Help, Match, MatchConfig, MatchResult
from ludogite.match.people import COLOURS, SIGNS, Person
from ludogite.match.seen import read_seen, write_seen
from ludogite.match.store_file import MIGRATIONS, Unusable, code_of, open_file, set_aside, transaction
from ludogite.match.store_rows import (
    CONFIG,
    UNREADABLE,
    Played,
    Summary,
    coached_number,
    read_config,
    read_mover,
    read_result,
    read_seats,
    result_text,
    seats_text,
)
from ludogite.message import QT_TRANSLATE_NOOP, Complaint, Message
from ludogite.rules.game import SHELF, IllegalMove, InvalidSetup, Mover


class StoreProblem(Complaint):
    """Nothing can be read or written now; what was accepted before is safe."""


class StoreInUse(StoreProblem):
    """Another Ludogîte has the matches open."""


class Store:
    """The open file. One process at a time: the lock is held until `close`."""

    def __init__(self, file: Path | None = None, migrations: Sequence[str] = MIGRATIONS) -> None:
        self.file = file or paths.data() / "matches.db"
        self.complaint: Message | None = None
        """What became of a file that could not be used, if there was one."""
        with _as_store_problem():
            self.file.parent.mkdir(parents=True, exist_ok=True)
            try:
                self._db = open_file(self.file, migrations)
            except Unusable as problem:
                aside = set_aside(self.file, problem.word)
                self.complaint = Message(problem.source, file=aside.name)
                self._db = open_file(self.file, migrations)
        self._old_matches = OldMatches(self._db)
        self._uncounted_matches = UncountedMatches(self._db)

    def close(self) -> None:
        self._db.close()

    def begin(self, config: MatchConfig) -> Match:
        """A new match, stored before its first move."""
        to_move, now = config.start().to_move, _now()
        with self._writing():
            row = self._db.execute(
                f"INSERT INTO matches ({CONFIG}, label, to_move, begun, touched)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    config.game.id,
                    seats_text(config.seats),
                    json.dumps(config.options),
                    json.dumps(config.setup),
                    str(config.seed),
                    config.real_dice,
                    coached_number(config),
                    json.dumps(dict(config.table)),
                    config.label,
                    to_move,
                    now,
                    now,
                ),
            ).lastrowid
        assert row is not None
        return Match(config, writer=_MatchWriter(self, row, config))

    def resume(self, id: int) -> Match:
        """The match at exactly the last accepted move; what was undone can be redone."""
        with _as_store_problem():
            row = self._db.execute(
                f"SELECT taken_back, cursor, resigned, seconds, finished, help, CAST(notes AS BLOB), {CONFIG}"
                " FROM matches WHERE id = ?",
                (id,),
            ).fetchone()
            moves = self._db.execute("SELECT move, is_joined FROM moves WHERE match = ? ORDER BY ply", (id,)).fetchall()
        if row is None:
            raise StoreProblem(Message(QT_TRANSLATE_NOOP("match", "This game is no longer there.")))
        taken_back, cursor, resigned, seconds, finished, help, notes, game, *columns = row
        if game not in SHELF:
            raise StoreProblem(Message(QT_TRANSLATE_NOOP("match", "There is no game “{game}”."), game=game))
        try:
            config = read_config(game, *columns)
            writer = _MatchWriter(self, id, config)
            match = Match(config, [move for move, _ in moves], cursor, bool(taken_back), writer, resigned)
            match.joined = {ply for ply, (_, is_joined) in enumerate(moves) if is_joined}
            match.seconds, match.finished, match.help = float(seconds), finished, Help(help)
            match.notes = notes.decode(errors="replace")  # what is damaged here is for the board to judge
            return match
        except (IllegalMove, InvalidSetup) as error:
            raise _cannot_resume(error.message) from error
        except UNREADABLE as error:
            raise _cannot_resume(Message(QT_TRANSLATE_NOOP("match", "it is damaged."))) from error

    def matches(self) -> list[Summary]:
        """Every match, the one played last first."""
        with _as_store_problem():
            rows = self._db.execute(
                "SELECT id, game, seats, cursor, to_move, is_over, taken_back, touched, label, result FROM matches"
                " ORDER BY touched DESC, id DESC"
            ).fetchall()
        summaries = []
        for id, game, seats, cursor, mover, is_over, taken_back, touched, label, result in rows:
            with suppress(*UNREADABLE):  # a damaged row must not hide the others
                players = read_seats(seats)
                summary = Summary(
                    id=id,
                    game=game,
                    seats=players,
                    moves=cursor,
                    to_move=read_mover(mover, len(players)),
                    is_over=bool(is_over),
                    taken_back=bool(taken_back),
                    touched=datetime.fromisoformat(touched),
                    label=label or "",
                    result=read_result(result),
                )
                summaries.append(summary)
        return summaries

    def played(self, game: str) -> list[Played]:
        """Every match of a game, the one played last first, with what was decided before it and how it went."""
        with _as_store_problem():
            rows = self._db.execute(
                f"SELECT id, begun, cursor, is_over, resigned, taken_back, finished, help, result, seconds, {CONFIG}"
                " FROM matches WHERE game = ? ORDER BY touched DESC, id DESC",
                (game,),
            ).fetchall()
        matches = []
        for id, begun, cursor, is_over, resigned, taken_back, finished, help, result, seconds, *columns in rows:
            with suppress(*UNREADABLE):  # a damaged row must not hide the others
                match = Played(
                    id=id,
                    config=read_config(*columns),
                    begun=datetime.fromisoformat(begun),
                    moves=cursor,
                    is_over=bool(is_over),
                    is_resigned=resigned is not None,
                    taken_back=bool(taken_back),
                    finished=finished,
                    help=Help(help),
                    result=read_result(result),
                    seconds=float(seconds),
                )
                matches.append(match)
        return matches

    def fill_in(self, limit: int) -> bool:
        """Takes at most so many small steps to fill in the labels and results that older versions did not write, and
        says whether any are left. Until then lists show these matches without."""
        with _as_store_problem():
            return self._old_matches.fill_in(limit)

    def count_facts(self, game: str) -> bool:
        """Takes one small step to count what statistics tell of the matches of a game besides their results, and says
        whether any are left."""
        with _as_store_problem():
            return self._uncounted_matches.count(game)

    def counted(
        self, game: str, after: int, limit: int, setup_kind: SETUP_KIND | None = None
    ) -> tuple[list[Counted], int | None]:
        """So many finished matches of a game from an id on, and the id to go on from; None if these were the last."""
        with _as_store_problem():
            return read_counted(self._db, game, after, limit, setup_kind)

    def people(self) -> list[Person]:
        """Everybody who has played here, who was here last first."""
        with _as_store_problem():
            rows = self._db.execute("SELECT name, colour, sign FROM people ORDER BY seen DESC, name").fetchall()
        return [Person(name, colour % COLOURS, sign % SIGNS) for name, colour, sign in rows]

    def remember(self, person: Person) -> None:
        with self._writing():
            self._db.execute(
                "INSERT OR REPLACE INTO people (name, colour, sign, seen) VALUES (?, ?, ?, ?)",
                (person.name, person.colour, person.sign, _now()),
            )

    def seen(self, game: str, names: Iterable[str]) -> Mapping[str, int]:
        """How often these people together have met each thing in their matches of a game."""
        with _as_store_problem():
            return read_seen(self._db, game, names)

    def last_loser(self, game: str, names: set[str]) -> str | None:
        """Who lost the last match of these two with a known result, if one of them did."""
        for match in self.matches():
            if match.game == game and match.result and {seat.name for seat in match.seats} == names:
                winner = match.result.winner
                return None if winner is None else next(s.name for n, s in enumerate(match.seats) if n != winner)
        return None

    def last_config(self, game: str) -> MatchConfig | None:
        """What was decided for the match of a game that was begun last; matches of the day were drawn, not chosen."""
        with _as_store_problem():
            rows = self._db.execute(f"SELECT {CONFIG} FROM matches WHERE game = ? ORDER BY begun DESC", (game,))
            for row in rows:
                with suppress(*UNREADABLE):  # a damaged row must not hide the others
                    config = read_config(*row)
                    if config.day is None:
                        return config
        return None

    def forget(self, id: int) -> None:
        with self._writing():
            self._db.execute("DELETE FROM matches WHERE id = ?", (id,))

    @contextmanager
    def _writing(self) -> Iterator[None]:
        with _as_store_problem(), transaction(self._db):
            yield


class _MatchWriter:
    """Writes the changes of one match into its row, and its moves."""

    def __init__(self, store: Store, id: int, config: MatchConfig) -> None:
        self.id = id
        self._store = store
        self._config = config

    def write_moves(
        self, ply: int, texts: Sequence[str], to_move: Mover, result: MatchResult | None, seconds: float
    ) -> None:
        db = self._store._db
        moves = [(self.id, ply + n, text, n > 0) for n, text in enumerate(texts)]
        with self._store._writing():
            db.execute("DELETE FROM moves WHERE match = ? AND ply >= ?", (self.id, ply))
            db.executemany("INSERT INTO moves (match, ply, move, is_joined) VALUES (?, ?, ?, ?)", moves)
            self._update(seconds=seconds, **_position(ply + len(moves), to_move, result))
            if ply == 0:
                self._write_seen(self._config.people, self._config.game.things_in(self._config.setup))
            if to_move is None:
                db.execute("UPDATE matches SET finished = coalesce(finished, ?) WHERE id = ?", (seconds, self.id))

    def write_cursor(self, cursor: int, to_move: Mover, result: MatchResult | None, taken_back: bool) -> None:
        with self._store._writing():
            self._update(taken_back=taken_back, **_position(cursor, to_move, result))

    def write_resignation(self, seat: int, result: MatchResult | None) -> None:
        with self._store._writing():
            self._update(resigned=seat, to_move=None, is_over=True, result=result_text(result), touched=_now())

    def write_seconds(self, seconds: float) -> None:
        with self._store._writing():
            self._update(seconds=seconds)

    def write_help(self, help: Help) -> None:
        with self._store._writing():
            self._update(help=help)

    def write_notes(self, notes: str) -> None:
        with self._store._writing():
            self._update(notes=notes)

    def read_seen(self, names: Iterable[str]) -> Mapping[str, int]:
        return self._store.seen(self._config.game.id, names)

    def write_seen(self, names: Iterable[str], things: Iterable[str]) -> None:
        with self._store._writing():
            self._write_seen(names, things)

    def _write_seen(self, names: Iterable[str], things: Iterable[str]) -> None:
        write_seen(self._store._db, self._config.game.id, names, things, _now())

    def _update(self, **columns: object) -> None:
        names = ", ".join(f"{name} = ?" for name in columns)
        self._store._db.execute(f"UPDATE matches SET {names} WHERE id = ?", (*columns.values(), self.id))


def _position(cursor: int, to_move: Mover, result: MatchResult | None) -> dict[str, object]:
    """The columns that change with every move, undo and redo."""
    return {
        "cursor": cursor,
        "to_move": to_move,
        "is_over": to_move is None,
        "result": result_text(result),
        "facts": None,
        "touched": _now(),
    }


@contextmanager
def _as_store_problem() -> Iterator[None]:
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


def _cannot_resume(reason: Message) -> StoreProblem:
    return StoreProblem(Message(QT_TRANSLATE_NOOP("match", "This game cannot be continued: {reason}"), reason=reason))


def _now() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")
