"""The window started where strangers were before: in hostile folders, on damaged folders of its own, in a strange
environment, with strange files. It comes to the end of its start, runs nothing that lies about, and ends when it is
asked to."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.support.window_process import (
    POWERLESS,
    STRANGER,
    end,
    leave_modules,
    running,
    wait_until,
    workers_of,
)

FOLDERS = ("data", "config", "logs", "cache")
FILES = ("data/matches.db", "data/matches.db-wal", "config/settings.json", "logs/crashes.log", "cache/cards")
MOST = 3
"""Deeds at one start."""


@dataclass
class Start:
    """A start that is prepared: `home` is our own folder, `current` the one it is started in."""

    home: Path
    current: Path
    rng: Random
    words: list[str] = field(default_factory=list)
    environment: dict[str, str] = field(default_factory=dict)
    deeds: list[str] = field(default_factory=list)
    is_current_gone: bool = False

    def one_of(self, names: tuple[str, ...]) -> Path:
        """A place below our folder, with nothing there yet but the folders above it."""
        place = self.home / self.rng.choice(names)
        place.parent.mkdir(parents=True, exist_ok=True)
        return place


def modules_in_the_current_folder(start: Start) -> None:
    leave_modules(start.current)


def modules_in_our_folders(start: Start) -> None:
    folder = start.one_of(FOLDERS)
    folder.mkdir(exist_ok=True)
    leave_modules(folder)
    (folder / "sitecustomize.py").write_text(STRANGER, encoding="utf-8")


def current_folder_gone(start: Start) -> None:
    start.is_current_gone = True


def file_in_place_of_a_folder(start: Start) -> None:
    place = start.one_of(FOLDERS)
    if not place.exists():
        place.write_text("a stranger", encoding="utf-8")


def folder_in_place_of_a_file(start: Start) -> None:
    start.one_of(FILES).mkdir(exist_ok=True)


def pipe_in_place_of_a_file(start: Start) -> None:
    place = start.one_of(FILES)
    if not place.exists():
        os.mkfifo(place)


def link_in_place_of_a_file(start: Start) -> None:
    place = start.one_of((*FILES, *FOLDERS))
    if not place.exists():
        place.symlink_to(start.rng.choice(("/dev/zero", "/dev/full", str(place), "/nowhere")))


def noise_in_a_file(start: Start) -> None:
    place = start.one_of(FILES)
    if not place.exists():
        place.write_bytes(start.rng.randbytes(start.rng.choice((1, 100, 1_000_000))))


def folder_that_may_not_be_read_or_written(start: Start) -> None:
    folder = start.one_of(FOLDERS)
    folder.mkdir(exist_ok=True)
    folder.chmod(start.rng.choice((0, 0o444, 0o555)))


def strange_environment(start: Start) -> None:
    start.environment |= dict(
        start.rng.sample(
            [
                ("HOME", "/nowhere"), ("TMPDIR", "/nowhere"), ("XDG_RUNTIME_DIR", "/nowhere"), ("LC_ALL", "C"),
                ("LC_ALL", "tr_TR.UTF-8"), ("LANG", "\N{SNOWMAN}"), ("LANGUAGE", "xx:yy"), ("TZ", "Nowhere/Nothing"),
                ("QT_SCALE_FACTOR", "2"), ("QT_QPA_PLATFORMTHEME", "nothing"), ("QT_IM_MODULE", "nothing"),
                ("PYTHONIOENCODING", "ascii"), ("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere"),
            ],
            k=2,
        )
    )  # fmt: skip


def strange_files(start: Start) -> None:
    hostile = start.current.parent / "<img src=x> \u202e é 日本.ludogite"
    hostile.write_text('{"format": "ludogite-record/1", "game": "<b>", "players": ["<img src=/dev/zero>"]}', "utf-8")
    names = ("far" * 80 + ".json", "/dev/zero", str(start.current), str(hostile), "gone.ludogite", "a\nb.json")
    start.words += start.rng.sample(names, k=2)


DEEDS: tuple[Callable[[Start], None], ...] = (
    modules_in_the_current_folder,
    modules_in_our_folders,
    current_folder_gone,
    file_in_place_of_a_folder,
    folder_in_place_of_a_file,
    pipe_in_place_of_a_file,
    link_in_place_of_a_file,
    noise_in_a_file,
    folder_that_may_not_be_read_or_written,
    strange_environment,
    strange_files,
)


def start_once(folder: Path, seed: int) -> list[str]:
    """Tells what was done before."""
    rng = Random(seed)
    start = Start(folder / f"home{seed}", folder / f"current{seed}", rng)
    start.current.mkdir()
    deeds = [DEEDS[seed % len(DEEDS)], *rng.sample(DEEDS, rng.randrange(MOST))]
    for deed in dict.fromkeys(deeds):
        try:
            deed(start)
        except (OSError, FileExistsError):  # another deed was there before
            continue
        start.deeds.append(deed.__name__)
    environment = {"LUDOGITE_HOME": str(start.home)} | start.environment
    before = POWERLESS if os.geteuid() == 0 else ()
    if start.is_current_gone:
        before = ("sh", "-c", 'rm -r "$PWD"; exec "$@"', "sh", *before)
    with running(("-m", "ludogite", *start.words), start.current, ("-P",), before, environment) as window:
        wait_until(lambda: window.poll() is not None or workers_of(window) == 2)
        code, complaints = end(window)
    assert code == 0 or (code == 2 and start.words), (start, code, complaints)
    assert "Traceback" not in complaints, (start, complaints)
    return start.deeds
