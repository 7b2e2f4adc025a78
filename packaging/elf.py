"""What a program or library of Linux says of itself: the libraries it needs, and the versions of them."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

MAGIC = b"\x7fELF"


@dataclass(frozen=True)
class Elf:
    needed: tuple[str, ...]
    """Names of libraries, as the system looks for them."""
    versions: frozenset[str]
    """Of what these libraries offer: GLIBC_2.34, GLIBCXX_3.4.29."""


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
    return Elf(tuple(needed), frozenset(versions))


def newest(prefix: str, files: Iterable[Path]) -> str:
    """The newest version with this prefix that any of the files asks for: `newest("GLIBC_", …)` is "2.35"."""
    asked = {
        version.removeprefix(prefix) for file in files for version in read(file).versions if version.startswith(prefix)
    }
    numbers = [version for version in asked if re.fullmatch(r"[\d.]+", version)]
    return max(numbers, key=lambda version: [int(part) for part in version.split(".")], default="none")
