"""Sheets of Six Symbols: blank pads, and what the players of a match have written."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.shelf import SHELF
from ludogite.rules.symbols import Round, rating
from ludogite.sheets.flow import PLAIN
from ludogite.sheets.ink import BLACK, FINE, LEFT, SMALLEST, SOFT, Ink, Type
from ludogite.sheets.result import note_of
from ludogite.sheets.sheet import MatchOnPaper, Page, Paper, Parts, Sheet, draw_cuts, places
from ludogite.sheets.symbols.grid import Grid, Written, draw_grid
from ludogite.sheets.symbols.notes import (
    DICE_HEIGHT,
    EXTRAS_HEIGHT,
    RATINGS_HEIGHT,
    RUNS_HEIGHT,
    draw_dice,
    draw_ratings,
    draw_runs,
)
from ludogite.sheets.type import tr

CUTS = {"2": (1, 2), "4": (2, 2), "8": (2, 4)}
"""Columns and rows of sheets on a page."""
GAP = 10.0
"""Millimetres between two sheets."""
LARGEST = 3.3
"""Millimetres: the largest type of the notes."""
AISLE = 0.14
"""The space between grid and notes, as a part of the width that the grid leaves."""
NOTE_WIDTH = 11
"""A note is at least so many sizes of its type wide."""
NOTE_SHARES = (0.28, 0.36, 0.36)
"""Of the width, where notes stand side by side: dice need less than words."""


@dataclass(frozen=True)
class Slip:
    """One player's sheet; blank where nothing is written and nobody is named."""

    has_diagonal: bool
    name: str = ""
    written: Written | None = None
    note: Callable[[], str] | None = None
    """Result and day, in the language that is in force when it is drawn."""
    reached: Message | None = None
    """What the result is called, for somebody who has played alone to the end."""


def blank(paper: Paper, chosen: Mapping[str, str]) -> Sheet:
    columns, rows = CUTS[chosen["per-page"]]
    slip = Slip(has_diagonal=chosen["diagonal"] == "with")
    return _laid_out(paper, columns, rows, [slip] * (columns * rows))


def filled(paper: Paper, chosen: Mapping[str, str], match: MatchOnPaper) -> Sheet:
    """One sheet for each player, of this match alone."""
    players, state, occasion = match.players, match.state, match.occasion
    assert isinstance(state, Round)
    is_alone = len(players) == 1 and state.outcome is not None
    slips = [
        Slip(
            has_diagonal=state.scoring == "advanced",
            name=name,
            written=Written(sheet, state.scoring),
            reached=rating(score) if is_alone else None,
            note=partial(note_of, state, players, occasion),
        )
        for name, sheet, score in zip(players, state.sheets, state.scores, strict=True)
    ]
    return _laid_out(paper, *CUTS[chosen["per-page"]], slips)


def _laid_out(paper: Paper, columns: int, rows: int, slips: Sequence[Slip]) -> Sheet:
    each = columns * rows
    stacks = [slips[first : first + each] for first in range(0, len(slips), each)]
    return Sheet(SHELF["symbols"].title, paper, tuple(_page(paper, columns, rows, stack) for stack in stacks))


def _page(paper: Paper, columns: int, rows: int, slips: Sequence[Slip]) -> Page:
    def draw(area: QRectF, slip: Slip, ink: Ink) -> None:
        (_draw_wide if area.width() > area.height() else _draw_high)(ink, area, slip)

    areas = places(paper, columns, rows, GAP)
    drawn = (partial(draw, area, slip) for area, slip in zip(areas, slips, strict=False))
    return Parts((lambda ink: draw_cuts(ink, paper, columns, rows), *drawn))


