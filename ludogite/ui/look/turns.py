"""Work in turns: generators of which a little is done in each turn of the event loop, so that the window goes on."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, TypeVar

from PySide6.QtCore import QObject, QTimer
from shiboken6 import isValid

from ludogite.message import Complaint

P = TypeVar("P")

BUDGET_S = 0.008
"""Seconds of work in one turn; the last step may take a little longer."""
REST_MS = 2
"""Milliseconds after a turn in which no other work takes its own: meanwhile the window handles its events."""


class _Job(NamedTuple):
    steps: Iterator[Any]
    done: Callable[[Any], object]
    failed: Callable[[Complaint], object]
    moved: Callable[[Any], object]


def _raise(complaint: Complaint) -> None:
    raise complaint


class Turns(QObject):
    """One thing at a time: what is begun while something else goes on waits for its end. An error ends only what has
    raised it, and is reported."""

    _rest_ends_s = 0.0
    """For all of them: when the next one may take its turn."""

    def __init__(self, parent: QObject, *, budget_s: float = BUDGET_S, pause_ms: int = 0) -> None:
        """With a pause before each turn."""
        super().__init__(parent)
        self._budget_s, self._pause_ms = budget_s, pause_ms
        self._jobs: deque[_Job] = deque()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._take_turn_after_rest)

    @property
    def is_going(self) -> bool:
        return bool(self._jobs)

    def begin(
        self,
        steps: Iterator[P],
        done: Callable[[Any], object] = lambda _result: None,
        failed: Callable[[Complaint], object] = _raise,
        moved: Callable[[P], object] = lambda _step: None,
    ) -> None:
        """`moved` gets what the last step of each turn gave, `done` what the generator returns, `failed` the complaint
        that has ended it."""
        self._jobs.append(_Job(steps, done, failed, moved))
        self._timer.start(self._pause_ms)

    def stop(self) -> None:
        """What is done stays done, and nothing else is begun."""
        self._jobs.clear()
        self._timer.stop()

    def end(self, complaint: Complaint) -> None:
        """The same, and what goes on fails with this complaint."""
        if self._jobs:
            job = self._jobs[0]
            self.stop()
            job.failed(complaint)

    def finish(self) -> None:
        """Does all that is left, at once."""
        while self._jobs:
            self.take_turn()

    def _take_turn_after_rest(self) -> None:
        if time.monotonic() < Turns._rest_ends_s:
            self._timer.start(REST_MS)
            return
        self.take_turn()
        Turns._rest_ends_s = time.monotonic() + REST_MS / 1000
        if self._jobs and isValid(self):  # a step may have closed the page that this belongs to
            self._timer.start(self._pause_ms)

    def take_turn(self) -> None:
        """Does a little, if there is anything to do."""
        if not self._jobs:
            return
        job, until = self._jobs[0], time.monotonic() + self._budget_s
        try:
            while True:
                step = next(job.steps)
                if time.monotonic() >= until:
                    break
        except StopIteration as end:
            if self._take_out(job):
                job.done(end.value)
        except Complaint as complaint:
            if self._take_out(job):
                job.failed(complaint)
        except BaseException:
            self._take_out(job)
            raise
        else:
            if job in self._jobs:
                job.moved(step)

    def _take_out(self, job: _Job) -> bool:
        """Whether it was still to be done: a step may stop its own work, by leaving the page."""
        if job not in self._jobs:
            return False
        self._jobs.remove(job)
        if not self._jobs:
            self._timer.stop()
        return True
