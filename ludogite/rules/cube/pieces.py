"""The eight tetracubes, their orientations, and all their placements in the cube.

A cell `xyz` has the number 16x + 4y + z, so that ascending numbers are ascending names, and a set of cells is a 64-bit
mask."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations, product
from typing import TypeAlias

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cells import cells_in
from ludogite.rules.game import UnreadableMove

SIDE = 4
Cell: TypeAlias = tuple[int, int, int]

CELLS: tuple[Cell, ...] = tuple((x, y, z) for x, y, z in product(range(SIDE), repeat=3))
CELL_NAMES = tuple(f"{x}{y}{z}" for x, y, z in CELLS)
AXES = "xyz"

LETTERS = "IOLTSBDE"
PIECE_NAMES = (
    Message(QT_TRANSLATE_NOOP("rules", "straight piece")),
    Message(QT_TRANSLATE_NOOP("rules", "square")),
    Message(QT_TRANSLATE_NOOP("rules", "L")),
    Message(QT_TRANSLATE_NOOP("rules", "T")),
    Message(QT_TRANSLATE_NOOP("rules", "skew piece")),
    Message(QT_TRANSLATE_NOOP("rules", "branch")),
    Message(QT_TRANSLATE_NOOP("rules", "right screw")),
    Message(QT_TRANSLATE_NOOP("rules", "left screw")),
)
CANONICAL: tuple[tuple[Cell, ...], ...] = tuple(
    tuple((int(cell[0]), int(cell[1]), int(cell[2])) for cell in cells.split())
    for cells in (
        "000 100 200 300",
        "000 100 010 110",
        "000 100 200 010",
        "000 100 200 110",
        "000 100 110 210",
        "000 100 010 001",
        "000 100 110 111",
        "000 010 110 111",
    )
)


@dataclass(frozen=True)
class Orientation:
    """A turned piece, pushed into the corner 000."""

    number: int
    piece: int
    cells: tuple[Cell, ...]

    @cached_property
    def size(self) -> Cell:
        x, y, z = (1 + max(cell[axis] for cell in self.cells) for axis in range(3))
        return x, y, z


@dataclass(frozen=True, slots=True)
class Placement:
    """A piece in one of its orientations, moved from the corner by `offset`; written as its four cells."""

    number: int
    orientation: Orientation
    offset: Cell
    mask: int

    @property
    def piece(self) -> int:
        return self.orientation.piece

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Placement) and self.number == other.number

    def __hash__(self) -> int:
        return self.number

    def __reduce__(self) -> tuple[type[Placement] | object, ...]:
        return placement_of, (self.number,)

    def __str__(self) -> str:
        return " ".join(CELL_NAMES[cell] for cell in cells_in(self.mask))


def mask_of(cells: Iterable[Cell]) -> int:
    mask = 0
    for x, y, z in cells:
        mask |= 1 << (16 * x + 4 * y + z)
    return mask


def rotations() -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    """The 24 rotations of a body: axes exchanged and reversed, without mirror images."""
    for axes in permutations(range(3)):
        swaps = sum(axes[i] > axes[j] for i in range(3) for j in range(i + 1, 3))
        for signs in product((1, -1), repeat=3):
            if (-1) ** swaps * signs[0] * signs[1] * signs[2] == 1:
                yield axes, signs


def _orientations() -> Iterator[Orientation]:
    number = 0
    for piece, canonical in enumerate(CANONICAL):
        seen = set()
        for axes, signs in rotations():
            turned = [tuple(signs[i] * cell[axes[i]] for i in range(3)) for cell in canonical]
            low = [min(cell[i] for cell in turned) for i in range(3)]
            seen.add(tuple(sorted((x - low[0], y - low[1], z - low[2]) for x, y, z in turned)))
        for cells in sorted(seen):
            yield Orientation(number, piece, cells)
            number += 1


def _placements() -> Iterator[Placement]:
    number = 0
    for orientation in ORIENTATIONS:
        for x, y, z in product(*(range(SIDE + 1 - size) for size in orientation.size)):
            mask = mask_of((x + a, y + b, z + c) for a, b, c in orientation.cells)
            yield Placement(number, orientation, (x, y, z), mask)
            number += 1


ORIENTATIONS = tuple(_orientations())
PLACEMENTS = tuple(_placements())
"""All there are; a placement's number is its index here."""
BY_TEXT = {str(placement): placement for placement in PLACEMENTS}
BY_MASK = {placement.mask: placement for placement in PLACEMENTS}


def placement_of(number: int) -> Placement:
    return PLACEMENTS[number]


def parse(text: str) -> Placement:
    if text not in BY_TEXT:
        raise UnreadableMove(text)
    return BY_TEXT[text]
