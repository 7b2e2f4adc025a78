"""Questions about challenges for a worker process. What answers them is imported there, so that the window needs no
numpy."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from ludogite.content.codes import code_of
from ludogite.rules.cube.target import Challenge

Progress: TypeAlias = Callable[[float], None]


def made(level: str, seed: int, progress: Progress | None = None) -> Challenge:
    """The challenge of this level with this number, called by its code."""
    from ludogite.search.cube_maker import make

    return replace(make(level, seed, progress).challenge, name=code_of(level, seed))


def solutions_at_most_two(challenge: Challenge, progress: Progress | None = None) -> int:
    """0 if there is none, 1 if there is exactly one, 2 if there are more."""
    from ludogite.search.cube_cover import Cover

    return Cover(challenge).count(2, progress)
