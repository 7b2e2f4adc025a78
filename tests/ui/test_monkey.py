"""Somebody does whatever comes to mind in the window; `./dev soak monkey` goes on for hours."""

from __future__ import annotations

from pathlib import Path

from ludogite.ui.application.app import Application
from tests.reliability.monkey import Monkey


def test_a_monkey_breaks_nothing(app: Application, tmp_path: Path) -> None:
    monkey = Monkey(app, 5, tmp_path)
    try:
        for _ in range(60):
            monkey.act()
    finally:
        monkey.close()
    assert monkey.events == 60
