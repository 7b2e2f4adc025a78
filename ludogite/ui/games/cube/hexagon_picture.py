"""The three upper faces as one hexagon, painted flat: three rhombi in the Y in which the cube on the screen shows them.
Nothing here moves or is pressed."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from math import sqrt
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF, QTransform

from ludogite.rules.cells import cells_in
from ludogite.rules.cube.contacts import ACROSS, ROOFS, STEPS
from ludogite.rules.cube.pieces import CELLS, SIDE
from ludogite.ui.games.cube.paints import paints
from ludogite.ui.games.cube.picture import Projection
from ludogite.ui.games.cube.view.camera import STANDARD, Camera
from ludogite.ui.look.theme import Colours

Side: TypeAlias = tuple[int, int]
"""A square of the hexagon: the axis across it, and the cell of the surface that it is a side of."""

LEFT, RIGHT, TOP = range(3)
IVORY, INK = QColor("#FFFBF2"), QColor("#2B2620")
EMPTY_BY_DAY, EMPTY_BY_NIGHT = ("#D8CDB9", "#C9BEA8", "#E6DECF"), ("#564E46", "#48413A", "#6A6156")
"""Squares that show nothing: left, right, top. They lie deeper than the others."""
LAP = 0.7
"""Pixels by which a square laps over its neighbours, so that nothing shines through between them."""
DARKER = QColor(0, 0, 0, 41)
"""Over a square that is wrong."""
MARK = 0.15
"""How far the mark of a colour reaches from the middle of its square, whose side is 1."""
RIDGE, RIDGE_FAINT = QColor(255, 246, 225, 120), QColor(255, 246, 225, 60)
"""Light on the edges where two faces meet."""
CHIP, CROSS = 0.36, 0.19
"""How far the sign of what is wrong reaches, and the strokes on it."""


class Seen(NamedTuple):
    """What a square shows. Squares of one piece beside each other are told by an equal piece."""

    cell: int
    colour: int
    piece: Hashable


Sides: TypeAlias = Mapping[Side, Seen | None]


def upper_sides() -> list[Side]:
    """The 48 squares of the whole cube."""
    return [(axis, cell) for axis in range(3) for cell in cells_in(ROOFS[axis])]


def roof_of(axis: int, cell: int) -> int:
    """The cell of the upper face in whose column another one lies."""
    return cell + (SIDE - 1 - CELLS[cell][axis]) * STEPS[axis]


@dataclass(frozen=True)
class Hex:
    """Where the squares are: the axes of the faces seen left, right and on top, how many cells the body has along each
    axis, where the corner is that the faces of the whole cube share, and how long the edge of a square is."""

    faces: tuple[int, int, int]
    size: tuple[int, int, int]
    middle: QPointF
    unit: float

    @property
    def projection(self) -> Projection:
        """From straight above, with the edge between the left and the right face towards the viewer."""
        around = (STANDARD.at_face(self.faces[TOP]).around + 180) % 360
        return Projection(Camera(around=around, up=90), self.middle, self.unit * sqrt(3 / 2))

    def place_of(self, axis: int) -> int:
        """Whether a face is seen left, right or on top."""
        return self.faces.index(axis)

    def outlines(self, sides: Iterable[Side], lap: float = 0.0) -> dict[Side, QPolygonF]:
        """The four corners of each square; from the first to the second and the fourth one goes along the other axes,
        the lower one first. They may lap over their neighbours by some pixels."""
        projection = self.projection
        origin, steps = projection.point(0, 0, 0), [projection.step(axis) for axis in range(3)]
        low, high = -lap / self.unit, 1 + lap / self.unit
        by_axis = [
            [u * a + v * b + steps[axis] for a, b in ((low, low), (high, low), (high, high), (low, high))]
            for axis, (u, v) in enumerate((steps[one], steps[other]) for one, other in ACROSS)
        ]
        outlines = {}
        for axis, cell in sides:
            x, y, z = CELLS[cell]
            corner = origin + steps[0] * x + steps[1] * y + steps[2] * z
            outlines[axis, cell] = QPolygonF([corner + each for each in by_axis[axis]])
        return outlines

    def outline(self, air: float = 0.0) -> QPolygonF:
        """Of the whole body, and so much around it."""
        left, right, top = self.faces
        projection, long = self.projection, self.size
        around = [(left, top), (top,), (right, top), (right,), (left, right), (left,)]
        points = [projection.at({axis: long[axis] for axis in corner}) for corner in around]
        middle = sum(points, QPointF()) / 6
        reach = SIDE * self.unit
        return QPolygonF([middle + (point - middle) * (1 + air / reach) for point in points])


def fit_hexagon(area: QRectF, faces: tuple[int, int, int], size: tuple[int, int, int], largest: float) -> Hex:
    """A body of this size in the middle of the area, as large as fits."""
    box = Hex(faces, size, QPointF(), 1).outline().boundingRect()
    unit = min(largest, area.width() / box.width(), area.height() / box.height())
    return Hex(faces, size, area.center() - box.center() * unit, unit)


class _Edge(NamedTuple):
    side: Side
    beyond: Side
    """The square at its other side; it need not be there."""
    line: QLineF
    is_upper: bool
    """Whether it leads to the next higher cell of the two."""


def _edges(outlines: Mapping[Side, QPolygonF]) -> Iterator[_Edge]:
    """The four edges of each square. Where a face ends the next one begins, with the same cell."""
    for side, outline in outlines.items():
        axis, cell = side
        a, b, c, d = (outline.at(n) for n in range(4))
        for other, low, high in ((ACROSS[axis][0], (d, a), (b, c)), (ACROSS[axis][1], (a, b), (c, d))):
            at = CELLS[cell][other]
            below = (axis, cell - STEPS[other]) if at else (axis, -1)
            yield _Edge(side, below, QLineF(*low), False)
            above = (axis, cell + STEPS[other]) if at < SIDE - 1 else (axis, -1)
            yield _Edge(side, above if above in outlines else (other, cell), QLineF(*high), True)


def paint_hexagon(painter: QPainter, hexagon: Hex, sides: Sides, colours: Colours) -> None:
    """All squares with their marks, thin lines within a piece and strong ones between; a soft shadow beneath."""
    outlines = hexagon.outlines(sides)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_shadow(painter, hexagon, colours)
    _fill(painter, hexagon, sides, colours)
    for (axis, cell), outline in outlines.items():
        seen, place = sides[axis, cell], hexagon.place_of(axis)
        if seen is None:
            _paint_empty(painter, outline, place, hexagon.unit, colours)
        else:
            _paint_mark(painter, outline, seen.colour, place, colours)
    _paint_lines(painter, hexagon, sides, outlines, colours)
    painter.restore()


def _paint_shadow(painter: QPainter, hexagon: Hex, colours: Colours) -> None:
    """Light comes from the upper left."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 50) if colours.is_dark else QColor(60, 52, 30, 22))
    shift = QPointF(0.08, 0.14) * hexagon.unit
    for n in range(3):
        painter.drawConvexPolygon(hexagon.outline(n * 0.11 * hexagon.unit).translated(shift))


