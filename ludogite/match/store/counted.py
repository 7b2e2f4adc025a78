"""Matches as statistics count them: what is left of a row without its set-up, which may be large."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from datetime import date, datetime
from enum import Enum, auto
from functools import lru_cache

from ludogite.match.config import MatchConfig, Seat
from ludogite.match.result import Help, MatchResult, is_helped
from ludogite.match.store.facts import Facts, read_facts
from ludogite.match.store.rows import UNREADABLE, Names, read_seats, read_seconds, read_time, result_in
from ludogite.rules.game import Option, Setup
from ludogite.rules.shelf import SHELF, Game

SETUP_KIND = Callable[[Setup], str]
"""What a match is counted under besides its options, read from its set-up: the level and key of a challenge."""


class LeftOut(Enum):
    """Why a match does not count."""

    HELP = auto()
    """Somebody was shown how to go on, or took back what had been revealed."""
    REPEATED = auto()
    """It was not the person's first attempt at the match of a day, or that day had passed."""
    OWN_DICE = auto()
    """Somebody has rolled alone, unseen."""
    BRANCH = auto()
    """It went on from a position of another match."""


@dataclass(frozen=True, slots=True)
class Counted:
    id: int
    seats: tuple[Seat, ...]
    options: Mapping[str, object]
    begun: datetime
    day: date | None
    """The date whose match of the day it was, if it was one."""
    date: date
    """That date, or else the one on which it was begun here."""
    language: str
    """As in MatchConfig."""
    is_resigned: bool
    finished: float | None
    """After how many seconds it was first over."""
    result: MatchResult | None
    facts: Facts
    kind: str
    left_out: LeftOut | None
    is_over: bool
    help: Help

    @property
    def is_alone(self) -> bool:
        return len(self.seats) == 1

    def points(self, seat: int) -> int | None:
        """None also where somebody gave up: the points of a match that was broken off are no score."""
        scores = None if self.is_resigned or self.result is None else self.result.scores
        return scores[seat] if scores else None

    @property
    def has_been_settled(self) -> bool:
        """Not where one of several gave up: who of the others would have won is not known."""
        return self.result is not None and not (self.is_resigned and len(self.result.winners) > 1)

    def has_won(self, seat: int) -> bool:
        return self.result is not None and seat in self.result.winners

    def has_drawn(self, seat: int) -> bool:
        return self.has_won(seat) and self.result is not None and len(self.result.winners) > 1

    def choice(self, option: Option, seat: int) -> str:
        """What was chosen for a seat."""
        value = self.options[option.name]
        return str(value[seat]) if isinstance(value, list | tuple) else str(value)


def read_counted(
    db: sqlite3.Connection, names: Names, game: str, after: int, limit: int, setup_kind: SETUP_KIND | None
) -> tuple[list[Counted], int | None]:
    """So many rows of a game from an id on, and the id to go on from; None if these were the last. Damaged rows are
    left out."""
    setup = "setup" if setup_kind else "NULL"
    rows = db.execute(
        "SELECT id, seats, options, seed, real_dice, begun, resigned, taken_back, finished, help, result, facts,"
        f" is_over, table_options, {setup} FROM matches WHERE game = ? AND id > ? ORDER BY id LIMIT ?",
        (game, after, limit),
    ).fetchall()
    matches = []
    for row in rows:
        with suppress(*UNREADABLE):
            matches.append(_counted(names, SHELF[game], setup_kind, *row))
    return matches, rows[-1][0] if len(rows) == limit else None


def _counted(
    names: Names,
    game: Game,
    setup_kind: SETUP_KIND | None,
    id: int,
    seats: str,
    options: str,
    seed: str,
    real_dice: int,
    begun: str,
    resigned: int | None,
    taken_back: int,
    finished: float | None,
    help: int,
    result: str | None,
    facts: str | None,
    is_over: int,
    table: str,
    setup: str,
) -> Counted:
    players = read_seats(names, seats)
    in_force = _options(game.id, len(players), options)
    config = MatchConfig(game, players, in_force, {}, int(seed), bool(real_dice), table=dict(json.loads(table)))
    began = read_time(begun)
    return Counted(
        id=id,
        seats=players,
        options=in_force,
        begun=began,
        day=config.day,
        date=config.day or began.astimezone().date(),
        language=config.language,
        is_resigned=resigned is not None,
        finished=None if finished is None else read_seconds(finished),
        result=result_in(result, len(players)),
        facts=read_facts(facts),
        kind=setup_kind(dict(json.loads(setup))) if setup_kind else "",
        left_out=why_left_out(config, is_helped(bool(taken_back), Help(help))),
        is_over=bool(is_over),
        help=Help(help),
    )


def why_left_out(config: MatchConfig, is_helped: bool) -> LeftOut | None:
    """What a match shows of itself: whether a day was tried before, others know."""
    if config.branch:
        return LeftOut.BRANCH
    if config.is_late:
        return LeftOut.REPEATED
    if is_helped:
        return LeftOut.HELP
    return LeftOut.OWN_DICE if config.real_dice and len(config.seats) == 1 else None


@lru_cache(maxsize=512)
def _options(game: str, seats: int, text: str) -> Mapping[str, object]:
    return SHELF[game].read_options(seats, dict(json.loads(text)))
