"""What the page of challenges would otherwise read when it is first opened."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from ludogite.content.challenges import count_shipped, read_ahead, shipped
from ludogite.match.library.challenge_progress import shipped_keys
from ludogite.ui.games.cube.camera import STANDARD
from ludogite.ui.games.cube.challenges.grid import PICTURE
from ludogite.ui.games.cube.challenges.thumbnails import thumbnail
from ludogite.ui.theme import LIGHT

AT_ONCE = 80
"""So many challenges are read in one step."""


def steps() -> Iterator[Callable[[], object]]:
    yield count_shipped
    for first in range(0, count_shipped(), AT_ONCE):
        yield partial(read_ahead, range(first, min(first + AT_ONCE, count_shipped())))
    yield shipped_keys
    yield lambda: STANDARD.faces  # vectors, which Qt for Python makes ready when they are first used
    yield _paint_one


def _paint_one() -> None:
    thumbnail(shipped()[0].challenge, PICTURE, 1, LIGHT)
