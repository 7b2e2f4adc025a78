"""Sheets of Six Symbols as they come out of a printer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from ludogite.rules.shelf import SHELF
from ludogite.rules.symbols import DIAGONAL, FREE, SYMBOLS, Round, start
from ludogite.sheets.ink import GREY, Ink
from ludogite.sheets.sheet import PAPERS, MatchOnPaper, Sheet, write
from ludogite.sheets.symbols import OFFER
from ludogite.sheets.symbols.drawing import blank, filled
from ludogite.sheets.symbols.notes import DICE_HEIGHT, HEADING, draw_dice
from ludogite.sheets.symbols.strokes import paint_symbol
from ludogite.ui.look.language import Language
from tests.support.paper import (
    Word,
    embedded_fonts,
    grey,
    has_pictures,
    page_count,
    rendered,
    text,
    text_as_drawn,
    words,
)
from tests.support.pixels import greys

MARGIN = 10
"""Millimetres at the edges that many printers leave white."""
DPI = 150
DOTS = DPI / 25.4
RULES_EXAMPLE = "11222333334444.1234111111"
ALL_SIX = "12345612345612345612345.."
LAYOUTS = [(paper, each) for paper in PAPERS for each in "248"]

pytestmark = pytest.mark.usefixtures("language")


def pad(paper: str = "a4", each: str = "2", diagonal: str = "with") -> Sheet:
    return blank(PAPERS[paper], {"per-page": each, "diagonal": diagonal})


def played(sheets: Sequence[str], scoring: str, names: Sequence[str] = ("Ann",), each: str = "2") -> Sheet:
    return filled(PAPERS["a4"], {"per-page": each}, MatchOnPaper(names, Round(scoring, tuple(sheets))))


def printed(sheet: Sheet, folder: Path) -> Path:
    return write(sheet, folder / "sheet.pdf")[0]


class Reader:
    """Finds its way on the first sheet of a page by the names of the cells, as a player does."""

    def __init__(self, file: Path) -> None:
        self.words = words(file)
        letters = {letter: self._first(word for word in self.words if word.text == letter) for letter in "abcde"}
        self.columns = [letters[letter].x for letter in "abcde"]
        self.cell = (self.columns[4] - self.columns[0]) / 4
        beside = [w for w in self.words if w.text in "12345" and w.x < self.columns[0] and w.y > letters["a"].y]
        self.rows = [self._first(word for word in beside if word.text == figure).y for figure in "12345"]

    @staticmethod
    def _first(words: Iterable[Word]) -> Word:
        """The one nearest to the upper left corner."""
        return min(words, key=lambda word: word.x + word.y)

    def at(self, x: float, y: float) -> str:
        near = [w for w in self.words if abs(w.x - x) < self.cell / 3 and abs(w.y - y) < self.cell / 3]
        return " ".join(word.text for word in near)

    @property
    def beyond(self) -> tuple[float, float]:
        """Where the score column and the score row are."""
        return self.columns[4] + 1.1 * self.cell, self.rows[4] + 1.1 * self.cell

    def row_scores(self) -> list[str]:
        return [self.at(self.beyond[0], y) for y in self.rows]

    def column_scores(self) -> list[str]:
        return [self.at(x, self.beyond[1]) for x in self.columns]

    def total(self) -> str:
        return self.at(*self.beyond)

    def corners(self) -> list[str]:
        low_left = self.at(self.columns[0] - 1.1 * self.cell, self.beyond[1])
        return [low_left, self.at(self.beyond[0], self.rows[0] - 1.1 * self.cell)]

    def area(self, cell: int, part: float) -> QRectF:
        """The middle part of a cell, in dots of a rendered page."""
        side = self.cell * part
        x, y = self.columns[cell % 5] - side / 2, self.rows[cell // 5] - side / 2
        return QRectF(x * DOTS, y * DOTS, side * DOTS, side * DOTS)


def symbol_picture(symbol: str, side: int, ground: int) -> QImage:
    image = QImage(side, side, QImage.Format.Format_Grayscale8)
    image.fill(QColor(ground, ground, ground))
    with QPainter(image) as painter:
        paint_symbol(painter, QRectF(0, 0, side, side), symbol, QColor("black"))
    return image


def difference(one: QImage, other: QImage) -> float:
    return float(abs(greys(one) - greys(other)).mean())


def seen_symbol(page: QImage, reader: Reader, cell: int) -> str:
    """The symbol that looks most like what stands in the cell, told by its ink alone."""
    area = reader.area(cell, 0.58).toRect()
    seen = page.copy(area).scaled(48, 48)
    ground = int(greys(seen).max())
    if greys(seen).min() > ground - 40:
        return FREE
    likeness = {symbol: difference(seen, symbol_picture(symbol, 48, ground)) for symbol in SYMBOLS}
    best = min(likeness, key=likeness.__getitem__)
    assert likeness[best] < 25, "it looks like none of the six"
    assert all(other > 1.5 * likeness[best] for symbol, other in likeness.items() if symbol != best)
    return best


def test_the_lines_and_the_total_of_the_example_in_the_rules_advanced(tmp_path: Path) -> None:
    reader = Reader(printed(played([RULES_EXAMPLE], "advanced"), tmp_path))
    assert reader.row_scores() == ["5", "10", "8", "−5", "10"]
    assert reader.column_scores() == ["2", "−5", "−5", "2", "2"]
    assert reader.corners() == ["0", "0"]
    assert reader.total() == "24"


def test_the_lines_and_the_total_of_the_example_in_the_rules_basic(tmp_path: Path) -> None:
    reader = Reader(printed(played([RULES_EXAMPLE], "basic"), tmp_path))
    assert reader.row_scores() == ["5", "10", "8", "0", "10"]
    assert reader.column_scores() == ["2", "0", "0", "2", "2"]
    assert reader.corners() == ["", ""]
    assert reader.total() == "39"


def test_the_diagonal_is_written_in_both_corners(tmp_path: Path) -> None:
    reader = Reader(printed(played(["1234523451345124512351234"], "advanced"), tmp_path))
    assert reader.corners() == ["10", "10"]
    assert reader.total() == "−30"


@pytest.mark.linux("poppler, which draws a page of a PDF")
@pytest.mark.parametrize("scoring", ["basic", "advanced"])
def test_every_cell_shows_the_symbol_that_was_written_there(tmp_path: Path, scoring: str) -> None:
    file = printed(played([ALL_SIX], scoring), tmp_path)
    page, reader = rendered(file, DPI), Reader(file)
    assert "".join(seen_symbol(page, reader, cell) for cell in range(25)) == ALL_SIX


def test_everybody_has_a_sheet_with_his_name_two_a_page(tmp_path: Path) -> None:
    sheets = ["1" + FREE * 24, "2" + FREE * 24, "3" + FREE * 24]
    file = printed(played(sheets, "basic", ["Léa", "Tom", "Zoé"]), tmp_path)
    assert page_count(file) == 2
    first, second = ({word.text for word in words(file, page)} for page in (1, 2))
    assert {"Léa", "Tom"} <= first
    assert "Zoé" in second
    assert "Zoé" not in first


def test_a_match_that_has_not_begun_can_be_printed(tmp_path: Path) -> None:
    state = start(2, {"scoring": "advanced"}, {})
    file = printed(filled(PAPERS["a4"], {"per-page": "4"}, MatchOnPaper(["Ann", "Bob"], state)), tmp_path)
    reader = Reader(file)
    assert reader.total() == "−50"
    assert "start" in text(file)


def test_a_long_name_stays_on_the_paper(tmp_path: Path) -> None:
    file = printed(played([FREE * 25], "basic", ["Maximilien-Alexandre " * 9 + "\n\x00"]), tmp_path)
    assert "Maximilien" in text(file)
    assert max(word.right for word in words(file)) <= 210 - MARGIN + 0.1


@pytest.mark.linux("poppler, which draws a page of a PDF")
def test_somebody_alone_sees_what_the_result_is_called(tmp_path: Path) -> None:
    def marked(state: Round) -> bool:
        """Whether there is a grey ground left of “average”, close to the word."""
        file = printed(filled(PAPERS["a4"], {"per-page": "2"}, MatchOnPaper(["Ann"], state)), tmp_path)
        word = next(word for word in words(file) if word.text == "average")
        left = word.x - (word.right - word.x) - 0.5
        return grey(rendered(file, DPI), round(left * DOTS), round(word.y * DOTS)) < 250

    sheet = "1111123456345624562356222"
    over = Round("basic", (sheet,), rolls=12)
    assert over.outcome
    assert str(over.outcome.why) == "15 points: average."
    assert marked(over)
    running = Round("basic", ("111112222." + FREE * 15,), rolls=4)
    assert running.scores == (18,)
    assert not marked(running)


@pytest.mark.parametrize(("paper", "each"), LAYOUTS)
def test_a_pad_has_so_many_sheets_on_a_page_with_notes_that_can_be_read(tmp_path: Path, paper: str, each: str) -> None:
    file = printed(pad(paper, each), tmp_path)
    written = text_as_drawn(file)
    assert page_count(file) == 1
    count = int(each)
    for note in ("Six Symbols", "Name", "start"):
        assert written.count(note) == count, note
    if each == "8":
        count = 0  # notes could not be read there
    for note in ("Ordinary dice", "Identical neighbours", "Solo"):
        assert written.count(note) == count, note
    for line in ("grandmaster 30+", "expert 25–29", "good 20–24", "average 15–19", "could do better < 15"):
        assert written.count(line) == count, line
    assert written.count("Line without points −5") == count


@pytest.mark.linux("poppler, which draws a page of a PDF")
@pytest.mark.parametrize(("paper", "each"), LAYOUTS)
def test_printers_that_leave_the_edges_white_lose_nothing(tmp_path: Path, paper: str, each: str) -> None:
    page = rendered(printed(pad(paper, each), tmp_path), 100)
    edge = int(MARGIN * 100 / 25.4) - 1
    width, height = page.width(), page.height()
    strips = [
        (0, 0, width, edge),
        (0, height - edge, width, edge),
        (0, 0, edge, height),
        (width - edge, 0, edge, height),
    ]
    for x, y, w, h in strips:
        strip = page.copy(x, y, w, h)
        assert greys(strip).min() > 150, "only the faint lines for the knife go to the edge"


@pytest.mark.linux("poppler, which draws a page of a PDF")
@pytest.mark.parametrize("each", ["2", "4", "8"])
def test_the_sheets_of_a_page_are_cut_apart_along_a_faint_line(tmp_path: Path, each: str) -> None:
    page = rendered(printed(pad("a4", each), tmp_path), 100)
    middle, reach = page.height() // 2, 12
    width = page.width() * 2 // 5
    band = page.copy(0, middle - reach, width, 2 * reach)
    tones = greys(band).min(axis=1)
    lined = [y for y, tone in enumerate(tones) if tone < 250]
    assert lined
    assert all(abs(y - reach) <= 1 for y in lined)
    assert all(150 < tones[y] < 250 for y in lined)


@pytest.mark.linux("poppler, which draws a page of a PDF")
def test_the_grey_diagonal_is_there_if_it_is_wanted(tmp_path: Path) -> None:
    for diagonal, tone in (("with", GREY.red()), ("without", 255)):
        file = printed(pad(diagonal=diagonal), tmp_path)
        page, reader = rendered(file, DPI), Reader(file)
        grounds = [reader.area(cell, 0.5).topLeft().toPoint() for cell in range(25)]
        seen = [grey(page, point.x(), point.y()) for point in grounds]
        assert seen == [tone if cell in DIAGONAL else 255 for cell in range(25)]
        assert ("Line without points" in text(file)) == (diagonal == "with")


@pytest.mark.parametrize("paper", PAPERS)
def test_a_french_sheet_is_french_all_over(tmp_path: Path, paper: str, language: Language) -> None:
    language.use("fr")
    written = text(printed(pad(paper), tmp_path))
    for words_ in ("Six symboles", "Nom", "départ", "Dés ordinaires", "Voisins identiques", "grand maître", "moyen"):
        assert words_ in written
    assert not {"Name", "Alone", "dice", "good"} & set(written.split())


def test_everything_is_lines_and_type_that_the_file_brings_along(tmp_path: Path) -> None:
    file = printed(played([RULES_EXAMPLE], "advanced"), tmp_path)
    assert embedded_fonts(file) == {"Inter", "Vollkorn"}
    assert not has_pictures(file)


def test_each_face_of_an_ordinary_die_stands_beside_its_symbol() -> None:
    dots, size, width = 10, 3, 48
    image = QImage(width * dots, round(DICE_HEIGHT * size * dots), QImage.Format.Format_Grayscale8)
    image.fill(QColor("white"))
    with QPainter(image) as painter:
        painter.scale(dots, dots)
        draw_dice(Ink(painter), QRectF(1, 0, width, DICE_HEIGHT * size), size)
    for n, symbol in enumerate(SYMBOLS):
        top = round((HEADING + n // 3 * 2.6) * size * dots) - 3
        field = image.copy(n % 3 * width * dots // 3, top, width * dots // 3, round(2.2 * size * dots))
        strokes = 3 if symbol == "5" else 1
        assert pieces_of_ink(field) == 1 + int(symbol) + strokes, "its edge, its pips and the symbol"


def pieces_of_ink(image: QImage) -> int:
    inked = {(x, y) for y, x in np.argwhere(greys(image) < 240).tolist()}
    pieces = 0
    while inked:
        pieces += 1
        waiting = [inked.pop()]
        while waiting:
            x, y = waiting.pop()
            for near in ((x + a, y + b) for a in (-1, 0, 1) for b in (-1, 0, 1)):
                if near in inked:
                    inked.remove(near)
                    waiting.append(near)
    return pieces


@pytest.mark.parametrize(
    ("symbol", "name", "crossed"),
    [
        ("1", "stroke", [1, 1, 1, 1, 1]),
        ("2", "cross", [2, 2, 1, 2, 2]),
        ("3", "circle", [2, 2, 2, 2, 2]),
        ("4", "triangle", [1, 2, 2, 2, 1]),
        ("5", "three bars", [1, 0, 1, 0, 1]),
        ("6", "hash", [2, 1, 2, 1, 2]),
    ],
)
def test_a_symbol_is_what_it_is_called(symbol: str, name: str, crossed: list[int]) -> None:
    """Told by how often its ink is met on five ways across, from top to bottom."""
    image = symbol_picture(symbol, 100, 255)
    ways = [[grey(image, x, y) < 128 for x in range(100)] for y in (20, 35, 50, 65, 80)]
    assert [sum(is_inked for is_inked, _ in groupby(way)) for way in ways] == crossed, name


def test_a_symbol_stays_in_its_place() -> None:
    for symbol in SYMBOLS:
        image = QImage(60, 60, QImage.Format.Format_Grayscale8)
        image.fill(QColor("white"))
        with QPainter(image) as painter:
            paint_symbol(painter, QRectF(10, 10, 40, 40), symbol, QColor("black"))
        tones = greys(image)
        assert tones.min() < 30
        tones[10:50, 10:50] = 255
        assert tones.min() == 255


def test_what_is_offered_is_what_can_be_drawn() -> None:
    assert SHELF["symbols"].title == pad().title
    assert OFFER.pad
    for option in OFFER.pad:
        for choice in option.choices:
            chosen = {each.name: each.choices[0].value for each in OFFER.pad} | {option.name: choice.value}
            assert len(blank(PAPERS["a4"], chosen).pages) == 1
