"""Where a piece lies in the cube, in words: its cells level by level, for those who do not see it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from itertools import groupby

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cells import cells_in
from ludogite.rules.cube.pieces import CELLS, Placement

ROW = QT_TRANSLATE_NOOP("cube", "row {row}, column {columns}")
ROWS = QT_TRANSLATE_NOOP("cube", "row {row}, columns {columns}")
LEVEL = QT_TRANSLATE_NOOP("cube", "level {level}, {rows}")
LIST = QT_TRANSLATE_NOOP("cube", "{first}; {others}")


def place_of(placement: Placement) -> Message:
    """Rows and columns are those of the top face, levels are counted from the table upwards."""
    cells = sorted((z, x, y) for x, y, z in (CELLS[cell] for cell in cells_in(placement.mask)))
    levels = []
    for level, on_level in groupby(cells, key=lambda cell: cell[0]):
        rows = [
            _row(row, [column for *_, column in in_row]) for row, in_row in groupby(on_level, key=lambda cell: cell[1])
        ]
        levels.append(Message(LEVEL, level=level + 1, rows=_listed(rows)))
    return _listed(levels)


def _row(row: int, columns: Sequence[int]) -> Message:
    numbers = " ".join(str(column + 1) for column in columns)
    return Message(ROWS if len(columns) > 1 else ROW, row=row + 1, columns=numbers)


def _listed(parts: Sequence[Message]) -> Message:
    return reduce(lambda others, part: Message(LIST, first=part, others=others), reversed(parts))
