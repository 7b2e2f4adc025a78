"""Whole matches of the games that count more than results, played as a family does: half of the words, some bonuses."""

from __future__ import annotations

from random import Random

from ludogite.match.config import MatchConfig, Seat
from ludogite.match.match import Match
from ludogite.match.store.store import Store
from ludogite.rules.bigbang import Done
from ludogite.rules.crossword.match import PASS, Answer
from ludogite.rules.game import CHANCE
from ludogite.rules.shelf import SHELF

PEOPLE = (Seat("Léa"), Seat("Tom"))


def begin(store: Store, game: str, seed: int, seats: tuple[Seat, ...] = PEOPLE) -> Match:
    options = {"bonuses": "strict"} if game == "bigbang" else {"levels": ["easy"] * len(seats), "length": "short"}
    setup = SHELF[game].draw_setup(len(seats), options, seed)
    return store.begin(MatchConfig(SHELF[game], seats, options, setup, seed))


def play_to_the_end(match: Match, seed: int) -> None:
    """At random, mostly to the point: somebody who knows half of the words, and forgets some bonuses."""
    rng = Random(seed)
    while match.state.to_move is not None:
        if match.state.to_move == CHANCE:
            match.roll()
            continue
        moves = match.state.legal_moves()
        idle = [move for move in moves if isinstance(move, Done) or move == PASS]
        useful = [move for move in moves if move not in idle]
        if PASS in idle and rng.random() < 0.2:
            useful = [Answer("ZZZ")]  # legal, though it is no answer
        match.play(rng.choice(idle if idle and (not useful or rng.random() < 0.3) else useful))
