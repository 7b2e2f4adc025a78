"""The camera that goes around the cube, with perspective. The cube stands on its corner 000."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from math import asin, atan2, cos, degrees, radians, sin, sqrt, tan

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QMatrix4x4, QVector3D, QVector4D

from ludogite.sheets.cube import projection

UP, SOUTH, EAST = (QVector3D(*vector) for vector in (projection.UP, projection.SOUTH, projection.EAST))

STEEP, FLAT = 90.0, 12.0
"""Never from below."""
FAR, NEAR = 0.5, 1.8
FIELD = 11.0
"""The field of view in degrees; small, as for somebody who does not stand close."""
DISTANCE = 3.8 / tan(radians(FIELD / 2))
"""From the eye to what is looked at."""
OUTLINE = ((6.93, 0.0), (4.62, 3.27), (2.31, 3.27), (-3.4, 2.6))
"""The room of the cube while it is turned on its foot: heights over the corner it stands on, and radii there."""
AIR = 1.02
"""More than that is seen, by this factor."""
DEPTH_BEFORE, DEPTH_BEHIND = 12.0, 20.0
CLOSE = 2.0
"""Degrees by which a camera may miss a place and still be there."""
STRAIGHT_AT_FACE = degrees(asin(1 / sqrt(3)))


def coordinates(point: QVector3D) -> tuple[float, float, float]:
    return point.x(), point.y(), point.z()


@dataclass(frozen=True)
class Frame:
    """A picture, and the part of it that the cube with its foot is to fill."""

    size: QSizeF
    area: QRectF

    @staticmethod
    def whole(size: QSizeF) -> Frame:
        return Frame(size, QRectF(QPointF(), size))

    def enlarged(self, factor: float) -> Frame:
        return Frame(self.size * factor, QRectF(self.area.topLeft() * factor, self.area.size() * factor))

    def strip(self, top: float, height: float) -> Frame:
        """Some lines of the picture, as a picture of their own."""
        return Frame(QSizeF(self.size.width(), height), self.area.translated(0, -top))


@dataclass(frozen=True)
class Camera:
    """An eye that goes around the cube: degrees around, degrees up, and how near."""

    around: float = 154.0
    up: float = 74.0
    zoom: float = 1.0

    def turned(self, around: float, up: float) -> Camera:
        return replace(self, around=(self.around + around) % 360, up=min(max(self.up + up, FLAT), STEEP))

    def zoomed(self, factor: float) -> Camera:
        return replace(self, zoom=min(max(self.zoom * factor, FAR), NEAR))

    def at_face(self, axis: int) -> Camera:
        """Straight at an upper face."""
        normal = _axis(axis)
        east, south = QVector3D.dotProduct(normal, EAST), QVector3D.dotProduct(normal, SOUTH)
        return Camera(degrees(atan2(east, south)) % 360, STRAIGHT_AT_FACE, self.zoom)

    def is_at(self, other: Camera) -> bool:
        """Whether it looks from the same place, however near."""
        around = (self.around - other.around + 180) % 360 - 180
        return abs(around) < CLOSE and abs(self.up - other.up) < CLOSE

    @property
    def face_ahead(self) -> int | None:
        """The axis of the face that it looks straight at, if it does."""
        return next((axis for axis in range(3) if self.is_at(self.at_face(axis))), None)

    def towards(self, other: Camera, share: float) -> Camera:
        """Some part of the path to another place, the shorter path around."""
        around = (other.around - self.around + 180) % 360 - 180
        return Camera(
            (self.around + share * around) % 360,
            self.up + share * (other.up - self.up),
            self.zoom + share * (other.zoom - self.zoom),
        )

    @property
    def faces(self) -> tuple[int, int, int]:
        """The axes of the upper faces as they are seen: left, right, and the top, which leads away from the eye."""
        aside = {axis: (self.at_face(axis).around - self.around + 180) % 360 - 180 for axis in range(3)}
        top = max(aside, key=lambda axis: abs(aside[axis]))
        left, right = sorted((axis for axis in aside if axis != top), key=lambda axis: aside[axis])
        return left, right, top

    @cached_property
    def direction(self) -> QVector3D:
        """From the middle of the cube to the eye."""
        up, around = radians(self.up), radians(self.around)
        return QVector3D(UP * sin(up) + (SOUTH * cos(around) + EAST * sin(around)) * cos(up))

    @cached_property
    def high(self) -> QVector3D:
        """The upward direction on the screen."""
        up, around = radians(self.up), radians(self.around)
        return QVector3D(UP * cos(up) - (SOUTH * cos(around) + EAST * sin(around)) * sin(up))

    @cached_property
    def middle(self) -> QVector3D:
        """The point that is looked at: on the axis of the foot, where half of all is above and half below."""
        low, top = self._extent
        return QVector3D(UP * ((low + top) / 2 / max(cos(radians(self.up)), 1e-3)))

    @property
    def eye(self) -> QVector3D:
        return self.middle + self.direction * DISTANCE

    @cached_property
    def _extent(self) -> tuple[float, float]:
        """The lowest and the highest place on the screen that anything takes while turned, in units of the world."""
        rise, spread = cos(radians(self.up)), sin(radians(self.up))
        low = min(height * rise - radius * spread for height, radius in OUTLINE)
        top = max(height * rise + radius * spread for height, radius in OUTLINE)
        return low, top

    def scale(self, frame: Frame) -> float:
        """Pixels for a unit of the world, at what is looked at: the cube fits into its area however it is turned."""
        low, top = self._extent
        wide = 2 * max(radius for _, radius in OUTLINE)
        return self.zoom * min(frame.area.height() / (top - low), frame.area.width() / wide) / AIR

    def matrix(self, frame: Frame) -> QMatrix4x4:
        """From the world to the picture."""
        width, height, middle = frame.size.width(), frame.size.height(), frame.area.center()
        long = 2 * self.scale(frame) * DISTANCE
        near, far = DISTANCE - DEPTH_BEFORE, DISTANCE + DEPTH_BEHIND
        seen = QMatrix4x4()
        seen.lookAt(self.eye, self.middle, self.high)
        return QMatrix4x4(
            long / width, 0, 1 - 2 * middle.x() / width, 0,
            0, long / height, 2 * middle.y() / height - 1, 0,
            0, 0, (far + near) / (near - far), 2 * far * near / (near - far),
            0, 0, -1, 0,
        ) * seen  # fmt: skip

    def project(self, points: Iterable[QVector3D], frame: Frame) -> list[QPointF]:
        """The places of points of the world in the picture."""
        matrix, width, height = self.matrix(frame), frame.size.width(), frame.size.height()
        seen = [matrix.map(QVector4D(point, 1)).toVector3DAffine() for point in points]
        return [QPointF((each.x() + 1) / 2 * width, (1 - each.y()) / 2 * height) for each in seen]

    def ray(self, point: QPointF, frame: Frame) -> tuple[QVector3D, QVector3D]:
        """The eye, and the direction in which a point of the picture is seen."""
        away = (point - frame.area.center()) / self.scale(frame)
        right = QVector3D.crossProduct(self.high, self.direction)
        met = self.middle + right * away.x() - self.high * away.y()
        return self.eye, (met - self.eye).normalized()


def _axis(axis: int) -> QVector3D:
    return QVector3D(*(float(n == axis) for n in range(3)))


STANDARD = Camera()
