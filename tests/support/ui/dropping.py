"""Files that are dragged onto the window and dropped there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import QLibraryInfo, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget

IS_POINT_EXACT = QLibraryInfo.version().minorVersion() >= 12
"""Since Qt 6.12 a drag comes in at a QPointF, and no longer at a QPoint."""


def drop(window: QWidget, *files: Path) -> None:
    dragged = QMimeData()
    dragged.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    how = (Qt.DropAction.CopyAction, dragged, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    place: Any = QPointF(50, 50) if IS_POINT_EXACT else QPoint(50, 50)
    enter = QDragEnterEvent(place, *how)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(window, QDropEvent(QPointF(50, 50), *how))
