"""The cube on paper: as it stands, its layers from the lowest up, what its faces show, and single pieces. In layers x
goes down and y to the right, as in the pictures turned by an eighth."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QPen

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cells import cells_in
from ludogite.rules.cube.contacts import STEPS
from ludogite.rules.cube.match import Position
from ludogite.rules.cube.pieces import CANONICAL, CELLS, SIDE, Placement, mask_of
from ludogite.rules.cube.target import Challenge
from ludogite.sheets.cube.faces import layers_of, shown_by, size_of, target_of
from ludogite.sheets.cube.flat import paint_block, paint_bodies, paint_sides
from ludogite.sheets.cube.pieces import paint_walls
from ludogite.sheets.cube.projection import ISOMETRIC, STRAIGHT, Projection
from ludogite.sheets.cube.styles import IN_INK
from ludogite.sheets.flow import BOLD
from ludogite.sheets.ink import BLACK, CENTRE, FAINT, FINE, GREY, HAIR, SOFT, Ink, Type
from ludogite.sheets.type import tr

FACES = (
    Message(QT_TRANSLATE_NOOP("sheets", "Left face")),
    Message(QT_TRANSLATE_NOOP("sheets", "Right face")),
    Message(QT_TRANSLATE_NOOP("sheets", "Top face")),
)
LAYER = QT_TRANSLATE_NOOP("sheets", "Layer {n}")
WALL = QColor("#F4F4F4")
CORNER, OPPOSITE = (0, 0, 0), (SIDE, SIDE, SIDE)


def draw_cube(ink: Ink, area: QRectF, bodies: Iterable[tuple[Placement, int]]) -> Projection:
    """Pieces between the three walls that hold them."""
    projection = ISOMETRIC.fitted(area, ISOMETRIC.box(CORNER, OPPOSITE))
    paint_walls(ink.painter, projection, [WALL] * 3, [QPen(FAINT, HAIR)] * 3)
    paint_bodies(ink.painter, projection, [(placement.mask, colour) for placement, colour in bodies], IN_INK)
    return projection


def draw_piece(ink: Ink, area: QRectF, piece: int, colour: int) -> None:
    """A piece by itself, as large as it fits."""
    cells = CANONICAL[piece]
    paint_bodies(ink.painter, ISOMETRIC.fitted_to_cells(area, cells), [(mask_of(cells), colour)], IN_INK)


def draw_target(ink: Ink, area: QRectF, challenge: Challenge) -> None:
    """The faces of the finished object, as large as they fit."""
    size = size_of(challenge)
    projection = ISOMETRIC.fitted(area, ISOMETRIC.box(CORNER, size))
    paint_block(ink.painter, projection, target_of(challenge), size, IN_INK)


def draw_faces(ink: Ink, area: QRectF, position: Position) -> None:
    """The three faces side by side, with their names."""
    shown, step, head = shown_by(position), area.width() / 3, 0.16 * area.height()
    side = min(0.86 * step, area.height() - head)
    for axis, name in enumerate(FACES):
        middle = area.left() + (axis + 0.5) * step
        above = QRectF(middle - step / 2, area.top(), step, head)
        ink.words(above, tr(name), Type(min(3, 0.7 * head)), CENTRE, SOFT)
        place = QRectF(middle - side / 2, area.top() + head, side, side)
        face = STRAIGHT[axis].fitted(place, STRAIGHT[axis].box(CORNER, OPPOSITE))
        _draw_grid(ink, place)
        paint_sides(ink.painter, face, {at: each for at, each in shown.items() if each and at[0] == axis}, IN_INK)
        ink.frame(place, FINE)


def draw_start(ink: Ink, area: QRectF, bodies: Sequence[tuple[Placement, int]], height: int) -> None:
    """Pieces layer by layer, two abreast, each cell with the sign of its colour."""
    head, gap, below = 4.0, 3.0, 2.5
    rows = height // 2
    side = min((area.width() - gap) / 2, (area.height() - rows * (head + below)) / rows)
    for z in range(height):
        row, column = divmod(z, 2)
        place = QRectF(area.left() + column * (side + gap), area.top() + row * (side + head + below) + head, side, side)
        _draw_name(ink, place, z, head, 2.5)
        _draw_grid(ink, place)
        layer = mask_of(cell for cell in CELLS if cell[2] == z)
        shown = [(placement.mask & layer, colour) for placement, colour in bodies]
        paint_bodies(ink.painter, STRAIGHT[2].fitted(place, STRAIGHT[2].box(CORNER, OPPOSITE)), shown, IN_INK)
        ink.frame(place, 0.06 * side / SIDE)


def draw_solution(ink: Ink, area: QRectF, challenge: Challenge, order: Sequence[Placement], head: float) -> None:
    """The layers side by side, the lowest at the left. Cells bear the numbers of the order in which they are placed;
    lines part the pieces, and what is given is grey."""
    height, gap = layers_of(challenge), 0.05 * area.width()
    side = min((area.width() - (height - 1) * gap) / height, area.height() - head)
    steps = dict.fromkeys((placement for placement, _ in challenge.given), "")
    steps |= {placement: str(n) for n, placement in enumerate(order, start=1)}
    owner = {cell: placement for placement in steps for cell in cells_in(placement.mask)}
    for z in range(height):
        place = QRectF(area.left() + z * (side + gap), area.top() + head, side, side)
        _draw_name(ink, place, z, head, 0.62 * head)
        _draw_numbers(ink, place, z, owner, steps)


def _draw_name(ink: Ink, layer: QRectF, z: int, head: float, size: float) -> None:
    name = Message(LAYER, n=z + 1)
    ink.words(QRectF(layer.left(), layer.top() - head, layer.width(), head), tr(name), Type(size), CENTRE, SOFT)


def _draw_grid(ink: Ink, area: QRectF) -> None:
    """Faint lines between the cells of a face or layer."""
    for n in range(1, SIDE):
        x, y = area.left() + n * area.width() / SIDE, area.top() + n * area.height() / SIDE
        ink.line(x, area.top(), x, area.bottom(), HAIR, FAINT)
        ink.line(area.left(), y, area.right(), y, HAIR, FAINT)


def _draw_numbers(
    ink: Ink, area: QRectF, z: int, owner: Mapping[int, Placement], steps: Mapping[Placement, str]
) -> None:
    side = area.width() / SIDE
    edges = []
    for cell, (x, y, _) in ((n, cell) for n, cell in enumerate(CELLS) if cell[2] == z):
        place = QRectF(area.topLeft() + QPointF(y, x) * side, area.size() / SIDE)
        if step := steps[owner[cell]]:
            ink.words(place, step, Type(0.5 * side, BOLD), CENTRE)
        else:
            ink.fill(place, GREY)
        if y < SIDE - 1 and owner[cell] != owner[cell + STEPS[1]]:
            edges.append(QLineF(place.topRight(), place.bottomRight()))
        if x < SIDE - 1 and owner[cell] != owner[cell + STEPS[0]]:
            edges.append(QLineF(place.bottomLeft(), place.bottomRight()))
    _draw_grid(ink, area)
    ink.lines(edges, 0.08 * side)
    ink.frame(area, 0.08 * side, BLACK)
