"""The choices before a match: who sits where, the options, the set-up, and whether it goes on from another one.

Whoever plays a game alone on a date has the same seed, and so the same dice: the match of the day. Its seed is made of
the game's id and the date, and the date can be read from it; nothing else marks such a match. Where a game has
languages, each has a match of the day of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, date, datetime
from typing import Any

from ludogite.match.about import About
from ludogite.match.people import plain_name
from ludogite.match.record import Record
from ludogite.match.result import Help
from ludogite.rules import draw
from ludogite.rules.game import State
from ludogite.rules.shelf import SHELF, Game

DATES = 2**24
"""The remainder of a day's seed by this number is the number of its date; the rest is drawn."""
BRANCH = "branch"
"""Where the table of a match says that it goes on from a position of another one. No option has this name."""
LATE = "late"
"""Where it says that a match of a day was begun on a later one. No option has this name either."""


def seed_of(game: str, day: date, language: str = "") -> int:
    """A language is named where it is not the default of the game."""
    purpose = " ".join(filter(None, (game, "daily", day.isoformat(), language)))
    return draw.below(2**63, 0, purpose) * DATES + day.toordinal()


def day_of(game: str, seed: int, language: str = "") -> date | None:
    """The date that has this seed in this game, if one has."""
    number = seed % DATES
    if not 0 < number <= date.max.toordinal():
        return None
    day = date.fromordinal(number)
    return day if seed_of(game, day, language) == seed else None


def day_languages(game: Game) -> tuple[str, ...]:
    """By which matches of the same day are told apart; the default has no name."""
    options = game.rules.options if game.has_daily else ()
    return "", *(choice.value for option in options if option.is_language for choice in option.choices[1:])


def language_in(game: Game, options: Mapping[str, object]) -> str:
    """The language that these options name for one player alone, where it is not the default of the game."""
    for option in game.rules.options if game.has_daily else ():
        if option.is_language and option.name in options:
            value = options[option.name]
            own = value[0] if isinstance(value, list | tuple) else value
            return "" if own == option.choices[0].value else str(own)
    return ""


@dataclass(frozen=True)
class Seat:
    """A person, or a computer of some level."""

    name: str
    level: str | None = None

    @property
    def is_person(self) -> bool:
        return self.level is None


@dataclass(frozen=True)
class Branch:
    """Where a match has branched off another one."""

    move: int
    """How many moves were taken over."""
    players: tuple[str, ...]
    """Of the other match."""


def read_branch(table: Mapping[str, object]) -> Branch | None:
    """What the table of a match says of it."""
    match table.get(BRANCH):
        case {"move": int(move), "players": [*players]}:
            return Branch(move, tuple(map(str, players)))
    return None


@dataclass(frozen=True)
class MatchConfig:
    """What is decided before the first move and never changes."""

    game: Game
    seats: tuple[Seat, ...]
    options: Mapping[str, object]
    setup: Mapping[str, Any]
    seed: int
    real_dice: bool = False
    """Whether people roll their own dice and enter them."""
    is_coaching: bool = False
    """Whether the board shows what is legal before it is tried."""
    coached: frozenset[int] | None = None
    """The seats for which it does, where it does not for all of them."""
    table: Mapping[str, object] = field(default_factory=dict)
    """What was chosen of the table's options, which are no part of a record; and where the match branches off."""

    @classmethod
    def of_record(cls, record: Record, seed: int) -> MatchConfig:
        """`seed` is for a record that has none."""
        about, game = record.about, SHELF[record.game]
        levels = about.computers or (None,) * len(record.players)
        seats = tuple(Seat(plain_name(name), level) for name, level in zip(record.players, levels, strict=True))
        table: dict[str, object] = {}
        if about.branch is not None:
            table[BRANCH] = {"move": about.branch, "players": list(record.players)}
        if about.day and about.begun and about.begun.astimezone().date() > about.day:
            table[LATE] = True
        if about.day and game.has_daily:
            seed = seed_of(game.id, about.day, language_in(game, record.options))
        return cls(
            game=game,
            seats=seats,
            options=record.options,
            setup=record.setup,
            seed=seed if record.seed is None else record.seed,
            table=table,
        )

    def record(
        self, moves: Iterable[object], begun: datetime | None, resigned: int | None, taken_back: bool, help: Help
    ) -> Record:
        """The record of a match with these moves, of which all this is known. A branch is marked as taken back."""
        made = tuple(map(str, moves))
        return Record(
            game=self.game.id,
            players=tuple(seat.name for seat in self.seats),
            options=self.options,
            setup=self.setup,
            moves=made,
            seed=self.seed,
            about=About(
                begun=begun and begun.astimezone(UTC).replace(microsecond=0),
                computers=tuple(seat.level for seat in self.seats) if len(self.people) < len(self.seats) else (),
                day=self.day,
                resigned=resigned,
                branch=min(self.branch.move, len(made)) if self.branch else None,
                helped=help != Help.NONE or (taken_back and self.branch is None),
            ),
        )

    @property
    def table_options(self) -> Mapping[str, str]:
        """The table's options in force."""
        return self.game.read_table(self.table, self.is_between_people)

    @property
    def branch(self) -> Branch | None:
        """Where it has branched off another match, if it has. Then it counts nowhere."""
        return read_branch(self.table)

    @property
    def is_between_people(self) -> bool:
        return sum(seat.is_person for seat in self.seats) > 1

    def is_coached(self, seat: int | None) -> bool:
        """Whether the board shows this seat what is legal; None: anybody."""
        if self.coached is None or not self.is_coaching or seat is None:
            return self.is_coaching
        return seat in self.coached

    @property
    def people(self) -> tuple[str, ...]:
        """The names of the people among the players."""
        return tuple(seat.name for seat in self.seats if seat.is_person)

    @property
    def is_alone(self) -> bool:
        """Whether one person plays alone with the program's dice."""
        return len(self.seats) == 1 and self.seats[0].is_person and not self.real_dice

    @property
    def day(self) -> date | None:
        """The date whose match of the day this is, if it is one."""
        may_be = self.game.has_daily and self.is_alone and self.branch is None
        return day_of(self.game.id, self.seed, self.language) if may_be else None

    @property
    def is_late(self) -> bool:
        """Whether it is the match of a day that was over when it was begun. Then it counts nowhere."""
        return self.day is not None and self.table.get(LATE) is True

    @property
    def is_at_stake(self) -> bool:
        """Whether it is the one attempt of somebody at the match of a day."""
        return self.day is not None and not self.is_late

    @property
    def language(self) -> str:
        """Of a match alone, where it is not the default of the game."""
        return language_in(self.game, self.options)

    @property
    def label(self) -> str:
        """What the match is called besides its game: the name of a challenge. Mostly nothing."""
        return self.game.rules.label(self.setup)

    def start(self) -> State[Any]:
        return self.game.start(len(self.seats), self.options, self.setup)


def make_setup(
    game: str,
    seats: int,
    options: Mapping[str, Any],
    seed: int,
    days_since_seen: Mapping[str, int],
    table: Mapping[str, object] | None = None,
    progress: Callable[[float], None] | None = None,
) -> Mapping[str, Any]:
    """For a worker process, which is told the game by its id; it is too quick to report progress."""
    return SHELF[game].make_setup(seats, options, seed, days_since_seen, table)
