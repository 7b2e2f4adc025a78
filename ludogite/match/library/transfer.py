"""Records that leave the store as files and come into it from files, one small step after another."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from secrets import randbits

from ludogite import paths
from ludogite.match.match import Match
from ludogite.match.record import SUFFIX, IllegalAt, read_file
from ludogite.match.store import StoreProblem
from ludogite.match.store.rows import UNREADABLE
from ludogite.match.store.store import Store
from ludogite.message import QT_TRANSLATE_NOOP, Clause, Complaint, Message

ILLEGAL = QT_TRANSLATE_NOOP("match", "Move {number} ({move}) breaks the rules: {reason}")
UNUSABLE = QT_TRANSLATE_NOOP("match", "This file contains illegal moves.")
EMPTY_FOLDER = QT_TRANSLATE_NOOP("match", "There are no saved games in this folder.")
CANNOT_READ = QT_TRANSLATE_NOOP("match", "This folder cannot be read ({reason}).")
CANNOT_WRITE = QT_TRANSLATE_NOOP("match", "{file} cannot be written ({reason}).")


class CannotExport(Complaint):
    pass


def is_record(name: str) -> bool:
    """Whether the file is meant to be a record: by its name, or by how it begins. A folder may hold some."""
    file = Path(name)
    if file.suffix.lower() == SUFFIX:
        return True
    try:
        if file.is_dir():
            return True
        if not file.is_file():  # to open a pipe may never end
            return False
        with file.open("rb") as opened:
            return b'"ludogite-record/' in opened.read(400)
    except OSError:
        return False


def free_files(folder: Path, titles: Iterable[str]) -> Iterator[Path]:
    """A file for the record of each title; where a name is taken, it gets a number."""
    try:
        taken = {file.name.casefold() for file in folder.iterdir()}
    except OSError as error:
        raise _cannot_write(folder, error) from error
    numbers = Counter[str]()
    for title in titles:
        name = paths.file_name(title, SUFFIX)
        while name.casefold() in taken:
            numbers[title] += 1  # it goes on from where it was: of one title there may be thousands
            name = paths.file_name(title, SUFFIX, f" ({numbers[title] + 1})")
        taken.add(name.casefold())
        yield folder / name


def has_secrets(match: Match) -> bool:
    """Whether it goes on and has something hidden, which its record holds."""
    return match.outcome is None and match.state.on_table() != match.state


def save_record(match: Match, file: Path) -> None:
    """The record of this match as it stands, whole or not at all."""
    for _ in _write({file: match.record().to_json().encode(errors="backslashreplace")}):
        pass


def _write(contents: Mapping[Path, bytes]) -> Iterator[None]:
    try:
        yield from paths.write_in_steps(contents)
    except OSError as error:
        first = next(iter(contents))
        raise _cannot_write(first if len(contents) == 1 else first.parent, error) from error


def _cannot_write(where: Path, error: OSError) -> CannotExport:
    reason = error.strerror or type(error).__name__
    return CannotExport(Message(CANNOT_WRITE, file=str(where), reason=reason))


@dataclass
class Export:
    """The records of matches, written whole or not at all."""

    store: Store
    files: Iterable[tuple[int, Path]]
    """The id of each match, and its file; thousands are named one by one."""
    secret: list[int] = field(default_factory=list)
    """Those that go on and have something hidden, which their records hold."""

    def steps(self) -> Iterator[int]:
        """Yields how many are done. No file is in its place before the last step."""
        contents = {}
        for n, (id, file) in enumerate(self.files, 1):
            contents[file] = self.store.record_text(id).encode(errors="backslashreplace")
            if self._has_secrets(id):
                self.secret.append(id)
            yield n // 2
        for n, _ in enumerate(_write(contents), 1):
            yield (len(contents) + n) // 2

    def _has_secrets(self, id: int) -> bool:
        if self.store.config(id) is None:  # it is over
            return False
        try:
            return has_secrets(self.store.resume(id))
        except StoreProblem:
            return False


@dataclass(frozen=True)
class Refused:
    """A file of which nothing was taken, and why."""

    file: str
    reason: Message


@dataclass
class Import:
    """Records read from files: each is played through before it is stored."""

    store: Store
    names: Sequence[str]
    imported: list[int] = field(default_factory=list)
    known: list[int] = field(default_factory=list)
    """Those that were there already."""
    refused: list[Refused] = field(default_factory=list)

    def steps(self) -> Iterator[tuple[int, int]]:
        """Yields after every move how many files are done, and how many there are."""
        files = [file for name in self.names for file in self._files_of(name)]
        for done, file in enumerate(files):
            yield done, len(files)
            try:
                for _ in self._import(file):
                    yield done, len(files)
            except IllegalAt as error:
                reason = Message(ILLEGAL, number=error.number, move=error.text, reason=Clause(error.message))
                self.refused.append(Refused(file.name, reason))
            except Complaint as complaint:
                self.refused.append(Refused(file.name, complaint.message))
            except UNREADABLE:
                self.refused.append(Refused(file.name, Message(UNUSABLE)))

    def _files_of(self, name: str) -> list[Path]:
        """The file itself, or the records in a folder."""
        if not os.path.isdir(name):  # noqa: PTH112  (it raises nothing)
            return [Path(name)]
        try:
            found = sorted(file for file in Path(name).iterdir() if file.suffix.lower() == SUFFIX)
        except OSError as error:
            reason = error.strerror or type(error).__name__
            self.refused.append(Refused(Path(name).name, Message(CANNOT_READ, reason=reason)))
            return []
        if not found:
            self.refused.append(Refused(Path(name).name, Message(EMPTY_FOLDER)))
        return found

    def _import(self, file: Path) -> Iterator[None]:
        record = read_file(file)
        id = self.store.same(record)
        if id is not None:
            self.known.append(id)
            return
        yield
        states = []
        for state in record.states():
            states.append(state)
            yield
        self.imported.append(self.store.add(record, randbits(63), states[-1]))
