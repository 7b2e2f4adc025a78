"""Matches that somebody has deleted: they leave all lists at once, can be brought back for a while, and are then
forgotten for good, a few at a time. And a person who was deleted, and can be brought back as long."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ludogite.match.store import StoreProblem
from ludogite.message import Complaint
from ludogite.ui.base.page import Undoable
from ludogite.ui.look.turns import Turns

if TYPE_CHECKING:
    from ludogite.match.match import Match
    from ludogite.match.store.people import Deleted
    from ludogite.match.store.rows import Summary
    from ludogite.match.store.store import Store
    from ludogite.ui.base.session import Session

AT_ONCE = 25
"""So many are forgotten in one turn of the event loop."""
LOOKED_THROUGH = 500
"""So many unfinished matches at most: nobody has more."""


class DeletedMatches(QObject):
    changed = Signal()
    """What lists have to leave out, or what can be brought back, is something else now."""
    refused = Signal(object)
    """The message of a store that cannot forget them."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._ids: Sequence[int] = ()
        """Those that can be brought back."""
        self._only: Summary | None = None
        """If it is only one, this."""
        self._given_up = 0
        self._person: Deleted | None = None
        """Somebody who can be brought back. The store has forgotten them already."""
        self._going: list[int] = []
        """Those that are being forgotten."""
        self._turns = Turns(self, budget_s=0)

    @property
    def ids(self) -> set[int]:
        """What no list shows."""
        return {*self._ids, *self._going}

    @property
    def undoable(self) -> Undoable:
        person = self._person.person.name if self._person else ""
        return Undoable(len(self._ids), self._only, self._given_up, person)

    def delete_person(self, id: int) -> None:
        if store := self._session.writable_store:
            self._person = store.delete_person(id)
            self.changed.emit()

    def delete(self, ids: Sequence[int]) -> None:
        store = self._session.store
        self._ids = tuple(ids)
        self._only = next(iter(store.summaries(ids)), None) if store and len(ids) == 1 else None
        running = store.running(LOOKED_THROUGH) if store else []
        alone = [match.id for match in running if match.id in set(ids) and len(match.seats) == 1]
        self._given_up = sum(_day_in_progress(store, id) is not None for id in alone) if store else 0
        self.changed.emit()

    def restore(self) -> None:
        if self._person and (store := self._session.writable_store):
            store.restore_person(self._person)
        self._ids, self._person = (), None
        self.changed.emit()

    def erase(self) -> None:
        """Those that could be brought back no longer can."""
        was_person, self._person = self._person is not None, None
        if was_person:
            self.changed.emit()
        if self._ids:
            self._going += self._ids
            self._ids = ()
            self._turns.begin(self._erase_all(), self._end, self._refuse)
            self._turns.take_turn()

    def finish(self) -> None:
        """Forgets all that are left, before the program ends."""
        self.erase()
        self._turns.finish()

    def _erase_all(self) -> Iterator[None]:
        while self._going:
            ids, self._going = self._going[:AT_ONCE], self._going[AT_ONCE:]
            if store := self._session.store:
                store.erase(*(id for id in ids if not resign_day(store, id)))
            yield

    def _refuse(self, problem: Complaint) -> None:
        self._going = []
        self.refused.emit(problem.message)
        self.changed.emit()

    def _end(self, _result: None) -> None:
        self.changed.emit()


def resign_day(store: Store, id: int) -> bool:
    """A match of the day that is in progress is resigned instead of forgotten; whether it is."""
    match = _day_in_progress(store, id)
    if match is not None:
        match.resign(0)
    return match is not None


def _day_in_progress(store: Store, id: int) -> Match | None:
    """If it is a match of the day in which a move was made: it cannot be begun anew."""
    config = store.config(id)
    if config is None or not config.is_at_stake:
        return None
    with suppress(StoreProblem):
        match = store.resume(id)
        return match if match.moves and match.outcome is None else None
    return None
