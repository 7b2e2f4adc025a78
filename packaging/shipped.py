"""Which of the files that PyInstaller has found are shipped. An entry says where a file goes, where it comes from, and
what it is. The names of Qt's files differ from system to system; those of macOS have not been tried."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

import elf

Entry = tuple[str, str, str]

PLUGINS = {
    "platforms": {"qxcb", "qwayland", "qoffscreen", "qwindows", "qcocoa"},
    "platforminputcontexts": {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"},
    "platformthemes": {"qxdgdesktopportal"},
    "printsupport": {"cupsprintersupport"},
    "iconengines": {"qsvgicon"},
    "imageformats": {"qsvg"},
    "wayland-decoration-client": {"adwaita", "bradient"},
    "wayland-graphics-integration-client": {"qt-plugin-wayland-egl"},
    "wayland-shell-integration": {"xdg-shell"},
    "xcbglintegrations": {"qxcb-egl-integration", "qxcb-glx-integration"},
}
"""Of Qt's plugins those that our window may load, by folder, without what a system puts before and after a name."""
UNUSED_QT = re.compile(r"Qt6?(Qml|Quick|Pdf|VirtualKeyboard|EglF|Test)")
"""Modules of Qt, as a library, a DLL or a framework."""
OPENGL_IN_SOFTWARE = "opengl32sw"
"""For Windows without a graphics driver. It is Mesa with LLVM, twice as large as Qt GUI; without it the cube is played
on a plan there."""
TRANSLATIONS = ("qtbase_fr.qm", "qtbase_en.qm")
UNUSED_DATA = re.compile(r"pyqtgraph/(colors|icons/peegee)/|\.dist-info/|^OpenGL/DLLS/|assets/i18n/.*\.ts$")
"""PyOpenGL brings GLUT and GLE for Windows; of our translations only those that Qt reads are of use."""
LEFT_TO_THE_DESKTOP = {
    # Graphics drivers come with the system and want its own, which may be newer than ours.
    *("libstdc++.so.6", "libgcc_s.so.1", "libX11.so.6", "libX11-xcb.so.1", "libexpat.so.1", "libz.so.1"),
    # They read the settings of the system, which a library of another age may not understand.
    *("libfontconfig.so.1", "libfreetype.so.6"),
    # Whoever prints has it. Without it Qt offers no printers, but still writes files.
    "libcups.so.2",
}
"""Libraries that every Linux desktop has."""


def is_needed(name: str) -> bool:
    """Whether our program may ever ask for what goes to this place."""
    path = name.replace("\\", "/")
    if "/translations/" in path:
        return path.endswith(TRANSLATIONS)
    if "PySide6" in path and "/plugins/" in path:
        folder, file = path.split("/")[-2:]
        return file.split(".")[0].removeprefix("lib") in PLUGINS.get(folder, ())
    return OPENGL_IN_SOFTWARE not in path and not UNUSED_QT.search(path) and not UNUSED_DATA.search(path)


def needed(entries: Iterable[Entry]) -> list[Entry]:
    return [entry for entry in entries if is_needed(entry[0])]


def reachable(entries: Iterable[Entry]) -> list[Entry]:
    """On Linux: without the libraries that nothing needs which is shipped, and without those of the desktop."""
    files = {place: (place, source, kind) for place, source, kind in entries}
    libraries: dict[str, list[Entry]] = {}
    for entry in files.values():
        libraries.setdefault(PurePosixPath(entry[0]).name, []).append(entry)
    # Python loads its modules by name and Qt its plugins; the loader of the program looks for Python itself.
    waiting = [entry for entry in files.values() if _is_loaded_by_name(entry)]
    kept: dict[str, Entry] = {}
    while waiting:
        entry = waiting.pop()
        if entry[0] in kept:
            continue
        kept[entry[0]] = entry
        for library in elf.read(Path(entry[1])).needed:
            waiting += libraries.get(library, []) if library not in LEFT_TO_THE_DESKTOP else []
    return [entry for place, entry in files.items() if place in kept]


def _is_loaded_by_name(entry: Entry) -> bool:
    place, _, kind = entry
    return kind == "EXTENSION" or "/plugins/" in place or PurePosixPath(place).name.startswith("libpython")


def leading_somewhere(datas: Iterable[Entry], binaries: Iterable[Entry]) -> list[Entry]:
    """On Linux: without the links to libraries that are not shipped."""
    places = {place for place, _, _ in binaries}
    return [entry for entry in datas if entry[2] != "SYMLINK" or _target(entry) in places]


def _target(link: Entry) -> str:
    return str(PurePosixPath(link[0]).parent / link[1])


def stripped(entries: Iterable[Entry], folder: Path) -> list[Entry]:
    """On Linux: Python without the names that only a debugger asks for and without the folders of the machine that has
    built it, as copies in this folder. Other libraries stay whole: those of wheels have neither, and OpenBLAS would not
    load any more."""
    return [_stripped(entry, folder) if _is_python(entry[0]) else entry for entry in entries]


def _is_python(place: str) -> bool:
    path = PurePosixPath(place)
    return path.name.startswith("libpython") or path.parent.name == "lib-dynload"


def _stripped(entry: Entry, folder: Path) -> Entry:
    place, source, kind = entry
    copy = folder / PurePosixPath(place).name
    copy.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy2(Path(source).resolve(), copy)
    copy.chmod(0o755)
    subprocess.run(["strip", "--strip-unneeded", copy], check=True)
    elf.forget_folders(copy)
    return place, str(copy), kind
