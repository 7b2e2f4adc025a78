"""Computers among themselves."""

from __future__ import annotations

import pytest

from ludogite.match import selfplay
from ludogite.match.match import Match
from ludogite.players import levels_of
from ludogite.rules.shelf import SHELF


@pytest.fixture
def matches(monkeypatch: pytest.MonkeyPatch) -> list[Match]:
    """Every match that is begun."""
    begun: list[Match] = []

    class Watched(Match):
        def __init__(self, *arguments: object, **named: object) -> None:
            super().__init__(*arguments, **named)  # type: ignore[arg-type]
            begun.append(self)

    monkeypatch.setattr(selfplay, "Match", Watched)
    return begun


def test_the_seats_swap_every_match(matches: list[Match]) -> None:
    selfplay.selfplay(SHELF["shapes"], ("easy", "medium"), 4, seed=1)
    assert [match.config.seats[0].level for match in matches] == ["easy", "medium", "easy", "medium"]


def test_matches_differ_and_another_seed_gives_others(matches: list[Match]) -> None:
    for seed in (1, 1, 2):
        selfplay.selfplay(SHELF["shapes"], ("easy", "easy"), 3, seed)
    played = [tuple(map(str, match.moves)) for match in matches]
    assert played[0:3] == played[3:6]
    assert len(set(played)) == 6


@pytest.mark.parametrize(
    ("game", "seats"),
    [("symbols", 1), ("symbols", 4), ("symbols", 6), ("bigbang", 1), ("bigbang", 2), ("crossword", 2)],
)
def test_computers_finish_every_game(game: str, seats: int) -> None:
    level = levels_of(SHELF[game].player_module)[0]
    figures = selfplay.selfplay(SHELF[game], (level,) * seats, 2, seed=4).to_json()
    assert sum(figures["wins"]) + figures["draws"] == figures["matches"] == 2
    assert len(figures["mean_scores"]) == seats


def test_matches_are_played_by_the_options_given(matches: list[Match]) -> None:
    selfplay.selfplay(SHELF["symbols"], ("easy",), 1, seed=1, options={"scoring": "advanced"})
    assert matches[0].config.options == {"scoring": "advanced"}
