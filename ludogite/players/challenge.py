"""Helps with a challenge: whether it can still be solved, what to place next and why, or what to take back first."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.players import Opinion, Progress
from ludogite.rules.cube.challenge import Attempt, Place, Take
from ludogite.rules.cube.pieces import CELL_NAMES, PIECE_NAMES, PLACEMENTS, Placement
from ludogite.rules.cube.target import Challenge
from ludogite.rules.game import State
from ludogite.search.cube_cover import FEW, Cover, Solution
from ludogite.search.cube_order import building_order

LEVELS = ("perfect",)


def rank(
    view: State[Any], level: str, seed: int, effort: int | None = None, progress: Progress | None = None
) -> list[Opinion]:
    """The next step first, then whatever else leads on, then what does not."""
    assert isinstance(view, Attempt)
    if view.to_move is None:
        return []
    helper = _Helper(view)
    step = helper.step()
    first = [] if step is None else [Opinion((step[0],), {"value": 1}, step[1])]
    others = [move for move in view.legal_moves() if step is None or move != step[0]]
    on = Message(QT_TRANSLATE_NOOP("players", "It leads on."))
    off = Message(QT_TRANSLATE_NOOP("players", "It does not lead to the solution."))
    right = [move for move in others if helper.is_right(move)]
    wrong = [move for move in others if not helper.is_right(move)]
    return [
        *first,
        *(Opinion((move,), {"value": 1}, on) for move in right),
        *(Opinion((move,), {"value": 0}, off) for move in wrong),
    ]


def is_possible(view: Attempt) -> bool:
    """Whether what is placed can still become the solution."""
    return Cover(_as_it_stands(view)).count(limit=1) == 1


def _as_it_stands(view: Attempt) -> Challenge:
    """The challenge as if all that is placed had been given."""
    red, yellow = (
        tuple(placement.number for placement, colour in view.bodies if colour == which) for which in range(2)
    )
    return replace(view.challenge, start=(red, yellow))


class _Helper:
    def __init__(self, view: Attempt) -> None:
        self.view, self.here = view, _as_it_stands(view)
        self.solution: Solution | None = next(Cover(self.here).solutions(FEW), None)
        self.is_possible = self.solution is not None
        if self.solution is None:
            self.solution = next(Cover(view.challenge).solutions(FEW), None)
        self.places = {
            Place(colour, PLACEMENTS[number])
            for colour, numbers in enumerate(self.solution or ())
            for number in numbers
        }

    def is_right(self, move: Place | Take) -> bool:
        if isinstance(move, Place):
            return move in self.places
        return not any(move.placement == place.placement for place in self.places)

    def step(self) -> tuple[Place | Take, Message] | None:
        if self.solution is None:
            return None
        if not self.is_possible:
            return self._take_back()
        return self._build_on() if self.view.has_gravity else self._fill_on()

    def _left(self) -> list[Place]:
        return sorted((place for place in self.places if not place.placement.mask & self.view.occupied), key=str)

    def _fill_on(self) -> tuple[Place | Take, Message]:
        """The piece of the solution where there is least choice."""
        cell, piece, numbers = Cover(self.here, looks_ahead=False).tightest()
        place = next(place for place in self._left() if place.placement.number in numbers)
        if cell is None:
            assert piece is not None
            if len(numbers) == 1:
                only = QT_TRANSLATE_NOOP("players", "There is no other place for this piece: {piece}.")
                return place, Message(only, piece=PIECE_NAMES[piece])
            few = QT_TRANSLATE_NOOP("players", "Of {n} places for this piece only one leads to the end: {piece}.")
            return place, Message(few, n=len(numbers), piece=PIECE_NAMES[piece])
        if len(numbers) == 1:
            only = QT_TRANSLATE_NOOP("players", "Nothing else can fill {cell}.")
            return place, Message(only, cell=CELL_NAMES[cell])
        few = QT_TRANSLATE_NOOP("players", "Of {n} ways to fill {cell} only this one leads to the end.")
        return place, Message(few, n=len(numbers), cell=CELL_NAMES[cell])

    def _build_on(self) -> tuple[Place | Take, Message] | None:
        """The next piece that gets in and stands; if the rest cannot be built any more, what stands in its way."""
        left = self._left()
        order = building_order([body for body, _ in self.view.bodies], [place.placement for place in left])
        if order:
            place = next(place for place in left if place.placement == order[0])
            return place, Message(QT_TRANSLATE_NOOP("players", "It gets in now and stands, and the rest can follow."))
        for take in self._takes():
            bodies = [body for body, _ in self.view.bodies if body != take.placement]
            if building_order(bodies, [*(place.placement for place in left), take.placement]):
                return take, Message(
                    QT_TRANSLATE_NOOP("players", "It is right, but too early: others must come before it.")
                )
        return next(((take, _untangle()) for take in self._takes()), None)

    def _take_back(self) -> tuple[Place | Take, Message] | None:
        """A piece that is wrong, at best one without which all is well; or one that keeps such a piece in."""
        wrong = [take for take in self._takes() if self.is_right(take)]
        for take in wrong:
            if is_possible(self.view.after(take)):
                why = QT_TRANSLATE_NOOP("players", "With this piece there is no solution; without it there is.")
                return take, Message(why)
        if wrong:
            return wrong[0], Message(
                QT_TRANSLATE_NOOP("players", "This piece does not belong there; nor is it the only one.")
            )
        return next(((take, _untangle()) for take in self._takes()), None)

    def _takes(self) -> Sequence[Take]:
        """What can be taken back now, the highest first."""
        own = [PLACEMENTS[number] for numbers in self.view.placed for number in numbers]
        takes = [Take(placement) for placement in sorted(own, key=_depth)]
        return [take for take in takes if self.view.why_not(take) is None]


def _untangle() -> Message:
    return Message(QT_TRANSLATE_NOOP("players", "It keeps in a piece that must go."))


def _depth(placement: Placement) -> int:
    return -sum(placement.offset)
