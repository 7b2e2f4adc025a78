"""A game that is played alone, as its solo page describes it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import NamedTuple

from ludogite.message import QT_TRANSLATE_NOOP, Message, Source
from ludogite.rules.game import Option
from ludogite.rules.shelf import Game

GRADES = (
    Message(QT_TRANSLATE_NOOP("grades", "master")),
    Message(QT_TRANSLATE_NOOP("grades", "expert")),
    Message(QT_TRANSLATE_NOOP("grades", "good")),
    Message(QT_TRANSLATE_NOOP("grades", "played")),
)


class SoloWords(NamedTuple):
    """Sentences with blanks. A result is `{points}`, whatever the game counts, in `{throws}` throws where these count
    too, and is called `{rating}` where the game has names for results."""

    day_title: Source
    """What the match of the day is called."""
    day_invitation: Source
    result: Source
    end: Source
    """The result at the end of a match, below what it is called."""
    in_short: Source
    """The result where there is room for two words."""
    result_row: Source
    """A line of the best results, read out: `{place}`, the result, `{name}`, `{day}`."""
    counting: Source
    """Which results count."""
    best_title: Source
    """With `{choice}`, if the choices of an option have lists of their own."""
    no_results: Source
    copied: Source
    """The result of a `{day}` for somebody's chat, without a word of what was to be found."""
    day_result: Source = QT_TRANSLATE_NOOP("solo", "{day}: {points} points")
    """The result of a `{day}`, read out."""
    day_not_counted: Source = QT_TRANSLATE_NOOP("solo", "{day}: {points} points, not counted")
    mean: Source = QT_TRANSLATE_NOOP("solo", "{name}: %n game(s), {mean} points on average", None, 0)
    """`{name}` has played `{n}` matches, with `{mean}` on average."""


@dataclass(frozen=True)
class SoloGame:
    game: Game
    words: SoloWords
    grades: tuple[int, int, int]
    """The results from which on a day is graded master, expert or good."""
    bar_lines: tuple[int, ...] = ()
    """The results with a dashed line behind the bars at the end of a match."""
    option: Option | None = None
    """The option whose choices have lists of their own: what is played by different rules is not compared."""
    fixed: Mapping[str, object] = field(default_factory=dict)
    """Options that a match begun here always has, and that only matches with the same are compared by."""
    language: Option | None = None
    """The option that is a language: each has its own match of the day, and its own lists."""
    rating: Callable[[int], Message] | None = None
    """What a result is called."""
    first_day: date | None = None
    """Matches of earlier days cannot be drawn any more as they were; None: all can."""

    @property
    def compared(self) -> tuple[str, ...]:
        """The names of the options that results are only compared with the same of."""
        chosen = (option.name for option in (self.option, self.language) if option)
        return (*chosen, *self.fixed)

    def grade(self, points: int) -> tuple[int, Message]:
        """How good a result is, 0 the best, and in a short word."""
        sign = -1 if self.game.lower_is_better else 1
        grade = next((n for n, limit in enumerate(self.grades) if sign * points >= sign * limit), len(self.grades))
        return grade, GRADES[grade]

    def result(self, source: Source, points: int, **more: str | int) -> Message:
        """One of the sentences, with this result in it."""
        rating = self.rating(points) if self.rating else ""
        return Message(source, points=figure(points), rating=rating, **more)


def figure(points: int) -> str:
    """With the sign for minus that is as wide as a figure."""
    return str(points).replace("-", "\N{MINUS SIGN}")
