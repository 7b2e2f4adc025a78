"""What people have achieved alone in Six Symbols, as the stored matches tell it.

A match counts if it was played to the end with nothing taken back and without a hint. Of the roll of a day a person's
first attempt alone does: whoever tries again knows what will be rolled."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from functools import cache, cached_property
from statistics import fmean

from ludogite.match.daily import day_of
from ludogite.match.match import Help
from ludogite.match.store import Alone
from ludogite.rules.game import UnreadableMove
from ludogite.rules.symbols import FREE, SCORING, Start, Writing, parse, total


@dataclass(frozen=True)
class Result:
    id: int
    name: str
    scoring: str
    begun: datetime
    day: date | None
    """The date whose roll it was, if it was one."""
    points: int | None
    """None as long as it is not finished, and if it was given up."""
    is_given_up: bool
    is_fair: bool
    """Whether nothing was taken back, and nobody was shown how to go on."""

    @property
    def date(self) -> date:
        """Of its roll, or else the one on which it was begun here."""
        return self.day or self.begun.astimezone().date()


class Results:
    """All results, or those of one person, the first begun first."""

    def __init__(self, results: Iterable[Result]) -> None:
        self._results = tuple(results)

    @classmethod
    def of(cls, matches: Iterable[Alone]) -> Results:
        results = []
        for match in matches:
            with suppress(UnreadableMove, KeyError):  # a damaged match must not hide the others
                results.append(_result(match))
        return cls(results)

    def by(self, name: str) -> Results:
        return Results(result for result in self._results if result.name == name)

    @cached_property
    def _attempts(self) -> Mapping[tuple[str, date], Result]:
        """Of each person and date the first, which is the one that counts."""
        attempts: dict[tuple[str, date], Result] = {}
        for result in self._results:
            if result.day is not None:
                attempts.setdefault((result.name, result.day), result)
        return attempts

    def attempt(self, name: str, day: date) -> Result | None:
        """How far somebody has come with the roll of a date."""
        return self._attempts.get((name, day))

    def counting(self, scoring: str) -> list[Result]:
        """What counts by this scoring."""
        return [
            result
            for result in self._results
            if result.points is not None and result.is_fair and result.scoring == scoring and self._is_first(result)
        ]

    def _is_first(self, result: Result) -> bool:
        return result.day is None or self._attempts[result.name, result.day] is result

    def best(self, scoring: str, count: int = 10) -> list[Result]:
        """The highest first; of equal ones that which was there first."""
        return sorted(self.counting(scoring), key=lambda result: -(result.points or 0))[:count]

    def mean(self, scoring: str) -> float | None:
        points = [result.points for result in self.counting(scoring) if result.points is not None]
        return fmean(points) if points else None

    def days(self, name: str, last: date, count: int) -> list[tuple[date, Result | None]]:
        """So many dates up to the last, each with the attempt that counts."""
        dates = [last - timedelta(days=before) for before in reversed(range(count))]
        return [(day, self.attempt(name, day)) for day in dates]

    def streak(self, name: str, today: date) -> int:
        """On how many days in a row the roll was played to the end; today may still be to come."""
        day = today if self._is_played(name, today) else today - timedelta(days=1)
        length = 0
        while self._is_played(name, day):
            day -= timedelta(days=1)
            length += 1
        return length

    def _is_played(self, name: str, day: date) -> bool:
        attempt = self.attempt(name, day)
        return attempt is not None and attempt.points is not None


def _result(match: Alone) -> Result:
    scoring = str(match.options[SCORING.name])
    is_finished = match.is_over and not match.is_resigned
    return Result(
        id=match.id,
        name=match.name,
        scoring=scoring,
        begun=match.begun,
        day=day_of(match.seed),
        points=_points(match.moves, scoring) if is_finished else None,
        is_given_up=match.is_resigned,
        is_fair=not match.taken_back and match.help == Help.NONE,
    )


@cache
def _points(moves: str, scoring: str) -> int:
    """Of what the only player has written in the end; that it was allowed was seen to when it was played. What is over
    does not change: it is counted once, not at each visit."""
    cells = [FREE] * 25
    for text in moves.splitlines():
        for symbol, cell in _marks(text):
            cells[cell] = symbol
    return total("".join(cells), scoring)


@cache
def _marks(text: str) -> tuple[tuple[str, int], ...]:
    """What a move writes; the same few hundred moves come back in thousands of matches."""
    move = parse(text)
    if isinstance(move, Writing):
        return move.first, move.second
    return ((move.symbol, 0),) if isinstance(move, Start) else ()
