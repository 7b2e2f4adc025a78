"""Everything a family has, saved into one file and brought back from one. Nothing here is changed before all is checked
and the new database is complete; then one renaming puts it into its place.

`write`, `look_into` and `prepare` need no open store, and take long: the window has a worker do them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from pathlib import Path
from typing import Any, NamedTuple

from ludogite import paths
from ludogite.content.own_words import with_words_of
from ludogite.content.words import read_clues
from ludogite.match.library.keep_file import DAMAGED, NEWER, SUFFIX, CannotBringBack, Progress, pack, unpack_file
from ludogite.match.store.copy import Copied, check_copy, connect_to_copy, read_copied
from ludogite.match.store.file import NEWER as NEWER_STORE
from ludogite.match.store.file import Unusable, as_store_problem
from ludogite.match.store.merge import merge
from ludogite.match.store.placing import SETTINGS, note_files, places
from ludogite.match.store.replacement import put_in_place, remove
from ludogite.match.store.store import Store
from ludogite.message import QT_TRANSLATE_NOOP, Complaint, Message, Source
from ludogite.rules.crossword.languages import LANGUAGES
from ludogite.settings import Settings

WEEKLY, BEFORE = "weekly", "before"
"""How the names of the files begin that the program saves by itself, beside the database."""
WEEK = timedelta(days=7)
WEEKS_KEPT = 3
"""So many of them."""
COUNTED = (
    QT_TRANSLATE_NOOP("keep", "%n player(s)", None, 0),
    QT_TRANSLATE_NOOP("keep", "%n game(s)", None, 0),
    QT_TRANSLATE_NOOP("keep", "%n puzzle(s)", None, 0),
    QT_TRANSLATE_NOOP("keep", "%n word(s) of your own", None, 0),
)
SAVED = QT_TRANSLATE_NOOP("keep", "Everything is saved as {file}.")
REPLACED = Message(QT_TRANSLATE_NOOP("keep", "Everything was replaced."))
ADDED = Message(QT_TRANSLATE_NOOP("keep", "What is new was added."))
NOTHING_NEW = Message(QT_TRANSLATE_NOOP("keep", "Everything was here already."))
HERE = QT_TRANSLATE_NOOP("keep", "Here now: {things}.")
NEW = QT_TRANSLATE_NOOP("keep", "New: {things}.")
THERE = QT_TRANSLATE_NOOP("keep", "Already here: {things}.")
LISTED = QT_TRANSLATE_NOOP("keep", "{first}, {others}")
NOTHING = Message(QT_TRANSLATE_NOOP("keep", "nothing"))
WAS_HERE = QT_TRANSLATE_NOOP("keep", "What was here before is kept as {file}.")
CANNOT_WRITE = QT_TRANSLATE_NOOP("keep", "{file} cannot be written ({reason}).")
IN_USE = QT_TRANSLATE_NOOP("keep", "Ludogîte itself uses {file}. Please choose another name.")
CHANGED = Message(QT_TRANSLATE_NOOP("keep", "Something was played meanwhile. Nothing was changed; please try again."))
NOT_YET = Message(
    QT_TRANSLATE_NOOP("keep", "Your games are still being recovered. Please try again when that is finished.")
)


class CannotSave(Complaint):
    pass


@dataclass(frozen=True)
class Kept:
    """The contents of a file, checked."""

    file: Path
    matches: Path
    """Its database, in a file of ours."""
    saved: datetime | None
    version: str
    """Of the program that saved it."""
    copied: Copied
    settings: bytes
    words: Mapping[str, bytes]
    """Word files, by language."""

    @property
    def counts(self) -> Counts:
        clues = sum(len(read_clues(content.decode(), language)[0]) for language, content in self.words.items())
        return Counts(len(self.copied.people), self.copied.matches, self.copied.puzzles, clues)


class Counts(NamedTuple):
    """Of one kind of things each."""

    people: int = 0
    matches: int = 0
    puzzles: int = 0
    clues: int = 0

    @property
    def messages(self) -> Sequence[Message]:
        """A phrase for each of them."""
        return [Message(source, n=count) for source, count in zip(COUNTED, self, strict=True)]

    def in_sentence(self, source: Source) -> Message:
        """A sentence that has all of which there are any."""
        *others, things = [some for some, count in zip(self.messages, self, strict=True) if count] or [NOTHING]
        for first in reversed(others):
            things = Message(LISTED, first=first, others=things)
        return Message(source, things=things)


@dataclass(frozen=True)
class BroughtBack:
    """Counts what has come in, and what was there already."""

    new: Counts
    there: Counts


class TemporaryFiles:
    """The files that are written on the way. They are removed at the end, whatever happens; the next start removes what
    another program holds at that moment."""

    def __init__(self, folder: Path, target: Path | None = None) -> None:
        """The file that is saved is written in the folder where it is to be."""
        self.copy, self.kept = paths.part(folder), paths.part(folder)
        """Of the store; and the database of the file that is brought back."""
        self.new = paths.part(target or folder)
        """What is saved."""

    def remove(self) -> None:
        for file in (self.copy, self.new, self.kept):
            with suppress(OSError):
                remove(file)


# Saving


def begin_save(store: Store, file: Path) -> TemporaryFiles:
    """Chooses the folder of each part: beside the matches, or, where nothing can be written there, beside the new
    file."""
    if store.is_to_salvage:
        raise CannotSave(NOT_YET)
    if any(_is_same(file, own) for own in (store.file, *places().values())):
        raise CannotSave(Message(IN_USE, file=str(file)))
    return TemporaryFiles(file.parent if store.is_read_only else store.file.parent, file.parent)


def _is_same(file: Path, other: Path) -> bool:
    with suppress(OSError):
        return file.samefile(other)
    return False


def write(copy: Path, settings: bytes, new: Path, progress: Progress | None = None) -> None:
    """Packs the copy of a store into a new file, as yet under another name."""
    with _as_complaint(new.parent):
        pack(copy, settings, new, progress)


def finish_save(new: Path, file: Path, *, is_private: bool = False) -> None:
    """Gives the complete file its name."""
    with _as_complaint(file):
        if is_private:
            paths.close_to_others(new)
        new.replace(file)


def save(store: Store, settings: Settings, file: Path) -> None:
    """All at once, for who can wait."""
    files = begin_save(store, file)
    try:
        for _ in store.copy_into(files.copy):
            pass
        write(files.copy, settings.kept(), files.new)
        finish_save(files.new, file)
    finally:
        files.remove()


# The copies that the program makes by itself


def weekly_due(folder: Path, today: date) -> bool:
    return not any(today - WEEK < day <= today for day, _ in _weekly(folder))


def weekly_file(folder: Path, today: date) -> Path:
    return folder / f"{WEEKLY}-{today}{SUFFIX}"


def remove_old_weekly(folder: Path) -> None:
    for _, file in _weekly(folder)[:-WEEKS_KEPT]:
        with suppress(OSError):
            file.unlink()


def _weekly(folder: Path) -> Sequence[tuple[date, Path]]:
    """Those that are there, the oldest first."""
    found = []
    for file in folder.glob(f"{WEEKLY}-*{SUFFIX}"):
        try:
            found.append((date.fromisoformat(file.name[len(WEEKLY) + 1 : -len(SUFFIX)]), file))
        except ValueError:
            continue
    return sorted(found)


# Bringing back


def begin_to_bring_back(store: Store) -> TemporaryFiles:
    if store.is_to_salvage:
        raise CannotBringBack(NOT_YET)
    if store.is_read_only and store.complaint:
        raise CannotBringBack(store.complaint)
    return TemporaryFiles(store.file.parent)


def look_into(file: Path, matches: Path, progress: Progress | None = None) -> Kept:
    """Unpacks and checks a file; CannotBringBack says why it cannot be used."""
    with _as_complaint(matches.parent):
        unpacked = unpack_file(file, matches, progress and (lambda done: progress(done / 2)))
    try:
        with as_store_problem():
            check_copy(matches)
            copied = read_copied(matches)
    except Unusable as problem:
        raise CannotBringBack(NEWER if problem.source == NEWER_STORE[1] else DAMAGED) from problem
    return Kept(file, matches, unpacked.saved, unpacked.version, copied, unpacked.settings, unpacked.words)


def prepare(
    kept: Kept,
    files: TemporaryFiles,
    settings_here: bytes,
    settings: bytes | None,
    replaces: bool,
    progress: Progress | None = None,
) -> BroughtBack:
    """Packs what is here, and makes the database that is put into its place: that of the file, or a copy of the one
    here to which what is new is added. Afterwards it is `files.copy`."""
    write(files.copy, settings_here, files.new, progress and (lambda done: progress(done / 2)))
    words: dict[str, bytes | None] = {language: kept.words.get(language) for language in LANGUAGES}
    with as_store_problem():
        if replaces:
            brought = BroughtBack(kept.counts, Counts())
            remove(files.copy)
            kept.matches.replace(files.copy)
        else:
            new, there = merge(files.copy, kept.matches, progress and (lambda done: progress((1 + done) / 2)))
            clues = 0
            for language, theirs in kept.words.items():
                words[language], count = with_words_of(theirs, language)
                clues += count
            words = {language: words[language] for language in kept.words}
            brought = BroughtBack(Counts(*new, clues), Counts(*there, kept.counts.clues - clues))
        with closing(connect_to_copy(files.copy)) as db:
            note_files(db, {**words, **({SETTINGS: settings} if settings else {})})
    return brought


def finish(store: Store, files: TemporaryFiles, changes: int) -> Path:
    """Closes the store and puts the new database into its place; gives the file in which everything is that was here.
    Nothing is done if anything was written since there were so many changes."""
    if store.changes != changes:
        raise CannotBringBack(CHANGED)
    before = _free(store.file.parent, f"{BEFORE}-{date.today()}")  # noqa: DTZ011  (the player's own day)
    finish_save(files.new, before, is_private=True)
    store.close()
    with as_store_problem():
        put_in_place(store.file, files.copy)
    return before


def sentences(brought: BroughtBack, before: Path, replaces: bool) -> Sequence[Message]:
    """Says what has happened, first in short."""
    if replaces:
        said = [REPLACED, brought.new.in_sentence(HERE)]
    else:
        said = [
            ADDED if any(brought.new) else NOTHING_NEW,
            brought.new.in_sentence(NEW),
            brought.there.in_sentence(THERE),
        ]
    return [*said, Message(WAS_HERE, file=str(before))]


def bring_back(store: Store, settings: Settings, file: Path, *, replaces: bool) -> tuple[BroughtBack, Path]:
    """All at once, for who can wait. The store is closed then."""
    files, changes = begin_to_bring_back(store), store.changes
    try:
        kept = look_into(file, files.kept)
        for _ in store.copy_into(files.copy):
            pass
        brought = prepare(kept, files, settings.kept(), new_settings(settings, kept, replaces), replaces)
        return brought, finish(store, files, changes)
    finally:
        files.remove()


def new_settings(settings: Settings, kept: Kept, replaces: bool) -> bytes | None:
    """Only who replaces everything gets other settings. Lessons that were played elsewhere are played here too. None
    where all stays."""
    return settings.with_kept(kept.settings) if replaces else settings.with_learned(kept.settings)


def _free(folder: Path, name: str) -> Path:
    """A file of this name, or with a number if there is one."""
    number, file = 1, folder / f"{name}{SUFFIX}"
    while file.exists():
        number += 1
        file = folder / f"{name}-{number}{SUFFIX}"
    return file


@contextmanager
def _as_complaint(file: Path) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise CannotSave(Message(CANNOT_WRITE, file=str(file), reason=reason)) from error


def answer_or_complaint(work: Callable[..., Any], arguments: Sequence[Any], progress: Progress | None = None) -> Any:
    """Does the work, and gives its answer or the sentence of its complaint: no other exceptions come back whole from a
    worker."""
    try:
        return work(*arguments, progress=progress)
    except Complaint as complaint:
        return complaint.message
