"""The computer of a first match: it plays by the rules, and now and then makes any move. How often it loses to somebody
who has just learned the game is measured by `./dev bench lessons`."""

from __future__ import annotations

import pytest

from ludogite.match.selfplay import selfplay
from ludogite.players import BEGINNER, Beginner, levels_of, rank
from ludogite.players import shapes as shapes_player
from ludogite.rules.shapes import Position, parse
from ludogite.rules.shelf import SHELF
from tests.support.learners import LEARNERS, play

MODULE = SHELF["shapes"].player_module


@pytest.mark.parametrize("game", LEARNERS)
def test_a_first_match_comes_to_its_end(game: str) -> None:
    assert play(game, 7).outcome


@pytest.mark.parametrize("game", LEARNERS)
def test_it_is_the_weakest_level_of_the_game(game: str) -> None:
    matches = {"cube": 8, "shapes": 40}.get(game, 24)  # those of the cube take long
    assert levels_of(SHELF[game].player_module)[:2] == (BEGINNER, "easy")
    played = selfplay(SHELF[game], (BEGINNER, "easy"), matches, seed=5)
    assert played.wins[0] < played.wins[1]


def one_from_winning() -> Position:
    position = Position()
    for text in ("Sa1", "Yb1", "Sc4", "Cc1"):
        position = position.play(parse(text))
    return position


@pytest.mark.parametrize(("slips", "share"), [(0, 1.0), (100, 0.02)])
def test_it_wins_at_once_unless_it_slips(monkeypatch: pytest.MonkeyPatch, slips: int, share: float) -> None:
    monkeypatch.setattr(shapes_player, "BEGINNER", Beginner("medium", slips))
    position = one_from_winning()
    chosen = [rank(MODULE, position, BEGINNER, seed)[0].plan for seed in range(100)]
    assert chosen == [rank(MODULE, position, BEGINNER, seed)[0].plan for seed in range(100)]
    assert chosen.count((parse("Kd1"),)) / 100 == pytest.approx(share, abs=0.1)
