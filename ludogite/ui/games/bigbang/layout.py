"""The layout of the table of Big Bang: two boards, the one in play larger; the strip with dice and ruler above it; the
dish, the bell and the magnifying glass in the column of the other one."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from ludogite.rules.cells import cells_in

SIDE = 6
LARGEST_BUDGET = 24
"""A double six."""
WIDEST_PITCH = 0.0925
"""How much of the width a column of the large board may take, so that enough is left for the small one."""
NARROW = 480.0
"""Less width than this, and the points stand below what is left over."""
NARROW_DISH = 215.0
"""In a narrower dish words have no room beside the dice: they stand above them."""
LEAST_STRIP = 48.0
"""The least height of the strip, for the words above the ruler."""
LEAST_TOP = 19
"""What a board has at least above its cells, for the words of its heading."""
LEAST_PLATE = 200.0
"""In less width than this there is no room at the end for what is left over and the points."""
SMALL_PITCH = 0.64
"""The largest pitch of the small board, in parts of the large one's."""


@dataclass(frozen=True)
class Frame:
    """The wood around the 36 cells of a board whose pitch is 1."""

    left: float
    top: float
    right: float
    bottom: float
    heading_top: float
    heading_height: float
    thickness: float
    """How much of the bottom is the front of the slab."""


LARGE = Frame(0.367, 0.494, 0.253, 0.43, 0.06, 0.33, 0.1)
SMALL = Frame(0.24, 0.66, 0.24, 0.38, 0.1, 0.44, 0.16)


@dataclass(frozen=True)
class BoardPlace:
    area: QRectF
    """The slab, without its shadow."""
    grid: QRectF
    """The 36 cells."""
    pitch: float
    token: float
    is_large: bool

    @property
    def frame(self) -> Frame:
        return LARGE if self.is_large else SMALL

    @property
    def thickness(self) -> float:
        return round(self.frame.thickness * self.pitch)

    @property
    def heading(self) -> QRectF:
        """Where the name and the number of tokens are."""
        top, height = round(self.frame.heading_top * self.pitch), round(self.frame.heading_height * self.pitch)
        height += _top(self.frame, self.pitch) - round(self.frame.top * self.pitch)
        return QRectF(self.grid.left(), self.area.top() + top, self.grid.width(), height)

    def cell_square(self, cell: int) -> QRectF:
        """All of a cell."""
        row, column = divmod(cell, SIDE)
        return QRectF(
            self.grid.left() + column * self.pitch, self.grid.top() + row * self.pitch, self.pitch, self.pitch
        )

    def cell_place(self, cell: int) -> QRectF:
        """The square of its token."""
        return _square(self.cell_square(cell).center(), self.token)

    def line_area(self, line: int) -> QRectF:
        """Around a line that is given by its cells as bits, from corner to corner."""
        first, *_, last = cells_in(line)
        return self.cell_square(first) | self.cell_square(last)

    def cell_at(self, point: QPointF) -> int | None:
        if not self.grid.contains(point):
            return None
        column, row = (point - self.grid.topLeft()).toTuple()
        return min(int(row / self.pitch), SIDE - 1) * SIDE + min(int(column / self.pitch), SIDE - 1)


