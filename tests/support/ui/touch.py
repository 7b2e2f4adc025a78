"""Fingers on a screen, as Qt hears of them from the system: what nobody takes as a touch becomes a mouse there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QPointingDevice
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ludogite.ui.base import fingers
from ludogite.ui.base.fingers import Finger, Fingers
from tests.support.ui.pace import HOUR, at_leisure


@cache
def screen() -> QPointingDevice:
    return QTest.createTouchDevice()


class Touch:
    """One finger, or several: each has a number."""

    def __init__(self, widget: QWidget) -> None:
        self._widget = widget
        self._sequence = QTest.touchEvent(widget, screen(), False)
        self._down: set[int] = set()

    def down(self, *points: QPoint | QPointF) -> Touch:
        """One finger after another."""
        for point in points:
            for other in self._down:
                self._sequence.stationary(other)
            self._sequence.press(len(self._down), _whole(point), self._widget)
            self._down.add(len(self._down))
            self._sequence.commit(True)
        return self

    def to(self, *points: QPoint | QPointF) -> Touch:
        """All fingers at once."""
        for finger, point in enumerate(points):
            self._sequence.move(finger, _whole(point), self._widget)
        self._sequence.commit(True)
        return self

    def up(self, *points: QPoint | QPointF) -> None:
        for finger, point in enumerate(points):
            self._sequence.release(finger, _whole(point), self._widget)
        self._sequence.commit(True)
        self._down.clear()


def _whole(point: QPoint | QPointF) -> QPoint:
    return point.toPoint() if isinstance(point, QPointF) else point


@contextmanager
def without_rest() -> Iterator[None]:
    """A finger is lifted before it has come to rest, however long that takes on a busy machine."""
    before, fingers.REST_MS = fingers.REST_MS, HOUR
    try:
        yield
    finally:
        fingers.REST_MS = before


def tap(widget: QWidget, *points: QPoint | QPointF) -> None:
    """One tap after another, none of them in haste."""
    for point in points:
        with at_leisure(), without_rest():
            Touch(widget).down(point).up(point)
            QApplication.processEvents()


def drag(widget: QWidget, start: QPoint | QPointF, *ends: QPoint | QPointF) -> None:
    with at_leisure(), without_rest():
        touch = Touch(widget).down(start)
        for end in ends:
            touch.to((QPointF(start) + QPointF(end)) / 2).to(end)
        touch.up(ends[-1])
        QApplication.processEvents()


def tap_twice_in_haste(widget: QWidget, point: QPoint | QPointF) -> None:
    with without_rest():
        for _ in range(2):
            Touch(widget).down(point).up(point)
        QApplication.processEvents()


def rest(qtbot: QtBot, widget: QWidget, point: QPoint | QPointF, then: QPoint | QPointF | None = None) -> None:
    """A finger rests there until that means something, perhaps goes elsewhere then, and is lifted."""
    touch = Touch(widget).down(point)
    down = [each for each in widget.findChildren(Fingers) if each.finger is not Finger.AWAY]
    qtbot.waitUntil(lambda: all(each.finger is Finger.RESTS for each in down))
    if then is not None:
        touch.to(then)
    touch.up(then or point)
    QApplication.processEvents()
