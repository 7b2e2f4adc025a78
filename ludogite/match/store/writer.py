"""Writes the changes of one match into the row of the match, and its moves."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping, Sequence

from ludogite.match.config import MatchConfig
from ludogite.match.result import Help, MatchResult
from ludogite.match.store.file import as_store_problem, not_synced, transaction
from ludogite.match.store.met import read_seen, write_seen
from ludogite.match.store.rows import now_text, result_text
from ludogite.rules.game import Mover


class MatchWriter:
    def __init__(self, db: sqlite3.Connection, id: int, config: MatchConfig) -> None:
        self._db, self.id, self._config = db, id, config

    def write_moves(
        self,
        ply: int,
        texts: Sequence[str],
        to_move: Mover,
        result: MatchResult | None,
        seconds: float,
        hand_text: str | None,
    ) -> None:
        db = self._db
        moves = [(self.id, ply + n, text, n > 0) for n, text in enumerate(texts)]
        with as_store_problem(), transaction(self._db):
            db.execute("DELETE FROM moves WHERE match = ? AND ply >= ?", (self.id, ply))
            db.executemany("INSERT INTO moves (match, ply, move, is_joined) VALUES (?, ?, ?, ?)", moves)
            self._update(seconds=seconds, **_position(ply + len(moves), to_move, result))
            if hand_text is not None:
                self._update(notes=hand_text)
            if ply == 0:
                self._write_seen(self._config.people, self._config.game.things_in(self._config.setup))
            if to_move is None:
                db.execute("UPDATE matches SET finished = coalesce(finished, ?) WHERE id = ?", (seconds, self.id))

    def write_cursor(self, cursor: int, to_move: Mover, result: MatchResult | None, taken_back: bool) -> None:
        with as_store_problem(), transaction(self._db):
            self._update(taken_back=taken_back, **_position(cursor, to_move, result))

    def write_resignation(self, seat: int, result: MatchResult | None) -> None:
        with as_store_problem(), transaction(self._db):
            self._update(resigned=seat, to_move=None, is_over=True, result=result_text(result), touched=now_text())

    def write_seconds(self, seconds: float) -> None:
        with as_store_problem(), not_synced(self._db), transaction(self._db):
            self._update(seconds=seconds)

    def write_help(self, help: Help) -> None:
        with as_store_problem(), not_synced(self._db), transaction(self._db):
            self._update(help=help)

    def write_hand(self, text: str) -> None:
        with as_store_problem(), not_synced(self._db), transaction(self._db):
            self._update(notes=text)

    def read_seen(self, names: Iterable[str]) -> Mapping[str, int]:
        with as_store_problem():
            return read_seen(self._db, self._config.game.id, names)

    def write_seen(self, names: Iterable[str], things: Iterable[str]) -> None:
        with as_store_problem(), not_synced(self._db), transaction(self._db):
            self._write_seen(names, things)

    def _write_seen(self, names: Iterable[str], things: Iterable[str]) -> None:
        write_seen(self._db, self._config.game.id, names, things, now_text())

    def _update(self, **columns: object) -> None:
        names = ", ".join(f"{name} = ?" for name in columns)
        self._db.execute(f"UPDATE matches SET {names} WHERE id = ?", (*columns.values(), self.id))


def _position(cursor: int, to_move: Mover, result: MatchResult | None) -> dict[str, object]:
    """The columns that change with every move, undo and redo."""
    return {
        "cursor": cursor,
        "to_move": to_move,
        "is_over": to_move is None,
        "result": result_text(result),
        "facts": None,
        "touched": now_text(),
    }
