"""Firsts of somebody, each with its date: read from the stored matches, and stored nowhere."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Mapping
from datetime import date, timedelta
from functools import partial
from typing import NamedTuple

from ludogite.match.history import finish
from ludogite.match.library.library import whole_id
from ludogite.match.library.statistics import Selection
from ludogite.match.store.counted import Counted, LeftOut
from ludogite.message import QT_TRANSLATE_NOOP, Message, Source
from ludogite.players import levels_of
from ludogite.rules.shelf import SHELF, Game

WEEK = 7


class First(NamedTuple):
    date: date
    what: Message


Test = Callable[[Counted, int], bool]
"""Whether somebody in this seat has done it in this match."""


class GameFirst(NamedTuple):
    """Something that can be done in one game alone."""

    what: Source
    is_done: Test


Find = Callable[[Mapping[str, Selection]], date | None]
"""The date in the matches of somebody, by game."""


def is_fair(match: Counted, seat: int) -> bool:
    return match.is_over and match.left_out is None


def _has_won(match: Counted, seat: int) -> bool:
    return is_fair(match, seat) and match.has_won(seat) and not match.has_drawn(seat)


def _has_beaten_somebody(match: Counted, seat: int) -> bool:
    others = (player for n, player in enumerate(match.seats) if n != seat)
    return _has_won(match, seat) and any(player.is_person for player in others)


def _has_beaten_computer(match: Counted, seat: int) -> bool:
    return _has_won(match, seat) and any(player.level for player in match.seats)


def _has_beaten_best(game: Game) -> Test:
    best = levels_of(game.player_module)[-1]
    return lambda match, seat: _has_won(match, seat) and any(player.level == best for player in match.seats)


def firsts_of(
    selections: Mapping[str, Selection], own: Iterable[tuple[str, GameFirst]], first_puzzle: date | None
) -> list[First]:
    """The first first first. `selections` are those of all games, by their ids; `own` are the firsts of single games;
    `first_puzzle` is when a puzzle was first solved at the first try."""
    return finish(steps_to_firsts(selections, own, first_puzzle))


def steps_to_firsts(
    selections: Mapping[str, Selection], own: Iterable[tuple[str, GameFirst]], first_puzzle: date | None
) -> Generator[None, None, list[First]]:
    """The same, one after the other."""
    dates = [(PUZZLE, first_puzzle)]
    for what, find in FIRSTS:
        dates.append((what, find(selections)))
        yield
    for game, first in own:
        dates.append((first.what, _first(selections[game].attempts, first.is_done)))
        yield
    return sorted((First(day, Message(what)) for what, day in dates if day is not None), key=lambda first: first.date)


def _first(attempts: Iterable[tuple[Counted, int]], test: Test) -> date | None:
    return min((match.date for match, seat in attempts if test(match, seat)), default=None)


def _anywhere(test: Test) -> Find:
    return lambda selections: min(
        (day for each in selections.values() if (day := _first(each.attempts, test)) is not None), default=None
    )


def _best_beaten(selections: Mapping[str, Selection]) -> date | None:
    whole = {game: selection for game, selection in selections.items() if SHELF[game].part_of is None}
    days = (_first(selection.attempts, _has_beaten_best(SHELF[game])) for game, selection in whole.items())
    return min((day for day in days if day is not None), default=None)


def _all_games(selections: Mapping[str, Selection]) -> date | None:
    """The day on which somebody had finished a match of each."""
    first: dict[str, date] = {}
    for game, selection in selections.items():
        day = _first(selection.attempts, lambda match, _: match.is_over)
        if day is not None:
            first[whole_id(game)] = min(day, first.get(whole_id(game), day))
    whole = {game for game, known in SHELF.items() if known.part_of is None}
    return max(first.values()) if first.keys() >= whole else None


def played_days(selection: Selection) -> dict[str, set[date]]:
    """The dates whose match somebody has played to its end, by language: of each only the first attempt counts."""
    first: dict[tuple[str, date], tuple[Counted, int]] = {}
    for match, seat in sorted(selection.attempts, key=lambda attempt: attempt[0].id):
        if match.day is not None and match.left_out is not LeftOut.REPEATED:
            first.setdefault((match.language, match.day), (match, seat))
    days: dict[str, set[date]] = {}
    for (language, day), (match, seat) in first.items():
        if match.is_over and match.points(seat) is not None:
            days.setdefault(language, set()).add(day)
    return days


def _days_in_a_row(selections: Mapping[str, Selection], count: int) -> date | None:
    """The last of the first so many days in a row, in one game or another."""
    played = {day for selection in selections.values() for days in played_days(selection).values() for day in days}
    return min((day for day in played if row_until(day, played) >= count), default=None)


def row_until(day: date, played: set[date]) -> int:
    """Counts the days in a row that were played up to this one."""
    length = 0
    while day in played:
        day, length = day - timedelta(days=1), length + 1
    return length


PUZZLE = QT_TRANSLATE_NOOP("firsts", "A puzzle solved at the first try")
FIRSTS: tuple[tuple[Source, Find], ...] = (
    (QT_TRANSLATE_NOOP("firsts", "First game"), _anywhere(lambda match, _: match.is_over)),
    (QT_TRANSLATE_NOOP("firsts", "First win against somebody"), _anywhere(_has_beaten_somebody)),
    (QT_TRANSLATE_NOOP("firsts", "First win against the computer"), _anywhere(_has_beaten_computer)),
    (QT_TRANSLATE_NOOP("firsts", "First win against the strongest computer"), _best_beaten),
    (QT_TRANSLATE_NOOP("firsts", "A game of each of the five"), _all_games),
    (QT_TRANSLATE_NOOP("firsts", "The game of the day for the first time"), partial(_days_in_a_row, count=1)),
    (QT_TRANSLATE_NOOP("firsts", "The game of the day, seven days in a row"), partial(_days_in_a_row, count=WEEK)),
)
"""Besides the first puzzle, of which no match tells, and those of single games."""
