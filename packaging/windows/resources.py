"""What a program of Windows says of itself: whether it has a console, its version, its icon and its manifest."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

VERSION, ICON, MANIFEST = 16, 14, 24
"""Kinds of resources."""
WINDOW, CONSOLE = 2, 3
"""Kinds of programs."""
PROGRAMS = {"ludogite.exe": WINDOW, "ludogite-console.exe": CONSOLE}


def check_programs(folder: Path, version: str) -> None:
    import pefile

    for name, kind in PROGRAMS.items():
        if faults := faults_of(pefile.PE(str(folder / name)), kind, version):
            sys.exit(f"{name}: {'; '.join(faults)}")


def faults_of(program: Any, kind: int, version: str) -> list[str]:
    found = {resource.id: _first(resource) for resource in program.DIRECTORY_ENTRY_RESOURCE.entries}
    contents = {
        id: program.get_data(entry.data.struct.OffsetToData, entry.data.struct.Size) for id, entry in found.items()
    }
    wanted = {
        "it has no icon": ICON in contents,
        "it does not say its version": version.encode("utf-16-le") in contents.get(VERSION, b""),
        "long paths are closed to it": b"longPathAware" in contents.get(MANIFEST, b""),
        "its scale is not that of each screen": b"PerMonitorV2" in contents.get(MANIFEST, b""),
        "it has a console, or has none": kind == program.OPTIONAL_HEADER.Subsystem,
    }
    return [fault for fault, is_well in wanted.items() if not is_well]


def _first(entry: Any) -> Any:
    while hasattr(entry, "directory"):
        entry = entry.directory.entries[0]
    return entry
