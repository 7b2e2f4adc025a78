"""Looks at keys and clicks before any page gets them: it knows whether the player uses keys, and drops clicks that were
meant for the page before."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QStackedWidget

BUTTON_EVENTS = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)


class InputFilter(QObject):
    """If the first half of a double click opens a page, the second half is dropped: nobody can have meant it for that
    page."""

    def __init__(self, pages: QStackedWidget) -> None:
        super().__init__(pages)
        self._pages = pages
        self.was_key = False
        """Whether a key was pressed last, rather than a button of the mouse."""
        self._page = pages.currentWidget()
        self._place, self._time = QPointF(), 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            self.was_key = True
        elif isinstance(event, QMouseEvent) and event.type() in BUTTON_EVENTS:
            self.was_key = False
            if self._is_second_half(event) and self._page is not self._pages.currentWidget():
                return True
            self._page = self._pages.currentWidget()
            self._place, self._time = event.globalPosition(), event.timestamp()
        return False

    def _is_second_half(self, event: QMouseEvent) -> bool:
        distance = (event.globalPosition() - self._place).manhattanLength()
        is_soon = event.timestamp() - self._time < QApplication.doubleClickInterval()
        return is_soon and distance < QApplication.startDragDistance()
