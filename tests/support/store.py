"""A store in tests: matches for it, and its open database, in which tests damage rows, count them plainly, or watch
what is written.

A store locks its file, so no other connection reads or writes it. This module sees every connection being opened."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ludogite.match.config import MatchConfig, Seat
from ludogite.match.match import Match
from ludogite.match.store.store import Store
from ludogite.rules.shelf import SHELF
from tests.support.moves import play_text

SEATS = (Seat("Ann"), Seat("Computer", level="perfect"))
CONFIG = MatchConfig(SHELF["shapes"], SEATS, {}, {}, seed=2**80)


def match_id(match: Match) -> int:
    assert match.id is not None
    return match.id


def finish(match: Match) -> Match:
    """The second seat of Four Shapes wins."""
    for move in ("Sa1", "Yb1", "Cc1", "Kd1"):
        play_text(match, move)
    return match


def reopened(store: Store) -> Store:
    store.close()
    store.__init__(store.file)  # type: ignore[misc]
    return store


_opened: dict[Path, sqlite3.Connection] = {}
_last_named = Path()


def _take_note(event: str, arguments: tuple[Any, ...]) -> None:
    """Python tells first the file, then the connection."""
    global _last_named
    if event == "sqlite3.connect":
        _last_named = Path(arguments[0])
    elif event == "sqlite3.connect/handle":
        _opened[_last_named] = arguments[0]


sys.addaudithook(_take_note)


def database(store: Store) -> sqlite3.Connection:
    return _opened[store.file]


def change_match(store: Store, id: int | None, columns: str, *values: object) -> None:
    """Writes columns of one match, as in `"seats = ?"`; no player could."""
    assert database(store).execute(f"UPDATE matches SET {columns} WHERE id = ?", (*values, id)).rowcount == 1


@contextmanager
def jammed(store: Store, change: str) -> Iterator[None]:
    """The database refuses such a change, as `"INSERT ON moves"`, until the end of this."""
    db = database(store)
    db.execute(f"CREATE TRIGGER jam BEFORE {change} BEGIN SELECT RAISE(FAIL, 'jammed'); END")
    yield
    db.execute("DROP TRIGGER jam")
