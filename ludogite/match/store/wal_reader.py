"""A database as bytes: the file with the pages of its journal put in their places, opened in memory. What lies on the
disk is only read, so this serves for damaged files and for disks that cannot be written to."""

from __future__ import annotations

import sqlite3
import struct
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from itertools import dropwhile, takewhile
from pathlib import Path

from ludogite.match.store.file import MIGRATIONS, check, check_layout, code_of, migrate, size_of, version_of

JOURNAL = "-wal"
USUAL_PAGE = 4096
MAGICS = {0x377F0682: "<", 0x377F0683: ">"}
"""How a journal begins, and the order of bytes of its checksums."""


def read_contents(file: Path) -> Mapping[str, bytes]:
    """The bytes of the file and of its journal, as far as they are there, by what follows the name of the file."""
    names = {end: Path(f"{file}{end}") for end in ("", JOURNAL)}
    return {end: name.read_bytes() for end, name in names.items() if name.is_file()}


def read_before(file: Path) -> Mapping[str, bytes] | None:
    """The bytes of a file with a journal, to be read before it is opened: SQLite puts the journal into the file when it
    closes it, even if that is damaged. None where there is no journal."""
    if not size_of(Path(f"{file}{JOURNAL}")):
        return None
    if size_of(file):
        _raise_if_in_use(file)
    return read_contents(file)


def _raise_if_in_use(file: Path) -> None:
    """Reading a file that this process has open would take away the lock from it."""
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True, timeout=0)) as db:
            db.execute("SELECT count(*) FROM sqlite_schema")
    except sqlite3.Error as error:
        if code_of(error) in ("SQLITE_BUSY", "SQLITE_LOCKED"):
            raise


def image_of(contents: Mapping[str, bytes]) -> bytes:
    """The whole database. Of the journal counts what comes before the first damage, as for SQLite."""
    return _image(contents.get("", b""), takewhile(lambda frame: frame.is_whole, _frames(contents.get(JOURNAL, b""))))


def images_of(contents: Mapping[str, bytes]) -> Sequence[bytes]:
    """The whole database; if its journal is damaged in the middle, first with what comes after that as well."""
    before = image_of(contents)
    if not is_torn(contents):
        return [before]
    frames = _frames(contents[JOURNAL])
    return [_image(contents.get("", b""), (frame for frame in frames if frame.is_whole)), before]


def is_torn(contents: Mapping[str, bytes]) -> bool:
    """Whether a transaction was written to the end of the journal after a frame that is damaged. SQLite would drop it
    without a word."""
    frames = dropwhile(lambda frame: frame.is_whole, _frames(contents.get(JOURNAL, b"")))
    return any(frame.is_whole and frame.pages for frame in frames)


def _image(file: bytes, frames: Iterable[_Frame]) -> bytes:
    image = bytearray(file)
    waiting: dict[int, bytes] = {}
    for frame in frames:
        waiting[frame.number] = frame.page
        if frame.pages:
            size = len(frame.page)
            image[:] = image[: frame.pages * size].ljust(frame.pages * size, b"\0")
            for at, content in waiting.items():
                if at <= frame.pages:
                    image[(at - 1) * size : at * size] = content
            waiting.clear()
    image[18:20] = b"\1\1" if len(image) >= 20 else b""  # in memory there is no journal
    return bytes(image)


@dataclass(frozen=True)
class _Frame:
    """What a journal holds of one page."""

    number: int
    pages: int
    """How many pages there are after the transaction that this frame ends; 0 if it ends none."""
    page: bytes
    is_whole: bool


def _frames(journal: bytes) -> Iterator[_Frame]:
    """Those written since the journal was begun anew. The sums of a frame go on from those noted in the one before, so
    that each can be checked, whatever is damaged before that."""
    if len(journal) < 32 or (magic := int.from_bytes(journal[:4], "big")) not in MAGICS:
        return
    order, size, salts = MAGICS[magic], int.from_bytes(journal[8:12], "big"), journal[16:24]
    if not 512 <= size <= 65536:
        return
    sums = _checksum(journal[:24], (0, 0), order)
    for at in range(32, len(journal) - 23 - size, 24 + size):
        head, page = journal[at : at + 24], journal[at + 24 : at + 24 + size]
        number, pages, *_, first, second = struct.unpack(">6I", head)
        is_whole = head[8:16] == salts and 0 < number < 2**22
        is_whole = is_whole and _checksum(page, _checksum(head[:8], sums, order), order) == (first, second)
        sums = first, second
        yield _Frame(number, pages, page, is_whole)


def _checksum(content: bytes, sums: tuple[int, int], order: str) -> tuple[int, int]:
    first, second = sums
    numbers = iter(struct.unpack(f"{order}{len(content) // 4}I", content))
    for number in numbers:
        first = (first + number + second) & 0xFFFFFFFF
        second = (second + next(numbers) + first) & 0xFFFFFFFF
    return first, second


def open_image(image: bytes) -> sqlite3.Connection:
    db = sqlite3.connect(":memory:", isolation_level=None)
    db.text_factory = partial(str, encoding="utf-8", errors="replace")
    if image:
        db.deserialize(image)
    return db


def open_to_look_at(file: Path, migrations: Sequence[str]) -> sqlite3.Connection:
    """The matches in a file that cannot be written to, as it is now. Nothing can be written."""
    db = open_image(image_of(read_contents(file)))
    try:
        check(db, version_of(migrations))
        migrate(db, migrations)
        check_layout(db, migrations)
        db.execute("PRAGMA query_only = ON")
    except BaseException:
        db.close()
        raise
    return db


def with_usual_schema(image: bytes) -> bytes:
    """The same with the first page of a new database, for one whose own cannot be read. The tables of matches and of
    moves are the first that were ever made, so they begin on the same pages in every file."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as new:
        migrate(new, MIGRATIONS)
        new.execute("DROP INDEX people_by_id")  # where that begins in an older file nobody knows
        first = bytearray(new.serialize()[:USUAL_PAGE])
    first[28:32] = (len(image) // USUAL_PAGE).to_bytes(4, "big")
    first[32:40] = bytes(8)  # no page is free
    first[60:64] = bytes(4)  # of which version it is nobody knows
    return bytes(first) + image[USUAL_PAGE:]
