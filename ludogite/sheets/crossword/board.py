"""A board of Crossword Track on paper: the grid with its black squares and the little arrows, and the track around
it. Red squares bear a star, so that no colour is needed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.crossword.grid import BLACK as BLACK_SQUARE
from ludogite.rules.crossword.grid import COLUMNS, HIDDEN, ROWS, Grid
from ludogite.rules.crossword.track import CORNERS, SQUARES, is_red
from ludogite.sheets.bigbang.board import draw_star
from ludogite.sheets.flow import BOLD
from ludogite.sheets.ink import BLACK, CENTRE, FINE, FIRM, GREY, HAIR, SOFT, Ink, Type
from ludogite.sheets.sheet import Page
from ludogite.sheets.type import tr

WHITE = QColor(Qt.GlobalColor.white)
GAP = 0.18
"""Between track and grid, in cells."""
SHAPE = (ROWS + 2 + 2 * GAP) / (COLUMNS + 2 + 2 * GAP)
"""Height of a board for its width."""
SIDES = {
    "T": QT_TRANSLATE_NOOP("sheets", "T{n}"),
    "R": QT_TRANSLATE_NOOP("sheets", "R{n}"),
    "B": QT_TRANSLATE_NOOP("sheets", "B{n}"),
    "L": QT_TRANSLATE_NOOP("sheets", "L{n}"),
}


def square_name(square: str) -> str:
    return tr(Message(SIDES[square[0]], n=int(square[1:])))


AT_ONCE = 10
"""Squares of the track that are one part of the page."""


class BoardPlan:
    """Where everything is in an area of the shape of a board."""

    def __init__(self, area: QRectF) -> None:
        self.cell = min(area.width() / (COLUMNS + 2 + 2 * GAP), area.height() / (ROWS + 2 + 2 * GAP))
        size = QPointF(COLUMNS + 2 + 2 * GAP, ROWS + 2 + 2 * GAP) * self.cell
        self.corner = area.center() - size / 2

    def _at(self, column: int, row: int) -> QRectF:
        """Column and row −1 and the last but one are the track."""
        x = column + 1 + (GAP if column >= 0 else 0) + (GAP if column >= COLUMNS else 0)
        y = row + 1 + (GAP if row >= 0 else 0) + (GAP if row >= ROWS else 0)
        return QRectF(self.corner.x() + x * self.cell, self.corner.y() + y * self.cell, self.cell, self.cell)

    def white(self, cell: int) -> QRectF:
        return self._at(cell % COLUMNS, cell // COLUMNS)

    def square(self, name: str) -> QRectF:
        if name in CORNERS:
            return self._at(-1 if name[1] == "L" else COLUMNS, -1 if name[0] == "T" else ROWS)
        n = int(name[1:]) - 1
        return {"T": self._at(n, -1), "B": self._at(n, ROWS), "L": self._at(-1, n), "R": self._at(COLUMNS, n)}[name[0]]


@dataclass(frozen=True)
class Marks:
    """What is on a board besides its black squares."""

    letters: Mapping[int, str] = field(default_factory=dict)
    misses: tuple[int, ...] = ()
    """How often each word was missed; none: never."""
    done: frozenset[str] = frozenset()
    """The squares whose lines are complete."""
    pawn: str | None = None


def draw_board(ink: Ink, area: QRectF, grid: Grid, marks: Marks, squares: Sequence[str] = SQUARES) -> None:
    """With its whole track, or with some squares of it."""
    for part in board_parts(area, grid, marks, squares):
        part(ink)


def board_parts(area: QRectF, grid: Grid, marks: Marks, squares: Sequence[str] = SQUARES) -> tuple[Page, ...]:
    """The same, part by part."""
    place = BoardPlan(area)

    def draw_track(some: Sequence[str], ink: Ink) -> None:
        for square in some:
            draw_square(ink, place.square(square), square, is_done=square in marks.done)

    def draw_white(ink: Ink) -> None:
        draw_grid(ink, place, grid.letters, marks.letters)

    def draw_marks(ink: Ink) -> None:
        for n, word in enumerate(grid.words):
            missed = marks.misses[n] if marks.misses else 0
            _draw_arrows(ink, place.white(word.cells[0]), is_across=" across " in word.key, missed=missed)
        if marks.pawn:
            middle = place.square(marks.pawn).center()
            ink.ring(middle.x(), middle.y(), 0.42 * place.cell, 0.08 * place.cell)

    sides = (squares[n : n + AT_ONCE] for n in range(0, len(squares), AT_ONCE))
    return (*(partial(draw_track, side) for side in sides), draw_white, draw_marks)


def draw_square(ink: Ink, area: QRectF, square: str, is_done: bool = False) -> None:
    """A square of the track: its name, a star on a red one; a corner, where one may go anywhere, has four arrows."""
    inner = area.adjusted(0.4, 0.4, -0.4, -0.4)
    side = inner.width()
    if square in CORNERS:
        ink.fill(inner, GREY, 0.2 * side)
        _draw_four_ways(ink, inner.center(), 0.36 * side)
    elif is_red(square):
        ink.fill(inner, GREY, 0.2 * side)
        draw_star(ink, QPointF(inner.center().x(), inner.top() + 0.3 * side), 0.2 * side)
        low = inner.adjusted(0, 0.48 * side, 0, -0.08 * side)
        ink.words(low, square_name(square), Type(0.32 * side, BOLD), CENTRE)
    else:
        ink.words(inner, square_name(square), Type(0.34 * side), CENTRE)
    if is_done:
        ink.line(inner.left(), inner.bottom(), inner.right(), inner.top(), 0.05 * side)
    ink.frame(inner, FINE, BLACK, 0.2 * side)


def _draw_four_ways(ink: Ink, middle: QPointF, reach: float) -> None:
    for way in (QPointF(1, 0), QPointF(0, 1), QPointF(-1, 0), QPointF(0, -1)):
        across = QPointF(-way.y(), way.x())
        tip, neck = middle + way * reach, middle + way * 0.55 * reach
        ink.line(middle.x(), middle.y(), neck.x(), neck.y(), 0.16 * reach)
        ink.polygon([tip, neck + across * 0.3 * reach, neck - across * 0.3 * reach], BLACK, 0)


def draw_grid(ink: Ink, place: BoardPlan, black: str, letters: Mapping[int, str]) -> None:
    for cell, kind in enumerate(black):
        area = place.white(cell)
        if kind == BLACK_SQUARE:
            ink.fill(area, BLACK)
        ink.frame(area, HAIR, SOFT)
        if letters.get(cell, HIDDEN) != HIDDEN:
            ink.words(area, letters[cell], Type(0.56 * place.cell, BOLD), CENTRE)
    ink.frame(place.white(0).united(place.white(len(black) - 1)), min(FIRM, 0.07 * place.cell))


def _draw_arrows(ink: Ink, cell: QRectF, is_across: bool, missed: int) -> None:
    """Two at the head of a word, to be ticked; those of a word downwards stand at the top, the others at the left."""
    size = 0.11 * cell.width()
    for n in range(2):
        if is_across:
            tip = QPointF(cell.left() + 2.1 * size, cell.top() + (0.56 + 0.24 * n) * cell.height())
            corners = [tip, tip + QPointF(-1.5, -0.9) * size, tip + QPointF(-1.5, 0.9) * size]
        else:
            tip = QPointF(cell.left() + (0.56 + 0.24 * n) * cell.width(), cell.top() + 2.1 * size)
            corners = [tip, tip + QPointF(-0.9, -1.5) * size, tip + QPointF(0.9, -1.5) * size]
        ink.polygon(corners, BLACK if n < missed else WHITE, HAIR)
