"""The commands `ludogite desktop …`: they tell a Linux desktop about the program and its files, for one account. It
then has an entry in the menu, and its files open by a double click. What is told lies in assets/share/."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from ludogite import paths
from ludogite.cli.arguments import Command
from ludogite.cli.output import say
from ludogite.message import QT_TRANSLATE_NOOP, Complaint, Message

UPDATES = (("update-mime-database", "mime"), ("update-desktop-database", "applications"))
"""What reads a folder anew, and which."""
ESCAPED = frozenset('"`$\\')
"""What means something between quotes, as the Desktop Entry Specification has it."""


class NoDesktop(Complaint):
    pass


def add_commands(command: Command) -> None:
    """What follows `ludogite desktop`."""
    command("install", _install, "put the program into the menu and have its files open by a double click")
    command("uninstall", _uninstall, "take the program out of the menu")


def _install(asked: argparse.Namespace) -> int:
    install(own_command())
    missing = update()
    if missing:
        say(f"ludogite: a double click needs {' and '.join(missing)}; install that, then try again")
    print("Ludogîte is in the menu; .ludogite, .ludogite-challenge and .ludogite-keep files open by a double click.")
    return 0


def _uninstall(asked: argparse.Namespace) -> int:
    uninstall()
    update()
    print("Ludogîte is no longer in the menu.")
    return 0


def own_command() -> list[str]:
    """How this program is started, wherever it lies."""
    if "APPIMAGE" in os.environ:
        return [os.environ["APPIMAGE"]]
    if paths.is_frozen():
        return [sys.executable]
    import sysconfig

    script = Path(sysconfig.get_path("scripts")) / "ludogite"
    return [str(script)] if script.is_file() else [sys.executable, "-P", "-m", "ludogite"]


def install(command: Sequence[str]) -> None:
    """Copies everything; the entry in the menu starts this command."""
    folder = _folder()
    try:
        for part in _parts():
            file = folder / part
            file.parent.mkdir(parents=True, exist_ok=True)
            content = (_shipped() / part).read_bytes()
            paths.write_whole({file: _with_command(content, command) if file.suffix == ".desktop" else content})
        (folder / "icons" / "hicolor").touch()  # by its time desktops see that there are new icons
    except OSError as error:
        raise _not_written(error) from error


def uninstall() -> None:
    try:
        for part in _parts():
            (_folder() / part).unlink(missing_ok=True)
    except OSError as error:
        raise _not_written(error) from error


def _not_written(error: OSError) -> NoDesktop:
    sentence = QT_TRANSLATE_NOOP("desktop", "{file} cannot be written ({why}).")
    return NoDesktop(Message(sentence, file=str(error.filename), why=error.strerror or ""))


def _shipped() -> Path:
    return paths.assets() / "share"


def _parts() -> list[Path]:
    return sorted(file.relative_to(_shipped()) for file in _shipped().rglob("*") if file.is_file())


def _folder() -> Path:
    if sys.platform in ("win32", "darwin"):
        raise NoDesktop(Message(QT_TRANSLATE_NOOP("desktop", "This is for Linux desktops only.")))
    return paths.desktop()


def _with_command(entry: bytes, command: Sequence[str]) -> bytes:
    words = " ".join(map(_quoted, command)).replace("\\", "\\\\")
    lines = [f"Exec={words} %F" if line.startswith("Exec=") else line for line in entry.decode().splitlines()]
    return "\n".join([*lines, ""]).encode()


def _quoted(word: str) -> str:
    escaped = "".join(f"\\{sign}" if sign in ESCAPED else sign for sign in word.replace("%", "%%"))
    return f'"{escaped}"'


def update() -> list[str]:
    """Makes the desktop read everything anew; returns the programs for that which are not there."""
    import shutil
    import subprocess

    missing = []
    for program, folder in UPDATES:
        found, target = shutil.which(program), _folder() / folder
        if found is None:
            missing.append(program)
        elif target.is_dir():
            subprocess.run([found, target], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    return missing
