"""Asks a worker process one question at a time. Cancelling kills the worker and uses the spare one."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Hashable
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any

from ludogite.thinking.worker import Answer, Failure, Progress, Question, Report, serve


class _Worker:
    def __init__(self) -> None:
        spawn = multiprocessing.get_context("spawn")
        self.line: Connection
        self.line, theirs = spawn.Pipe()
        self.process: SpawnProcess = spawn.Process(target=serve, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.process.close()
        self.line.close()


class Thinker:
    """Never blocks: `poll` gives what has arrived since. Anything that is not about the current question is dropped."""

    def __init__(self) -> None:
        self._worker = _Worker()
        self._spare: _Worker | None = None
        self._current: Question | None = None

    def warm_up(self) -> None:
        """Starts the spare worker, if it is not there yet."""
        if self._spare is None:
            self._spare = _Worker()

    @property
    def is_thinking(self) -> bool:
        return self._current is not None

    def is_asked(self, key: Hashable) -> bool:
        """Whether this is what is being thought about."""
        return self._current is not None and self._current.key == key

    def ask(self, key: Hashable, work: Callable[..., Any], *arguments: Any) -> None:
        """Asks a worker for `work(*arguments, progress=…)`; a question that is still open is cancelled."""
        self.cancel()
        question = Question(key, work, arguments)
        try:
            self._worker.line.send(question)
        except OSError:
            self._replace()
            self._worker.line.send(question)
        self._current = question

    def cancel(self) -> None:
        if self._current is not None:
            self._current = None
            self._replace()

    def poll(self) -> list[Report]:
        """The reports on the current question, an Answer or a Failure the last of them."""
        reports: list[Report] = []
        try:
            while self._worker.line.poll():
                self._take(self._worker.line.recv(), reports)
        except (EOFError, OSError):
            if self._current is not None:
                self._take(Failure(self._current.key, "the worker process ended"), reports)
            self._replace()
        return reports

    def _take(self, report: Report, reports: list[Report]) -> None:
        if self._current is None or report.key != self._current.key:
            return
        reports.append(report)
        if isinstance(report, Answer | Failure):
            self._current = None

    def close(self) -> None:
        self._current = None
        self._worker.end()
        if self._spare:
            self._spare.end()

    def _replace(self) -> None:
        self._worker.end()
        self._worker, self._spare = self._spare or _Worker(), None
        self.warm_up()


__all__ = ["Answer", "Failure", "Progress", "Report", "Thinker"]
