"""Complete matches played at random, with what must hold of every state of every game."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from ludogite.match import record
from ludogite.rules.game import CHANCE, State
from ludogite.rules.shelf import Game
from tests.contract.test_contract import HIDES, UNLISTED, refused_tries, table, walk_at_random


def check_match(game: Game, n: int) -> int:
    """The n-th match of a game to its end; how many states it had."""
    config, rng, moves, states = table(game, n), Random(n), [], 0
    for state, move in walk_at_random(game, n):
        states += 1
        check_state(game, state, len(config.seats), rng)
        if move is not None:
            assert config.game.rules.parse(str(move)) == move
            moves.append(str(move))
    assert state.outcome is not None
    names = tuple(seat.name for seat in config.seats)
    made = record.Record(game.id, names, tuple(moves), config.options, config.setup, config.seed)
    assert record.read(made.to_json().encode()).replay() == state
    return states


def check_state(game: Game, state: State[Any], seats: int, rng: Random) -> None:
    assert state.to_move in (None, CHANCE, *range(seats))
    assert (state.to_move is None) == (state.outcome is not None)
    assert state.scores is None or len(state.scores) == seats
    json.dumps(state.view(), allow_nan=False)
    hidden = HIDES[game.id]
    for seat in range(seats):
        seen = state.seen_by(seat)
        assert seen.seen_by(seat) == seen
        assert (hidden(state, seat).seen_by(seat) if hidden else state) == seen
    if state.to_move is not None and rng.random() < 0.1:
        refused_tries(state, rng, may_be_unlisted=game.id in UNLISTED)
