"""The points of a sheet as they stand beside it."""

from __future__ import annotations

from typing import NamedTuple

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.symbols import COLUMNS, ROWS, is_open, line_points, points_so_far
from ludogite.sheets.symbols.grid import Written, number
from ludogite.ui.look.language import tr

OPEN = Message(QT_TRANSLATE_NOOP("symbols", "open"))
"""In the box of a line that would cost points, but may still score some."""


class Points(NamedTuple):
    rows: tuple[str, ...]
    columns: tuple[str, ...]
    diagonal: str
    total: str


def shown_points(sheet: str, scoring: str) -> Points:
    """During a match: what a line without points costs is told once nothing more can be written in it."""
    counted = Written(sheet, scoring)

    def text(line: range) -> str:
        is_undecided = scoring == "advanced" and not line_points(sheet, line) and is_open(sheet, line)
        return tr(OPEN) if is_undecided else counted.points(line)

    total = number(points_so_far(sheet, scoring))
    return Points(tuple(map(text, ROWS)), tuple(map(text, COLUMNS)), counted.diagonal(), total)


def final_points(sheet: str, scoring: str) -> Points:
    """Of a sheet on which nothing more is written."""
    counted = Written(sheet, scoring)
    rows, columns = (tuple(map(counted.points, lines)) for lines in (ROWS, COLUMNS))
    return Points(rows, columns, counted.diagonal(), counted.total())
