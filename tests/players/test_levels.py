"""The levels of the computer: they grow stronger, the weak ones overlook things, and from medium on none misses a win
in one move. How often each wins is measured by `./dev bench ladder`, and by `./dev bench lessons` how often the
weakest loses to somebody who has just learned the game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import pytest

from ludogite.players import BEGINNER, levels_of, rank
from ludogite.rules.game import CHANCE, Move, State
from ludogite.rules.shapes import Position, parse
from ludogite.rules.shelf import SHELF
from tests.support.learners import LEARNERS
from tests.support.learners import play as play_after_lesson
from tests.tools.bench.ladder import play, share

MATCHES = {"shapes": 20, "crossword": 20}
"""By game, six of the others."""
SLOW = {("symbols", "expert"), ("cube", "hard"), ("cube", "expert"), ("cube", "master")}
"""Too slow to be played here, by game and level."""
LAST = 4
"""Decisions of a match that are looked at."""


@pytest.mark.parametrize("game", LEARNERS)
def test_a_first_match_comes_to_its_end(game: str) -> None:
    assert levels_of(SHELF[game].player_module)[0] == BEGINNER
    assert play_after_lesson(game, 7).outcome


def two_apart(game: str) -> list[tuple[str, str]]:
    """Each level with the one two below: so few matches tell nothing of neighbours."""
    levels = levels_of(SHELF[game].player_module)
    return [pair for pair in zip(levels[2:], levels, strict=False) if (game, pair[0]) not in SLOW]


@pytest.mark.parametrize(("game", "levels"), [(game, levels) for game in LEARNERS for levels in two_apart(game)])
def test_a_level_beats_the_one_two_below(game: str, levels: tuple[str, str]) -> None:
    assert share(play(game, levels, MATCHES.get(game, 6), seed=1)) > 0.5


def one_from_winning() -> Position:
    position = Position()
    for text in ("Sa1", "Yb1", "Sc4", "Cc1"):
        position = position.play(parse(text))
    return position


def test_the_weak_overlook_a_win_sometimes_the_others_never() -> None:
    module, position = SHELF["shapes"].player_module, one_from_winning()
    firsts = {
        level: [str(rank(module, position, level, seed)[0].plan[0]) for seed in range(30)]
        for level in levels_of(module)
    }
    assert firsts["beginner"] == [str(rank(module, position, "beginner", seed)[0].plan[0]) for seed in range(30)]
    wins = [moves.count("Kd1") for moves in firsts.values()]
    assert 10 < wins[0] < wins[1]
    assert wins[2:] == [30] * len(wins[2:])


def won_in_one(game: str, matches: int) -> Iterator[State[Any]]:
    """States of which one move makes the winner of the match, at the end of matches in which everybody plays at
    random."""
    on_shelf = SHELF[game]
    for n in range(matches):
        rng, state = Random(n), on_shelf.start(2, {}, on_shelf.draw_setup(2, {}, n))
        decisions: list[State[Any]] = []
        while state.to_move is not None:
            if state.to_move != CHANCE:
                decisions.append(state)
            state = state.play(rng.choice(state.legal_moves()))
        yield from (last for last in decisions[-LAST:] if any(wins(last, (move,)) for move in last.legal_moves()))


def wins(state: State[Any], moves: Iterable[Move]) -> bool:
    seat = state.to_move
    for move in moves:
        state = state.play(move)
    return state.outcome is not None and state.outcome.winner == seat


def turn_of(module: str, state: State[Any], level: str, seed: int) -> Iterator[Move]:
    """All that a computer does until dice are rolled or another seat moves: in Big Bang claims come first."""
    seat = state.to_move
    while isinstance(seat, int) and state.to_move == seat:
        for move in rank(module, state.seen_by(seat), level, seed)[0].plan:
            yield move
            state = state.play(move)


@pytest.mark.parametrize(("game", "matches"), [("shapes", 30), ("symbols", 12), ("bigbang", 12), ("cube", 6)])
def test_from_medium_on_none_misses_a_win_in_one_move(game: str, matches: int) -> None:
    module, found = SHELF[game].player_module, list(won_in_one(game, matches))
    assert len(found) > matches / 3
    for n, state in enumerate(found):
        for level in levels_of(module)[2:]:
            assert wins(state, turn_of(module, state, level, seed=n))
