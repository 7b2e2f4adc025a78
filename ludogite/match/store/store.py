"""All matches of a player in one SQLite file. A move is on the disk before the match accepts it: neither a kill nor a
power cut at any moment loses an accepted move."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Generator, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from ludogite import paths
from ludogite.match.config import MatchConfig
from ludogite.match.history import finish, replay
from ludogite.match.match import Match
from ludogite.match.record import Record
from ludogite.match.result import Help
from ludogite.match.store import StoreProblem
from ludogite.match.store.copy import copy_rows
from ludogite.match.store.counted import SETUP_KIND, Counted, read_counted
from ludogite.match.store.facts import UncountedMatches
from ludogite.match.store.file import (
    DAMAGED,
    MIGRATIONS,
    NOTE,
    Unusable,
    as_store_problem,
    code_of,
    open_file,
    size_of,
    transaction,
)
from ludogite.match.store.people import read_names
from ludogite.match.store.placing import place_files
from ludogite.match.store.records import count_lines, find_same, insert_match, insert_played, read_record_text
from ludogite.match.store.replacement import finish_start, start_anew
from ludogite.match.store.rows import (
    CONFIG,
    PLAYED,
    SUMMARY,
    UNREADABLE,
    Played,
    Summary,
    now_text,
    read_config,
    read_played,
    read_seats,
    read_seconds,
    read_summary,
    time_or_none,
)
from ludogite.match.store.stored_people import StoredPeople
from ludogite.match.store.wal_reader import is_torn, open_to_look_at, read_before, read_contents
from ludogite.match.store.writer import MatchWriter
from ludogite.message import QT_TRANSLATE_NOOP, Clause, Message
from ludogite.rules.game import IllegalMove, InvalidSetup, State
from ludogite.rules.shelf import SHELF

GONE = Message(QT_TRANSLATE_NOOP("match", "This game is no longer there."))
LAST_FIRST = "ORDER BY touched DESC, id DESC"
LAST_ONES = 20
"""Among so many matches the last one of several people is looked for."""


class Store(StoredPeople):
    """The open file. One process at a time: the lock is held until `close`."""

    def __init__(self, file: Path | None = None, migrations: Sequence[str] = MIGRATIONS) -> None:
        self.file = file or paths.data() / "matches.db"
        self.complaint: Message | None = None
        """What became of a file that could not be used, if there was one."""
        self.is_read_only = False
        """Whether the disk refuses to be written to: then matches can only be looked at."""
        self.is_closed = False
        self._copied = 0
        """Rows that were written into copies."""
        with as_store_problem():
            self._db = self._open(migrations)
            self.has_placed_files = not self.is_read_only and place_files(self._db)
            """Whether settings and own words have come with this file."""
        self._uncounted_matches = UncountedMatches(self._db)

    def _open(self, migrations: Sequence[str]) -> sqlite3.Connection:
        paths.make_private_folder(self.file.parent)
        finish_start(self.file)
        contents = read_before(self.file)
        try:
            if contents and is_torn(contents):
                raise Unusable(*DAMAGED)
            return open_file(self.file, migrations)
        except Unusable as problem:
            self.complaint = start_anew(self.file, problem, contents or read_contents(self.file), migrations)
            return open_file(self.file, migrations)
        except sqlite3.OperationalError as error:
            if code_of(error) not in ("SQLITE_READONLY", "SQLITE_CANTOPEN", "SQLITE_IOERR") or not size_of(self.file):
                raise
            return self._open_to_look_at(error, migrations)

    def _open_to_look_at(self, error: sqlite3.Error, migrations: Sequence[str]) -> sqlite3.Connection:
        try:
            db = open_to_look_at(self.file, migrations)
        except (Unusable, sqlite3.Error, OSError):
            raise error from None
        self.is_read_only = True
        self.complaint = Message(
            QT_TRANSLATE_NOOP(
                "match", "Your games cannot be saved here ({reason}). You can still look at earlier ones."
            ),
            reason=str(error),
        )
        return db

    def close(self) -> None:
        self.is_closed = True
        self._db.close()

    @property
    def is_to_salvage(self) -> bool:
        """Whether there are matches in a damaged file that are still to be brought over."""
        if self.is_read_only:
            return False
        with as_store_problem():
            return self._db.execute("SELECT 1 FROM sqlite_schema WHERE name = ?", (NOTE,)).fetchone() is not None

    def salvage(self) -> Iterator[float]:
        """Brings over what can be read of a damaged file, a match a step; yields which part of them is done. At the end
        `complaint` says how many there were."""
        from ludogite.match.store.salvage import bring_over

        with as_store_problem():
            yield from bring_over(self)

    def copy_into(self, file: Path) -> Iterator[float]:
        """Writes everything into a new file, a few matches a step; yields which part of them is done."""
        steps = copy_rows(self._db, file, MIGRATIONS)
        while True:
            before = self._db.total_changes
            with as_store_problem():
                done = next(steps, None)
            self._copied += self._db.total_changes - before
            if done is None:
                return
            yield done

    @property
    def changes(self) -> int:
        """Greater whenever something was written."""
        return self._db.total_changes - self._copied

    def begin(self, config: MatchConfig) -> Match:
        """A new match, stored before its first move."""
        to_move = config.start().to_move
        now = now_text()
        with as_store_problem(), transaction(self._db):
            row = insert_match(self._db, config, to_move, now)
        match = Match(config, writer=MatchWriter(self._db, row, config))
        match.begun = time_or_none(now)
        return match

    def resume(self, id: int) -> Match:
        """The match at exactly the last accepted move; what was undone can be redone."""
        return finish(self.resuming(id))

    def resuming(self, id: int) -> Generator[tuple[int, int], None, Match]:
        """The same, a move a step: yields how many are replayed, and how many there are."""
        with as_store_problem():
            row = self._db.execute(
                f"SELECT taken_back, cursor, resigned, begun, seconds, finished, help, CAST(notes AS BLOB), {CONFIG}"
                " FROM matches WHERE id = ?",
                (id,),
            ).fetchone()
            moves = self._db.execute("SELECT move, is_joined FROM moves WHERE match = ? ORDER BY ply", (id,)).fetchall()
        if row is None:
            raise StoreProblem(GONE)
        taken_back, cursor, resigned, begun, seconds, finished, help, hand, game, *columns = row
        if game not in SHELF:
            raise StoreProblem(Message(QT_TRANSLATE_NOOP("match", "There is no game “{game}”."), game=game))
        try:
            config = read_config(read_names(self._db), game, *columns)
            writer = MatchWriter(self._db, id, config)
            replaying, history = replay(config, [move for move, _ in moves]), None
            done = 0
            while history is None:
                try:
                    next(replaying)
                except StopIteration as end:
                    history = end.value
                done += 1
                yield done, len(moves)
            match = Match(config, history, cursor, bool(taken_back), writer, resigned)
            match.undone_with_last = {ply for ply, (_, is_joined) in enumerate(moves) if is_joined}
            match.begun, match.seconds, match.help = time_or_none(begun), read_seconds(seconds), Help(help)
            match.finished = None if finished is None else read_seconds(finished)
            match.hand_text = hand.decode(errors="replace")  # what is damaged here is for the board to judge
            return match
        except (IllegalMove, InvalidSetup) as error:
            raise _cannot_resume(error.message) from error
        except UNREADABLE as error:
            raise _cannot_resume(Message(QT_TRANSLATE_NOOP("match", "It is damaged."))) from error

    def count_moves(self, id: int) -> int:
        """How many have to be replayed to resume a match."""
        with as_store_problem():
            number: int = self._db.execute("SELECT count(*) FROM moves WHERE match = ?", (id,)).fetchone()[0]
        return number

    def matches(self) -> list[Summary]:
        """Every match, the one played last first."""
        return self._summaries("")

    def running(self, limit: int) -> list[Summary]:
        """The unfinished matches that were played last, so many at most."""
        return self._summaries("WHERE NOT is_over", f"LIMIT {limit}")

    def over(self, limit: int) -> list[Summary]:
        """The finished matches that were played last, so many at most."""
        return self._summaries("WHERE is_over", f"LIMIT {limit}")

    def ids(self) -> list[int]:
        """Of every match, the one played last first."""
        with as_store_problem():
            return [id for (id,) in self._db.execute(f"SELECT id FROM matches {LAST_FIRST}")]

    def last_game(self) -> str | None:
        """The id of the game that was played last; what damaged rows say that it is may be none."""
        with as_store_problem():
            rows = self._db.execute(f"SELECT game FROM matches {LAST_FIRST}")
            return next((game for (game,) in rows if game in SHELF), None)

    def games(self) -> set[str]:
        """The ids of the games that were played."""
        with as_store_problem():
            return {game for (game,) in self._db.execute("SELECT DISTINCT game FROM matches")}

    def summaries(self, ids: Sequence[int]) -> list[Summary]:
        """Of these matches, as far as they are there, the one played last first."""
        return self._summaries(f"WHERE id IN ({', '.join('?' * len(ids))})", values=ids)

    def count(self) -> int:
        """How many matches there are."""
        with as_store_problem():
            number: int = self._db.execute("SELECT count(*) FROM matches").fetchone()[0]
        return number

    def _summaries(self, which: str, limit: str = "", values: Sequence[int | str] = ()) -> list[Summary]:
        with as_store_problem():
            rows = self._db.execute(f"SELECT {SUMMARY} FROM matches {which} {LAST_FIRST} {limit}", values).fetchall()
            names = read_names(self._db)
            return count_lines(self._db, [read_summary(names, *row) for row in rows])

    def last_over(self, but: Collection[int] = ()) -> Summary | None:
        """The match of several that came to its end last, but none of these, and none with somebody who is gone."""
        over = self._summaries("WHERE is_over", f"LIMIT {LAST_ONES + len(but)}")
        several = (match for match in over if len(match.seats) > 1 and all(seat.name for seat in match.seats))
        return next((match for match in several if not match.is_damaged and match.id not in but), None)

    def played(self, game: str) -> list[Played]:
        """Every match of a game, the one played last first, with what was decided before it and how it went."""
        return self._played("game = ?", game)

    def played_with(self, seeds: Sequence[int]) -> list[Played]:
        """The same of all matches with these seeds, such as those of a day."""
        return self._played(f"seed IN ({', '.join('?' * len(seeds))})", *map(str, seeds))

    def played_since(self, time: str) -> list[Played]:
        """The same of all matches that were played at this time or later."""
        return self._played("touched >= ?", time)

    def _played(self, which: str, *values: str) -> list[Played]:
        with as_store_problem():
            rows = self._db.execute(f"SELECT {PLAYED} FROM matches WHERE {which} {LAST_FIRST}", values).fetchall()
            names = read_names(self._db)
        matches = []
        for row in rows:
            with suppress(*UNREADABLE):  # a damaged row must not hide the others
                matches.append(read_played(names, *row))
        return matches

    def names(self, game: str) -> set[str]:
        """Everybody who has played a game."""
        with as_store_problem():
            rows = self._db.execute("SELECT DISTINCT seats FROM matches WHERE game = ?", (game,)).fetchall()
            names = read_names(self._db)
        found: set[str] = set()
        for (seats,) in rows:
            with suppress(*UNREADABLE):
                found |= {seat.name for seat in read_seats(names, seats) if seat.is_person and seat.name}
        return found

    def count_facts(self, game: str) -> bool:
        """Takes one small step to count what statistics tell of the matches of a game besides their results, and says
        whether any are left."""
        with as_store_problem():
            return self._uncounted_matches.count(game)

    def counted(
        self, game: str, after: int, limit: int, setup_kind: SETUP_KIND | None = None
    ) -> tuple[list[Counted], int | None]:
        """So many matches of a game from an id on, and the id to go on from; None if these were the last."""
        with as_store_problem():
            return read_counted(self._db, read_names(self._db), game, after, limit, setup_kind)

    def last_loser(self, game: str, names: set[str]) -> str | None:
        """Who lost the last match of these two with a known result, if one of them did; branches do not count."""
        with as_store_problem():
            which = f"SELECT {SUMMARY} FROM matches WHERE game = ? AND result IS NOT NULL {LAST_FIRST}"
            known = read_names(self._db)
            matches = [read_summary(known, *row) for row in self._db.execute(which, (game,))]
        for match in matches:
            if match.result and match.from_move is None and {seat.name for seat in match.seats} == names:
                winner = match.result.winner
                return None if winner is None else next(s.name for n, s in enumerate(match.seats) if n != winner)
        return None

    def last_config(self, game: str, is_of_day_too: bool = False) -> MatchConfig | None:
        """What was decided for the match of a game that was begun last; matches of the day were drawn, not chosen, and
        are left out unless they are asked for; branches have it from another one."""
        with as_store_problem():
            rows = self._db.execute(f"SELECT {CONFIG} FROM matches WHERE game = ? ORDER BY begun DESC", (game,))
            names = read_names(self._db)
            for row in rows:
                with suppress(*UNREADABLE):  # a damaged row must not hide the others
                    config = read_config(names, *row)
                    config.start()
                    if (is_of_day_too or config.day is None) and config.branch is None:
                        return config
        return None

    def erase(self, *ids: int) -> None:
        with as_store_problem(), transaction(self._db):
            self._db.executemany("DELETE FROM matches WHERE id = ?", [(id,) for id in ids])

    def add(self, record: Record, seed: int, state: State[Any]) -> int:
        """Stores a match that was played elsewhere, with its last state, and gives its id. `seed` is for a record that
        has none."""
        with as_store_problem(), transaction(self._db):
            return insert_played(self._db, record, seed, state, now_text())

    def same(self, record: Record) -> int | None:
        """The match that this is the record of, if it is here."""
        with as_store_problem():
            return find_same(self._db, record)

    def record_text(self, id: int) -> str:
        """The record of a match. Of a damaged one it holds what is left, so that somebody can mend it."""
        with as_store_problem():
            text = read_record_text(self._db, id)
        if text is None:
            raise StoreProblem(GONE)
        return text

    def config(self, id: int) -> MatchConfig | None:
        """What was decided for a match that is not over; None for others, and where it cannot be read."""
        with as_store_problem():
            row = self._db.execute(f"SELECT {CONFIG} FROM matches WHERE id = ? AND NOT is_over", (id,)).fetchone()
            names = read_names(self._db)
        with suppress(*UNREADABLE):
            return read_config(names, *row)
        return None


def _cannot_resume(reason: Message) -> StoreProblem:
    return StoreProblem(
        Message(QT_TRANSLATE_NOOP("match", "This game cannot be continued: {reason}"), reason=Clause(reason))
    )
