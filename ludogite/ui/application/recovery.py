"""Brings over the matches of a damaged file in the turns of the event loop, and says how far it has come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ludogite.message import QT_TRANSLATE_NOOP, Complaint, Message
from ludogite.ui.look.turns import Turns

if TYPE_CHECKING:
    from ludogite.match.store.store import Store
    from ludogite.ui.application.notice import Notice

RECOVERING = QT_TRANSLATE_NOOP("recovery", "Recovering your games… {percent}%")


class Recovery(QObject):
    finished = Signal()
    """All that can be saved is in the store."""

    def __init__(self, store: Store, notice: Notice, parent: QObject) -> None:
        super().__init__(parent)
        self._store, self._notice = store, notice
        self._at_first = store.complaint
        self._said = Message(RECOVERING, percent=0)
        self._turns = Turns(self)

    def begin(self) -> None:
        self._notice.add(self._said)
        self._turns.begin(self._store.salvage(), self._end, self._give_up, self._show)

    def stop(self) -> None:
        """The next start goes on."""
        self._turns.stop()

    def _show(self, part: float) -> None:
        before, self._said = self._said, Message(RECOVERING, percent=int(100 * part))
        self._notice.replace(before, self._said)

    def _give_up(self, problem: Complaint) -> None:
        self._notice.remove(self._said)
        self._notice.add(problem.message)

    def _end(self, _result: None) -> None:
        self._notice.remove(self._said)
        if self._at_first:
            self._notice.remove(self._at_first)
        if self._store.complaint:
            self._notice.add(self._store.complaint)
        self.finished.emit()
