"""The wedges of the pad, and its icons, which show a turn or a step as the camera sees it: a ring around a small cube,
or an arrow."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import atan2, cos, hypot, pi, sin
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from ludogite.sheets.cube.paints import Paint
from ludogite.sheets.cube.projection import seen_from
from ludogite.ui.games.cube.view.camera import STANDARD, Camera

BEHIND, AHEAD = 150, 88
"""Degrees of a ring before and after the point that is nearest to the viewer."""
LOWER = 0.35
"""The weight of the lowest point of a ring against the nearest one: seen along its axis all are equally near."""
STEPS = 22
CUBE, RING = 0.52, 1.28
"""Half the edge of the small cube, and the radius of the ring around it."""
WAYS = tuple((face, direction) for direction in (1, -1) for face in range(3))
"""A turn or a step: the face that is seen left, right or on top, and forwards or back."""
STRAIGHT = 0.22
"""An axis that is seen so short leads straight to the viewer, or away."""


class Axis(NamedTuple):
    """An axis of the cube as it is seen: where one step along it leads on the screen, and how far it comes nearer."""

    step: QPointF
    nearer: float


Axes: TypeAlias = tuple[Axis, Axis, Axis]


def axes_seen(camera: Camera) -> Axes:
    projection = seen_from(camera.around, camera.up)
    x, y, z = (Axis(*seen) for seen in zip(projection.steps, projection.eye, strict=True))
    return x, y, z


IN_PLAN: Axes = Axis(QPointF(0, 1), 0), Axis(QPointF(1, 0), 0), Axis(QPointF(0, 0), 1)
"""In the plan of layers x leads down, y to the right, and z towards the viewer."""


class RingPoint(NamedTuple):
    place: QPointF
    nearer: float


def ring(axes: Axes, axis: int, direction: int) -> list[RingPoint]:
    """The way of a turn, past the viewer, around a small cube in the middle; a turn forwards leads from the axis after
    this one to the one after that."""
    u, v = axes[(axis + 1) % 3], axes[(axis + 2) % 3]
    nearest = atan2(v.nearer + LOWER * v.step.y(), u.nearer + LOWER * u.step.y())
    points = []
    for n in range(STEPS + 1):
        degrees = -BEHIND + (BEHIND + AHEAD) * n / STEPS
        at = nearest + direction * degrees * pi / 180
        place = u.step * cos(at) + v.step * sin(at)
        points.append(RingPoint(place * RING, u.nearer * cos(at) + v.nearer * sin(at)))
    return points


def paint_turn(
    painter: QPainter, middle: QPointF, unit: float, axes: Axes, axis: int, direction: int, paint: Paint, ink: QColor
) -> None:
    """A small cube and the ring around it; what is behind the cube is painted before it."""
    points = ring(axes, axis, direction)
    places = [middle + point.place * unit for point in points]
    pen = QPen(ink, max(0.14 * unit, 1.4))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    first_near = next((n for n, point in enumerate(points) if point.nearer >= 0), len(points) - 1)
    painter.drawPolyline(QPolygonF(places[: first_near + 1]))
    _paint_cube(painter, middle, unit, axes, paint)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    shaft = places[first_near:-1]
    if len(shaft) > 1:
        painter.drawPolyline(QPolygonF(shaft))
    _paint_head(painter, places[-1], places[-1] - places[-3], 0.62 * unit, ink)


def _paint_head(painter: QPainter, tip: QPointF, along: QPointF, size: float, ink: QColor) -> None:
    length = hypot(along.x(), along.y()) or 1.0
    ahead = along / length * size
    across = QPointF(-ahead.y(), ahead.x()) * 0.62
    painter.setPen(QPen(ink, 1, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(ink)
    base = tip - ahead * 0.45
    painter.drawConvexPolygon(QPolygonF([tip + ahead * 0.55, base + across, base - across]))


def _paint_cube(painter: QPainter, middle: QPointF, unit: float, axes: Axes, paint: Paint) -> None:
    """The three sides that look at the viewer."""
    painter.setPen(Qt.PenStyle.NoPen)
    for n in range(3):
        if abs(axes[n].nearer) < 1e-3:
            continue
        sign = 1 if axes[n].nearer > 0 else -1
        u, v = (axes[other].step * CUBE for other in range(3) if other != n)
        face = axes[n].step * CUBE * sign
        corners = [middle + (face + u * a + v * b) * unit for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        painter.setBrush(QColor(paint.tones[n]))
        painter.setPen(QPen(QColor(paint.edge), 0.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawConvexPolygon(QPolygonF(corners))


def paint_step(painter: QPainter, middle: QPointF, length: float, axis: Axis, direction: int, ink: QColor) -> None:
    """An arrow in the direction of a step; a ring with a dot if that leads to the viewer, with a cross if away."""
    pen = QPen(ink, max(0.12 * length, 1.6), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    seen = hypot(axis.step.x(), axis.step.y())
    if seen < STRAIGHT:
        _paint_straight(painter, middle, 0.42 * length, axis.nearer * direction > 0, ink)
        return
    along = axis.step / seen * direction * length / 2
    across = QPointF(-along.y(), along.x())
    tip = middle + along
    painter.drawLine(middle - along, tip)
    painter.drawPolyline(QPolygonF([tip - along * 0.85 + across * 0.8, tip, tip - along * 0.85 - across * 0.8]))


def _paint_straight(painter: QPainter, middle: QPointF, radius: float, is_nearer: bool, ink: QColor) -> None:
    painter.drawEllipse(middle, radius, radius)
    if is_nearer:
        painter.setBrush(ink)
        painter.drawEllipse(middle, 0.18 * radius, 0.18 * radius)
        return
    reach = 0.64 * radius
    painter.drawLine(middle - QPointF(reach, reach), middle + QPointF(reach, reach))
    painter.drawLine(middle - QPointF(reach, -reach), middle + QPointF(reach, -reach))


def paint_key(
    painter: QPainter, middle: QPointF, letter: str, is_shifted: bool, ink: QColor, halo: QColor | None = None
) -> None:
    """The letter of a key, with the arrow of Shift before it; the font is that of the painter. A halo keeps them apart
    from a piece behind them."""
    metrics = painter.fontMetrics()
    high = metrics.capHeight()
    left = middle.x() - metrics.horizontalAdvance(letter) / 2 + (0.75 * high if is_shifted else 0)
    start = QPointF(left, middle.y() + high / 2)
    arrow = QPainterPath()
    if is_shifted:
        arrow.addPolygon(_shift(QPointF(left - 1.05 * high, middle.y()), high))
        arrow.closeSubpath()
    if halo:
        shape = QPainterPath(arrow)
        shape.addText(start, painter.font(), letter)
        painter.setPen(QPen(halo, 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(halo)
        painter.drawPath(shape)
    pen = QPen(ink, max(0.13 * high, 1.1))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(arrow, pen)
    painter.setPen(ink)
    painter.drawText(start, letter)


def _shift(middle: QPointF, high: float) -> QPolygonF:
    corners = ((0, -0.55), (0.56, 0.02), (0.26, 0.02), (0.26, 0.5), (-0.26, 0.5), (-0.26, 0.02), (-0.56, 0.02))
    return QPolygonF([middle + QPointF(x, y) * high for x, y in corners])


def paint_pin(painter: QPainter, area: QRectF) -> None:
    """A brass pin that leans to the right, its point in the lower left, and its shadow."""
    painter.save()
    painter.translate(area.center())
    painter.scale(area.width() / 32, area.width() / 32)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 70))
    painter.save()
    painter.translate(3.5, 9.5)
    painter.rotate(18)
    painter.drawEllipse(QPointF(), 6.5, 2.6)
    painter.restore()
    painter.translate(-3, 8)
    painter.rotate(22)
    needle = QPolygonF([QPointF(-0.9, -8), QPointF(0.9, -8), QPointF(0, 2)])
    painter.setBrush(QColor("#8E8E90"))
    painter.drawPolygon(needle)
    brass = QLinearGradient(-6, 0, 6, 0)
    for at, name in ((0, "#8A5E17"), (0.28, "#F6D680"), (0.5, "#D9A441"), (1, "#7A4F10")):
        brass.setColorAt(at, QColor(name))
    painter.setPen(QPen(QColor("#5E3C0C"), 0.6))
    painter.setBrush(brass)
    painter.drawRoundedRect(QRectF(-5, -9.6, 10, 3), 1.5, 1.5)
    neck = QPainterPath(QPointF(-2.6, -9.6))
    neck.quadTo(QPointF(-1.6, -13), QPointF(-3.4, -15.6))
    neck.lineTo(QPointF(3.4, -15.6))
    neck.quadTo(QPointF(1.6, -13), QPointF(2.6, -9.6))
    painter.drawPath(neck)
    painter.drawEllipse(QRectF(-5.4, -19, 10.8, 4.6))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(255, 240, 190, 150))
    painter.drawEllipse(QRectF(-3.6, -18.4, 5, 2))
    painter.restore()


@cache
def _angle(axis: int, direction: int) -> float:
    """The direction of an axis on the screen from the standard view, from the right and downwards."""
    step = axes_seen(STANDARD)[axis].step * direction
    return atan2(step.y(), step.x())


def wedge_direction(axis: int, direction: int) -> QPointF:
    """From the hub to the middle of a wedge: as the axis leads in the standard view."""
    angle = _angle(axis, direction)
    return QPointF(cos(angle), sin(angle))


def wedges(reach: float, inner: float) -> dict[tuple[int, int], QPainterPath]:
    """Around (0, 0), each in the direction of its axis in the standard view; they part halfway between two axes."""
    ways = sorted(WAYS, key=lambda way: _angle(*way))
    angles = [_angle(*way) for way in ways]
    edges = [(one + other) / 2 for one, other in pairwise([*angles, angles[0] + 2 * pi])]
    made = {}
    for n, way in enumerate(ways):
        start, end = edges[n - 1], edges[n]
        corners = [_polar(reach, start), _polar(reach, end), _polar(inner, end), _polar(inner, start)]
        made[way] = _rounded_polygon(corners, 6).translated(wedge_direction(*way) * 1.6)
    return made


def _polar(radius: float, angle: float) -> QPointF:
    return QPointF(radius * cos(angle), radius * sin(angle))


def _rounded_polygon(corners: list[QPointF], radius: float) -> QPainterPath:
    path = QPainterPath()
    for n, corner in enumerate(corners):
        before, after = corners[n - 1] - corner, corners[(n + 1) % len(corners)] - corner
        start = corner + before * (radius / (before.x() ** 2 + before.y() ** 2) ** 0.5)
        end = corner + after * (radius / (after.x() ** 2 + after.y() ** 2) ** 0.5)
        path.lineTo(start) if n else path.moveTo(start)
        path.quadTo(corner, end)
    path.closeSubpath()
    return path
