"""Where there is OpenGL the cube is drawn with it, also after it was lost; where there is none, as flat layers."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtGui import QOpenGLContext
from pytestqt.qtbot import QtBot

from ludogite.rules.cube.pieces import parse
from ludogite.sheets.cube.paints import PAINTS, ground
from ludogite.ui.games.cube.opengl.canvas import canvas
from ludogite.ui.games.cube.stage import make_scene_view
from ludogite.ui.games.cube.view.scene import Body, Scene
from ludogite.ui.games.cube.view.space_view import SpaceView
from ludogite.ui.look.theme import LIGHT

SCENE = Scene((Body(parse("000 100 200 300").mask, 0), Body(parse("001 010 011 101").mask, 1)))

SEE = """
from PySide6.QtCore import QCoreApplication, QPointF
from ludogite.rules.cube.pieces import parse
from ludogite.ui.application.app import make_qt_application
from ludogite.ui.games.cube.view.scene import Body, Scene
from ludogite.ui.games.cube.spot import Spot
from ludogite.ui.games.cube.stage import make_scene_view
from ludogite.ui.games.cube.view.space_view import SpaceView
from ludogite.ui.look.theme import LIGHT
from ludogite.ui.look import picture_cache

app = make_qt_application()
picture_cache.set_steps(False)
scene = Scene((Body(parse("000 100 200 300").mask, 0),))

def seen(scene_view):
    scene_view.resize(640, 480)
    scene_view.show_scene(scene)
    return scene_view.grab().toImage()

plan = make_scene_view(LIGHT)
image = seen(plan)
area = plan.outline(Spot(16, 2))
beside_mark = area.topLeft() + 0.2 * QPointF(area.width(), area.height())
print(type(plan).__name__, image.pixelColor(beside_mark.toPoint()).name())

view = SpaceView(LIGHT)
said = []
view.failed.connect(lambda: said.append("failed"))
image = seen(view)
assert not said, "not while it paints"
QCoreApplication.processEvents()
tables = {image.pixelColor(x, y).name() for x in range(0, 640, 16) for y in range(0, 480, 16)}
print(*said, *tables)
"""
NO_LIBRARY = "import sys; sys.modules['OpenGL'] = None"
"""Importing it now fails as if it were not installed."""
NO_COMPILER = """
from ludogite.ui.games.cube.opengl.renderer import PROGRAMS
PROGRAMS["ground"] = ("#version 999", "#version 999")
"""
OLD_SHADERS = {"MESA_GL_VERSION_OVERRIDE": "3.3", "MESA_GLSL_VERSION_OVERRIDE": "120"}
needs_mesa = pytest.mark.linux("Mesa, whose variables make it an old OpenGL")


@pytest.mark.parametrize(
    ("environment", "before"),
    [
        ({"QT_QPA_PLATFORM": "offscreen", "DISPLAY": ""}, ""),
        pytest.param({"MESA_GL_VERSION_OVERRIDE": "2.1"}, "", marks=needs_mesa),
        pytest.param(OLD_SHADERS, "", marks=needs_mesa),
        ({}, NO_COMPILER),
        ({}, NO_LIBRARY),
    ],
    ids=["no OpenGL", "old OpenGL", "old shaders", "shaders not understood", "no library"],
)
def test_without_opengl_there_are_flat_layers(environment: dict[str, str], before: str) -> None:
    assert see(before, environment) == FLAT


@needs_mesa
def test_shaders_that_only_the_cache_of_the_driver_knows_are_not_used(tmp_path: Path) -> None:
    cache = {"MESA_SHADER_CACHE_DIR": str(tmp_path)}
    assert see("", cache).startswith("SpaceView ")
    assert any(tmp_path.rglob("*"))
    assert see("", cache | OLD_SHADERS) == FLAT


FLAT = f"LayerPlan {PAINTS[0].tones[2].lower()}\nfailed {ground(LIGHT.is_dark).lower()}\n"


def see(before: str, environment: dict[str, str]) -> str:
    """What becomes of the cube in another process."""
    run = subprocess.run(
        [sys.executable, "-c", before + SEE], env=os.environ | environment, capture_output=True, text=True
    )
    assert run.stderr == ""
    return run.stdout


def test_with_opengl_the_cube_is_seen_in_space(qtbot: QtBot) -> None:
    scene_view = make_scene_view(LIGHT)
    qtbot.addWidget(scene_view)
    assert isinstance(scene_view, SpaceView)


@pytest.mark.parametrize("times", [1, 3])
def test_after_the_driver_was_reset_the_same_is_drawn_again(qtbot: QtBot, times: int) -> None:
    view = SpaceView(LIGHT)
    qtbot.addWidget(view)
    view.resize(500, 400)
    view.show_scene(SCENE)
    before = view.grab().toImage()
    assert len({before.pixel(x, 200) for x in range(500)}) > 20
    failures: list[None] = []
    view.failed.connect(lambda: failures.append(None))
    for _ in range(times):
        lost = canvas()
        lost.context = QOpenGLContext()  # what was in the other one is gone
        view.change()
        assert view.grab().toImage() == before
        assert canvas() is not lost
    qtbot.wait(1)
    assert not failures
