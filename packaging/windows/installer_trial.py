"""Installs, plays, opens files by a double click, upgrades, and uninstalls, on a Windows that is new. In the end
nothing may be left but the games."""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import outside
from fresh import Trouble
from installer import installer_name
from outside import windows
from playing import play_game
from program_trial import CONSOLE_PROGRAM, PROGRAM, PersonAtWindows, window_manager
from PySide6.QtGui import QGuiApplication
from trial import come_in
from visits import finished_match
from wine import Wine, running

from ludogite import __version__
from ludogite.match.library.keep_file import SUFFIX as KEEP_SUFFIX
from ludogite.match.library.transfer import save_record
from ludogite.match.record import SUFFIX
from ludogite.match.store.store import Store

MISSING = ("ucrtbase.dll", "icuuc.dll", "wcmplx.dll")
"""What a new wine lacks for any program with numpy and Qt."""
UNINSTALL = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\Ludogite"
CLASSES = r"{}\Software\Classes"
PATIENCE_SECONDS = 120
PLAYED, OPENED = 1, 1
"""Games."""
KEYS = re.compile(r"^\[.*ludogite", re.IGNORECASE | re.MULTILINE)


def try_installer(prepared: Wine, installer: Path) -> None:
    wine = Wine(prepared.root, "new-wine")
    shutil.rmtree(wine.drive.parent, ignore_errors=True)
    wine.make_prefix()
    for name in MISSING:
        shutil.copy2(prepared.drive / "windows" / "system32" / name, wine.drive / "windows" / "system32")
    shutil.copy(installer, wine.drive / installer_name())
    looking = QGuiApplication.instance() or QGuiApplication([])
    with window_manager(wine):
        _Trial(wine).run()
    wine.end()
    del looking


