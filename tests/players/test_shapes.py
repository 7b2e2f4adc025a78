"""The levels of Four Shapes: how far each sees."""

from __future__ import annotations

import pytest

from ludogite.players import Opinion
from ludogite.players.shapes import rank
from ludogite.rules.shapes import Position, parse
from ludogite.search.shapes import solver


def position(moves: str) -> Position:
    state = Position()
    for move in moves.split():
        state = state.play(parse(move))
    return state


def worths(state: Position) -> dict[str, int]:
    mover = state.to_move
    assert isinstance(mover, int)
    found = solver().worths(state.pieces[mover], state.pieces[1 - mover])
    return {"SYCK"[shape] + "abcd"[cell % 4] + "1234"[cell // 4]: worth for (shape, cell), worth in found.items()}


def values(opinions: list[Opinion]) -> dict[str, object]:
    return {str(opinion.plan[0]): opinion.worth["value"] for opinion in opinions}


MIDDLE = position("Sa1 Yd2 Kb4 Cc3 Sc1")


@pytest.mark.parametrize(("level", "sure", "horizon"), [("medium", 1, 3), ("hard", 3, 4), ("perfect", 16, 16)])
def test_a_level_sees_what_is_near_and_nothing_beyond_its_horizon(level: str, sure: int, horizon: int) -> None:
    overlooked = False
    for state in (MIDDLE, position("Sa1 Yb1 Cc1"), position("Sa1 Yc2 Cd4"), position("Sa1 Yd2 Kb4 Cc3")):
        opinions = values(rank(state, level, seed=1))
        for move, worth in worths(state).items():
            is_seen = opinions[move] == ("win" if worth > 0 else "loss")
            assert is_seen or opinions[move] == "unknown"
            assert is_seen or abs(worth) > sure
            assert not is_seen or abs(worth) <= horizon
            overlooked |= not is_seen
    assert overlooked == (level != "perfect")


def test_the_best_comes_first_fast_wins_and_slow_losses() -> None:
    for state in (MIDDLE, Position(), position("Sa1"), position("Sa1 Yb1 Cc1")):
        known = worths(state)
        order = [known[str(opinion.plan[0])] for opinion in rank(state, "perfect", seed=3)]
        wins, losses = [w for w in order if w > 0], [w for w in order if w < 0]
        assert order == wins + losses
        assert wins == sorted(wins)
        assert losses == sorted(losses)


def test_between_equals_the_seed_decides() -> None:
    firsts = {str(rank(Position(), "perfect", seed)[0].plan[0]) for seed in range(20)}
    assert len(firsts) > 5


def test_an_immediate_win_is_explained_by_its_line() -> None:
    best = rank(position("Sa1 Yb1 Cc1"), "easy", seed=1)[0]
    assert str(best.plan[0]) == "Kd1"
    assert str(best.reason) == "You complete row 1 and win!"


def test_leaving_the_opponent_stuck_is_explained_too() -> None:
    state = position("Kb2 Yb4 Kc4 Sd2 Sa3 Yb3 Cc2 Cb1 Sa1 Kd1")
    reasons = {str(opinion.plan[0]): str(opinion.reason) for opinion in rank(state, "perfect", seed=1)}
    assert reasons["Cd4"] == "Your opponent can place nothing: you win!"


def test_a_finished_game_leaves_nothing_to_think_about() -> None:
    assert rank(position("Sa1 Yb1 Cc1 Kd1"), "perfect", seed=1) == []


def test_where_all_is_lost_it_is_said_with_what_holds_out_longest() -> None:
    best, *others = rank(position("Sa1 Yb1"), "perfect", seed=1)
    assert str(best.reason) == "Only a perfect opponent is sure to win, and needs 4 moves."
    assert not any(str(opinion.reason).startswith("Only") for opinion in others)


def test_a_win_by_force_counts_the_moves_of_the_winner() -> None:
    best = rank(position("Sa2 Kb2 Cc3 Yb4"), "perfect", seed=1)[0]
    assert str(best.reason) == "You can win in 3 moves, whatever your opponent plays."


def test_where_every_move_loses_at_once_only_a_slip_can_help() -> None:
    reasons = [str(opinion.reason) for opinion in rank(position("Sc3 Ka4 Cd3 Yb3"), "perfect", seed=1)]
    assert reasons[0] == "Every move lets your opponent win at once: hope for a mistake!"
    assert set(reasons[1:]) == {"Your opponent can then win at once."}
