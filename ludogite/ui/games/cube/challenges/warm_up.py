"""What the page of challenges would otherwise read when it is first opened."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ludogite.content.challenges import shipped
from ludogite.match.challenge_progress import shipped_keys


def steps() -> Iterator[Callable[[], object]]:
    yield shipped
    yield shipped_keys
