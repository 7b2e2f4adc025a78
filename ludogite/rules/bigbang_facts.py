"""What a match of Big Bang tells besides its result: the bonuses that each player took, forgot, and claimed."""

from __future__ import annotations

from collections.abc import Mapping

from ludogite.rules.bigbang import Boards, Bonus, Claim, Done, Move

TAKEN, FORGOTTEN, CLAIMED = "taken", "forgotten", "claimed"


def count(state: Boards, move: Move) -> Mapping[str, int]:
    """A bonus is forgotten whenever a turn ends without it; in assisted play it never is."""
    match move:
        case Bonus():
            return {TAKEN: 1}
        case Claim():
            return {CLAIMED: 1}
        case Done() if not state.is_assisted and state.bonuses:
            return {FORGOTTEN: len(state.bonuses)}
    return {}
