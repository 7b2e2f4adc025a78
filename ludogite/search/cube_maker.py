"""Makes challenges. An object is packed at random; then pieces are fixed, or lines are drawn, until the packing is the
only solution. What cannot be built, or is not as hard as the level asks, is thrown away."""

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
from ludogite.rules.cube.target import HALF, HALF_LEVELS, Challenge, Face, Faces, Solution
from ludogite.search.cube_cover import CHUNK, Cover, Progress
from ludogite.search.cube_order import building_order

EFFORTS: Mapping[str, range] = {
    "starter": range(5, 16),
    "junior": range(16, 40),
    "expert": range(40, 70),
    "master": range(70, 125),
    "wizard": range(125, 20_000),
}
"""How hard the challenges of a level are; see `effort`."""
MOST_GIVEN = {"starter": 6, "junior": 4, "expert": 6, "master": 5, "wizard": 4}
"""A packing that needs more given pieces to be unique would be too easy."""
FEWEST_GIVEN = 2
"""With fewer given pieces there are always other solutions."""
WITNESSES = 12
"""How many other solutions are compared to choose the next piece to fix."""
LINES_OFTEN = {"starter": 0.0, "junior": 0.3, "expert": 0.2, "master": 0.1, "wizard": 0.05}
"""How often the maker draws lines and gives no pieces. Rarely in the levels where lines are seldom hard enough."""
BLANK: Face = ("....",) * 4
LETTERS = "ABCDEFGHIJKLMNOP"


@dataclass(frozen=True)
class Survey:
    """How much work it is to find the solution by looking where there are fewest candidates and trying them all."""

    trials: int
    """Placements that are tried, right and wrong."""
    forced: int
    """Steps towards the solution that leave no choice."""
    wrong: int
    """Wrong candidates at the steps towards the solution."""
    depth: int
    """How many placements it takes at most to see that a wrong one was wrong."""


def survey(challenge: Challenge, solution: Solution) -> Survey:
    """How hard it is to find the one solution by trying what has fewest candidates."""
    cover, placed = Cover(challenge), np.array([*solution[0], *solution[1]])
    trials = forced = wrong = depth = 0
    for nodes, parents, choices, _ in cover.steps(CHUNK, cover.options):
        trials += len(choices)
        right = np.isin(cover.numbers[nodes.path], placed)
        leads_on = right.all(axis=1)
        options = np.bincount(parents, minlength=len(nodes))[leads_on]
        forced += int((options == 1).sum())
        wrong += int((options - 1).sum())
        steps_astray = (~np.logical_and.accumulate(right, axis=1)).sum(axis=1)
        depth = max(depth, int(steps_astray.max(initial=0)) + 1)
    return Survey(trials, forced, wrong, depth)


@dataclass(frozen=True)
class Made:
    challenge: Challenge
    solution: Solution
    order: tuple[Placement, ...]
    effort: int


def effort(challenge: Challenge, found: Survey) -> int:
    """How hard a challenge is: the pieces that are left to place, and the placements that are tried by somebody who
    always looks where fewest fit."""
    return 8 * len(challenge.colours) - len(challenge.given) + found.trials


def make(level: str, seed: int, progress: Progress | None = None, lines: bool | None = None) -> Made:
    """The challenge of this level with this number; with or without lines, if that is asked for."""
    for attempt in count():
        rng = np.random.default_rng(draw.number(seed, f"challenge {level}", attempt))
        has_lines = lines if lines is not None else rng.random() < LINES_OFTEN[level]
        solution = _blank(level in HALF_LEVELS).wander(rng)
        assert solution is not None
        draft = _Draft(level, solution, has_lines)
        starts = list(draft.starts())
        for which in rng.permutation(len(starts)):
            if made := draft.built(*starts[which]):
                return made
        if progress:
            progress(1 - 1 / (attempt + 2))
    raise AssertionError("attempts never end")


@cache
def _blank(is_half: bool) -> Cover:
    """Any packing of the object."""
    return _far_sighted(Challenge("starter" if is_half else "expert", "", ((), ()), (BLANK, BLANK, BLANK)))


def _far_sighted(challenge: Challenge) -> Cover:
    """Looking ahead decides which solutions are found first, and so what is made of a seed."""
    cover = Cover(challenge)
    cover.look_ahead()
    return cover


class _Draft:
    """A packed object that may become a challenge."""

    def __init__(self, level: str, solution: Solution, has_lines: bool) -> None:
        object = HALF if level in HALF_LEVELS else FULL
        self.solution = solution
        self.pieces = [PLACEMENTS[number] for placed in solution for number in placed]
        lines = _lines(solution, object) if has_lines else None
        self.target = Challenge(level, "", ((), ()), target_of(solution, object), lines)
        self.seen = self.target.shown[0] | self.target.shown[1]

    def starts(self) -> Iterator[tuple[int, list[Placement]]]:
        """Starts of the right level, each with its effort. First as few pieces are given as make the solution unique;
        as long as that is too hard, another piece is given, the one that helps least."""
        wanted = EFFORTS[self.target.level]
        given = self._fewest_given()
        starts = [] if given is None else [(self._effort(given), given)]
        while starts:
            yield from (start for start in starts if start[0] in wanted)
            hardest, given = max(starts, key=lambda start: start[0])
            if hardest < wanted.stop:
                return
            starts = [(self._effort([*given, piece]), [*given, piece]) for piece in self._upon(given)]

    def built(self, hardness: int, given: list[Placement]) -> Made | None:
        order = building_order(given, [piece for piece in self.pieces if piece not in given])
        return Made(self._with(given), self.solution, order, hardness) if order is not None else None

    def _effort(self, given: list[Placement]) -> int:
        challenge = self._with(given)
        return effort(challenge, survey(challenge, self.solution))

    def _with(self, given: Sequence[Placement]) -> Challenge:
        numbers = {placement.number for placement in given}
        red, yellow = (tuple(number for number in placed if number in numbers) for placed in self.solution)
        return replace(self.target, start=(red, yellow))

    def _fewest_given(self) -> list[Placement] | None:
        """Fixes pieces until the solution is unique, each time the one that fewest other solutions have, in an order in
        which they stand. None if too many pieces would be needed."""
        given: list[Placement] = []
        others: list[Solution] = []
        while True:
            if self.target.lines or len(given) >= FEWEST_GIVEN:
                solutions = _far_sighted(self._with(given)).first_solutions()
                others = [other for other in islice(solutions, WITNESSES) if other != self.solution]
                if not others:
                    return given
            if self.target.lines or len(given) == MOST_GIVEN[self.target.level]:
                return None
            has = Counter(number for other in others for numbers in other for number in numbers)
            upon = self._upon(given)
            if not upon:
                return None
            # Pieces that are not seen come first: there the target helps least.
            given.append(min(upon, key=lambda piece: (has[piece.number], piece.mask & self.seen)))

    def _upon(self, given: list[Placement]) -> list[Placement]:
        """The other pieces that get in and stand upon those given."""
        masks = tuple(sorted(placement.mask for placement in given))
        stand, occupied = Stand(masks), sum(masks)
        left = [piece for piece in self.pieces if piece not in given]
        return [piece for piece in left if stand.holds(piece) and gets_in(piece, occupied)]


def target_of(solution: Solution, object: int) -> Faces:
    """What the solution shows."""
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
