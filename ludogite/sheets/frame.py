"""Parts of printed pages: a head with the title, a foot with the number of the page, columns between them, and the
squares of a board."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.sheets.ink import BLACK, CENTRE, FINE, LEFT, RIGHT, SOFT, Ink, Type
from ludogite.sheets.sheet import Paper
from ludogite.sheets.type import tr

HEAD, FOOT = 14.0, 6.0
"""Heights in millimetres."""
AISLE = 8.0
"""Between two columns."""


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


def draw_foot(ink: Ink, paper: Paper, page: int, pages: int, note: str = "") -> None:
    """The number of the page, and a note at the left."""
    number = Message(QT_TRANSLATE_NOOP("sheets", "{page} / {pages}"), page=page, pages=pages)
    ink.words(_foot(paper), tr(number), Type(2.8), RIGHT if note else CENTRE, SOFT)
    if note:
        draw_note(ink, paper, note)


def draw_note(ink: Ink, paper: Paper, note: str) -> None:
    """In the foot, at the left."""
    ink.words(_foot(paper).adjusted(0, 0, -20, 0), note, Type(2.8), LEFT, SOFT)


def _foot(paper: Paper) -> QRectF:
    printable = paper.printable
    return QRectF(printable.left(), printable.bottom() - FOOT + 2, printable.width(), FOOT - 2)
