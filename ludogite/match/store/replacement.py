"""A new file in the place of one that cannot be used, which is kept aside byte for byte, with its journal."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextlib import closing
from pathlib import Path

from ludogite import paths
from ludogite.match.store.file import DAMAGED, JOURNALS, NOTE, Unusable, open_file
from ludogite.message import Message


def start_anew(file: Path, problem: Unusable, contents: Mapping[str, bytes], migrations: Sequence[str]) -> Message:
    """Keeps a file that cannot be used under another name and puts a new one in its place. In the new one is noted that
    the matches of a damaged one are still to be brought over. Killed at any moment this begins again at the next start,
    or goes on with `finish_start`."""
    new, aside = file.with_name(f"{paths.APP}-salvage.part"), paths.aside(file, problem.word)
    remove(new)
    try:
        with closing(open_file(new, migrations)) as db:
            if problem.word == DAMAGED[0]:
                db.execute(f"CREATE TABLE {NOTE} (file TEXT NOT NULL, next INTEGER, saved INTEGER NOT NULL DEFAULT 0)")
                db.execute(f"INSERT INTO {NOTE} (file) VALUES (?)", (aside.name,))
        paths.write_whole({Path(f"{aside}{end}"): content for end, content in contents.items()})
        for end in contents:
            _wait_for_disk(Path(f"{aside}{end}"))
        new.replace(_successor(file))
    finally:
        remove(new)
    finish_start(file)
    return Message(problem.source, file=aside.name)


def put_in_place(file: Path, new: Path) -> None:
    """Puts a new file, which is complete and closed, into the place of the store, which is closed too. Killed before
    the first renaming there is the old one; afterwards the next start goes on."""
    _wait_for_disk(new)
    new.replace(_successor(file))
    finish_start(file)


def finish_start(file: Path) -> None:
    """Puts the new file into its place, if one waits for that. The journals go first: a new file must never find those
    of the old one."""
    new = _successor(file)
    if new.exists():
        for end in JOURNALS:
            Path(f"{file}{end}").unlink(missing_ok=True)
        new.replace(file)


def _successor(file: Path) -> Path:
    return file.with_suffix(f".next{file.suffix}")


def _wait_for_disk(file: Path) -> None:
    with file.open("r+b") as opened:
        os.fsync(opened.fileno())


def remove(file: Path) -> None:
    """A database with its journals."""
    for end in (*JOURNALS, ""):
        Path(f"{file}{end}").unlink(missing_ok=True)
