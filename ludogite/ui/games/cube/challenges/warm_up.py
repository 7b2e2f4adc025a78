"""What the page of challenges would otherwise read when it is first opened."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ludogite.content.challenges import shipped
from ludogite.match.challenge_progress import shipped_keys
from ludogite.ui.games.cube.camera import STANDARD
from ludogite.ui.games.cube.challenges.grid import PICTURE
from ludogite.ui.games.cube.challenges.thumbnails import thumbnail
from ludogite.ui.theme import LIGHT


def steps() -> Iterator[Callable[[], object]]:
    yield shipped
    yield shipped_keys
    yield lambda: STANDARD.faces  # vectors, which Qt for Python makes ready when they are first used
    yield _paint_one


def _paint_one() -> None:
    thumbnail(shipped()[0].challenge, PICTURE, 1, LIGHT)
