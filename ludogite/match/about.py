"""The facts that a record tells about its match besides the moves: who is a computer, when it was begun, how it came
about and was left. The rules know nothing of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Any

from ludogite.message import QT_TRANSLATE_NOOP, Complaint, Message, shortened
from ludogite.players import levels_of
from ludogite.rules.game import State
from ludogite.rules.shelf import Game


class InvalidRecord(Complaint):
    pass


@dataclass(frozen=True)
class About:
    """What is not known, or holds of most matches, is not written."""

    begun: datetime | None = None
    """In UTC, to the second."""
    computers: tuple[str | None, ...] = ()
    """The level of each seat, None for a person; nothing if all are people."""
    day: date | None = None
    """The date whose match of the day it is."""
    resigned: int | None = None
    """The seat that gave up."""
    branch: int | None = None
    """How many of its moves come from another match."""
    helped: bool = False
    """Whether a hint, an analysis or a take-back was used."""

    @property
    def is_marked(self) -> bool:
        """Whether the match is marked as taken back, which counts nowhere. Of one that was helped nobody knows how."""
        return self.helped or self.branch is not None

    def resigned_in(self, end: State[Any]) -> int | None:
        """The seat that has given up in a match that ends so far; by the rules it may be over all the same."""
        return self.resigned if end.outcome is None else None

    def fields(self) -> dict[str, object]:
        """What a file holds."""
        fields = {
            "begun": self.begun and self.begun.isoformat(timespec="seconds").replace("+00:00", "Z"),
            "computers": self.computers or None,
            "day": self.day and self.day.isoformat(),
            "resigned": self.resigned,
            "branch": self.branch,
            "helped": self.helped or None,
        }
        return {key: value for key, value in fields.items() if value is not None}


def read_about(fields: Mapping[str, Any], game: Game, seats: int, moves: int) -> About:
    """Checked in full, or InvalidRecord; `moves` is how many the record has."""
    for key in fields:
        if key not in About.__dataclass_fields__:
            source = QT_TRANSLATE_NOOP("match", "“about” has no “{key}”.")
            raise InvalidRecord(Message(source, key=shortened(key)))

    def read(key: str, value_of: Callable[[Any], Any], wrong: Message) -> Any:
        if key not in fields:
            return None
        try:
            return value_of(fields[key])
        except (ValueError, TypeError) as error:
            raise InvalidRecord(wrong) from error

    time = Message(QT_TRANSLATE_NOOP("match", "“begun” must be a time such as “2026-11-17T16:05:00Z”."))
    day = Message(QT_TRANSLATE_NOOP("match", "“day” must be a date such as “2026-11-17”."))
    seat = Message(QT_TRANSLATE_NOOP("match", "“resigned” must be a seat: a number from 0 to {last}."), last=seats - 1)
    count = Message(QT_TRANSLATE_NOOP("match", "“branch” must be a number of moves, from 0 to {most}."), most=moves)
    helped = Message(QT_TRANSLATE_NOOP("match", "“helped” must be true or false."))
    begun: datetime | None = read("begun", _time, time)
    return About(
        begun=begun,
        computers=_levels(fields["computers"], game, seats) if "computers" in fields else (),
        day=read("day", _date, day),
        resigned=read("resigned", lambda value: _number(value, seats), seat),
        branch=read("branch", lambda value: _number(value, moves + 1), count),
        helped=bool(read("helped", _truth, helped)),
    )


def _time(value: object) -> datetime:
    if not isinstance(value, str) or not re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z", value):
        raise ValueError("this is no time")
    return datetime.fromisoformat(value.replace("Z", "+00:00")).astimezone(UTC)


def _date(value: object) -> date:
    if not isinstance(value, str) or not re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", value):
        raise ValueError("this is no date")
    return date.fromisoformat(value)


def _number(value: object, end: int) -> int:
    if type(value) is not int or value not in range(end):
        raise ValueError("this is no such number")
    return value


def _truth(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError("this is neither true nor false")
    return value


def _levels(value: object, game: Game, seats: int) -> tuple[str | None, ...]:
    """Nothing if all are people."""
    known = levels_of(game.player_module)
    are_levels = isinstance(value, list) and all(
        each is None or (isinstance(each, str) and each in known) for each in value
    )
    if not isinstance(value, list) or not are_levels or len(value) != seats:
        source = QT_TRANSLATE_NOOP("match", "“computers” must have null or a level for each seat; levels: {levels}.")
        raise InvalidRecord(Message(source, levels=", ".join(known)))
    return tuple(value) if any(value) else ()
