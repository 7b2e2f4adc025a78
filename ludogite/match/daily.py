"""The match of the day: whoever plays a game alone on a date has the same seed, and so the same dice.

The seed is made of the game's id and the date, and the date can be read from it: nothing else marks such a match. The
shelf says which games have a match of the day (`Game.has_daily`)."""

from __future__ import annotations

from datetime import date

from ludogite.rules import draw

DATES = 2**24
"""The remainder of a day's seed by this number is the number of its date; the rest is drawn."""


def seed_of(game: str, day: date) -> int:
    return draw.below(2**63, 0, f"{game} daily {day.isoformat()}") * DATES + day.toordinal()


def day_of(game: str, seed: int) -> date | None:
    """The date that has this seed in this game, if one has."""
    number = seed % DATES
    if not 0 < number <= date.max.toordinal():
        return None
    day = date.fromordinal(number)
    return day if seed_of(game, day) == seed else None
