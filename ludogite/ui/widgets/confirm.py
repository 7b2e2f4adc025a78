"""Questions in place of dialogs: whoever presses the same button once more confirms."""

from __future__ import annotations

import time
from collections.abc import Hashable

from PySide6.QtWidgets import QApplication


class Confirmation:
    """One open question at most, about a subject: a button, the id of a match. Its owner withdraws the question as soon
    as something else is done or shown."""

    def __init__(self) -> None:
        self._subject: Hashable | None = None
        self._since = 0.0

    @property
    def is_open(self) -> bool:
        return self._subject is not None

    def is_asked(self, subject: Hashable) -> bool:
        return self._subject == subject

    def ask(self, subject: Hashable) -> None:
        self._subject, self._since = subject, time.monotonic()

    def withdraw(self) -> None:
        self._subject = None

    def ask_or_confirm(self, subject: Hashable) -> bool:
        """The first call opens the question and returns False, the second one returns True. One that comes as fast as a
        double click does not count."""
        if not self.is_asked(subject):
            self.ask(subject)
            return False
        is_late_enough = time.monotonic() - self._since >= QApplication.doubleClickInterval() / 1000
        if is_late_enough:
            self.withdraw()
        return is_late_enough