class Layout:
    """Of the board's area. `large` is the seat whose board is large; it keeps its side, seat 0 on the left."""

    boards: tuple[BoardPlace, ...]

    def __init__(self, size: QSizeF, large: int, seats: int, plate: int = 0) -> None:
        """Between the large board and the column there may be a gap for a plate of this width. Who solves a puzzle, on
        one board, uses no column."""
        self.size, self.large, self.seats = size, large, seats
        width, height = size.width() - plate, size.height()
        margin = max(0.017 * width, 12.0)
        strip = round(max(min(0.1166 * height, 0.088 * width), LEAST_STRIP))
        above = round(0.018 * height)
        room = height - 2 * max(0.022 * height, 12.0)
        large_frame = SIDE + LARGE.top + LARGE.bottom
        pitch = float(int(min((room - strip - above) / large_frame, WIDEST_PITCH * width)))
        slab = slab_size(pitch, is_large=True)
        gap = round(0.0275 * width)
        total = strip + above + slab.height()
        self.dish_height = round(min(max(0.1435 * height, 78.0), 150.0))
        calls = round(0.232 * total) if total > 560 else round(0.28 * total)
        between = round(0.034 * total)
        small = _small_pitch(
            pitch,
            width - 2 * margin - gap - slab.width(),
            total - self.dish_height - calls - 2 * between,
        )
        column = slab_size(small, is_large=False).width()
        if seats == 1 or column < NARROW_DISH:
            self.dish_height = round(1.2 * self.dish_height)
        is_alone = seats == 1 and plate > 0
        left = round((width - slab.width() - gap - (0 if is_alone else column)) / 2)
        top = round((height - total) / 2)
        is_mirrored = seats == 2 and large == 1
        large_left = left + column + gap + plate if is_mirrored else left
        column_left = left if is_mirrored else left + slab.width() + gap + plate
        self.strip = QRectF(large_left, top, slab.width(), strip)
        in_play = board_place(QPointF(large_left, top + strip + above), pitch, is_large=True)
        if seats == 2:
            other = board_place(QPointF(column_left, top), small, is_large=False)
            self.boards = (in_play, other) if large == 0 else (other, in_play)
            dish_top = other.area.bottom() + between
        else:
            self.boards = (in_play,)
            dish_top = round(in_play.area.top() + 0.16 * in_play.area.height())
        self.dish = QRectF(column_left, dish_top, column, self.dish_height)
        calls_top = self.dish.bottom() + between
        bottom = in_play.area.bottom() if seats == 2 else calls_top + round(0.62 * column)
        self.calls = QRectF(column_left, calls_top, column, bottom - calls_top)
        """Below the dish: bell and glass, or what a chain has taken."""
        self._place_strip()
        self._place_calls()

    def _place_strip(self) -> None:
        height = self.strip.height()
        die = round(0.6 * height)
        first = QPointF(self.strip.left() + 0.27 * height + die / 2, self.strip.center().y() - 0.03 * height)
        self.dice = (_square(first, die), _square(first + QPointF(1.12 * die, 0), die))
        start = self.dice[1].right() + 0.14 * height
        unit = round((self.strip.right() - 0.42 * height - start - 0.94 * height) / LARGEST_BUDGET, 1)
        self.budget = QRectF(start, self.strip.top() + 0.15 * height, 0.8 * height, 0.66 * height)
        """The number that the dice make."""
        ruler_left = round(self.budget.right() + 0.14 * height)
        self.ruler = QRectF(
            ruler_left, self.strip.top() + round(0.175 * height), unit * LARGEST_BUDGET, round(0.655 * height)
        )

    def _place_calls(self) -> None:
        gap = round(0.042 * self.calls.width())
        width = (self.calls.width() - gap) / 2
        height = min(self.calls.height(), 1.02 * width) if self.seats == 2 else self.calls.height()
        top = self.calls.bottom() - height
        self.bell = QRectF(self.calls.left(), top, width, height)
        self.glass = self.bell.translated(width + gap, 0)
        if self.seats == 1:
            self.bell.moveCenter(QPointF(self.calls.center().x(), self.bell.center().y()))

    @property
    def dish_dice(self) -> tuple[QRectF, QRectF]:
        """The dice in the dish, or the places where they would lie."""
        return dish_dice(self.dish)

    @property
    def tiles(self) -> tuple[QRectF, ...]:
        """The six faces to enter real dice, below the words in the dish."""
        area = self.dish
        side = round(min(0.44 * area.height(), 0.125 * area.width()))
        step = side + round(0.02 * area.width())
        left = area.center().x() - (6 * step - (step - side)) / 2
        top = area.top() + 0.4 * area.height()
        return tuple(QRectF(round(left + n * step), round(top), side, side) for n in range(6))


class Between:
    """Between the rounds: both boards alike, who won above them, what is left and the points below."""

    def __init__(self, size: QSizeF) -> None:
        width, height = size.width(), size.height()
        plate_height = round(min(0.225 * height, 0.2 * width))
        self.title = QRectF(0, 0.02 * height, width, 0.075 * height)
        self.note = QRectF(0.04 * width, self.title.bottom(), 0.92 * width, 0.05 * height)
        top = round(self.note.bottom() + 0.015 * height)
        room = height - top - plate_height - 0.065 * height
        high = min(room / (SIDE + SMALL.top + SMALL.bottom), _pitch_below_heading(SMALL, room))
        pitch = float(int(min(high, 0.0585 * width)))
        slab = slab_size(pitch, is_large=False)
        left = round(0.068 * width)
        self.boards = (
            board_place(QPointF(left, top), pitch, is_large=False),
            board_place(QPointF(round(width) - left - slab.width(), top), pitch, is_large=False),
        )
        first, second = (place.area for place in self.boards)
        self.arrows = QRectF(first.right(), first.top(), second.left() - first.right(), first.height())
        plate_top = round(first.bottom() + 0.03 * height)
        self.plate = QRectF(left, plate_top, second.right() - left, plate_height)
        down = round((height - self.plate.bottom() - 0.03 * height) / 2)
        if down > 0:
            for area in (self.title, self.note, self.arrows, self.plate, *(place.area for place in self.boards)):
                area.translate(0, down)
            for place in self.boards:
                place.grid.translate(0, down)


