"""Fills in what older versions did not write with a match: its label and its result.

A result takes a replay of the match, so this is done in small steps while nobody waits. A match that cannot be replayed
gets no result, and is not tried again."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import suppress

from ludogite.match.facts import read_moves
from ludogite.match.result import result_of
from ludogite.match.store_file import transaction
from ludogite.match.store_rows import CONFIG, UNREADABLE, read_config, result_text

NEXT = f"SELECT id, cursor, is_over, resigned, touched, {CONFIG} FROM matches WHERE label IS NULL"
ORDER = "ORDER BY is_over, touched DESC LIMIT 1"
"""Home lists the running matches; of the others, the last ones are looked at first."""


class OldMatches:
    """The rows without a label: every match that an older version has written."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._steps = self._fill_in_all()

    def fill_in(self, limit: int) -> bool:
        """Takes so many steps, and says whether any are left. A step replays a move or writes a row."""
        try:
            return all(next(self._steps, False) for _ in range(limit))
        except sqlite3.Error:
            self._steps = self._fill_in_all()
            raise

    def _fill_in_all(self) -> Iterator[bool]:
        """Yields True after each step."""
        while (row := self._db.execute(f"{NEXT} {ORDER}").fetchone()) is not None:
            id, cursor, is_over, resigned, touched, *columns = row
            label, result = "", None
            with suppress(*UNREADABLE):
                config = read_config(*columns)
                state = config.start()  # also for its label: this checks the set-up
                label = config.label
                if is_over:
                    for text in read_moves(self._db, id, cursor):
                        state = state.play(config.game.rules.parse(text))
                        yield True
                    result = result_of(state, len(config.seats), resigned)
            with transaction(self._db):
                # If the match was changed since, it is the next one again.
                self._db.execute(
                    "UPDATE matches SET label = ?, result = ? WHERE id = ? AND touched = ?",
                    (label, result_text(result), id, touched),
                )
            yield True
