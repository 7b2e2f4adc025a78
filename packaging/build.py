"""Builds the program that runs without Python, into dist/ludogite, and tries it."""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from pathlib import Path

from smoke import smoke

ROOT = Path(__file__).resolve().parent.parent


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--dist", type=Path, default=ROOT / "dist")
    parser.add_argument("--work", type=Path, default=ROOT / "build")
    asked = parser.parse_args()
    folder = build(asked.dist, asked.work)
    size = sum(file.lstat().st_size for file in folder.rglob("*") if not file.is_symlink())
    found = smoke(folder)
    print(f"{folder}: {size / 1e6:.0f} MB; {found}")
    shutil.rmtree(asked.work, ignore_errors=True)


if __name__ == "__main__":
    main()
