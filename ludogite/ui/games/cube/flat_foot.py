"""The turned foot that the cube stands in, for flat pictures: a heavy round plate with beads around it, and a neck
that rises to the corner of the cube."""

from __future__ import annotations

from math import radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from ludogite.rules.cube.pieces import SIDE
from ludogite.ui.games.cube.paints import foot
from ludogite.ui.games.cube.picture import WALL_THICKNESS, Projection
from ludogite.ui.games.cube.view.camera import STANDARD, UP, Camera, coordinates
from ludogite.ui.look.materials import faint
from ludogite.ui.look.theme import Colours, mixed

FLOOR, PLATE, NECK, BOWL = -2.4, -2.0, -1.2, 0.3
"""Heights above the lowest corner of the cube, in cells."""
REACH = 2.35
"""The radius of the plate."""
BEADS = (0.93, 0.8)
"""Rings on the plate, as parts of its radius."""
RINGS = ((PLATE, 1.5), (-1.8, 1.22), (-1.55, 1.04), (NECK, 0.95), (-0.8, 0.95), (-0.4, 1.0), (0.0, 1.14), (BOWL, 1.4))
"""The neck from the plate up: height and radius."""
BRIGHT, DIM = QColor("#E6F2FF"), QColor("#04102C")


def fit_standing(area: QRectF, camera: Camera = STANDARD) -> Projection:
    """The cube with its walls and its foot fills the area."""
    plain = Projection(camera, QPointF(), 1)
    box = plain.box([-WALL_THICKNESS] * 3, [SIDE] * 3)
    return plain.fitted(area, box.united(_ellipse(plain, FLOOR, REACH)))


def paint_foot(painter: QPainter, projection: Projection, colours: Colours) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    colour = QColor(foot(colours))
    _paint_shadow(painter, _ellipse(projection, FLOOR, REACH))
    for n in range(5):
        side = _ellipse(projection, FLOOR + (PLATE - FLOOR) * n / 4, REACH)
        painter.setBrush(_across(side, mixed(colour, DIM, 0.25), mixed(colour, DIM, 0.72)))
        painter.drawEllipse(side)
    plate = _ellipse(projection, PLATE, 0.98 * REACH)
    painter.setBrush(_across(plate, mixed(colour, BRIGHT, 0.24), mixed(colour, DIM, 0.3)))
    painter.drawEllipse(plate)
    for share in BEADS:
        _paint_bead(painter, _ellipse(projection, PLATE, share * REACH), 0.035 * projection.scale)
    for height, radius in RINGS:
        ring = _ellipse(projection, height, radius)
        painter.setBrush(_across(ring, mixed(colour, BRIGHT, 0.1), mixed(colour, DIM, 0.6)))
        painter.drawEllipse(ring)
    _paint_shade_of_cube(painter, plate)
    painter.restore()


def _ellipse(projection: Projection, height: float, radius: float) -> QRectF:
    """A level circle around the axis of the foot, as it is seen."""
    middle, wide = projection.point(*coordinates(UP * height)), radius * projection.scale
    high = wide * sin(radians(projection.camera.up))
    return QRectF(middle.x() - wide, middle.y() - high, 2 * wide, 2 * high)


def _across(area: QRectF, bright: QColor, dim: QColor) -> QLinearGradient:
    """From the light at the left to the shade at the right."""
    made = QLinearGradient(area.left(), area.center().y() - 0.1 * area.height(), area.right(), area.bottom())
    made.setColorAt(0, bright)
    made.setColorAt(0.5, mixed(bright, dim, 0.45))
    made.setColorAt(1, dim)
    return made


def _paint_bead(painter: QPainter, area: QRectF, width: float) -> None:
    """A fine ring that was turned into the plate: dark within, bright without."""
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(2, 10, 30, 90), width))
    painter.drawEllipse(area.adjusted(width, width, -width, -width))
    light = QLinearGradient(area.bottomLeft(), area.topRight())
    light.setColorAt(0, faint(BRIGHT, 150))
    light.setColorAt(0.8, faint(BRIGHT, 20))
    painter.setPen(QPen(QBrush(light), width))
    painter.drawEllipse(area)
    painter.restore()


def _paint_shade_of_cube(painter: QPainter, plate: QRectF) -> None:
    """The cube above takes the light from the middle of the plate and from its right."""
    clip = QPainterPath()
    clip.addEllipse(plate.adjusted(-1, -1, 1, 1))
    middle = plate.center() + QPointF(0.16 * plate.width(), -0.02 * plate.height())
    shade = QRadialGradient(middle, 0.62 * plate.width())
    shade.setColorAt(0, QColor(2, 8, 26, 165))
    shade.setColorAt(0.5, QColor(2, 8, 26, 88))
    shade.setColorAt(1, QColor(2, 8, 26, 0))
    painter.fillPath(clip, shade)


def _paint_shadow(painter: QPainter, foot: QRectF) -> None:
    """Of foot and cube together, on the floor: it falls to the lower right."""
    for middle, wide, strength in (((0.26, 0.14), 1.7, 64), ((0.08, 0.06), 1.2, 96)):
        fade = QRadialGradient(QPointF(), 1)
        fade.setColorAt(0, QColor(0, 0, 0, strength))
        fade.setColorAt(0.6, QColor(0, 0, 0, strength * 6 // 10))
        fade.setColorAt(1, QColor(0, 0, 0, 0))
        painter.save()
        painter.translate(foot.center() + QPointF(middle[0] * foot.width(), middle[1] * foot.height()))
        painter.scale(wide * foot.width() / 2, wide * foot.height() / 2)
        painter.setBrush(fade)
        painter.drawEllipse(QPointF(), 1, 1)
        painter.restore()
