"""A board on the table, large or small: where its frame, its squares and its cells are."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from ludogite.rules.crossword.grid import COLUMNS, ROWS
from ludogite.rules.crossword.track import CORNERS, SQUARES


@dataclass(frozen=True)
class BoardPlace:
    corner: QPointF
    cell: float

    @property
    def edge(self) -> float:
        """The wooden frame on three sides; the front of the slab is part of the lower one."""
        return round(0.26 * self.cell)

    @property
    def pad(self) -> float:
        """Paper outside the squares."""
        return round(0.12 * self.cell)

    @property
    def depth(self) -> float:
        """Of the track."""
        return round(0.86 * self.cell)

    @property
    def gap(self) -> float:
        """Between the track and the cells."""
        return round(0.08 * self.cell)

    @property
    def above(self) -> float:
        """The upper frame, which carries the heading."""
        return max(round(0.56 * self.cell), 16.0)

    @property
    def thickness(self) -> float:
        return max(round(0.09 * self.cell), 2.0)

    @cached_property
    def area(self) -> QRectF:
        """The slab, without its shadow."""
        return QRectF(self.corner, board_size(self.cell))

    @cached_property
    def grid(self) -> QRectF:
        inside = self.edge + self.pad + self.depth + self.gap
        return QRectF(
            self.corner.x() + inside,
            self.corner.y() + self.above + self.pad + self.depth + self.gap,
            COLUMNS * self.cell,
            ROWS * self.cell,
        )

    @cached_property
    def paper(self) -> QRectF:
        """The sheet in the frame."""
        rim = self.pad + self.depth + self.gap
        return self.grid.adjusted(-rim, -rim, rim, rim)

    def side_place(self, side: str) -> QRectF:
        """The little sign in the frame that names a side of the track, at its middle."""
        room = self.edge + self.pad - self.thickness
        long = max(0.4 * self.cell, room)
        middle = self.paper.center()
        if side in "TB":
            top = self.paper.top() + self.pad - room if side == "T" else self.paper.bottom() - self.pad
            return QRectF(middle.x() - long / 2, top, long, room)
        left = self.paper.left() + self.pad - room if side == "L" else self.paper.right() - self.pad
        return QRectF(left, middle.y() - long / 2, room, long)

    @cached_property
    def heading(self) -> QRectF:
        side = self.edge + 0.12 * self.cell
        return QRectF(self.area.left() + side, self.area.top(), self.area.width() - 2 * side, self.above)

    def cell_place(self, cell: int) -> QRectF:
        row, column = divmod(cell, COLUMNS)
        return QRectF(self.grid.left() + column * self.cell, self.grid.top() + row * self.cell, self.cell, self.cell)

    def square_place(self, square: str) -> QRectF:
        """The tile of a square, as it is painted."""
        inset = max(round(0.02 * self.cell), 0.5)
        return self._square_room(square).adjusted(inset, inset, -inset, -inset)

    def _square_room(self, square: str) -> QRectF:
        outer = self.grid.adjusted(-self.gap, -self.gap, self.gap, self.gap)
        near_left, near_top = outer.left() - self.depth, outer.top() - self.depth
        if square in CORNERS:
            side = self.depth + 0.5 * self.gap
            left = near_left if square[1] == "L" else outer.right() - 0.5 * self.gap
            top = near_top if square[0] == "T" else outer.bottom() - 0.5 * self.gap
            return QRectF(left, top, side, side)
        along = (int(square[1:]) - 1) * self.cell
        if square[0] in "TB":
            top = near_top if square[0] == "T" else outer.bottom()
            return QRectF(self.grid.left() + along, top, self.cell, self.depth)
        left = near_left if square[0] == "L" else outer.right()
        return QRectF(left, self.grid.top() + along, self.depth, self.cell)

    def pawn_place(self, square: str) -> QRectF:
        """The pawn stands at the lower right of the square, whose number stays to be read."""
        tile = self.square_place(square)
        width, height = 0.52 * self.cell, 0.88 * self.cell
        left = tile.center().x() - width / 2 + (0 if square in CORNERS else 0.13 * self.cell)
        return QRectF(left, tile.bottom() + 0.03 * self.cell - height, width, height)

    def cell_at(self, point: QPointF) -> int | None:
        if not self.grid.contains(point):
            return None
        along, down = (point - self.grid.topLeft()).toTuple()
        return min(int(down / self.cell), ROWS - 1) * COLUMNS + min(int(along / self.cell), COLUMNS - 1)

    def square_at(self, point: QPointF) -> str | None:
        """The square that a click at this point means; its room reaches to its neighbours."""
        if not self.paper.contains(point):
            return None
        return next((square for square in SQUARES if self._square_room(square).contains(point)), None)


def board_size(cell: float) -> QSizeF:
    side = round(0.26 * cell) + round(0.12 * cell) + round(0.86 * cell) + round(0.08 * cell)
    above = max(round(0.56 * cell), 16) - round(0.26 * cell)
    return QSizeF(COLUMNS * cell + 2 * side, ROWS * cell + 2 * side + above)


def largest_cell(width: float, height: float) -> float:
    """The largest whole cell with which a board fits into this room."""
    cell = max(int(min(width / 9.6, height / 12.9)) + 1, 6)
    while cell > 5 and (board_size(cell).width() > width or board_size(cell).height() > height):
        cell -= 1
    return float(cell)


def is_painted(painter: QPainter, area: QRectF) -> bool:
    """Whether anything of it would be seen: while something is dragged, only what it covers is painted again."""
    if not painter.hasClipping() or not painter.clipBoundingRect().intersects(area):
        return not painter.hasClipping()
    return painter.clipRegion().intersects(area.toAlignedRect())
