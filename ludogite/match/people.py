"""People who have played here: each is an id, with a name, a colour and a sign of their own. No two have the same
name."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from ludogite.message import plain

Badge: TypeAlias = tuple[int, int]
"""A colour and a sign."""
COLOURS, SIGNS = 10, 40
"""So many colours and so many signs can be distinguished."""
LONGEST_NAME = 20
"""Letters of a name that is typed."""
LONGEST_SHOWN = 40
"""Of one that comes from a file."""


@dataclass(frozen=True)
class Person:
    name: str
    colour: int
    sign: int
    id: int | None = field(default=None, compare=False)
    """By which the store knows them, whatever they are called; None for somebody who is not stored."""


def plain_name(name: str) -> str:
    """A name from a file or a keyboard as it is kept and shown: in one line, and not without end."""
    return plain(name, LONGEST_SHOWN).strip()


def with_names(people: Sequence[Person], names: Iterable[str], stored: Iterable[Person] = ()) -> list[Person]:
    """Those who are remembered, then others who have only played under a name: with their badge, if they are stored;
    otherwise each gets one that is free. An empty name is nobody's."""
    known, others = list(people), {person.name: person for person in stored}
    for name in names:
        if not name or name in {person.name for person in known}:
            continue
        if name in others:
            known.append(others[name])
        else:
            badges = [(person.colour, person.sign) for person in known]
            known.append(Person(name, *free_badge(len(known), (), badges)))
    return known


def free_badge(first: int, seated: Collection[Badge], remembered: Collection[Badge]) -> Badge:
    """A badge that nobody at the table has; as far as that goes, nobody who is remembered either, and one that differs
    from those at the table in colour and in sign."""
    badges = [((first + n) % COLOURS, (first + n + shift) % SIGNS) for shift in range(SIGNS) for n in range(COLOURS)]
    free, known = (badge for badge in badges if badge not in seated), set(remembered)
    return min(free, key=lambda badge: (badge in known, are_alike(badge, seated)))


def are_alike(badge: Badge, others: Collection[Badge]) -> bool:
    """Whether it has the colour or the sign of one of them."""
    return any(colour == badge[0] or sign == badge[1] for colour, sign in others)


def next_badge(colour: int, sign: int) -> Badge:
    """The badge after this one; going on, every colour meets every sign."""
    return ((colour + 1) % COLOURS, sign) if colour + 1 < COLOURS else (0, (sign + 1) % SIGNS)
