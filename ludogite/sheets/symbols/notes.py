"""Notes next to the grid of a sheet of Six Symbols, to be looked up while playing: which pips mean which symbol, what
runs score, and what a result alone is called. Each note is measured in sizes of its type."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.symbols import COULD_DO_BETTER, EMPTY_LINE_COSTS, RATINGS, RUN_POINTS, SYMBOLS
from ludogite.sheets.ink import BLACK, FAINT, GREY, HAIR, LEFT, RIGHT, SOFT, Ink, Type
from ludogite.sheets.symbols.grid import number
from ludogite.sheets.symbols.strokes import paint_symbol
from ludogite.sheets.type import tr

HEADING = 2.3
LINE = 1.55
DICE_HEIGHT = HEADING + 2 * 2.6
RUNS_HEIGHT = HEADING + 2 * LINE
EXTRAS_HEIGHT = 2 * LINE
RATINGS_HEIGHT = HEADING + (len(RATINGS) + 1) * LINE

PIPS = {
    "1": ((0, 0),),
    "2": ((-1, -1), (1, 1)),
    "3": ((-1, -1), (0, 0), (1, 1)),
    "4": ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    "5": ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    "6": ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def draw_dice(ink: Ink, area: QRectF, size: float) -> None:
    """For ordinary dice: each face, and the symbol that it stands for."""
    _heading(ink, area, size, Message(QT_TRANSLATE_NOOP("sheets", "Ordinary dice")))
    step = area.width() / 3
    side = min(1.9 * size, 0.44 * step)
    for n, symbol in enumerate(SYMBOLS):
        x, y = area.left() + n % 3 * step, area.top() + (HEADING + n // 3 * 2.6) * size
        die = QRectF(x, y, side, side)
        ink.frame(die, HAIR, BLACK, side * 0.22)
        for across, down in PIPS[symbol]:
            ink.dot(die.center().x() + across * side * 0.25, die.center().y() + down * side * 0.25, side * 0.08)
        paint_symbol(ink.painter, QRectF(x + 1.25 * side, y + side * 0.1, side * 0.8, side * 0.8), symbol, BLACK)


def draw_runs(ink: Ink, area: QRectF, size: float, is_advanced: bool) -> None:
    """What neighbours that are alike score, shown by drawing them."""
    _heading(ink, area, size, Message(QT_TRANSLATE_NOOP("sheets", "Identical neighbours")))
    gap = 1.4 * size
    width = (area.width() - gap) / 2
    mark = min(0.75 * size, (width - 1.4 * size) / 6)
    for n, length in enumerate(range(2, len(RUN_POINTS))):
        x, y = area.left() + n // 2 * (width + gap), area.top() + (HEADING + n % 2 * LINE) * size
        for k in range(length):
            circle = QRectF(x + k * mark * 1.25, y + (LINE * size - mark) / 2, mark, mark)
            paint_symbol(ink.painter, circle, "3", BLACK)
        points = Type(size, QFont.Weight.DemiBold)
        ink.words(QRectF(x, y, width, LINE * size), str(RUN_POINTS[length]), points, RIGHT)
    if is_advanced:
        rules = (
            (tr(Message(QT_TRANSLATE_NOOP("sheets", "Grey diagonal"))), "\N{MULTIPLICATION SIGN}2"),
            (tr(Message(QT_TRANSLATE_NOOP("sheets", "Line without points"))), number(-EMPTY_LINE_COSTS)),
        )
        for n, (name, worth) in enumerate(rules):
            _entry(ink, area, size, HEADING + (2 + n) * LINE, name, worth)


def draw_ratings(ink: Ink, area: QRectF, size: float, reached: Message | None) -> None:
    """What a total is called when one plays alone; the one that was reached is marked."""
    _heading(ink, area, size, Message(QT_TRANSLATE_NOOP("sheets", "Solo")))
    lows = [least for least, _ in RATINGS]
    spans = [f"{lows[0]}+", *(f"{low}–{high - 1}" for high, low in pairwise(lows)), f"< {lows[-1]}"]
    names = [*(name for _, name in RATINGS), COULD_DO_BETTER]
    for n, (span, name) in enumerate(zip(spans, names, strict=True)):
        if name == reached:
            line = QRectF(area.left(), area.top() + (HEADING + n * LINE) * size, area.width(), LINE * size)
            ink.fill(line.adjusted(-0.4 * size, 0, 0.4 * size, 0), GREY, 0.4 * size)
        _entry(ink, area, size, HEADING + n * LINE, tr(name), span)


def _heading(ink: Ink, area: QRectF, size: float, text: Message) -> None:
    line = QRectF(area.left(), area.top(), area.width(), 1.4 * size)
    ink.words(line, tr(text), Type(size * 0.9, QFont.Weight.DemiBold), LEFT)
    ink.line(area.left(), line.bottom() + 0.2 * size, area.right(), line.bottom() + 0.2 * size, HAIR, FAINT)


def _entry(ink: Ink, area: QRectF, size: float, at: float, name: str, worth: str) -> None:
    """A line of a table: what it is at the left, what it is worth at the right."""
    line = QRectF(area.left(), area.top() + at * size, area.width(), LINE * size)
    figures = Type(size, QFont.Weight.DemiBold)
    ink.words(line.adjusted(0, 0, -ink.width(worth, figures) - 0.6 * size, 0), name, Type(size), LEFT, SOFT)
    ink.words(line, worth, figures, RIGHT)
