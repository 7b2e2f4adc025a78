"""Kills a process at every step while it brings everything back from a file, or fills its disk, and prints what is
found afterwards. Each time it is a copy of this process, on a folder of its own: a hundred of them start in a second.

`python -m tests.reliability.keep_kills HOME FILE kills|disks replace|add`."""

from __future__ import annotations

import json
import os
import shutil
import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from itertools import count
from pathlib import Path
from typing import Any

from ludogite.content.own_words import own_file
from ludogite.match.library import keep
from ludogite.match.store.store import Store
from ludogite.message import Complaint
from ludogite.settings import THEME, Settings

STEPS = ("open", "os.rename", "os.remove", "sqlite3.connect", "sqlite3.connect/handle")
"""What Python tells of before it does it. Between two of them a process does nothing to the disk but write."""
ROOMS = range(0, 100_000, 2_500)
"""Bytes that each file may have on the disks that are full."""


def kill_at(step: int) -> None:
    steps = count()

    def look(event: str, arguments: tuple[Any, ...]) -> None:
        if event in STEPS and next(steps) == step:
            os.kill(os.getpid(), signal.SIGKILL)

    sys.addaudithook(look)


def fill(room: int) -> None:
    if sys.platform != "win32":
        import resource

        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))


def kills() -> Iterator[Callable[[], None]]:
    for step in count():
        yield lambda step=step: kill_at(step)  # type: ignore[misc]


def disks() -> Iterator[Callable[[], None]]:
    for room in ROOMS:
        yield lambda room=room: fill(room)  # type: ignore[misc]


def run(home: Path, file: Path, prepare: Callable[[], None], *, replaces: bool) -> int:
    """0: it is done; 2: it was said why not; below zero: it was killed. Settings and words come with the next start."""
    shutil.rmtree(home.with_name("case"), ignore_errors=True)
    shutil.copytree(home, home.with_name("case"))
    child = os.fork()
    if child == 0:
        prepare()
        code = 2
        with suppress(Complaint):
            keep.bring_back(Store(), Settings(), file, replaces=replaces)
            code = 0
        os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def stand() -> list[object]:
    """What a family finds at the next start."""
    with closing(Store()) as store:
        assert store.complaint is None, store.complaint
        names = sorted(person.name for person in store.people())
        moves = sorted(len(store.resume(id).moves) for id in store.ids())
        return [names, moves, Settings()[THEME], own_file("fr").exists()]


def main(home: Path, file: Path, what: str, how: str) -> None:
    os.environ["LUDOGITE_HOME"] = str(home.with_name("case"))
    for prepare in kills() if what == "kills" else disks():
        code = run(home, file, prepare, replaces=how == "replace")
        print(json.dumps([code, stand()]), flush=True)
        if what == "kills" and code == 0:
            break


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3], sys.argv[4])
