"""The scene of a board as squares: the sides of pieces and the squares of walls, with their borders, and
what is drawn upon them. This module does not draw. Its squares are drawn elsewhere, and found under the mouse."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from functools import cached_property, lru_cache
from itertools import product
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QMatrix4x4, QVector3D

from ludogite.rules.cells import cells_in
from ludogite.rules.cube.contacts import FLOORS, FULL
from ludogite.rules.cube.faces import outermost
from ludogite.rules.cube.pieces import CELLS, SIDE, Cell
from ludogite.ui.games.cube.spot import Spot

Squares: TypeAlias = NDArray[np.void]

SQUARE = np.dtype(
    [
        ("place", "f4", 3),  # the middle of the cell
        ("facing", "u1"),  # where the square looks: twice the axis, and one more if away from the wall
        ("paint", "u1"),  # red, yellow, the three walls, and the colours of marks
        ("look", "u1"),
        ("body", "u1"),
        ("borders", "u1"),  # four sides and four corners
        ("seams", "u1"),  # the sides at which another piece begins
        ("cell", "u1"),
        ("spare", "u1"),
        ("tile", "u4"),  # where its light is in the picture of all light
        ("filled", "u8"),  # the cells that take light from it
    ]
)
WALL_PAINT = 2
"""The paints of the three walls come after red and yellow."""
MARK_PAINT = 5
"""And then those of marks: what is allowed, what is not, and what is pointed at."""
SIDE_BITS = np.array([1, 2, 4, 8], dtype=np.uint8)
HALFWAY = (SIDE - 1) / 2
CORNERS = tuple(product((0, 1), repeat=2))


class Look(IntEnum):
    """The manner in which a body, a wall or a mark is drawn."""

    SOLID = 0
    GLASS = 1
    """A piece that is seen through."""
    GHOST = 2
    """A piece that is held over its place."""
    LOCKED = 3
    """A piece that was given and stays."""
    WALL = 4
    MARK = 5
    SURE = 6
    """A piece that is held where it is known to stand."""
    SHELL = 7
    """A square of a target, in front of the object."""
    LAST = 8
    """The piece that was placed last."""
    MISFIT = 9
    """A piece that is held where it has no place."""


FIRM = (Look.SOLID, Look.LOCKED, Look.LAST)
"""Looks of pieces that are really there, to be pointed at."""
OPAQUE = (*FIRM, Look.SURE)
LOOSE = (Look.GLASS, Look.MISFIT)
"""Looks of pieces that take no light from others."""


class Mark(IntEnum):
    GOOD = MARK_PAINT
    BAD = MARK_PAINT + 1
    POINTER = MARK_PAINT + 2
    WRONG = MARK_PAINT + 3


SIGNED = {Look.LOCKED: MARK_PAINT + 4, Look.LAST: MARK_PAINT + 5, Look.MISFIT: MARK_PAINT + 6}
"""Pieces with a sign on each square, and the paint of it: screws, rings, crosses."""
PIN_PAINT = MARK_PAINT + 8
STILL = 23
"""The number of the body that never moves."""
LAYERS = tuple(
    tuple(sum(1 << n for n, cell in enumerate(CELLS) if cell[axis] == at) for at in range(SIDE)) for axis in range(3)
)


@dataclass(frozen=True)
class Body:
    """A piece as it is shown, perhaps moved from its cells. One that does not fit may be moved beyond the cube."""

    mask: int
    colour: int
    look: Look = Look.SOLID
    motion: QMatrix4x4 | None = None

    @property
    def is_firm(self) -> bool:
        """Whether it is really there, to be pointed at."""
        return self.motion is None and self.look in FIRM


@dataclass(frozen=True)
class Slices:
    """The layers along an axis, drawn apart."""

    axis: int
    gap: float

    def offset(self, cell: int) -> float:
        """The way of the layer of a cell from its place."""
        return self.gap * (CELLS[cell][self.axis] - HALFWAY)


@dataclass(frozen=True)
class Pane:
    """A square of a target that hangs before the object: its colour, and on which of its four sides there is a line,
    numbered as the borders of a square are."""

    spot: Spot
    colour: int
    lines: int = 0


@dataclass(frozen=True)
class Scene:
    bodies: tuple[Body, ...] = ()
    region: int = FULL
    """The cells that there are: a half cube has half of the walls."""
    marks: tuple[tuple[Spot, Mark], ...] = ()
    slices: Slices | None = None
    shell: tuple[Pane, ...] = ()
    pin: Spot | None = None
    """The square with the pin in it."""

    @cached_property
    def in_place(self) -> Scene:
        """The same with all that moves in its place: where two scenes have it in common, only that has moved."""
        place = QMatrix4x4()
        return replace(self, bodies=tuple(replace(body, motion=body.motion and place) for body in self.bodies))

    def solids(self) -> Squares:
        """The squares of what hides all behind it, the highest first. Those between two pieces are left out."""
        parts = [self._sides(n) for n, body in enumerate(self.bodies) if body.look in OPAQUE]
        return _by_height(_joined(parts))[::-1]

    def clears(self) -> Squares:
        """The squares of what is seen through, the lowest first."""
        parts = [self._sides(n) for n, body in enumerate(self.bodies) if body.look not in OPAQUE]
        return _by_height(_joined(parts))

    def walls(self) -> Squares:
        return self._apart(_walls(0, self.region).copy())

    def _sides(self, n: int) -> Squares:
        """The squares of a body; if it is solid, those that no other covers. In slices only its own layer takes light
        from a square."""
        body = self.bodies[n]
        axis = self.slices.axis if self.slices else None
        others = np.uint64(0 if body.motion is not None or body.look in LOOSE else self.still & ~body.mask)
        squares, ahead, beside = _sides(body.mask, axis)
        squares = squares.copy()
        squares["filled"] &= others | np.uint64(body.mask)
        squares["seams"] = ((beside & others) != 0) @ SIDE_BITS
        squares["paint"], squares["look"], squares["body"] = body.colour, body.look, n
        if body.look in OPAQUE:
            squares = squares[((ahead & others) == 0) | (squares["facing"] // 2 == axis)]
        return self._apart(squares)

    @cached_property
    def still(self) -> int:
        """The cells of what is solid and does not move."""
        return _united(body.mask for body in self.bodies if body.look in OPAQUE and body.motion is None)

    @property
    def solid(self) -> int:
        """The cells of what is solid, even if it moves."""
        return _united(body.mask for body in self.bodies if body.look in OPAQUE)

    def decals(self) -> Squares:
        """Signs that are drawn upon squares: screws and rings on pieces, then marks, and the shade of the pin."""
        pin = ((self.pin, PIN_PAINT),) if self.pin else ()
        return np.concatenate([self._signs(), self._drawn_on((*self.marks, *pin))])

    def _signs(self) -> Squares:
        squares = _joined([self._sides(n) for n, body in enumerate(self.bodies) if body.look in SIGNED])
        squares["paint"] = [SIGNED[Look(look)] for look in squares["look"]]
        return squares

    def _drawn_on(self, marks: Sequence[tuple[Spot, int]]) -> Squares:
        squares = np.zeros(len(marks), dtype=SQUARE)
        wrong = {(*_point(spot), spot.axis) for spot, mark in self.marks if mark == Mark.WRONG}
        for square, (spot, mark) in zip(squares, marks, strict=True):
            square["place"] = np.add(CELLS[spot.cell], 0.5) - (np.arange(3) == spot.axis) * float(spot.is_wall)
            square["facing"] = 2 * spot.axis + spot.is_upper
            square["paint"], square["look"], square["body"], square["cell"] = mark, Look.MARK, STILL, spot.cell
            square["borders"] = _contour(spot, wrong) if mark == Mark.WRONG else 15
        return self._apart(squares)

    def hung(self) -> Squares:
        """The target before the object."""
        squares = np.zeros(len(self.shell), dtype=SQUARE)
        for square, pane in zip(squares, self.shell, strict=True):
            square["place"] = np.add(CELLS[pane.spot.cell], 0.5)
            square["facing"] = 2 * pane.spot.axis + 1
            square["paint"], square["look"], square["body"] = pane.colour, Look.SHELL, STILL
            square["cell"], square["borders"] = pane.spot.cell, pane.lines | self._colour_lines(pane)
        return self._apart(squares)

    def _colour_lines(self, pane: Pane) -> int:
        """The sides of a square of the target at which it ends or another colour begins."""
        colours = {(each.spot.axis, each.spot.cell): each.colour for each in self.shell}
        lines = 0
        for n, (across, step) in enumerate(((1, -1), (1, 1), (2, -1), (2, 1))):
            beside = _step(CELLS[pane.spot.cell], (pane.spot.axis + across) % 3, step)
            is_inside = min(beside) >= 0 and max(beside) < SIDE
            colour = colours.get((pane.spot.axis, CELLS.index(beside))) if is_inside else None
            lines |= (colour != pane.colour) << n
        return lines

    def _apart(self, squares: Squares) -> Squares:
        if self.slices:
            squares["place"][:, self.slices.axis] += [self.slices.offset(cell) for cell in squares["cell"]]
        return squares

    def spot(self, eye: QVector3D, direction: QVector3D) -> Spot | None:
        """The first square that a ray meets; ghosts, marks and what moves are not there for it."""
        squares = self._firm()
        start = np.array([eye.x(), eye.y(), eye.z()])
        along = np.array([direction.x(), direction.y(), direction.z()])
        axis, sign = squares["facing"] // 2, 2.0 * (squares["facing"] % 2) - 1
        rows = np.arange(len(squares))
        middles = squares["place"].astype(float)
        middles[rows, axis] += 0.5 * sign
        facing = along[axis] * sign < -1e-9
        with np.errstate(divide="ignore", invalid="ignore"):
            distance = (middles[rows, axis] - start[axis]) / along[axis]
            off = np.abs(start + distance[:, None] * along - middles)
        off[rows, axis] = 0
        met = np.nonzero(facing & (distance > 0) & (off <= 0.5).all(axis=1))[0]
        if not len(met):
            return None
        square = squares[met[distance[met].argmin()]]
        is_wall = square["look"] == Look.WALL
        return Spot(int(square["cell"]), int(square["facing"] // 2), bool(is_wall), bool(square["facing"] % 2))

    def corners(self, spot: Spot) -> list[QVector3D]:
        """Of a square, where it is drawn."""
        u, v = (spot.axis + 1) % 3, (spot.axis + 2) % 3
        corners = []
        for right, high in CORNERS:
            point = [float(at) for at in CELLS[spot.cell]]
            point[spot.axis] += spot.is_upper and not spot.is_wall
            point[u] += right
            point[v] += high
            if self.slices:
                point[self.slices.axis] += self.slices.offset(spot.cell)
            corners.append(QVector3D(*point))
        return corners

    def boxes_of_moving(self) -> list[QVector3D]:
        """The corners of boxes around all that moves; of layers that are not apart."""
        corners = []
        for body in self.bodies:
            if body.motion is not None:
                cells = [CELLS[cell] for cell in cells_in(body.mask)]
                sides = [(float(min(ats)), float(max(ats) + 1)) for ats in zip(*cells, strict=True)]
                corners += [body.motion.map(QVector3D(*corner)) for corner in product(*sides)]
        return corners

    def seen(self) -> list[Spot]:
        """Looking straight at each upper face, the square at the end of each column."""
        occupied = sum(body.mask for body in self.bodies if body.is_firm)
        spots = []
        for axis in range(3):
            top = outermost(occupied, axis)
            spots += [Spot(cell, axis) for cell in cells_in(top)]
            full = {spot.column for spot in spots}
            bare = (Spot(cell, axis, is_wall=True) for cell in cells_in(self.region & FLOORS[axis]))
            spots += [spot for spot in bare if spot.column not in full]
        return spots

    def _firm(self) -> Squares:
        still = tuple(Body(body.mask, body.colour) for body in self.bodies if body.is_firm)
        return _firm(still, self.region, self.slices)


@lru_cache(maxsize=8)
def _firm(bodies: tuple[Body, ...], region: int, slices: Slices | None) -> Squares:
    scene = Scene(bodies, region, (), slices)
    return np.concatenate([scene.solids(), scene._apart(_walls(scene.still, region).copy())])


def _joined(parts: Sequence[Squares]) -> Squares:
    return np.concatenate(parts) if parts else np.zeros(0, dtype=SQUARE)


def _by_height(squares: Squares) -> Squares:
    return squares[np.argsort(squares["place"].sum(axis=1), kind="stable")]


Masks: TypeAlias = NDArray[np.uint64]


@lru_cache(maxsize=512)
def _sides(mask: int, sliced: int | None) -> tuple[Squares, Masks, Masks]:
    """The squares around a piece, and within it where it is cut into slices; for each the cell before it, and those
    beside it. All cells that are left in its layer may take its light."""
    own = {CELLS[cell] for cell in cells_in(mask)}
    squares, ahead, beside = [], [], []
    for cell, (axis, sign) in product(cells_in(mask), product(range(3), (0, 1))):
        before = _step(CELLS[cell], axis, 2 * sign - 1)
        if axis == sliced or before not in own:
            layer = FULL if sliced is None else LAYERS[sliced][CELLS[cell][sliced]]
            squares.append((*_square(CELLS[cell], axis, sign, own), 0, cell, 0, 0, layer))
            ahead.append(_bit(before))
            u, v = (axis + 1) % 3, (axis + 2) % 3
            beside.append(
                [_bit(_step(CELLS[cell], across, step)) for across, step in ((u, -1), (u, 1), (v, -1), (v, 1))]
            )
    return np.array(squares, dtype=SQUARE), np.array(ahead, dtype=np.uint64), np.array(beside, dtype=np.uint64)


def _bit(cell: Cell) -> int:
    """Of a cell; none beyond the cube."""
    x, y, z = cell
    return 1 << (16 * x + 4 * y + z) if min(cell) >= 0 and max(cell) < SIDE else 0


@lru_cache(maxsize=64)
def _walls(occupied: int, region: int) -> Squares:
    """The squares of the walls that no piece covers."""
    squares = []
    for axis in range(3):
        floor = {cell for cell in cells_in(region) if CELLS[cell][axis] == 0}
        plane = {_step(CELLS[cell], axis, -1) for cell in floor}
        for cell in sorted(floor - set(cells_in(occupied))):
            place, facing, _, _, _, borders = _square(_step(CELLS[cell], axis, -1), axis, 1, plane)
            squares.append((place, facing, WALL_PAINT + axis, Look.WALL, STILL, borders, 0, cell, 0, 0, 0))
    return np.array(squares, dtype=SQUARE)


def _square(here: Cell, axis: int, sign: int, own: set[Cell]) -> tuple[object, ...]:
    """One side of a cell of a piece or a wall."""
    u, v = (axis + 1) % 3, (axis + 2) % 3
    borders = 0
    for n, (across, step) in enumerate(((u, -1), (u, 1), (v, -1), (v, 1))):
        borders |= (_step(here, across, step) not in own) << n
    for n, (right, high) in enumerate(CORNERS):
        corner = _step(_step(here, u, 2 * right - 1), v, 2 * high - 1)
        if not (borders >> right & 1 or borders >> 2 + high & 1) and corner not in own:
            borders |= 1 << 4 + n
    middle = tuple(at + 0.5 for at in here)
    return middle, 2 * axis + sign, 0, 0, 0, borders


def _point(spot: Spot) -> tuple[int, int, int, bool]:
    """A value that is the same for two spots of one square."""
    x, y, z = CELLS[spot.cell]
    return x, y, z, spot.is_wall


def _contour(spot: Spot, marked: set[tuple[int, int, int, bool, int]]) -> int:
    """The sides of a marked square beyond which no square is marked, and such corners."""
    own = {(x, y, z) for x, y, z, is_wall, axis in marked if axis == spot.axis and is_wall == spot.is_wall}
    borders = _square(CELLS[spot.cell], spot.axis, 1, own)[5]
    assert isinstance(borders, int)
    return borders


def _united(masks: Iterable[int]) -> int:
    united = 0
    for mask in masks:
        united |= mask
    return united


def _step(cell: Cell, axis: int, by: int) -> Cell:
    x, y, z = (at + by * (n == axis) for n, at in enumerate(cell))
    return x, y, z
