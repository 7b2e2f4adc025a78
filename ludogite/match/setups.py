"""Making the set-up of a match anew, in a worker process."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludogite.rules.shelf import SHELF


def make_setup(
    game: str,
    seats: int,
    options: Mapping[str, Any],
    seed: int,
    seen: Mapping[str, int],
    progress: Callable[[float], None] | None = None,
) -> Mapping[str, Any]:
    """See `Game.make_setup`; it is too quick to report progress."""
    return SHELF[game].make_setup(seats, options, seed, seen)
