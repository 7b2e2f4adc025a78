"""Sheets of Big Bang: nineteen numbered lines and a total, a match a line. A blank pad, or one with the names of the
players and what the finished rounds of their matches have cost them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont

from ludogite.match.library.earlier import Earlier
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.bigbang import Boards
from ludogite.rules.game import State
from ludogite.rules.shelf import SHELF
from ludogite.sheets.bigbang.notes import NOTE, draw_notes, notes_of
from ludogite.sheets.ink import BLACK, CENTRE, FAINT, FINE, GREY, HAIR, LEFT, RIGHT, SOFT, Ink, Type
from ludogite.sheets.result import day_text, result_of
from ludogite.sheets.sheet import MatchOnPaper, Occasion, Page, Paper, Parts, Sheet, draw_cuts, places
from ludogite.sheets.type import tr

CUTS = {"2": (2, 1), "4": (2, 2)}
"""Columns and rows of sheets on a page."""
GAP = 12.0
"""Millimetres between two sheets."""
LINES = 19
COLUMNS = 4
"""Two players have two rounds each."""
RUNNING = 0.28
"""What part of a column a running total takes."""
SIZES_WIDE = 38
"""A sheet is so many sizes of its type wide."""
STRONG = 0.4
"""Width of the lines around the table and between the players."""
TITLE, NAMES, ROUNDS, AIR = 3.3, 3.0, 2.0, 1.2
"""Heights above the lines and between the parts, in sizes of the type; names have at least a line."""
NUMBER = 3.0
"""Width of the column with the numbers of the lines, in sizes of the type."""


Figures: TypeAlias = tuple[int | None, ...]
"""What each column counts, as far as it is known."""


@dataclass(frozen=True)
class Slip:
    """One sheet; blank where nobody is named."""

    names: tuple[str, ...] = ("", "")
    lines: tuple[Figures, ...] = ()
    before: tuple[int, ...] = (0,) * COLUMNS
    """What the columns of the sheets before come to."""
    has_totals: bool = False
    note: Callable[[], tuple[str, str]] | None = None
    """Result and day of the last match, in the language that is in force when it is drawn."""

    @property
    def is_alone(self) -> bool:
        return len(self.names) == 1


def blank(paper: Paper, chosen: Mapping[str, str]) -> Sheet:
    columns, rows = CUTS[chosen["per-page"]]
    return _laid_out(paper, columns, rows, [Slip()] * (columns * rows))


def filled(paper: Paper, chosen: Mapping[str, str], match: MatchOnPaper) -> Sheet:
    """A line for each match, this one last; several have totals, which go on from sheet to sheet. The rest of the page
    has sheets with the same names, to play on."""
    players, state, earlier, occasion = match.players, match.state, match.earlier, match.occasion
    names, seats = tuple(players), tuple(range(len(players)))
    lines = [_rolls(*each) if len(names) == 1 else _points(*each) for each in _matches(state, seats, earlier)]
    if len(names) == 1:
        boxes = [box for line in lines for box in line]
        lines = [tuple(boxes[first : first + COLUMNS]) for first in range(0, len(boxes), COLUMNS)]
    note = partial(_note, state, names, occasion)
    slips, before, has_totals = [], (0,) * COLUMNS, len(lines) > 1 and len(names) > 1
    for first in range(0, max(len(lines), 1), LINES):
        slips.append(Slip(names, tuple(lines[first : first + LINES]), before, has_totals, note))
        if has_totals:
            before = _sums(before, slips[-1].lines)
    columns, rows = CUTS[chosen["per-page"]]
    rest = -len(slips) % (columns * rows)
    return _laid_out(paper, columns, rows, [*slips, *[Slip(names)] * rest])


def _note(state: State[Any], names: Sequence[str], occasion: Occasion) -> tuple[str, str]:
    return tr(result_of(state, names, occasion)), day_text(occasion.day)


def _matches(
    state: State[Any], seats: tuple[int, ...], earlier: Sequence[Earlier]
) -> Iterator[tuple[Boards, tuple[int, ...]]]:
    """Those in which a round was finished."""
    for each in (*earlier, Earlier(state, seats)):
        assert isinstance(each.state, Boards)
        if each.state.finished:
            yield each.state, each.seats


def _points(state: Boards, seats: Sequence[int]) -> Figures:
    """Of each player in both rounds; a round that is still played has none."""
    rounds = len(state.finished)
    return tuple(state.finished[n][seat] if n < rounds else None for seat in seats for n in range(2))


def _rolls(state: Boards, seats: Sequence[int]) -> Figures:
    """That it took to clear the board."""
    return (state.rolls,)


def _sums(before: tuple[int, ...], lines: Sequence[Figures]) -> tuple[int, ...]:
    """What each column comes to."""
    return tuple(sum(column) for column in zip(before, *(_known(line) for line in lines), strict=True))


def _known(line: Figures) -> tuple[int, ...]:
    return tuple(points or 0 for points in line)


def _laid_out(paper: Paper, columns: int, rows: int, slips: Sequence[Slip]) -> Sheet:
    each = columns * rows
    stacks = [slips[first : first + each] for first in range(0, len(slips), each)]
    return Sheet(SHELF["bigbang"].title, paper, tuple(_page(paper, columns, rows, stack) for stack in stacks))


def _page(paper: Paper, columns: int, rows: int, slips: Sequence[Slip]) -> Page:
    def draw(area: QRectF, slip: Slip, ink: Ink) -> None:
        _draw_slip(ink, area, slip)

    areas = places(paper, columns, rows, GAP)
    drawn = (partial(draw, area, slip) for area, slip in zip(areas, slips, strict=True))
    return Parts((lambda ink: draw_cuts(ink, paper, columns, rows), *drawn))


def _draw_slip(ink: Ink, area: QRectF, slip: Slip) -> None:
    size = area.width() / SIZES_WIDE
    _draw_title(ink, QRectF(area.left(), area.top(), area.width(), TITLE * size), size, slip)
    notes = notes_of(is_alone=slip.is_alone, is_short=area.height() < 2 * area.width())
    height = len(notes) * NOTE * size
    top = area.top() + (TITLE + 0.5 * AIR) * size
    table = QRectF(area.left(), top, area.width(), area.bottom() - height - bool(notes) * AIR * size - top)
    _draw_table(ink, ScoreTable(table, size), slip)
    draw_notes(ink, QRectF(area.left(), area.bottom() - height, area.width(), height), size, notes)


def _draw_title(ink: Ink, area: QRectF, size: float, slip: Slip) -> None:
    ink.words(area, tr(SHELF["bigbang"].title), Type(3 * size, is_title=True), LEFT)
    room = area.adjusted(0.4 * area.width(), 0, 0, 0)
    if slip.note is None:
        ink.words(room, tr(Message(QT_TRANSLATE_NOOP("sheets", "Score sheet"))), Type(1.3 * size), RIGHT, SOFT)
        return
    result, day = slip.note()
    ink.words(room.adjusted(0, 0, 0, -0.5 * room.height()), result, Type(1.5 * size, QFont.Weight.Medium), RIGHT)
    ink.words(room.adjusted(0, 0.5 * room.height(), 0, 0), day, Type(1.2 * size), RIGHT, SOFT)


class ScoreTable:
    """Where everything is: names above two columns each, rounds above one, then the lines and the total."""

    def __init__(self, area: QRectF, size: float) -> None:
        self.area, self.size = area, size
        self.left = area.left() + NUMBER * size
        self.column = (area.right() - self.left) / COLUMNS
        rest = area.height() - ROUNDS * size
        self.names = max(NAMES * size, rest / (LINES + 2))
        self.top = area.top() + self.names + ROUNDS * size
        self.line = (rest - self.names) / (LINES + 1)

    def name(self, n: int, names: int) -> QRectF:
        width = self.column * COLUMNS / names
        return QRectF(self.left + n * width, self.area.top(), width, self.names)

    def round(self, column: int) -> QRectF:
        left = self.left + column * self.column
        return QRectF(left, self.area.top() + self.names, self.column, ROUNDS * self.size)

    def number(self, line: int) -> QRectF:
        return QRectF(self.area.left(), self.top + line * self.line, self.left - self.area.left(), self.line)

    def box(self, column: int, line: int) -> QRectF:
        return QRectF(self.left + column * self.column, self.top + line * self.line, self.column, self.line)


def _draw_table(ink: Ink, table: ScoreTable, slip: Slip) -> None:
    ink.fill(QRectF(table.number(LINES).topLeft(), table.box(COLUMNS - 1, LINES).bottomRight()), GREY)
    _draw_lines(ink, table, slip)
    for n, name in enumerate(slip.names):
        _draw_name(ink, table.name(n, len(slip.names)), table.size, name)
    if slip.is_alone:
        heads = QRectF(table.round(0).topLeft(), table.round(COLUMNS - 1).bottomRight())
        text = Message(QT_TRANSLATE_NOOP("sheets", "Rolls to clear the board, one game per box"))
        ink.words(heads, tr(text), Type(1.15 * table.size), CENTRE, SOFT)
    else:
        for column in range(COLUMNS):
            text = Message(QT_TRANSLATE_NOOP("sheets", "Round {n}"), n=column % 2 + 1)
            ink.words(table.round(column), tr(text), Type(1.15 * table.size), CENTRE, SOFT)
    for line in range(LINES):
        ink.words(table.number(line), str(line + 1), Type(1.3 * table.size), CENTRE, SOFT)
    star = Type(2.6 * table.size, QFont.Weight.DemiBold)
    ink.words(table.number(LINES).translated(0, 0.24 * star.size), "*", star, CENTRE)
    sums = slip.before
    for n, figures in enumerate(slip.lines):
        sums = _sums(sums, [figures]) if slip.has_totals else sums
        _draw_figures(ink, table, n, figures, sums if slip.has_totals else None)
    if slip.has_totals:
        _draw_figures(ink, table, LINES, sums, sums)


def _draw_figures(ink: Ink, table: ScoreTable, line: int, figures: Figures, sums: tuple[int, ...] | None) -> None:
    """What the columns count; and small beside it, if there are sums, what each player has lost so far."""
    size = Type(min(0.52 * table.line, (1.8 if sums else 2.4) * table.size), QFont.Weight.Medium)
    for column, figure in enumerate(figures):
        box = table.box(column, line)
        if sums is not None and column % 2:
            small = Type(min(0.46 * table.line, 1.1 * table.size))
            so_far = str(sums[column - 1] + sums[column])
            ink.words(box.adjusted(0, 0, -0.5 * table.size, 0), so_far, small, RIGHT, SOFT)
            box.adjust(0, 0, -RUNNING * table.column, 0)
        if figure is not None:
            ink.words(box, str(figure), size, CENTRE)


def _draw_lines(ink: Ink, table: ScoreTable, slip: Slip) -> None:
    area = table.area
    for line in range(1, LINES):
        y = table.box(0, line).top()
        ink.line(area.left(), y, area.right(), y, HAIR, FAINT if line % 5 else BLACK)
    for column in range(1, COLUMNS):
        x = table.box(column, 0).left()
        is_between_players = column == 2 and not slip.is_alone
        top = area.top() if is_between_players else table.top if slip.is_alone else table.round(column).top()
        ink.line(x, top, x, area.bottom(), STRONG if is_between_players else HAIR)
    ink.line(table.left, area.top(), table.left, area.bottom(), FINE)
    for y in (table.top, table.box(0, LINES).top()):
        ink.line(area.left(), y, area.right(), y, STRONG)
    y = table.round(0).top()
    ink.line(table.left, y, area.right(), y, HAIR)
    ink.frame(area, STRONG)


def _draw_name(ink: Ink, area: QRectF, size: float, name: str) -> None:
    """In the middle, or a small word in the corner of the box in which it is to be written."""
    room = area.adjusted(0.6 * size, 0, -0.6 * size, 0)
    if name:
        ink.words(room, name, Type(1.6 * size, QFont.Weight.DemiBold), CENTRE)
    else:
        corner = QRectF(room.left(), room.top() + 0.3 * size, room.width(), 1.3 * size)
        ink.words(corner, tr(Message(QT_TRANSLATE_NOOP("sheets", "Name"))), Type(size), LEFT, SOFT)
