"""Parts of printed pages: a head with the title, a foot with the number of the page, columns between them, and the
squares of a board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.sheets.dice import draw_pips
from ludogite.sheets.ink import BLACK, CENTRE, FINE, FIRM, GREY, HAIR, LEFT, RIGHT, SOFT, Ink, Type
from ludogite.sheets.sheet import Paper, Parts, Sheet, parts_of
from ludogite.sheets.type import tr

HEAD, FOOT = 14.0, 6.0
"""Heights in millimetres."""
AISLE = 8.0
"""Between two columns."""


WHITE = QColor("#FFFFFF")
ONE_SIDE = Message(QT_TRANSLATE_NOOP("sheets", "Print this page on one side only: it is cut up."))


class BoardSquares:
    """The squares of a square board, and the names of its columns and rows above and beside it."""

    def __init__(self, area: QRectF, abreast: int, lead: float) -> None:
        """Names take `lead` of a square."""
        self.abreast, self.lead = abreast, lead
        self.cell = min(area.width(), area.height()) / (abreast + lead)
        self.left, self.top = area.left() + lead * self.cell, area.top() + lead * self.cell

    def square(self, cell: int) -> QRectF:
        row, column = divmod(cell, self.abreast)
        return QRectF(self.left + column * self.cell, self.top + row * self.cell, self.cell, self.cell)

    def draw_names(self, ink: Ink, names: Sequence[str], type: Type) -> None:
        """`names` are those of the squares."""
        room = self.lead * self.cell
        for n in range(self.abreast):
            column = QRectF(self.left + n * self.cell, self.top - room, self.cell, room)
            row = QRectF(self.left - room, self.top + n * self.cell, room, self.cell)
            ink.words(column, names[n][0], type, CENTRE, SOFT)
            ink.words(row, names[self.abreast * n][1], type, CENTRE, SOFT)


def body(paper: Paper) -> QRectF:
    """What head and foot leave of a page."""
    return paper.printable.adjusted(0, HEAD, 0, -FOOT)


def columns(area: QRectF, count: int, aisle: float = AISLE) -> list[QRectF]:
    width = (area.width() - (count - 1) * aisle) / count
    return [QRectF(area.left() + n * (width + aisle), area.top(), width, area.height()) for n in range(count)]


def draw_head(ink: Ink, paper: Paper, title: str, note: str = "") -> None:
    """The title at the left, a note at the right, and a line below both."""
    line = QRectF(paper.printable.left(), paper.printable.top(), paper.printable.width(), HEAD - 4)
    width = ink.width(title, Type(7, is_title=True)) + 4
    ink.words(line, title, Type(7, is_title=True), LEFT)
    ink.words(line.adjusted(min(width, 0.7 * line.width()), 1, 0, 1), note, Type(3.2), RIGHT, SOFT)
    ink.line(line.left(), line.bottom() + 1, line.right(), line.bottom() + 1, FINE, BLACK)


def with_feet(sheet: Sheet, notes: Mapping[int, Message] | None = None, has_foot: Sequence[bool] = ()) -> Sheet:
    """Our mark and what this is below each page, with a note on some, and its number where there are several; below
    all pages unless it is said which."""
    pages = list(sheet.pages)
    for n, page in enumerate(sheet.pages):
        if not has_foot or has_foot[n]:
            note = tr(notes[n]) if notes and n in notes else ""
            pages[n] = Parts((*parts_of(page), partial(_draw_foot, sheet, n, note)))
    return replace(sheet, pages=tuple(pages))


def _draw_foot(sheet: Sheet, n: int, note: str, ink: Ink) -> None:
    printable, height = sheet.paper.printable, FOOT - 2
    area = QRectF(printable.left(), printable.bottom() - height, printable.width(), height)
    draw_house(ink, QRectF(area.left(), area.top(), height, height))
    words = " · ".join(filter(None, ("Ludogîte", tr(sheet.title), note)))
    ink.words(area.adjusted(height + 1.5, 0, -20, 0), words, Type(2.8), LEFT, SOFT)
    if len(sheet.pages) > 1:
        number = Message(QT_TRANSLATE_NOOP("sheets", "{page} / {pages}"), page=n + 1, pages=len(sheet.pages))
        ink.words(area, tr(number), Type(2.8), RIGHT, SOFT)


def draw_house(ink: Ink, area: QRectF) -> None:
    """Our mark: a house with a die in it."""
    size, left, top = area.width(), area.left(), area.top()

    def at(x: float, y: float) -> QPointF:
        return QPointF(left + x * size, top + y * size)

    line = max(HAIR, 0.045 * size)
    ink.polygon([at(0.1, 0.42), at(0.5, 0.1), at(0.9, 0.42), at(0.9, 0.92), at(0.1, 0.92)], GREY, 0)
    for end in (0.02, 0.98):
        ink.line(at(0.5, 0.08).x(), at(0.5, 0.08).y(), at(end, 0.47).x(), at(end, 0.47).y(), line, BLACK)
    die = QRectF(at(0.3, 0.42), at(0.7, 0.82))
    ink.fill(die, WHITE, 0.07 * size)
    ink.frame(die, min(line, FIRM), BLACK, 0.07 * size)
    draw_pips(ink, die, 5)