def _fill(painter: QPainter, hexagon: Hex, sides: Sides, colours: Colours) -> None:
    """Each square in the tone of its face, without a gap between them."""
    painter.setPen(Qt.PenStyle.NoPen)
    empty = EMPTY_BY_NIGHT if colours.is_dark else EMPTY_BY_DAY
    brushes = {
        (axis, colour): QColor(tones[hexagon.place_of(axis)])
        for axis in range(3)
        for colour, tones in ((None, empty), *((n, paint.tones) for n, paint in enumerate(paints(colours))))
    }
    for (axis, cell), outline in hexagon.outlines(sides, LAP).items():
        seen = sides[axis, cell]
        painter.setBrush(brushes[axis, seen.colour if seen else None])
        painter.drawConvexPolygon(outline)


def _paint_empty(painter: QPainter, outline: QPolygonF, place: int, unit: float, colours: Colours) -> None:
    """A square that lies deeper: its upper edges throw a shade on it."""
    ground = QColor((EMPTY_BY_NIGHT if colours.is_dark else EMPTY_BY_DAY)[place])
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground.darker(116))
    painter.drawConvexPolygon(outline)
    middle = _middle(outline)
    inner = QPolygonF([middle + (outline.at(n) - middle) * 0.8 + QPointF(0.03, 0.05) * unit for n in range(4)])
    painter.setBrush(ground)
    painter.drawConvexPolygon(inner)


def _middle(outline: QPolygonF) -> QPointF:
    return (outline.at(0) + outline.at(2)) / 2


def _onto(outline: QPolygonF) -> QTransform:
    """From a square of side 1 around the origin to where it lies on the paper."""
    middle, u, v = _middle(outline), outline.at(1) - outline.at(0), outline.at(3) - outline.at(0)
    return QTransform(u.x(), u.y(), v.x(), v.y(), middle.x(), middle.y())


