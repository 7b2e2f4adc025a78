"""The computer player of Peek: it peeks once, and then is done."""

from __future__ import annotations

from collections.abc import Sequence

from ludogite.message import Message, Source
from ludogite.players import Opinion, Progress
from ludogite.players.why import NOTHING, Why
from ludogite.rules.game import Move
from tests.peek.rules import Peek, Word

LEVELS = ("easy", "hard")
REVIEW = None


def rank(
    view: Peek, level: str, seed: int, effort: int | None = None, progress: Progress | None = None
) -> list[Opinion]:
    first = Word("peek") if level == "hard" and Word("peek") in view.legal_moves() else Word("done")
    others = [move for move in view.legal_moves() if move != first]
    reason = Message(Source("tests", "It cannot be wrong."))
    return [Opinion((move,), {"value": -n}, reason) for n, move in enumerate((first, *others))]


def why(view: Peek, plan: Sequence[Move]) -> Why:
    return NOTHING