def _draw_wide(ink: Ink, area: QRectF, slip: Slip) -> None:
    """The grid at the left, everything else in a column at its right; the notes only where they can be read."""
    heights = (5.6, DICE_HEIGHT, RUNS_HEIGHT + EXTRAS_HEIGHT * slip.has_diagonal, RATINGS_HEIGHT)
    side = area.height()
    room = area.adjusted(side + (area.width() - side) * AISLE, 0, 0, 0)
    size = min(LARGEST, room.width() / NOTE_WIDTH, side / (sum(heights) + 3))
    air = (side - size * sum(heights)) / 3
    draw_grid(ink, Grid(QRectF(area.left(), area.top(), side, side), slip.has_diagonal), slip.written)
    if size < SMALLEST:
        _draw_head(ink, QRectF(room.left(), room.top(), room.width(), heights[0] * SMALLEST), SMALLEST, slip)
        return
    tops = [room.top()]
    for height in heights[:-1]:
        tops.append(tops[-1] + height * size + air)
    blocks = [QRectF(room.left(), top, room.width(), height * size) for top, height in zip(tops, heights, strict=True)]
    _draw_head(ink, blocks[0], size, slip)
    draw_dice(ink, blocks[1], size)
    draw_runs(ink, blocks[2], size, slip.has_diagonal)
    draw_ratings(ink, blocks[3], size, slip.reached)


def _draw_high(ink: Ink, area: QRectF, slip: Slip) -> None:
    """Title and name above the grid, the notes side by side below it."""
    gap = 1.4
    size = max(min(LARGEST, area.width() / (3 * NOTE_WIDTH + 2 * gap)), SMALLEST)
    head, foot = 4.5 * size, RATINGS_HEIGHT * size
    side = min(area.width(), area.height() - head - foot - 4.5 * size)
    air = (area.height() - head - side - foot) / 2
    line = QRectF(area.left(), area.top(), area.width(), head)
    title = Type(2.8 * size, is_title=True)
    ink.words(line, tr(SHELF["symbols"].title), title, LEFT)
    beside = ink.width(tr(SHELF["symbols"].title), title) + 2 * size
    _draw_name(ink, line.adjusted(beside, 0, 0, -0.6 * size), size, slip)
    grid = QRectF(area.left() + (area.width() - side) / 2, line.bottom() + 0.8 * air, side, side)
    draw_grid(ink, Grid(grid, slip.has_diagonal), slip.written)
    room, left, notes = area.width() - 2 * gap * size, area.left(), list[QRectF]()
    for share in NOTE_SHARES:
        notes.append(QRectF(left, area.bottom() - foot, share * room, foot))
        left = notes[-1].right() + gap * size
    draw_dice(ink, notes[0], size)
    draw_runs(ink, notes[1], size, slip.has_diagonal)
    draw_ratings(ink, notes[2], size, slip.reached)


def _draw_head(ink: Ink, area: QRectF, size: float, slip: Slip) -> None:
    title = QRectF(area.left(), area.top(), area.width(), 2.6 * size)
    ink.words(title, tr(SHELF["symbols"].title), Type(2.4 * size, is_title=True), LEFT)
    _draw_name(ink, QRectF(area.left(), title.bottom(), area.width(), area.bottom() - title.bottom()), size, slip)


def _draw_name(ink: Ink, area: QRectF, size: float, slip: Slip) -> None:
    """The player's name on a line, or the line alone to write it on."""
    ink.line(area.left(), area.bottom(), area.right(), area.bottom(), FINE)
    line = QRectF(area.left(), area.bottom() - 2.1 * size, area.width(), 2 * size)
    if slip.name:
        ink.words(line, slip.name, Type(1.5 * size, QFont.Weight.Medium), LEFT, BLACK)
    if slip.note:
        below = QRectF(area.left(), area.bottom() + 0.15 * size, area.width(), 1.1 * size)
        ink.paragraph(below, [(slip.note(), PLAIN)], Type(0.75 * size), SOFT, leading=1.25)
    if not slip.name:
        ink.words(line, tr(Message(QT_TRANSLATE_NOOP("sheets", "Name"))), Type(0.85 * size), LEFT, SOFT)
