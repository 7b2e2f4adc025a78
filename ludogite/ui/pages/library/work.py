"""Work that takes a while, done in small steps between the events of the window."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Any

from PySide6.QtCore import QObject

from ludogite.message import Complaint
from ludogite.ui.widgets.parts import make_timer

TURN = 0.008
"""Seconds of work in one turn of the event loop; the last step may take a little longer."""


class Work(QObject):
    """One thing at a time: what is begun while something else goes on waits for its end."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: list[tuple[Iterator[Any], Callable[[Any], None], Callable[[Complaint | None], None]]] = []
        self._steps: Iterator[Any] | None = None
        self._show: Callable[[Any], None] = lambda _: None
        self._end: Callable[[Complaint | None], None] = lambda _: None
        self._timer = make_timer(self, 0)
        self._timer.timeout.connect(self._go_on)

    @property
    def is_going(self) -> bool:
        return self._steps is not None

    def begin(self, steps: Iterator[Any], show: Callable[[Any], None], end: Callable[[Complaint | None], None]) -> None:
        """`show` gets what the last step of each turn gave, `end` what stopped the work before its end."""
        self._waiting.append((steps, show, end))
        if self._steps is None:
            self._take_next()

    def _take_next(self) -> None:
        if self._waiting:
            self._steps, self._show, self._end = self._waiting.pop(0)
            self._timer.start()

    def stop(self) -> None:
        """What is done stays done, and nothing else is begun."""
        self._waiting.clear()
        self._rest()

    def end(self, complaint: Complaint) -> None:
        """The same, and what goes on ends with this complaint."""
        is_going = self.is_going
        self.stop()
        if is_going:
            self._end(complaint)

    def _rest(self) -> None:
        self._steps = None
        self._timer.stop()

    def _go_on(self) -> None:
        steps = self._steps
        assert steps is not None
        until = time.monotonic() + TURN
        try:
            while True:
                shown = next(steps)
                if time.monotonic() > until:
                    self._show(shown)
                    return
        except StopIteration:
            self._rest()
            self._end(None)
        except Complaint as complaint:
            self._rest()
            self._end(complaint)
        if self._steps is None:
            self._take_next()
