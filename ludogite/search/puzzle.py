"""What makers of puzzles share: a puzzle is the beginning of a match, and what is to be found there."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ludogite.message import Message
from ludogite.rules.game import Move, Setup

LEVELS = ("easy", "medium", "hard")


@dataclass(frozen=True)
class Puzzle:
    goal: Message
    """What is to be done, in a sentence."""
    seats: int
    beginning: tuple[Move, ...]
    """The moves so far; the player is who is to move then."""
    solution: tuple[Move, ...]
    """How it goes on. What must be found are the moves up to the first one of another seat."""
    effort: int
    """How much there is to look at; each game counts it in its own way."""
    options: Mapping[str, object] = field(default_factory=dict)
    setup: Setup = field(default_factory=dict)
