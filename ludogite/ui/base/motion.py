"""The animation of a board: short, ended by any press, and without a running timer while nothing moves. Also how a
piece is carried and how a die falls, wherever that is seen."""

from __future__ import annotations

from math import pi, sin
from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation, Signal

LIFT_MS, MOVE_MS, LANDING_MS = 120, 220, 90
CARRY_MS = LIFT_MS + MOVE_MS + LANDING_MS
LIFTED = 1.06
"""How large a piece is seen that is held above the table."""
ARC = 24.0
"""How much higher it is in the middle of its way."""
DICE_MS = 550
TOUCHES, HEIGHTS = (0.34, 0.74, 1.0), (0.4, 0.14)
"""The parts of the time of a fall at which a die touches the table, and how high it bounces between them."""
FIRST_TOUCH_MS = TOUCHES[0] * DICE_MS


class Carried(NamedTuple):
    """Where a piece is that somebody carries from one place to another."""

    share: float
    """Of its way, from 0 to 1."""
    lift: float
    """From 0 to 1."""

    @property
    def size(self) -> float:
        return 1 + (LIFTED - 1) * self.lift

    def between(self, start: QPointF, end: QPointF) -> QPointF:
        """On an arc."""
        return start + (end - start) * self.share - QPointF(0, ARC * sin(pi * self.share))


def carried(share: float) -> Carried:
    """Of the time that it takes to lift a piece, carry it and put it down."""
    time = share * CARRY_MS
    return Carried(
        eased((time - LIFT_MS) / MOVE_MS),
        eased(time / LIFT_MS) - eased((time - LIFT_MS - MOVE_MS) / LANDING_MS),
    )


class Thrown(NamedTuple):
    """Where a die is that somebody has thrown."""

    far: float
    """From where it will lie, from 1 to 0."""
    height: float
    """Above the table, from 1 to 0."""


def thrown(share: float) -> Thrown:
    """Of the time until it lies: it falls, and bounces twice."""
    share = min(share, 1.0)
    height = max(1 - (share / TOUCHES[0]) ** 2, 0.0)
    for begin, end, highest in zip(TOUCHES, TOUCHES[1:], HEIGHTS, strict=False):
        if begin < share < end:
            part = (share - begin) / (end - begin)
            height = 4 * highest * part * (1 - part)
    return Thrown((1 - share) ** 1.6, height)


def eased(part: float) -> float:
    """From 0 to 1, slow at both ends; what is before and after is 0 and 1."""
    part = min(max(part, 0.0), 1.0)
    return part * part * (3 - 2 * part)


class Motion(QVariantAnimation):
    """How far something has come, from 0 to 1. The board paints itself again at each step."""

    moved = Signal()

    def __init__(self, board: QObject) -> None:
        super().__init__(board)
        self.setDuration(MOVE_MS)
        self.setStartValue(0.0)
        self.setEndValue(1.0)
        self.setEasingCurve(QEasingCurve.Type.InOutCubic)

        self.is_skipped = False
        """Whether it was ended before its time."""

    def run(self, milliseconds: int = MOVE_MS) -> None:
        """Starts from the beginning, and takes so long."""
        self.stop()
        self.is_skipped = False
        self.setDuration(milliseconds)
        self.start()

    @property
    def is_going(self) -> bool:
        return bool(self.state() == QVariantAnimation.State.Running)

    def skip(self) -> None:
        """Ends the motion at once: everything is where it was going."""
        if self.is_going:
            self.is_skipped = True
            self.stop()
            self.moved.emit()
            self.finished.emit()

    def updateCurrentValue(self, value: object) -> None:
        self.moved.emit()
