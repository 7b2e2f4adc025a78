"""Progress of somebody with the challenges of the cube, read from the stored attempts."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from datetime import date
from functools import cache
from hashlib import blake2b
from itertools import chain
from typing import Any

from ludogite.content.challenges import Shipped, shipped
from ludogite.match.result import is_solved
from ludogite.match.store.rows import Played


def key_of(challenge: Mapping[str, Any]) -> str:
    """Two challenges, as files hold them, have the same key if they have the same start and target, whatever they are
    called and wherever they come from."""
    fields = [challenge.get(name) for name in ("level", "start", "faces", "lines")]
    return blake2b(json.dumps(fields, sort_keys=True).encode(), digest_size=12).hexdigest()


@cache
def shipped_keys() -> dict[str, int]:
    """The key of each challenge that ships, and its place among them."""
    return {key_of(each.challenge.to_json()): place for place, each in enumerate(shipped())}


@dataclass(frozen=True)
class Achieved:
    """What somebody has achieved in one challenge. An attempt in which the solution was shown does not count as solved;
    one with a hint does, but not for the best time."""

    is_solved: bool = False
    best: float | None = None
    """Seconds."""
    unfinished: int | None = None
    """The attempt to go on with, the last one."""
    is_begun: bool = False
    """Whether anything is placed in it."""
    spent: float = 0.0
    """Seconds spent on it."""

    def after(self, attempt: Played) -> Achieved:
        if attempt.finished is None:
            if attempt.is_over or self.unfinished is not None:
                return self
            return replace(self, unfinished=attempt.id, is_begun=attempt.moves > 0, spent=attempt.seconds)
        if not is_solved(attempt.finished, attempt.help):
            return self
        if attempt.is_helped:
            return replace(self, is_solved=True)
        best = attempt.finished if self.best is None else min(self.best, attempt.finished)
        return replace(self, is_solved=True, best=best)


NOTHING = Achieved()


def player_of(attempt: Played) -> str:
    """Whoever it was recorded for."""
    return attempt.config.seats[0].name


class Progress:
    """What somebody has achieved in all challenges, with hands that hold the pieces and with gravity."""

    def __init__(self, attempts: Iterable[Played], name: str) -> None:
        """All attempts that are stored, the last one first; those of this person count, but for branches."""
        self._by_key: dict[tuple[str, bool], Achieved] = {}
        self.last_level: str | None = None
        """Of the challenge that was tried last."""
        for attempt in attempts:
            config = attempt.config
            if config.branch is not None:
                continue
            if player_of(attempt) == name and isinstance(challenge := config.setup.get("challenge"), dict):
                self.last_level = self.last_level or str(challenge.get("level"))
                key = key_of(challenge), config.options.get("gravity") == "on"
                self._by_key[key] = self._by_key.get(key, NOTHING).after(attempt)

    def of(self, key: str, has_gravity: bool) -> Achieved:
        """What is solved with gravity is solved without too; an unfinished attempt belongs to one of the two."""
        alone = self._by_key.get((key, has_gravity), NOTHING)
        harder = NOTHING if has_gravity else self._by_key.get((key, True), NOTHING)
        times = [each.best for each in (alone, harder) if each.best is not None]
        return replace(alone, is_solved=alone.is_solved or harder.is_solved, best=min(times, default=None))

    def is_solved(self, key: str, has_gravity: bool) -> bool:
        return self._by_key.get((key, True), NOTHING).is_solved or (
            not has_gravity and self._by_key.get((key, False), NOTHING).is_solved
        )

    def next_unsolved(self, has_gravity: bool, place: int = 0) -> Shipped | None:
        """The first unsolved challenge of those that ship from this place on, then of those before it."""
        keys = list(shipped_keys())
        for n in chain(range(place, len(keys)), range(min(place, len(keys)))):
            if not self.is_solved(keys[n], has_gravity):
                return shipped()[n]
        return None


@dataclass(frozen=True)
class Time:
    """A challenge solved without help."""

    match: int
    name: str
    seconds: float
    day: date


def times_of(attempts: Iterable[Played], key: str, has_gravity: bool) -> list[Time]:
    """How fast a challenge was solved by anybody, the fastest first. Solved with gravity it is solved without too."""
    times = []
    for attempt in attempts:
        config = attempt.config
        if attempt.finished is None or attempt.is_helped or config.branch is not None:
            continue
        challenge = config.setup.get("challenge")
        if not isinstance(challenge, dict) or key_of(challenge) != key:
            continue
        if has_gravity and config.options.get("gravity") != "on":
            continue
        times.append(Time(attempt.id, player_of(attempt), attempt.finished, attempt.begun.astimezone().date()))
    return sorted(times, key=lambda time: (time.seconds, time.match))
