"""A hand at the real window on a real X server: mouse and keys come from outside the program."""

from __future__ import annotations

import subprocess

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ludogite.ui.app import House

SLOW = 30_000


class Hand:
    """Moves the mouse and presses keys through the X server."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot = qtbot
        self.house: House | None = None

    def sit_down(self) -> House:
        """Opens the program."""
        self.house = House()
        with self.qtbot.waitExposed(self.house.window):
            self.house.window.show()
        self.qtbot.waitUntil(lambda: self.house is not None and self.house.store is not None)
        self.run("windowfocus", "--sync", str(int(self.house.window.winId())))
        self.qtbot.waitUntil(self.house.window.isActiveWindow, timeout=SLOW)
        return self.house

    def stand_up(self) -> None:
        if self.house:
            self.house.close()
            self.house = None

    def run(self, *words: str) -> None:
        with subprocess.Popen(["xdotool", *words]) as process:
            self.qtbot.waitUntil(lambda: process.poll() is not None, timeout=SLOW)
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
