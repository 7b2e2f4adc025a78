"""What holds for every test: a home of its own, and nothing left behind — no thread, process or window."""

from __future__ import annotations

import gc
import multiprocessing
import multiprocessing.resource_tracker
import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

os.environ["QT_FONT_DPI"] = "96"

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QWidget


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The player's folders, empty."""
    folder = tmp_path / "home"
    monkeypatch.setenv("LUDOGITE_HOME", str(folder))
    return folder


@pytest.fixture(autouse=True)
def nothing_left_behind(home: Path) -> Iterator[None]:
    threads, children, windows = set(threading.enumerate()), child_processes(), top_level_windows()
    yield
    multiprocessing.active_children()  # waits for those that have ended
    if top_level_windows() - windows:
        gc.collect()  # what only waits for that is not left behind
    left = {
        "threads": set(threading.enumerate()) - threads,
        "processes": child_processes() - children,
        "windows": top_level_windows() - windows,
    }
    assert not any(left.values()), f"left behind: { {kind: things for kind, things in left.items() if things} }"


@pytest.fixture(scope="session")
def qapp() -> QApplication:
    """The application that the program itself makes, fonts and style included."""
    from ludogite.ui.app import make_qt_application

    return make_qt_application()


def child_processes() -> set[int]:
    """Our children, apart from the tracker that Python keeps for all worker processes together."""
    tracker = multiprocessing.resource_tracker._resource_tracker._pid  # type: ignore[attr-defined]
    lists = Path("/proc/self/task").glob("*/children")
    return {int(child) for children in lists for child in children.read_text().split()} - {tracker}


def top_level_windows() -> set[QWidget]:
    if QApplication.instance() is None:
        return set()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return set(QApplication.topLevelWidgets())
