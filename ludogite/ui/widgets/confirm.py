"""Questions in place of dialogs: what must be asked for once more, after the question was read."""

from __future__ import annotations

import time
from collections.abc import Hashable

from PySide6.QtWidgets import QApplication


class Confirmation:
    """What waits to be asked for again: a button, or whatever else stands for it. Anything else that is said or done
    withdraws the question."""

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

    def forget(self) -> None:
        self._subject = None

    def is_confirmed(self, subject: Hashable) -> bool:
        """Whether it is asked for once more, and not too soon: a double click is one click. The first time the question
        is open from then on."""
        if not self.is_asked(subject):
            self.ask(subject)
            return False
        is_late_enough = time.monotonic() - self._since >= QApplication.doubleClickInterval() / 1000
        if is_late_enough:
            self.forget()
        return is_late_enough
