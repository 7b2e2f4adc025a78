"""How far somebody has come with the challenges of the cube, as the stored attempts tell it."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import Any

from ludogite.match.match import Help
from ludogite.match.store import Played


def key_of(told: Mapping[str, Any]) -> str:
    """Two challenges have the same key if they have the same start and target, whatever they are called and wherever
    they come from."""
    same = [told.get(part) for part in ("level", "start", "faces", "lines")]
    return blake2b(json.dumps(same, sort_keys=True).encode(), digest_size=12).hexdigest()


@dataclass(frozen=True)
class Achieved:
    """What somebody has achieved in one challenge. Who was shown the solution has not solved it; who was given a hint
    has, but not for the best time."""

    is_solved: bool = False
    best: float | None = None
    """Seconds."""
    unfinished: int | None = None
    """The attempt to go on with, the last one."""
    is_begun: bool = False
    """Whether anything is placed in it."""

    def after(self, attempt: Played) -> Achieved:
        if attempt.finished is None:
            if attempt.is_over or self.unfinished is not None:
                return self
            return replace(self, unfinished=attempt.id, is_begun=attempt.moves > 0)
        if attempt.help == Help.SOLUTION:
            return self
        if attempt.help == Help.HINT:
            return replace(self, is_solved=True)
        best = attempt.finished if self.best is None else min(self.best, attempt.finished)
        return replace(self, is_solved=True, best=best)


NOTHING = Achieved()


class Progress:
    """What somebody has achieved in all challenges, with hands that hold the pieces and with gravity."""

    def __init__(self, attempts: Iterable[Played] = ()) -> None:
        """The last attempt first."""
        self._by_key: dict[tuple[str, bool], Achieved] = {}
        for attempt in attempts:
            if isinstance(told := attempt.setup.get("challenge"), dict):
                key = key_of(told), attempt.options.get("gravity") == "on"
                self._by_key[key] = self._by_key.get(key, NOTHING).after(attempt)

    def of(self, key: str, has_gravity: bool) -> Achieved:
        """What is solved with gravity is solved without too; what is left unfinished is so one way or the other."""
        alone = self._by_key.get((key, has_gravity), NOTHING)
        harder = NOTHING if has_gravity else self._by_key.get((key, True), NOTHING)
        times = [each.best for each in (alone, harder) if each.best is not None]
        return replace(alone, is_solved=alone.is_solved or harder.is_solved, best=min(times, default=None))
