"""The words of Peek."""

from __future__ import annotations

from typing import Any

from ludogite.message import Message, Source
from ludogite.rules.game import Move, State


def move_name(state: State[Any], move: Move) -> Message:
    return Message(Source("tests", "“{word}”"), word=str(move))


def seat_name(seat: int) -> Message:
    return Message(Source("tests", "hat {n}"), n=seat + 1)


def seat_summary(state: State[Any], seat: int) -> Message:
    return Message(Source("tests", "points: {n}"), n=(state.scores or ())[seat])
