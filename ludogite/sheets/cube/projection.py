"""Ways to look at the cube without perspective: from a side, from straight above, or straight at a face or layer."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import product
from math import cos, inf, radians, sin, sqrt
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF, QTransform

from ludogite.rules.cube.contacts import ACROSS
from ludogite.rules.cube.pieces import CELLS, SIDE, Cell

Side: TypeAlias = tuple[int, int]
"""A square: the axis across it, and the number of the cell whose upper side it is."""
Vector: TypeAlias = tuple[float, float, float]

UP: Vector = (1 / sqrt(3), 1 / sqrt(3), 1 / sqrt(3))
"""The cube stands on its corner 000."""
SOUTH: Vector = (-1 / sqrt(6), -1 / sqrt(6), 2 / sqrt(6))
"""The axis z leads there, seen from straight above."""
EAST: Vector = (1 / sqrt(2), -1 / sqrt(2), 0.0)
LEFT, RIGHT, TOP = range(3)


@dataclass(frozen=True)
class Projection:
    steps: tuple[QPointF, QPointF, QPointF]
    """Steps along x, y and z on the paper, in cells."""
    eye: Vector
    """The direction to the viewer."""
    faces: tuple[int, int, int] = (0, 1, 2)
    """The axes of the faces that are seen left, right and on top: so they are lit."""
    origin: QPointF = field(default_factory=QPointF)
    """The place of the corner 000 on the paper."""
    scale: float = 1.0
    """The length of a cell on the paper."""

    def in_cells(self, x: float, y: float, z: float) -> QPointF:
        """A point of the world on the paper, in cells from the origin."""
        a, b, c = self.steps
        return a * x + b * y + c * z

    def point(self, x: float, y: float, z: float) -> QPointF:
        return self.origin + self.in_cells(x, y, z) * self.scale

    def at(self, place: Mapping[int, float]) -> QPointF:
        """A point named by the axes along which it is not 0."""
        return self.point(*(place.get(axis, 0) for axis in range(3)))

    @cached_property
    def transform(self) -> QTransform:
        """From cells to the paper."""
        return QTransform(self.scale, 0, 0, self.scale, self.origin.x(), self.origin.y())

    def onto(self, side: Side) -> QTransform:
        """From the unit square to a square, in cells."""
        axis, cell = side
        (u, v), corner = (self.steps[each] for each in ACROSS[axis]), self.in_cells(*CELLS[cell]) + self.steps[axis]
        return QTransform(u.x(), u.y(), v.x(), v.y(), corner.x(), corner.y())

    def corners(self, side: Side, lap: float = 0.0) -> list[QPointF]:
        """The corners of a square in cells; first along the lower axis. It may lap over its neighbours."""
        onto, low, high = self.onto(side), -lap, 1 + lap
        return [onto.map(QPointF(*end)) for end in ((low, low), (high, low), (high, high), (low, high))]

    def outline(self, side: Side) -> QPolygonF:
        """A square on the paper."""
        return self.transform.map(QPolygonF(self.corners(side)))

    def place_of(self, axis: int) -> int:
        """The place of a face: left, right or top."""
        return self.faces.index(axis)

    def box(self, low: Sequence[float], high: Sequence[float]) -> QRectF:
        """The part of the paper that a block of the world covers."""
        corners = [self.point(*corner) for corner in product(*zip(low, high, strict=True))]
        return QPolygonF(corners).boundingRect()

    def fitted(self, area: QRectF, box: QRectF, largest: float = inf) -> Projection:
        """The same, so that the box is in the middle of the area and as large as fits."""
        growth = min(area.width() / box.width(), area.height() / box.height(), largest / self.scale)
        origin = area.center() + (self.origin - box.center()) * growth
        return replace(self, origin=origin, scale=self.scale * growth)

    def fitted_to_cells(self, area: QRectF, cells: Iterable[Cell]) -> Projection:
        """These cells as large as the area allows."""
        return self.fitted(area, self.box(*ends(cells)))

    def hexagon(self, size: Sequence[float], air: float = 0.0) -> QPolygonF:
        """The outline of a block of so many cells, and so many cells of air around it."""
        left, right, top = self.faces
        around = [(left, top), (top,), (right, top), (right,), (left, right), (left,)]
        points = [self.at({axis: size[axis] for axis in corner}) for corner in around]
        middle = sum(points, QPointF()) / 6
        return QPolygonF([middle + (point - middle) * (1 + air / SIDE) for point in points])


def ends(cells: Iterable[Cell]) -> tuple[list[int], list[int]]:
    """The lowest and the highest corner of cells."""
    by_axis = list(zip(*cells, strict=True))
    return [min(numbers) for numbers in by_axis], [max(numbers) + 1 for numbers in by_axis]


def seen_from(around: float, up: float) -> Projection:
    """By a camera that stands so many degrees around the cube and above the table."""
    rise, spread = radians(up), radians(around)
    near = [south * cos(spread) + east * sin(spread) for south, east in zip(SOUTH, EAST, strict=True)]
    x, y, z = (
        QPointF(east * cos(spread) - south * sin(spread), flat * sin(rise) - upright * cos(rise))
        for east, south, upright, flat in zip(EAST, SOUTH, UP, near, strict=True)
    )
    eye = [upright * sin(rise) + flat * cos(rise) for upright, flat in zip(UP, near, strict=True)]
    return Projection((x, y, z), (eye[0], eye[1], eye[2]))


def isometric(faces: tuple[int, int, int] = (0, 1, 2)) -> Projection:
    """From straight above, an edge towards the viewer and all three faces alike; a cell's edge has the length 1."""
    x, y, z = (step * sqrt(3 / 2) for step in seen_from(180 + 120 * (faces[TOP] + 1), 90).steps)
    return Projection((x, y, z), UP, faces)


ISOMETRIC = isometric()
"""x at the left, y at the right and z on top: so pieces lie on shelves and in lists, and so paper shows the cube."""
_RIGHT, _LEFT, _DOWN, _HIGH, _NOWHERE = (QPointF(*step) for step in ((1, 0), (-1, 0), (0, 1), (0, -1), (0, 0)))
STRAIGHT = (
    Projection((_NOWHERE, _RIGHT, _HIGH), (1, 0, 0), (1, 2, 0)),
    Projection((_LEFT, _NOWHERE, _HIGH), (0, 1, 0), (2, 0, 1)),
    Projection((_DOWN, _RIGHT, _NOWHERE), (0, 0, 1)),
)
"""Straight at the face across each axis, lit as the top is; layers are seen as in the last one."""
