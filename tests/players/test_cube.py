"""The levels of Cube: what each looks at."""

from __future__ import annotations

from random import Random

import pytest

from ludogite.players.cube import BY_LEVEL, rank
from ludogite.rules.cube.match import Position
from ludogite.rules.cube.pieces import PLACEMENTS
from ludogite.search.cube_playout import Sketch


def after_moves(seed: int, moves: int, flush: bool = False) -> Position:
    rng, position = Random(seed), Position(is_flush=flush)
    for _ in range(moves):
        position = position.play(rng.choice(position.legal_moves()))
    return position


def lead_after(position: Position, number: int) -> int:
    seat = position.to_move
    assert seat is not None
    scores = position.play(PLACEMENTS[number]).scores
    return scores[seat] - scores[1 - seat]


@pytest.mark.parametrize("flush", [False, True])
def test_medium_takes_the_lead_that_is_best_now(flush: bool) -> None:
    position = after_moves(1, 5, flush)
    leads = [lead_after(position, opinion.plan[0].number) for opinion in rank(position, "medium", 0)]  # type: ignore[attr-defined]
    assert leads == sorted(leads, reverse=True)
    assert leads[0] > leads[-1]


def test_a_reason_tells_what_changes_hands() -> None:
    """A yellow square on the end of a red rod adds eight squares and takes one."""
    rod = Position().play(next(each for each in PLACEMENTS if str(each) == "000 100 200 300"))
    reasons = {str(opinion.plan[0]): str(opinion.reason) for opinion in rank(rod, "medium", 0)}
    assert reasons["001 002 011 012"] == "8 more squares for you, 1 fewer for your opponent."


def test_master_rates_every_move_from_the_best_down_and_tells_how_often_it_won() -> None:
    position = after_moves(2, 4)
    opinions = rank(position, "master", 3, effort=200)
    values = [float(opinion.worth["value"]) for opinion in opinions]
    assert values == sorted(values, reverse=True)
    assert {opinion.plan[0] for opinion in opinions} == set(position.legal_moves())
    assert "test games" in str(opinions[0].reason)
    assert "test games" not in str(opinions[BY_LEVEL["master"].ideas].reason)


def test_more_effort_is_more_trying_and_progress_is_reported() -> None:
    position, reported = after_moves(2, 6), list[float]()
    few = rank(position, "master", 3, effort=40)
    many = rank(position, "master", 3, effort=400, progress=reported.append)
    times = [int(str(opinions[0].reason).split(" test games")[0].split()[-1]) for opinions in (few, many)]
    assert times[1] > 3 * times[0]
    assert reported == sorted(reported)
    assert reported[-1] == 1


def test_the_quick_sketch_counts_squares_as_the_rules_do() -> None:
    for seed in range(6):
        for flush in (False, True):
            position = after_moves(seed, 7, flush)
            sketch = Sketch(position)
            assert sketch.lead() == position.scores[0] - position.scores[1]
            moves = sketch.moves()
            gains = sketch.gains(moves)
            legal = {move.number for move in position.legal_moves()}
            for move, gain in zip(moves, gains, strict=True):
                if int(move) in legal:
                    seat = sketch.turn
                    before = position.scores[seat] - position.scores[1 - seat]
                    assert lead_after(position, int(move)) - before == gain


def test_the_quick_sketch_seldom_guesses_wrong() -> None:
    guessed, right, legal = 0, 0, 0
    for seed in range(12):
        position = after_moves(seed, 5)
        known = {move.number for move in position.legal_moves()}
        guesses = set(map(int, Sketch(position).moves()))
        guessed, right, legal = guessed + len(guesses), right + len(guesses & known), legal + len(known)
    assert right > 0.85 * guessed
    assert right > 0.85 * legal
