"""What is saved or printed, a step in each turn of the event loop: the window goes on, and it can be cancelled."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import chain
from typing import Any, Generic

from PySide6.QtCore import QObject, Signal

from ludogite.message import Message
from ludogite.sheets.sheet import CannotWrite, Result, Sheet, Steps
from ludogite.ui.pages.puzzle_maker import PuzzleMaker
from ludogite.ui.widgets.parts import make_timer


@dataclass(frozen=True)
class Job(Generic[Result]):
    """What takes the sheet to its place, and what is done with what comes of it."""

    sheet: Sheet
    steps: Steps[Result]
    finish: Callable[[Result], None]


class PrintWork(QObject):
    """One job at a time. What its sheet shows is made first."""

    moved = Signal()
    """Begun, a step on, or over."""
    refused = Signal(Message)
    """It could not be written."""

    def __init__(self, maker: PuzzleMaker, parent: QObject) -> None:
        super().__init__(parent)
        self._maker = maker
        self._job: Job[Any] | None = None
        self.is_preparing = False
        """Whether puzzles are still being made; afterwards pages are drawn."""
        self.done, self.count = 0, 0
        """Puzzles that are made, or pages that are drawn, and how many there are."""
        self._turns = make_timer(self, 0)
        self._turns.timeout.connect(self._work_on)
        maker.made.connect(self._prepare)

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
            self._maker.want(())
            self._job.steps.close()
            self._job = None
            self.moved.emit()

    def _prepare(self) -> None:
        if self._job is None or not self.is_preparing:
            return
        missing = self._job.sheet.missing()
        self.done = self.count - len(missing)
        if missing:
            self._maker.want(missing)
        else:
            self.is_preparing, self.done, self.count = False, 0, len(self._job.sheet.pages)
            self._turns.start()
        self.moved.emit()

    def _work_on(self) -> None:
        assert self._job
        job = self._job
        try:
            self.done = next(job.steps)
        except StopIteration as end:
            self.stop()
            job.finish(end.value)
        except CannotWrite as problem:
            self.stop()
            self.refused.emit(problem.message)
        else:
            self.moved.emit()
