"""The paint of a window in the next turn of the event loop."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

from ludogite.ui.look.picture_cache import NEXT_TURN


class LatePaint(QObject):
    """To make a page and to paint it in one turn of the event loop would be a stall: keys and the mouse would wait for
    both."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window

    def wait(self) -> None:
        """The next paint waits for the next turn."""
        self._window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.UpdateRequest:
            return False
        self._window.removeEventFilter(self)
        QTimer.singleShot(NEXT_TURN, self, self._request)
        return True

    def _request(self) -> None:
        QCoreApplication.postEvent(self._window, QEvent(QEvent.Type.UpdateRequest))
