"""What pages have in common: a head with the title, a foot with the number of the page, columns between them."""

from __future__ import annotations

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
    printable = paper.printable
    line = QRectF(printable.left(), printable.bottom() - FOOT + 2, printable.width(), FOOT - 2)
    number = Message(QT_TRANSLATE_NOOP("sheets", "{page} / {pages}"), page=page, pages=pages)
    ink.words(line, tr(number), Type(2.8), RIGHT if note else CENTRE, SOFT)
    if note:
        ink.words(line.adjusted(0, 0, -20, 0), note, Type(2.8), LEFT, SOFT)
