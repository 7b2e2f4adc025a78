"""Paints the cube without OpenGL: what is seen of pieces, faces and layers, in colours or in ink. A projection says
from where, a style how."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import NamedTuple, TypeAlias

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QPolygonF,
    QTransform,
)

from ludogite.rules.cells import cells_in
from ludogite.rules.cube.contacts import ACROSS, STEPS
from ludogite.rules.cube.pieces import CELLS, SIDE
from ludogite.sheets.cube.paints import PAINTS, Paint
from ludogite.sheets.cube.projection import Projection, Side
from ludogite.sheets.cube.styles import MOULDED, LineStyle, Style
from ludogite.sheets.ink import BLACK, HAIR

RED = 0
DIAMOND = 1.25
"""The reach of a diamond that has as much ink as a disc."""
LAP = 0.5
"""Pixels by which a square laps over its neighbours, so that nothing shines through between them."""
BEVEL, TURN, CREASE = 0.11, 0.07, 0.34
"""The width of shades along an edge of a square: where the piece turns to the eye, turns away, and below what rises."""
CREASE_SHARE, TURN_SHARE = 0.5, 0.3
BEVEL_LIGHT = (60, 40, 96)
"""The brightness of an edge on the left, right and top face: the light comes from above."""
RELIEF = 52
"""The strength of the light on the edges of a mark."""
TILE_GAP, TILE_RADIUS = 0.06, 0.1


class Shown(NamedTuple):
    """A cell as a square shows it. Squares of one piece beside each other are told by an equal piece."""

    cell: int
    colour: int
    piece: Hashable


Sides: TypeAlias = Mapping[Side, Shown | None]
"""Squares with what they show, None for nothing; the farthest square first."""


def sides_of(bodies: Iterable[tuple[int, int]], eye: Sequence[float]) -> dict[Side, Shown]:
    """The squares of bodies, each its cells and its colour, that look at the eye and that nothing lies on."""
    owner = {cell: (n, colour) for n, (mask, colour) in enumerate(bodies) for cell in cells_in(mask)}
    sides = {}
    for cell in sorted(owner, key=lambda cell: _depth(cell, eye)):
        for axis in range(3):
            if eye[axis] > 1e-6 and _beside(cell, axis, 1) not in owner:
                n, colour = owner[cell]
                sides[axis, cell] = Shown(cell, colour, n)
    return sides


def _depth(cell: int, eye: Sequence[float]) -> float:
    x, y, z = CELLS[cell]
    return round(x * eye[0] + y * eye[1] + z * eye[2], 6)


def _beside(cell: int, axis: int, direction: int) -> int:
    """The next cell along an axis; -1 beyond the cube."""
    return cell + direction * STEPS[axis] if 0 <= CELLS[cell][axis] + direction < SIDE else -1


def paint_bodies(
    painter: QPainter, projection: Projection, bodies: Sequence[tuple[int, int]], style: Style = MOULDED
) -> None:
    """Pieces as they stand, each its cells and its colour, from the back to the front."""
    filled = 0
    for mask, _ in bodies:
        filled |= mask
    paint_sides(painter, projection, sides_of(bodies, projection.eye), style, filled)


def paint_sides(painter: QPainter, projection: Projection, sides: Sides, style: Style, filled: int = 0) -> None:
    """Squares, where `filled` are the cells that cover others or rise beside them; none for the faces of a block."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setTransform(projection.transform, True)
    edges = edges_of(projection, sides)
    if style.is_tiled:
        _paint_tiles(painter, projection, sides, style)
        sides = {}
    for _, layer in groupby(sides, key=lambda side: _depth(side[1], projection.eye) if filled else 0.0):
        nearest = list(layer)
        _fill(painter, projection, {side: sides[side] for side in nearest}, style)
        if style.is_moulded:
            for side in nearest:
                if shown := sides[side]:
                    _paint_relief(painter, projection, side, PAINTS[shown.colour], shown.colour, style, filled)
        _paint_lines(painter, [edge for side in nearest for edge in edges[side]], style, projection.scale)
    painter.restore()


