"""Big Bang alone: the board of the day, the best results by fewest rolls, and the last two weeks."""

from __future__ import annotations

from datetime import date, timedelta
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.match.config import MatchConfig, Seat, seed_of
from ludogite.match.library.results import Results
from ludogite.match.match import Match
from ludogite.rules.bigbang import DONE, Boards
from ludogite.rules.game import CHANCE
from ludogite.rules.shelf import SHELF
from ludogite.settings import LANGUAGE
from ludogite.ui.application.app import Application
from ludogite.ui.base.routes import BeginMatch, ResumeMatch, Route
from ludogite.ui.games.bigbang import UI
from ludogite.ui.pages.days.solo import SoloPage
from ludogite.ui.widgets.segments import Segments
from tests.support.kinds import as_a
from tests.support.ui.matches import LEFT
from tests.support.ui.readable import labels_on

GAME = SHELF["bigbang"]


@pytest.fixture
def today() -> date:
    return date.today()  # noqa: DTZ011  (the player's own day)


def play(app: Application, name: str, bonuses: str = "assisted", day: date | None = None, seed: int = 1) -> Match:
    """A match alone, played to the end, now and then with a turn ended early."""
    assert app.store
    seed, options, rng = seed_of("bigbang", day) if day else seed, {"bonuses": bonuses}, Random(seed)
    setup = GAME.draw_setup(1, options, seed)
    match = app.store.begin(MatchConfig(GAME, (Seat(name),), options, setup, seed))
    while match.outcome is None:
        if match.state.to_move == CHANCE:
            match.roll()
        else:
            moves = [move for move in match.state.legal_moves() if move != DONE]
            match.play(rng.choice(moves) if moves and rng.random() < 0.9 else DONE)
    return match


def open_solo(app: Application) -> tuple[SoloPage, list[Route]]:
    """The page, and what it asks for."""
    page, asked = as_a(SoloPage, UI.extra_page(app.session, app.window.pages)), list[Route]()
    app.window.pages.addWidget(page)
    app.window.pages.setCurrentWidget(page)
    page.requested.connect(asked.append)
    return page, asked


def rolls(match: Match) -> int:
    (number,) = as_a(Boards, match.state).scores
    return number


def test_the_board_of_the_day_is_drawn_from_the_date(qtbot: QtBot, app: Application, today: date) -> None:
    page, asked = open_solo(app)
    page.take_focus(is_by_key=True)
    qtbot.waitUntil(page.part.day_button.hasFocus)
    qtbot.keyClick(page.part.day_button, Qt.Key.Key_Space)
    qtbot.mouseClick(as_a(Segments, page.part.option).buttons["assisted"], LEFT)
    qtbot.mouseClick(page.part.day_button, LEFT)
    strict, assisted = (route.config for route in asked if isinstance(route, BeginMatch))
    assert strict.day == assisted.day == today
    assert (strict.options, assisted.options) == ({"bonuses": "strict"}, {"bonuses": "assisted"})
    assert strict.setup == assisted.setup == GAME.draw_setup(1, {}, seed_of("bigbang", today))
    yesterday = GAME.draw_setup(1, {}, seed_of("bigbang", today - timedelta(days=1)))
    assert strict.setup != yesterday


def test_the_fewest_rolls_come_first_each_kind_of_bonuses_by_itself(qtbot: QtBot, app: Application) -> None:
    matches = [play(app, name, seed=seed) for seed, name in enumerate(("Léa", "Tom", "Léa", "Zoé"))]
    strict = play(app, "Tom", "strict", seed=9)
    page, asked = open_solo(app)
    part = page.part
    assert [row.result.points for row in part.best.rows if row.result] == [rolls(strict)]
    qtbot.mouseClick(as_a(Segments, part.option).buttons["assisted"], LEFT)
    shown = [row.accessibleName().split(" rolls")[0] for row in part.best.rows if row.isVisibleTo(part)]
    assert shown == [f"{n + 1}. {each}" for n, each in enumerate(sorted(map(rolls, matches)))]
    best = min(matches, key=rolls)
    qtbot.mouseClick(part.best.rows[0], LEFT)
    assert best.id
    assert asked == [ResumeMatch(best.id)]


def test_the_mean_and_the_last_two_weeks_are_those_of_who_plays(app: Application, today: date) -> None:
    days = [play(app, "Léa", "strict", day=today - timedelta(days=before)) for before in (2, 1)]
    play(app, "Tom", "strict", seed=3)
    page, _ = open_solo(app)
    part = page.part
    part.who.choose("Léa")
    assert part.mean.text() == f"Léa: 2 games, {sum(map(rolls, days)) / 2:.1f} rolls on average"
    read = [button.accessibleName() for button in part.stamps.shown]
    assert len(read) == 14
    assert [day.split(": ")[1] for day in read[-3:]] == [f"{rolls(day)} rolls" for day in days] + ["not played"]
    assert part.day_button.text() == "Play"
    play(app, "Léa", "strict", day=today)
    page, _ = open_solo(app)
    page.part.who.choose("Léa")
    assert page.part.sentence.text().startswith("Cleared in ")
    assert page.part.day_button.text() == "Look back"


def test_without_results_it_says_what_to_beat_in_both_languages(app: Application) -> None:
    page, _ = open_solo(app)
    assert page.part.empty.text() == "No results yet. The computer needs about 14 rolls: can you beat it?"
    assert not page.tabs.isVisibleTo(page)
    app.choose(LANGUAGE, "fr")
    QApplication.processEvents()
    assert "Plateau du jour" in labels_on(page.part)


def test_results_know_by_themselves_that_fewer_rolls_are_better(app: Application) -> None:
    matches = [play(app, "Léa", seed=seed) for seed in range(3)]
    assert app.store
    found = Results.of(app.store.played("bigbang"))
    for results in (found, found.by("Léa")):
        assert [result.points for result in results.best({})] == sorted(map(rolls, matches))
