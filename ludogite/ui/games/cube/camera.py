"""Where the cube is looked at from. The cube stands on its corner 000: up is the direction (1, 1, 1)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import asin, atan2, cos, degrees, radians, sin, sqrt, tan

from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QMatrix4x4, QVector3D, QVector4D

UP = QVector3D(1, 1, 1) / sqrt(3)
SOUTH = QVector3D(-1, -1, 2) / sqrt(6)
"""Where the axis z leads, seen from straight above."""
EAST = QVector3D(1, -1, 0) / sqrt(2)
MIDDLE = QVector3D(2, 2, 2) - UP * 0.3
"""What is looked at: a little below the middle of the cube, for its foot is seen too."""

STEEP, FLAT = 90.0, 12.0
"""Never from below."""
FAR, NEAR = 0.5, 1.8
FIELD = 11.0
"""The field of view from top to bottom in degrees; small, as for somebody who does not stand close."""
REACH = 3.8
"""Half of what is seen of the world from top to bottom, at the middle of the cube."""
STRAIGHT_AT_FACE = degrees(asin(1 / sqrt(3)))


def coordinates(point: QVector3D) -> tuple[float, float, float]:
    return point.x(), point.y(), point.z()


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

    @property
    def direction(self) -> QVector3D:
        """From the middle of the cube to the eye."""
        up, around = radians(self.up), radians(self.around)
        return QVector3D(UP * sin(up) + (SOUTH * cos(around) + EAST * sin(around)) * cos(up))

    @property
    def eye(self) -> QVector3D:
        return MIDDLE + self.direction * (REACH / tan(radians(FIELD / 2)) / self.zoom)

    def matrix(self, aspect: float) -> QMatrix4x4:
        """From the world to the screen. On a narrow screen the whole width is kept instead of the whole height."""
        up, around = radians(self.up), radians(self.around)
        top = UP * cos(up) - (SOUTH * cos(around) + EAST * sin(around)) * sin(up)
        narrow = min(aspect, 1.0)
        matrix = QMatrix4x4()
        far = (self.eye - MIDDLE).length()
        matrix.perspective(degrees(2 * atan2(tan(radians(FIELD / 2)), narrow)), aspect, far - 12, far + 14)
        matrix.lookAt(self.eye, MIDDLE, top)
        return matrix

    def project(self, point: QVector3D, size: QSizeF) -> QPointF:
        """Where a point of the world is in a widget of this size."""
        seen = self.matrix(size.width() / size.height()).map(QVector4D(point, 1)).toVector3DAffine()
        return QPointF((seen.x() + 1) / 2 * size.width(), (1 - seen.y()) / 2 * size.height())

    def ray(self, point: QPointF, size: QSizeF) -> tuple[QVector3D, QVector3D]:
        """The eye, and the direction in which a point of the widget is seen."""
        back, _ = self.matrix(size.width() / size.height()).inverted()
        x, y = 2 * point.x() / size.width() - 1, 1 - 2 * point.y() / size.height()
        far = back.map(QVector4D(x, y, 1, 1)).toVector3DAffine()
        return self.eye, (far - self.eye).normalized()


def _axis(axis: int) -> QVector3D:
    return QVector3D(*(float(n == axis) for n in range(3)))


STANDARD = Camera()