def _fill(painter: QPainter, projection: Projection, sides: Sides, style: Style) -> None:
    """Each square in the tone of its face, without a gap between them, and its mark."""
    groups: defaultdict[tuple[int, int | None], list[Side]] = defaultdict(list)
    for side, shown in sides.items():
        groups[side[0], shown.colour if shown else None].append(side)
    lap = 0 if style.mark_darkness == 0 else LAP / projection.scale
    painter.setPen(Qt.PenStyle.NoPen)
    tones = {}
    for (axis, colour), same in groups.items():
        of_faces = style.empty if colour is None else style.tones[colour]
        tones[axis, colour] = QColor(of_faces[projection.place_of(axis)])
        painter.setBrush(tones[axis, colour])
        painter.drawPath(joined(projection.corners(side, lap) for side in same))
    for (axis, colour), same in groups.items():
        if colour is None:
            _paint_empty(painter, projection, same, tones[axis, colour])
        elif style.mark:
            _paint_marks(painter, projection, same, colour, style, tones[axis, colour])


def joined(polygons: Iterable[Sequence[QPointF] | QPolygonF]) -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for corners in polygons:
        path.addPolygon(QPolygonF(corners))
        path.closeSubpath()
    return path


def _paint_tiles(painter: QPainter, projection: Projection, sides: Sides, style: Style) -> None:
    """Pieces as tiles with an edge that catches the light at the upper left, and a shadow."""
    pieces: defaultdict[tuple[int, Hashable], list[Side]] = defaultdict(list)
    for side, shown in sides.items():
        if shown:
            pieces[shown.colour, shown.piece].append(side)
    tiles = [(colour, _tile(joined(map(projection.corners, same)))) for (colour, _), same in pieces.items()]
    if style.shadow:
        for _, tile in tiles:
            painter.fillPath(tile.translated(0.05, 0.07), style.shadow)
    for colour, tile in tiles:
        painter.fillPath(tile, QColor(style.tones[colour][2]))
        painter.strokePath(tile, LineStyle(QColor(PAINTS[colour].edge), 0.05).pen(projection.scale))
        painter.save()
        painter.setClipPath(tile.subtracted(tile.translated(0.05, 0.05)), Qt.ClipOperation.IntersectClip)
        painter.strokePath(tile, LineStyle(QColor(255, 246, 224, 130), 0.11).pen(projection.scale))
        painter.restore()


def _tile(squares: QPainterPath) -> QPainterPath:
    """Smaller by the gap and the radius of its corners, and then larger by the radius."""
    whole, stroker = squares.simplified(), QPainterPathStroker()
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    stroker.setWidth(2 * (TILE_GAP + TILE_RADIUS))
    core = whole.subtracted(stroker.createStroke(whole))
    stroker.setWidth(2 * TILE_RADIUS)
    return core.united(stroker.createStroke(core)).simplified()


def _paint_empty(painter: QPainter, projection: Projection, sides: Sequence[Side], ground: QColor) -> None:
    """Squares that lie deeper: their upper edges throw a shade on them."""
    outlines = [projection.corners(side) for side in sides]
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground.darker(116))
    painter.drawPath(joined(outlines))
    painter.setBrush(ground)
    for corners in outlines:
        middle = (corners[0] + corners[2]) / 2
        painter.drawConvexPolygon(QPolygonF([middle + (end - middle) * 0.8 + QPointF(0.03, 0.05) for end in corners]))


