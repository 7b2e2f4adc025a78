"""Tries the package of Debian on new systems: installs it, plays, opens a record by its kind, asks lintian, and removes
it. Then nothing may be left but the games."""

from __future__ import annotations

import json
import os
import re
import shutil
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

import outside
from fresh import INSTALL, ROOT, System, Trouble, prove_on_each
from outside import SIZE, Person
from playing import play_game
from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication
from trial import come_in
from visits import finished_match

from ludogite.match.library.transfer import save_record
from ludogite.match.record import SUFFIX
from ludogite.paths import APP

USER = "player"
DESKTOP = "libglib2.0-bin shared-mime-info desktop-file-utils"
"""What a desktop has that opens files by their kind. It is installed late: the program itself may not need it."""


def prove(system: System, package: Path) -> str:
    there = f"/var/tmp/{package.name}"
    copy = system.outside(Path(there))
    shutil.copyfile(package, copy)
    _install(system, there)
    _check(system)
    _play(system)
    _install(system, "lintian")
    status, said = system.run("lintian", "--fail-on", "error", there)
    if status:
        raise Trouble("lintian finds errors")
    copy.unlink()
    _remove(system)
    warnings = len(re.findall("^W:", said, re.MULTILINE))
    return f"installed, played and removed; lintian finds no error and warns {warnings} times"


def _install(system: System, packages: str) -> None:
    if system.run("sh", "-c", f"{INSTALL} {packages} >/dev/null", user="root")[0]:
        raise Trouble(f"this cannot be installed: {packages}")


def _session(system: System) -> list[str]:
    """On the screen of this machine, which a new system finds without a file."""
    return ["env", f"DISPLAY={os.environ['DISPLAY']}", f"LUDOGITE_HOME={system.home}", "LANG=C.UTF-8"]


def _check(system: System) -> None:
    status, said = system.run(*_session(system), APP, "check")
    try:
        found = json.loads(said)
    except json.JSONDecodeError:
        raise Trouble(f"{APP} check ends with status {status}") from None
    if status or not found["frozen"] or not found["opengl"]:
        raise Trouble(f"{APP} check finds something missing")


def _play(system: System) -> None:
    home = system.outside(system.home)
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        program = system.command(*_session(system), APP)
        person = Person(program, home, {"PATH": os.environ["PATH"]}, QRect(0, 0, *SIZE), log)
        try:
            come_in(person)
            play_game(person, "cube")
            _open_record(system, person)
            person.quit()
        except outside.Trouble as trouble:
            raise Trouble(f"{trouble}\n{log.read_text()}") from None
        finally:
            person.leave()
        if words := log.read_text():
            raise Trouble(f"unexpected output: {words}")


def _open_record(system: System, person: Person) -> None:
    """As a double click does it, while the window runs."""
    _install(system, DESKTOP)
    file, before = person.home / f"finished{SUFFIX}", person.count()
    save_record(finished_match(), file)
    shutil.chown(file, person.home.stat().st_uid)
    # What it starts would end with it.
    with system.start(*_session(system), "sh", "-c", f"gio open {file.name} && sleep infinity"):
        person.wait("the record in the window", lambda: person.count() == before + 1)


def _remove(system: System) -> None:
    if system.run("apt-get", "-qq", "-y", "purge", APP, user="root")[0]:
        raise Trouble("the package cannot be removed")
    home = system.outside(system.home)
    for folder in ("etc", "opt", "usr", "var"):
        for file in (system.root / folder).rglob("*"):
            if APP in file.name or (file.suffix == ".cache" and APP.encode() in file.read_bytes()):
                raise Trouble(f"this is left: {file.relative_to(system.root)}")
    if not (home / "data" / "matches.db").is_file():
        raise Trouble("the games are gone")


def main(words: list[str]) -> int:
    packages = list((ROOT / "dist").glob(f"{APP}_*.deb"))
    if len(packages) != 1:
        print("There has to be one package in dist/; ./dev package makes it.", file=sys.stderr)
        return 2
    looking = QGuiApplication.instance() or QGuiApplication([])
    failed = prove_on_each(words, [USER], lambda system: prove(system, packages[0]))
    del looking
    return failed


if __name__ == "__main__":
    with suppress(KeyboardInterrupt):
        sys.exit(main(sys.argv[1:]))
    sys.exit(130)
