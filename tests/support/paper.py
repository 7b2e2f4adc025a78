"""What came out on paper: its words and where they stand, as the PDF says it; on Linux also what a page looks like."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pypdf import PageObject, PdfReader
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QTransform

MILLIMETRE = 72 / 25.4
"""In points."""
GAP = 0.1
"""Letters that are further apart than this share of their height belong to two words."""
OVERLAP = 0.3
"""So far a letter may stand below the one before it."""


@dataclass(frozen=True)
class Word:
    text: str
    x: float
    y: float
    right: float
    """The middle of the word, and its right edge, in millimetres."""
    height: float
    points: float
    """The size of its type."""


@dataclass(frozen=True)
class Font:
    letters: dict[int, str]
    widths: list[float]
    ascent: float
    descent: float
    """Per point of its size."""


def text(file: Path) -> str:
    """Line by line as they are seen, whatever stands beside each other; a form feed after each page."""
    return "".join(f"{_lines(_words_on(page))}\f" for page in PdfReader(file).pages)


def text_as_drawn(file: Path) -> str:
    """All words in the order in which they were drawn."""
    return " ".join(word.text for page in PdfReader(file).pages for word in _words_on(page))


def words(file: Path, page: int = 1) -> list[Word]:
    return _words_on(PdfReader(file).pages[page - 1])


def page_count(file: Path) -> int:
    return len(PdfReader(file).pages)


def title(file: Path) -> str | None:
    metadata = PdfReader(file).metadata
    return metadata.title if metadata else None


def page_size(file: Path) -> tuple[float, float]:
    """In millimetres."""
    box = PdfReader(file).pages[0].mediabox
    return float(box.width) / MILLIMETRE, float(box.height) / MILLIMETRE


def embedded_fonts(file: Path) -> set[str]:
    """The families of the fonts, all of which the file brings along."""
    fonts = [font for page in PdfReader(file).pages for font in _resources(page, "/Font").values()]
    assert all("/FontFile2" in _described(font) for font in fonts)
    return {font["/BaseFont"].lstrip("/").split("-")[0] for font in fonts}


def has_pictures(file: Path) -> bool:
    """Whether anything on it is made of dots."""
    return any(_resources(page, "/XObject") for page in PdfReader(file).pages)


def rendered(file: Path, dpi: int = 150) -> QImage:
    """The first page as paper shows it, in grey: for tests that are marked `linux`."""
    command = ["pdftoppm", "-r", str(dpi), "-gray", "-singlefile", str(file), str(file.with_suffix(""))]
    subprocess.run(command, check=True)
    return QImage(str(file.with_suffix(".pgm"))).convertToFormat(QImage.Format.Format_Grayscale8)


def grey(image: QImage, x: int, y: int) -> int:
    """0 is black, 255 white."""
    return image.pixelColor(x, y).red()


# What a PDF by Qt is made of


def _lines(words: list[Word]) -> str:
    lines: list[list[Word]] = []
    for word in sorted(words, key=lambda word: word.y):
        if lines and word.y - lines[-1][0].y < min(word.height, lines[-1][0].height) / 2:
            lines[-1].append(word)
        else:
            lines.append([word])
    return "\n".join(" ".join(word.text for word in sorted(line, key=lambda word: word.x)) for line in lines)


def _words_on(page: PageObject) -> list[Word]:
    height, found, word, places = float(page.mediabox.height), list[Word](), "", list[QRectF]()
    points = 0.0

    def end_word() -> None:
        nonlocal word
        if word:
            left, right, middle = places[0].left(), places[-1].right(), places[0].center().y()
            numbers = ((left + right) / 2, height - middle, right, places[0].height())
            x, y, end, tall = (number / MILLIMETRE for number in numbers)
            found.append(Word(word, x, y, end, tall, points))
        word = ""
        places.clear()

    for letter, place, size in _letters_on(page):
        if places:
            apart = (place.left() - places[-1].right()) / place.height()
            is_on_line = abs(place.bottom() - places[-1].bottom()) < GAP * place.height()
            if not (is_on_line and -OVERLAP < apart < GAP):
                end_word()
        if letter.isspace():
            end_word()
        else:
            word, points = word + letter, size
            places.append(place)
    end_word()
    return found


def _letters_on(page: PageObject) -> Iterator[tuple[str, QRectF, float]]:
    """Each with its place on the page, in points from below, and the size of its type. Qt puts each letter in its place
    by itself."""
    contents = page.get_contents()
    fonts = {name: _read_font(font) for name, font in _resources(page, "/Font").items()}
    outer: list[QTransform] = []
    drawn, letters = QTransform(), QTransform()
    operands: list[bytes] = []
    font, size = None, 0.0

    def matrix() -> QTransform:
        return QTransform(*map(float, operands[-6:]))

    for token in contents.get_data().split() if contents is not None else ():
        match token:
            case b"q":
                outer.append(drawn)
            case b"Q":
                drawn = outer.pop()
            case b"cm":
                drawn = matrix() * drawn
            case b"Tf":
                font, size = fonts[operands[-2].decode()], float(operands[-1])
            case b"Tm":
                letters = matrix()
            case b"Td":
                letters = QTransform.fromTranslate(*map(float, operands[-2:])) * letters
            case b"Tj":
                assert font
                glyph = int(operands[-1].strip(b"<>"), 16)
                low, high = size * font.descent, size * font.ascent
                area = QRectF(0, low, size * font.widths[glyph], high - low)
                place = letters * drawn
                yield font.letters[glyph], place.mapRect(area), size * abs(place.determinant()) ** 0.5
            case _:
                operands.append(token)
                continue
        operands.clear()


def _resources(page: PageObject, kind: str) -> dict[str, Any]:
    return {name: each.get_object() for name, each in page["/Resources"].get(kind, {}).items()}  # type: ignore[attr-defined]


def _described(font: Any) -> Any:
    return font["/DescendantFonts"][0]["/FontDescriptor"]


def _read_font(font: Any) -> Font:
    letters = {}
    table = font["/ToUnicode"].get_data().decode()
    for first, codes in re.findall(r"^<(\w+)> <\w+> \[?([^\]\n]+)", table, re.MULTILINE):
        for glyph, code in enumerate(re.findall(r"\w+", codes), start=int(first, 16)):
            letters[glyph] = bytes.fromhex(code).decode("utf-16-be")
    described = _described(font)
    widths = [float(width) / 1000 for width in font["/DescendantFonts"][0]["/W"][1]]
    return Font(letters, widths, float(described["/Ascent"]) / 1000, float(described["/Descent"]) / 1000)
