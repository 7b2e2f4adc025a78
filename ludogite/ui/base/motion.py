"""The animation of a board: short, ended by any press, and without a running timer while nothing moves."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation, Signal

MOVE_MS = 220


class Motion(QVariantAnimation):
    """How far something has come, from 0 to 1. The board paints itself again at each step, and asks `between`."""

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

    def between(self, start: QPointF, end: QPointF) -> QPointF:
        return start + (end - start) * float(self.currentValue())

    def updateCurrentValue(self, value: object) -> None:
        self.moved.emit()
