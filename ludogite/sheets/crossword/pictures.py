"""The pictures in the printed rules of Crossword Track."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QRectF

from ludogite.content.crossword_sample import Sample, sample_in
from ludogite.rules.crossword.grid import COLUMNS, HIDDEN, Grid
from ludogite.rules.crossword.track import SQUARES as TRACK
from ludogite.sheets.crossword.board import SHAPE, BoardPlan, Marks, draw_board, draw_square
from ludogite.sheets.flow import BOLD
from ludogite.sheets.ink import BLACK, CENTRE, FINE, FIRM, LEFT, SOFT, Ink, Type
from ludogite.sheets.sheet import RulesPicture
from ludogite.sheets.type import language

MISSES = {"9 across 1": 1, "8 across 1": 2, "2 down 1": 1}
WORD = range(56, 63)
"""Row 9."""
SQUARES = (("T5", False), ("T4", False), ("TR", False), ("L6", True), ("R4", True))
"""One of each kind, with whether its line is complete."""


def _sample() -> Sample:
    return sample_in(language())


def _grid() -> Grid:
    return Grid(_sample().found.replace(".", HIDDEN), ())


def _marks() -> Marks:
    return Marks(
        {cell: letter for cell, letter in enumerate(_sample().found) if letter not in "#."},
        tuple(MISSES.get(word.key, 0) for word in _grid().words),
        frozenset(("T7", "B7", "L1", "R1", "L3", "R3", "L4", "R4", "L6", "R6")),
        "R9",
    )


def _draw_whole(ink: Ink, area: QRectF) -> None:
    draw_board(ink, area, _grid(), _marks())


def _draw_squares(ink: Ink, area: QRectF) -> None:
    step = area.width() / len(SQUARES)
    for n, (square, is_done) in enumerate(SQUARES):
        side = min(0.8 * step, area.height())
        middle = area.left() + (n + 0.5) * step
        draw_square(ink, QRectF(middle - side / 2, area.top(), side, side), square, is_done)


def _draw_clue(ink: Ink, area: QRectF) -> None:
    """A clue, its note, and its word with the letters that are known."""
    sample, letters = _sample(), _marks().letters
    ink.frame(area, FINE, BLACK, 2)
    room = area.adjusted(4, 2, -4, -3)
    line = 0.27 * room.height()
    ink.words(QRectF(room.left(), room.top(), room.width(), line), sample.clue, Type(0.62 * line, is_title=True), LEFT)
    note = QRectF(room.left(), room.top() + line, room.width(), 0.7 * line)
    if sample.note:
        ink.words(note, f"({sample.note})", Type(0.42 * line), LEFT, SOFT)
    side = min(room.width() / COLUMNS, room.height() - 1.8 * line)
    for n, cell in enumerate(WORD):
        place = QRectF(room.left() + n * side, room.bottom() - side, side, side)
        ink.frame(place, FINE)
        ink.words(place, letters.get(cell, ""), Type(0.6 * side, BOLD), CENTRE)


def _draw_near(ink: Ink, area: QRectF) -> None:
    """The lower left of a board, near enough to see the arrows of its words."""
    ink.painter.save()
    ink.painter.setClipRect(area)
    width = 2.1 * area.width()
    height = width * SHAPE
    board = QRectF(area.left(), area.bottom() - height, width, height)
    place = BoardPlan(board)
    marks = _marks()
    near = {cell: letter for cell, letter in marks.letters.items() if area.contains(place.white(cell).center())}
    squares = [square for square in TRACK if area.contains(place.square(square).center())]
    draw_board(ink, board, _grid(), replace(marks, letters=near), squares)
    ink.painter.restore()
    ink.frame(area, FIRM, SOFT)


PICTURES: Mapping[str, RulesPicture] = {
    "board": RulesPicture(0.6, SHAPE, _draw_whole),
    "squares": RulesPicture(0.7, 0.17, _draw_squares),
    "clue": RulesPicture(0.85, 0.4, _draw_clue),
    "arrows": RulesPicture(0.7, 0.6, _draw_near),
}
