"""The window opens on the screen that answers, and the cube is drawn with OpenGL on X11 and on Wayland. Each program
here is a process of its own, for a process chooses once."""

from __future__ import annotations

import json
import os
import runpy
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

wayland_session = runpy.run_path(str(Path(__file__).resolve().parents[3] / "packaging" / "wayland_session.py"))[
    "wayland_session"
]
pytestmark = pytest.mark.linux("X11 and Wayland")
CHOOSING = ("DISPLAY", "WAYLAND_DISPLAY", "XDG_SESSION_TYPE", "XDG_RUNTIME_DIR", "QT_QPA_PLATFORM", "PYOPENGL_PLATFORM")
CHECK = ["-m", "ludogite", "check"]
GLANCE = """
import json
from ludogite.ui.application.app import make_qt_application
from ludogite.ui.games.cube.opengl.canvas import is_available

app = make_qt_application()
print(json.dumps({"platform": app.platformName(), "opengl": is_available()}))
"""
"""What `ludogite check` says of the screen, without the rest."""


@pytest.fixture(scope="module")
def wayland() -> Iterator[dict[str, str]]:
    with wayland_session() as session:
        yield session


@pytest.fixture
def x11() -> dict[str, str]:
    """The screen that the tests themselves are on."""
    return {"DISPLAY": os.environ["DISPLAY"]}


@pytest.fixture(params=["no socket", "nobody listens"])
def dead_wayland(request: pytest.FixtureRequest, tmp_path: Path) -> dict[str, str]:
    """What a session has left behind."""
    if request.param == "nobody listens":
        with socket.socket(socket.AF_UNIX) as left:
            left.bind(str(tmp_path / "wayland-0"))
    return {"XDG_SESSION_TYPE": "wayland", "WAYLAND_DISPLAY": "wayland-0", "XDG_RUNTIME_DIR": str(tmp_path)}


def run(arguments: list[str], **environment: str) -> subprocess.CompletedProcess[str]:
    """In a session that has nothing but what is named here."""
    neutral = {name: value for name, value in os.environ.items() if name not in CHOOSING}
    return subprocess.run(
        [sys.executable, *arguments],
        env=neutral | environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def check(**environment: str) -> tuple[str, bool]:
    """The platform that Qt has chosen, and whether the cube is really drawn with OpenGL; all without a warning."""
    return found_by(CHECK, **environment)


def glance(**environment: str) -> tuple[str, bool]:
    return found_by(["-c", GLANCE], **environment)


def found_by(arguments: list[str], **environment: str) -> tuple[str, bool]:
    result = run(arguments, **environment)
    assert (result.returncode, result.stderr) == (0, "")
    found = json.loads(result.stdout)
    return found["platform"], found["opengl"]


def test_in_a_wayland_session_the_cube_is_drawn_with_opengl(wayland: dict[str, str]) -> None:
    assert check(**wayland) == ("wayland", True)


def test_on_x11_in_a_wayland_session_the_cube_is_drawn_with_opengl(
    wayland: dict[str, str], x11: dict[str, str]
) -> None:
    assert glance(**wayland, **x11, QT_QPA_PLATFORM="xcb") == ("xcb", True)


def test_where_qt_uses_egl_on_x11_so_does_the_cube(x11: dict[str, str]) -> None:
    assert glance(**x11, QT_XCB_GL_INTEGRATION="xcb_egl") == ("xcb", True)


def test_where_wayland_is_dead_the_window_opens_on_x11(dead_wayland: dict[str, str], x11: dict[str, str]) -> None:
    assert glance(**dead_wayland, **x11) == ("xcb", True)


def test_a_wayland_session_that_does_not_name_its_screen_opens_on_x11(x11: dict[str, str]) -> None:
    assert glance(**x11, XDG_SESSION_TYPE="wayland") == ("xcb", True)


def test_wayland_comes_first_where_both_answer(wayland: dict[str, str], x11: dict[str, str]) -> None:
    assert glance(**wayland, **x11) == ("wayland", True)


def test_of_the_platforms_that_the_player_names_the_first_that_answers_is_taken(wayland: dict[str, str]) -> None:
    assert glance(**wayland, DISPLAY=":7777", QT_QPA_PLATFORM="xcb;wayland") == ("wayland", True)


@pytest.mark.parametrize("others", [{}, {"DISPLAY": ":7777"}, {"QT_QPA_PLATFORM": "wayland"}], ids=str)
def test_where_neither_answers_it_is_said(dead_wayland: dict[str, str], others: dict[str, str]) -> None:
    result = run(CHECK, **dead_wayland, **others)
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.startswith("ludogite: There is no screen for the window")
    assert len(result.stderr.splitlines()) == 1


def test_what_the_player_says_of_pyopengl_wins(x11: dict[str, str]) -> None:
    assert glance(**x11, PYOPENGL_PLATFORM="egl") == ("xcb", False), "Qt is on GLX there"


WARM_UP = """
import sys
sys.modules["OpenGL.platform.egl"] = None  # importing it now fails
from PySide6.QtCore import QCoreApplication
from ludogite.ui.application.app import Application, make_qt_application
from ludogite.ui.games.cube.opengl.canvas import _begun
from ludogite.ui.games.cube.stage import make_scene_view
from ludogite.ui.look.theme import LIGHT

qt_app = make_qt_application()
app = Application()
app.window.show()
while not _begun.cache_info().misses:
    QCoreApplication.processEvents()
QCoreApplication.processEvents()
print(type(make_scene_view(LIGHT)).__name__, app.crash_dialog, repr(app.crashes.file.read_text()))
app.close()
"""


def test_where_a_part_of_pyopengl_is_missing_the_window_warms_up_in_peace(x11: dict[str, str]) -> None:
    """As in a frozen program that was built without it: the cube is shown as flat layers, and no fault is reported."""
    result = run(["-c", WARM_UP], **x11, PYOPENGL_PLATFORM="egl")
    assert (result.returncode, result.stdout) == (0, "LayerPlan None ''\n"), result.stderr


def megabytes() -> float:
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGESIZE") / 2**20


def test_the_memory_of_large_pictures_is_given_back_when_they_are_gone(qapp: QApplication) -> None:
    """Small ones that stay lie between them, as in any long evening."""
    before, kept = megabytes(), []
    for _ in range(3):
        large = []
        for _ in range(100):
            large.append(QImage(700, 700, QImage.Format.Format_ARGB32))
            large[-1].fill(0)
            kept.append(QImage(20, 20, QImage.Format.Format_ARGB32))
        del large
    assert megabytes() - before < 60, "a round takes 190"
