"""Measures the longest time in which the event loop was busy, so that the window could not answer, and what of it this
thread was at work: the rest was other programs."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, Qt, QTimer


class StallProbe(QObject):
    """A timer that beats every few milliseconds inside the `with` block; `longest` is the longest delay in seconds,
    `work` the longest time at work between two beats."""

    BEAT_MILLISECONDS = 5

    def __init__(self) -> None:
        super().__init__()
        self.longest = self.work = 0.0
        self.beats = 0
        self._timer = QTimer(self, interval=self.BEAT_MILLISECONDS, timerType=Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._beat)

    def __enter__(self) -> StallProbe:
        self._last, self._worked = time.perf_counter(), time.thread_time()
        self._timer.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._beat()
        self._timer.stop()

    def _beat(self) -> None:
        now, worked = time.perf_counter(), time.thread_time()
        self.beats += 1
        self.longest = max(self.longest, now - self._last - self.BEAT_MILLISECONDS / 1000)
        self.work = max(self.work, worked - self._worked)
        self._last, self._worked = now, worked
