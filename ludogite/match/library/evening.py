"""Counts today's wins, across all games, of those who have played with each other."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, date, datetime, time

from ludogite.match.store.rows import Played


def beginning_of(day: date) -> str:
    """The first moment of somebody's day, as the store writes times."""
    return datetime.combine(day, time()).astimezone(UTC).isoformat(timespec="milliseconds")


def tally_with(name: str, matches: Iterable[Played]) -> dict[str, int]:
    """The wins of this person, and of those who were at a table with them, in the order in which they came; nothing if
    nobody was. `matches` are those of the day; branches do not count."""
    wins: dict[str, int] = {}
    for match in sorted(matches, key=lambda match: match.id):
        people = match.config.people
        if not match.is_over or match.config.branch or len(people) < 2 or name not in people or "" in people:
            continue
        for person in (name, *people):
            wins.setdefault(person, 0)
        seat = match.result.winner if match.result else None
        if seat is not None and match.config.seats[seat].is_person:
            wins[match.config.seats[seat].name] += 1
    return wins
