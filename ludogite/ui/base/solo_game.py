"""A game that is played alone, as its solo page describes it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from ludogite.message import QT_TRANSLATE_NOOP, Message, Source
from ludogite.rules.game import Option
from ludogite.rules.shelf import Game


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
    day_result: Source = QT_TRANSLATE_NOOP("solo", "{day}: {points} points")
    """The result of a `{day}`, read out."""
    day_not_counted: Source = QT_TRANSLATE_NOOP("solo", "{day}: {points} points, not counted")
    mean: Source = QT_TRANSLATE_NOOP("solo", "{name}: %n game(s), {mean} points on average", None, 0)
    """`{name}` has played `{n}` matches, with `{mean}` on average."""


@dataclass(frozen=True)
class SoloGame:
    game: Game
    words: SoloWords
    full_bar: int
    """The result whose bar, among the last days, has the full height."""
    bar_lines: tuple[int, ...] = ()
    """The results with a dashed line behind the bars."""
    option: Option | None = None
    """The option whose choices have lists of their own: what is played by different rules is not compared."""
    fixed: Mapping[str, object] = field(default_factory=dict)
    """Options that a match begun here always has, and that only matches with the same are compared by."""
    language: Option | None = None
    """The option that is a language: each has its own match of the day, and its own lists."""
    rating: Callable[[int], Message] | None = None
    """What a result is called."""

    @property
    def compared(self) -> tuple[str, ...]:
        """The names of the options that results are only compared with the same of."""
        chosen = (option.name for option in (self.option, self.language) if option)
        return (*chosen, *self.fixed)

    def result(self, source: Source, points: int, **more: str | int) -> Message:
        """One of the sentences, with this result in it."""
        rating = self.rating(points) if self.rating else ""
        return Message(source, points=figure(points), rating=rating, **more)


def figure(points: int) -> str:
    """With the sign for minus that is as wide as a figure."""
    return str(points).replace("-", "\N{MINUS SIGN}")
