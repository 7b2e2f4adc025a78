"""The mouse as a widget hears of it. A move of the real pointer would be heard of some time later."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget


def move_mouse(widget: QWidget, point: QPoint | QPointF, held: Qt.MouseButton = Qt.MouseButton.NoButton) -> None:
    """The mouse comes to a point of the widget, perhaps with a button held down."""
    at, none = QPointF(point), Qt.MouseButton.NoButton
    event = QMouseEvent(QEvent.Type.MouseMove, at, widget.mapToGlobal(at), none, held, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(widget, event)


def leave_with_mouse(widget: QWidget) -> None:
    QApplication.sendEvent(widget, QEvent(QEvent.Type.Leave))
