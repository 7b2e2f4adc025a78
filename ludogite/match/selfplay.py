"""Computers playing each other without a window, to measure how strong and how quick they are."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from ludogite.match.config import MatchConfig, Seat
from ludogite.match.match import Match
from ludogite.players import rank, seed_at
from ludogite.rules import draw
from ludogite.rules.game import CHANCE
from ludogite.rules.shelf import Game


@dataclass
class Standings:
    """The results of the matches, in the order in which the players were named, whatever their seats were."""

    players: Sequence[str]
    matches: int = 0
    draws: int = 0
    wins: list[int] = field(default_factory=list)
    points: list[int] | None = None
    decisions: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.wins = [0] * len(self.players)
        self.decisions = [0] * len(self.players)
        self.seconds = [0.0] * len(self.players)

    def to_json(self) -> dict[str, Any]:
        return {
            "players": list(self.players),
            "matches": self.matches,
            "wins": self.wins,
            "draws": self.draws,
            "mean_scores": self.points and [round(points / self.matches, 3) for points in self.points],
            "seconds_per_move": [
                round(seconds / max(1, decisions), 6)
                for seconds, decisions in zip(self.seconds, self.decisions, strict=True)
            ],
        }


def selfplay(
    game: Game,
    levels: Sequence[str],
    matches: int,
    seed: int,
    progress: Callable[[int], None] = lambda played: None,
    options: Mapping[str, object] | None = None,
) -> Standings:
    """Each match starts one seat further round, so that nobody always begins."""
    tally = Standings(levels)
    for n in range(matches):
        order = [(seat + n) % len(levels) for seat in range(len(levels))]
        _one_match(game, options or {}, order, draw.number(seed, "match", n), tally)
        progress(n + 1)
    return tally


def _one_match(game: Game, options: Mapping[str, object], order: Sequence[int], seed: int, tally: Standings) -> None:
    seats = tuple(Seat(tally.players[who], level=tally.players[who]) for who in order)
    match = Match(MatchConfig(game, seats, options, game.draw_setup(len(seats), options, seed), seed))
    while (mover := match.state.to_move) is not None:
        if mover == CHANCE:
            match.roll()
            continue
        level, ply = tally.players[order[mover]], match.cursor
        began = time.perf_counter()
        opinions = rank(game.player_module, match.state.seen_by(mover), level, seed_at(seed, ply))
        tally.seconds[order[mover]] += time.perf_counter() - began
        tally.decisions[order[mover]] += 1
        for move in opinions[0].plan:
            match.play(move)
    _count(match, order, tally)


def _count(match: Match, order: Sequence[int], tally: Standings) -> None:
    outcome, scores = match.state.outcome, match.state.scores
    assert outcome is not None
    tally.matches += 1
    if outcome.winner is None:
        tally.draws += 1
    else:
        tally.wins[order[outcome.winner]] += 1
    if scores is not None:
        tally.points = tally.points or [0] * len(order)
        for seat, points in enumerate(scores):
            tally.points[order[seat]] += points
