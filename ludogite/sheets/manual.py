"""The manual on paper: the text that the window shows, and after it all keys."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QRectF

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.sheets.flow import BOLD, PLAIN, Block, Heading
from ludogite.sheets.frame import with_feet
from ludogite.sheets.ink import Ink, Type, paragraph_height, text_width
from ludogite.sheets.rules import SIZE, blocks, page, poured, room
from ludogite.sheets.sheet import Paper, Sheet

TITLE = Message(QT_TRANSLATE_NOOP("page", "Manual"))
WIDEST = 0.4
"""Of a column, for the keys."""


class KeyTable(NamedTuple):
    title: str
    rows: Sequence[tuple[str, str]]
    """Keys, and what they do."""


@dataclass(frozen=True)
class KeyRow:
    keys: str
    does: str
    indent: float
    """How far what the keys do stands in."""
    type: Type
    keeps_next: bool = False

    @property
    def space(self) -> float:
        return 0.35 * self.type.size

    def height(self, width: float) -> float:
        keys = paragraph_height([(self.keys, BOLD)], self.type, self.indent - self.type.size)
        return max(keys, paragraph_height([(self.does, PLAIN)], self.type, width - self.indent))

    def draw(self, ink: Ink, area: QRectF) -> None:
        keys = QRectF(area.left(), area.top(), self.indent - self.type.size, area.height())
        ink.paragraph(keys, [(self.keys, BOLD)], self.type)
        ink.paragraph(area.adjusted(self.indent, 0, 0, 0), [(self.does, PLAIN)], self.type)


def manual_sheet(text: str, tables: Sequence[KeyTable], paper: Paper) -> Sheet:
    """The keys begin a page of their own: it can be laid beside the keyboard."""
    widest = WIDEST * room(paper)[0].width()
    pages = [
        *poured(blocks(text, lambda _name: None), paper),
        *poured(_key_blocks(tables, SIZE, widest), paper),
    ]
    title = text.split("\n", 1)[0].removeprefix("# ")
    return with_feet(Sheet(TITLE, paper, tuple(page(paper, title, placed) for placed in pages)))


def _key_blocks(tables: Sequence[KeyTable], size: float, widest: float) -> Iterator[Block]:
    for table in tables:
        yield Heading(table.title, 1.45 * size, 1.3 * size)
        indent = min(max(text_width(keys, Type(size, BOLD)) for keys, _ in table.rows) + 1.5 * size, widest)
        for keys, does in table.rows:
            yield KeyRow(keys, does, indent, Type(size))
