"""Who has won how often, among the same players in the same game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ludogite.match.config import MatchConfig, Seat
from ludogite.match.store.rows import Played


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
