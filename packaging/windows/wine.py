"""Runs programs of Windows by wine, in the Debian that has it. `./dev windows` gives this process mounts and a count of
processes of its own, which are gone with it, and a virtual screen."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path, PureWindowsPath

WINE = "/usr/lib/wine/wine64"
PYTHON = r"C:\py\python.exe"
"""Where it has been prepared."""
PATH = "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin"
ENVIRONMENT = {
    "HOME": "/root",
    "PATH": PATH,
    "LANG": "C.UTF-8",
    "WINEARCH": "win64",
    "WINEDEBUG": "-all",
    "WINEDLLOVERRIDES": "mscoree=;mshtml=;winemenubuilder.exe=;winedbg.exe=",
    "XDG_RUNTIME_DIR": "/tmp",
}
"""No .NET, no browser, no menus outside; the debugger would wait for ever after a crash."""
MOUNTS = (
    ("proc", "proc", ""),
    ("tmpfs", "dev/shm", "mode=1777"),
    ("devpts", "dev/pts", "newinstance,ptmxmode=0666"),
)


class Wine:
    """One installation of Windows, which wine calls a prefix: a folder in the home of root."""

    def __init__(self, root: Path, prefix: str) -> None:
        self.root = root
        self._prefix = f"/root/{prefix}"
        self.drive = root / "root" / prefix / "drive_c"

    def mount(self) -> None:
        # There is nothing to hear with, which the sound system of Linux would complain of within wine.
        (self.root / "root" / ".asoundrc").write_text("pcm.!default { type null }\nctl.!default { type null }\n")
        for kind, place, options in MOUNTS:
            (self.root / place).mkdir(parents=True, exist_ok=True)
            more = ["-o", options] if options else []
            subprocess.run(["mount", "-t", kind, *more, kind, self.root / place], check=True)

    def make_prefix(self) -> None:
        if not (self.drive / "windows" / "system32" / "kernel32.dll").exists():
            self.inside(WINE, "wineboot", "-i")
        self.end()

    def end(self) -> None:
        """Ends all that runs there, and waits until the registry is written."""
        self.inside("wineserver", "-k")
        self.inside("wineserver", "-w")

    def inside(self, *command: str) -> int:
        """A command of that Debian."""
        return subprocess.run(self.command(*command), check=False).returncode

    def run(self, *command: str, folder: str = "", more: Mapping[str, str] | None = None) -> int:
        """A program of Windows, in a folder of the drive."""
        return subprocess.run(self.windows_command(*command, folder=folder, more=more), check=False).returncode

    def command(self, *command: str, folder: str = "", more: Mapping[str, str] | None = None) -> list[str]:
        values = {**ENVIRONMENT, "WINEPREFIX": self._prefix, "DISPLAY": os.environ["DISPLAY"], **(more or {})}
        names = [f"{name}={value}" for name, value in values.items()]
        chroot, place = shutil.which("chroot", path=PATH), [f"--chdir={folder}"] if folder else []
        assert chroot
        return [chroot, str(self.root), "/usr/bin/env", "--ignore-environment", *place, *names, *command]

    def windows_command(self, *command: str, folder: str = "", more: Mapping[str, str] | None = None) -> list[str]:
        return self.command(WINE, *command, folder=f"{self._prefix}/drive_c/{folder}", more=more)

    def windows_path(self, file: Path) -> str:
        return str(PureWindowsPath("C:/", file.relative_to(self.drive)))


def running(name: str, processes: Path = Path("/proc")) -> list[int]:
    """The processes of a program of Windows."""
    found = []
    for folder in processes.iterdir():
        if folder.name.isdigit():
            try:
                first = (folder / "cmdline").read_bytes().split(b"\0")[0].decode(errors="replace")
            except OSError:
                continue
            if PureWindowsPath(first).name.lower() == name:
                found.append(int(folder.name))
    return found
