"""The random player: any legal move, by the seed. It plays every game that has no player of its own yet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.players import Opinion, Progress
from ludogite.players.why import NOTHING, Why
from ludogite.rules import draw
from ludogite.rules.game import Move, State

LEVELS = ("random",)
REVIEW = None


def rank(
    view: State[Any], level: str, seed: int, effort: int | None = None, progress: Progress | None = None
) -> list[Opinion]:
    moves = list(view.legal_moves())
    first = draw.below(max(1, len(moves)), seed, "move")
    reason = Message(QT_TRANSLATE_NOOP("players", "As good as any other."))
    return [Opinion((move,), {"value": 0}, reason) for move in moves[first:] + moves[:first]]


def why(view: State[Any], plan: Sequence[Move]) -> Why:
    return NOTHING
