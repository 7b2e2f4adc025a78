"""Flat plans of the cube: its layers from the lowest up, seen from above, and what its three upper faces show. x goes
down, y to the right, as in the pictures turned by an eighth."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cube.faces import drawn
from ludogite.rules.cube.match import Position
from ludogite.rules.cube.pieces import AXES, Cell
from ludogite.sheets.cube.solid import TONES, Bodies, cells_of, draw_signs
from ludogite.sheets.flow import BOLD
from ludogite.sheets.ink import BLACK, CENTRE, FAINT, FINE, GREY, HAIR, SOFT, Ink, Type
from ludogite.sheets.type import tr

WALLS = (
    Message(QT_TRANSLATE_NOOP("sheets", "Left face")),
    Message(QT_TRANSLATE_NOOP("sheets", "Right face")),
    Message(QT_TRANSLATE_NOOP("sheets", "Top face")),
)


def draw_seen(ink: Ink, area: QRectF, position: Position) -> None:
    """The three faces side by side, with their names."""
    faces = drawn(position.colours, position.seen)
    step = area.width() / 3
    head = 0.16 * area.height()
    side = min(0.86 * step, area.height() - head)
    for n, axis in enumerate(AXES):
        middle = area.left() + (n + 0.5) * step
        name = QRectF(middle - step / 2, area.top(), step, head)
        ink.words(name, tr(WALLS[n]), Type(min(3, 0.7 * head)), CENTRE, SOFT)
        draw_face(ink, QRectF(middle - side / 2, area.top() + head, side, side), faces[axis], n)


def draw_face(ink: Ink, area: QRectF, face: list[str], axis: int) -> None:
    """A face as one sees it: x goes down in the violet one, in the others z goes up."""
    cell = area.width() / 4
    squares: tuple[list[QRectF], list[QRectF]] = ([], [])
    for row, letters in enumerate(face):
        for column, letter in enumerate(letters):
            across, down = (row, column) if axis == 2 else (column, 3 - row) if axis == 0 else (3 - column, 3 - row)
            if letter in "RY":
                place = QRectF(area.left() + across * cell, area.top() + down * cell, cell, cell)
                squares["RY".index(letter)].append(place)
    _draw_colours(ink, squares)
    _draw_squares(ink, area, FINE)


def _draw_colours(ink: Ink, squares: Sequence[Sequence[QRectF]]) -> None:
    """Squares of both colours, with their signs."""
    for colour, places in enumerate(squares):
        corners = [_corners(place) for place in places]
        ink.polygons(corners, TONES[colour][0], 0)
        draw_signs(ink, corners, colour)


def _corners(place: QRectF) -> list[QPointF]:
    return [place.topLeft(), place.topRight(), place.bottomRight(), place.bottomLeft()]


def _between(area: QRectF) -> Iterator[QLineF]:
    """The lines between the cells of a plan."""
    for n in range(1, 4):
        x, y = area.left() + n * area.width() / 4, area.top() + n * area.height() / 4
        yield QLineF(x, area.top(), x, area.bottom())
        yield QLineF(area.left(), y, area.right(), y)


def _draw_squares(ink: Ink, area: QRectF, width: float) -> None:
    ink.lines(list(_between(area)), HAIR, SOFT)
    ink.frame(area, width)


def draw_layers(
    ink: Ink, area: QRectF, height: int, label_of: Mapping[Cell, str], body_of: Mapping[Cell, int], head: float
) -> None:
    """So many layers side by side, the lowest at the left. Cells bear their labels; lines part the pieces, and cells
    of pieces without a label are grey."""
    gap = 0.05 * area.width()
    side = min((area.width() - (height - 1) * gap) / height, area.height() - head)
    for z in range(height):
        place = QRectF(area.left() + z * (side + gap), area.top() + head, side, side)
        name = Message(QT_TRANSLATE_NOOP("sheets", "Layer {n}"), n=z + 1)
        ink.words(QRectF(place.left(), area.top(), side, head), tr(name), Type(0.62 * head), CENTRE, SOFT)
        _draw_layer(ink, place, z, label_of, body_of)


def _draw_layer(ink: Ink, area: QRectF, z: int, label_of: Mapping[Cell, str], body_of: Mapping[Cell, int]) -> None:
    cell = area.width() / 4
    for x in range(4):
        for y in range(4):
            place, at = QRectF(area.left() + y * cell, area.top() + x * cell, cell, cell), (x, y, z)
            if label := label_of.get(at):
                ink.words(place, label, Type(0.5 * cell, BOLD), CENTRE)
            elif at in body_of:
                ink.fill(place, GREY)
    _draw_borders(ink, area, z, body_of)


def _draw_borders(ink: Ink, area: QRectF, z: int, body_of: Mapping[Cell, int]) -> None:
    """Fine lines between cells, firm ones between pieces."""
    cell = area.width() / 4
    ink.lines(list(_between(area)), HAIR, FAINT)
    edges = []
    for x in range(4):
        for y in range(4):
            left, top = area.left() + y * cell, area.top() + x * cell
            if y < 3 and body_of.get((x, y, z)) != body_of.get((x, y + 1, z)):
                edges.append(QLineF(left + cell, top, left + cell, top + cell))
            if x < 3 and body_of.get((x, y, z)) != body_of.get((x + 1, y, z)):
                edges.append(QLineF(left, top + cell, left + cell, top + cell))
    ink.lines(edges, 0.08 * cell)
    ink.frame(area, 0.08 * cell, BLACK)


def draw_start(ink: Ink, area: QRectF, given: Bodies, height: int) -> None:
    """The pieces that are given, layer by layer, two abreast, each cell with the sign of its colour."""
    owner: dict[Cell, int] = {}
    colour_of: dict[Cell, int] = {}
    for placement, colour in given:
        owner.update(dict.fromkeys(cells_of(placement), placement.number))
        colour_of.update(dict.fromkeys(cells_of(placement), colour))
    head, gap, below = 4.0, 3.0, 2.5
    side = min((area.width() - gap) / 2, (area.height() - (height // 2) * (head + below)) / (height // 2))
    for z in range(height):
        row, column = divmod(z, 2)
        place = QRectF(area.left() + column * (side + gap), area.top() + row * (side + head + below) + head, side, side)
        name = Message(QT_TRANSLATE_NOOP("sheets", "Layer {n}"), n=z + 1)
        ink.words(QRectF(place.left(), place.top() - head, side, head), tr(name), Type(2.5), CENTRE, SOFT)
        cell = side / 4
        squares: tuple[list[QRectF], list[QRectF]] = ([], [])
        for (x, y, level), colour in colour_of.items():
            if level == z:
                squares[colour].append(QRectF(place.left() + y * cell, place.top() + x * cell, cell, cell))
        _draw_colours(ink, squares)
        _draw_borders(ink, place, z, owner)
