"""Pictures of the cube and its pieces without OpenGL: every square that is seen, painted from back to front. They are
small and stand still: on shelves, in lists, in the rules and at home."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import cos, radians, sin
from operator import mul

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from ludogite.rules.cells import cells_in
from ludogite.rules.cube.contacts import ACROSS
from ludogite.rules.cube.pieces import CELLS, SIDE, Cell
from ludogite.ui.games.cube.paints import paints, walls
from ludogite.ui.games.cube.soft import paint_soft
from ludogite.ui.games.cube.squares import Square, paint_square
from ludogite.ui.games.cube.squares import paint_mark as paint_mark  # whoever paints a picture takes it from here
from ludogite.ui.games.cube.view.camera import EAST, MIDDLE, SOUTH, STANDARD, UP, Camera, coordinates
from ludogite.ui.look.theme import Colours

ISOMETRIC = Camera(around=180, up=90)
"""An edge towards the viewer and all three faces alike, x at the left, y at the right and z on top: so pieces lie on
shelves and in lists, and so the three faces are drawn as a hexagon."""
WALL_THICKNESS = 0.16
SHADOW, SHADOW_BLUR = QColor(10, 6, 2, 120), 0.17
SHADOW_STEP, SHADOW_HEIGHT = (-0.2, 0.32), 1.6
"""Where a shadow leads along x and y for each cell of height, and the height that counts at most."""


@dataclass(frozen=True)
class Projection:
    """From the world to the paper, straight along the camera's direction: `middle` is where the middle of the cube
    comes to lie, `scale` how long a cell's edge would be if seen across."""

    camera: Camera
    middle: QPointF
    scale: float

    @cached_property
    def _axes(self) -> tuple[QPointF, QPointF, QPointF]:
        """Where one step along x, y and z leads on the paper."""
        up, around = radians(self.camera.up), radians(self.camera.around)
        right = EAST * cos(around) - SOUTH * sin(around)
        top = UP * cos(up) - (SOUTH * cos(around) + EAST * sin(around)) * sin(up)
        x, y, z = (QPointF(a, -b) * self.scale for a, b in zip(coordinates(right), coordinates(top), strict=True))
        return x, y, z

    @cached_property
    def eye(self) -> tuple[float, float, float]:
        return coordinates(self.camera.direction)

    def step(self, axis: int) -> QPointF:
        return self._axes[axis]

    def point(self, x: float, y: float, z: float) -> QPointF:
        a, b, c = self._axes
        return QPointF(self.middle + a * (x - MIDDLE.x()) + b * (y - MIDDLE.y()) + c * (z - MIDDLE.z()))

    def at(self, place: Mapping[int, float]) -> QPointF:
        """A point named by the axes along which it is not 0."""
        return self.point(*(place.get(axis, 0) for axis in range(3)))

    def box(self, low: Sequence[float], high: Sequence[float]) -> QRectF:
        """What a block of the world covers."""
        corners = [self.point(*corner) for corner in product(*zip(low, high, strict=True))]
        return QPolygonF(corners).boundingRect()

    def fitted(self, area: QRectF, box: QRectF) -> Projection:
        """The same, so that the box is in the middle of the area and as large as fits."""
        growth = min(area.width() / box.width(), area.height() / box.height())
        return Projection(self.camera, area.center() + (self.middle - box.center()) * growth, self.scale * growth)

    def centred(self, area: QRectF, box: QRectF) -> Projection:
        return Projection(self.camera, self.middle + area.center() - box.center(), self.scale)


def fit_piece(area: QRectF, cells: Iterable[Cell], camera: Camera = ISOMETRIC) -> Projection:
    """These cells in the middle of the area, at the scale at which four in a row fit that lie; what stands higher than
    the area is smaller."""
    plain = Projection(camera, QPointF(), 1)
    lying = plain.box((0, 0, 0), (1, SIDE, 1))
    box = plain.box(*_ends(cells))
    scaled = plain.fitted(area, QRectF(0, 0, max(lying.width(), box.width()), max(lying.height(), box.height())))
    return scaled.centred(area, scaled.box(*_ends(cells)))


def fit_tightly(area: QRectF, cells: Iterable[Cell], camera: Camera = STANDARD) -> Projection:
    """These cells as large as the area allows."""
    plain = Projection(camera, QPointF(), 1)
    return plain.fitted(area, plain.box(*_ends(cells)))


def _ends(cells: Iterable[Cell]) -> tuple[list[int], list[int]]:
    by_axis = list(zip(*cells, strict=True))
    return [min(numbers) for numbers in by_axis], [max(numbers) + 1 for numbers in by_axis]


def paint_piece(
    painter: QPainter, area: QRectF, cells: Sequence[Cell], colour: int, colours: Colours, camera: Camera = ISOMETRIC
) -> None:
    """One piece alone, as large as all pieces are in an area of this size, and the shadow that it throws to its right.
    The shadow may reach out of the area a little."""
    projection = fit_piece(area, cells, camera)
    paint_piece_shadow(painter, projection, cells)
    paint_squares(painter, projection, [(frozenset(cells), colour)], colours)


