"""Parts that the program comes with, and their licences: in the frozen program as its build has collected them,
elsewhere as the installed packages tell."""

from __future__ import annotations

import re
import sys
import sysconfig
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

from ludogite import __version__, paths

TITLE = "Ludogîte"
QT = "Qt, PySide6"
COLLECTED = "licences"
"""The folder with what the build has collected, beside our package."""
NAMES = {"pyside6-essentials": QT, "highspy": "HiGHS"}
"""Where a package is not known under its own name."""
SAME_AS_QT = {"shiboken6"}
TEXTS = {
    "pyside6-essentials": ("LGPL-3.txt", "GPL-3.txt", "Qt-third-party.txt", "ICU.txt"),
    "pyopengl": ("PyOpenGL.txt",),
}
"""The files in `assets/licences` of packages that bring no text themselves."""
FONTS = {"Inter": "Inter-OFL.txt", "Vollkorn": "Vollkorn-OFL.txt"}
WORDS = {
    "LemmInflect": ("MIT", "LemmInflect.txt"),
    "SCOWL": ("SCOWL", "SCOWL.txt"),
    "WordNet": ("WordNet 3.0", "WordNet.txt"),
}
"""What the grammar of English words is from: names of licences, and files in `assets/licences`."""
RULER = f"\n\n{'─' * 40}\n\n"
"""Between two texts."""


@dataclass(frozen=True)
class Part:
    """One thing that somebody else has made, or the program itself."""

    name: str
    version: str
    licence: str
    """Its name; empty where the text alone says it."""
    text: str

    @property
    def title(self) -> str:
        return f"{self.name} {self.version}".strip()

    def to_file(self) -> str:
        """As the build writes it: for people to read, and for `read`."""
        return f"{self.name}\n{self.version}\n{self.licence}\n\n{self.text}"


def parts() -> list[Part]:
    """The program first, then all others by name."""
    folder = Path(__file__).resolve().parent.parent / COLLECTED
    found = [read(file) for file in folder.glob("*.txt")] if paths.is_frozen() else list(installed())
    return sorted(found, key=lambda part: (part.name != TITLE, part.name.casefold()))


def read(file: Path) -> Part:
    name, version, licence, _, text = file.read_text(encoding="utf-8").split("\n", 4)
    return Part(name, version, licence, text)


def installed() -> Iterator[Part]:
    """What a program that is not frozen runs with."""
    yield from own_parts()
    for name in sorted(_requirements(paths.APP)):
        if name not in SAME_AS_QT:
            yield of_package(name)


def own_parts() -> Iterator[Part]:
    """What is there however the program was installed: itself, its fonts, its words, and Python."""
    yield Part(TITLE, __version__, "MIT", _own_licence())
    for font, file in FONTS.items():
        yield Part(font, "", "SIL Open Font License 1.1", _read_text(paths.assets() / "fonts" / file))
    for words, (licence, file) in WORDS.items():
        yield Part(words, "", licence, _read_text(paths.assets() / "licences" / file))
    version = ".".join(str(number) for number in sys.version_info[:3])
    yield Part("Python", version, "Python Software Foundation License", _licence_of_python())


def of_package(name: str) -> Part:
    """As an installed package tells; its version is the one that is installed."""
    package = metadata.distribution(name)
    told, key = package.metadata, _key(name)
    texts = [_read_text(paths.assets() / "licences" / file) for file in TEXTS.get(key, ())]
    texts += _licence_texts(package, told)
    return Part(NAMES.get(key, told["Name"]), told["Version"], _licence_name(told), RULER.join(texts))


def _own_licence() -> str:
    """Beside the package in a checkout and in the frozen program, otherwise among what the installation knows."""
    beside = Path(__file__).resolve().parent.parent / "LICENSE"
    if beside.is_file():
        return _read_text(beside)
    package = metadata.distribution(paths.APP)
    return RULER.join(_licence_texts(package, package.metadata))


def _licence_of_python() -> str:
    """Some systems leave the file out; then Python's own words are what there is."""
    file = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
    return _read_text(file) if file.is_file() else sys.copyright


def _requirements(package: str) -> set[str]:
    """The names of all installed packages that this one needs, and those need in turn."""
    found: set[str] = set()
    waiting = [package]
    while waiting:
        try:
            wanted = metadata.requires(waiting.pop()) or []
        except metadata.PackageNotFoundError:  # for another system, or not wanted here
            continue
        names = {_key(re.split(r"[^\w.-]", line)[0]) for line in wanted if "extra ==" not in line} - found
        waiting += names
        found |= {name for name in names if _is_installed(name)}
    return found


def _is_installed(name: str) -> bool:
    try:
        metadata.distribution(name)
    except metadata.PackageNotFoundError:
        return False
    return True


def _key(name: str) -> str:
    """One spelling for all: PySide6_Essentials is pyside6-essentials."""
    return re.sub(r"[-_.]+", "-", name).lower()


def _licence_name(told: metadata.PackageMetadata) -> str:
    for field in ("License-Expression", "License"):
        if field in told and "\n" not in told[field]:
            return told[field]
    kinds = (line for line in told.get_all("Classifier", []) if line.startswith("License ::"))
    return ", ".join(kind.rsplit(" :: ", 1)[-1] for kind in kinds)


def _licence_texts(package: metadata.Distribution, told: metadata.PackageMetadata) -> Iterator[str]:
    """Those that lie with what the installation knows of the package: in a folder, or from older tools without one."""
    for name in told.get_all("License-File", []):
        if text := package.read_text(f"licenses/{name}") or package.read_text(name):
            yield text.strip()


def _read_text(file: Path) -> str:
    return file.read_text(encoding="utf-8", errors="replace").strip()
