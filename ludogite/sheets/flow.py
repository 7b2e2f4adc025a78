"""Text that flows through columns and over pages: headings, paragraphs, lists, tables and pictures as blocks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont

from ludogite.sheets.ink import BLACK, FAINT, HAIR, LEADING, LEFT, Ink, Runs, Type, paragraph_height, text_width

BOLD, PLAIN = QFont.Weight.DemiBold, QFont.Weight.Normal


class Block(Protocol):
    """Something that is not broken: it goes into the next column as a whole."""

    @property
    def space(self) -> float:
        """Millimetres above it, where it is not the first in its column."""

    @property
    def keeps_next(self) -> bool:
        """Whether it may not be the last in its column."""

    def height(self, width: float) -> float: ...

    def draw(self, ink: Ink, area: QRectF) -> None: ...


@dataclass(frozen=True)
class Paragraph:
    runs: Runs
    type: Type
    space: float = 0
    tone: QColor = field(default_factory=lambda: BLACK)
    keeps_next: bool = False
    mark: str = ""
    """A bullet or a number before it."""
    indent: float = 0
    """How far the text stands in, behind the mark."""

    def height(self, width: float) -> float:
        return paragraph_height(self.runs, self.type, width - self.indent)

    def draw(self, ink: Ink, area: QRectF) -> None:
        if self.mark:
            first = QRectF(area.left(), area.top(), self.indent, LEADING * self.type.size)
            ink.paragraph(first, [(self.mark, BOLD)], self.type, self.tone)
        ink.paragraph(area.adjusted(self.indent, 0, 0, 0), self.runs, self.type, self.tone)


@dataclass(frozen=True)
class Heading:
    text: str
    size: float
    space: float
    keeps_next: bool = True

    def height(self, width: float) -> float:
        return 1.5 * self.size

    def draw(self, ink: Ink, area: QRectF) -> None:
        ink.words(area, self.text, Type(self.size, is_title=True), LEFT)


@dataclass(frozen=True)
class Table:
    """Rows of short texts with a line below each; the first row is the head."""

    rows: Sequence[Sequence[str]]
    type: Type
    space: float = 0
    keeps_next: bool = False

    def height(self, width: float) -> float:
        return len(self.rows) * 1.7 * self.type.size

    def draw(self, ink: Ink, area: QRectF) -> None:
        line, gap = 1.7 * self.type.size, 2 * self.type.size
        bold = Type(self.type.size, BOLD)
        first = min(max(text_width(row[0], bold) for row in self.rows) + gap, 0.75 * area.width())
        lefts = [area.left() + first * n for n in range(2)]
        for n, row in enumerate(self.rows):
            top = area.top() + n * line
            for column, (left, text) in enumerate(zip(lefts, row, strict=True)):
                room = first - 0.5 * self.type.size if column == 0 else area.right() - left
                ink.words(QRectF(left, top, room, line), text, bold if n == 0 else self.type, LEFT)
            ink.line(area.left(), top + line, area.right(), top + line, HAIR, BLACK if n == 0 else FAINT)


@dataclass(frozen=True)
class Picture:
    """As wide as a part of the column and in its middle, with a caption below."""

    width: float
    shape: float
    paint: Callable[[Ink, QRectF], None]
    caption: str
    type: Type
    tone: QColor
    space: float = 0
    keeps_next: bool = False

    def _runs(self) -> Runs:
        return [(self.caption, PLAIN)]

    def height(self, width: float) -> float:
        caption = paragraph_height(self._runs(), self.type, width, 1.3)
        return self.width * width * self.shape + 0.6 * self.type.size + caption

    def draw(self, ink: Ink, area: QRectF) -> None:
        width = self.width * area.width()
        place = QRectF(area.center().x() - width / 2, area.top(), width, width * self.shape)
        self.paint(ink, place)
        below = area.adjusted(0, place.height() + 0.6 * self.type.size, 0, 0)
        ink.paragraph(below, self._runs(), self.type, self.tone, 1.3, is_centred=True)


@dataclass(frozen=True)
class Placed:
    block: Block
    area: QRectF

    def draw(self, ink: Ink) -> None:
        self.block.draw(ink, self.area)


def pour(blocks: Sequence[Block], columns: Callable[[int], Sequence[QRectF]]) -> list[list[Placed]]:
    """The blocks of each page, in the columns that the page of this number has."""
    pages: list[list[Placed]] = [[]]
    free = list(columns(0))
    top = free[0].top()
    for n, block in enumerate(blocks):
        needed = _needed(blocks[n:], free[0].width())
        space = 0 if top == free[0].top() else block.space
        if top + space + needed > free[0].bottom() + 0.01 and top > free[0].top():
            free.pop(0)
            if not free:
                pages.append([])
                free = list(columns(len(pages) - 1))
            top, space = free[0].top(), 0
        height = block.height(free[0].width())
        pages[-1].append(Placed(block, QRectF(free[0].left(), top + space, free[0].width(), height)))
        top += space + height
    return pages


def pour_column(blocks: Sequence[Block], column: QRectF) -> list[list[Placed]]:
    """One column on each page."""
    return pour(blocks, lambda _page: [column])


def _needed(blocks: Sequence[Block], width: float) -> float:
    """The height of the first block and of those that it may not be parted from."""
    height = blocks[0].height(width)
    for before, block in pairwise(blocks):
        if not before.keeps_next:
            break
        height += block.space + block.height(width)
    return height


def draw_placed(ink: Ink, placed: Sequence[Placed]) -> None:
    for each in placed:
        each.draw(ink)
