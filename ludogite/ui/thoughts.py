"""Questions to a worker process, with the answers as signals. A timer polls the worker while a question is open."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any

from PySide6.QtCore import QObject, Signal

from ludogite.thinking.thinker import Answer, Failure, Lost, Progress, Thinker
from ludogite.ui.widgets.parts import make_timer

POLL_MILLISECONDS = 15


class Thoughts(QObject):
    progressed = Signal(object, float)
    answered = Signal(object, object)
    failed = Signal(object, str)
    lost = Signal(object)
    """There is no answer, for workers are ended from outside again and again."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._thinker = Thinker()
        self._timer = make_timer(self, POLL_MILLISECONDS)
        self._timer.timeout.connect(self._poll)

    def warm_up(self) -> None:
        self._thinker.warm_up()

    def ask(self, key: Hashable, work: Callable[..., Any], *arguments: Any) -> None:
        self._thinker.ask(key, work, *arguments)
        self._timer.start()

    @property
    def is_thinking(self) -> bool:
        return self._thinker.is_thinking

    def is_asked(self, key: Hashable) -> bool:
        return self._thinker.is_asked(key)

    def cancel(self) -> None:
        self._timer.stop()
        self._thinker.cancel()

    def close(self) -> None:
        self._timer.stop()
        self._thinker.close()

    def _poll(self) -> None:
        reports = self._thinker.poll()
        if not self._thinker.is_thinking:
            self._timer.stop()
        for report in reports:
            match report:
                case Progress(key, fraction):
                    self.progressed.emit(key, fraction)
                case Answer(key, value):
                    self.answered.emit(key, value)
                case Failure(key, trace):
                    self.failed.emit(key, trace)
                case Lost(key):
                    self.lost.emit(key)
