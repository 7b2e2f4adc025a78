"""Files that come into the player's folders together with a new database: its settings and own words. They lie in a
table of it until they are in their places, so that one renaming brings all or nothing."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from ludogite import paths
from ludogite.match.store.file import transaction

TABLE = "to_place"
SETTINGS = "settings"


def places() -> Mapping[str, Path]:
    """The place of each file, by what it is called in the table: `settings`, or the language of its words."""
    from ludogite.content.own_words import own_file  # hardly ever needed: the window opens sooner
    from ludogite.rules.crossword.languages import LANGUAGES
    from ludogite.settings import settings_file

    return {SETTINGS: settings_file(), **{language: own_file(language) for language in LANGUAGES}}


def note_files(db: sqlite3.Connection, files: Mapping[str, bytes | None]) -> None:
    """None: there is to be no such file."""
    with transaction(db):
        db.execute(f"CREATE TABLE {TABLE} (name TEXT NOT NULL, content BLOB)")
        db.executemany(f"INSERT INTO {TABLE} VALUES (?, ?)", files.items())


def place_files(db: sqlite3.Connection) -> bool:
    """Whether there were any. What cannot be written now is written at the next start."""
    if db.execute("SELECT 1 FROM sqlite_schema WHERE name = ?", (TABLE,)).fetchone() is None:
        return False
    noted = dict(db.execute(f"SELECT name, content FROM {TABLE}").fetchall())
    found = {place: noted[name] for name, place in places().items() if name in noted}
    with suppress(OSError):
        for place in found:
            paths.make_private_folder(place.parent)
        paths.write_whole({place: content for place, content in found.items() if content is not None})
        for place, content in found.items():
            if content is None:
                place.unlink(missing_ok=True)
        with transaction(db):
            db.execute(f"DROP TABLE {TABLE}")
    return True
