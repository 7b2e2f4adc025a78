"""Looks for the mistakes of one person in the last matches: a worker judges decision by decision, as long as it is
wanted."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial

from PySide6.QtCore import QObject, Signal

from ludogite.match.match import Match
from ludogite.match.mistakes import mistakes
from ludogite.match.review import Decision, decisions, made
from ludogite.match.store import StoreProblem
from ludogite.match.store.rows import Summary
from ludogite.match.store.store import Store
from ludogite.players import seed_at
from ludogite.players.review import Judgement, judge, review_of
from ludogite.rules.shelf import SHELF
from ludogite.worker.worker import Asked, Cancelled, Failed, Problem, Worker

MOST = 10
"""So many matches are looked at."""
AMONG = 200
"""Among so many that were played last, of everybody."""


def matches_of(store: Store | None, name: str) -> list[Summary]:
    """The last matches of a person that are over and can be judged, the newest first."""
    over = store.over(AMONG) if store else []
    return [
        match
        for match in over
        if not match.is_damaged
        and any(seat.is_person and seat.name == name for seat in match.seats)
        and review_of(SHELF[match.game].player_module) is not None
    ][:MOST]


class Search(QObject):
    found = Signal(object, object, object)
    """A Summary, its Match and a list of Mistakes, perhaps none."""
    progressed = Signal(int, int)
    """Which match it is, from 1, and of how many."""
    ended = Signal()

    def __init__(self, store: Store, get_worker: Callable[[], Worker], name: str, parent: QObject) -> None:
        super().__init__(parent)
        self._store, self._get_worker, self._name = store, get_worker, name
        self._left: list[Summary] = []
        self._count = 0
        self._match: Match | None = None
        self._to_judge: list[Decision] = []
        self._judgements: dict[Decision, Judgement] = {}
        self._asked: Asked | None = None

    @property
    def is_going(self) -> bool:
        return bool(self._left)

    def begin(self) -> None:
        self._left = matches_of(self._store, self._name)
        self._count, self._match = len(self._left), None
        self.go_on()

    def stop(self) -> None:
        self._left = []
        self.pause()

    def pause(self) -> None:
        """The worker is wanted elsewhere; `go_on` goes on."""
        if self._asked:
            self._asked.cancel()

    def go_on(self) -> None:
        """The next decision, or the next match."""
        while self._left and not (self._match and self._to_judge):
            if self._match is not None:
                self._end_match(self._match)
            elif not self._begin_match(self._left[0]):
                self._left.pop(0)
        if not self._left or self._match is None:
            self.ended.emit()
            return
        decision, config = self._to_judge[0], self._match.config
        state, seed = self._match.state_at(decision.start), seed_at(config.seed, decision.start)
        question = config.game.player_module, state, made(self._match, decision), seed
        self._asked = self._get_worker().ask(judge, question, partial(self._keep, decision), self._leave_out)

    def _begin_match(self, summary: Summary) -> bool:
        """What cannot be read is passed over."""
        self._judgements = {}
        with suppress(StoreProblem):
            match = self._store.resume(summary.id)
            self._to_judge = [each for each in decisions(match) if match.config.seats[each.seat].name == self._name]
            self._match = match
            self.progressed.emit(self._count - len(self._left) + 1, self._count)
            return True
        return False

    def _end_match(self, match: Match) -> None:
        seats = {decision.seat for decision in self._judgements}
        self._match = None
        self.found.emit(self._left.pop(0), match, mistakes(self._judgements, seats))

    def _keep(self, decision: Decision, judgement: Judgement) -> None:
        self._judgements[decision] = judgement
        self._to_judge.pop(0)
        self.go_on()

    def _leave_out(self, problem: Problem) -> None:
        """What could not be judged; what was only put off comes again."""
        if isinstance(problem, Cancelled):
            return
        self._to_judge.pop(0)
        self.go_on()
        if isinstance(problem, Failed):
            raise problem
