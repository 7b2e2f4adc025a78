"""Counts move sequences, to compare rules with known numbers."""

from __future__ import annotations

from typing import Any

from ludogite.rules.game import State


def perft(state: State[Any], depth: int) -> int:
    """The number of move sequences of this length; a finished game has no continuation."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(state.legal_moves())
    return sum(perft(state.after(move), depth - 1) for move in state.legal_moves())