def _paint_marks(
    painter: QPainter, projection: Projection, sides: Sequence[Side], colour: int, style: Style, tone: QColor
) -> None:
    """On squares that look the same way. They are drawn in their plane, where a disc is a thick point."""
    middles = [projection.onto(side).map(QPointF(0.5, 0.5)) for side in sides]
    onto = projection.onto(sides[0])
    lying = QTransform(onto.m11(), onto.m12(), onto.m21(), onto.m22(), 0, 0)
    flat, _ = lying.inverted()
    is_ink = not style.mark_darkness
    ink = BLACK if is_ink else tone.darker(style.mark_darkness)
    painter.save()
    painter.setTransform(lying, True)
    points = [flat.map(middle) for middle in middles]
    if colour == RED:
        painter.setPen(QPen(ink, 2 * style.mark, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawPoints(points)
    else:
        painter.setPen(QPen(ink, HAIR / projection.scale) if is_ink else Qt.PenStyle.NoPen)
        painter.setBrush(Qt.BrushStyle.NoBrush if is_ink else ink)
        painter.drawPath(joined(diamond(point, style.mark) for point in points))
    painter.restore()


def diamond(middle: QPointF, reach: float) -> list[QPointF]:
    reach *= DIAMOND
    return [middle + QPointF(x, y) * reach for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0))]


