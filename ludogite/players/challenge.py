"""Helps with a challenge: says whether it can still be solved, what to place next and why, or what to take back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from ludogite.content.challenges import shipped
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.players import Opinion, Progress
from ludogite.players.cube_reasons import seen_at
from ludogite.players.why import NOTHING, Pointer, Why
from ludogite.rules.cube.challenge import Attempt, Place, Take
from ludogite.rules.cube.match import COLOUR_NAMES, THE_PIECES
from ludogite.rules.cube.pieces import PLACEMENTS, Placement
from ludogite.rules.cube.target import Challenge, Solution
from ludogite.rules.game import Move, State
from ludogite.search.cube_cover import Cover
from ludogite.search.cube_order import building_order

LEVELS = ("perfect",)
REVIEW = None
SCAFFOLDS = 40
"""How many placements are tried, at most, to hold others while wrong pieces are taken out."""


def rank(
    view: State[Any], level: str, seed: int, effort: int | None = None, progress: Progress | None = None
) -> list[Opinion]:
    """The next step first, then other moves that lead to the solution, then those that do not."""
    assert isinstance(view, Attempt)
    if view.to_move is None:
        return []
    helper = _Helper(view)
    step = helper.step()
    if step is None:
        return [Opinion((move,), {"value": 0}, helper.no_step) for move in view.legal_moves()]
    others = [move for move in view.legal_moves() if move != step[0]]
    on = Message(QT_TRANSLATE_NOOP("players", "This works."))
    off = Message(QT_TRANSLATE_NOOP("players", "This doesn’t lead to the solution."))
    right = [move for move in others if helper.is_right(move)]
    wrong = [move for move in others if not helper.is_right(move)]
    return [
        Opinion((step[0],), {"value": 1}, step[1]),
        *(Opinion((move,), {"value": 1}, on) for move in right),
        *(Opinion((move,), {"value": 0}, off) for move in wrong),
    ]


def why(view: State[Any], plan: Sequence[Move]) -> Why:
    assert isinstance(view, Attempt)
    helper, move = _Helper(view), plan[0]
    step = helper.step()
    if step is None or step[0] != move:
        return NOTHING
    if isinstance(move, Place) and move in helper.places:
        return _why_build(view, move) if view.has_gravity else _why_fill(helper, move)
    return _why_take(helper, move)


def _why_take(helper: _Helper, move: Place | Take) -> Why:
    if helper.is_possible:
        early = Message(
            QT_TRANSLATE_NOOP("players", "The other pieces no longer get in: something must come out first.")
        )
        return Why(Pointer(early))
    lost = Message(QT_TRANSLATE_NOOP("players", "From here there is no solution: something must come out."))
    piece = seen_at(move.placement.mask, helper.view.occupied)
    if isinstance(move, Place) or not piece or not is_possible(helper.view.after(move)):
        return Why(Pointer(lost))
    without = Message(QT_TRANSLATE_NOOP("players", "Without this piece there is a solution again."))
    return Why(Pointer(lost), Pointer(without, piece))


def _why_build(view: Attempt, place: Place) -> Why:
    """With gravity: where the next piece gets in."""
    here = Message(QT_TRANSLATE_NOOP("players", "Look here: a piece of the solution can go in now."))
    piece = QT_TRANSLATE_NOOP("players", "It is {piece}: it goes in now and stays put.")
    what = Message(piece, piece=_piece(place))
    covered = seen_at(place.placement.mask, view.occupied)
    return Why(Pointer(here, covered), Pointer(what, covered))


def _why_fill(helper: _Helper, place: Place) -> Why:
    """Without gravity: where there is least choice."""
    cell, _, numbers = Cover(helper.here).tightest()
    occupied, ways = helper.view.occupied, len(set(numbers))
    if cell is None:
        left = QT_TRANSLATE_NOOP("players", "Look at {piece}: %n way(s) left to place it.", None, 0)
        where = Pointer(Message(left, piece=_piece(place), n=ways))
        only = QT_TRANSLATE_NOOP("players", "It fits only like this.")
    else:
        fill = QT_TRANSLATE_NOOP("players", "Look at this gap: %n way(s) left to fill it.", None, 0)
        where = Pointer(Message(fill, n=ways), seen_at(1 << cell, occupied))
        only = QT_TRANSLATE_NOOP("players", "Only one piece fits there, and only like this.")
    works = QT_TRANSLATE_NOOP("players", "Only one of these ways works: it covers these squares.")
    what = Pointer(Message(only if ways == 1 else works), seen_at(place.placement.mask, occupied))
    is_seen = cell is None or bool(where.cells)
    return Why(where if is_seen else None, what if what.cells else None)


def _piece(place: Place) -> Message:
    return Message(THE_PIECES[place.placement.piece], colour=COLOUR_NAMES[place.colour])


def is_possible(view: Attempt, progress: Progress | None = None) -> bool:
    """Whether what is placed can still become the solution."""
    return Cover(_as_it_stands(view)).count(limit=1) == 1


def solution_steps(challenge: Challenge, progress: Progress | None = None) -> tuple[Place, ...]:
    """The solution piece by piece, from the start on, if possible in an order in which each gets in and stands."""
    known = next((each for each in shipped() if each.challenge == challenge), None)
    solution = known.solution if known else next(Cover(challenge).first_solutions(), ((), ()))
    colours = {PLACEMENTS[number]: colour for colour, numbers in enumerate(solution) for number in numbers}
    given = [placement for placement, _ in challenge.given]
    left = sorted((each for each in colours if each not in given), key=lambda each: sum(each.offset))
    order = known.order if known else building_order(given, left) or left
    return tuple(Place(colours[placement], placement) for placement in order)


def _as_it_stands(view: Attempt) -> Challenge:
    """The challenge as if all that is placed had been given."""
    red, yellow = (
        tuple(placement.number for placement, colour in view.bodies if colour == which) for which in range(2)
    )
    return replace(view.challenge, start=(red, yellow))


class _Helper:
    def __init__(self, view: Attempt) -> None:
        self.view, self.here = view, _as_it_stands(view)
        self.solution: Solution | None = next(Cover(self.here).first_solutions(), None)
        self.is_possible = self.solution is not None
        if self.solution is None:
            self.solution = next(Cover(view.challenge).first_solutions(), None)
        self.places = {
            Place(colour, PLACEMENTS[number])
            for colour, numbers in enumerate(self.solution or ())
            for number in numbers
        }

    @property
    def no_step(self) -> Message:
        """Why there is no next step."""
        if self.solution is None:
            return Message(QT_TRANSLATE_NOOP("players", "This challenge has no solution."))
        return Message(QT_TRANSLATE_NOOP("players", "The pieces lock each other: undo some moves."))

    def is_right(self, move: Place | Take, view: Attempt | None = None) -> bool:
        """A piece is rightly placed where the solution has it, and rightly taken back where it has not."""
        if isinstance(move, Place):
            return move in self.places
        colour = int(move.placement.number in (view or self.view).placed[1])
        return Place(colour, move.placement) not in self.places

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
        cell, piece, numbers = Cover(self.here).tightest()
        place = next(place for place in self._left() if place.placement.number in numbers)
        if cell is None:
            assert piece is not None
            if len(numbers) == 1:
                only = QT_TRANSLATE_NOOP("players", "There is no other place for it.")
                return place, Message(only)
            few = QT_TRANSLATE_NOOP("players", "It has {n} places: only this one works.")
            return place, Message(few, n=len(numbers))
        if len(numbers) == 1:
            only = QT_TRANSLATE_NOOP("players", "Nothing else can fill this gap.")
            return place, Message(only)
        few = QT_TRANSLATE_NOOP("players", "{n} ways to fill this gap: only this one works.")
        return place, Message(few, n=len(numbers))

    def _build_on(self) -> tuple[Place | Take, Message] | None:
        """The next piece that gets in and stands; or, if the rest cannot be built any more, a piece to take back."""
        left = self._left()
        order = building_order([body for body, _ in self.view.bodies], [place.placement for place in left])
        if order:
            place = next(place for place in left if place.placement == order[0])
            return place, Message(QT_TRANSLATE_NOOP("players", "It fits now and stays put; the rest can follow."))
        early = Message(QT_TRANSLATE_NOOP("players", "It is right, but too early: other pieces go in first."))
        takes = self._takes()
        for take in takes:
            bodies = [body for body, _ in self.view.bodies if body != take.placement]
            if building_order(bodies, [*(place.placement for place in left), take.placement]):
                return take, early
        return (takes[0], early) if takes else None

    def _take_back(self) -> tuple[Place | Take, Message] | None:
        """The first move towards having no wrong piece; if possible a piece without which there is a solution."""
        for take in self._takes():
            if self.is_right(take) and is_possible(self.view.after(take)):
                why = QT_TRANSLATE_NOOP("players", "Remove this piece to make it solvable.")
                return take, Message(why)
        take_first = _Clearing(self).first_take(self.view)
        if take_first is not None:
            if self.is_right(take_first):
                why = QT_TRANSLATE_NOOP("players", "This piece doesn’t belong there, and it isn’t the only one.")
                return take_first, Message(why)
            return take_first, Message(QT_TRANSLATE_NOOP("players", "It blocks a piece that must come out."))
        for move in self.view.legal_moves()[:SCAFFOLDS]:
            if isinstance(move, Place) and _Clearing(self).first_take(self.view.after(move), but_not=move.placement):
                return move, Message(
                    QT_TRANSLATE_NOOP("players", "It holds the others while you take the wrong ones out.")
                )
        return None

    def _takes(self) -> Sequence[Take]:
        return takes_of(self.view)


class _Clearing:
    """Looks for pieces to take back, one after another, until no wrong one is left; also right ones that block them."""

    TRIES = 60

    def __init__(self, helper: _Helper) -> None:
        self.helper = helper
        self.seen: set[tuple[tuple[int, ...], tuple[int, ...]]] = set()

    def first_take(self, view: Attempt, but_not: Placement | None = None) -> Take | None:
        """Wrong pieces first, and never the one that was just placed to hold others."""
        self.seen.add(view.placed)
        takes = sorted(takes_of(view), key=lambda take: not self.helper.is_right(take, view))
        return next((take for take in takes if take.placement != but_not and self._clears(view.after(take))), None)

    def _clears(self, view: Attempt) -> bool:
        if view.placed in self.seen or len(self.seen) > self.TRIES:
            return False
        own = [PLACEMENTS[number] for numbers in view.placed for number in numbers]
        return not any(self.helper.is_right(Take(each), view) for each in own) or self.first_take(view) is not None


def takes_of(view: Attempt) -> list[Take]:
    """What can be taken back, the highest first."""
    own = [PLACEMENTS[number] for numbers in view.placed for number in numbers]
    takes = [Take(placement) for placement in sorted(own, key=lambda placement: -sum(placement.offset))]
    return [take for take in takes if view.objection(take) is None]
