"""Records that come into the library and go out of it while the page goes on, and what is reported of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from ludogite.match.library.transfer import Export, Import, Refused, free_files
from ludogite.match.store.rows import Summary
from ludogite.match.store.store import Store
from ludogite.message import QT_TRANSLATE_NOOP, Clause, Complaint, Message
from ludogite.ui.look.turns import Turns
from ludogite.ui.pages.library.report import Report
from ludogite.ui.pages.library.words import is_more_than_record, record_title

READING = QT_TRANSLATE_NOOP("library", "Importing: {done} of {all}")
WRITING = QT_TRANSLATE_NOOP("library", "Exporting: {done} of {all}")
IMPORTED = QT_TRANSLATE_NOOP("library", "%n game(s) imported.", None, 0)
KNOWN = QT_TRANSLATE_NOOP("library", "%n game(s) already here.", None, 0)
REFUSED = QT_TRANSLATE_NOOP("library", "%n file(s) could not be imported:", None, 0)
REFUSED_FILE = QT_TRANSLATE_NOOP("library", "{file}: {reason}")
NOTHING = Message(QT_TRANSLATE_NOOP("library", "Nothing was imported."))
REST_CANCELLED = Message(QT_TRANSLATE_NOOP("library", "You cancelled before the end."))
EXPORT_CANCELLED = Message(QT_TRANSLATE_NOOP("library", "Cancelled: nothing was exported."))
EXPORTED = QT_TRANSLATE_NOOP("library", "%n game(s) exported to {place}.", None, 0)
SECRET = Message(
    QT_TRANSLATE_NOOP(
        "library", "This game isn’t over: the file also contains what is still hidden, so don’t show it to the players."
    )
)
SECRETS = QT_TRANSLATE_NOOP(
    "library",
    "%n game(s) not over yet: the files also contain what is still hidden, so don’t show them to the players.",
    None,
    0,
)
WITHOUT_TIMES = Message(
    QT_TRANSLATE_NOOP("library", "Saved games don’t contain times: how long a challenge took stays here.")
)


class Cancelled(Complaint):
    """Somebody has stopped the work."""


class Transfers(QObject):
    imported = Signal(object)
    """An Import that has ended, with what came of it."""

    def __init__(self, store: Store, report: Report, parent: QObject) -> None:
        super().__init__(parent)
        self._store, self._report = store, report
        self._turns = Turns(self)
        self._imports: list[Import] = []
        """Those that are reported together: several drops one after another do not hide what came of the first."""
        self._complaint: Message | None = None
        report.cancelled.connect(self._cancel)
        report.closed.connect(self._forget_reports)

    @property
    def is_going(self) -> bool:
        return self._turns.is_going

    def read(self, names: Sequence[str]) -> None:
        """Each record is checked by playing it through; the page goes on meanwhile."""
        reading = Import(self._store, names)
        end = partial(self._end_import, reading)
        self._turns.begin(
            reading.steps(),
            end,
            end,
            lambda step: self._report.show_progress(Message(READING, done=step[0], all=step[1])),
        )

    def write(self, matches: Sequence[Summary], files: Iterable[Path], place: str) -> None:
        """Writes the records of these matches; `place` is what people call where they are."""
        writing = Export(self._store, zip((match.id for match in matches), files, strict=True))
        end = partial(self._end_export, writing, matches, place)
        self._turns.begin(
            writing.steps(),
            end,
            end,
            lambda done: self._report.show_progress(Message(WRITING, done=done, all=len(matches))),
        )

    def write_all(self, matches: Sequence[Summary], folder: Path) -> None:
        """Writes a file for each of them into the folder."""
        self.write(matches, free_files(folder, map(record_title, matches)), str(folder))

    def stop(self) -> None:
        """Reports nothing: the page is being left."""
        self._turns.stop()

    def _cancel(self) -> None:
        """What is done stays done, and is said."""
        self._turns.end(Cancelled(REST_CANCELLED))

    def _forget_reports(self) -> None:
        self._imports, self._complaint = [], None

    def _end_import(self, reading: Import, complaint: Complaint | None) -> None:
        self._imports.append(reading)
        if complaint:
            self._complaint = complaint.message
        self.imported.emit(reading)
        refused = [each for one in self._imports for each in one.refused]
        imported = sum(len(one.imported) for one in self._imports)
        known = sum(len(one.known) for one in self._imports)
        counted = ((IMPORTED, imported), (KNOWN, known), (REFUSED, len(refused)))
        said = [Message(source, n=count) for source, count in counted if count] or [NOTHING]
        if self._complaint:  # before the last one, which announces the details
            said.insert(len(said) - 1 if refused else len(said), self._complaint)
        self._report.show_result(said, list(map(_in_words, refused)))

    def _end_export(self, writing: Export, matches: Sequence[Summary], place: str, complaint: Complaint | None) -> None:
        self._forget_reports()
        if complaint:
            self._report.show_result([EXPORT_CANCELLED if isinstance(complaint, Cancelled) else complaint.message])
            return
        count, secrets = len(matches), len(writing.secret)
        said = [Message(EXPORTED, n=count, place=place)]
        if secrets:
            said.append(SECRET if count == 1 else Message(SECRETS, n=secrets))
        if any(map(is_more_than_record, matches)):
            said.append(WITHOUT_TIMES)
        self._report.show_result(said)


def in_short(reading: Import) -> list[Message]:
    """What became of records that were all good, for who is no longer in the library."""
    counted = ((IMPORTED, len(reading.imported)), (KNOWN, len(reading.known)))
    return [Message(source, n=count) for source, count in counted if count]


def _in_words(refused: Refused) -> Message:
    return Message(REFUSED_FILE, file=refused.file, reason=Clause(refused.reason))
