"""What somebody sees who looks at the cube, worked out in plain Python: a pinhole, and boxes one after another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import cos, dist, radians, sin, sqrt, tan

Point = tuple[float, float, float]
Cell = tuple[int, int, int]
SIDE = 4
HALF_FIELD, REACH, LOWERED = radians(12), 3.8, 0.3
"""As the camera promises: half the angle that is seen, what is seen of the world, and how far below the middle."""
NEARLY = 1e-6
SLANT = 0.1
"""The share of a square that the eye sees at least, or it is but a line."""


@dataclass(frozen=True)
class Square:
    """A side of a cell; or of a wall, the square behind the cell."""

    cell: Cell
    axis: int
    is_upper: bool = True
    is_wall: bool = False


class PlainEye:
    def __init__(self, around: float, up: float, zoom: float, size: tuple[int, int]) -> None:
        top, south, east = unit((1, 1, 1)), unit((-1, -1, 2)), unit((1, -1, 0))
        a, b = radians(around), radians(up)
        outwards = plus(scaled(south, cos(a)), scaled(east, sin(a)))
        self._back = plus(scaled(top, sin(b)), scaled(outwards, cos(b)))
        self._high = plus(scaled(top, cos(b)), scaled(outwards, -sin(b)))
        self._right = cross(self._high, self._back)
        self._middle = plus((2, 2, 2), scaled(top, -LOWERED))
        self.place = plus(self._middle, scaled(self._back, REACH / tan(HALF_FIELD) / zoom))
        self._size = size

    def on_screen(self, point: Point) -> tuple[float, float]:
        """In pixels from the upper left; the shorter side of the screen shows all of the field."""
        line = plus(point, scaled(self.place, -1))
        depth = -dot(line, self._back)
        width, height = self._size
        scale = min(width, height) / 2 / tan(HALF_FIELD) / depth
        return width / 2 + scale * dot(line, self._right), height / 2 - scale * dot(line, self._high)


@dataclass(frozen=True)
class PlainCube:
    """Filled cells, perhaps with the layers along an axis so far apart."""

    filled: frozenset[Cell]
    axis: int = 0
    gap: float = 0.0

    def moved(self, cell: Cell, point: Sequence[float]) -> Point:
        """Where a point of a cell is, with its layer."""
        x, y, z = (at + (self.gap * (cell[n] - 1.5) if n == self.axis else 0) for n, at in enumerate(point))
        return x, y, z

    def centre(self, square: Square, across: float = 0.0) -> Point:
        """The middle of a square, or a point beside it."""
        point = [at + 0.5 for at in square.cell]
        point[square.axis] += 0.5 if square.is_upper and not square.is_wall else -0.5
        point[(square.axis + 1) % 3] += across
        return self.moved(square.cell, point)

    def squares(self) -> Iterator[Square]:
        """All sides of filled cells, and the squares of walls that nothing covers."""
        for cell, axis in product(product(range(SIDE), repeat=3), range(3)):
            if cell in self.filled:
                yield Square(cell, axis, is_upper=True)
                yield Square(cell, axis, is_upper=False)
            elif cell[axis] == 0:
                yield Square(cell, axis, is_wall=True)

    def is_seen(self, square: Square, eye: PlainEye, across: float = 0.0) -> bool:
        """Whether it faces the eye, not too aslant, and no filled cell lies between, nor a wall of another layer."""
        point = self.centre(square, across)
        sign = 1 if square.is_upper else -1
        if (eye.place[square.axis] - point[square.axis]) * sign < SLANT * dist(eye.place, point):
            return False
        walls = [
            wall for wall in self.squares() if wall.is_wall and eye.place[wall.axis] > self.centre(wall)[wall.axis]
        ]
        if self.gap and any(self._is_wall_before(wall, point, eye) for wall in walls):
            return False
        return not any(self._is_before(cell, point, eye) for cell in self.filled)

    def is_behind_wall(self, square: Square, eye: PlainEye, across: float = 0.0) -> bool:
        """Whether it is seen through a wall, from outside: it has a tint then."""
        point = self.centre(square, across)
        return any(self._is_wall_before(wall, point, eye) for wall in self.squares() if wall.is_wall)

    def _is_wall_before(self, wall: Square, point: Point, eye: PlainEye) -> bool:
        middle, axis = self.centre(wall), wall.axis
        if (eye.place[axis] - middle[axis]) * (middle[axis] - point[axis]) < NEARLY:
            return False
        share = (eye.place[axis] - middle[axis]) / (eye.place[axis] - point[axis])
        met = plus(eye.place, scaled(plus(point, scaled(eye.place, -1)), share))
        return all(abs(met[n] - middle[n]) < 0.5 for n in range(3) if n != axis)

    def _is_before(self, cell: Cell, point: Point, eye: PlainEye) -> bool:
        low, high = self.moved(cell, cell), self.moved(cell, [at + 1 for at in cell])
        first, last = 0.0, 1.0 - NEARLY
        for start, end, a, b in zip(eye.place, point, low, high, strict=True):
            if abs(end - start) < NEARLY:
                if not a < start < b:
                    return False
                continue
            times = sorted(((a - start) / (end - start), (b - start) / (end - start)))
            first, last = max(first, times[0]), min(last, times[1])
        return first < last - NEARLY


def plus(a: Sequence[float], b: Sequence[float]) -> Point:
    return a[0] + b[0], a[1] + b[1], a[2] + b[2]


def scaled(a: Sequence[float], by: float) -> Point:
    return a[0] * by, a[1] * by, a[2] * by


def dot(a: Sequence[float], b: Sequence[float]) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def cross(a: Sequence[float], b: Sequence[float]) -> Point:
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


def unit(a: Sequence[float]) -> Point:
    return scaled(a, 1 / sqrt(dot(a, a)))
