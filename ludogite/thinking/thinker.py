"""Asks a worker process one question at a time. Cancelling kills the worker and uses the spare one.

A worker that dies or falls silent is replaced and asked again, at once and then after longer and longer pauses: whoever
asked notices nothing. Only if that keeps failing it is said."""

from __future__ import annotations

import multiprocessing
import os
import select
import sys
import time
from collections import deque
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from ludogite.thinking.worker import Alive, Answer, Failure, Lost, Progress, Question, Report, in_parts, serve

PAUSES = (0.0, 0.0, 0.3, 1.0, 2.0)
"""Seconds before each new try."""
SILENCE = 30.0
"""Seconds without a sign of life after which a worker is taken for dead."""
LONGEST_GAP = 0.5
"""Seconds between two polls that count as silence at most: while the machine sleeps, nobody speaks."""


class _Worker:
    def __init__(self) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.line: Connection
        self.line, theirs = spawn.Pipe()
        self._unsent: deque[bytes] = deque()
        """What the worker has not been sent yet of its question."""
        self.process: SpawnProcess = spawn.Process(target=serve, args=(theirs,), daemon=True)
        try:
            with _safe_path():
                self.process.start()
        except OSError:
            self.line.close()
            raise
        finally:
            theirs.close()

    def ask(self, question: Question) -> None:
        self._unsent.extend(in_parts(question))
        self.send_on()

    def send_on(self) -> None:
        """As much as the line takes now: a large question to a worker that stands still would never be gone. (No thread
        does this, for a thread may happen to collect the widgets that nobody needs any more, which ends in a crash.)"""
        while self._unsent and _takes_more(self.line):
            self.line.send_bytes(self._unsent.popleft())

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.process.close()
        self.line.close()


@contextmanager
def _safe_path() -> Iterator[None]:
    """Processes of Python that start now do not look for its modules in the current folder. Other programs, that come
    later, may want to."""
    before = os.environ.get("PYTHONSAFEPATH")
    os.environ["PYTHONSAFEPATH"] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ["PYTHONSAFEPATH"]
        else:
            os.environ["PYTHONSAFEPATH"] = before


def _takes_more(line: Connection) -> bool:
    """Whether a part of a question can be sent without waiting. Windows does not tell."""
    if sys.platform == "win32":
        return True
    asked = select.poll()
    asked.register(line.fileno(), select.POLLOUT)
    return bool(asked.poll(0))


class Thinker:
    """Never blocks: `poll` gives what has arrived since. Anything that is not about the current question is dropped."""

    def __init__(self) -> None:
        self._worker: _Worker | None = None
        self._spare: _Worker | None = None
        self._current: Question | None = None
        self._tries = 0
        """How often workers were lost over the current question."""
        self._next_try: float | None = None
        """When the current question is asked again; None while a worker has it."""
        self._silence = 0.0
        self._last_poll = 0.0

    def warm_up(self) -> None:
        """Starts the worker and the spare one, as far as they are not there yet; otherwise the first question does."""
        with suppress(OSError):  # the system has no room for them now; the next question tries again
            self._worker = self._worker or _Worker()
            self._spare = self._spare or _Worker()

    @property
    def is_thinking(self) -> bool:
        return self._current is not None

    def is_asked(self, key: Hashable) -> bool:
        """Whether this is what is being thought about."""
        return self._current is not None and self._current.key == key

    def ask(self, key: Hashable, work: Callable[..., Any], *arguments: Any) -> None:
        """Asks a worker for `work(*arguments, progress=…)`; a question that is still open is cancelled."""
        self.cancel()
        self._current, self._tries, self._next_try = Question(key, work, arguments), 0, 0.0
        try:
            self._ask_if_due()
        except BaseException:
            self._current = self._next_try = None  # it cannot be sent at all
            raise

    def cancel(self) -> None:
        if self._current is not None:
            self._current = self._next_try = None
            self._replace()

    def poll(self) -> list[Report]:
        """The reports on the current question; an Answer, a Failure or Lost is the last of them."""
        reports: list[Report] = []
        self._ask_if_due()
        try:
            if self._worker:
                self._worker.send_on()
            while self._worker and self._worker.line.poll():
                self._take(self._worker.line.recv(), reports)
            self._count_silence()
        except (EOFError, OSError):
            self._lose_worker()
        if self._current is not None and self._tries > len(PAUSES):
            self._take(Lost(self._current.key), reports)
        return reports

    def _take(self, report: Report | Alive, reports: list[Report]) -> None:
        self._silence = 0.0
        if isinstance(report, Alive) or self._current is None or report.key != self._current.key:
            return
        reports.append(report)
        if not isinstance(report, Progress):
            self._current = self._next_try = None

    def _count_silence(self) -> None:
        """Raises TimeoutError, an OSError, if the worker has the question and was silent for too long."""
        now = time.monotonic()
        gap, self._last_poll = now - self._last_poll, now
        if self._current is not None and self._next_try is None:
            self._silence += min(gap, LONGEST_GAP)
            if self._silence > SILENCE:
                raise TimeoutError

    def _ask_if_due(self) -> None:
        """Gives the current question to a worker, if none has it and the pause is over."""
        while self._current is not None and self._next_try is not None and time.monotonic() >= self._next_try:
            try:
                if self._worker is None:
                    self._worker, self._spare = self._spare or _Worker(), None
                self._worker.ask(self._current)
            except OSError:
                self._lose_worker()
            else:
                self._next_try, self._silence, self._last_poll = None, 0.0, time.monotonic()
                self.warm_up()

    def _lose_worker(self) -> None:
        if self._worker is not None:
            self._worker.end()
            self._worker = None
        if self._current is None:
            self._replace()
            return
        self._tries += 1
        is_last = self._tries > len(PAUSES)
        self._next_try = None if is_last else time.monotonic() + PAUSES[self._tries - 1]

    def close(self) -> None:
        self._current = self._next_try = None
        for worker in (self._worker, self._spare):
            if worker:
                worker.end()
        self._worker = self._spare = None

    def _replace(self) -> None:
        if self._worker is not None:
            self._worker.end()
        self._worker, self._spare = self._spare, None
        self.warm_up()


__all__ = ["Answer", "Failure", "Lost", "Progress", "Report", "Thinker"]
