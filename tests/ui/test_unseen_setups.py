"""A new match is begun with a set-up that those who play have not met, as long as there is one."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from ludogite.match.daily import seed_of
from ludogite.match.match import MatchConfig, Seat
from ludogite.rules.game import SHELF
from ludogite.ui.app import Application
from ludogite.ui.pages.routes import BeginMatch

GAME = SHELF["crossword"]
HARD = {"levels": ["hard"]}


@pytest.fixture
def begun(app: Application, monkeypatch: pytest.MonkeyPatch) -> list[MatchConfig]:
    """The matches that the application begins; the window of this game is not needed for that."""
    begun: list[MatchConfig] = []
    monkeypatch.setattr(app, "begin", begun.append)
    return begun


def drawn(seed: int) -> MatchConfig:
    return MatchConfig(GAME, (Seat("Ann"),), HARD, GAME.draw_setup(1, HARD, seed), seed)


def test_a_grid_that_was_played_is_not_begun_again_while_another_is_left(
    app: Application, begun: list[MatchConfig]
) -> None:
    assert app.store
    first = drawn(1)
    match = app.store.begin(first)
    app.follow(BeginMatch(first))
    match.roll()
    app.follow(BeginMatch(first))
    app.follow(BeginMatch(replace(first, seats=(Seat("Bob"),))))
    assert [config.setup == first.setup for config in begun] == [True, False, True]


def test_the_grid_of_the_day_is_the_same_for_everybody_whatever_they_have_seen(
    app: Application, begun: list[MatchConfig]
) -> None:
    assert app.store
    for day in range(1, 6):
        today = drawn(seed_of(GAME.id, date(2026, 11, day)))
        app.store.begin(today).roll()
        app.follow(BeginMatch(today))
        assert begun[-1].setup == today.setup
