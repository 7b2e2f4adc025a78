"""Every folder the program knows: what it ships, and where a player's own things are kept. No other module asks."""

from __future__ import annotations

import os
import re
import stat
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from ludogite.message import plain

APP = "ludogite"
DESKTOP_ID = "io.github.ludogite.Ludogite"
"""What desktops know the program by: the name of what lies in assets/share/."""
LONGEST_NAME = 160
"""Bytes of a file name that we propose, without its ending; 255 are possible."""
PART_S = 60
"""No file takes so long to be written."""


def assets() -> Path:
    """The shipped files: inside the package (wheel, frozen program), or beside it (checkout, editable install)."""
    package = Path(__file__).resolve().parent
    inside = package / "assets"
    return inside if inside.is_dir() else package.parent / "assets"


def data() -> Path:
    """Matches and what else a player would miss."""
    return _own("data")


def config() -> Path:
    return _own("config")


def logs() -> Path:
    return _own("logs")


def cache() -> Path:
    """What is made again if it is gone."""
    return _own("cache")


def desktop() -> Path:
    """Where a Linux desktop looks for the menu entries, icons and kinds of files of this account."""
    return _xdg("XDG_DATA_HOME", ".local/share")


def _own(kind: str) -> Path:
    """`LUDOGITE_HOME` moves everything of the player's below one folder: a USB stick, a test."""
    if home := os.environ.get("LUDOGITE_HOME"):
        return Path(home) / kind
    if sys.platform == "win32":
        return _on_windows(kind)
    if sys.platform == "darwin":
        below = {"logs": "Logs", "cache": "Caches"}.get(kind, "Application Support")
        return Path.home() / "Library" / below / APP
    match kind:
        case "data":
            return desktop() / APP
        case "config":
            return _xdg("XDG_CONFIG_HOME", ".config") / APP
        case "cache":
            return _xdg("XDG_CACHE_HOME", ".cache") / APP
        case _:
            return _xdg("XDG_STATE_HOME", ".local/state") / APP / "log"


def _on_windows(kind: str) -> Path:
    """What a player would miss follows the account to other computers."""
    if kind in ("data", "config"):
        return Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming") / APP
    local = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    return local / APP / kind.capitalize()


def _xdg(variable: str, usual: str) -> Path:
    """A folder that is not absolute does not count: that is their convention."""
    named = Path(os.environ.get(variable, ""))
    return named if named.is_absolute() else Path.home() / usual


def aside(file: Path, word: str) -> Path:
    """A free name beside the file, to keep it under when it cannot be used: `matches.damaged-1.db`."""
    n = 1
    while (name := file.with_suffix(f".{word}-{n}{file.suffix}")).exists():
        n += 1
    return name


def file_name(title: str, suffix: str, mark: str = "") -> str:
    """A name for a file of this title that every system takes. The mark follows the title, which is cut if both are too
    long: what counts is bytes, of which a letter may have four."""
    line = " ".join(re.sub(r'[<>:"/\\|?*]+', " ", plain(title, LONGEST_NAME)).split())
    room = LONGEST_NAME - len(mark.encode())
    cut = line.encode(errors="ignore")[:room].decode(errors="ignore").strip(" .")
    return f"{cut or APP}{mark}{suffix}"


def make_private_folder(folder: Path) -> None:
    """A folder of the player's, which others on the same machine cannot look into."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    close_to_others(folder)


def close_to_others(path: Path) -> None:
    """What its owner has made read-only stays as it is."""
    with suppress(OSError):  # it belongs to somebody else, or its disk knows no such thing
        mode = stat.S_IMODE(path.stat().st_mode)
        if mode & stat.S_IWUSR:
            path.chmod(mode & ~(stat.S_IRWXG | stat.S_IRWXO))


def part(folder: Path) -> Path:
    """A name for what is being written there. It gets its own name when it is complete."""
    import secrets

    return folder / f"{APP}-{secrets.token_hex(8)}.part"


def remove_parts(folder: Path) -> None:
    """What a program that was killed while it wrote has left in this folder. A young one may still be written."""
    with suppress(OSError):
        for old in folder.glob(f"{APP}-*.part*"):
            if time.time() - old.stat().st_mtime > PART_S:
                old.unlink(missing_ok=True)


def write_whole(files: Mapping[Path, bytes]) -> None:
    """Writes temporary files next to these and moves them into place when all are written: after a full disk or a crash
    there are the old files or the new ones."""
    for _ in write_in_steps(files):
        pass


def write_in_steps(files: Mapping[Path, bytes]) -> Iterator[None]:
    """Like `write_whole`, a file a step. Nothing is in its place before the last step."""
    parts = {part(file.parent): file for file in files}
    moved: dict[Path, bytes | None] = {}
    """Files that are in their places, with what was there before."""
    try:
        for new, file in parts.items():
            with new.open("xb") as opened:
                opened.write(files[file])
            yield
        for new, file in parts.items():
            before = file.read_bytes() if len(parts) > 1 and file.is_file() else None
            new.replace(file)
            moved[file] = before
    except OSError:
        for file, before in moved.items():
            with suppress(OSError):
                file.unlink() if before is None else file.write_bytes(before)
        raise
    finally:
        for new in parts:
            new.unlink(missing_ok=True)


def is_frozen() -> bool:
    return bool(getattr(sys, "frozen", False))
