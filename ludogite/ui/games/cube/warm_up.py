"""What the cube prepares while nobody waits: OpenGL, whose first picture takes a while."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress

from ludogite.ui.games.cube.canvas import NoOpenGL, warming


def steps() -> Iterator[Callable[[], object]]:
    """Each is short; without OpenGL there are none."""
    with suppress(NoOpenGL):
        for step in warming():
            step()
            yield lambda: None