def _paint_mark(painter: QPainter, outline: QPolygonF, colour: int, place: int, colours: Colours) -> None:
    """What tells the colours apart without colour: red has a disc, yellow a diamond."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(paints(colours)[colour].tones[place]).darker(128))
    before = painter.transform()
    painter.setTransform(_onto(outline) * before)
    if colour == 0:
        painter.drawEllipse(QPointF(), MARK, MARK)
    else:
        reach = 1.2 * MARK  # as much ink as the disc
        painter.drawConvexPolygon(
            QPolygonF([QPointF(-reach, 0), QPointF(0, -reach), QPointF(reach, 0), QPointF(0, reach)])
        )
    painter.setTransform(before)


class _Lines(NamedTuple):
    """Within a piece, between pieces, and where two faces meet."""

    thin: list[QLineF]
    strong: list[QLineF]
    ridges: list[QLineF]


def _lines(sides: Sides, outlines: Mapping[Side, QPolygonF]) -> _Lines:
    lines = _Lines([], [], [])
    for edge in _edges(outlines):
        if not edge.is_upper or edge.beyond not in outlines:
            continue
        one, other = sides[edge.side], sides[edge.beyond]
        is_ridge = edge.side[0] != edge.beyond[0]
        if is_ridge and edge.side > edge.beyond:
            continue  # it was there from the other face
        if is_ridge:
            lines.ridges.append(edge.line)
        is_one = one == other or (one and other and (one.piece == other.piece or (is_ridge and one.cell == other.cell)))
        (lines.thin if is_one else lines.strong).append(edge.line)
    return lines


def _dark(colours: Colours) -> QColor:
    return QColor("#1B0F07" if colours.is_dark else "#43240C")


def _paint_lines(
    painter: QPainter, hexagon: Hex, sides: Sides, outlines: Mapping[Side, QPolygonF], colours: Colours
) -> None:
    lines, faint = _lines(sides, outlines), _dark(colours)
    faint.setAlphaF(0.34)
    painter.setPen(QPen(faint, max(0.7, 0.024 * hexagon.unit)))
    painter.drawLines(lines.thin)
    painter.setPen(QPen(_dark(colours), line_width(hexagon.unit), c=Qt.PenCapStyle.RoundCap))
    painter.drawLines(lines.strong)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolygon(hexagon.outline())
    painter.setPen(QPen(RIDGE, max(0.9, 0.03 * hexagon.unit), c=Qt.PenCapStyle.FlatCap))
    painter.drawLines(lines.ridges)


def paint_plain(painter: QPainter, hexagon: Hex, sides: Sides, colours: Colours) -> None:
    """As a small picture: neither marks nor lines within a piece."""
    outlines = hexagon.outlines(sides)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_shadow(painter, hexagon, colours)
    _fill(painter, hexagon, sides, colours)
    lines = _lines(sides, outlines)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(RIDGE_FAINT, 1.2, c=Qt.PenCapStyle.FlatCap))
    painter.drawLines(lines.ridges)
    painter.setPen(QPen(_dark(colours), 1, c=Qt.PenCapStyle.RoundCap))
    painter.drawLines(lines.strong)
    painter.setPen(QPen(_dark(colours), 1.4, j=Qt.PenJoinStyle.RoundJoin))
    painter.drawPolygon(hexagon.outline())
    painter.restore()


def line_width(unit: float) -> float:
    """Of a line between two pieces."""
    return min(max(1.0, 0.052 * unit), 2.0)


def paint_contour(painter: QPainter, hexagon: Hex, sides: Collection[Side]) -> None:
    """An ivory line with ink at both sides around these squares, face by face."""
    lines = [
        edge.line
        for edge in _edges(hexagon.outlines(sides))
        if edge.beyond not in sides or edge.side[0] != edge.beyond[0]
    ]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    width = min(max(1.8, 0.085 * hexagon.unit), 3.4)
    for colour, broad in ((INK, width + 2), (IVORY, width)):
        painter.setPen(QPen(colour, broad, c=Qt.PenCapStyle.RoundCap))
        painter.drawLines(lines)
    painter.restore()


def paint_wrong(painter: QPainter, hexagon: Hex, sides: Collection[Side]) -> None:
    """Squares that show something else than they should: darker, an ivory chip with a cross on each, and a contour."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    outlines = hexagon.outlines(sides)
    for outline in outlines.values():
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(DARKER)
        painter.drawConvexPolygon(outline)
    paint_contour(painter, hexagon, sides)
    for (axis, _), outline in outlines.items():
        _paint_chip(painter, outline, hexagon.place_of(axis))
    painter.restore()


def _paint_chip(painter: QPainter, outline: QPolygonF, place: int) -> None:
    before = painter.transform()
    painter.setTransform(_onto(outline) * before)
    painter.setPen(QPen(INK, 0.04))
    painter.setBrush(IVORY)
    painter.drawEllipse(QPointF(), CHIP, CHIP)
    painter.setPen(QPen(INK, 0.12, c=Qt.PenCapStyle.RoundCap))
    if place == TOP:  # its diagonals would look like a plus there
        painter.drawLine(QPointF(-1.3 * CROSS, 0), QPointF(1.3 * CROSS, 0))
        painter.drawLine(QPointF(0, -1.3 * CROSS), QPointF(0, 1.3 * CROSS))
    else:
        painter.drawLine(QPointF(-CROSS, -CROSS), QPointF(CROSS, CROSS))
        painter.drawLine(QPointF(-CROSS, CROSS), QPointF(CROSS, -CROSS))
    painter.setTransform(before)
