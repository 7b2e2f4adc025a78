"""Makes challenges: an object packed at random, and a start or lines so that it is the only solution, can be built, and
is as hard as its level asks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import count, islice

import numpy as np

from ludogite.rules import draw
from ludogite.rules.cells import cells_in
from ludogite.rules.cube.contacts import ACROSS, FULL
from ludogite.rules.cube.faces import drawn, outermost
from ludogite.rules.cube.pieces import AXES, CELLS, PLACEMENTS, SIDE, Placement
from ludogite.rules.cube.placement import gets_in
from ludogite.rules.cube.stability import Stand
from ludogite.rules.cube.target import HALF, HALF_LEVELS, Challenge, Face, Faces
from ludogite.search.cube_cover import FEW, Cover, Progress, Solution, Survey, survey
from ludogite.search.cube_order import building_order

EFFORTS: Mapping[str, range] = {
    "starter": range(8, 31),
    "junior": range(31, 91),
    "expert": range(91, 191),
    "master": range(191, 421),
    "wizard": range(421, 20_000),
}
"""How hard the challenges of a level are; see `effort`."""
MOST_GIVEN = {"starter": 6, "junior": 4, "expert": 8, "master": 6, "wizard": 4}
"""A packing that is still not the only one with so many pieces given would become too easy."""
WITNESSES = 50
"""How many other solutions are looked at to choose what to give."""
LINES_OFTEN = 0.25
"""How often the maker begins with nothing and lines, rather than with given pieces."""
BLANK: Face = ("....",) * 4
LETTERS = "ABCDEFGHIJKLMNOP"


@dataclass(frozen=True)
class Made:
    challenge: Challenge
    solution: Solution
    order: tuple[Placement, ...]
    effort: int


def effort(challenge: Challenge, found: Survey) -> int:
    """What it takes a person: at each step to look through the pieces that are left for the place where fewest fit, and
    to try those that do, with all that follows from each until it is seen to be wrong."""
    pieces = 8 * len(challenge.colours) - len(challenge.given)
    return pieces * (pieces + 1) // 2 + found.trials


def make(level: str, seed: int, progress: Progress | None = None, lines: bool | None = None) -> Made:
    """The challenge of this level with this number; with or without lines, if that is asked for."""
    for attempt in count():
        rng = np.random.default_rng(draw.number(seed, f"challenge {level}", attempt))
        has_lines = lines if lines is not None else level != "starter" and rng.random() < LINES_OFTEN
        solution = _blank(level in HALF_LEVELS).wander(rng)
        assert solution is not None
        made = list(_made(level, solution, has_lines))
        if made:
            return made[int(rng.integers(len(made)))]
        if progress:
            progress(1 - 1 / (attempt + 2))
    raise AssertionError("attempts never end")


@cache
def _blank(is_half: bool) -> Cover:
    """Any packing of the object."""
    return Cover(Challenge("starter" if is_half else "expert", "", ((), ()), (BLANK, BLANK, BLANK)))


def _made(level: str, solution: Solution, has_lines: bool) -> Iterator[Made]:
    """The challenges of this level with this solution: with fewest pieces given, and with more."""
    object = HALF if level in HALF_LEVELS else FULL
    lines = _lines(solution, object) if has_lines else None
    whole = Challenge(level, "", ((), ()), _faces(solution, object), lines)
    pieces = [PLACEMENTS[number] for placed in solution for number in placed]
    for given in [[]] if has_lines else _starts(whole, solution, pieces):
        challenge = replace(whole, start=_start(solution, given))
        if has_lines and Cover(challenge).count(limit=2) != 1:
            return
        hardness = effort(challenge, survey(challenge, solution))
        if hardness < EFFORTS[level][0]:
            return
        if hardness in EFFORTS[level]:
            order = building_order(given, [piece for piece in pieces if piece not in given])
            if order is not None:
                yield Made(challenge, solution, order, hardness)


def _starts(whole: Challenge, solution: Solution, pieces: list[Placement]) -> Iterator[list[Placement]]:
    """Starts that stand and leave one solution, each with a piece more than the one before. As long as there are other
    solutions, a piece is given that most of them do not have."""
    given: list[Placement] = []
    others: list[Solution] = []
    is_unique = False
    while len(given) < len(pieces) - 1:
        if not is_unique:
            solutions = Cover(replace(whole, start=_start(solution, given))).solutions(FEW)
            others = [other for other in islice(solutions, WITNESSES) if other != solution]
            is_unique = not others
        if is_unique and given:
            yield given
        elif len(given) == MOST_GIVEN[whole.level]:
            return
        added = _next_given(given, pieces, others)
        if added is None:
            return
        given = [*given, added]


def _next_given(given: list[Placement], pieces: list[Placement], others: list[Solution]) -> Placement | None:
    """Of the pieces that get in and stand upon those given, one that most of the other solutions lack."""
    masks = tuple(sorted(placement.mask for placement in given))
    stand, occupied = Stand(masks), sum(masks)
    has = Counter(number for other in others for numbers in other for number in numbers)
    left = sorted((piece for piece in pieces if piece not in given), key=lambda piece: has[piece.number])
    return next((piece for piece in left if stand.holds(piece) and gets_in(piece, occupied)), None)


def _start(solution: Solution, given: Sequence[Placement]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    numbers = {placement.number for placement in given}
    red, yellow = (tuple(number for number in placed if number in numbers) for placed in solution)
    return red, yellow


def _faces(solution: Solution, object: int) -> Faces:
    colours = [sum(PLACEMENTS[number].mask for number in numbers) for numbers in solution]
    faces = drawn(colours, [outermost(object, axis) for axis in range(3)])
    x, y, z = ((face[0], face[1], face[2], face[3]) for face in (faces[axis] for axis in AXES))
    return x, y, z


def _lines(solution: Solution, object: int) -> Faces:
    numbers = [number for placed in solution for number in placed]
    letter = {cell: LETTERS[n] for n, number in enumerate(numbers) for cell in cells_in(PLACEMENTS[number].mask)}
    x, y, z = (_lettered(letter, object, axis) for axis in range(3))
    return x, y, z


def _lettered(letter: Mapping[int, str], object: int, axis: int) -> Face:
    rows = [["."] * SIDE for _ in range(SIDE)]
    for cell in cells_in(outermost(object, axis)):
        column, row = (CELLS[cell][other] for other in ACROSS[axis])
        rows[row][column] = letter[cell]
    a, b, c, d = ("".join(row) for row in rows)
    return a, b, c, d
