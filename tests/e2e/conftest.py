"""The hand that plays, at a window in English that is closed behind it, and the keyboard it plays on."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.settings import LANGUAGE, Settings
from tests.e2e.hand import Hand


@pytest.fixture
def hand(qtbot: QtBot, qapp: QApplication, home: Path) -> Iterator[Hand]:
    Settings()[LANGUAGE] = "en"
    made = Hand(qtbot)
    yield made
    if made.app:
        made.app.language.use("en")
    made.stand_up()


@pytest.fixture
def keyboard(request: pytest.FixtureRequest) -> Iterator[str]:
    """Another layout of the keys, with its variant if it has one: “fr bepo”."""
    subprocess.run(["setxkbmap", *request.param.split()], check=True)
    yield request.param
    subprocess.run(["setxkbmap", "us"], check=True)


@pytest.fixture
def french_keyboard() -> Iterator[None]:
    subprocess.run(["setxkbmap", "fr"], check=True)
    yield
    subprocess.run(["setxkbmap", "us"], check=True)
