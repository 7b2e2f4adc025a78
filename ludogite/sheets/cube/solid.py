"""Pieces in the cube as lines on paper, seen from above towards its corner: x goes down to the left, y down to the
right, z up. Red cells are grey with a disc, yellow ones white with a diamond, so that no colour is needed."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import product
from typing import TypeAlias

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QTransform

from ludogite.rules.cells import cells_in
from ludogite.rules.cube.pieces import CELLS, Cell, Placement
from ludogite.sheets.ink import BLACK, FAINT, HAIR, SOFT, Ink

TONES = tuple(
    tuple(map(QColor, tones)) for tones in (("#D2D2D2", "#BBBBBB", "#A6A6A6"), ("#FFFFFF", "#F7F7F7", "#EDEDED"))
)
"""By colour, of the faces towards z, x and y."""
WALL = QColor("#F4F4F4")
FLAT, STEEP = 0.866, 0.5

Bodies: TypeAlias = Sequence[tuple[Placement, int]]
"""Pieces, each with its colour."""

_FACES: tuple[tuple[Cell, tuple[Cell, ...]], ...] = (
    ((0, 0, 1), ((0, 0, 1), (1, 0, 1), (1, 1, 1), (0, 1, 1))),
    ((1, 0, 0), ((1, 0, 0), (1, 1, 0), (1, 1, 1), (1, 0, 1))),
    ((0, 1, 0), ((0, 1, 0), (1, 1, 0), (1, 1, 1), (0, 1, 1))),
)
"""The faces that are seen: where their neighbour would be, and their corners."""


DISC = 0.34
DIAMOND = ((0.42, 0.0), (0.0, 0.42), (-0.42, 0.0), (0.0, -0.42))
"""How far signs reach, in halves of the sides of their face."""

Corners: TypeAlias = Sequence[QPointF]


def _point(x: float, y: float, z: float) -> QPointF:
    """A point of space on paper, in sides of a cell from the corner of the cube. Everything is drawn in this unit: the
    same piece is the same numbers wherever it lies, which a PDF packs well."""
    return QPointF((y - x) * FLAT, (x + y) * STEEP - z)


@dataclass(frozen=True)
class View:
    """Where the corner of the cube lies on paper, and how long the side of a cell is."""

    origin: QPointF
    scale: float

    def point(self, x: float, y: float, z: float) -> QPointF:
        return self.origin + _point(x, y, z) * self.scale

    @property
    def transform(self) -> QTransform:
        return QTransform(self.scale, 0, 0, self.scale, self.origin.x(), self.origin.y())


def view_of(area: QRectF, size: tuple[int, int, int] = (4, 4, 4)) -> View:
    """A block of so many cells, as large as it fits and in the middle."""
    x, y, z = size
    scale = min(area.width() / ((x + y) * FLAT), area.height() / ((x + y) * STEEP + z))
    middle = QPointF((y - x) * FLAT / 2, ((x + y) * STEEP - z) / 2) * scale
    return View(area.center() - middle, scale)


def draw_walls(ink: Ink, view: View, height: int = 4) -> None:
    """The three walls that hold the cube."""
    for corners in (
        ((0, 0, 0), (4, 0, 0), (4, 4, 0), (0, 4, 0)),
        ((0, 0, 0), (0, 4, 0), (0, 4, height), (0, 0, height)),
        ((0, 0, 0), (4, 0, 0), (4, 0, height), (0, 0, height)),
    ):
        ink.polygon([view.point(*corner) for corner in corners], WALL, HAIR, FAINT)


@dataclass(frozen=True)
class _Layer:
    """Faces that are equally near, so that none covers another, by their colour and where they look, and their edges
    to other pieces."""

    faces: dict[tuple[int, int], list[Corners]] = field(default_factory=dict)
    edges: list[QLineF] = field(default_factory=list)

    def draw(self, ink: Ink, hair: float) -> None:
        for (colour, tone), faces in self.faces.items():
            ink.polygons(faces, TONES[colour][tone], hair, SOFT)
            draw_signs(ink, faces, colour, hair)
        ink.lines(self.edges, 0.06)


def draw_bodies(ink: Ink, view: View, bodies: Iterable[tuple[Iterable[Cell], int]]) -> None:
    """Each body has its cells and its colour."""
    with ink.moved(view.transform):
        for layer in _layers(tuple((tuple(cells), colour) for cells, colour in bodies)):
            layer.draw(ink, HAIR / view.scale)


@lru_cache(maxsize=64)
def _layers(bodies: tuple[tuple[tuple[Cell, ...], int], ...]) -> list[_Layer]:
    """From the back to the front, so that near ones cover far ones. Cached, for a booklet shows the same pieces again
    and again."""
    owner: dict[Cell, tuple[int, int]] = {}
    for n, (cells, colour) in enumerate(bodies):
        owner.update(dict.fromkeys(cells, (n, colour)))
    layers: defaultdict[int, _Layer] = defaultdict(_Layer)
    for cell in sorted(owner, key=sum):
        layer = layers[sum(cell)]
        for tone, (step, corners) in enumerate(_FACES):
            if _moved(cell, step) not in owner:
                face = [_point(*_moved(cell, corner)) for corner in corners]
                layer.faces.setdefault((owner[cell][1], tone), []).append(face)
                layer.edges.extend(_edges(cell, step, corners, owner))
    return list(layers.values())


def cells_of(placement: Placement) -> list[Cell]:
    return [CELLS[cell] for cell in cells_in(placement.mask)]


def of_placements(bodies: Bodies) -> list[tuple[list[Cell], int]]:
    return [(cells_of(placement), colour) for placement, colour in bodies]


def _moved(cell: Cell, step: Sequence[int]) -> Cell:
    return cell[0] + step[0], cell[1] + step[1], cell[2] + step[2]


def draw_signs(ink: Ink, faces: Sequence[Corners], colour: int, width: float = HAIR) -> None:
    """A disc or a diamond in each of these faces, which are equal and look the same way."""
    if not faces:
        return
    along, across = ((faces[0][n] - faces[0][0]) / 2 for n in (1, 3))
    lying = QTransform(along.x(), along.y(), across.x(), across.y(), 0, 0)
    middles = [(corners[0] + corners[2]) / 2 for corners in faces]
    if colour == 0:
        flat, _ = lying.inverted()
        with ink.moved(lying):
            ink.dots([flat.map(middle) for middle in middles], DISC)
    else:
        ends = [lying.map(QPointF(*end)) for end in DIAMOND]
        ink.polygons([[middle + end for end in ends] for middle in middles], None, width, BLACK)


def _edges(cell: Cell, step: Cell, corners: Sequence[Cell], owner: Mapping[Cell, tuple[int, int]]) -> Iterator[QLineF]:
    """Where the face does not go on in the same piece."""
    for one, other in zip(corners, (*corners[1:], corners[0]), strict=True):
        beside = _beside(cell, step, one, other)
        goes_on = owner.get(beside) == owner[cell] and _moved(beside, step) not in owner
        if not goes_on:
            yield QLineF(_point(*_moved(cell, one)), _point(*_moved(cell, other)))


def _beside(cell: Cell, step: Cell, one: Cell, other: Cell) -> Cell:
    """The cell that lies beyond an edge of a face, in its plane."""
    middle = [(a + b) - 1 for a, b in zip(one, other, strict=True)]
    return _moved(cell, [part if not along else 0 for part, along in zip(middle, step, strict=True)])


def draw_faces(
    ink: Ink,
    area: QRectF,
    height: int,
    colour_of: Callable[[int, int, int], int],
    parts: Mapping[int, Sequence[str]] | None,
) -> None:
    """The three upper faces of a filled block, so many layers high: `colour_of` tells the colour by axis, column and
    row, as challenges write them. With `parts`, lines between squares of different letters."""
    view = view_of(area, (4, 4, height))
    target = _Layer()
    for axis, row, column in product(range(3), range(4), range(4)):
        corners = _square(axis, column, row, height)
        if corners is not None:
            look = colour_of(axis, column, row), (1, 2, 0)[axis]
            target.faces.setdefault(look, []).append([_point(*corner) for corner in corners])
    with ink.moved(view.transform):
        target.draw(ink, HAIR / view.scale)
        _draw_outline(ink, height)
        for axis, letters in (parts or {}).items():
            ink.lines(list(_parts(axis, letters, height)), 0.1)


def _square(axis: int, column: int, row: int, height: int) -> list[tuple[int, int, int]] | None:
    """The corners of a square of a face; None where the block is not so high."""
    if axis < 2 and row >= height:
        return None
    ends = ((column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1))
    if axis == 0:
        return [(4, a, b) for a, b in ends]
    return [(a, 4, b) for a, b in ends] if axis == 1 else [(a, b, height) for a, b in ends]


def _draw_outline(ink: Ink, height: int) -> None:
    top = [_point(*corner, height) for corner in ((0, 0), (4, 0), (4, 4), (0, 4))]
    low = [_point(*corner, 0) for corner in ((4, 0), (4, 4), (0, 4))]
    for points in (top, [top[1], low[0], low[1], top[2]], [top[2], low[1], low[2], top[3]]):
        ink.polygon(points, None, 0.07)


def _parts(axis: int, letters: Sequence[str], height: int) -> Iterator[QLineF]:
    """The lines between the pieces of a face."""
    for row, column in product(range(4), range(4)):
        corners = _square(axis, column, row, height)
        if corners is None:
            continue
        right = column < 3 and letters[row][column] != letters[row][column + 1]
        below = row < 3 and letters[row + 1][column] not in (".", letters[row][column])
        for is_edge, one, other in ((right, 1, 2), (below, 2, 3)):
            if is_edge:
                yield QLineF(_point(*corners[one]), _point(*corners[other]))
