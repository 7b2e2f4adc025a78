"""Keys, the mouse and dropped files, as widgets hear of them. A move of the real pointer would be heard of some time
later."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QKeyCombination, QLibraryInfo, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

IS_POINT_EXACT = QLibraryInfo.version().minorVersion() >= 12
"""Since Qt 6.12 a drag comes in at a QPointF, and no longer at a QPoint."""


def combination(keys: str) -> QKeyCombination:
    """Keys as shortcuts write them: `Ctrl+H`."""
    found: QKeyCombination = QKeySequence(keys)[0]  # type: ignore[index]  # the types of PySide lack it
    return found


def move_mouse(widget: QWidget, point: QPoint | QPointF, held: Qt.MouseButton = Qt.MouseButton.NoButton) -> None:
    """The mouse comes to a point of the widget, perhaps with a button held down."""
    at, none = QPointF(point), Qt.MouseButton.NoButton
    event = QMouseEvent(QEvent.Type.MouseMove, at, widget.mapToGlobal(at), none, held, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(widget, event)


def choose_in_menu(qtbot: QtBot, button: QAbstractButton, label: str) -> None:
    """Opens the menu of the button."""
    button.click()
    qtbot.waitUntil(lambda: isinstance(QApplication.activePopupWidget(), QMenu))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    next(action for action in menu.actions() if action.text() == label).trigger()
    menu.close()


def leave_with_mouse(widget: QWidget) -> None:
    QApplication.sendEvent(widget, QEvent(QEvent.Type.Leave))


def drop(window: QWidget, *files: Path) -> None:
    """Drags files onto the window, and drops them there."""
    dragged = QMimeData()
    dragged.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    how = (Qt.DropAction.CopyAction, dragged, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    place: Any = QPointF(50, 50) if IS_POINT_EXACT else QPoint(50, 50)
    enter = QDragEnterEvent(place, *how)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(window, QDropEvent(QPointF(50, 50), *how))
