"""Pieces in the cube as lines on paper, seen from above towards its corner: x goes down to the left, y down to the
right, z up. Red cells are grey with a disc, yellow ones white with a diamond, so that no colour is needed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor

from ludogite.rules.cells import cells_in
from ludogite.rules.cube.pieces import CELLS, Cell, Placement
from ludogite.sheets.ink import BLACK, FAINT, HAIR, SOFT, Ink

TONES = (("#D2D2D2", "#BBBBBB", "#A6A6A6"), ("#FFFFFF", "#F7F7F7", "#EDEDED"))
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


@dataclass(frozen=True)
class View:
    """How points of space become points on paper."""

    origin: QPointF
    scale: float

    def point(self, x: float, y: float, z: float) -> QPointF:
        return self.origin + QPointF((y - x) * FLAT, (x + y) * STEEP - z) * self.scale


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


def draw_bodies(ink: Ink, view: View, bodies: Iterable[tuple[Iterable[Cell], int]]) -> None:
    """From the back to the front, so that near cells cover far ones. Each body has its cells and its colour."""
    owner: dict[Cell, tuple[int, int]] = {}
    for n, (cells, colour) in enumerate(bodies):
        owner.update(dict.fromkeys(cells, (n, colour)))
    for cell in sorted(owner, key=sum):
        for tone, (step, corners) in enumerate(_FACES):
            if _moved(cell, step) not in owner:
                _draw_face(ink, view, cell, corners, owner[cell][1], tone)
                _draw_edges(ink, view, cell, step, corners, owner)


def cells_of(placement: Placement) -> list[Cell]:
    return [CELLS[cell] for cell in cells_in(placement.mask)]


def of_placements(bodies: Bodies) -> list[tuple[list[Cell], int]]:
    return [(cells_of(placement), colour) for placement, colour in bodies]


def _moved(cell: Cell, step: Sequence[int]) -> Cell:
    return cell[0] + step[0], cell[1] + step[1], cell[2] + step[2]


def _draw_face(ink: Ink, view: View, cell: Cell, corners: Sequence[Cell], colour: int, tone: int) -> None:
    points = [view.point(*_moved(cell, corner)) for corner in corners]
    ink.polygon(points, QColor(TONES[colour][tone]), HAIR, SOFT)
    draw_sign(ink, points, colour)


def draw_sign(ink: Ink, points: Sequence[QPointF], colour: int) -> None:
    """A disc or a diamond that lies in the face with these corners."""
    middle = (points[0] + points[2]) / 2
    along, across = (points[1] - points[0]) / 2, (points[3] - points[0]) / 2
    if colour == 0:
        circle = [(0.0, 1.0), (0.38, 0.92), (0.71, 0.71), (0.92, 0.38)]
        turns = [(a, b) for a, b in circle] + [(b, -a) for a, b in circle]
        corners = [middle + (along * a + across * b) * 0.34 for a, b in (*turns, *((-a, -b) for a, b in turns))]
        ink.polygon(corners, BLACK, 0)
    else:
        ends = ((1, 0), (0, 1), (-1, 0), (0, -1))
        ink.polygon([middle + (along * a + across * b) * 0.42 for a, b in ends], None, HAIR, BLACK)


def _draw_edges(
    ink: Ink, view: View, cell: Cell, step: Cell, corners: Sequence[Cell], owner: Mapping[Cell, tuple[int, int]]
) -> None:
    """A firm line wherever the face does not go on in the same piece."""
    for one, other in zip(corners, (*corners[1:], corners[0]), strict=True):
        beside = _beside(cell, step, one, other)
        goes_on = owner.get(beside) == owner[cell] and _moved(beside, step) not in owner
        if not goes_on:
            start, end = view.point(*_moved(cell, one)), view.point(*_moved(cell, other))
            ink.line(start.x(), start.y(), end.x(), end.y(), 0.06 * view.scale)


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
    for axis in range(3):
        for row in range(4):
            for column in range(4):
                corners = _square(axis, column, row, height)
                if corners is not None:
                    colour = colour_of(axis, column, row)
                    points = [view.point(*corner) for corner in corners]
                    ink.polygon(points, QColor(TONES[colour][(1, 2, 0)[axis]]), HAIR, SOFT)
                    draw_sign(ink, points, colour)
    _draw_outline(ink, view, height)
    for axis, letters in (parts or {}).items():
        _draw_parts(ink, view, axis, letters, height)


def _square(axis: int, column: int, row: int, height: int) -> list[tuple[int, int, int]] | None:
    """The corners of a square of a face; None where the block is not so high."""
    if axis < 2 and row >= height:
        return None
    ends = ((column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1))
    if axis == 0:
        return [(4, a, b) for a, b in ends]
    return [(a, 4, b) for a, b in ends] if axis == 1 else [(a, b, height) for a, b in ends]


def _draw_outline(ink: Ink, view: View, height: int) -> None:
    top = [view.point(*corner, height) for corner in ((0, 0), (4, 0), (4, 4), (0, 4))]
    low = [view.point(*corner, 0) for corner in ((4, 0), (4, 4), (0, 4))]
    for points in (top, [top[1], low[0], low[1], top[2]], [top[2], low[1], low[2], top[3]]):
        ink.polygon(points, None, 0.07 * view.scale)


def _draw_parts(ink: Ink, view: View, axis: int, letters: Sequence[str], height: int) -> None:
    for row in range(4):
        for column in range(4):
            corners = _square(axis, column, row, height)
            if corners is None:
                continue
            right = column < 3 and letters[row][column] != letters[row][column + 1]
            below = row < 3 and letters[row + 1][column] not in (".", letters[row][column])
            for is_edge, one, other in ((right, 1, 2), (below, 2, 3)):
                if is_edge:
                    start, end = view.point(*corners[one]), view.point(*corners[other])
                    ink.line(start.x(), start.y(), end.x(), end.y(), 0.1 * view.scale)
