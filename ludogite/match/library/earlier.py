"""The matches that the same players have played before: who has won how often, and for sheets how each ended."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from typing import Any

from ludogite.match.config import MatchConfig, Seat
from ludogite.match.match import Match
from ludogite.match.store import StoreProblem
from ludogite.match.store.rows import Played
from ludogite.match.store.store import Store
from ludogite.rules.game import State


@dataclass(frozen=True)
class Tally:
    wins: tuple[int, ...]
    """By the seats of the match that was asked about."""
    draws: int
    """Matches that several of them won together."""


def tally_of(config: MatchConfig, matches: Iterable[Played]) -> Tally | None:
    """Of all finished matches with the players of this one, wherever they sat, but for those that have branched off
    another. A computer is another player at another level. None if two players cannot be told apart, or if somebody
    plays alone."""
    players = [player(seat) for seat in config.seats]
    if len(set(players)) != len(players) or len(players) == 1:
        return None
    wins, draws = dict.fromkeys(players, 0), 0
    for match in matches:
        seated = [player(seat) for seat in match.config.seats]
        if match.config.branch or match.result is None or sorted(seated) != sorted(players):
            continue
        if match.result.winner is None:
            draws += 1
        else:
            wins[seated[match.result.winner]] += 1
    return Tally(tuple(wins[player] for player in players), draws)


def player(seat: Seat) -> tuple[str, str]:
    """Who sits there: a computer is another player at another level."""
    return seat.name, seat.level or ""


TAKEN = ("", "taken")
"""No player is called like that."""


@dataclass(frozen=True)
class Earlier:
    state: State[Any]
    """How the match ended, as everybody at the table may see it."""
    seats: tuple[int, ...]
    """Where each player of the match that was asked about sat in this one."""


def earlier_matches(store: Store, match: Match) -> Iterator[Earlier]:
    """The first played first. Each is read when it is asked for, which replays its moves. What is damaged is left
    out."""
    with suppress(StoreProblem):
        for before, seats in _before(match, store.played(match.config.game.id)):
            with suppress(StoreProblem):
                found = store.resume(before.id)
                yield Earlier(found.on_table(found.cursor), seats)


def day_of(store: Store, match: Match) -> date:
    """On which the match was begun; today if it is not written yet."""
    with suppress(StoreProblem):
        for played in store.played(match.config.game.id):
            if played.id == match.id:
                return played.begun.date()
    return date.today()  # noqa: DTZ011  (the player's own day)


def _before(match: Match, played: Iterable[Played]) -> list[tuple[Played, tuple[int, ...]]]:
    """What is over, and was begun before the match; branches do not count."""
    matches = sorted(played, key=_begun)
    this = next((_begun(other) for other in matches if other.id == match.id), None)
    found = []
    for other in matches:
        seats = _seats(match.config.seats, other.config.seats)
        is_before = this is None or _begun(other) < this
        if seats is not None and other.is_over and other.config.branch is None and is_before:
            found.append((other, seats))
    return found


def _begun(played: Played) -> tuple[float, int]:
    return played.begun.timestamp(), played.id


def _seats(players: Sequence[Seat], seated: Sequence[Seat]) -> tuple[int, ...] | None:
    """Where each of the players sits; None if they are not the same."""
    free, found = [player(seat) for seat in seated], []
    for seat in players:
        if player(seat) not in free:
            return None
        found.append(free.index(player(seat)))
        free[found[-1]] = TAKEN
    return tuple(found) if len(found) == len(seated) else None
