"""Decides whether pieces stand: pushes at the corners of their contacts must carry every weight, force and torque.

That is a linear program over all pieces. Most questions are answered without it, exactly: a piece falls that nothing
holds on one side, or that would fall if all others were nailed down; a piece stands that rests on points from which
pushes go straight on to the wall. Only what is left is put to the program, whose answer is the smallest violation:
nothing if all stands, and never close to nothing if it does not (see GAP)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache
from math import lcm
from typing import TYPE_CHECKING, Final, TypeAlias

from ludogite.rules.cells import cells_in
from ludogite.rules.cube import exact
from ludogite.rules.cube.alone import Points, balances
from ludogite.rules.cube.contacts import (
    FLOORS,
    WALL,
    Contact,
    below,
    contacts_of,
    extremes,
    hull,
    load,
    wrench,
)
from ludogite.rules.cube.pieces import CELLS, Placement

if TYPE_CHECKING:
    from ludogite.rules.cube.program import Program

GAP: Final = (1e-7, 1e-3)
"""Violations below are rounding, those above are real: over 100,099 placements of random matches, what stood had none
at all and what fell 0.11 or more (./dev bench gap). In between, where none was ever seen, whole numbers decide."""

Velocity: TypeAlias = tuple[Fraction, ...]
"""How a body moves at first: along x, y and z at the corner 000, and around them."""


@dataclass(frozen=True)
class Fall:
    """Why a placement does not stand, and the motion with which it begins to fall, which proves it and can be shown.

    Bodies are numbered as in the stand, the new piece after them. `unheld` is the axis along which nothing holds it,
    `pushed` the body that it would push away; if both are None the piece tips over by itself."""

    motions: tuple[tuple[int, Velocity], ...]
    unheld: int | None = None
    pushed: int | None = None


class Stand:
    """Pieces that stand together, by their masks, and what would happen if one more were placed on free cells."""

    def __init__(self, bodies: tuple[int, ...]) -> None:
        self.bodies = bodies
        self.occupied = sum(bodies)

    def holds(self, placement: Placement) -> bool:
        """Whether everything still stands with this piece."""
        return self.unheld(placement.mask) is None and self._carries(placement)

    def fall(self, placement: Placement) -> Fall | None:
        """How it would fall, or None if all stands."""
        new, mask = len(self.bodies), placement.mask
        unheld = self.unheld(mask)
        if unheld is not None:
            return Fall(((new, tuple(Fraction(-(n == unheld)) for n in range(6))),), unheld=unheld)
        contacts = list(contacts_of(new, mask, self.bodies))
        if self._rests_firmly(placement, contacts):
            return None
        if self._falls_alone(placement, contacts):
            return Fall(((new, tuple(map(Fraction, self._motion_alone(mask, contacts)))),))
        violation, prices = self._program.violation(load(mask), contacts)
        return None if self._is_carried(mask, violation) else self._collapse(mask, contacts, prices)

    def _motion_alone(self, mask: int, contacts: Sequence[Contact]) -> Sequence[int]:
        """How the new piece falls though all others are nailed down."""
        columns = [
            [part if upper == len(self.bodies) else -part for part in wrench(axis, point)]
            for _, upper, axis, points in contacts
            for point in cells_in(extremes(points))
        ]
        motion = exact.solve(columns, load(mask))
        assert isinstance(motion, exact.Motion)
        return motion.velocity

    def unheld(self, mask: int) -> int | None:
        """The first axis along which there is neither wall nor piece below."""
        for axis in range(3):
            if not mask & FLOORS[axis] and not below(mask, axis) & self.occupied:
                return axis
        return None

    def _carries(self, placement: Placement) -> bool:
        contacts = list(contacts_of(len(self.bodies), placement.mask, self.bodies))
        if self._rests_firmly(placement, contacts):
            return True
        return not self._falls_alone(placement, contacts) and self.carries_as_a_whole(placement.mask)

    def _rests_firmly(self, placement: Placement, contacts: Sequence[Contact]) -> bool:
        return balances(placement, self._firm_points(contacts), (0, 0, 0))

    def _falls_alone(self, placement: Placement, contacts: Sequence[Contact]) -> bool:
        """Whether the new piece falls even if all others are nailed down."""
        return not balances(placement, *self._touched(contacts))

    def carries_as_a_whole(self, mask: int) -> bool:
        """Without short cuts, and whether or not the others stand without this piece."""
        contacts = list(contacts_of(len(self.bodies), mask, self.bodies))
        violation, _ = self._program.violation(load(mask), contacts)
        return self._is_carried(mask, violation)

    def _is_carried(self, mask: int, violation: float) -> bool:
        if GAP[0] < violation < GAP[1]:
            return isinstance(self._solve_exactly(mask), exact.Balance)
        return violation <= GAP[0]

    @cached_property
    def _contacts(self) -> list[Contact]:
        return [contact for n, body in enumerate(self.bodies) for contact in contacts_of(n, body, self.bodies[:n])]

    # What the new piece rests on

    @cached_property
    def _firm(self) -> tuple[list[int], ...]:
        """By axis and body, points at which any push towards the wall is passed straight on to it, whatever else goes
        on: those of the wall, those on firm points of others, and all that lies between such points of a body."""
        firm = tuple([0] * len(self.bodies) for _ in range(3))
        is_growing = True
        while is_growing:
            is_growing = False
            for lower, upper, axis, points in self._contacts:
                known = firm[axis]
                new = hull(known[upper] | (points if lower == WALL else points & known[lower]))
                if new != known[upper]:
                    known[upper] = new
                    is_growing = True
        return firm

    def _firm_points(self, contacts: Sequence[Contact]) -> Points:
        under, new = [0, 0, 0], len(self.bodies)
        for lower, upper, axis, points in contacts:
            if upper == new:
                under[axis] |= points if lower == WALL else points & self._firm[axis][lower]
        return under[0], under[1], under[2]

    def _touched(self, contacts: Sequence[Contact]) -> tuple[Points, Points]:
        """The points where the new piece rests on anything, and those where anything rests on it."""
        under, over, new = [0, 0, 0], [0, 0, 0], len(self.bodies)
        for _, upper, axis, points in contacts:
            side = under if upper == new else over
            side[axis] |= points
        return (under[0], under[1], under[2]), (over[0], over[1], over[2])

    # All pieces together

    @cached_property
    def _program(self) -> Program:
        from ludogite.rules.cube.program import Program  # a third of a second to import, and rarely needed

        return Program([load(body) for body in self.bodies], self._contacts)

    def _collapse(self, mask: int, contacts: Sequence[Contact], prices: Sequence[float]) -> Fall:
        """The motion that the program found (its prices), if it is exact when its fractions are made simple, or else a
        motion found in whole numbers."""
        velocity = [Fraction(-price).limit_denominator(1000) for price in prices]
        if not self._is_fall(velocity, mask):
            motion = self._solve_exactly(mask)
            assert isinstance(motion, exact.Motion)
            velocity = list(map(Fraction, motion.velocity))
        motions = [tuple(velocity[at : at + 6]) for at in range(0, len(velocity), 6)]
        touched = {contact.lower for contact in contacts} | {contact.upper for contact in contacts}
        others = [n for n in touched if n not in (WALL, len(self.bodies)) and any(motions[n])]
        pushed = max(others, key=lambda n: (_pace(motions[n], self.bodies[n]), -n))
        return Fall(tuple((n, motion) for n, motion in enumerate(motions) if any(motion)), pushed=pushed)

    def _is_fall(self, velocity: Sequence[Fraction], mask: int) -> bool:
        """Whether the motion goes through nothing and leads down; in whole numbers."""
        common = lcm(*(part.denominator for part in velocity))
        whole = [int(part * common) for part in velocity]
        motions = [whole[at : at + 6] for at in range(0, len(whole), 6)]
        loads = [load(body) for body in (*self.bodies, mask)]
        if sum(_product(motion, weight) for motion, weight in zip(motions, loads, strict=True)) >= 0:
            return False
        for lower, upper, axis, points in (*self._contacts, *contacts_of(len(self.bodies), mask, self.bodies)):
            below_it = [0] * 6 if lower == WALL else motions[lower]
            parting = [high - low for high, low in zip(motions[upper], below_it, strict=True)]
            if any(parting) and any(_product(parting, wrench(axis, k)) < 0 for k in cells_in(extremes(points))):
                return False
        return True

    def _solve_exactly(self, mask: int) -> exact.Balance | exact.Motion:
        loads, columns = self._columns(mask)
        return exact.solve(columns, loads)

    def _columns(self, mask: int) -> tuple[list[int], list[list[int]]]:
        """The program in whole numbers: what must be carried with the new piece, and what each push does."""
        bodies = (*self.bodies, mask)
        loads = [part for body in bodies for part in load(body)]
        columns = []
        for lower, upper, axis, points in (*self._contacts, *contacts_of(len(self.bodies), mask, self.bodies)):
            for point in cells_in(extremes(points)):
                column = [0] * len(loads)
                column[6 * upper : 6 * upper + 6] = wrench(axis, point)
                if lower != WALL:
                    column[6 * lower : 6 * lower + 6] = [-part for part in wrench(axis, point)]
                columns.append(column)
        return loads, columns


def stands(bodies: tuple[int, ...]) -> bool:
    """Whether these pieces stand, however they came together."""
    if not bodies:
        return True
    rest = Stand(bodies[:-1])
    return rest.carries_as_a_whole(bodies[-1])


@lru_cache(maxsize=256)
def stand_of(bodies: tuple[int, ...]) -> Stand:
    """The same stand for the same pieces, so that what it has found out is kept for a while."""
    return Stand(bodies)


def _product(motion: Sequence[int], force: Sequence[int]) -> int:
    """The work that a force does on a motion."""
    return sum(v * f for v, f in zip(motion, force, strict=True))


def _pace(velocity: Velocity, body: int) -> Fraction:
    """How fast the middle of a body moves, squared."""
    x, y, z = (Fraction(sum(2 * CELLS[cell][axis] + 1 for cell in cells_in(body)), 8) for axis in range(3))
    along, (a, b, c) = velocity[:3], velocity[3:]
    turning = (b * z - c * y, c * x - a * z, a * y - b * x)
    return sum(((v + w) ** 2 for v, w in zip(along, turning, strict=True)), Fraction(0))
