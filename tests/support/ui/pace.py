"""Waiting for a state of the program, and whether presses follow each other in haste or at leisure. A test says so
itself: the clock does not tell, for a busy machine may hold the test up anywhere."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QApplication

from ludogite.ui.match.ending import end_of_match

HOUR = 3_600_000
PATIENCE = 120
"""Seconds; on a busy machine anything may take long."""


def wait_until(is_so: Callable[[], object]) -> None:
    """For tools; a test waits by `qtbot`."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "what is waited for does not come"
        QApplication.processEvents()
        time.sleep(0.001)  # workers want the processor


@contextmanager
def in_haste() -> Iterator[None]:
    """Whatever is pressed may be the second half of a double click, or meant for what was there before."""
    with _guard_times(HOUR):
        yield


@contextmanager
def at_leisure() -> Iterator[None]:
    """Whatever is pressed is meant as it is: as if everything had been looked at for a while."""
    with _guard_times(0):
        yield


@contextmanager
def _guard_times(milliseconds: int) -> Iterator[None]:
    before = QApplication.doubleClickInterval(), end_of_match.SETTLED_MS
    QApplication.setDoubleClickInterval(milliseconds)
    end_of_match.SETTLED_MS = milliseconds
    try:
        yield
    finally:
        QApplication.setDoubleClickInterval(before[0])
        end_of_match.SETTLED_MS = before[1]
