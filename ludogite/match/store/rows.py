"""The values that the store reads from its table of matches, and how its columns are written as text."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime
from functools import lru_cache
from math import isfinite
from typing import Any, TypeAlias

from ludogite.match.config import BRANCH, Branch, MatchConfig, Seat, day_languages, day_of, read_branch
from ludogite.match.people import plain_name
from ludogite.match.result import Help, MatchResult, is_helped
from ludogite.rules.game import CHANCE, IllegalMove, InvalidSetup, Mover
from ludogite.rules.shelf import SHELF

Names: TypeAlias = Mapping[int, str]
"""How people are called now, by their ids."""
Player: TypeAlias = tuple[str, str | None, int]
"""Of a seat: its name, its level, and the id of its person, 0 if it has none."""
CONFIG = "game, seats, options, setup, seed, real_dice, is_coaching, table_options"
"""The columns that `read_config` reads."""
SUMMARY = (
    "id, game, seats, cursor, to_move, is_over, taken_back, touched, label, result, resigned, finished, help,"
    " table_options, seed, real_dice"
)
"""The columns that `read_summary` reads."""
PLAYED = f"id, begun, cursor, is_over, resigned, taken_back, finished, help, result, seconds, {CONFIG}"
"""The columns that `read_played` reads."""

UNREADABLE = (
    IllegalMove,
    InvalidSetup,
    ValueError,
    TypeError,
    AttributeError,
    LookupError,
    ArithmeticError,
    RecursionError,
)
"""What is raised when the columns of a damaged row are read or its moves replayed."""


@dataclass(frozen=True)
class Summary:
    """A line in the list of matches; to make it no rules are loaded."""

    id: int
    game: str
    seats: tuple[Seat, ...]
    moves: int
    """As its list of moves counts them."""
    to_move: Mover
    """None once it is over."""
    is_over: bool
    taken_back: bool
    touched: datetime
    label: str = ""
    """What it is called besides its game: the name of a challenge."""
    result: MatchResult | None = None
    """None while it goes on, and where it is not known: the match is damaged."""
    resigned: int | None = None
    """The seat that gave up, if one did."""
    finished: float | None = None
    """After how many seconds it was first over, if it ever was."""
    help: Help = Help.NONE
    seed: int = 0
    has_real_dice: bool = False
    from_move: int | None = None
    """After which move it has branched off another match, counted like `moves`; None if it has not."""
    rounds: int | None = None
    """How many were begun, where players count them."""
    is_damaged: bool = False
    """Whether its row cannot be read: then `game` may be any text, and nothing else is known."""

    @property
    def is_helped(self) -> bool:
        return is_helped(self.taken_back, self.help)

    @property
    def day(self) -> date | None:
        """The date whose match of the day it is, if it is one."""
        is_alone = len(self.seats) == 1 and self.seats[0].is_person and not self.has_real_dice
        if not is_alone or self.from_move is not None or not SHELF[self.game].has_daily:
            return None
        days = (day_of(self.game, self.seed, spoken) for spoken in day_languages(SHELF[self.game]))
        return next((day for day in days if day), None)


@dataclass(frozen=True)
class Played:
    """What was decided before a match, and how it went."""

    id: int
    config: MatchConfig
    begun: datetime
    moves: int
    is_over: bool
    is_resigned: bool
    taken_back: bool
    finished: float | None
    """After how many seconds it was first over, if it ever was."""
    help: Help
    result: MatchResult | None
    """As in `Summary`."""
    seconds: float = 0.0
    """The time spent on it so far."""

    @property
    def is_helped(self) -> bool:
        return is_helped(self.taken_back, self.help)


def read_summary(names: Names, id: int, *columns: Any) -> Summary:
    """A row of the columns SUMMARY. One that is damaged costs one entry and hides no other."""
    try:
        return _summary(names, id, *columns)
    except UNREADABLE:
        game, is_over, touched = columns[0], columns[4], columns[6]
        return Summary(
            id=id,
            game=str(game),
            seats=(),
            moves=0,
            to_move=None,
            is_over=is_over == 1,
            taken_back=False,
            touched=time_or_none(touched) or datetime(2000, 1, 1, tzinfo=UTC),
            is_damaged=True,
        )


def _summary(
    names: Names,
    id: int,
    game: str,
    seats: str,
    cursor: int,
    mover: str | None,
    is_over: int,
    taken_back: int,
    touched: str,
    label: str | None,
    result: str | None,
    resigned: int | None,
    finished: float | None,
    help: int,
    table: str,
    seed: str,
    real_dice: int,
) -> Summary:
    players = read_seats(names, seats)
    if len(players) not in SHELF[game].seats:
        raise ValueError(f"{game} is not played by {len(players)}")
    return Summary(
        id=id,
        game=game,
        seats=players,
        moves=_count(cursor),
        to_move=read_mover(mover, len(players)),
        is_over=bool(is_over),
        taken_back=bool(taken_back),
        touched=read_time(touched),
        label=label if isinstance(label, str) else "",
        result=result_in(result, len(players)),
        resigned=resigned if resigned in range(len(players)) else None,
        finished=None if finished is None else read_seconds(finished),
        help=Help(help),
        seed=int(seed),
        has_real_dice=bool(real_dice),
        from_move=branch.move if (branch := branch_in(table)) else None,
    )


def read_played(
    names: Names,
    id: int,
    begun: str,
    cursor: int,
    is_over: int,
    resigned: int | None,
    taken_back: int,
    finished: float | None,
    help: int,
    result: str | None,
    seconds: float,
    *columns: Any,
) -> Played:
    """A row of the columns PLAYED; one that is damaged raises one of UNREADABLE."""
    config = read_config(names, *columns)
    if len(config.seats) not in config.game.seats:
        raise ValueError(f"{config.game.id} is not played by {len(config.seats)}")
    return Played(
        id=id,
        config=replace(config, options=config.game.read_options(len(config.seats), config.options)),
        begun=read_time(begun),
        moves=_count(cursor),
        is_over=bool(is_over),
        is_resigned=resigned is not None,
        taken_back=bool(taken_back),
        finished=None if finished is None else read_seconds(finished),
        help=Help(help),
        result=result_in(result, len(config.seats)),
        seconds=read_seconds(seconds),
    )


def read_time(text: str) -> datetime:
    """A time that some clock may have shown; any other raises one of UNREADABLE."""
    time = datetime.fromisoformat(text)
    if not 1970 < time.year < 3000:  # Windows knows no local time of later ones
        raise ValueError(f"{text} is no time")
    return time.astimezone(UTC)


def now_text() -> str:
    return datetime.now(UTC).isoformat(timespec="milliseconds")


def time_or_none(text: str) -> datetime | None:
    """None where no clock can have shown it."""
    try:
        return read_time(text)
    except UNREADABLE:
        return None


def read_seconds(number: float) -> float:
    seconds = float(number)
    if not isfinite(seconds) or seconds < 0:
        raise ValueError(f"{seconds} is no time")
    return seconds


def _count(number: int) -> int:
    if not isinstance(number, int) or number < 0:
        raise ValueError(f"{number!r} counts nothing")
    return number


def result_in(text: str | None, seats: int) -> MatchResult | None:
    """None also where it is not one of a match of so many."""
    result = read_result(text)
    if result is None or not all(winner in range(seats) for winner in result.winners):
        return None
    return result if result.scores is None or len(result.scores) == seats else None


def seats_text(seats: tuple[Seat, ...], ids: Mapping[str, int]) -> str:
    """`ids` are those of the people; who has no name is nobody."""
    return json.dumps([[seat.name, seat.level, *_id_of(seat, ids)] for seat in seats])


def _id_of(seat: Seat, ids: Mapping[str, int]) -> list[int]:
    return [ids[seat.name]] if seat.is_person and seat.name in ids else []


def read_seats(names: Names, text: str) -> tuple[Seat, ...]:
    """People are called as they are called now; one whose id is not known, as when the match was begun."""
    return tuple(_seat(names.get(id, name), level) for name, level, id in read_players(text))


@lru_cache(maxsize=1024)
def read_players(text: str) -> tuple[Player, ...]:
    """The same people play again and again: thousands of matches share a few values."""
    seats = [(name, level, *(id or [0])) for name, level, *id in json.loads(text)]
    if not all(isinstance(name, str) and isinstance(level, str | None) for name, level, _ in seats):
        raise ValueError("these are no players")
    return tuple((name, level, int(id)) for name, level, id in seats)


@lru_cache(maxsize=1024)
def _seat(name: str, level: str | None) -> Seat:
    return Seat(plain_name(name), level)


def read_mover(text: str | None, seats: int) -> Mover:
    if text is None:
        return None
    if text == CHANCE:
        return CHANCE
    return int(text) if int(text) in range(seats) else None


def result_text(result: MatchResult | None) -> str | None:
    if result is None:
        return None
    throws = {} if result.throws is None else {"throws": result.throws}
    return json.dumps({"winners": result.winners, "scores": result.scores, **throws})


def read_result(text: str | None) -> MatchResult | None:
    """None also where the text is damaged: the match is there all the same."""
    if text is None:
        return None
    try:
        fields = json.loads(text)
        scores, throws = fields["scores"], fields.get("throws")
        return MatchResult(
            winners=tuple(map(int, fields["winners"])),
            scores=None if scores is None else tuple(map(int, scores)),
            throws=None if throws is None else int(throws),
        )
    except UNREADABLE:
        return None


def branch_in(table: object) -> Branch | None:
    """Where a match has branched off another one, read from its table; None also where that is damaged. Few have:
    the others are not taken apart."""
    if not isinstance(table, str) or f'"{BRANCH}"' not in table:
        return None
    try:
        return read_branch(dict(json.loads(table)))
    except UNREADABLE:
        return None


def coached_number(config: MatchConfig) -> int:
    """0: nobody is coached, 1: everybody, below zero: some are, with a bit for each of them."""
    if config.coached is None or not config.is_coaching:
        return int(config.is_coaching)
    return -sum(1 << seat for seat in config.coached)


def read_coached(number: int) -> frozenset[int] | None:
    return frozenset(seat for seat in range(8) if -number >> seat & 1) if number < 0 else None


def read_config(
    names: Names,
    game: str,
    seats: str,
    options: str,
    setup: str,
    seed: str,
    real_dice: int,
    is_coaching: int,
    table: str,
) -> MatchConfig:
    return MatchConfig(
        game=SHELF[game],
        seats=read_seats(names, seats),
        options=dict(json.loads(options)),
        setup=dict(json.loads(setup)),
        seed=int(seed),
        real_dice=bool(real_dice),
        is_coaching=bool(is_coaching),
        coached=read_coached(is_coaching),
        table=dict(json.loads(table)),
    )
