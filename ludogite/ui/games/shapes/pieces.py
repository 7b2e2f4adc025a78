"""The pieces of Four Shapes as they stand on the table, under a light from the upper left: sphere, cylinder, cube and
cone, of maple, or of walnut with an inlaid line of maple. The line tells the owners apart without colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from ludogite.ui.look.materials import faint, lit, shaded
from ludogite.ui.look.theme import Colours

SPHERE, CYLINDER, CUBE, CONE = range(4)


class Woods(NamedTuple):
    board: QColor
    hollow: QColor
    maple: QColor
    walnut: QColor
    inlay: QColor
    halo: QColor
    """Around marks on a hollow, so that they are seen on its brown."""


BY_DAY = Woods(*map(QColor, ("#ECD7B0", "#977145", "#FBEBCA", "#2A190F", "#E7C68B", "#FFF3DC")))
BY_NIGHT = Woods(*map(QColor, ("#281E17", "#8F6A40", "#F4E0B8", "#22140C", "#DDBB80", "#1D1A18")))


def woods(colours: Colours) -> Woods:
    woods = BY_NIGHT if colours.is_dark else BY_DAY
    return woods._replace(halo=QColor(colours.panel)) if colours.is_high else woods


class Wood(NamedTuple):
    """One kind of wood, from where the light falls to where it does not reach."""

    light: QColor
    body: QColor
    dark: QColor
    deep: QColor
    grain: QColor
    inlay: QColor | None


def wood_of(is_light: bool, colours: Colours) -> Wood:
    made = woods(colours)
    if is_light:
        maple = made.maple
        return Wood(
            lit(maple, 0.75), maple, shaded(maple, 0.2), shaded(maple, 0.42), faint(shaded(maple, 0.45), 90), None
        )
    walnut = made.walnut
    return Wood(
        lit(walnut, 0.3), lit(walnut, 0.1), walnut, shaded(walnut, 0.4), faint(lit(walnut, 0.4), 70), made.inlay
    )


def paint_piece(
    painter: QPainter, centre: QPointF, size: float, shape: int, is_light: bool, colours: Colours, lift: float = 0.0
) -> None:
    """A piece within a square of this size, with its shadow, which falls farther off if it is lifted."""
    wood = wood_of(is_light, colours)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(centre)
    painter.scale(size / 100, size / 100)
    _paint_shadow(painter, shape, lift)
    (_sphere, _cylinder, _cube, _cone)[shape](painter, wood)
    painter.restore()


LIFTED_SHADOW = QPointF(9, 12)
"""By how much the shadow of a piece moves that is lifted."""


def outline(shape: int) -> QPainterPath:
    """Of a piece in a square of 100, around its middle."""
    path = QPainterPath()
    if shape == SPHERE:
        path.addEllipse(QPointF(0, 0), 45, 45)
    elif shape == CYLINDER:
        path.moveTo(-39, -29)
        path.arcTo(QRectF(-39, -42, 78, 26), 180, -180)
        path.lineTo(39, 30)
        path.arcTo(QRectF(-39, 17, 78, 26), 0, -180)
    elif shape == CUBE:
        corners = ((0, -46), (42, -24), (42, 22), (0, 46), (-42, 22), (-42, -24))
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
    else:
        path.moveTo(0, -50)
        path.lineTo(42, 34)
        path.arcTo(QRectF(-42, 20, 84, 28), 0, -180)
    path.closeSubpath()
    return path


def _paint_shadow(painter: QPainter, shape: int, lift: float) -> None:
    """On the ground, to the lower right."""
    middle, width, height = QPointF(13, 33), 58.0, 24.0
    if shape == SPHERE:
        middle, width = QPointF(12, 37), 50.0
    painter.save()
    painter.translate(middle + LIFTED_SHADOW * lift)
    painter.scale(1, height / width)
    fade = QRadialGradient(QPointF(0, 0), width)
    fade.setColorAt(0, QColor(20, 8, 0, 190))
    fade.setColorAt(0.55, QColor(20, 8, 0, 130))
    fade.setColorAt(1, QColor(20, 8, 0, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fade)
    painter.drawEllipse(QPointF(0, 0), width, width)
    painter.restore()


def _round_side(wood: Wood, reach: float) -> QLinearGradient:
    """Of something turned on a lathe: light a little left of its middle, dark towards the right."""
    made = QLinearGradient(-reach, 0, reach, 0)
    for place, colour in ((0, wood.dark), (0.28, wood.light), (0.5, wood.body), (0.82, wood.dark), (1, wood.deep)):
        made.setColorAt(place, colour)
    return made


def _edge(painter: QPainter, wood: Wood, path: QPainterPath) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faint(wood.deep, 170), 1.6))
    painter.drawPath(path)


def _grain(painter: QPainter, wood: Wood, paths: Sequence[QPainterPath], within: QPainterPath) -> None:
    painter.save()
    painter.setClipPath(within, Qt.ClipOperation.IntersectClip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(wood.grain, 1.1))
    for path in paths:
        painter.drawPath(path)
    painter.restore()


def _inlay(painter: QPainter, wood: Wood, path: QPainterPath) -> None:
    if wood.inlay:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(wood.inlay, 3.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin))
        painter.drawPath(path)


def _half_ellipse(left: float, top: float, width: float, height: float) -> QPainterPath:
    """The lower half: a line around something round."""
    path = QPainterPath()
    area = QRectF(left, top, width, height)
    path.arcMoveTo(area, 180)
    path.arcTo(area, 180, 180)
    return path


def _sphere(painter: QPainter, wood: Wood) -> None:
    path = outline(SPHERE)
    light = QRadialGradient(QPointF(-4, -4), 52, QPointF(-17, -20))
    for place, colour in ((0, wood.light), (0.4, wood.body), (0.78, wood.dark), (1, wood.deep)):
        light.setColorAt(place, colour)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(light)
    painter.drawPath(path)
    rings = []
    for n in range(7):
        ring = QPainterPath()
        ring.addEllipse(QPointF(-6, -14), 12 + 11 * n, 5 + 8.5 * n)
        rings.append(ring)
    _grain(painter, wood, rings, path)
    _inlay(painter, wood, _half_ellipse(-44.4, -8, 88.8, 27))
    _edge(painter, wood, path)
    if wood.inlay:
        gleam = QRadialGradient(QPointF(-18, -23), 13)
        gleam.setColorAt(0, QColor(255, 250, 240, 170))
        gleam.setColorAt(1, QColor(255, 250, 240, 0))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(gleam)
        painter.drawEllipse(QPointF(-18, -23), 13, 11)


def _top(painter: QPainter, wood: Wood, area: QRectF) -> None:
    """The sawn end of a cylinder, with its rings."""
    painter.setPen(QPen(faint(wood.deep, 120), 1.2))
    ends = QLinearGradient(area.topLeft(), area.bottomRight())
    ends.setColorAt(0, lit(wood.light, 0.3) if wood.inlay is None else wood.light)
    ends.setColorAt(1, wood.body)
    painter.setBrush(ends)
    painter.drawEllipse(area)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(wood.grain, 1))
    for share in (0.78, 0.55, 0.32, 0.12):
        painter.drawEllipse(area.center() - QPointF(3, 1), share * area.width() / 2, share * area.height() / 2)


def _cylinder(painter: QPainter, wood: Wood) -> None:
    path = outline(CYLINDER)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_round_side(wood, 39))
    painter.drawPath(path)
    lines = []
    for x in (-33, -25, -14, -3, 9, 20, 29, 35):
        line = QPainterPath(QPointF(x, -30))
        line.cubicTo(QPointF(x + 2, -8), QPointF(x - 2, 14), QPointF(x, 44))
        lines.append(line)
    _grain(painter, wood, lines, path)
    _inlay(painter, wood, _half_ellipse(-39, -4, 78, 26))
    _edge(painter, wood, path)
    _top(painter, wood, QRectF(-39, -42, 78, 26))


def _cube(painter: QPainter, wood: Wood) -> None:
    up, right, low_right, down = QPointF(0, -46), QPointF(42, -24), QPointF(42, 22), QPointF(0, 46)
    low_left, left, middle = QPointF(-42, 22), QPointF(-42, -24), QPointF(0, -2)
    faces = (
        ((up, right, middle, left), lit(wood.light, 0.35) if wood.inlay is None else wood.light, wood.body),
        ((left, middle, down, low_left), wood.light if wood.inlay is None else wood.body, wood.body),
        ((middle, right, low_right, down), wood.dark, wood.deep),
    )
    for corners, one, other in faces:
        side = QLinearGradient(corners[0], corners[2])
        side.setColorAt(0, one)
        side.setColorAt(1, other)
        painter.setPen(QPen(faint(wood.deep, 120), 1))
        painter.setBrush(QBrush(side))
        painter.drawPolygon(QPolygonF(list(corners)))
    lines = []
    for n in range(1, 5):
        line = QPainterPath(left + (low_left - left) * n / 5)
        line.lineTo(middle + (down - middle) * n / 5)
        line.lineTo(right + (low_right - right) * n / 5)
        lines.append(line)
    for n in range(3):
        ring = QPainterPath()
        ring.addEllipse(QPointF(0, -24), 9 + 9 * n, 4 + 4.5 * n)
        lines.append(ring)
    _grain(painter, wood, lines, outline(CUBE))
    band = QPainterPath(left + (low_left - left) * 0.45)
    band.lineTo(middle + (down - middle) * 0.45)
    band.lineTo(right + (low_right - right) * 0.45)
    _inlay(painter, wood, band)
    painter.setPen(QPen(faint(lit(wood.light, 0.6), 150), 1.4))
    painter.drawPolyline(QPolygonF([left, middle, right]))
    painter.drawLine(middle, down)
    _edge(painter, wood, outline(CUBE))


def _cone(painter: QPainter, wood: Wood) -> None:
    path = outline(CONE)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_round_side(wood, 42))
    painter.drawPath(path)
    lines = []
    for n in range(6):
        y = -26 + 14 * n
        line = QPainterPath(QPointF(-42, y + 12))
        line.cubicTo(QPointF(-14, y - 8 + n), QPointF(10, y + 16 - n), QPointF(42, y + 2))
        lines.append(line)
    _grain(painter, wood, lines, path)
    _inlay(painter, wood, _half_ellipse(-28.6, -2, 57.2, 20))
    _edge(painter, wood, path)
