"""Plays every game in the frozen program for Windows as on Linux, in folders whose names Windows of the West has no
letters for; kills it in the middle of a match; and has a second start bring its window to the front. The path to its
games is longer than Windows once allowed."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from outside import SIZE, Person, Trouble, windows
from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication
from trial import resume, try_on
from wine import PYTHON, Wine, running

from ludogite.match.library.keep_file import SUFFIX as KEEP_SUFFIX

STRANGE = "Jeux é Ł 日本"
DEEP = Path(*["un dossier profond"] * 15)
PROGRAM, CONSOLE_PROGRAM = "ludogite.exe", "ludogite-console.exe"
OF_EACH_SCREEN = 2
"""The scale of a program that Windows need not enlarge."""
NO_FRAMES = """<openbox_config xmlns="http://openbox.org/3.4/rc">
<applications><application class="*"><decor>no</decor></application></applications>
</openbox_config>
"""
"""Xdotool is wrong about the place of a window that has a frame around it."""


class PersonAtWindows(Person):
    def __init__(self, wine: Wine, program: Path, home: Path, log: Path, data: Path | None = None) -> None:
        """Where nothing is said of `data`, it is below `home`; otherwise it is where Windows has it."""
        self._wine = wine
        own = {} if data else {"LUDOGITE_HOME": wine.windows_path(home)}
        command = wine.windows_command(wine.windows_path(program), more=own)
        super().__init__(command, home, {}, QRect(0, 0, *SIZE), log)
        if data:
            self.data = data

    @property
    def papers(self) -> Path:
        return documents(self._wine)

    def path_of(self, file: Path) -> str:
        return self._wine.windows_path(file)

    def processes(self) -> list[int]:
        """Wine has others, which stay."""
        return running(PROGRAM)

    def ask_windows(self) -> dict[str, Any]:
        """About the window."""
        command = self._wine.windows_command(PYTHON, r"C:\src\packaging\windows\ask_windows.py", PROGRAM)
        told: dict[str, Any] = json.loads(subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout)
        return told

    def is_in_front(self) -> bool:
        return bool(self.ask_windows()["in_front"])

    @contextmanager
    def cover(self) -> Iterator[None]:
        """Another program comes in front."""
        other = subprocess.Popen(self._wine.windows_command("notepad"), stderr=subprocess.DEVNULL)
        try:
            self.wait("another program in front", lambda: not self.is_in_front())
            yield
        finally:
            other.kill()
            other.wait()

    def minimise(self) -> None:
        subprocess.run(["xdotool", "windowminimize", self.window()], check=True)
        self.wait("no window", lambda: not windows())


def documents(wine: Wine) -> Path:
    return wine.drive / "users" / "root" / "Documents"


def try_program(wine: Wine, folder: Path) -> None:
    looking = QGuiApplication.instance() or QGuiApplication([])
    strange = wine.drive / STRANGE
    shutil.rmtree(strange, ignore_errors=True)
    shutil.copytree(folder, strange / "program")
    (strange / DEEP).mkdir(parents=True)
    for kind in ("*.pdf", f"*{KEEP_SUFFIX}"):  # of an earlier trial: Windows would ask whether to replace it
        for old in documents(wine).glob(kind):
            old.unlink()
    _print_without_window(wine, strange)

    def start(home: Path, log: Path) -> PersonAtWindows:
        return PersonAtWindows(wine, strange / "program" / PROGRAM, home, log)

    with window_manager(wine):
        try_on("Windows", start, (_be_killed, _come_to_front), strange / DEEP)
    wine.end()
    print("Killed in a match it lost no move, and a second start brought its window to the front.", flush=True)
    del looking


def _print_without_window(wine: Wine, strange: Path) -> None:
    """With our fonts, which lie in a folder that the platform without a screen could not open."""
    program, paper = strange / "program" / CONSOLE_PROGRAM, "Noël Ł 日本.pdf"
    if wine.run(wine.windows_path(program), "print", "symbols", "--blank", "-o", paper, folder=STRANGE):
        raise Trouble("nothing is printed from a folder with strange letters")
    if not (strange / paper).read_bytes().startswith(b"%PDF-"):
        raise Trouble("what is printed is no PDF")


@contextmanager
def window_manager(wine: Wine) -> Iterator[None]:
    """It gives the keys to a dialog that opens."""
    (wine.root / "root" / "openbox.xml").write_text(NO_FRAMES, encoding="utf-8")
    command = wine.command("openbox", "--config-file", "/root/openbox.xml")
    manager = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        yield
    finally:
        manager.kill()
        manager.wait()


def _be_killed(person: Person) -> None:
    resume(person)
    with person.match() as match:
        assert match is not None
        before = match.moves
    for number in person.processes():
        os.kill(number, 9)
    with person.match() as match:
        if match is None or match.moves[: len(before)] != before:
            raise Trouble("a kill has lost moves")


def _come_to_front(person: Person) -> None:
    resume(person)
    assert isinstance(person, PersonAtWindows)
    if person.ask_windows()["scale"] != [OF_EACH_SCREEN]:
        raise Trouble("Windows does not know that the window follows the scale of each screen")
    with person.cover():
        person.start_again()
        person.wait("the window in front of another program", person.is_in_front)
    person.minimise()
    person.start_again()
    person.wait("the window that was minimised", person.is_in_front)
    person.quit()
