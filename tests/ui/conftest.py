"""The window of the program, open and in front, in English and light; it may tell of no crash that a test leaves."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from ludogite.settings import LANGUAGE, THEME, Settings
from ludogite.ui.application.app import Application
from ludogite.ui.games.cube.view import space_view
from ludogite.ui.look import picture_cache

picture_cache.set_steps(False)  # so that a grabbed board is a finished one


@pytest.fixture
def app(qtbot: QtBot, qapp: QApplication, home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Application]:
    """The edges of the cube are not smoothed where it rests: that takes as long as all else of many tests."""
    monkeypatch.setattr(space_view, "SETTLE_MS", 3_600_000)
    Settings()[LANGUAGE] = "en"
    Settings()[THEME] = "light"
    opened = Application()
    with qtbot.waitExposed(opened.window):
        opened.window.show()
    opened.window.activateWindow()
    qtbot.waitUntil(lambda: opened.store is not None and opened.window.isActiveWindow())
    yield opened
    opened.language.use("en")
    has_crashed = opened.crash_dialog is not None and opened.crash_dialog.isVisible()
    opened.close()
    assert not has_crashed, opened.crashes.file.read_text()
    delete(opened)  # whatever its signals call by a lambda would keep it
