"""Which of its two views the cube is shown in."""

from __future__ import annotations

from ludogite.ui.games.cube.canvas import NoOpenGL, canvas
from ludogite.ui.games.cube.plan import LayerPlan
from ludogite.ui.games.cube.stage import Stage
from ludogite.ui.games.cube.view import CubeView
from ludogite.ui.theme import Colours


def make_stage(colours: Colours) -> Stage:
    """In space where there is OpenGL, else as flat layers."""
    try:
        canvas()
    except NoOpenGL:
        return LayerPlan(colours)
    return CubeView(colours)
