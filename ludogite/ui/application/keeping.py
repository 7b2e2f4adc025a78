"""Saves everything into one file and brings it back from one, in the turns of the event loop and in a worker of its
own. What takes long says how far it is above the page, and can be cancelled there. Once a week a copy is saved
unasked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from ludogite.match.library import keep
from ludogite.match.library.keep import BroughtBack, Kept, TemporaryFiles
from ludogite.message import QT_TRANSLATE_NOOP, Clause, Complaint, Message, Source
from ludogite.ui.base.page import NOTICE_AFTER_MS
from ludogite.ui.base.worker import make_worker
from ludogite.ui.look import language
from ludogite.ui.look.turns import Turns
from ludogite.ui.pages.keep import BroughtBackPage, KeepPage
from ludogite.ui.widgets.parts import make_timer
from ludogite.worker.worker import Failed, Lost, Problem

if TYPE_CHECKING:
    from ludogite.match.store.store import Store
    from ludogite.ui.application.deleted import DeletedMatches
    from ludogite.ui.application.window import Window
    from ludogite.ui.base.session import Session

SAVING = QT_TRANSLATE_NOOP("keep", "Saving everything… {percent}%")
READING = QT_TRANSLATE_NOOP("keep", "Reading the file… {percent}%")
BRINGING_BACK = QT_TRANSLATE_NOOP("keep", "Bringing everything back… {percent}%")
WRONG_FILE = QT_TRANSLATE_NOOP("app", "{file}: {reason}")
NOT_OPEN = Message(
    QT_TRANSLATE_NOOP("keep", "Your games could not be opened, so nothing can be saved or brought back.")
)
LOST = Message(QT_TRANSLATE_NOOP("keep", "This could not be done. Nothing was changed; please try again."))
COPIED = 0.4
"""Part of the time that copying the matches takes; the rest is for the worker."""


class Keeping(QObject):
    store_replaced = Signal()
    """It is closed: its file is another one now."""

    def __init__(self, session: Session, window: Window, deleted: DeletedMatches) -> None:
        super().__init__(window)
        self._session, self._window, self._deleted = session, window, deleted
        self._turns = Turns(self)
        self._worker = make_worker(self)
        self._files: TemporaryFiles | None = None
        """The files of what goes on, or of what is looked at."""
        self._is_finishing = False
        self._has_failed = False
        """Whether a copy that is made unasked could not be made: then none is until the next start."""
        self._source: Source | None = None
        """What is said meanwhile; None: nothing."""
        self._said: Message | None = None
        self._part = 0.0
        """How much of it is done."""
        self._notice_timer = make_timer(self, NOTICE_AFTER_MS, is_single_shot=True)
        self._notice_timer.timeout.connect(self.show_progress)

    @property
    def is_going(self) -> bool:
        return self._turns.is_going or self._worker.is_busy

    def cancel(self) -> None:
        """Gives up what goes on; nothing of it is left."""
        self._stop()
        if self._files:
            self._files.remove()
            self._files = None

    def _stop(self) -> None:
        self._turns.stop()
        self._worker.close()
        self._notice_timer.stop()
        if self._said:
            self._window.notice.remove(self._said)
        self._said = self._source = None

    # Saving

    def save(self, file: Path) -> None:
        self._deleted.finish()
        said = Message(keep.SAVED, file=str(file))
        self._save(self._store(), file, SAVING, lambda: self._window.show_notice(said))

    def save_weekly(self) -> None:
        """Quietly, while nothing else goes on."""
        store, today = self._session.writable_store, language.today()
        if store is None or store.is_to_salvage or self._files or self._has_failed or not store.count():
            return
        folder = store.file.parent
        if keep.weekly_due(folder, today):
            file = keep.weekly_file(folder, today)
            self._save(store, file, None, lambda: keep.remove_old_weekly(folder), is_private=True)

    def _save(
        self,
        store: Store,
        file: Path,
        source: Source | None,
        then: Callable[[], object],
        *,
        is_private: bool = False,
    ) -> None:
        self.cancel()
        files = self._begin(keep.begin_save(store, file), source)

        def finish(_result: object) -> None:
            try:
                keep.finish_save(files.new, file, is_private=is_private)
            except Complaint as problem:
                self._fail(problem.message)
            else:
                self.cancel()
                then()

        settings = self._session.settings.kept()
        self._copy(store, files, lambda: self._ask(keep.write, (files.copy, settings, files.new), finish, COPIED))

    # Bringing back

    def show(self, file: Path) -> None:
        """Looks into a file, and shows what is in it."""
        self._look_into(file, self._show_page)

    def _look_into(self, file: Path, then: Callable[[Kept], object]) -> None:
        self.cancel()
        self._deleted.finish()
        files = self._begin(keep.begin_to_bring_back(self._store()), READING)

        def look(kept: Kept) -> None:
            self._stop()
            then(kept)

        self._ask(keep.look_into, (file, files.kept), look, 0.0, file)

    def _show_page(self, kept: Kept) -> None:
        files, self._files = self._files, None  # the page that is in front may be one that leaves its own file
        store = self._store()
        page = KeepPage(kept, is_new=not store.count() and not store.people())
        self._window.show_page(page)
        self._files = files

    def leave(self) -> None:
        """The page with the file is left."""
        if not self._is_finishing:
            self.cancel()

    def bring_back(self, kept: Kept, replaces: bool) -> None:
        store, settings = self._store(), self._session.settings
        files, changes = self._files, store.changes
        if self.is_going:
            return
        if files is None:  # it was cancelled, and nothing of it is left
            self._look_into(kept.file, lambda again: self.bring_back(again, replaces))
            return
        self._begin(files, BRINGING_BACK)
        texts = settings.kept(), keep.new_settings(settings, kept, replaces)
        arguments = kept, files, *texts, replaces
        self._copy(
            store,
            files,
            lambda: self._ask(
                keep.prepare, arguments, lambda brought: self._finish(store, changes, brought, replaces), COPIED
            ),
        )

    def undo(self, before: Path) -> None:
        self._look_into(before, lambda kept: self.bring_back(kept, replaces=True))

    def _finish(self, store: Store, changes: int, brought: BroughtBack, replaces: bool) -> None:
        """The pages that read the store are closed before it is."""
        assert self._files
        self._stop()
        self._is_finishing = True
        self._window.show_home()
        try:
            before = keep.finish(store, self._files, changes)
        except Complaint as problem:
            self._fail(problem.message)
            if store.is_closed:
                self.store_replaced.emit()
        else:
            self.cancel()
            if replaces:
                self._session.forget()
            self.store_replaced.emit()
            self._window.show_page(BroughtBackPage(keep.sentences(brought, before, replaces), before))
        finally:
            self._is_finishing = False

    # What goes on

    def _store(self) -> Store:
        if self._session.store is None:
            raise Complaint(NOT_OPEN)
        return self._session.store

    def _begin(self, files: TemporaryFiles, source: Source | None) -> TemporaryFiles:
        self._files, self._source, self._part = files, source, 0.0
        if source:
            self._notice_timer.start()
        return files

    def _copy(self, store: Store, files: TemporaryFiles, then: Callable[[], object]) -> None:
        steps = store.copy_into(files.copy)
        self._turns.begin(
            steps, lambda _: then(), lambda problem: self._fail(problem.message), lambda done: self._move(COPIED * done)
        )

    def _ask(
        self,
        work: Callable[..., Any],
        arguments: Sequence[Any],
        then: Callable[[Any], object],
        from_part: float,
        file: Path | None = None,
    ) -> None:
        """`file` is named where the work complains."""

        def take(answer: object) -> None:
            if isinstance(answer, Message):
                self._fail(Message(WRONG_FILE, file=file.name, reason=Clause(answer)) if file else answer)
            else:
                then(answer)

        self._worker.ask(
            keep.answer_or_complaint,
            (work, arguments),
            take,
            self._take_problem,
            lambda done: self._move(from_part + (1 - from_part) * done),
        )

    def _take_problem(self, problem: Problem) -> None:
        if isinstance(problem, Lost):
            self._fail(LOST)
        elif isinstance(problem, Failed):
            self.cancel()
            raise problem

    def _fail(self, message: Message) -> None:
        is_quiet = self._source is None and not self._is_finishing
        self.cancel()
        if is_quiet:
            self._has_failed = True
        else:
            self._window.show_notice(message)

    def _move(self, part: float) -> None:
        self._part = part
        if self._said:
            self.show_progress()

    def show_progress(self) -> None:
        """Called after a while: what is done at once needs no words."""
        assert self._source
        before, self._said = self._said, Message(self._source, percent=int(100 * self._part))
        if before:
            self._window.notice.replace(before, self._said)
        else:
            self._window.notice.add(self._said, self.cancel)
