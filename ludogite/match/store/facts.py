"""Facts of a match: what each player did in it that its result does not tell, such as bonuses forgotten. The rules
say what is counted, if anything.

To count them, a match is replayed. That is done once, in small steps while nobody waits, and kept with the match. What
cannot be replayed has no facts, and is not tried again."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from typing import Any, TypeAlias

from ludogite.match.store.file import transaction
from ludogite.match.store.rows import CONFIG, UNREADABLE, read_config
from ludogite.rules.shelf import SHELF

Facts: TypeAlias = tuple[Mapping[str, int], ...]
"""By seat, how often each thing happened."""

NEXT = f"SELECT id, cursor, touched, {CONFIG} FROM matches WHERE is_over AND facts IS NULL AND game = ?"
ORDER = "ORDER BY touched DESC LIMIT 1"


class UncountedMatches:
    """The matches that are over and whose facts are not counted yet."""

    def __init__(self, db: sqlite3.Connection) -> None:
        self._db = db
        self._steps: dict[str, Iterator[bool]] = {}

    def count(self, game: str) -> bool:
        """Takes one step in the matches of a game, and says whether any are left. A step replays a move or writes a
        row."""
        facts = SHELF[game].rules.facts
        if facts is None:
            return False
        steps = self._steps.setdefault(game, self._count_all(game, facts))
        is_left = False
        try:
            is_left = next(steps, False)
        finally:
            if not is_left:  # the next time there may be new ones
                del self._steps[game]
        return is_left

    def _count_all(self, game: str, facts_of: Callable[[Any, Any], Mapping[str, int]]) -> Iterator[bool]:
        """Yields True after each step."""
        while (row := self._db.execute(f"{NEXT} {ORDER}", (game,)).fetchone()) is not None:
            id, cursor, touched, *columns = row
            facts: list[Counter[str]] = []
            with suppress(*UNREADABLE):
                config = read_config({}, *columns)
                counted: list[Counter[str]] = [Counter() for _ in config.seats]
                state = config.start()
                for text in read_moves(self._db, id, cursor):
                    move = config.game.rules.parse(text)
                    if isinstance(state.to_move, int):
                        counted[state.to_move].update(facts_of(state, move))
                    state = state.play(move)
                    yield True
                facts = counted
            with transaction(self._db):
                # If the match was changed since, it is the next one again.
                self._db.execute(
                    "UPDATE matches SET facts = ? WHERE id = ? AND touched = ?", (json.dumps(facts), id, touched)
                )
            yield True


def read_moves(db: sqlite3.Connection, id: int, cursor: int) -> list[str]:
    """The moves of a match that have been made; ValueError if some are missing."""
    rows = db.execute("SELECT move FROM moves WHERE match = ? AND ply < ? ORDER BY ply", (id, cursor))
    moves = [move for (move,) in rows]
    if len(moves) != cursor:
        raise ValueError(f"there are {len(moves)} moves, not {cursor}")
    return moves


def read_facts(text: str | None) -> Facts:
    """Nothing where none are counted, and where the text is damaged."""
    if text is None:
        return ()
    with suppress(*UNREADABLE):
        return tuple({str(name): int(count) for name, count in seat.items()} for seat in json.loads(text))
    return ()