class _Trial:
    def __init__(self, wine: Wine) -> None:
        self._wine = wine
        self._setup = rf"C:\{installer_name()}"
        account = wine.drive / "users" / "root"
        self._local, self._roaming = account / "AppData" / "Local", account / "AppData" / "Roaming"
        self._programs = self._local / "Programs" / "Ludogite"
        self._menu = self._roaming / "Microsoft/Windows/Start Menu/Programs/Ludogîte.lnk"
        self._record, self._kept = (wine.drive / f"Noël 日本{suffix}" for suffix in (SUFFIX, KEEP_SUFFIX))

    def run(self) -> None:
        before = set(self._files())
        self._install()
        self._play()
        self._save_everything()
        save_record(finished_match(), self._record)
        self._open(self._record, "a record opened through the shell")
        self._wait("its match among the games", lambda: self._count() == PLAYED + OPENED)
        self._bring_back()
        self._upgrade()
        self._open(self._menu, "the entry of the start menu")
        self._uninstall()
        games = set(self._files()) - before - {self._record, self._kept}
        if strange := [file for file in games if self._roaming / "ludogite" not in file.parents]:
            raise Trouble(f"uninstalled, but there is still: {strange}")
        if not games or self._count() != PLAYED:
            raise Trouble("uninstalling has taken the games along")
        print(f"uninstalled while it ran; left: {sorted(file.name for file in games)}", flush=True)

    def _install(self) -> None:
        self._silently(self._setup)
        for file in (self._programs / PROGRAM, self._programs / CONSOLE_PROGRAM, self._menu):
            if not file.exists():
                raise Trouble(f"installed, but there is no {file}")
        if running(PROGRAM):
            raise Trouble("a silent installer starts the program")
        # Windows looks for kinds of files among those of the account first; wine 10 looks only among those of all.
        self._wine.run("reg", "copy", CLASSES.format("HKCU"), CLASSES.format("HKLM"), "/s", "/f")
        print(f"installed: version {self._version()}", flush=True)

    def _play(self) -> None:
        account = self._roaming.parents[1]
        with tempfile.TemporaryDirectory() as folder:
            log = Path(folder) / "log"
            person = PersonAtWindows(self._wine, self._programs / PROGRAM, account, log, self._roaming / "ludogite")
            try:
                come_in(person)
                play_game(person, "shapes")
                person.quit()
            except outside.Trouble as trouble:
                raise Trouble(f"{trouble}\n{log.read_text()}") from None
            finally:
                person.leave()
        print("played", flush=True)

    def _save_everything(self) -> None:
        program = self._wine.windows_path(self._programs / CONSOLE_PROGRAM)
        if self._wine.run(program, "keep", "save", self._wine.windows_path(self._kept)) or not self._kept.exists():
            raise Trouble("everything cannot be saved on the command line")

    def _bring_back(self) -> None:
        """The window that runs shows what is in the file; pressed twice, it replaces everything, also the record."""
        self._open(self._kept, "a file with everything opened through the shell")
        subprocess.run(["xdotool", "windowfocus", "--sync", windows()[0]], check=True)
        for keys in (("Tab", "space"), ("space",)):
            subprocess.run(["xdotool", "key", "--delay", "40", *keys], check=True)
            time.sleep(3)
        self._wait("everything as it was before the record", lambda: self._count() == PLAYED)

    def _upgrade(self) -> None:
        """Over a version with files that the new one does not have, while it runs."""
        old = self._programs / "_internal" / "old.dll"
        old.touch()
        self._wine.run("reg", "add", UNINSTALL, "/v", "DisplayVersion", "/d", "0.1", "/f")
        self._silently(self._setup)
        if running(PROGRAM) or old.exists() or self._version() != __version__:
            raise Trouble("the upgrade has left something of the old version")
        if self._count() != PLAYED:
            raise Trouble("the upgrade has taken the games along")
        print("upgraded while it ran", flush=True)

    def _uninstall(self) -> None:
        """A copy of it goes on, which Windows deletes at its next start. Last it leaves the list of programs."""
        self._silently(self._wine.windows_path(self._programs / "uninstall.exe"))
        self._wait("the end of the uninstaller", lambda: not self._version())
        self._wine.end()
        if found := KEYS.findall((self._wine.drive.parent / "user.reg").read_text(errors="replace")):
            raise Trouble(f"uninstalled, but the registry still has: {found}")

    # What is asked of Windows

    def _silently(self, program: str) -> None:
        if status := self._wine.run(program, "/S"):
            raise Trouble(f"{program} ends with status {status}")

    def _open(self, file: Path, what: str) -> None:
        """As a double click does."""
        self._wine.run("start", self._wine.windows_path(file))
        self._wait(what, lambda: bool(windows()))
        time.sleep(5)  # it has painted
        print(f"opened: {what}", flush=True)

    def _wait(self, what: str, is_there: Callable[[], bool]) -> None:
        deadline = time.monotonic() + PATIENCE_SECONDS
        while not is_there():
            if time.monotonic() > deadline:
                raise Trouble(f"{what}: this did not happen")
            time.sleep(0.5)

    def _count(self) -> int:
        """Of matches, read from a copy: the program keeps its file to itself."""
        copies = self._wine.drive.parent / "copies"
        shutil.rmtree(copies, ignore_errors=True)
        copies.mkdir()
        for file in (self._roaming / "ludogite").rglob("matches.db*"):
            with suppress(FileNotFoundError):
                shutil.copy(file, copies)
        store = Store(copies / "matches.db")
        try:
            return store.count()
        finally:
            store.close()

    def _version(self) -> str:
        """That which Windows shows among its programs, if it is one of them."""
        command = self._wine.windows_command("reg", "query", UNINSTALL, "/v", "DisplayVersion")
        told = subprocess.run(command, capture_output=True, text=True, check=False)
        return "" if told.returncode else told.stdout.split()[-1]

    def _files(self) -> Iterator[Path]:
        for file in self._wine.drive.rglob("*"):
            if file.is_file() and "Temp" not in file.parts and "temp" not in file.parts:
                yield file
