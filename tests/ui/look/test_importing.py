"""What is imported by a thread while the window goes on."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import weakref
from functools import partial
from importlib import import_module
from pathlib import Path
from threading import Thread, current_thread, main_thread

import pytest
from pytestqt.qtbot import QtBot

from ludogite.ui.look.importing import Importing


class Widget:
    """Something that refers to itself, as pages do: only the garbage collection deletes it."""

    def __init__(self) -> None:
        self.me = self


def test_no_widget_is_deleted_by_the_thread_that_imports(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "full_of_lists.py").write_text("LISTS = [[[]] for _ in range(200_000)]")
    monkeypatch.syspath_prepend(tmp_path)
    gc.collect()
    deleted_by: list[Thread] = []
    weakref.finalize(Widget(), lambda: deleted_by.append(current_thread()))
    importing = Importing(partial(import_module, name) for name in ("there_is_no_such_module", "full_of_lists"))
    importing.start()
    importing.wait()
    assert "full_of_lists" in sys.modules
    del sys.modules["full_of_lists"]
    qtbot.waitUntil(gc.isenabled)
    gc.unfreeze()  # with what was imported, the widget was taken for something that stays
    gc.collect()
    assert deleted_by == [main_thread()]


ASK = """
import random
from PySide6 import QtCore, QtGui, QtWidgets
names = [(module, name) for module in (QtCore, QtGui, QtWidgets) for name in dir(module) if name.startswith("Q")]
random.shuffle(names)
for module, name in names:
    getattr(module, name)
"""
"""Asks for all classes of Qt in some order."""
BOTH_ASK = """
import os
from importlib import import_module
from ludogite.ui.look.importing import Importing
importing = Importing([lambda: import_module("asks")])
importing.start()
import asks_too
importing.wait()
os._exit(0)
"""


@pytest.mark.parametrize("attempt", range(6))
def test_window_and_thread_may_ask_for_classes_of_qt_at_the_same_time(tmp_path: Path, attempt: int) -> None:
    """PySide makes them when they are first asked for. Made by both at once, every second run crashed or hung."""
    for name in ("asks", "asks_too"):
        (tmp_path / f"{name}.py").write_text(ASK)
    environment = os.environ | {"PYTHONPATH": str(tmp_path)}
    program = [sys.executable, "-c", BOTH_ASK]
    run = subprocess.run(program, capture_output=True, text=True, env=environment, timeout=60, check=False)
    assert (run.returncode, run.stderr) == (0, "")
