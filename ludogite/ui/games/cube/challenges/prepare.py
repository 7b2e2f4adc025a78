"""What the page of challenges would otherwise read when it is first opened."""

from __future__ import annotations

from collections.abc import Iterator

from ludogite.content.challenges import count_shipped, read_ahead, shipped
from ludogite.match.library.challenge_progress import shipped_keys
from ludogite.ui.games.cube.camera import STANDARD
from ludogite.ui.games.cube.challenges.grid import PICTURE
from ludogite.ui.games.cube.challenges.thumbnails import thumbnail
from ludogite.ui.look.theme import LIGHT

AT_ONCE = 80
"""So many challenges are read in one step."""


def prepare() -> Iterator[None]:
    count = count_shipped()
    yield
    for first in range(0, count, AT_ONCE):
        read_ahead(range(first, min(first + AT_ONCE, count)))
        yield
    shipped_keys()
    yield
    _ = STANDARD.faces  # vectors, which Qt for Python makes ready when they are first used
    yield
    thumbnail(shipped()[0].challenge, PICTURE, 1, LIGHT)
