"""People who have played here: remembered by name, with a colour and a sign of their own."""

from __future__ import annotations

from dataclasses import dataclass

COLOURS = SIGNS = 6
"""So many colours, and so many signs, are told apart."""


@dataclass(frozen=True)
class Person:
    name: str
    colour: int
    sign: int


def next_badge(colour: int, sign: int) -> tuple[int, int]:
    """The badge after this one; going on, every colour meets every sign."""
    return ((colour + 1) % COLOURS, sign) if colour + 1 < COLOURS else (0, (sign + 1) % SIGNS)
