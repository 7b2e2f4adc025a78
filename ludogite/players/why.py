"""Why a move is advised, as values: what a hint shows before it shows the move. A step that would have nothing true to
say of this very position is left out."""

from __future__ import annotations

from dataclasses import dataclass

from ludogite.message import Message


@dataclass(frozen=True)
class Pointer:
    """A sentence that holds in the position, and the cells that it is about."""

    sentence: Message
    cells: tuple[tuple[str, ...], ...] = ()
    """Their names on the board of whoever is to move, in groups: each has one mark around it."""
    is_in_order: bool = False
    """Whether the groups follow each other, such as the tokens of a chain."""


@dataclass(frozen=True)
class Why:
    where: Pointer | None = None
    """Where to look."""
    what: Pointer | None = None
    """What is won there, or what threatens."""

    @property
    def steps(self) -> tuple[Pointer, ...]:
        return tuple(step for step in (self.where, self.what) if step)


NOTHING = Why()
