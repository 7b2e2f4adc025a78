"""Asks a worker process one question at a time. Cancelling kills the process and uses the spare one.

A process that dies or falls silent is replaced and asked again, at once and then after longer and longer pauses:
whoever asked notices nothing. Only if that keeps failing it is said."""

from __future__ import annotations

import select
import sys
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from ludogite.worker.child import Child
from ludogite.worker.process import Alive, Answer, Failure, Progress, Question, Report, in_parts, serve

R = TypeVar("R")

PAUSES_S = (0.0, 0.0, 0.3, 1.0, 2.0)
"""Seconds before each new try."""
SILENCE_S = 30.0
"""Seconds without a sign of life after which a process is taken for dead."""
LONGEST_GAP_S = 0.5
"""Seconds between two polls that count as silence at most: while the machine sleeps, nobody speaks."""


class _Process(Child):
    def __init__(self) -> None:
        self._is_ready = False
        self._unsent: deque[bytes] = deque()
        """What it has not been sent yet of its question."""
        super().__init__(serve)

    def ask(self, question: Question) -> None:
        self._unsent.extend(in_parts(question))
        self.send_on()

    def send_on(self) -> None:
        """As much as the line takes now: a large question to a process that stands still would never be gone, and on
        Windows one to a process that is still starting would make the window wait. No thread does this, for it may
        happen to collect widgets that nobody needs any more, which ends in a crash."""
        if not self._is_ready and self.line.poll():
            self.receive()
        while self._is_ready and self._unsent and _takes_more(self.line):
            self.line.send_bytes(self._unsent.popleft())

    def receive(self) -> Report:
        report: Report = self.line.recv()
        self._is_ready = True
        return report


def _takes_more(line: Connection) -> bool:
    """Whether a part of a question can be sent without waiting. Windows does not tell."""
    if sys.platform == "win32":
        return True
    asked = select.poll()
    asked.register(line.fileno(), select.POLLOUT)
    return bool(asked.poll(0))


class Problem(Exception):
    """Why there is no answer."""


class Cancelled(Problem):
    """Another question has taken its place."""


class Failed(Problem):
    """The work has raised an error; the text is its trace."""


class Lost(Problem):
    """It was asked again and again, and every process was ended from outside, or stood still."""


class Asked:
    """A question, open until its answer is there, or it is known that none will come."""

    def __init__(
        self,
        worker: Worker,
        question: Question,
        done: Callable[[Any], object],
        failed: Callable[[Problem], object],
        progress: Callable[[float], object] | None,
    ) -> None:
        self._worker = worker
        self.question, self.done, self.failed, self.progress = question, done, failed, progress
        self.over: Callable[[], object] = lambda: None
        """Called when the question is open no more, whatever the reason, and before `done` or `failed`."""

    @property
    def is_open(self) -> bool:
        return self._worker.current is self

    def cancel(self) -> None:
        """Whoever asked wants no answer any more, and hears nothing."""
        if self.is_open:
            self._worker.give_up()
            self.over()


class Worker:
    """Never blocks: `poll` tells whoever asked what has arrived since."""

    def __init__(self, has_begun: Callable[[], object] = lambda: None) -> None:
        """`has_begun` is called whenever something is asked: from then on somebody should poll."""
        self._has_begun = has_begun
        self.process: _Process | None = None
        self.spare: _Process | None = None
        self._numbers = count()
        self.current: Asked | None = None
        self._tries = 0
        """How often processes were lost over the current question."""
        self._next_try: float | None = None
        """When the current question is asked again; None while a process has it."""
        self._silence = 0.0
        self._last_poll = 0.0

    def start(self) -> None:
        """Starts the process and the spare one, as far as they are not there yet; otherwise the first question does."""
        with suppress(OSError):  # the system has no room for them now; the next question tries again
            self.process = self.process or _Process()
            self.spare = self.spare or _Process()

    @property
    def is_busy(self) -> bool:
        return self.current is not None

    def ask(
        self,
        work: Callable[..., R],
        arguments: Sequence[Any],
        done: Callable[[R], object],
        failed: Callable[[Problem], object],
        progress: Callable[[float], object] | None = None,
    ) -> Asked:
        """Calls `work(*arguments, progress=…)` in the process. A question that is still open fails: Cancelled."""
        before = self.current
        self.give_up()
        asked = Asked(self, Question(next(self._numbers), work, tuple(arguments)), done, failed, progress)
        self.current, self._tries, self._next_try = asked, 0, 0.0
        try:
            self._ask_if_due()
        except BaseException:
            self.current = self._next_try = None  # it cannot be sent at all
            raise
        self._has_begun()
        if before:
            before.over()
            before.failed(Cancelled())
        return asked

    def give_up(self) -> None:
        """Ends the work on the current question."""
        if self.current is not None:
            self.current = self._next_try = None
            self._replace()

    def poll(self) -> None:
        reports: list[Report] = []
        self._ask_if_due()
        try:
            if self.process:
                self.process.send_on()
            while self.process and self.process.line.poll():
                reports.append(self.process.receive())
                self._silence = 0.0
            self._look_for_life()
        except (EOFError, OSError):
            self._lose_process()
        for report in reports:
            self._take(report)
        if self._tries > len(PAUSES_S):
            self._end(lambda asked: asked.failed(Lost()))

    def _take(self, report: Report) -> None:
        if isinstance(report, Alive) or self.current is None or report.number != self.current.question.number:
            return
        match report:
            case Progress(_, fraction):
                if self.current.progress:
                    self.current.progress(fraction)
            case Answer(_, value):
                self._end(lambda asked: asked.done(value))
            case Failure(_, trace):
                self._end(lambda asked: asked.failed(Failed(trace)))

    def _end(self, tell: Callable[[Asked], object]) -> None:
        if self.current is not None:
            asked, self.current, self._next_try, self._tries = self.current, None, None, 0
            asked.over()
            tell(asked)

    def _look_for_life(self) -> None:
        """Raises an OSError if the process that has the question is gone, or was silent for too long."""
        now = time.monotonic()
        gap, self._last_poll = now - self._last_poll, now
        if self.current is not None and self._next_try is None and self.process:
            if not self.process.process.is_alive():  # Windows keeps the line of one that is ended while it starts
                raise ProcessLookupError
            self._silence += min(gap, LONGEST_GAP_S)
            if self._silence > SILENCE_S:
                raise TimeoutError

    def _ask_if_due(self) -> None:
        """Gives the current question to a process, if none has it and the pause is over."""
        while self.current is not None and self._next_try is not None and time.monotonic() >= self._next_try:
            try:
                if self.process is None:
                    self.process, self.spare = self.spare or _Process(), None
                self.process.ask(self.current.question)
            except (EOFError, OSError):
                self._lose_process()
            else:
                self._next_try, self._silence, self._last_poll = None, 0.0, time.monotonic()
                self.start()

    def _lose_process(self) -> None:
        if self.process is not None:
            self.process.end()
            self.process = None
        if self.current is None:
            self._replace()
            return
        self._tries += 1
        is_last = self._tries > len(PAUSES_S)
        self._next_try = None if is_last else time.monotonic() + PAUSES_S[self._tries - 1]

    def close(self) -> None:
        self.current = self._next_try = None
        for process in (self.process, self.spare):
            if process:
                process.end()
        self.process = self.spare = None

    def _replace(self) -> None:
        if self.process is not None:
            self.process.end()
        self.process, self.spare = self.spare, None
        self.start()
