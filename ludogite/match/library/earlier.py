"""What sheets say of a match besides its position: when it was begun, and the matches that the same players have
finished before."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from typing import Any

from ludogite.match.config import Seat
from ludogite.match.library.tally import player
from ludogite.match.match import Match
from ludogite.match.store.rows import Played
from ludogite.match.store.store import Store, StoreProblem
from ludogite.rules.game import State

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
