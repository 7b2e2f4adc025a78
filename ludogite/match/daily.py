"""The roll of the day of Six Symbols: everybody who plays alone on a date is rolled the same.

A date has a seed, and the seed tells its date again: a match need not be marked to be known as one of a day."""

from __future__ import annotations

from datetime import date

from ludogite.rules import draw

DATES = 2**24
"""The end of the seed is the number of the day; whatever is before it is drawn."""


def seed_of(day: date) -> int:
    return draw.below(2**63, 0, f"symbols daily {day.isoformat()}") * DATES + day.toordinal()


def day_of(seed: int) -> date | None:
    """The date that has this seed, if one has."""
    number = seed % DATES
    if not 0 < number <= date.max.toordinal():
        return None
    day = date.fromordinal(number)
    return day if seed_of(day) == seed else None
