"""Collects the licences of all that is in the frozen program, a text file for each part, where `ludogite/licences.py`
reads them."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from importlib import metadata
from pathlib import Path, PurePosixPath

from shipped import Entry

from ludogite import licences
from ludogite.licences import Part

COMMON = Path("/usr/share/common-licenses")
"""Where Debian keeps the texts that many packages share."""


def write(binaries: Iterable[Entry], modules: Iterable[str], folder: Path) -> None:
    """`modules` are those of Python, by their full names."""
    binaries = list(binaries)
    found = [*licences.own_parts(), *_packages(binaries, modules)]
    if sys.platform == "linux":
        found += _system_parts([Path(source) for _, source, kind in binaries if kind == "BINARY"])
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.txt"):
        old.unlink()
    for part in found:
        if not part.text:
            sys.exit(f"There is no text of the licence of {part.name}.")
        name = re.sub(r"[^\w.+-]+", "-", part.name)
        (folder / f"{name}.txt").write_text(part.to_file(), encoding="utf-8")


def _packages(binaries: Iterable[Entry], modules: Iterable[str]) -> Iterator[Part]:
    """What came by pip, and the loader of the frozen program."""
    tops = {re.split(r"[./]", name)[0] for name in (*modules, *(place for place, _, _ in binaries))}
    names = {
        package for top, packages in metadata.packages_distributions().items() if top in tops for package in packages
    }
    for name in sorted({*names, "pyinstaller"} - licences.SAME_AS_QT - {"ludogite"}):
        yield licences.of_package(name)


def _system_parts(files: Sequence[Path]) -> Iterator[Part]:
    """The libraries of the system, by the source that they are built from, and the texts that their licences name."""
    libraries = [file for file in files if "site-packages" not in file.parts]
    packages = owners(libraries)
    own = Path(sys.base_prefix)
    if unknown := [file.name for file in libraries if file not in packages and own not in file.parents]:
        sys.exit(f"Licences are taken from the packages of Debian or Ubuntu, which do not know: {', '.join(unknown)}")
    named: set[str] = set()
    for source, package in sorted({_source(owner): owner for owner in packages.values()}.items()):
        name, _, version = source.partition(" ")
        text = Path("/usr/share/doc", package.split(":")[0], "copyright").read_text(encoding="utf-8")
        named |= {word.rstrip(".") for word in re.findall(rf"{COMMON}/([\w.+-]+)", text)}
        yield Part(name, version, "", text)
    for name in sorted(named):
        yield Part(name, "", "", (COMMON / name).read_text(encoding="utf-8"))


def owners(files: Sequence[Path]) -> dict[Path, str]:
    """The Debian package of each file. Since /lib is a link to /usr/lib, packages name their files either way."""
    spelled: dict[str, Path] = {}
    for file in files:
        real = file.resolve()
        spelled |= {str(real): file, str(real).removeprefix("/usr"): file, f"/usr{real}": file}
    told = subprocess.run(["dpkg", "-S", *spelled], capture_output=True, text=True, check=False).stdout
    lines = (line.partition(": ") for line in told.splitlines() if not line.startswith("diversion"))
    return {spelled[path]: package.split(",")[0] for package, _, path in lines if path in spelled}


def _source(package: str) -> str:
    """Name and version of what a package is built from."""
    form = "${source:Package} ${source:Upstream-Version}"
    return subprocess.run(["dpkg-query", "-W", "-f", form, package], capture_output=True, text=True, check=True).stdout


def to_ship(folder: Path) -> list[Entry]:
    """The files as entries of PyInstaller."""
    return [
        (str(PurePosixPath(licences.COLLECTED, file.name)), str(file), "DATA") for file in sorted(folder.glob("*.txt"))
    ]
