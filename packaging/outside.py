"""A person in front of the frozen program: keys and mouse come from outside of it, what is on the screen is looked at,
and what came of it is read from the disk."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication, QImage

from ludogite.match.match import Match
from ludogite.match.store.store import Store

PATIENCE_SECONDS = 120
LOOK_SECONDS = 0.2
"""Between two looks at the disk."""
PASTE_SECONDS = 3
SIZE = (1280, 800)
"""Of the window at its first start, where the screen has room for it."""


class Trouble(Exception):
    """What a person would complain about."""


class Person:
    """`place` is where the window is on the screen of X11, on which a Wayland session may be shown, too."""

    def __init__(self, program: Sequence[str], home: Path, session: Mapping[str, str], place: QRect, log: Path) -> None:
        self.place, self.home = place, home
        self.data = home / "data"
        self._log = log.open("wb")
        self._program = program
        self._environment = {"PATH": str(home), "HOME": str(home), "LUDOGITE_HOME": str(home), "LANG": "C.UTF-8"}
        self._environment |= session
        self._process = subprocess.Popen(
            program,
            env=self._environment,
            cwd=home,
            stdin=subprocess.DEVNULL,
            stdout=self._log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )

    @property
    def pid(self) -> int:
        return self._process.pid

    @property
    def papers(self) -> Path:
        """Where a dialog proposes to save."""
        return self.home

    # What a person does

    def press(self, *keys: str) -> None:
        """Names of keys as xdotool knows them, one after the other as fingers do."""
        _xdotool("key", "--clearmodifiers", "--delay", "40", *keys)

    def click(self, across: float, down: float) -> None:
        """At a place of the window, in parts of its size."""
        x = self.place.x() + round(across * self.place.width())
        y = self.place.y() + round(down * self.place.height())
        _xdotool("mousemove", str(x), str(y))
        time.sleep(LOOK_SECONDS)
        _xdotool("click", "1")

    def focus(self) -> None:
        """No window manager gives the keys to a window here."""
        _xdotool("windowfocus", self.window())

    def window(self) -> str:
        """It is looked for again and again: while another one goes, xdotool finds none."""
        found: list[str] = []

        def is_found() -> bool:
            found[:] = windows()
            return bool(found)

        self.wait("a window", is_found)
        return found[0]

    def paste(self, text: str) -> None:
        """Fingers have no keys for all letters. What was copied here is asked for by the program, so this waits."""
        QGuiApplication.clipboard().setText(text)
        self.press("ctrl+v")
        deadline = time.monotonic() + PASTE_SECONDS
        while time.monotonic() < deadline:
            QGuiApplication.processEvents()
            time.sleep(LOOK_SECONDS)

    def path_of(self, file: Path) -> str:
        """As the program knows it."""
        return str(file)

    def start_again(self, *files: Path) -> None:
        """While the program runs: this start gives its files to the window and ends."""
        second = subprocess.run(
            [*self._program, *map(self.path_of, files)],
            env=self._environment,
            cwd=self.home,
            stdin=subprocess.DEVNULL,
            stdout=self._log,
            stderr=subprocess.STDOUT,
            timeout=PATIENCE_SECONDS,
            check=False,
        )
        if second.returncode:
            raise Trouble(f"a second start ended with {second.returncode}")

    def wait(self, what: str, is_there: Callable[[], bool]) -> None:
        deadline = time.monotonic() + PATIENCE_SECONDS
        while not is_there():
            if self._process.poll() is not None:
                raise Trouble(f"{what}: the program has ended")
            if time.monotonic() > deadline:
                raise Trouble(f"{what}: this did not happen")
            time.sleep(LOOK_SECONDS)

    def see(self) -> QImage:
        """The window as it is on the screen."""
        area = self.place
        screen = QGuiApplication.primaryScreen()
        return screen.grabWindow(0, area.x(), area.y(), area.width(), area.height()).toImage()

    def processes(self) -> list[int]:
        """All of the program that run."""
        return _processes_of(self.pid)

    # What is on the disk

    @contextmanager
    def match(self) -> Iterator[Match | None]:
        """The match played last, as the disk has it."""
        with self.store() as store:
            ids = store.ids()
            yield store.resume(ids[0]) if ids else None

    def count(self) -> int:
        """How many matches there are."""
        with self.store() as store:
            return store.count()

    @contextmanager
    def store(self) -> Iterator[Store]:
        """The program keeps its file to itself, so a copy is read; one that was made while the program wrote may not be
        readable."""
        with tempfile.TemporaryDirectory() as folder:
            for file in self.data.glob("matches.db*"):
                with suppress(FileNotFoundError):
                    shutil.copy(file, folder)
            store = Store(Path(folder) / "matches.db")
            try:
                yield store
            finally:
                store.close()

    # The end

    def quit(self) -> None:
        """By the key for it. Neither a word nor a process may be left behind."""
        self.press("ctrl+q")
        try:
            code = self._process.wait(PATIENCE_SECONDS)
        except subprocess.TimeoutExpired:
            raise Trouble("the program does not end") from None
        if code:
            raise Trouble(f"the program ended with {code}")
        deadline = time.monotonic() + PATIENCE_SECONDS / 10
        while left := self.processes():
            if time.monotonic() > deadline:
                raise Trouble(f"processes are left: {left}")
            time.sleep(LOOK_SECONDS)

    def leave(self) -> None:
        """Whatever has happened, nothing of the program runs on."""
        for pid in self.processes():
            with suppress(ProcessLookupError):
                os.kill(pid, 9)
        self._process.wait()
        self._log.close()


def windows() -> list[str]:
    """On X11 that of the program, or the one that shows a Wayland session."""
    search = ["xdotool", "search", "--onlyvisible", "--name", "--class", "^(ludog|weston)"]
    return subprocess.run(search, capture_output=True, text=True, check=False).stdout.split()


def area_on_x11() -> QRect | None:
    """Where the window of the program is, if it is one of X11."""
    search = ["xdotool", "search", "--onlyvisible", "--name", "^Ludog", "getwindowgeometry", "--shell"]
    told = subprocess.run(search, capture_output=True, text=True, check=False)
    if told.returncode:
        return None
    numbers = dict(line.split("=") for line in told.stdout.splitlines())
    return QRect(*(int(numbers[name]) for name in ("X", "Y", "WIDTH", "HEIGHT")))


def _xdotool(*words: str) -> None:
    subprocess.run(["xdotool", *words], check=True, stdout=subprocess.DEVNULL)


def _processes_of(session: int) -> list[int]:
    """All processes of a session, which bears the number of its first one."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with suppress(OSError):
                after_name = (folder / "stat").read_text().rpartition(")")[2].split()
                if int(after_name[3]) == session and after_name[0] != "Z":
                    found.append(int(folder.name))
    return found
