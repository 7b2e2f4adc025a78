"""Crossword Track alone: the grid of the day in each series, and the best results by points and throws."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from ludogite.content.words import STOCK_SINCE
from ludogite.match.config import MatchConfig, Seat, seed_of
from ludogite.match.library.results import Results
from ludogite.match.match import Match
from ludogite.rules.crossword.match import PASS, RIGHT, Answer, Race
from ludogite.rules.game import CHANCE
from ludogite.rules.shelf import SHELF
from ludogite.ui.application.app import Application
from ludogite.ui.base.routes import BeginMatch, Route
from ludogite.ui.games.crossword import UI
from ludogite.ui.pages.days.solo import SoloPage
from ludogite.ui.widgets.segments import Segments

GAME = SHELF["crossword"]


def play(
    app: Application, level: str = "easy", length: str = "full", misses: int = 0, seed: int = 1, language: str = "fr"
) -> Match:
    """A match alone, played to the end, with so many words missed at first."""
    assert app.store
    options = {"levels": [level], "length": length, "language": language}
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


def today() -> date:
    return date.today()  # noqa: DTZ011  (the player's own day)


def test_the_grid_of_the_day_depends_on_the_date_the_series_and_the_language(app: Application) -> None:
    page, asked = open_solo(app)
    page.part.day_button.click()
    click(page.part.language, "fr")
    page.part.day_button.click()
    english, french = (route.config for route in asked if isinstance(route, BeginMatch))
    assert french.seed == seed_of("crossword", today()), "as it was before there was another language"
    assert french.options == {"levels": ["easy"], "length": "full", "language": "fr"}
    assert english.options == {"levels": ["easy"], "length": "full", "language": "en"}
    for config in (french, english):
        assert config.setup == GAME.draw_setup(1, config.options, config.seed)
        assert config.day == today()
    assert english.seed != french.seed, "whoever plays both does not know the dice"


def click(segments: Segments | None, value: str) -> None:
    assert segments
    segments.buttons[value].click()


def test_each_language_has_its_own_attempt_at_the_day_and_its_own_best_results(app: Application) -> None:
    french = play(app, seed=seed_of("crossword", today()))
    page, _ = open_solo(app)
    alone = page.part
    assert alone.attempt
    assert alone.attempt.id == french.id
    assert alone.best.isVisibleTo(page)
    click(alone.language, "en")
    assert alone.attempt is None
    assert not alone.best.isVisibleTo(page)
    english = play(app, seed=seed_of("crossword", today(), "en"), language="en")
    assert app.store
    results = Results.of(app.store.played("crossword"))
    for language, match in (("fr", french), ("en", english)):
        assert [result.id for result in results.best({"levels": "easy", "language": language})] == [match.id]


def test_the_language_of_the_last_match_is_proposed(app: Application) -> None:
    def proposed() -> str:
        language = open_solo(app)[0].part.language
        assert language
        return language.current

    assert proposed() == "en", "that of the window"
    play(app, language="fr")
    assert proposed() == "fr"
    play(app, seed=seed_of("crossword", today(), "en"), language="en")
    assert proposed() == "en", "that of a match of the day"


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
    assert page.part.best.isVisibleTo(page)


def test_grids_of_days_before_the_stock_of_words_are_not_offered(
    app: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludogite.ui.look.language.today", lambda: STOCK_SINCE + timedelta(days=2))
    page, asked = open_solo(app)
    assert [button.isEnabled() for button in page.part.stamps.shown[-4:]] == [False, True, True, True]
    page.part.stamps.shown[-3].click()
    (route,) = asked
    assert isinstance(route, BeginMatch)
    assert (route.config.day, route.config.is_late) == (STOCK_SINCE, True)