def paint_mark(painter: QPainter, middle: QPointF, reach: float, colour: int, ink: QColor) -> None:
    """The sign of a colour by itself, which tells it without colour."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    if colour == RED:
        painter.drawEllipse(middle, reach, reach)
    else:
        painter.drawConvexPolygon(QPolygonF(diamond(middle, reach)))


# Light and shade


def _paint_relief(
    painter: QPainter, projection: Projection, side: Side, paint: Paint, colour: int, style: Style, filled: int
) -> None:
    """The edges of a square: bright where the piece turns to the eye, dark below what rises; and those of its mark."""
    axis, cell = side
    painter.save()
    painter.setTransform(projection.onto(side), True)
    for n, across in enumerate(ACROSS[axis]):
        for direction in (-1, 1):
            beside = _beside(cell, across, direction)
            above = _beside(beside, axis, 1) if beside >= 0 else -1
            if above >= 0 and filled >> above & 1:
                _fade(painter, n, direction, CREASE, _clear(paint.shade, CREASE_SHARE))
            elif beside >= 0 and filled >> beside & 1:
                continue
            elif direction > 0:
                light = BEVEL_LIGHT[projection.place_of(axis)]
                _fade(painter, n, direction, BEVEL, QColor(255, 246, 224, light))
            else:
                _fade(painter, n, direction, TURN, _clear(paint.edge, TURN_SHARE))
    _paint_light_on_mark(painter, colour, style.mark)
    painter.restore()


def _paint_light_on_mark(painter: QPainter, colour: int, reach: float) -> None:
    """Red is pressed in, yellow stands out. The light comes from the upper left of the paper, wherever that is here."""
    onto = painter.transform()
    back, _ = QTransform(onto.m11(), onto.m12(), onto.m21(), onto.m22(), 0, 0).inverted()
    light = QLineF(QPointF(), back.map(QPointF(-0.5, -0.87)))
    light.setLength(reach)
    middle = QPointF(0.5, 0.5)
    bright, dark = QColor(255, 240, 210, RELIEF), QColor(40, 10, 0, RELIEF + 10)
    near, far = (dark, bright) if colour == RED else (bright, dark)
    shade = QLinearGradient(middle + light.p2(), middle - light.p2())
    for place, tone, alpha in ((0, near, near.alpha()), (0.45, near, 0), (0.55, far, 0), (1, far, far.alpha())):
        shade.setColorAt(place, QColor(tone.red(), tone.green(), tone.blue(), alpha))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade)
    if colour == RED:
        painter.drawEllipse(middle, reach, reach)
    else:
        painter.drawConvexPolygon(QPolygonF(diamond(middle, reach)))


def _clear(name: str, share: float) -> QColor:
    colour = QColor(name)
    colour.setAlphaF(share)
    return colour


def _fade(painter: QPainter, side: int, sign: int, width: float, colour: QColor) -> None:
    """A shade along an edge of the unit square, where it is strongest."""
    edge = 0.0 if sign < 0 else 1.0
    inner = edge - sign * width
    ends = (QPointF(0, edge), QPointF(0, inner)) if side else (QPointF(edge, 0), QPointF(inner, 0))
    strip = QRectF(ends[0], ends[1] + (QPointF(1, 0) if side else QPointF(0, 1))).normalized()
    gradient = QLinearGradient(*ends)
    gradient.setColorAt(0, colour)
    gradient.setColorAt(1, QColor(colour.red(), colour.green(), colour.blue(), 0))
    painter.fillRect(strip, gradient)


# Lines


class _Edge(NamedTuple):
    side: Side
    beyond: Side | None
    """The square at its other side, if that is shown."""
    line: QLineF
    is_one: bool
    """Whether both show the same piece."""


def edges_of(projection: Projection, sides: Sides | Collection[Side]) -> dict[Side, list[_Edge]]:
    """The four edges of each square. Where a face ends the next one begins, with the same cell. An edge of two squares
    belongs to the one that is painted later."""
    order = {side: n for n, side in enumerate(sides)}
    edges: dict[Side, list[_Edge]] = {side: [] for side in sides}
    for side in sides:
        axis, cell = side
        a, b, c, d = projection.corners(side)
        for across, low, high in ((ACROSS[axis][0], (d, a), (b, c)), (ACROSS[axis][1], (a, b), (c, d))):
            for direction, ends in ((-1, low), (1, high)):
                beyond: Side | None = (axis, _beside(cell, across, direction))
                if beyond not in order and direction > 0:
                    beyond = (across, cell)
                beyond = beyond if beyond in order else None
                if beyond is None or order[beyond] < order[side]:
                    edges[side].append(_Edge(side, beyond, QLineF(*ends), _is_one(sides, side, beyond)))
    return edges


def _is_one(sides: Sides | Collection[Side], side: Side, beyond: Side | None) -> bool:
    if beyond is None or not isinstance(sides, Mapping):
        return False
    one, other = sides[side], sides[beyond]
    if one is None or other is None:
        return one is other
    return one.piece == other.piece or one.cell == other.cell


def _paint_lines(painter: QPainter, edges: Iterable[_Edge], style: Style, scale: float) -> None:
    kinds: dict[str, list[QLineF]] = {"within": [], "seam": [], "border": [], "ridge": []}
    for edge in edges:
        kind = "border" if edge.beyond is None else "within" if edge.is_one else "seam"
        kinds[kind].append(edge.line)
        if edge.beyond and edge.beyond[0] != edge.side[0]:
            kinds["ridge"].append(edge.line)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for kind, lines in kinds.items():
        line: LineStyle | None = getattr(style, kind)
        if line and lines:
            is_strong = kind in ("seam", "border")
            painter.setPen(line.pen(scale, Qt.PenCapStyle.RoundCap if is_strong else Qt.PenCapStyle.FlatCap))
            painter.drawLines(lines)


# Blocks


def paint_block(painter: QPainter, projection: Projection, sides: Sides, size: Sequence[int], style: Style) -> None:
    """The three faces of a block of so many cells, with a soft shadow beneath: light comes from the upper left."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if style.shadow:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(style.shadow)
        shift = QPointF(0.08, 0.14) * projection.scale
        for n in range(3):
            painter.drawConvexPolygon(projection.hexagon(size, n * 0.11).translated(shift))
    paint_sides(painter, projection, sides, replace(style, border=None))
    if style.border:  # in one line, which is not darker where squares meet
        outline = QPainterPath()
        outline.addPolygon(projection.hexagon(size))
        outline.closeSubpath()
        pen = style.border.pen(projection.scale)
        pen.setWidthF(pen.widthF() * projection.scale)
        painter.strokePath(outline, pen)
    painter.restore()
