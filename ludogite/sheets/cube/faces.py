"""The three upper faces of the cube as squares to paint, of a position or of the target of a challenge."""

from __future__ import annotations

from functools import lru_cache

from ludogite.rules.cells import cells_in
from ludogite.rules.cube.challenge import Attempt
from ludogite.rules.cube.contacts import ROOFS, STEPS
from ludogite.rules.cube.faces import outermost
from ludogite.rules.cube.match import RED, YELLOW, Position
from ludogite.rules.cube.pieces import CELLS, SIDE
from ludogite.rules.cube.target import Challenge, squares
from ludogite.sheets.cube.flat import Shown, Sides
from ludogite.sheets.cube.projection import Side

LETTERS = "RY"


def upper_sides() -> list[Side]:
    """The 48 squares of the whole cube."""
    return [(axis, cell) for axis in range(3) for cell in cells_in(ROOFS[axis])]


def shown_by(state: Position | Attempt) -> dict[Side, Shown | None]:
    """Each of the 48 squares shows the outermost cell of its column, or only one that lies in the face itself, as the
    rules of a match want it."""
    if isinstance(state, Position):
        seen = state.seen
    else:
        seen = outermost(state.occupied, 0), outermost(state.occupied, 1), outermost(state.occupied, 2)
    owners = {cell: n for n, (placement, _) in enumerate(state.bodies) for cell in cells_in(placement.mask)}
    sides: dict[Side, Shown | None] = dict.fromkeys(upper_sides())
    for axis, mask in enumerate(seen):
        for cell in cells_in(mask):
            roof = cell + (SIDE - 1 - CELLS[cell][axis]) * STEPS[axis]
            colour = RED if state.colours[RED] >> cell & 1 else YELLOW
            sides[axis, roof] = Shown(cell, colour, owners[cell])
    return sides


@lru_cache(maxsize=64)
def target_of(challenge: Challenge) -> Sides:
    """Each square of the object and what it must show. Where the challenge tells no pieces, all of one colour are one:
    their seams would betray the solution. All half cubes would look alike then; so theirs show the given pieces."""
    given = {cell: str(placement) for placement, _ in challenge.given for cell in cells_in(placement.mask)}
    sides = {}
    for axis, face in enumerate(challenge.faces):
        pieces: dict[int, str] = given if challenge.is_half else {}
        if challenge.lines:
            pieces = dict(squares(challenge.lines[axis], axis, challenge.object))
        for cell, letter in squares(face, axis, challenge.object):
            sides[axis, cell] = Shown(cell, LETTERS.index(letter), (letter, pieces.get(cell)))
    return sides


def size_of(challenge: Challenge) -> tuple[int, int, int]:
    """The number of cells of the object along each axis."""
    return SIDE, SIDE, layers_of(challenge)


def layers_of(challenge: Challenge) -> int:
    return 2 if challenge.is_half else SIDE
