"""The engine below all sheets: paper, files, printers."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QMarginsF, QRectF
from PySide6.QtGui import QImage, QPageLayout, QPageSize
from PySide6.QtPrintSupport import QPrinter

from ludogite.message import Message, Source
from ludogite.sheets.ink import Ink, Type
from ludogite.sheets.sheet import (
    MARGIN,
    PAPERS,
    CannotWrite,
    Paper,
    Sheet,
    drain,
    places,
    print_steps,
    set_paper,
    write,
)
from tests.support.paper import grey, page_count, page_size, rendered, title, words

pytestmark = pytest.mark.usefixtures("language")
TITLE = Message(Source("tests", "A trial"))


def trial(paper: Paper, pages: int = 1) -> Sheet:
    """On each page a black square of 20 mm with its corner at 50, 100, and a number."""

    def draw(number: int, ink: Ink) -> None:
        ink.fill(QRectF(50, 100, 20, 20), ink.painter.pen().color())
        ink.words(QRectF(100, 100, 40, 20), f"page{number}", Type(8))

    return Sheet(TITLE, paper, tuple(partial(draw, n + 1) for n in range(pages)))


@pytest.mark.linux("poppler, which draws a page of a PDF")
@pytest.mark.parametrize(("name", "size"), [("a4", (210, 297)), ("letter", (215.9, 279.4))])
def test_a_pdf_has_the_size_of_its_paper_and_millimetres_are_millimetres(
    tmp_path: Path, name: str, size: tuple[float, float]
) -> None:
    (file,) = write(trial(PAPERS[name]), tmp_path / "trial.pdf")
    assert page_size(file) == pytest.approx(size, abs=0.3)
    assert title(file) == "A trial"
    assert_square_in_place(rendered(file, 254), dots=10)


def assert_square_in_place(image: QImage, dots: float) -> None:
    for x, y, is_black in ((51, 101, True), (69, 119, True), (49, 110, False), (71, 110, False), (60, 99, False)):
        assert (grey(image, round(x * dots), round(y * dots)) < 50) == is_black, (x, y)


def test_each_page_is_a_page_of_the_pdf(tmp_path: Path) -> None:
    (file,) = write(trial(PAPERS["a4"], pages=3), tmp_path / "trial.pdf")
    assert page_count(file) == 3
    assert [[word.text for word in words(file, n)] for n in (1, 2, 3)] == [["page1"], ["page2"], ["page3"]]


def test_one_page_is_one_picture_and_several_are_numbered(tmp_path: Path) -> None:
    paper = PAPERS["a4"]
    assert write(trial(paper), tmp_path / "one.png") == [tmp_path / "one.png"]
    assert write(trial(paper, 2), tmp_path / "two.PNG") == [tmp_path / "two-1.PNG", tmp_path / "two-2.PNG"]
    assert {file.name for file in tmp_path.glob("*.*")} == {"one.png", "two-1.PNG", "two-2.PNG"}
    image = QImage(str(tmp_path / "one.png"))
    assert (image.width(), image.height()) == (2480, 3507)
    assert image.dotsPerMeterX() == image.dotsPerMeterY() == 11811  # it is as large as the paper
    assert_square_in_place(image, dots=300 / 25.4)


def test_what_is_neither_pdf_nor_png_is_not_written(tmp_path: Path) -> None:
    with pytest.raises(CannotWrite, match=r"“trial.gif” must end in .pdf or .png."):
        write(trial(PAPERS["a4"]), tmp_path / "trial.gif")
    assert not list(tmp_path.glob("trial*"))


@pytest.mark.parametrize("name", ["taken.pdf", "missing/trial.pdf", "taken.png"])
def test_what_cannot_be_written_is_said_and_leaves_nothing(tmp_path: Path, name: str) -> None:
    for folder in ("taken.pdf", "taken.png"):
        (tmp_path / folder).mkdir()
    before = sorted(tmp_path.rglob("*"))
    with pytest.raises(CannotWrite, match="cannot be written"):
        write(trial(PAPERS["a4"]), tmp_path / name)
    assert sorted(tmp_path.rglob("*")) == before


@pytest.mark.linux("poppler, which draws a page of a PDF")
def test_a_printer_gets_every_page_at_its_size(tmp_path: Path) -> None:
    printer, sheet = QPrinter(QPrinter.PrinterMode.HighResolution), trial(PAPERS["letter"], pages=2)
    printer.setOutputFileName(str(tmp_path / "out.pdf"))
    set_paper(printer, sheet)
    assert drain(print_steps(printer, sheet))
    assert page_count(tmp_path / "out.pdf") == 2
    assert page_size(tmp_path / "out.pdf") == pytest.approx((215.9, 279.4), abs=0.3)
    assert_square_in_place(rendered(tmp_path / "out.pdf", 254), dots=10)


@pytest.mark.linux("poppler, which draws a page of a PDF")
def test_on_smaller_paper_a_page_is_drawn_smaller_and_whole(tmp_path: Path) -> None:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setOutputFileName(str(tmp_path / "out.pdf"))
    half = QPageSize(QPageSize.PageSizeId.A5)
    printer.setPageLayout(QPageLayout(half, QPageLayout.Orientation.Portrait, QMarginsF(10, 10, 10, 10)))
    assert drain(print_steps(printer, trial(PAPERS["a4"])))
    assert_square_in_place(rendered(tmp_path / "out.pdf", 254), dots=10 * 148 / 210)


@pytest.mark.parametrize("name", PAPERS)
@pytest.mark.parametrize(("columns", "rows"), [(1, 2), (2, 2), (2, 4)])
def test_places_are_equal_apart_and_away_from_the_edges(name: str, columns: int, rows: int) -> None:
    paper = PAPERS[name]
    areas = places(paper, columns, rows, gap=10)
    assert len(areas) == columns * rows
    for n, area in enumerate(areas):
        assert (area.width(), area.height()) == pytest.approx((areas[0].width(), areas[0].height()))
        assert paper.printable.adjusted(-0.01, -0.01, 0.01, 0.01).contains(area)
        assert not any(area.adjusted(-4.9, -4.9, 4.9, 4.9).intersects(other) for other in areas[:n])
    assert MARGIN <= areas[0].left() < MARGIN + 1
