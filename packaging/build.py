"""Builds the program that runs without Python, into dist/ludogite, tries it, and packs it: into an archive, and on
Debian into a package."""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parent / "windows"), str(Path(__file__).resolve().parent.parent)]

import deb
import elf
from archive import pack
from first_paint import compare
from resources import check_programs
from smoke import smoke
from trial import trial

from ludogite import __version__

ROOT = Path(__file__).resolve().parent.parent
LARGEST_FOLDER, LARGEST_ARCHIVE = {"linux": 195e6, "win32": 130e6}, 60e6
UNWANTED = {"libreadline", "libssl", "libcrypto", "libgtk-3", "libcairo", "libstdc++"}
"""Libraries that are not needed, not ours to ship, or better the system's own."""
LICENCES = {
    "Ludogîte",
    "Python",
    "Qt-PySide6",
    "numpy",
    "HiGHS",
    "PyOpenGL",
    "pyqtgraph",
    "Inter",
    "Vollkorn",
    "pyinstaller",
}
LINUX_LICENCES = {"libxcb", "glib2.0", "LGPL-2.1"}


def build(dist: Path, work: Path) -> Path:
    """The folder with the frozen program."""
    subprocess.run(
        [
            *(sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"),
            *("--distpath", str(dist), "--workpath", str(work), str(ROOT / "packaging" / "ludogite.spec")),
        ],
        cwd=ROOT,
        check=True,
    )
    return dist / "ludogite"


def size_of(folder: Path) -> int:
    return sum(file.lstat().st_size for file in folder.rglob("*") if not file.is_symlink())


def glibc_of(folder: Path) -> str:
    """The oldest C library that will do."""
    return elf.newest("GLIBC_", (file for file in folder.rglob("*") if elf.is_elf(file)))


def check_size(what: Path, size: int, largest: float) -> None:
    print(f"{what}: {size / 1e6:.1f} MB (at most {largest / 1e6:.0f})", flush=True)
    if size > largest:
        sys.exit(f"{what} is too large")


def check_contents(folder: Path) -> None:
    """Whether all licences are there, nothing unwanted is, and every link leads somewhere."""
    inside = folder / "_internal"
    wanted = LICENCES | (LINUX_LICENCES if sys.platform == "linux" else set())
    missing = wanted - {file.stem for file in (inside / "licences").iterdir()}
    missing |= {name for name in ("LICENSE", "NOTICE.md") if not (inside / name).is_file()}
    files = list(inside.rglob("*"))
    unwanted = UNWANTED & {file.name.split(".")[0] for file in files}
    broken = {file.name for file in files if file.is_symlink() and not file.exists()}
    if missing or unwanted or broken:
        sys.exit(f"missing: {missing}, unwanted: {unwanted}, links to nowhere: {broken}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--dist", type=Path, default=ROOT / "dist")
    parser.add_argument("--work", type=Path, default=ROOT / "build")
    asked = parser.parse_args()
    folder = build(asked.dist, asked.work)
    check_contents(folder)
    if sys.platform in LARGEST_FOLDER:
        check_size(folder, size_of(folder), LARGEST_FOLDER[sys.platform])
    if sys.platform == "win32":
        check_programs(folder, __version__)
    print(smoke(folder), flush=True)
    glibc = ""
    if sys.platform == "linux":
        glibc = glibc_of(folder)
        print(f"glibc {glibc} or later is needed", flush=True)
        trial(folder)
        print(compare(folder / "ludogite"), flush=True)
    packed = [pack(folder, glibc)]
    if shutil.which("dpkg-deb"):
        packed.append(deb.pack(folder, glibc))
    for file in packed:
        check_size(file, file.stat().st_size, LARGEST_ARCHIVE)
    shutil.rmtree(asked.work, ignore_errors=True)


if __name__ == "__main__":
    main()
