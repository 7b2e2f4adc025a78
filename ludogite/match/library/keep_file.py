"""The file that holds everything a family has: a zip archive with the matches, the settings and the own words. It is
read as if a stranger had written it: only known members within their limits, under names that we choose."""

from __future__ import annotations

import json
import os
import struct
import zlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import IO
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

from ludogite import __version__
from ludogite.content.own_words import own_file
from ludogite.content.words import LARGEST as LARGEST_WORDS
from ludogite.match.store.rows import UNREADABLE, time_or_none
from ludogite.message import QT_TRANSLATE_NOOP, Complaint, Message, plain
from ludogite.rules.crossword.languages import LANGUAGES
from ludogite.settings import read_values

FORMAT, NUMBER = "ludogite-keep", 1
SUFFIX = ".ludogite-keep"
ABOUT, MATCHES, SETTINGS = "about.json", "matches.db", "settings.json"
WORDS = {f"words.{language}.tsv": language for language in LANGUAGES}
LARGEST = {ABOUT: 10_000, MATCHES: 1 << 29, SETTINGS: 100_000, **dict.fromkeys(WORDS, LARGEST_WORDS)}
"""Bytes of each member that there may be; no family comes near them."""
DIRECTORY = 4096
"""Bytes that the list of the members takes at most."""
TAIL = 22
"""Bytes at the end of an archive that tell where its list is."""
PIECE = 1 << 18
Progress = Callable[[float], object]

NO_FILE = Message(QT_TRANSLATE_NOOP("keep", "This isn’t a readable file."))
CANNOT_READ = QT_TRANSLATE_NOOP("keep", "This file cannot be read ({reason}).")
DAMAGED = Message(QT_TRANSLATE_NOOP("keep", "This file is damaged, or was not saved by Ludogîte. Nothing was changed."))
NEWER = Message(QT_TRANSLATE_NOOP("keep", "This file was saved by a newer Ludogîte. Nothing was changed."))
FAULTS = (*UNREADABLE, BadZipFile, struct.error, zlib.error, EOFError, RuntimeError)
"""What is raised where an archive, or what is in it, is not as we write it."""


class CannotBringBack(Complaint):
    """Nothing was changed."""


@dataclass(frozen=True)
class Unpacked:
    """The members of a file, besides its matches."""

    saved: datetime | None
    """Where the clock was right."""
    version: str
    """Of the program that has saved it."""
    settings: bytes
    words: Mapping[str, bytes]
    """By language, as far as there are any."""


def pack(matches: Path, settings: bytes, new: Path, progress: Progress | None = None) -> None:
    """Writes everything into a new file, with the own words that are here."""
    about = {"format": f"{FORMAT}/{NUMBER}", "saved": datetime.now(UTC).isoformat(timespec="seconds")}
    members = {ABOUT: json.dumps({**about, "version": __version__}).encode(), SETTINGS: settings}
    for name, language in WORDS.items():
        if own_file(language).is_file():
            members[name] = own_file(language).read_bytes()
    with new.open("xb") as opened:
        with ZipFile(opened, "w") as archive:
            for name, content in members.items():
                archive.writestr(_named(name), content)
            size, done = max(matches.stat().st_size, 1), 0
            with matches.open("rb") as source, archive.open(_named(MATCHES), "w") as member:
                while piece := source.read(PIECE):
                    member.write(piece)
                    done += len(piece)
                    if progress:
                        progress(done / size)
        opened.flush()
        os.fsync(opened.fileno())


def _named(name: str) -> ZipInfo:
    """Without a time: an archive has none before 1980, and the clock of an old computer may show one."""
    member = ZipInfo(name)
    member.compress_type = ZIP_DEFLATED
    return member


def unpack_file(file: Path, matches: Path, progress: Progress | None = None) -> Unpacked:
    """Writes its matches into a new file, still unchecked, and gives the rest. CannotBringBack if it cannot be used; an
    OSError if the new file cannot be written."""
    with ExitStack() as opened:
        with _reading():
            if not file.is_file():
                raise CannotBringBack(NO_FILE)
            source = opened.enter_context(file.open("rb"))
            _check_tail(source)
            archive = opened.enter_context(ZipFile(source))
            members = _members(archive)
            saved, version = _read_about(archive.read(members[ABOUT]))
            settings = archive.read(members[SETTINGS])
            read_values(settings)
            words = {WORDS[name]: archive.read(member) for name, member in members.items() if name in WORDS}
            for content in words.values():
                content.decode()
            member = opened.enter_context(archive.open(members[MATCHES]))
        size, done = max(members[MATCHES].file_size, 1), 0
        with matches.open("xb") as target:
            while piece := _read_piece(member):
                target.write(piece)
                done += len(piece)
                if progress:
                    progress(done / size)
    return Unpacked(saved, version, settings, words)


@contextmanager
def _reading() -> Iterator[None]:
    try:
        yield
    except FAULTS as error:
        raise CannotBringBack(DAMAGED) from error
    except OSError as error:
        raise CannotBringBack(Message(CANNOT_READ, reason=error.strerror or type(error).__name__)) from error


def _read_piece(member: IO[bytes]) -> bytes:
    with _reading():
        return member.read(PIECE)


def _check_tail(opened: IO[bytes]) -> None:
    """The list of the members is small and ends where the tail begins; Python would read one of any size."""
    size = opened.seek(0, os.SEEK_END)
    if not TAIL < size <= sum(LARGEST.values()):
        raise BadZipFile
    opened.seek(max(size - 2 * TAIL, 0))
    tail = opened.read()
    if b"PK\6\7" in tail:  # a list for larger archives, which would count instead
        raise BadZipFile
    sign, disk, start_disk, here, entries, length, start, comment = struct.unpack("<4s4H2LH", tail[-TAIL:])
    is_ours = sign == b"PK\5\6" and disk == start_disk == comment == 0 and here == entries <= len(LARGEST)
    if not (is_ours and length <= DIRECTORY and start + length + TAIL == size):
        raise BadZipFile


def _members(archive: ZipFile) -> Mapping[str, ZipInfo]:
    """Those that we know, each at most once and none too large; BadZipFile if there is any other, or one is missing."""
    members = {member.filename: member for member in archive.infolist()}
    if len(members) != len(archive.infolist()) or not {ABOUT, MATCHES, SETTINGS} <= members.keys() <= LARGEST.keys():
        raise BadZipFile
    for name, member in members.items():
        is_plain = member.compress_type in (ZIP_STORED, ZIP_DEFLATED) and not member.flag_bits & 1
        if not is_plain or member.file_size > LARGEST[name]:
            raise BadZipFile
    return members


def _read_about(content: bytes) -> tuple[datetime | None, str]:
    about = json.loads(content)
    format, _, number = about["format"].partition("/")
    if format != FORMAT or not (number.isascii() and number.isdigit() and int(number) >= NUMBER):
        raise ValueError(f"{format} is another format")
    if int(number) > NUMBER:
        raise CannotBringBack(NEWER)
    if about.keys() != {"format", "saved", "version"}:
        raise ValueError("there is something else")
    if not isinstance(about["saved"], str):
        raise ValueError("this is no time")
    return time_or_none(about["saved"]), plain(about["version"], 20)
