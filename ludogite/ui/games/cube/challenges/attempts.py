"""Attempts at challenges: those that were made are read from the store, and one is begun or goes on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from ludogite.match.config import MatchConfig, Seat
from ludogite.match.library.challenge_progress import Progress, key_of, player_of
from ludogite.match.people import Person, with_names
from ludogite.rules.shelf import SHELF
from ludogite.ui.base.routes import BeginMatch, ResumeMatch

if TYPE_CHECKING:
    from ludogite.match.store.rows import Played
    from ludogite.match.store.store import Store
    from ludogite.rules.cube.target import Challenge

GAME = SHELF["challenge"]


@dataclass(frozen=True)
class Attempts:
    played: Sequence[Played]
    """The last one first."""
    remembered: Sequence[Person]
    stored: Sequence[Person] = ()
    """Everybody."""

    @classmethod
    def of(cls, store: Store | None) -> Attempts:
        return cls(store.played(GAME.id), store.people(), store.everybody()) if store else cls((), ())

    @cached_property
    def people(self) -> list[Person]:
        """All who may want to play, who was here last first. Attempts belong to whoever they were recorded for."""
        return with_names(self.remembered, map(player_of, self.played), self.stored)

    def progress(self, name: str) -> Progress:
        return Progress(self.played, name)

    def at(
        self, challenge: Challenge, has_gravity: bool, name: str, remember: Sequence[Person] = ()
    ) -> BeginMatch | ResumeMatch:
        """Leads to an attempt of a person at the challenge: the unfinished one if there is one, else a new one."""
        data = challenge.to_json()
        unfinished = self.progress(name).of(key_of(data), has_gravity).unfinished
        if unfinished is not None:
            return ResumeMatch(unfinished)
        options = {"gravity": "on" if has_gravity else "off"}
        return BeginMatch(MatchConfig(GAME, (Seat(name),), options, {"challenge": data}, 0, is_coaching=True), remember)
