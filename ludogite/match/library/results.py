"""Results of people alone in a game, read from the stored matches.

A match counts if it was played to the end with nothing taken back and without a hint. Of the match of a day only a
person's first attempt counts: whoever tries again knows the dice."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from functools import cached_property
from statistics import fmean

from ludogite.match.store.rows import Played


@dataclass(frozen=True)
class Result:
    """One match that somebody has begun alone with the program's dice."""

    id: int
    name: str
    options: Mapping[str, object]
    begun: datetime
    day: date | None
    """The date whose match of the day it was, if it was one."""
    language: str
    """As in MatchConfig."""
    points: int | None
    """None if it is not finished or was given up, in a game without points, and where the result is not known."""
    throws: int | None
    """How many throws it took, where that is part of the result."""
    is_given_up: bool
    is_fair: bool
    """Whether nothing was taken back, and nobody was shown how to go on."""
    is_late: bool = False
    """Whether the day whose match it was had passed when it was begun. Then it counts nowhere."""

    @property
    def date(self) -> date:
        """The date whose match of the day it was, or else the one on which it was begun here."""
        return self.day or self.begun.astimezone().date()


class Results:
    """All results, or those of one person, the first begun first."""

    def __init__(self, results: Iterable[Result], lower_is_better: bool = False) -> None:
        self._results = tuple(results)
        self._lower_is_better = lower_is_better

    @classmethod
    def of(cls, matches: Iterable[Played]) -> Results:
        """The results of a game, whose matches these are."""
        alone = [match for match in matches if match.config.is_alone]
        lower_is_better = any(match.config.game.lower_is_better for match in alone)
        return cls((_result(match) for match in sorted(alone, key=lambda match: match.id)), lower_is_better)

    def of_match(self, id: int | None) -> Result | None:
        """The result of the match with this id, if it is one."""
        return next((result for result in self._results if result.id == id), None)

    @property
    def names(self) -> list[str]:
        """Everybody who has played alone; whoever began the last match comes first."""
        return list(dict.fromkeys(result.name for result in reversed(self._results)))

    def by(self, name: str) -> Results:
        return Results((result for result in self._results if result.name == name), self._lower_is_better)

    @cached_property
    def _attempts(self) -> Mapping[tuple[str, date, str], Result]:
        """Of each person, date and language the first, which is the one that counts."""
        return self._first(is_late=False)

    @cached_property
    def _late(self) -> Mapping[tuple[str, date, str], Result]:
        return self._first(is_late=True)

    def _first(self, is_late: bool) -> Mapping[tuple[str, date, str], Result]:
        first: dict[tuple[str, date, str], Result] = {}
        for result in self._results:
            if result.day is not None and result.is_late == is_late:
                first.setdefault((result.name, result.day, result.language), result)
        return first

    def attempt(self, name: str, day: date, language: str = "") -> Result | None:
        """The attempt of somebody at the match of a date that counts, however far it has come."""
        return self._attempts.get((name, day, language))

    def on_day(self, name: str, day: date, language: str = "") -> Result | None:
        """The same, or else what somebody has made of the match of that date later on."""
        return self.attempt(name, day, language) or self._late.get((name, day, language))

    def counting(self, options: Mapping[str, object]) -> list[Result]:
        """The results that count of the matches with these options; options that are not named may be any."""
        return [
            result
            for result in self._results
            if result.points is not None
            and result.is_fair
            and options.items() <= result.options.items()
            and self._is_first(result)
        ]

    def _is_first(self, result: Result) -> bool:
        return result.day is None or self.attempt(result.name, result.day, result.language) is result

    def best(self, options: Mapping[str, object], count: int = 10) -> list[Result]:
        """The best first: that is the highest, or in some games the lowest. Of equal ones the one with fewer throws,
        where they count, and then the earlier comes first."""
        sign = 1 if self._lower_is_better else -1
        ranked = sorted(self.counting(options), key=lambda result: (sign * (result.points or 0), result.throws or 0))
        return ranked[:count]

    def mean(self, options: Mapping[str, object]) -> float | None:
        points = [result.points for result in self.counting(options) if result.points is not None]
        return fmean(points) if points else None

    def days(self, name: str, last: date, count: int, language: str = "") -> list[tuple[date, Result | None]]:
        """So many dates up to the last one, each with the attempt that counts or the one made later."""
        dates = [last - timedelta(days=before) for before in reversed(range(count))]
        return [(day, self.on_day(name, day, language)) for day in dates]

    def streak(self, name: str, today: date, language: str = "") -> int:
        """On how many days in a row the match of the day was played to the end; today it need not be played yet."""
        day = today if self._is_played(name, today, language) else today - timedelta(days=1)
        length = 0
        while self._is_played(name, day, language):
            day -= timedelta(days=1)
            length += 1
        return length

    def longest_streak(self, name: str, language: str = "") -> int:
        days = {day for who, day, spoken in self._attempts if (who, spoken) == (name, language)}
        last = [day for day in days if day + timedelta(days=1) not in days]
        return max((self.streak(name, day, language) for day in last), default=0)

    def _is_played(self, name: str, day: date, language: str) -> bool:
        attempt = self.attempt(name, day, language)
        return attempt is not None and attempt.points is not None


def _result(match: Played) -> Result:
    config, final = match.config, match.result
    is_finished = match.is_over and not match.is_resigned
    return Result(
        id=match.id,
        name=config.seats[0].name,
        options={name: _own(value) for name, value in config.options.items()},
        begun=match.begun,
        day=config.day,
        language=config.language,
        points=final.scores[0] if is_finished and final and final.scores else None,
        throws=final.throws if is_finished and final else None,
        is_given_up=match.is_resigned,
        is_fair=not match.is_helped,
        is_late=config.is_late,
    )


def _own(value: object) -> object:
    """What the only seat has chosen, where an option has a list with a value for each seat."""
    return value[0] if isinstance(value, list | tuple) and len(value) == 1 else value