class Final:
    """Beside the plate at the end of a match: both boards alike, what is left and the points below."""

    def __init__(self, size: QSizeF, largest: float) -> None:
        height = round(min(0.36 * size.height(), 190.0) if size.width() < NARROW else min(0.225 * size.height(), 170.0))
        gap = round(0.03 * size.height())
        if size.width() < LEAST_PLATE:
            height = gap = 0
        self.boards = ending_places(QRectF(0, 0, size.width(), size.height() - height - gap), 2, largest)
        first, second = (place.area for place in self.boards)
        width = max(second.right() - first.left(), min(size.width(), NARROW))
        self.plate = QRectF(round((size.width() - width) / 2), second.bottom() + gap, width, height)


def ending_places(room: QRectF, count: int, largest: float) -> tuple[BoardPlace, ...]:
    """One board, or two beside or above each other, whichever lets them be larger; in the middle of the room."""
    is_large, gap = count == 1, 18.0
    unit = slab_size(100.0, is_large)

    def pitch(columns: int) -> float:
        rows = count // columns
        width, height = (room.width() - (columns - 1) * gap) / columns, (room.height() - (rows - 1) * gap) / rows
        high = min(100 * height / unit.height(), _pitch_below_heading(SMALL, height))
        return float(int(min(100 * width / unit.width(), high, largest)))

    columns = max(range(count, 0, -1), key=pitch)
    slab = slab_size(pitch(columns), is_large)
    rows = count // columns
    whole = QSizeF(columns * slab.width() + (columns - 1) * gap, rows * slab.height() + (rows - 1) * gap)
    corner = QPointF(
        round(room.center().x() - whole.width() / 2),
        round(room.center().y() - whole.height() / 2),
    )
    steps = [QPointF(n % columns * (slab.width() + gap), n // columns * (slab.height() + gap)) for n in range(count)]
    return tuple(board_place(corner + step, pitch(columns), is_large) for step in steps)


def slab_size(pitch: float, is_large: bool) -> QSizeF:
    frame = LARGE if is_large else SMALL
    return QSizeF(
        SIDE * pitch + round(frame.left * pitch) + round(frame.right * pitch),
        SIDE * pitch + _top(frame, pitch) + round(frame.bottom * pitch),
    )


def board_place(corner: QPointF, pitch: float, is_large: bool) -> BoardPlace:
    frame = LARGE if is_large else SMALL
    area = QRectF(corner, slab_size(pitch, is_large))
    left, top = round(frame.left * pitch), _top(frame, pitch)
    grid = QRectF(corner.x() + left, corner.y() + top, SIDE * pitch, SIDE * pitch)
    return BoardPlace(area, grid, pitch, token_size(pitch), is_large)


def _top(frame: Frame, pitch: float) -> int:
    """The height above the cells."""
    return max(round(frame.top * pitch), LEAST_TOP)


def _pitch_below_heading(frame: Frame, height: float) -> float:
    """The largest pitch of a board so high that is small enough for the least heading."""
    return (height - LEAST_TOP - 1) / (SIDE + frame.bottom)


def token_size(pitch: float) -> float:
    """The same parity as the pitch, so that a token lies on whole pixels."""
    return pitch - 2 * round(0.0775 * pitch)


def dish_dice(dish: QRectF) -> tuple[QRectF, QRectF]:
    is_narrow = dish.width() < NARROW_DISH
    side = round(0.16 * dish.width() if is_narrow else 0.43 * dish.height())
    left, down = (0.18, 0.12) if is_narrow else (0.25, -0.01)
    first = QPointF(dish.left() + left * dish.height() + side / 2, dish.center().y() + down * dish.height())
    return _square(first, side), _square(first + QPointF(1.18 * side, 0), side)


def _small_pitch(large: float, width: float, height: float) -> float:
    across, down = SIDE + SMALL.left + SMALL.right, SIDE + SMALL.top + SMALL.bottom
    return float(int(min(SMALL_PITCH * large, width / across, height / down, _pitch_below_heading(SMALL, height))))


def _square(middle: QPointF, side: float) -> QRectF:
    return QRectF(round(middle.x() - side / 2), round(middle.y() - side / 2), side, side)
