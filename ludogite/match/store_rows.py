"""The values that the store reads from its table of matches, and how its columns are written as text."""

from __future__ import annotations

import json
from dataclasses import dataclass
from datetime import datetime
from typing import TypeAlias

from ludogite.match.match import Help, MatchConfig, MatchResult, Seat
from ludogite.rules.game import CHANCE, SHELF, IllegalMove, InvalidSetup, Mover

CONFIG = "game, seats, options, setup, seed, real_dice, is_coaching, table_options"
"""The columns that `read_config` reads."""

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
    to_move: Mover
    """None once it is over, and where it was written by a version that did not keep this."""
    is_over: bool
    taken_back: bool
    touched: datetime
    label: str = ""
    """What it is called besides its game: the name of a challenge."""
    result: MatchResult | None = None
    """None while it goes on, and where it is not known: the match is damaged, or old and not filled in yet."""
    resigned: int | None = None
    """The seat that gave up, if one did."""
    finished: float | None = None
    """After how many seconds it was first over, if it ever was."""


@dataclass(frozen=True)
class Damaged:
    """A line in the list of matches for one that cannot be read."""

    id: int
    game: str
    touched: datetime | None = None
    """None where that cannot be read either."""


Entry: TypeAlias = Summary | Damaged


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


SUMMARY = "id, game, seats, cursor, to_move, is_over, taken_back, touched, label, result, resigned, finished"
"""The columns that `read_entry` reads."""


def read_entry(
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
) -> Entry:
    """A damaged row hides no other one: it becomes a line of its own."""
    try:
        players = read_seats(seats)
        return Summary(
            id=id,
            game=game,
            seats=players,
            moves=int(cursor),
            to_move=read_mover(mover, len(players)),
            is_over=bool(is_over),
            taken_back=bool(taken_back),
            touched=datetime.fromisoformat(touched),
            label=str(label or ""),
            result=read_result(result),
            resigned=resigned if resigned in range(len(players)) else None,
            finished=None if finished is None else float(finished),
        )
    except UNREADABLE:
        return Damaged(id, game, _read_time(touched))


def _read_time(text: str) -> datetime | None:
    try:
        return datetime.fromisoformat(text)
    except UNREADABLE:
        return None


def seats_text(seats: tuple[Seat, ...]) -> str:
    return json.dumps([[seat.name, seat.level] for seat in seats])


def read_seats(text: str) -> tuple[Seat, ...]:
    return tuple(Seat(name, level) for name, level in json.loads(text))


def read_mover(text: str | None, seats: int) -> Mover:
    if text is None:
        return None
    if text == CHANCE:
        return CHANCE
    return int(text) if int(text) < seats else None


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


def coached_number(config: MatchConfig) -> int:
    """0: nobody is coached, 1: everybody, below zero: some are, with a bit for each of them."""
    if config.coached is None or not config.is_coaching:
        return int(config.is_coaching)
    return -sum(1 << seat for seat in config.coached)


def read_coached(number: int) -> frozenset[int] | None:
    return frozenset(seat for seat in range(8) if -number >> seat & 1) if number < 0 else None


def read_config(
    game: str, seats: str, options: str, setup: str, seed: str, real_dice: int, is_coaching: int, table: str
) -> MatchConfig:
    return MatchConfig(
        game=SHELF[game],
        seats=read_seats(seats),
        options=dict(json.loads(options)),
        setup=dict(json.loads(setup)),
        seed=int(seed),
        real_dice=bool(real_dice),
        is_coaching=bool(is_coaching),
        coached=read_coached(is_coaching),
        table=dict(json.loads(table)),
    )
