"""Pages to be printed, drawn in millimetres on whatever Qt can paint on: the screen, a printer, a PDF, a picture."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple, TypeAlias, TypeVar

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtPrintSupport import QPrinter

from ludogite import paths
from ludogite.match.library.earlier import Earlier
from ludogite.message import QT_TRANSLATE_NOOP, Complaint, Message
from ludogite.rules.game import Outcome, State
from ludogite.sheets.ink import FAINT, HAIR, Ink
from ludogite.sheets.offers import PaperPuzzle
from ludogite.sheets.png import png_steps
from ludogite.sheets.type import speaking, tr

MARGIN = 10.0
"""Millimetres at the edges of the paper that a printer may leave white."""
LINE = 0.5
"""A line that lies on the edge of an area is half outside, at most so wide."""
INCH = 25.4
PICTURE_DPI = 300
PDF_DPI = 1200


class CannotWrite(Complaint):
    pass


@dataclass(frozen=True)
class Paper:
    width: float
    height: float
    page_size: QPageSize.PageSizeId

    @property
    def printable(self) -> QRectF:
        """What may be drawn in."""
        edge = MARGIN + LINE
        return QRectF(edge, edge, self.width - 2 * edge, self.height - 2 * edge)


PAPERS = {
    "a4": Paper(210, 297, QPageSize.PageSizeId.A4),
    "letter": Paper(215.9, 279.4, QPageSize.PageSizeId.Letter),
}

Result = TypeVar("Result")
SheetSteps: TypeAlias = Generator[int, None, Result]
"""Work that is done page by page: each step tells how many are done."""

Page: TypeAlias = Callable[[Ink], None]
"""What draws one page, from the upper left corner of the paper."""


@dataclass(frozen=True)
class Parts:
    """A page that takes a while to draw: between its parts a window can go on."""

    parts: tuple[Page, ...]

    def __call__(self, ink: Ink) -> None:
        for part in self.parts:
            part(ink)


def parts_of(page: Page) -> tuple[Page, ...]:
    return page.parts if isinstance(page, Parts) else (page,)


@dataclass(frozen=True)
class Sheet:
    title: Message
    paper: Paper
    pages: tuple[Page, ...]
    puzzles: tuple[tuple[PaperPuzzle, ...], ...] = ()
    """For each page those that must be made for it, where there are any."""

    def missing(self, *pages: int) -> list[PaperPuzzle]:
        """What is still to be made for these pages, each once; for all if none is named."""
        wanted = [self.puzzles[page] for page in pages] if pages and self.puzzles else self.puzzles
        return [puzzle for puzzle in dict.fromkeys(chain.from_iterable(wanted)) if not puzzle.is_made]


def spoken_in(language: str, make: Callable[[], Sheet]) -> Sheet:
    """A sheet that is made, and later drawn, in this language, whatever the window speaks."""
    with speaking(language):
        sheet = make()

    def spoken(page: Page) -> Page:
        if isinstance(page, Parts):
            return Parts(tuple(map(spoken, page.parts)))

        def draw(ink: Ink) -> None:
            with speaking(language):
                page(ink)

        return draw

    return replace(sheet, pages=tuple(map(spoken, sheet.pages)))


@dataclass(frozen=True)
class Occasion:
    """What a position does not say of its match: when it was begun, and how it ended if somebody gave it up."""

    day: date | None = None
    outcome: Outcome | None = None


NO_OCCASION = Occasion()


class MatchOnPaper(NamedTuple):
    """A match as it is printed: what its players have written so far."""

    players: Sequence[str]
    state: State[Any]
    earlier: Sequence[Earlier] = ()
    """Where a sheet holds several matches, those that they finished before, the first played first."""
    occasion: Occasion = NO_OCCASION


@dataclass(frozen=True)
class RulesPicture:
    """A picture of the rules: how wide it is, in parts of its column, how high for its width, and what draws it."""

    width: float
    shape: float
    draw: Callable[[Ink, QRectF], None]


def places(paper: Paper, columns: int, rows: int, gap: float) -> list[QRectF]:
    """Equal areas on paper that is cut into equal parts: away from its edges, and from the cuts by half the gap."""
    width, height = paper.width / columns, paper.height / rows
    rooms = [
        QRectF(column * width, row * height, width, height).adjusted(gap / 2, gap / 2, -gap / 2, -gap / 2)
        & paper.printable
        for row in range(rows)
        for column in range(columns)
    ]
    size = QSizeF(min(room.width() for room in rooms), min(room.height() for room in rooms))
    areas = [QRectF(room.topLeft(), size) for room in rooms]
    for area, room in zip(areas, rooms, strict=True):
        area.moveCenter(room.center())
    return areas


def draw_cuts(ink: Ink, paper: Paper, columns: int, rows: int) -> None:
    """Where a knife goes, from margin to margin."""
    inner = paper.printable
    for n in range(1, columns):
        x = paper.width * n / columns
        ink.line(x, inner.top(), x, inner.bottom(), HAIR, FAINT, dash=1)
    for n in range(1, rows):
        y = paper.height * n / rows
        ink.line(inner.left(), y, inner.right(), y, HAIR, FAINT, dash=1)


def draw_page(painter: QPainter, page: Page, scale: float) -> None:
    """On a painter of so many units a millimetre."""
    painter.save()
    painter.scale(scale, scale)
    page(Ink(painter))
    painter.restore()


def picture(sheet: Sheet, page: int, width: int) -> QImage:
    """A page on white paper, so many pixels wide."""
    return drain(picture_steps(sheet, page, width))


def picture_steps(
    sheet: Sheet, page: int, width: int, format: QImage.Format = QImage.Format.Format_RGB32
) -> SheetSteps[QImage]:
    """The same, a part of the page at a step."""
    scale = width / sheet.paper.width
    image = QImage(width, round(sheet.paper.height * scale), format)
    image.fill(QColor("white"))
    for part in parts_of(sheet.pages[page]):
        with QPainter(image) as painter:
            draw_page(painter, part, scale)
        yield page
    return image


def drain(steps: SheetSteps[Result]) -> Result:
    """Takes all steps, and gives what came of them."""
    while True:
        try:
            next(steps)
        except StopIteration as end:
            result: Result = end.value
            return result


def print_steps(device: QPagedPaintDevice, sheet: Sheet) -> SheetSteps[bool]:
    """All pages, in the middle of the device's paper and no larger than it, part by part; whether it could be begun."""
    paper, layout = sheet.paper, device.pageLayout()
    layout.setMode(QPageLayout.Mode.FullPageMode)
    device.setPageLayout(layout)
    painter = QPainter()
    if not painter.begin(device):
        return False
    room = QSizeF(device.width(), device.height())
    unit = device.logicalDpiX() / INCH
    scale = min(unit, room.width() / paper.width, room.height() / paper.height)
    painter.translate((room.width() - scale * paper.width) / 2, (room.height() - scale * paper.height) / 2)
    try:
        for n, page in enumerate(sheet.pages):
            if n:
                device.newPage()  # packs the page before
                yield n
            for part in parts_of(page):
                draw_page(painter, part, scale)
                yield n
        yield len(sheet.pages)
    except GeneratorExit:
        if isinstance(device, QPrinter):
            device.abort()  # else the pages so far would be printed
        raise
    return painter.end()


