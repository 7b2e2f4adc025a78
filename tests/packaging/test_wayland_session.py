"""The Wayland session in which the frozen program is tried."""

from __future__ import annotations

import os
import re
import runpy
import subprocess
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QGuiApplication
from pytestqt.qtbot import QtBot

from tests.conftest import PATIENCE

wayland_session_on_x11: Callable[[int, int], AbstractContextManager[dict[str, str]]] = runpy.run_path(
    str(Path(__file__).resolve().parents[2] / "packaging" / "wayland_session.py")
)["wayland_session_on_x11"]
pytestmark = pytest.mark.linux("Wayland")
SIZE = (1280, 840)
INSIDE = (320, 240)
CLIENT = """
from PySide6.QtGui import QColor, QGuiApplication, QPainter, QRasterWindow

class Window(QRasterWindow):
    def paintEvent(self, event):
        QPainter(self).fillRect(event.rect(), QColor("red"))

    def mousePressEvent(self, event):
        print(QGuiApplication.platformName(), *event.position().toTuple(), flush=True)
        QGuiApplication.quit()

app = QGuiApplication([])
window = Window()
window.showFullScreen()
app.exec()
"""
"""A red screen that a click ends. It says where the click was."""


def xdotool(*words: object) -> str:
    return subprocess.run(["xdotool", *map(str, words)], check=True, capture_output=True, text=True).stdout


def test_the_mouse_is_outside_of_the_session_when_it_begins() -> None:
    xdotool("mousemove", *INSIDE)
    with wayland_session_on_x11(*SIZE):
        x, y = re.findall(r"[xy]:(\d+)", xdotool("getmouselocation"))
        assert int(x) >= SIZE[0] or int(y) >= SIZE[1]


def test_a_click_arrives_where_it_is_made(qtbot: QtBot) -> None:
    xdotool("mousemove", *INSIDE)
    with wayland_session_on_x11(*SIZE) as session:
        environment = {**os.environ, **session, "QT_QPA_PLATFORM": "wayland"}
        client = subprocess.Popen([sys.executable, "-c", CLIENT], env=environment, stdout=subprocess.PIPE, text=True)
        try:
            qtbot.waitUntil(lambda: colour_at(*INSIDE) == QColor("red"), timeout=PATIENCE)
            qtbot.waitUntil(lambda: has_ended_by_click(client), timeout=PATIENCE)
        finally:
            client.kill()
            told, _ = client.communicate()
    assert told.split()[:3] == ["wayland", *(str(float(number)) for number in INSIDE)]


def has_ended_by_click(client: subprocess.Popen[str]) -> bool:
    """A session that has just shown a window may not hand the first click on to it, and knows anew where the mouse is
    when that comes in."""
    xdotool("mousemove", *SIZE, "mousemove", *INSIDE, "sleep", 0.1, "click", 1)
    return client.poll() is not None


def colour_at(x: int, y: int) -> QColor:
    return QGuiApplication.primaryScreen().grabWindow(0, x, y, 1, 1).toImage().pixelColor(0, 0)


def test_where_the_screen_has_no_room_for_the_mouse_it_is_said() -> None:
    with pytest.raises(RuntimeError, match="no room"):
        wayland_session_on_x11(10_000, 10_000)
