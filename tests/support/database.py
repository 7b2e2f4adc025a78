"""The open database of a store, for tests that damage its rows, count them plainly, or watch what is written.

A store locks its file, so no other connection reads or writes it. This module sees every connection being opened."""

from __future__ import annotations

import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ludogite.match.store.store import Store

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
