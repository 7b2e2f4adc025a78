"""The clues of a crossword as blocks of text: by line for the game on the track, by number for a plain crossword."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QRectF

from ludogite.message import QT_TRANSLATE_NOOP, Message, plain
from ludogite.rules.crossword.grid import LINES, Grid
from ludogite.sheets.flow import BOLD, PLAIN, Block, Heading, Paragraph, Placed, pour_column
from ludogite.sheets.ink import Type
from ludogite.sheets.type import tr

TITLES = {
    "across": Message(QT_TRANSLATE_NOOP("sheets", "Across")),
    "down": Message(QT_TRANSLATE_NOOP("sheets", "Down")),
}
ROW = QT_TRANSLATE_NOOP("sheets", "Row {n}")
COLUMN = QT_TRANSLATE_NOOP("sheets", "Column {n}")


def numbers(grid: Grid) -> dict[int, int]:
    """The number of each cell in which a word begins, row by row."""
    heads = sorted({word.cells[0] for word in grid.words})
    return {cell: n for n, cell in enumerate(heads, start=1)}


def by_line(grid: Grid, direction: str, size: float) -> Iterator[Block]:
    """For the one who reads them out: each clue with its answer, in the order of the words in their line."""
    for line in (line for line in LINES if line.direction == direction):
        source = ROW if line.direction == "across" else COLUMN
        head = tr(Message(source, n=line.number))
        words = grid.words_of[line]
        yield Paragraph([(head, BOLD)], Type(size), 0.55 * size, keeps_next=True)
        for place, word in enumerate(words):
            runs = [(f"{plain(grid.clues[word])} — ", PLAIN), (grid.answer(word), BOLD)]
            is_last = place == len(words) - 1
            yield Paragraph(runs, Type(size), mark=f"{place + 1}", indent=1.5 * size, keeps_next=not is_last)


def by_number(grid: Grid, direction: str, size: float) -> Iterator[Block]:
    """For the one who solves it alone, without answers."""
    heads = numbers(grid)
    yield Heading(tr(TITLES[direction]), 1.25 * size, 0)
    found = [(heads[word.cells[0]], n) for n, word in enumerate(grid.words) if f" {direction} " in word.key]
    for number, word in sorted(found):
        yield Paragraph([(plain(grid.clues[word]), PLAIN)], Type(size), 0.15 * size, mark=str(number), indent=2 * size)


def fitted(
    columns: Sequence[QRectF], sizes: Sequence[float], blocks: Callable[[str, float], Iterator[Block]]
) -> list[Placed]:
    """What goes across in the first column and what goes down in the second, in the largest type with which both
    fit."""
    for size in sizes:
        poured = [
            pour_column(list(blocks(direction, size)), column)
            for direction, column in zip(("across", "down"), columns, strict=True)
        ]
        if all(len(pages) == 1 for pages in poured):
            break
    return [placed for pages in poured for placed in pages[0]]
