"""Makes, saves or prints a sheet, a step in each turn of the event loop: the window goes on, and it can be
cancelled."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, Generic

from PySide6.QtCore import QObject, Signal

from ludogite.message import Complaint, Message
from ludogite.sheets.offers import PaperPuzzle
from ludogite.sheets.sheet import Result, Sheet, SheetSteps
from ludogite.ui.base.worker import make_worker
from ludogite.ui.look.turns import Turns
from ludogite.worker.worker import Cancelled, Problem, Worker


@dataclass(frozen=True)
class Job(Generic[Result]):
    """What takes the sheet to its place, and what is done with what comes of it."""

    sheet: Sheet
    steps: SheetSteps[Result]
    finish: Callable[[Result], None]


class PrintWork(QObject):
    """One job at a time. The puzzles of its sheet are made first, by a worker of its own: the one of a match behind
    goes on thinking."""

    moved = Signal()
    """Begun, a step on, or over."""
    refused = Signal(Message)
    """It could not be written."""
    made = Signal()
    """Another puzzle is there."""
    not_made = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._worker: Worker | None = None
        self._waiting: list[PaperPuzzle] = []
        self._job: Job[Any] | None = None
        self.is_preparing = False
        """Whether puzzles are still being made; afterwards pages are drawn."""
        self.done, self.count = 0, 0
        """Puzzles that are made, or pages that are drawn, and how many there are."""
        self._turns = Turns(self, budget_s=0)

    @property
    def is_running(self) -> bool:
        return self._job is not None

    def begin(self, job: Job[Result]) -> None:
        self.stop()
        self._job = job
        self.is_preparing, self.done, self.count = True, 0, len(set(chain.from_iterable(job.sheet.puzzles)))
        self._prepare()

    def stop(self) -> None:
        """Whatever was begun is given up."""
        self._turns.stop()
        if self._job is not None:
            self.make(())
            self._job = None
            self.moved.emit()

    def _prepare(self) -> None:
        if self._job is None or not self.is_preparing:
            return
        missing = self._job.sheet.missing()
        self.done = self.count - len(missing)
        if missing:
            self.make(missing)
        else:
            self.is_preparing, self.done, self.count = False, 0, len(self._job.sheet.pages)
            self._turns.begin(self._job.steps, self._finish, self._refuse, self._tell_page)
        self.moved.emit()

    def _tell_page(self, done: int) -> None:
        self.done = done
        self.moved.emit()

    def _finish(self, result: object) -> None:
        assert self._job
        finish = self._job.finish
        self.stop()
        finish(result)

    def _refuse(self, problem: Complaint) -> None:
        self.stop()
        self.refused.emit(problem.message)

    def make(self, puzzles: Sequence[PaperPuzzle]) -> None:
        """These and no others, the first one first. What is being made is finished before."""
        is_busy = bool(self._waiting)
        self._waiting = [*self._waiting[:1], *(puzzle for puzzle in puzzles if puzzle not in self._waiting[:1])]
        if not is_busy:
            self._ask()

    def close(self) -> None:
        """At once. The worker ends, and another one starts when something is wanted again."""
        self.stop()
        self._waiting = []
        if self._worker:
            self._worker.close()
            self._worker = None

    def _ask(self) -> None:
        if self._waiting:
            self._worker = self._worker or make_worker(self)
            self._worker.ask(self._waiting[0].make, self._waiting[0].arguments, self._keep, self._give_up)

    def _keep(self, value: object) -> None:
        self._waiting.pop(0).keep(value)
        self._ask()
        self.made.emit()
        self._prepare()

    def _give_up(self, problem: Problem) -> None:
        if not isinstance(problem, Cancelled):
            self.close()
            self.not_made.emit()
