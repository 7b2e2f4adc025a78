"""Plays every game in the frozen program for Windows as on Linux, in folders whose names Windows of the West has no
letters for; then kills it in the middle of a match. The path to its games is longer than Windows once allowed."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from outside import SIZE, Person, Trouble
from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication
from trial import resume, try_on
from wine import Wine, running

STRANGE = "Jeux é Ł 日本"
DEEP = Path(*["un dossier profond"] * 15)
PROGRAM = "ludogite.exe"
NO_FRAMES = """<openbox_config xmlns="http://openbox.org/3.4/rc">
<applications><application class="*"><decor>no</decor></application></applications>
</openbox_config>
"""
"""Xdotool is wrong about the place of a window that has a frame around it."""


class PersonAtWindows(Person):
    def __init__(self, wine: Wine, program: Path, home: Path, log: Path) -> None:
        self._wine = wine
        own = {"LUDOGITE_HOME": wine.windows_path(home)}
        command = wine.windows_command(wine.windows_path(program), more=own)
        super().__init__(command, home, {}, QRect(0, 0, *SIZE), log)

    @property
    def papers(self) -> Path:
        return documents(self._wine)

    def start_again(self, *files: str) -> None:
        super().start_again(*(self._wine.windows_path(Path(file)) for file in files))

    def processes(self) -> list[int]:
        """Wine has others, which stay."""
        return running(PROGRAM)


def documents(wine: Wine) -> Path:
    return wine.drive / "users" / "root" / "Documents"


def try_program(wine: Wine, folder: Path) -> None:
    looking = QGuiApplication.instance() or QGuiApplication([])
    strange = wine.drive / STRANGE
    shutil.rmtree(strange, ignore_errors=True)
    shutil.copytree(folder, strange / "program")
    (strange / DEEP).mkdir(parents=True)
    for old in documents(wine).glob("*.pdf"):  # of an earlier trial: Windows would ask whether to replace it
        old.unlink()

    def start(home: Path, log: Path) -> Person:
        return PersonAtWindows(wine, strange / "program" / PROGRAM, home, log)

    with window_manager(wine):
        try_on("Windows", start, (_be_killed, _come_back), strange / DEEP)
    wine.end()
    print("It was killed in the middle of a match, and lost no move.", flush=True)
    del looking


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


def _come_back(person: Person) -> None:
    resume(person)
    person.quit()
