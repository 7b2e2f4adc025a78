"""The layout of the table of Six Symbols: a pad for each seat, and the tray with the dice in its well."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from ludogite.rules.symbols import SYMBOLS

SIDE, TOP, BOTTOM = 20.0, 9.0, 5.0
"""Free at the edges of the table."""
ACROSS, WIDEST_ACROSS, DOWN = 27.0, 44.0, 13.0
"""Between two pads: beside each other, the same at the most, and below each other."""
THICKNESS = 8.0
"""Of tray and pads; it is seen below them."""
HIGH_TRAY, LOW_TRAY = 118.0, 68.0
"""Above one row of pads, and above two."""
BESIDE_WELL, LEAST_WELL = 216.0, 180.0
"""In a high tray, for the round at the left and the keys at the right, and for the dice between them."""
ROUND = 140.0
"""What the number of the round takes of a low tray."""
SIDE_TRAY = QSizeF(302.0, 470.0)
"""Beside a single pad."""
LEAST_SIDE_TRAY = 190.0
PENCIL = QSizeF(212.0, 40.0)
"""The room that a pencil takes up."""

# A pad, measured in cells
HEAD, LOWEST_HEAD = 0.67, 26.0
LEFT, ABOVE = 0.5, 0.42
LEFT_OF_DIAGONAL, ABOVE_DIAGONAL = 1.16, 0.99
"""Where there are boxes at both ends of the diagonal."""
TO_BOX, BOX = 0.125, QSizeF(0.86, 0.74)
RIGHT, BELOW = 0.25, 0.21
SYMBOL = 0.58
"""How much of its cell a symbol fills."""


class Grid(NamedTuple):
    """The cells and the boxes for points."""

    left: float
    top: float
    cell: float
    has_diagonal: bool

    def cell_place(self, cell: int) -> QRectF:
        return QRectF(self.left + cell % 5 * self.cell, self.top + cell // 5 * self.cell, self.cell, self.cell)

    def symbol_place(self, cell: int) -> QRectF:
        edge = self.cell * (1 - SYMBOL) / 2
        return self.cell_place(cell).adjusted(edge, edge, -edge, -edge)

    @property
    def cells(self) -> QRectF:
        return QRectF(self.left, self.top, 5 * self.cell, 5 * self.cell)

    @property
    def rounding(self) -> float:
        return 0.09 * self.cell

    @property
    def row_boxes(self) -> list[QRectF]:
        return [self._box(5, row) for row in range(5)]

    @property
    def column_boxes(self) -> list[QRectF]:
        return [self._box(column, 5) for column in range(5)]

    @property
    def corners(self) -> tuple[QRectF, ...]:
        """At the ends of the diagonal."""
        return (self._box(-1, 5), self._box(5, -1)) if self.has_diagonal else ()

    @property
    def total_box(self) -> QRectF:
        return self._box(5, 5).adjusted(-0.02 * self.cell, -0.02 * self.cell, 0.03 * self.cell, 0.02 * self.cell)

    def _box(self, column: int, row: int) -> QRectF:
        """Column or row 5 are those of the points, −1 the far end of the diagonal."""
        size = BOX * self.cell
        x = self._at(self.left, column, size.width())
        y = self._at(self.top, row, size.height())
        return QRectF(QPointF(x, y), size)

    def _at(self, start: float, n: int, length: float) -> float:
        if n < 0:
            return start - TO_BOX * self.cell - length
        if n > 4:
            return start + (5 + TO_BOX) * self.cell
        return start + (n + 0.5) * self.cell - length / 2


@dataclass(frozen=True)
class Pad:
    paper: QRectF
    """Its upper page, with the head."""
    band: QRectF
    """The leather head, with number and name."""
    grid: Grid

    @property
    def cells(self) -> QRectF:
        return self.grid.cells

    def cell_at(self, point: QPointF) -> int | None:
        return next((cell for cell in range(25) if self.grid.cell_place(cell).contains(point)), None)

    def moved(self, to: QPointF) -> Pad:
        step, grid = to - self.paper.topLeft(), self.grid
        moved = grid._replace(left=grid.left + step.x(), top=grid.top + step.y())
        return Pad(self.paper.translated(step), self.band.translated(step), moved)


class Layout:
    def __init__(
        self, size: QSizeF, seats: int, has_diagonal: bool, beside_plate: QRectF | None = None, gap: int = 0
    ) -> None:
        """`beside_plate` is the room for the pads at the end; there they are no larger than before. The gap is between
        a pad and the tray beside it, else at the right."""
        self.has_diagonal = has_diagonal
        whole = QRectF(QPointF(), size).adjusted(SIDE, TOP, -SIDE - gap, -BOTTOM)
        self.pencil: QRectF | None = None
        """Where a pencil lies, if there is room for one."""
        self.pads: list[Pad] = []
        self._lay_below(whole, seats)
        self.is_beside = seats == 1 and self._cell_beside(whole) >= self.pads[0].grid.cell
        """Whether the tray lies beside the only pad, as it does unless the table is narrow."""
        if self.is_beside:
            self._lay_beside(whole, gap)
        if beside_plate is not None:
            room = beside_plate.adjusted(0, 0, 0, -THICKNESS)
            columns = _columns(room, seats, has_diagonal)
            cell = min(self.pads[0].grid.cell, _largest(room, seats, columns, has_diagonal))
            self.pads = _laid_out(room, seats, columns, cell, has_diagonal)
            self.pencil = None

    def _lay_beside(self, whole: QRectF, gap: int) -> None:
        """A pad, and the tray at its right."""
        room = _room_beside(whole)
        pad = _pad(self._cell_beside(whole), self.has_diagonal)
        width = round(min(whole.width() - pad.paper.width() - ACROSS, SIDE_TRAY.width()))
        left = whole.center().x() - (pad.paper.width() + ACROSS + width) / 2
        top = room.center().y() - pad.paper.height() / 2
        self.pads = [pad.moved(_whole_pixels(left, top))]
        paper = self.pads[0].paper
        height = min(SIDE_TRAY.height(), paper.height())
        self.tray = QRectF(paper.right() + ACROSS + gap, paper.top(), width, height)
        self.well = self._side_well()
        self.wide_well = self.well.adjusted(0, 0, 0, self.tray.bottom() - self.well.bottom() - 0.08 * width)
        self.pencil = None
        below = QRectF(self.tray.left(), self.tray.bottom() + THICKNESS, width, paper.bottom() - self.tray.bottom())
        self._put_pencil(below.adjusted(0, 0, 0, -THICKNESS))

    def _cell_beside(self, whole: QRectF) -> float:
        """Of a pad with the tray at its right."""
        room = _room_beside(whole).adjusted(0, 0, -LEAST_SIDE_TRAY - ACROSS, 0)
        return _largest(room, 1, 1, self.has_diagonal)

    def _side_well(self) -> QRectF:
        tray = self.tray
        return tray.adjusted(0.08 * tray.width(), 104, -0.08 * tray.width(), -110)

    def _lay_below(self, whole: QRectF, seats: int) -> None:
        """The tray, and the pads below it in one row or in two."""
        low, high = (
            whole.adjusted(6, tray + THICKNESS + gap, -6, -THICKNESS)
            for tray, gap in ((LOW_TRAY, DOWN), (HIGH_TRAY, 1.5 * DOWN))
        )
        columns = _columns(low, seats, self.has_diagonal)
        cell = _largest(low, seats, columns, self.has_diagonal)
        higher = _largest(high, seats, columns, self.has_diagonal)
        is_high = columns >= seats and higher > 0.94 * cell and whole.width() >= 2 * BESIDE_WELL + LEAST_WELL
        room = high if is_high else low
        self.tray = QRectF(whole.left(), whole.top(), whole.width(), HIGH_TRAY if is_high else LOW_TRAY)
        inset = 12.0 if is_high else 6.0
        beside = BESIDE_WELL if is_high else 0.38 * self.tray.width()
        self.well = self.tray.adjusted(beside, inset, -beside, -inset)
        self.wide_well = QRectF(self.well)
        self.wide_well.setLeft(self.tray.left() + max(0.28 * self.tray.width(), ROUND))
        self.wide_well.setRight(self.tray.right() - 2 * inset)
        self.pads = _laid_out(room, seats, columns, higher if is_high else cell, self.has_diagonal, lies_high=is_high)
        bottom = max(pad.paper.bottom() for pad in self.pads) + THICKNESS
        right = max(pad.paper.right() for pad in self.pads)
        self._put_pencil(QRectF(right - PENCIL.width() - 8, bottom, PENCIL.width(), whole.bottom() + BOTTOM - bottom))

    def _put_pencil(self, room: QRectF) -> None:
        if room.height() >= PENCIL.height() and room.width() >= 0.8 * PENCIL.width():
            wide = min(PENCIL.width(), room.width())
            self.pencil = QRectF(room.center().x() - wide / 2, room.center().y() - 20, wide, PENCIL.height())

    def pad_at(self, point: QPointF) -> int | None:
        return next((seat for seat, pad in enumerate(self.pads) if pad.paper.contains(point)), None)

    def cell_at(self, point: QPointF) -> tuple[int, int] | None:
        """The seat and the cell."""
        seat = self.pad_at(point)
        cell = self.pads[seat].cell_at(point) if seat is not None else None
        return (seat, cell) if seat is not None and cell is not None else None

    @property
    def die(self) -> float:
        """The side of a die that lies beside the other."""
        if self.is_beside:
            return round(min(0.36 * self.well.width(), 0.62 * self.well.height(), 88.0))
        return round(0.77 * self.well.height())

    def dice(self, direction: tuple[int, int]) -> tuple[QRectF, QRectF]:
        """The two dice in the well, the second on this side of the first; one above the other they have to be
        smaller."""
        room = self.well.height() if self.is_beside else self.tray.height() - 4
        side = self.die if direction[0] else min(self.die, round(0.47 * room))
        return dice_around(self.well.center(), side, direction, 0.28 if direction[0] else 0.06)

    def tiles(self) -> list[QRectF]:
        """The six symbols, where somebody chooses from them: a start symbol, or what real dice show."""
        well = self.wide_well
        if self.is_beside:
            side = min(0.38 * well.width(), well.height() / 3.7)
            return _tiles(well, 2, side, 0.16 * side)
        side = min(0.84 * well.height(), well.width() / 7)
        return _tiles(well, len(SYMBOLS), side, 0.14 * side)


def _room_beside(whole: QRectF) -> QRectF:
    return whole.adjusted(0, 0.5 * ACROSS, 0, -THICKNESS - 0.5 * ACROSS)


def pad_in(room: QRectF, has_diagonal: bool) -> Pad:
    """A single pad, as large as fits."""
    (pad,) = _laid_out(room, 1, 1, _largest(room, 1, 1, has_diagonal), has_diagonal)
    return pad


def dice_around(middle: QPointF, side: float, direction: tuple[int, int], gap: float = 0.0) -> tuple[QRectF, QRectF]:
    """`gap` is the space between them, in parts of a side."""
    step = QPointF(*direction) * (side * (1 + gap) / 2)
    return _square(middle - step, side), _square(middle + step, side)


def _square(middle: QPointF, side: float) -> QRectF:
    return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)


def _tiles(area: QRectF, columns: int, side: float, gap: float) -> list[QRectF]:
    """A square for each symbol, in the middle of the area."""
    rows, step = len(SYMBOLS) // columns, side + gap
    corner = area.center() - QPointF(columns * step - gap, rows * step - gap) / 2
    places = (QPointF(n % columns, n // columns) * step for n in range(len(SYMBOLS)))
    return [QRectF(corner + place, QSizeF(side, side)) for place in places]


def _whole_pixels(x: float, y: float) -> QPointF:
    """Kept pictures of pads are sharp only there."""
    return QPointF(round(x), round(y))


def _columns(room: QRectF, count: int, has_diagonal: bool) -> int:
    """As many as make the pads largest; one row, if that makes them hardly smaller."""
    best = max(range(1, count + 1), key=lambda columns: _largest(room, count, columns, has_diagonal))
    is_near = _largest(room, count, count, has_diagonal) > 0.93 * _largest(room, count, best, has_diagonal)
    return count if is_near else best


def _largest(room: QRectF, count: int, columns: int, has_diagonal: bool) -> float:
    """The cell of the largest pads that fit in so many columns."""
    rows, unit = -(-count // columns), _pad_size(100, has_diagonal) / 100
    wide = (room.width() - (columns - 1) * ACROSS) / columns
    high = (room.height() - (rows - 1) * (DOWN + THICKNESS)) / rows
    cell = int(min(wide / unit.width(), high / unit.height()))
    while cell > 1 and _pad_size(cell, has_diagonal).height() > high:
        cell -= 1  # the head has a least height
    return float(max(cell, 1))


def _pad_size(cell: float, has_diagonal: bool) -> QSizeF:
    left, above = (LEFT_OF_DIAGONAL, ABOVE_DIAGONAL) if has_diagonal else (LEFT, ABOVE)
    wide = left + 5 + TO_BOX + BOX.width() + RIGHT
    high = above + 5 + TO_BOX + BOX.height() + BELOW
    return QSizeF(round(wide * cell), round(_head(cell) + high * cell))


def _head(cell: float) -> float:
    return round(max(HEAD * cell, LOWEST_HEAD))


def _pad(cell: float, has_diagonal: bool) -> Pad:
    """In the corner of the table."""
    paper, head = QRectF(QPointF(), _pad_size(cell, has_diagonal)), _head(cell)
    left, above = (LEFT_OF_DIAGONAL, ABOVE_DIAGONAL) if has_diagonal else (LEFT, ABOVE)
    grid = Grid(round(left * cell), head + round(above * cell), cell, has_diagonal)
    return Pad(paper, QRectF(0, 0, paper.width(), head), grid)


def _laid_out(
    room: QRectF, count: int, columns: int, cell: float, has_diagonal: bool, lies_high: bool = False
) -> list[Pad]:
    """In rows, in the middle of the room or near its upper edge."""
    rows, pad = -(-count // columns), _pad(cell, has_diagonal)
    size = pad.paper.size()
    spare = QSizeF(room.width() - columns * size.width(), room.height() - rows * size.height())
    across = min(max(spare.width() / (columns + 1), ACROSS), WIDEST_ACROSS)
    down = min(spare.height() / max(rows - 1, 1), 2 * DOWN)
    above = (spare.height() - (rows - 1) * down) / 2
    top = room.top() + (0.4 * above if lies_high else above)
    pads = []
    for n in range(count):
        row, in_row = n // columns, min(columns, count - n // columns * columns)
        left = room.center().x() - (in_row * size.width() + (in_row - 1) * across) / 2
        x, y = left + n % columns * (size.width() + across), top + row * (size.height() + down)
        pads.append(pad.moved(_whole_pixels(x, y)))
    return pads