def set_paper(device: QPagedPaintDevice, sheet: Sheet) -> None:
    """Sets the device to the paper that the sheet is made for."""
    layout = QPageLayout(QPageSize(sheet.paper.page_size), QPageLayout.Orientation.Portrait, QMarginsF())
    device.setPageLayout(layout)


def files_of(sheet: Sheet, file: Path) -> list[Path]:
    """What is written under this name: several pictures are numbered, `sheet-1.png`, `sheet-2.png`."""
    match file.suffix.lower():
        case ".png" if len(sheet.pages) > 1:
            return [file.with_stem(f"{file.stem}-{n + 1}") for n in range(len(sheet.pages))]
        case ".pdf" | ".png":
            return [file]
        case _:
            raise CannotWrite(
                Message(
                    QT_TRANSLATE_NOOP("sheets", "“{file}” must end in .pdf or .png."),
                    file=file.name,
                )
            )


def write(sheet: Sheet, file: Path) -> list[Path]:
    """A PDF or PNG pictures, as the name of the file says, and the files that were written."""
    return drain(write_steps(sheet, file))


def write_steps(sheet: Sheet, file: Path) -> SheetSteps[list[Path]]:
    """The same, step by step. Nothing is written before the last: who stops earlier leaves nothing."""
    files = files_of(sheet, file)
    contents: dict[Path, bytes] = {}
    for n, each in enumerate(files):
        contents[each] = yield from _pdf(sheet) if file.suffix.lower() == ".pdf" else _png(sheet, n)
    try:
        paths.write_whole(contents)
    except OSError as error:
        raise CannotWrite(
            Message(
                QT_TRANSLATE_NOOP("sheets", "{file} cannot be written ({reason})."),
                file=str(file),
                reason=error.strerror or type(error).__name__,
            )
        ) from error
    return files


def _pdf(sheet: Sheet) -> SheetSteps[bytes]:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(PDF_DPI)
    writer.setTitle(tr(sheet.title))
    writer.setCreator("Ludogîte")
    set_paper(writer, sheet)
    yield from print_steps(writer, sheet)
    return bytes(buffer.data().data())


def _png(sheet: Sheet, page: int) -> SheetSteps[bytes]:
    """A grey picture, drawn and packed part by part."""
    width, dots = round(sheet.paper.width * PICTURE_DPI / INCH), round(PICTURE_DPI / INCH * 1000)
    image = yield from picture_steps(sheet, page, width, QImage.Format.Format_Grayscale8)
    image.setDotsPerMeterX(dots)
    image.setDotsPerMeterY(dots)
    packed = bytearray()
    for part in png_steps(image):
        packed += part
        yield page
    yield page + 1
    return bytes(packed)