def paint_piece_shadow(painter: QPainter, projection: Projection, cells: Iterable[Cell]) -> None:
    """What the cells throw on the plane that they lie on, z being up."""
    cells = list(cells)
    floor = min(cell[2] for cell in cells)
    shadow = QPainterPath()
    shadow.setFillRule(Qt.FillRule.WindingFill)
    for x, y, z in cells:
        for corners in _thrown(x, y, z - floor):
            shadow.addPolygon(QPolygonF([projection.point(a, b, floor) for a, b in corners]))
    paint_soft(painter, shadow, SHADOW, SHADOW_BLUR * projection.scale)


def _thrown(x: int, y: int, height: int) -> Iterator[list[tuple[float, float]]]:
    """The shadow of a cell, as squares from its foot to its top; from a certain height on it grows no longer."""
    for n in range(3):
        along = min(height + n / 2, SHADOW_HEIGHT)
        a, b = x + SHADOW_STEP[0] * along, y + SHADOW_STEP[1] * along
        yield [(a, b), (a + 1, b), (a + 1, b + 1), (a, b + 1)]


def silhouette(projection: Projection, cells: Iterable[Cell]) -> QPainterPath:
    """All that a piece covers."""
    cells = frozenset(cells)
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    corners = [QPointF(0, 0), QPointF(1, 0), QPointF(1, 1), QPointF(0, 1)]
    for square in _seen(dict.fromkeys(cells, 0), projection.eye):
        onto = _onto(projection, square)  # all squares run around the same way, or they would cancel each other
        path.addPolygon(onto.map(QPolygonF(corners if onto.determinant() > 0 else corners[::-1])))
    return path.simplified()


def solids(bodies: Iterable[tuple[int, int]]) -> list[tuple[frozenset[Cell], int]]:
    return [(frozenset(CELLS[cell] for cell in cells_in(mask)), colour) for mask, colour in bodies]


def paint_walls(painter: QPainter, projection: Projection, colours: Colours) -> None:
    """The three walls: tinted glass with the lines of the cells, and its thickness where it ends."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for axis, name in enumerate(walls(colours)):
        u, v = ACROSS[axis]

        def point(a: float, b: float, u: int = u, v: int = v) -> QPointF:
            return projection.at({u: a, v: b})

        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_clear(name, 0.2))
        painter.drawPolygon(QPolygonF([point(0, 0), point(SIDE, 0), point(SIDE, SIDE), point(0, SIDE)]))
        painter.setPen(QPen(_clear(name, 0.55), max(1.0, 0.02 * projection.scale)))
        for n in range(SIDE + 1):
            painter.drawLine(point(n, 0), point(n, SIDE))
            painter.drawLine(point(0, n), point(SIDE, n))
    painter.restore()
    paint_rims(painter, projection, colours)


def paint_rims(painter: QPainter, projection: Projection, colours: Colours) -> None:
    """The narrow sides of the walls that look up: all that is seen of them around a full cube."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    thick = -WALL_THICKNESS
    for axis, name in enumerate(walls(colours)):
        for end, along in (ACROSS[axis], ACROSS[axis][::-1]):
            corners = [
                projection.at({axis: depth, end: SIDE, along: reach})
                for depth, reach in ((0, 0), (0, SIDE), (thick, SIDE), (thick, thick))
            ]
            painter.setBrush(QColor(name) if end == 2 else QColor(name).darker(118))
            painter.drawPolygon(QPolygonF(corners))
    painter.restore()


def paint_squares(
    painter: QPainter, projection: Projection, bodies: Sequence[tuple[frozenset[Cell], int]], colours: Colours
) -> None:
    """All squares of these bodies that look at the eye and are not covered."""
    owner = {cell: n for n, (cells, _) in enumerate(bodies) for cell in cells}
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    before = painter.transform()
    for square in _seen(owner, projection.eye):
        colour = bodies[owner[square.cell]][1]
        painter.setTransform(_onto(projection, square) * before)
        paint_square(painter, square, owner, colour, paints(colours)[colour], projection.eye, projection.scale)
    painter.restore()


def _seen(owner: dict[Cell, int], eye: Sequence[float]) -> Iterator[Square]:
    """From back to front: what is nearer to the eye covers what is farther, and never the reverse."""
    for cell in sorted(owner, key=lambda cell: sum(map(mul, cell, eye))):
        for axis in range(3):
            if abs(eye[axis]) > 1e-6:
                square = Square(cell, axis, 1 if eye[axis] > 0 else -1)
                if square.outside not in owner:
                    yield square


def _onto(projection: Projection, square: Square) -> QTransform:
    """From the unit square to where the square lies on the paper."""
    u, v = (projection.step(axis) for axis in ACROSS[square.axis])
    corner = square.outside if square.sign > 0 else square.cell
    origin = projection.point(*corner)
    return QTransform(u.x(), u.y(), v.x(), v.y(), origin.x(), origin.y())


def _clear(name: str, share: float) -> QColor:
    colour = QColor(name)
    colour.setAlphaF(share)
    return colour
