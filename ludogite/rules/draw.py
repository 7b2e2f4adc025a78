"""Random numbers as a pure function of (seed, purpose, n): the same question always has the same answer. So undo never
re-rolls, a resumed match goes on exactly as it would have, and a day's roll is the same on every machine."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from itertools import accumulate
from typing import TypeVar

T = TypeVar("T")


def number(seed: int, purpose: str, n: int = 0) -> int:
    """256 random bits."""
    return int.from_bytes(hashlib.sha256(f"{seed}/{purpose}/{n}".encode()).digest(), "big")


def below(limit: int, seed: int, purpose: str, n: int = 0) -> int:
    """One of 0 … limit - 1. The bias of the remainder is below limit / 2^256, which is negligible."""
    return number(seed, purpose, n) % limit


def weighted(pairs: Sequence[tuple[T, int]], seed: int, purpose: str, n: int = 0) -> T:
    """One of the things, each as likely as its weight."""
    ends = list(accumulate(weight for _, weight in pairs))
    at = below(ends[-1], seed, purpose, n)
    return next(thing for (thing, _), end in zip(pairs, ends, strict=True) if at < end)


def shuffled(things: Sequence[T], seed: int, purpose: str, n: int = 0) -> list[T]:
    """All of the things in a random order."""
    rest = list(things)
    bits = hashlib.shake_256(f"{seed}/{purpose}/{n}".encode()).digest(32 + 2 * len(rest))  # more than n! has
    left = int.from_bytes(bits, "big")
    order: list[T] = []
    while rest:
        left, at = divmod(left, len(rest))
        order.append(rest.pop(at))
    return order
