"""Proves that a challenge has exactly one solution, and an order in which it can be built."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules.cube.pieces import PLACEMENTS, Placement
from ludogite.rules.cube.placement import gets_in
from ludogite.rules.cube.stability import Stand, stands
from ludogite.rules.cube.target import Challenge, Solution
from ludogite.search.cube_cover import Cover
from ludogite.search.cube_order import building_order

UNSOLVABLE = Message(QT_TRANSLATE_NOOP("search", "It has no solution."))


def flaw(
    challenge: Challenge, claimed: Solution | None = None, order: Sequence[Placement] | None = None
) -> Message | None:
    """What is wrong with the challenge, its solution as claimed or its building order, or None if all is proven."""
    found = list(islice(Cover(challenge).first_solutions(), 2))
    if not found:
        return UNSOLVABLE
    if len(found) > 1:
        return Message(QT_TRANSLATE_NOOP("search", "It has more than one solution."))
    if claimed is not None and claimed != found[0]:
        return Message(QT_TRANSLATE_NOOP("search", "The included solution is wrong."))
    given = [placement for placement, _ in challenge.given]
    if not stands(tuple(placement.mask for placement in given)):
        return Message(QT_TRANSLATE_NOOP("search", "The starting pieces don’t stay put."))
    rest = [PLACEMENTS[number] for numbers in found[0] for number in numbers if PLACEMENTS[number] not in given]
    if order is None and building_order(given, rest) is None:
        return Message(QT_TRANSLATE_NOOP("search", "No order was found in which it can be built."))
    if order is not None and not _builds(given, rest, order):
        return Message(QT_TRANSLATE_NOOP("search", "It cannot be built in the included order."))
    return None


def _builds(given: Sequence[Placement], rest: Sequence[Placement], order: Sequence[Placement]) -> bool:
    if sorted(each.number for each in order) != sorted(each.number for each in rest):
        return False
    masks = [placement.mask for placement in given]
    for placement in order:
        if not (gets_in(placement, sum(masks)) and Stand(tuple(sorted(masks))).holds(placement)):
            return False
        masks.append(placement.mask)
    return True
