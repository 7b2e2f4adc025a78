"""Attempts at challenges: those that were made are read from the store, and one is begun or goes on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ludogite.match.challenge_progress import Progress, key_of
from ludogite.match.match import MatchConfig, Seat
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.game import SHELF
from ludogite.ui.language import tr
from ludogite.ui.pages.routes import BeginMatch, ResumeMatch

if TYPE_CHECKING:
    from ludogite.match.store import Store
    from ludogite.rules.cube.target import Challenge

GAME = SHELF["challenge"]
PLAYER = Message(QT_TRANSLATE_NOOP("challenges", "Player"))


@dataclass(frozen=True)
class Attempts:
    progress: Progress
    player: str | None
    """Who was here last."""

    @classmethod
    def of(cls, store: Store | None) -> Attempts:
        people = store.people() if store else []
        return cls(Progress(store.played(GAME.id) if store else ()), people[0].name if people else None)

    def at(self, challenge: Challenge, has_gravity: bool) -> BeginMatch | ResumeMatch:
        """Leads to an attempt at the challenge: the unfinished one if there is one, else a new one."""
        data = challenge.to_json()
        unfinished = self.progress.of(key_of(data), has_gravity).unfinished
        if unfinished is not None:
            return ResumeMatch(unfinished)
        seats, options = (Seat(self.player or tr(PLAYER)),), {"gravity": "on" if has_gravity else "off"}
        return BeginMatch(MatchConfig(GAME, seats, options, {"challenge": data}, 0, is_coaching=True))
