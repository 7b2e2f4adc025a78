"""What came out on paper, seen through poppler: its words and where they stand, and what a page looks like."""

from __future__ import annotations

import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtGui import QImage

MILLIMETRE = 72 / 25.4
"""In points."""


@dataclass(frozen=True)
class Word:
    text: str
    x: float
    y: float
    right: float
    """The middle of the word, and its right edge, in millimetres."""


def tool(name: str, *arguments: str | Path) -> str:
    return subprocess.run([name, *map(str, arguments)], capture_output=True, text=True, check=True).stdout


def text(file: Path) -> str:
    return tool("pdftotext", "-layout", file, "-")


def words(file: Path, page: int = 1) -> list[Word]:
    layout = tool("pdftotext", "-bbox", "-f", str(page), "-l", str(page), file, "-")
    found = re.findall(r'<word xMin="(.*?)" yMin="(.*?)" xMax="(.*?)" yMax="(.*?)">(.*?)</word>', layout)
    places = [([float(n) / MILLIMETRE for n in numbers], word) for *numbers, word in found]
    return [Word(word, (left + right) / 2, (top + low) / 2, right) for (left, top, right, low), word in places]


def facts(file: Path) -> dict[str, str]:
    """What the PDF says of itself."""
    pairs = (line.split(":", 1) for line in tool("pdfinfo", file).splitlines())
    return {name: value.strip() for name, value in pairs}


def page_size(file: Path) -> tuple[float, float]:
    """In millimetres."""
    found = re.match(r"([\d.]+) x ([\d.]+) pts", facts(file)["Page size"])
    assert found
    return float(found[1]) / MILLIMETRE, float(found[2]) / MILLIMETRE


def rendered(file: Path, dpi: int = 150) -> QImage:
    """The first page as paper shows it, in grey."""
    tool("pdftoppm", "-r", str(dpi), "-gray", "-singlefile", file, file.with_suffix(""))
    return QImage(str(file.with_suffix(".pgm"))).convertToFormat(QImage.Format.Format_Grayscale8)


def grey(image: QImage, x: int, y: int) -> int:
    """0 is black, 255 white."""
    return image.pixelColor(x, y).red()
