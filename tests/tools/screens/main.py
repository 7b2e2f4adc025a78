"""Draws every screen into screens/, in both languages and all themes. Look at the pictures before a screen is done.

Two runs of one tree give equal pictures, so that `--compare` tells what a change has done to them."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import numpy as np
from PySide6.QtGui import QImage

ROOT = Path(__file__).resolve().parents[3]
SCALES = {"1": "", "2": "-200"}
"""With how the names of their pictures end."""


def draw(folder: Path, parts: Sequence[str], looks: Sequence[str], scales: Sequence[str]) -> None:
    for scale in scales:
        environment = {"QT_SCALE_FACTOR": scale, "QT_FONT_DPI": "96"}
        drawing = [
            sys.executable,
            "-m",
            "tests.tools.fixed_time",
            "tests.tools.screens.drawing",
            str(folder),
            SCALES[scale],
        ]
        drawing += ["--parts", *parts, "--looks", *looks]
        subprocess.run(drawing, env=os.environ | environment, cwd=ROOT, check=True)


def differences(here: Mapping[Path, Path], there: Mapping[Path, Path]) -> Iterator[str]:
    """Which pictures are not those of the other folder, a line each."""
    for name in sorted(here.keys() | there):
        if name not in there:
            said = "new"
        elif name not in here:
            said = "missing"
        else:
            said = difference(here[name], there[name])
        if said:
            yield f"{name.as_posix()}: {said}"


def difference(file: Path, other: Path) -> str:
    """By how much two pictures differ, in words; empty if they are equal."""
    if file.read_bytes() == other.read_bytes():
        return ""
    one, two = (QImage(str(each)).convertToFormat(QImage.Format.Format_RGB32) for each in (file, other))
    if one.size() != two.size():
        return f"{one.width()}×{one.height()} instead of {two.width()}×{two.height()}"
    # As bytes: blue, green, red and one that is always 255, a row for each pixel.
    pixels = [np.frombuffer(image.constBits(), np.uint8).reshape(-1, 4).astype(int) for image in (one, two)]
    apart = abs(pixels[0] - pixels[1]).max(axis=1)
    return f"{(apart > 0).mean():.3%} of the pixels, by at most {apart.max()}" if apart.any() else ""


def main(words: Sequence[str] | None = None) -> int:
    from tests.tools.screens.drawing import LOOKS, NAMES

    parser = argparse.ArgumentParser(prog="./dev screens", description=__doc__)
    parser.add_argument("--parts", nargs="+", choices=NAMES, default=NAMES, metavar="PART", help=", ".join(NAMES))
    parser.add_argument("--looks", nargs="+", choices=LOOKS, default=LOOKS, metavar="LOOK", help=", ".join(LOOKS))
    parser.add_argument("--scales", nargs="+", choices=SCALES, default=list(SCALES), help="by default both")
    parser.add_argument("--into", type=Path, default=ROOT / "screens", metavar="FOLDER", help="instead of screens/")
    parser.add_argument("--compare", type=Path, metavar="FOLDER", help="tell which differ from those drawn there")
    asked = parser.parse_args(words)

    def pictures(folder: Path) -> dict[Path, Path]:
        """Those of a folder that were asked for, by their names."""
        endings = tuple(f"-{look}{SCALES[scale]}.png" for look in asked.looks for scale in asked.scales)
        files = (file for part in asked.parts for file in (folder / part).glob("*.png"))
        return {file.relative_to(folder): file for file in files if file.name.endswith(endings)}

    folder = asked.into.resolve()
    for file in pictures(folder).values():
        file.unlink()
    draw(folder, asked.parts, asked.looks, asked.scales)
    print(f"{len(pictures(folder))} pictures in {folder}")
    if not asked.compare:
        return 0
    found = list(differences(pictures(folder), pictures(asked.compare)))
    print(*found, f"{len(found)} differences from {asked.compare}", sep="\n")
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
