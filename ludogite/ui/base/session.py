"""The session: settings, colours, store, worker, and what games remember. It lives as long as the window and shows
nothing."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QObject

from ludogite.match.store import StoreProblem
from ludogite.settings import CONTRAST, THEME, Settings
from ludogite.ui.look import theme

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from ludogite.match.config import MatchConfig
    from ludogite.match.people import Person
    from ludogite.match.store.rows import Played
    from ludogite.match.store.store import Store
    from ludogite.rules.shelf import Game
    from ludogite.ui.look.theme import Colours
    from ludogite.worker.worker import Worker

T = TypeVar("T")


class Session(QObject):
    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.settings = Settings()
        self.store: Store | None = None
        """None until it is open, and where it cannot be opened."""
        self.is_settled = False
        """Whether the store is open, or known to stay closed."""
        self.last_setups: dict[str, MatchConfig] = {}
        """By game, what was chosen last since the start; also if no move followed, so that the store forgot it."""
        self.left_setups: dict[str, MatchConfig] = {}
        """By game, what was chosen at a set-up that was left without a match."""
        self.next_seeds: dict[str, int] = {}
        """By game, the seed of the match that is being set up: who comes back finds the same boards."""
        self.worker: Worker | None = None
        self._remembered: dict[type, object] = {}

    @property
    def colours(self) -> Colours:
        return theme.resolve(self.settings[THEME], self.settings[CONTRAST])

    @property
    def writable_store(self) -> Store | None:
        return None if self.store is None or self.store.is_read_only else self.store

    def get_worker(self) -> Worker:
        """Its processes are started when they are first needed."""
        if self.worker is None:
            from ludogite.ui.base.worker import make_worker

            self.worker = make_worker(self)
        return self.worker

    def remembered(self, kind: type[T]) -> T:
        """The one value of this type, made when it is first asked for. Pages keep there what they remember for the next
        time that they are opened."""
        if kind not in self._remembered:
            self._remembered[kind] = kind()
        value = self._remembered[kind]
        assert isinstance(value, kind)
        return value

    def forget(self) -> None:
        """Who is here, or what they are called, has changed."""
        self.last_setups.clear()
        self.left_setups.clear()
        self.next_seeds.clear()
        self._remembered.clear()

    # What is read of the store; nothing while there is none

    @property
    def people(self) -> list[Person]:
        """Who was here last comes first."""
        return self.store.people() if self.store else []

    @property
    def everybody(self) -> list[Person]:
        """With those whose matches come from elsewhere."""
        return self.store.everybody() if self.store else []

    def last_config(self, game: Game, is_of_day_too: bool = False) -> MatchConfig | None:
        """What was chosen for the last match of a game."""
        last = self.last_setups.get(game.id)
        return last or (self.store.last_config(game.id, is_of_day_too) if self.store else None)

    def played(self, game: Game) -> Sequence[Played]:
        return self.store.played(game.id) if self.store else ()

    def seen(self, game: Game, names: Sequence[str] | None = None) -> Mapping[str, int]:
        """How often these people have met each thing of a game; None: everybody who has played here."""
        with suppress(StoreProblem):  # a disk that refuses is spoken of when something is stored
            if self.store:
                people = [person.name for person in self.store.people()] if names is None else names
                return self.store.seen(game.id, people)
        return {}

    def days_since_seen(self, game: Game, names: Sequence[str]) -> Mapping[str, int]:
        """How many days ago one of these people last met each thing of a game; what was met last comes first."""
        with suppress(StoreProblem):
            return self.store.days_since_seen(game.id, names) if self.store else {}
        return {}

    def close(self) -> None:
        if self.worker:
            self.worker.close()
        if self.store:
            self.store.close()
