"""Reads the matches of a game in small steps, so that the window goes on however many there are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress

from PySide6.QtCore import QObject, Signal

from ludogite.match.library.statistics import Statistics
from ludogite.match.store import StoreProblem
from ludogite.match.store.counted import Counted
from ludogite.match.store.store import Store
from ludogite.rules.shelf import SHELF, Game
from ludogite.ui.base.game_statistics import PLAIN, GameStatistics
from ludogite.ui.base.game_ui import ui_of
from ludogite.ui.look.turns import Turns

ROWS = 40
"""So many are read at once."""


class Reader(QObject):
    """Of one game or of several; what was read is kept as long as the page is open."""

    finished = Signal()
    progressed = Signal(int)
    """How many matches are read by now."""

    def __init__(self, store: Store | None, parent: QObject) -> None:
        super().__init__(parent)
        self._store = store
        self._read: dict[str, Statistics] = {}
        self._turns = Turns(self)

    def together(self, game: Game) -> list[tuple[Game, Statistics]] | None:
        """Of a game and of those that are part of it; None until they are read."""
        games = games_together(game)
        return (
            [(each, self._read[each.id]) for each in games]
            if self._read.keys() >= {each.id for each in games}
            else None
        )

    def read(self, *games: Game) -> None:
        """`finished` tells when all is read."""
        self._turns.stop()
        steps = self._read_all([each for game in games for each in games_together(game)])
        self._turns.begin(steps, lambda _result: self.finished.emit(), moved=self.progressed.emit)

    @property
    def is_reading(self) -> bool:
        return self._turns.is_going

    def stop(self) -> None:
        self._turns.stop()

    def _read_all(self, games: Sequence[Game]) -> Iterator[int]:
        """Yields after each step how many matches are read. What the disk refuses is as if it were not there: whoever
        plays will hear of it."""
        read = 0
        for game in games:
            if game.id in self._read:
                continue
            matches: list[Counted] = []
            with suppress(StoreProblem):
                for rows in self._rows(game):
                    matches += rows
                    yield read + len(matches)
            read += len(matches)
            own = statistics_of(game)
            self._read[game.id] = Statistics(matches, own.score_options, game.lower_is_better)
            yield read

    def _rows(self, game: Game) -> Iterator[list[Counted]]:
        """A few matches at a time, once everything about them is counted."""
        if self._store is None:
            return
        while self._store.count_facts(game.id):
            yield []
        setup_kind = statistics_of(game).setup_kind
        after: int | None = 0
        while after is not None:
            rows, after = self._store.counted(game.id, after, ROWS, setup_kind)
            yield rows


def statistics_of(game: Game) -> GameStatistics:
    return (ui_of(game).statistics if game.ui_module else None) or PLAIN


def games_together(game: Game) -> list[Game]:
    """A game of the shelf, and those that are part of it."""
    return [game, *(part for part in SHELF.values() if part.part_of == game.id)]
