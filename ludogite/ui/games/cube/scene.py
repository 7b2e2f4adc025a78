"""What there is to see of the cube, as squares: the sides of pieces and the squares of walls, with their borders and
the shade in their corners. This module does not draw. Its squares are drawn elsewhere, and found under the mouse."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache
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
        ("cell", "u1"),
        ("spare", "u1", 2),
        ("shade", "u1", 4),  # in the four corners
    ]
)
WALL_PAINT = 2
"""The paints of the three walls come after red and yellow."""
MARK_PAINT = 5
"""And then those of marks: what is allowed, what is not, and what is pointed at."""
HALFWAY = (SIDE - 1) / 2
CORNERS = tuple(product((0, 1), repeat=2))


class Look(IntEnum):
    """How the squares of a body, a wall or a mark are drawn."""

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
"""What is really there, to be pointed at."""
OPAQUE = (*FIRM, Look.SURE)
PANES = (Look.WALL, Look.MARK, Look.SHELL)


class Mark(IntEnum):
    GOOD = MARK_PAINT
    BAD = MARK_PAINT + 1
    POINTER = MARK_PAINT + 2
    WRONG = MARK_PAINT + 3


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
        """How far the layer of a cell is drawn from its place."""
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

    def squares(self) -> Squares:
        """Solid squares first, the highest first; then the walls; then what is seen through, the lowest first."""
        solid = [n for n, body in enumerate(self.bodies) if body.look in OPAQUE]
        still = tuple(self.bodies[n].mask for n in solid if self.bodies[n].is_firm)
        occupied = sum(still)
        parts = [self._sides(n, occupied) for n in solid]
        opaque = _by_height(_joined(parts))[::-1]
        clear = _by_height(_joined([self._sides(n, 0) for n in range(len(self.bodies)) if n not in solid]))
        walls = self._apart(_walls(occupied, self.region).copy())
        return np.concatenate([opaque, walls, clear, self._hung(), self._marked()])

    def _sides(self, n: int, occupied: int) -> Squares:
        body = self.bodies[n]
        others = 0 if body.motion is not None else occupied & ~body.mask
        squares = _sides(body.mask, others, self.slices.axis if self.slices else None).copy()
        squares["paint"], squares["look"], squares["body"] = body.colour, body.look, n
        return self._apart(squares)

    def _marked(self) -> Squares:
        squares = np.zeros(len(self.marks), dtype=SQUARE)
        for square, (spot, mark) in zip(squares, self.marks, strict=True):
            back = spot.is_wall  # a square of the wall lies on the near side of the cell before it
            square["place"] = np.add(CELLS[spot.cell], 0.5)
            square["place"][spot.axis] += -1 if back else 0
            square["facing"] = 2 * spot.axis + spot.is_upper
            square["paint"], square["look"], square["cell"], square["body"] = mark, Look.MARK, spot.cell, 255
        return self._apart(squares)

    def _hung(self) -> Squares:
        squares = np.zeros(len(self.shell), dtype=SQUARE)
        for square, pane in zip(squares, self.shell, strict=True):
            square["place"] = np.add(CELLS[pane.spot.cell], 0.5)
            square["facing"] = 2 * pane.spot.axis + 1
            square["paint"], square["look"], square["body"] = pane.colour, Look.SHELL, 255
            square["cell"], square["borders"] = pane.spot.cell, pane.lines
        return self._apart(squares)

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
    return Scene(bodies, region, (), slices).squares()


def _joined(parts: Sequence[Squares]) -> Squares:
    return np.concatenate(parts) if parts else np.zeros(0, dtype=SQUARE)


def _by_height(squares: Squares) -> Squares:
    return squares[np.argsort(squares["place"].sum(axis=1), kind="stable")]


@lru_cache(maxsize=512)
def _sides(mask: int, others: int, sliced: int | None) -> Squares:
    """All squares around a piece. Cut into slices, it has sides where it is cut as well, and others cast no shade."""
    own = {CELLS[cell] for cell in cells_in(mask)}
    around = own | {CELLS[cell] for cell in cells_in(others)}
    squares = []
    for cell, (axis, sign) in product(cells_in(mask), product(range(3), (0, 1))):
        ahead = _step(CELLS[cell], axis, 2 * sign - 1)
        if ahead not in own or axis == sliced:
            squares.append(_square(cell, axis, sign, own, around if sliced is None else own))
    return np.array(squares, dtype=SQUARE)


@lru_cache(maxsize=64)
def _walls(occupied: int, region: int) -> Squares:
    """The squares of the walls that no piece covers."""
    around = {CELLS[cell] for cell in cells_in(occupied)}
    squares = []
    for axis in range(3):
        floor = {cell for cell in cells_in(region) if CELLS[cell][axis] == 0}
        plane = {_step(CELLS[cell], axis, -1) for cell in floor}
        for cell in sorted(floor - set(cells_in(occupied))):
            place, facing, _, _, _, borders, _, _, shade = _square(cell, axis, 1, plane, around, behind=True)
            squares.append((place, facing, WALL_PAINT + axis, Look.WALL, 255, borders, cell, (0, 0), shade))
    return np.array(squares, dtype=SQUARE)


def _square(
    cell: int, axis: int, sign: int, own: set[Cell], around: set[Cell], behind: bool = False
) -> tuple[object, ...]:
    """One side of a cell; or the square behind it, in the wall."""
    here = _step(CELLS[cell], axis, -1) if behind else CELLS[cell]
    u, v = (axis + 1) % 3, (axis + 2) % 3
    ahead = _step(here, axis, 2 * sign - 1)
    borders = 0
    for n, (across, step) in enumerate(((u, -1), (u, 1), (v, -1), (v, 1))):
        borders |= (_step(here, across, step) not in own) << n
    shade = []
    for n, (right, high) in enumerate(CORNERS):
        aside, above = _step(ahead, u, 2 * right - 1), _step(ahead, v, 2 * high - 1)
        both = _step(aside, v, 2 * high - 1)
        corner = _step(_step(here, u, 2 * right - 1), v, 2 * high - 1)
        if not (borders >> right & 1 or borders >> 2 + high & 1) and corner not in own:
            borders |= 1 << 4 + n
        sides = _is_dark(aside, around) + _is_dark(above, around)
        shade.append(255 if sides == 2 else 85 * (sides + _is_dark(both, around)))
    middle = tuple(at + 0.5 for at in here)
    return middle, 2 * axis + sign, 0, 0, 0, borders, cell, (0, 0), tuple(shade)


def _is_dark(cell: Cell, around: set[Cell]) -> bool:
    return cell in around or min(cell) < 0


def _step(cell: Cell, axis: int, by: int) -> Cell:
    x, y, z = (at + by * (n == axis) for n, at in enumerate(cell))
    return x, y, z
