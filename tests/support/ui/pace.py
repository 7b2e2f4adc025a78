"""Whether presses follow each other in haste or at leisure. A test says so itself: the clock does not tell, for a busy
machine may hold the test up anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QApplication

from ludogite.ui.match.ending import end_of_match

HOUR = 3_600_000


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
    before = QApplication.doubleClickInterval(), end_of_match.SETTLED
    QApplication.setDoubleClickInterval(milliseconds)
    end_of_match.SETTLED = milliseconds
    try:
        yield
    finally:
        QApplication.setDoubleClickInterval(before[0])
        end_of_match.SETTLED = before[1]
