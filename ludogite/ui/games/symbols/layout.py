"""Where everything lies on the table of Six Symbols: a pad for each seat, and the tray with the dice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from ludogite.sheets.symbols.grid import Grid

MARGIN = 20.0
"""Around the pads, and between them."""
BAND = 0.095
"""Height of the edge where a pad is glued and the name is written, in parts of its paper."""
LOWEST_BAND, HIGHEST_BAND = 24.0, 46.0
TRAY_HEIGHT, LOWEST_TRAY, HIGHEST_TRAY = 0.15, 68.0, 104.0
"""Height of the tray above several pads, in parts of the whole."""
TRAY_WIDTH = 0.24
"""Width of the tray next to a single pad, in parts of the whole."""


@dataclass(frozen=True)
class Pad:
    paper: QRectF
    band: QRectF
    grid: Grid

    @property
    def cells(self) -> QRectF:
        return self.grid.cell_place(0).united(self.grid.cell_place(24))

    def cell_at(self, point: QPointF) -> int | None:
        return next((cell for cell in range(25) if self.grid.cell_place(cell).contains(point)), None)

    def tiles(self) -> list[QRectF]:
        """Where start symbols are chosen: in the middle of the cells, below a1."""
        area, side = self.cells, 1.3 * self.grid.cell
        return _tiles(area.adjusted(0, self.grid.cell, 0, 0), 3, side, 0.2 * self.grid.cell)


class Layout:
    def __init__(self, size: QSizeF, seats: int, has_diagonal: bool, beside_plate: QRectF | None = None) -> None:
        """`beside_plate` is the room for the pads at the end; there they are no larger than before."""
        whole = QRectF(QPointF(), size).adjusted(MARGIN, 0.8 * MARGIN, -MARGIN, -0.7 * MARGIN)
        self.is_alone = seats == 1
        if self.is_alone:
            width = min(max(TRAY_WIDTH * size.width(), 140.0), 230.0)
            self.tray = QRectF(whole.right() - width, whole.top(), width, whole.height())
            room = whole.adjusted(0, 0, -width - MARGIN, 0)
        else:
            height = min(max(TRAY_HEIGHT * size.height(), LOWEST_TRAY), HIGHEST_TRAY)
            self.tray = QRectF(whole.left(), whole.top(), whole.width(), height)
            room = whole.adjusted(0, height + 0.6 * MARGIN, 0, 0)
        self.pads = [_pad(place, has_diagonal) for place in _places(room, seats)]
        if beside_plate is not None:
            places = _places(beside_plate, seats, self.pads[0].paper.size())
            self.pads = [_pad(place, has_diagonal) for place in places]

    def pad_at(self, point: QPointF) -> int | None:
        return next((seat for seat, pad in enumerate(self.pads) if pad.paper.contains(point)), None)

    def cell_at(self, point: QPointF) -> tuple[int, int] | None:
        """The seat and the cell."""
        seat = self.pad_at(point)
        cell = self.pads[seat].cell_at(point) if seat is not None else None
        return (seat, cell) if seat is not None and cell is not None else None

    @property
    def die(self) -> float:
        """The side of a die in the tray."""
        return min(0.36 * self.tray.width(), 88.0) if self.is_alone else 0.44 * self.tray.height()

    @property
    def dice_middle(self) -> QPointF:
        return self.tray.center()

    def dice(self, direction: tuple[int, int]) -> tuple[QRectF, QRectF]:
        """The two dice in the tray, the second on this side of the first."""
        return dice_around(self.dice_middle, self.die, direction)

    def tiles(self) -> list[QRectF]:
        """Where real dice are entered: the six symbols."""
        if self.is_alone:
            side = min(0.36 * self.tray.width(), self.tray.height() / 5)
            return _tiles(self.tray, 2, side, 0.18 * side)
        side = min(0.62 * self.tray.height(), self.tray.width() / 9)
        return _tiles(self.tray, 6, side, 0.22 * side)


def dice_around(middle: QPointF, side: float, direction: tuple[int, int]) -> tuple[QRectF, QRectF]:
    step = QPointF(*direction) * (side / 2)
    return _square(middle - step, side), _square(middle + step, side)


def _square(middle: QPointF, side: float) -> QRectF:
    return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)


def _tiles(area: QRectF, columns: int, side: float, gap: float) -> list[QRectF]:
    """Six squares in the middle of the area."""
    rows, step = 6 // columns, side + gap
    corner = area.center() - QPointF(columns * step - gap, rows * step - gap) / 2
    return [QRectF(corner.x() + n % columns * step, corner.y() + n // columns * step, side, side) for n in range(6)]


def _places(room: QRectF, count: int, largest: QSizeF | None = None) -> Sequence[QRectF]:
    """Equal places in as many columns as make them largest. If they may not be larger than something, they have its
    shape, and lie together in the middle."""
    columns = max(range(1, count + 1), key=lambda columns: _side(room, columns, count, largest))
    rows = -(-count // columns)
    size = QSizeF((room.width() - (columns - 1) * MARGIN) / columns, (room.height() - (rows - 1) * MARGIN) / rows)
    if largest is not None:
        size = largest * min(size.width() / largest.width(), size.height() / largest.height(), 1)
    step = size + QSizeF(MARGIN, MARGIN)
    top = room.center().y() - (rows * step.height() - MARGIN) / 2
    places = []
    for n in range(count):
        row, in_row = n // columns, min(columns, count - n // columns * columns)
        left = room.center().x() - (in_row * step.width() - MARGIN) / 2 + n % columns * step.width()
        places.append(QRectF(QPointF(left, top + row * step.height()), size))
    return places


def _side(room: QRectF, columns: int, count: int, shape: QSizeF | None) -> float:
    rows, shape = -(-count // columns), shape or QSizeF(1, 1)
    return min(room.width() / columns / shape.width(), room.height() / rows / shape.height())


def _pad(place: QRectF, has_diagonal: bool) -> Pad:
    """A square grid on paper that is a little larger, with the band above it."""
    height = place.height()
    band = min(max(BAND * min(height, place.width()), LOWEST_BAND), HIGHEST_BAND)
    width = min(place.width(), height)
    edge = 0.04 * width
    above = edge if has_diagonal else 0.4 * edge  # without a diagonal, the names leave some space already
    side = min(width - 2 * edge, height - band - above - edge)
    paper = QRectF(0, 0, side + 2 * edge, band + above + side + edge)
    paper.moveCenter(place.center())
    top = QRectF(paper.left(), paper.top(), paper.width(), band)
    return Pad(paper, top, Grid(QRectF(paper.left() + edge, top.bottom() + above, side, side), has_diagonal))
