"""What somebody sees who looks at the cube, worked out in plain Python: a pinhole, and boxes one after another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from math import cos, dist, radians, sin, sqrt, tan

Point = tuple[float, float, float]
Cell = tuple[int, int, int]
SIDE = 4
FAR_OFF = 3.8 / tan(radians(5.5))
"""As the camera promises: how far the eye is from what it looks at."""
RINGS = ((6.93, 0.0), (4.62, 3.27), (2.31, 3.27), (-3.4, 2.6))
"""What must be seen while the cube turns on its foot: the heights of its corners and of its foot, and how far they are
from its axis."""
AIR = 1.02
Area = tuple[float, float, float, float]
NEARLY = 1e-6
SLANT = 0.1
"""The share of a square that the eye sees at least, or it is but a line."""
RIM = 0.3
"""How far around a wall its rim may be seen: it is thick."""


@dataclass(frozen=True)
class Square:
    """A side of a cell; or of a wall, the square behind the cell."""

    cell: Cell
    axis: int
    is_upper: bool = True
    is_wall: bool = False


class PlainEye:
    def __init__(self, around: float, up: float, zoom: float, area: Area) -> None:
        """The cube with its foot is to fill an area: left, top, width and height, in pixels."""
        top, south, east = unit((1, 1, 1)), unit((-1, -1, 2)), unit((1, -1, 0))
        a, b = radians(around), radians(up)
        outwards = plus(scaled(south, cos(a)), scaled(east, sin(a)))
        self._back = plus(scaled(top, sin(b)), scaled(outwards, cos(b)))
        self._high = plus(scaled(top, cos(b)), scaled(outwards, -sin(b)))
        self._right = cross(self._high, self._back)
        ends = [plus(scaled(top, height), scaled(outwards, side)) for height, far in RINGS for side in (-far, far)]
        lowest, highest = min(dot(end, self._high) for end in ends), max(dot(end, self._high) for end in ends)
        looked_at = scaled(top, (lowest + highest) / 2 / dot(top, self._high))
        self.place = plus(looked_at, scaled(self._back, FAR_OFF))
        left, upper, width, height = area
        self._centre = left + width / 2, upper + height / 2
        self._scale = zoom / AIR * min(height / (highest - lowest), width / 2 / max(far for _, far in RINGS))

    def on_screen(self, point: Point) -> tuple[float, float]:
        """In pixels from the upper left."""
        line = plus(point, scaled(self.place, -1))
        scale = self._scale * FAR_OFF / -dot(line, self._back)
        return self._centre[0] + scale * dot(line, self._right), self._centre[1] - scale * dot(line, self._high)


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
        for cell, axis in product(product(range(SIDE), range(SIDE), range(SIDE)), range(3)):
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
        """Whether it is seen through a wall or its rim, from outside: it has a tint then."""
        point = self.centre(square, across)
        return any(self._is_wall_before(wall, point, eye, 0.5 + RIM) for wall in self.squares() if wall.is_wall)

    def _is_wall_before(self, wall: Square, point: Point, eye: PlainEye, reach: float = 0.5) -> bool:
        middle, axis = self.centre(wall), wall.axis
        if (eye.place[axis] - middle[axis]) * (middle[axis] - point[axis]) < NEARLY:
            return False
        share = (eye.place[axis] - middle[axis]) / (eye.place[axis] - point[axis])
        met = plus(eye.place, scaled(plus(point, scaled(eye.place, -1)), share))
        return all(abs(met[n] - middle[n]) < reach for n in range(3) if n != axis)

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
