"""Successive halving: of some ideas the best is found by trying the better half again, then the better half of those,
and so on. How an idea is tried is for the players to say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar


class Tried(Protocol):
    @property
    def mean(self) -> float:
        """What the idea was worth, over all times that it was tried."""


T = TypeVar("T", bound=Tried)


def best_first(
    ideas: Sequence[T],
    effort: int,
    try_out: Callable[[Sequence[T], int], None],
    progress: Callable[[float], None] | None = None,
) -> list[T]:
    """The ideas, the best first. `try_out` tries some of them, each so many times. Every step spends the same share of
    the effort, so that fewer ideas are tried more often. An idea that was dropped stays behind those that were kept."""
    order = list(ideas)
    steps = max(1, (len(order) - 1).bit_length())
    for n in range(steps):
        tried = order[: max(2, len(order) >> n)]
        try_out(tried, max(1, effort // steps // len(tried)))
        order = sorted(tried, key=lambda idea: -idea.mean) + order[len(tried) :]
        if progress:
            progress((n + 1) / steps)
    return order
