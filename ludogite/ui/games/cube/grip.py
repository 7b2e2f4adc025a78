"""The piece in a player's hand: which one, which way round, over which square, and the places it could have there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from ludogite.rules.cells import cells_in
from ludogite.rules.cube.contacts import STEPS
from ludogite.rules.cube.pieces import LETTERS, PLACEMENTS, Orientation, Placement
from ludogite.rules.cube.stability import Stand
from ludogite.ui.games.cube.scene import Spot
from ludogite.ui.games.cube.turning import UNTURNED, turned, turns_between

Judge: TypeAlias = Callable[[Placement], bool]

_OF_PIECE = tuple([each for each in PLACEMENTS if each.piece == piece] for piece in range(len(LETTERS)))


@dataclass(frozen=True)
class BuildSpace:
    """Where a piece may be tried: within the object, on free cells; against something on all three sides, unless hands
    hold what floats."""

    stand: Stand
    region: int
    has_hands: bool = False

    def places(self, piece: int) -> list[Placement]:
        """What rests comes before what floats."""
        taken = self.stand.occupied | ~self.region
        free = [each for each in _OF_PIECE[piece] if not each.mask & taken]
        resting = [each for each in free if self.stand.unheld(each.mask) is None]
        return list(dict.fromkeys(resting + free)) if self.has_hands else resting


class Grip:
    """Nothing here decides what is legal: with a judge, what it allows is offered first."""

    def __init__(self) -> None:
        self.held: tuple[int, int] | None = None
        """Colour and piece."""
        self.spot: Spot | None = None
        self._cell: int | None = None
        """What all offers cover; None if they lie anywhere."""
        self.offers: list[Placement] = []
        self._at = 0
        self._ways: dict[tuple[int, int], Orientation] = {}

    @property
    def offered(self) -> Placement | None:
        return self.offers[self._at] if self.offers else None

    def way(self, colour: int, piece: int) -> Orientation:
        """As it was last turned; so it lies in the tray."""
        return self._ways.get((colour, piece), UNTURNED[piece])

    def take(self, colour: int, piece: int) -> None:
        self.let_go()
        self.held = colour, piece

    def let_go(self) -> None:
        self.held, self.spot, self._cell = None, None, None
        self._offer([])

    def aim(self, spot: Spot | None, room: BuildSpace, judge: Judge | None) -> None:
        """Over another square: all places that cover the cell before it, the nearest to how the piece is held first."""
        self.spot, self._cell = spot, spot.before if spot else None
        self._offer([] if self._cell is None else self._around(self._cell, room, judge))

    def show_all(self, room: BuildSpace, judge: Judge) -> None:
        """Wherever it may go, one after another; asked again, the next one."""
        if self.held is None:
            return
        allowed = [each for each in room.places(self.held[1]) if judge(each)]
        if self.offers and set(allowed) == set(self.offers):
            self.cycle(1)
        else:
            self.spot, self._cell = None, None
            self._offer(self._sorted(allowed, None))

    def put(self, placement: Placement, room: BuildSpace, judge: Judge | None, cell: int | None = None) -> None:
        """Just there. From there it can be turned on, over the cell or else over its first."""
        assert self.held is not None
        self._ways[self.held] = placement.orientation
        self.spot, self._cell = None, next(cells_in(placement.mask)) if cell is None else cell
        self._offer(self._around(self._cell, room, judge))
        self._at = self.offers.index(placement)

    def cycle(self, step: int) -> None:
        if self.offers:
            self._at = (self._at + step) % len(self.offers)
            self._remember()

    def turn(self, axis: int, way: int) -> bool:
        """A quarter turn, or as many as it takes until there is a place for it here. Whether there is one."""
        if self.held is None:
            return False
        now = self.offered.orientation if self.offered else self.way(*self.held)
        for quarters in (1, 2, 3):
            orientation = turned(now, axis, way * quarters)
            fitting = [n for n, each in enumerate(self.offers) if each.orientation == orientation]
            if fitting and orientation != now:
                self._at = fitting[0]
                self._remember()
                return True
        if not self.offers:
            self._ways[self.held] = turned(now, axis, way)
        return not self.offers

    def shift(self, axis: int, way: int, room: BuildSpace, judge: Judge | None) -> bool:
        """Along an axis to the next place for the piece as it is turned. Whether there is one."""
        here = self.offered
        if self.held is None or here is None:
            return False
        ahead = [
            each
            for each in room.places(self.held[1])
            if each.orientation == here.orientation and (each.offset[axis] - here.offset[axis]) * way > 0
        ]
        if not ahead:
            return False

        def detour(each: Placement) -> tuple[int, int]:
            aside = sum(abs(each.offset[n] - here.offset[n]) for n in range(3) if n != axis)
            return aside, abs(each.offset[axis] - here.offset[axis])

        there = min(ahead, key=detour)
        step = sum((there.offset[n] - here.offset[n]) * STEPS[n] for n in range(3))
        self.put(there, room, judge, None if self._cell is None else self._cell + step)
        return True

    def _around(self, cell: int, room: BuildSpace, judge: Judge | None) -> list[Placement]:
        if self.held is None:
            return []
        return self._sorted([each for each in room.places(self.held[1]) if each.mask >> cell & 1], judge)

    def _sorted(self, places: list[Placement], judge: Judge | None) -> list[Placement]:
        assert self.held is not None
        way = self.way(*self.held)
        return sorted(
            places, key=lambda each: (judge is not None and not judge(each), turns_between(way, each.orientation))
        )

    def _offer(self, places: list[Placement]) -> None:
        self.offers, self._at = places, 0

    def _remember(self) -> None:
        """A piece that was turned stays turned, in the hand and in the tray."""
        if self.held is not None and self.offered is not None:
            self._ways[self.held] = self.offered.orientation
