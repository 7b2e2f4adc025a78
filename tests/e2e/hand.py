"""A hand at the real window on a real X server: mouse and keys come from outside the program."""

from __future__ import annotations

import subprocess

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ludogite.ui.application.app import Application


class Hand:
    """Moves the mouse and presses keys through the X server."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.app: Application | None = None

    def sit_down(self) -> Application:
        """Opens the program."""
        self.app = Application()
        with self.qtbot.waitExposed(self.app.window):
            self.app.window.show()
        self.qtbot.waitUntil(lambda: self.app is not None and self.app.store is not None)
        self.run("windowfocus", "--sync", str(int(self.app.window.winId())))
        self.qtbot.waitUntil(self.app.window.isActiveWindow)
        return self.app

    def stand_up(self) -> None:
        if self.app:
            self.app.close()
            self.app = None

    def run(self, *words: str) -> None:
        with subprocess.Popen(["xdotool", *words]) as process:
            self.qtbot.waitUntil(lambda: process.poll() is not None)
            assert process.returncode == 0
        self.qtbot.wait(20)

    def at(self, widget: QWidget, point: QPoint | None = None) -> list[str]:
        place = widget.mapToGlobal(point if point is not None else widget.rect().center())
        ratio = widget.devicePixelRatioF()
        return [str(int(place.x() * ratio)), str(int(place.y() * ratio))]

    def click(self, widget: QWidget, point: QPoint | None = None) -> None:
        self.run("mousemove", *self.at(widget, point), "click", "1")

    def double_click(self, widget: QWidget, point: QPoint | None = None) -> None:
        self.run("mousemove", *self.at(widget, point), "click", "--repeat", "2", "--delay", "50", "1")

    def drag(self, widget: QWidget, start: QPoint, end: QPoint) -> None:
        self.run("mousemove", *self.at(widget, start), "mousedown", "1")
        self.run("mousemove", *self.at(widget, (start + end) / 2))
        self.run("mousemove", *self.at(widget, end))
        self.run("mouseup", "1")

    def keys(self, *names: str) -> None:
        self.run("key", "--clearmodifiers", *names)
