"""What a program or library of Linux says of itself: the libraries it needs, and the versions of them."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

MAGIC = b"\x7fELF"
BESIDE = b"$ORIGIN"
"""The folder of a file, as it names it itself."""


@dataclass(frozen=True)
class Elf:
    needed: tuple[str, ...]
    """Names of libraries, as the system looks for them."""
    versions: frozenset[str]
    """Of what these libraries offer: GLIBC_2.34, GLIBCXX_3.4.29."""
    folders: tuple[str, ...]
    """Where it looks for libraries first."""


def is_elf(file: Path) -> bool:
    if file.is_symlink() or not file.is_file():
        return False
    with file.open("rb") as opened:
        return opened.read(len(MAGIC)) == MAGIC


def read(file: Path) -> Elf:
    told = subprocess.run(["objdump", "-p", file], capture_output=True, text=True, check=True).stdout
    needed = re.findall(r"^ +NEEDED +(\S+)", told, re.MULTILINE)
    # Each is a line of its own below the library that has to offer it.
    versions = re.findall(r"^ +0x[0-9a-f]+ 0x[0-9a-f]+ \d+ (\S+)", told, re.MULTILINE)
    folders = re.findall(r"^ +(?:RUN|R)PATH +(\S+)", told, re.MULTILINE)
    return Elf(tuple(needed), frozenset(versions), tuple(folders))


def forget_folders(file: Path) -> None:
    """Libraries are then looked for beside the file, not in folders of the machine that has built it."""
    content = file.read_bytes()
    for folders in (name.encode() for name in read(file).folders if name.startswith("/")):
        assert len(folders) >= len(BESIDE)
        content = content.replace(b"\0%b\0" % folders, b"\0%b\0" % BESIDE.ljust(len(folders), b"\0"))
    file.write_bytes(content)


def newest(prefix: str, files: Iterable[Path]) -> str:
    """The newest version with this prefix that any of the files asks for: `newest("GLIBC_", …)` is "2.35"."""
    asked = {
        version.removeprefix(prefix) for file in files for version in read(file).versions if version.startswith(prefix)
    }
    numbers = [version for version in asked if re.fullmatch(r"[\d.]+", version)]
    return max(numbers, key=lambda version: [int(part) for part in version.split(".")], default="none")
