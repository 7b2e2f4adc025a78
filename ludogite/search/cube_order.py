"""Finds an order in which an object can be built: each piece gets in, and everything stands all the time."""

from __future__ import annotations

from collections.abc import Sequence

from ludogite.rules.cube.pieces import Placement
from ludogite.rules.cube.placement import gets_in
from ludogite.rules.cube.stability import Stand

TRIES = 200
"""How many half-built objects are tried before giving up; objects that can be built seldom take a hundred."""


def building_order(given: Sequence[Placement], pieces: Sequence[Placement]) -> tuple[Placement, ...] | None:
    """The pieces in such an order, upon those given, which stand; or None if none was found."""
    return _Builder(given, pieces).build()


class _Builder:
    def __init__(self, given: Sequence[Placement], pieces: Sequence[Placement]) -> None:
        self.given = [placement.mask for placement in given]
        # Deep pieces come first: others rest on them, and others would shut them in.
        self.pieces = sorted(pieces, key=_height)
        self.hopeless: set[int] = set()
        self.tries = 0

    def build(self) -> tuple[Placement, ...] | None:
        order = self._complete([])
        return None if order is None else tuple(order)

    def _complete(self, built: list[Placement]) -> list[Placement] | None:
        if len(built) == len(self.pieces):
            return built
        masks = [*self.given, *(placement.mask for placement in built)]
        occupied = sum(masks)
        if occupied in self.hopeless or self.tries >= TRIES:
            return None
        self.tries += 1
        stand = Stand(tuple(sorted(masks)))
        for placement in self.pieces:
            if placement not in built and gets_in(placement, occupied) and stand.holds(placement):
                order = self._complete([*built, placement])
                if order is not None:
                    return order
        self.hopeless.add(occupied)
        return None


def _height(placement: Placement) -> int:
    return sum(sum(placement.offset[axis] + cell[axis] for axis in range(3)) for cell in placement.orientation.cells)
