"""Crossword Track alone: the grid of the day in each series, and the best results by points and throws."""

from __future__ import annotations

from datetime import date

from ludogite.match.config import MatchConfig, Seat, seed_of
from ludogite.match.library.results import Results
from ludogite.match.match import Match
from ludogite.rules.crossword.match import PASS, RIGHT, Answer, Race
from ludogite.rules.game import CHANCE
from ludogite.rules.shelf import SHELF
from ludogite.ui.application.app import Application
from ludogite.ui.base.routes import BeginMatch, Route
from ludogite.ui.games.crossword import UI
from ludogite.ui.pages.solo.page import SoloPage

GAME = SHELF["crossword"]


def play(app: Application, level: str = "easy", length: str = "full", misses: int = 0, seed: int = 1) -> Match:
    """A match alone, played to the end, with so many words missed at first."""
    assert app.store
    options = {"levels": [level], "length": length}
    match = app.store.begin(MatchConfig(GAME, (Seat("Léa"),), options, GAME.draw_setup(1, options, seed), seed))
    while match.outcome is None:
        state = match.state
        assert isinstance(state, Race)
        if state.to_move == CHANCE:
            match.roll()
        elif state.asked is None:
            match.play(RIGHT if state.phase == "question" else state.legal_moves()[0])
        elif misses:
            misses -= 1
            match.play(PASS)
        else:
            match.play(Answer(state.sheet.grid.answer(state.asked)))
    return match


def open_solo(app: Application) -> tuple[SoloPage, list[Route]]:
    """The page, and what it asks for."""
    page, asked = UI.extra_page(app.session, app.window.pages), list[Route]()
    assert isinstance(page, SoloPage)
    app.window.pages.addWidget(page)
    app.window.pages.setCurrentWidget(page)
    page.requested.connect(asked.append)
    return page, asked


def test_the_grid_of_the_day_depends_on_the_date_and_the_series(app: Application) -> None:
    page, asked = open_solo(app)
    page.alone.day_button.click()
    [begun] = asked
    assert isinstance(begun, BeginMatch)
    today = date.today()  # noqa: DTZ011  (the player's own day)
    seed = seed_of("crossword", today)
    assert begun.config.seed == seed
    assert begun.config.options == {"levels": ["easy"], "length": "full"}
    assert begun.config.setup == GAME.draw_setup(1, begun.config.options, seed)
    assert begun.config.day == today


def test_best_results_are_by_series_and_a_short_game_is_not_among_them(app: Application) -> None:
    good, worse = play(app), play(app, misses=9, seed=2)
    play(app, length="short", seed=3)
    play(app, level="hard", seed=4)
    assert app.store
    results = Results.of(app.store.played("crossword"))
    best = results.best({"levels": "easy", "length": "full"})
    assert [result.id for result in best] == [good.id, worse.id]
    assert best[0].throws == good.state.solo_throws
    page, _ = open_solo(app)
    assert page.alone.best.isVisibleTo(page)


def test_the_card_at_home_says_that_the_clues_are_in_french(app: Application) -> None:
    [card] = [card for card in app.window.home.cards if card.game.id == "crossword"]
    assert card.accessibleName() == "Crossword Track, 1 or 2 players, 40 min · ages 10+, clues in French"
