"""Questions in place of dialogs: a button that must be pressed once more, after the question was read."""

from __future__ import annotations

import time

from PySide6.QtWidgets import QApplication, QPushButton


class Confirmation:
    """The button that waits to be pressed again, until anything else is said."""

    def __init__(self) -> None:
        self._button: QPushButton | None = None
        self._since = 0.0

    def forget(self) -> None:
        self._button = None

    def wait_for(self, button: QPushButton) -> None:
        self._button, self._since = button, time.monotonic()

    def waits_for(self, button: QPushButton) -> bool:
        return self._button is button

    def is_too_soon(self) -> bool:
        """Whether a second press now would be the second half of a double click."""
        return time.monotonic() - self._since < QApplication.doubleClickInterval() / 1000
