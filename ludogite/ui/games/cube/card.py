"""The cube in small: its picture at home, the sign of each seat, moves in lists, and the foot that it stands in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from ludogite.rules.cube.pieces import SIDE, Placement, mask_of, parse
from ludogite.rules.game import Move, State
from ludogite.sheets.cube.flat import paint_bodies
from ludogite.sheets.cube.paints import foot
from ludogite.sheets.cube.pieces import WALL_THICKNESS, paint_piece, paint_piece_shadow, paint_rims
from ludogite.sheets.cube.projection import ISOMETRIC, UP, Projection, seen_from
from ludogite.ui.look.materials import faint
from ludogite.ui.look.picture_cache import paint_cached
from ludogite.ui.look.theme import Colours, mixed

AROUND = 154
"""Degrees: an edge of the cube looks nearly at the viewer."""
ON_THE_SHELF = seen_from(AROUND, 70)
FULL = tuple(
    map(
        parse,
        (
            "002 010 011 012", "000 100 200 300",
            "020 021 022 023", "001 101 102 111",
            "003 013 113 123", "110 120 130 220",
            "112 202 212 213", "030 031 121 131",
            "210 310 320 321", "201 211 301 311",
            "221 222 312 322", "103 203 302 303",
            "230 231 330 331", "032 033 122 132",
            "223 313 323 333", "133 232 233 332",
        ),
    )
)  # fmt: skip
"""A whole match, in the order in which red and yellow place their pieces. It is the solution of no challenge."""
CLOTH, DARK_CLOTH = ("#2F5763", "#16303A"), ("#21404A", "#0F2129")
"""Its tone in the light, and away from it."""
TRIPOD = ((0, 0, 0), (0, 0, 1), (0, 1, 0), (1, 0, 0))

FLOOR, PLATE, NECK, BOWL = -2.4, -2.0, -1.2, 0.3
"""Heights above the lowest corner of the cube, in cells."""
REACH = 2.35
"""The radius of the plate."""
BEADS = (0.93, 0.8)
"""Rings on the plate, as parts of its radius."""
RINGS = ((PLATE, 1.5), (-1.8, 1.22), (-1.55, 1.04), (NECK, 0.95), (-0.8, 0.95), (-0.4, 1.0), (0.0, 1.14), (BOWL, 1.4))
"""The neck from the plate up: height and radius."""
BRIGHT, DIM = QColor("#E6F2FF"), QColor("#04102C")


def paint_card(painter: QPainter, area: QRectF, colours: Colours) -> None:
    """The cube on its corner in its foot, on petrol cloth. Drawn once for each size: the mouse that comes and goes has
    the card painted again and again."""
    pieces = [(placement.mask, n % 2) for n, placement in enumerate(FULL)]
    paint_cached(painter, area, "cube on the shelf", colours, lambda on, card: _draw(on, card, pieces, colours))


def paint_position(painter: QPainter, area: QRectF, state: State[Any], colours: Colours) -> Iterator[None]:
    """Of a match, or of a challenge."""
    from ludogite.rules.cube.challenge import Attempt
    from ludogite.rules.cube.match import Position

    assert isinstance(state, Position | Attempt)
    yield from _draw(painter, area, [(placement.mask, colour) for placement, colour in state.bodies], colours)


def _draw(painter: QPainter, area: QRectF, pieces: Sequence[tuple[int, int]], colours: Colours) -> Iterator[None]:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    reach = 1.1 * max(area.width(), area.height())
    cloth = QRadialGradient(area.topLeft() + QPointF(0.3 * area.width(), 0.25 * area.height()), reach)
    near, far = DARK_CLOTH if colours.is_dark else CLOTH
    cloth.setColorAt(0, QColor(near))
    cloth.setColorAt(1, QColor(far))
    painter.fillRect(area, cloth)
    side, high = 0.09 * area.width(), 0.07 * area.height()
    projection = fit_standing(area.adjusted(side, high, -side, -high), ON_THE_SHELF)
    painter.setClipRect(area)
    yield
    paint_foot(painter, projection, is_dark=True)
    paint_rims(painter, projection, is_dark=True)  # on petrol the paler colours are seen in both themes
    yield
    paint_bodies(painter, projection, pieces)


def paint_seat(painter: QPainter, area: QRectF, seat: int, colours: Colours) -> None:
    """A small piece of the seat's colour, with its mark."""

    def draw(drawing: QPainter, sign: QRectF) -> None:
        area = sign.adjusted(0, 0, -0.08 * sign.width(), -0.04 * sign.height())
        projection = ISOMETRIC.fitted_to_cells(area, TRIPOD)
        paint_piece_shadow(drawing, projection, TRIPOD)
        paint_bodies(drawing, projection, [(mask_of(TRIPOD), seat)])

    paint_cached(painter, area, f"cube seat {seat}", colours, draw)


def paint_move(painter: QPainter, area: QRectF, move: Move, seat: int, colours: Colours) -> None:
    """The piece as it was placed."""
    assert isinstance(move, Placement)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_piece(painter, area.adjusted(1, 1, -1, -1), move.orientation.cells, seat)


def fit_standing(area: QRectF, projection: Projection) -> Projection:
    """The cube with its walls and its foot fills the area."""
    box = projection.box([-WALL_THICKNESS] * 3, [SIDE] * 3)
    return projection.fitted(area, box.united(_ellipse(projection, FLOOR, REACH)))


def paint_foot(painter: QPainter, projection: Projection, is_dark: bool) -> None:
    """A heavy round plate with beads around it, and a neck that rises to the corner of the cube."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    colour = QColor(foot(is_dark))
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
    middle, wide = projection.point(*(height * part for part in UP)), radius * projection.scale
    high = wide * sum(a * b for a, b in zip(UP, projection.eye, strict=True))
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
