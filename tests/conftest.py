"""What holds for every test: a home folder of its own, silence, and nothing left behind (no thread, process or window).

`./dev test` spreads the tests over all cores: each worker of pytest-xdist has a virtual screen of its own."""

from __future__ import annotations

import gc
import multiprocessing
import multiprocessing.resource_tracker
import os
import socket
import subprocess
import sys
import threading
import traceback
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

os.environ["QT_FONT_DPI"] = "96"
# Qt would paint each gradient with threads that wait for each other, while the workers already use all cores.
os.environ["QT_NO_GUI_THREADPOOL"] = "1"


def open_screen() -> subprocess.Popen[str]:
    """Starts a virtual screen for this process alone: on a shared one windows take mouse and focus from each other.

    The shell ends the screen when its input closes, so that no screen outlives its worker, however that ends."""
    xvfb = "Xvfb -displayfd 1 -screen 0 2600x1700x24 -nolisten tcp -noreset"
    shell = subprocess.Popen(
        ["sh", "-c", f"{xvfb} 2>/dev/null & exec >&-; read -r line; kill $!; wait"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        start_new_session=True,  # Ctrl+C is for the tests; it must not end the shell before the screen
    )
    assert shell.stdout
    number = shell.stdout.readline().strip()
    assert number, "the virtual screen of a test worker does not start"
    os.environ.update(DISPLAY=f":{number}", QT_QPA_PLATFORM="xcb")
    os.environ.pop("WAYLAND_DISPLAY", None)
    return shell


if "PYTEST_XDIST_WORKER" in os.environ and sys.platform == "linux":
    SCREEN = open_screen()

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ludogite.ui.look import sounds
from tests.support.heard import Heard

PATIENCE = 60_000
"""Milliseconds that a test waits for what will surely come; on a busy machine it may take long."""


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """One test, or a few of one file, are done sooner than workers have started."""
    named = " ".join(config.args)
    is_few = "::" in named or (len(config.args) == 1 and named.endswith(".py") and config.option.keyword)
    return 0 if is_few else None


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests begin first, so that no core works on one of them alone at the end."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Where there is no Linux, the summary counts what was not run, by what it needs."""
    if sys.platform != "linux" and (marker := item.get_closest_marker("linux")):
        pytest.skip(f"needs of Linux: {marker.args[0]}")


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The player's folder, which is not there yet. It is in memory where that has a folder: whatever is stored waits
    for the disk, and there is no power cut in a test."""
    memory = "/dev/shm" if sys.platform == "linux" else ""  # wine shows it, but not always
    with TemporaryDirectory(prefix="ludogite-", dir=memory if os.access(memory, os.W_OK) else None) as folder:
        monkeypatch.setenv("LUDOGITE_HOME", str(Path(folder) / "home"))
        yield Path(folder) / "home"


@pytest.fixture(autouse=True)
def heard() -> Iterator[Heard]:
    """What a player would hear; no test is loud, even if it undoes what it has patched itself."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sounds, "PLAYER", made := Heard())
        yield made


OPENED: list[str] = []
"""Sockets of the internet that were opened, or tried to be."""


def refuse_network(event: str, arguments: tuple[Any, ...]) -> None:
    if event == "socket.__new__" and arguments[1] in (socket.AF_INET, socket.AF_INET6):
        OPENED.append("".join(traceback.format_stack(limit=8)))
        raise RuntimeError("Ludogîte opens no connections")


sys.addaudithook(refuse_network)


@pytest.fixture(autouse=True)
def no_network() -> Iterator[None]:
    """Also if the error was caught."""
    yield
    opened, OPENED[:] = list(OPENED), []
    assert not opened, opened[0]


@pytest.fixture(autouse=True)
def nothing_left_behind(home: Path) -> Iterator[None]:
    threads, children, windows = set(threading.enumerate()), child_processes(), top_level_windows()
    yield
    multiprocessing.active_children()  # waits for those that have ended
    if top_level_windows() - windows:
        gc.unfreeze()
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
    from ludogite.ui.application.app import make_qt_application

    made = make_qt_application()
    if sys.platform != "linux":  # there the dialogs of the system would open, in which no test can type
        made.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    return made


class PatientQtBot(QtBot):
    """Waits as long as the slowest machine may need, unless a test says otherwise."""

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = PATIENCE) -> None:
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal: Any, *, timeout: int = PATIENCE, **how: Any) -> Any:
        return super().waitSignal(signal, timeout=timeout, **how)

    def waitExposed(self, widget: QWidget, *, timeout: int = PATIENCE) -> Any:
        return super().waitExposed(widget, timeout=timeout)


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    return PatientQtBot(request)


def child_processes() -> set[int]:
    """Our children, apart from the tracker that Python keeps for all worker processes together."""
    tracker = multiprocessing.resource_tracker._resource_tracker._pid  # type: ignore[attr-defined]
    children: set[int] = set()
    for file in Path("/proc/self/task").glob("*/children"):
        with suppress(FileNotFoundError, ProcessLookupError):  # a thread that has just ended
            children.update(map(int, file.read_text().split()))
    return children - {tracker}


def top_level_windows() -> set[QWidget]:
    if QApplication.instance() is None:
        return set()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return set(QApplication.topLevelWidgets())
