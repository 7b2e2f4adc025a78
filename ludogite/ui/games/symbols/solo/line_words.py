"""What each line of a sheet scores, in words: for reading after counting by hand, and for screen readers."""

from __future__ import annotations

from collections.abc import Iterator

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.symbols import COLUMNS, DIAGONAL, EMPTY_LINE_COSTS, ROWS, line_points, runs
from ludogite.sheets.symbols.grid import number
from ludogite.ui.look.language import tr

ROW = QT_TRANSLATE_NOOP("on paper", "Row {n}")
COLUMN = QT_TRANSLATE_NOOP("on paper", "Column {letter}")
GREY = Message(QT_TRANSLATE_NOOP("on paper", "Grey diagonal, double"))
RUNS = {
    "1": QT_TRANSLATE_NOOP("on paper", "%n stroke(s)", None, 0),
    "2": QT_TRANSLATE_NOOP("on paper", "%n cross(es)", None, 0),
    "3": QT_TRANSLATE_NOOP("on paper", "%n circle(s)", None, 0),
    "4": QT_TRANSLATE_NOOP("on paper", "%n triangle(s)", None, 0),
    "5": QT_TRANSLATE_NOOP("on paper", "%n set(s) of three bars", None, 0),
    "6": QT_TRANSLATE_NOOP("on paper", "%n hash(es)", None, 0),
}
SCORES = QT_TRANSLATE_NOOP("on paper", "{line}: {runs}, %n point(s)", None, 0)
NOTHING = QT_TRANSLATE_NOOP("on paper", "{line}: nothing")
COSTS = QT_TRANSLATE_NOOP("on paper", "{line}: nothing, {points} points")


def line_words(sheet: str, scoring: str) -> Iterator[str]:
    """Rows, columns, and by the advanced scoring the diagonal."""
    costs = EMPTY_LINE_COSTS if scoring == "advanced" else 0
    for n, row in enumerate(ROWS):
        yield _line_text(sheet, row, Message(ROW, n=n + 1), 1, costs)
    for n, column in enumerate(COLUMNS):
        yield _line_text(sheet, column, Message(COLUMN, letter="abcde"[n]), 1, costs)
    if scoring == "advanced":
        yield _line_text(sheet, DIAGONAL, GREY, 2, 0)


def _line_text(sheet: str, line: range, name: Message, times: int, costs: int) -> str:
    points = times * line_points(sheet, line)
    if points:
        found = [tr(Message(RUNS[symbol], n=length)) for symbol, length in runs(sheet, line)]
        return tr(Message(SCORES, line=name, runs=", ".join(found), n=points))
    return tr(Message(COSTS, line=name, points=number(-costs)) if costs else Message(NOTHING, line=name))
