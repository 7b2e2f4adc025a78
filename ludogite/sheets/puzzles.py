"""Puzzles that are made for a sheet, which takes a while each. Who draws a page gets them at once if they were made
before, by a worker say, and has them made otherwise. No Qt: a worker imports this."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any

MOST_KEPT = 1000


@dataclass(frozen=True)
class Puzzle:
    make: Callable[..., Any]
    """A function of a module: a worker calls it with the arguments and `progress`."""
    arguments: tuple[Hashable, ...]

    @property
    def is_made(self) -> bool:
        return self in _kept

    @property
    def value(self) -> Any:
        if self not in _kept:
            self.keep(self.make(*self.arguments))
        return _kept[self]

    def keep(self, value: Any) -> None:
        """What a worker has made. Of very many, those made first are forgotten."""
        _kept[self] = value
        while len(_kept) > MOST_KEPT:
            del _kept[next(iter(_kept))]


_kept: dict[Puzzle, Any] = {}
