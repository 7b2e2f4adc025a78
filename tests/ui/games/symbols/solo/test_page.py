"""Six Symbols alone: the roll of the day, what counts of it, and the best results."""

from __future__ import annotations

from datetime import date, timedelta

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.match.config import MatchConfig, Seat, seed_of
from ludogite.match.match import Match
from ludogite.match.people import Person
from ludogite.match.result import Help
from ludogite.rules.shelf import SHELF
from ludogite.rules.symbols import Round
from ludogite.settings import LANGUAGE, LEARNED, THEME
from ludogite.ui.application.app import Application
from ludogite.ui.games.symbols.solo.page import SymbolsSoloPage
from ludogite.ui.match.page import MatchPage
from ludogite.ui.pages.days.solo import AlonePart
from ludogite.ui.pages.days.stamps import StampButton
from ludogite.ui.widgets.segments import Segments
from tests.support.kinds import as_a
from tests.support.moves import play_text
from tests.support.pixels import greys
from tests.support.ui.matches import LEFT, page_of, press_again
from tests.support.ui.readable import labels_on
from tests.support.ui.symbols import open_solo
from tests.tools.screens.symbols_page import finish


@pytest.fixture
def today() -> date:
    return date.today()  # noqa: DTZ011  (the player's own day)


def alone(app: Application) -> AlonePart:
    return open_solo(app).part


def play(app: Application, name: str, scoring: str = "basic", day: date | None = None, skill: int = 10) -> Match:
    """A match alone, played to the end."""
    assert app.store
    seed = seed_of("symbols", day) if day else skill
    match = app.store.begin(MatchConfig(SHELF["symbols"], (Seat(name),), {"scoring": scoring}, {}, seed))
    finish(match, skill)
    return match


def remember(app: Application, name: str) -> None:
    assert app.store
    app.store.remember(Person(name, 0, 1))


def best_rows(part: AlonePart) -> list[str]:
    return [row.accessibleName() for row in part.best.rows if row.isVisibleTo(part)]


def is_waiting(app: Application) -> bool:
    """Whether a match waits at home."""
    app.window.show_home()
    return app.window.home.hero.match is not None


# The way there


def test_the_ticket_at_home_and_the_set_up_lead_here(qtbot: QtBot, app: Application) -> None:
    app.session.settings[LEARNED] = "symbols"
    app.window.show_home()
    qtbot.mouseClick(app.window.home.today.tickets[0], LEFT)
    qtbot.keyClick(as_a(SymbolsSoloPage, app.window.page), Qt.Key.Key_Escape)
    assert app.window.page is app.window.home
    app.navigator.set_up(SHELF["symbols"])
    qtbot.mouseClick(app.window.page.extra_button, LEFT)  # type: ignore[attr-defined]
    assert isinstance(app.window.page, SymbolsSoloPage)


def test_rules_settings_and_full_screen_are_reached_and_left(qtbot: QtBot, app: Application) -> None:
    page = open_solo(app)
    for button in (page.rules_button, page.settings_button, page.print_button):
        qtbot.mouseClick(button, LEFT)
        assert app.window.page is not page
        qtbot.keyClick(app.window.page, Qt.Key.Key_Escape)
        assert app.window.page is page
    qtbot.mouseClick(page.full_screen_button, LEFT)
    qtbot.waitUntil(app.window.isFullScreen)
    assert page.full_screen_button.text() == "Leave full screen"
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not app.window.isFullScreen())
    assert app.window.page is page


# The roll of the day


def test_the_roll_of_the_day_is_begun_left_continued_and_finished(qtbot: QtBot, app: Application, today: date) -> None:
    part = alone(app)
    assert part.day_button.text() == "Play"
    qtbot.mouseClick(as_a(Segments, part.option).buttons["advanced"], LEFT)
    qtbot.mouseClick(part.day_button, LEFT)
    match = page_of(app).match
    assert match.config.day == today
    assert match.config.options == {"scoring": "advanced"}
    assert page_of(app).title.text() == f"Six Symbols — {today.day} {today:%B}"
    play_text(match, "start 3")
    qtbot.waitUntil(lambda: match.state.to_move == 0)
    part = alone(app)
    assert part.day_button.text() == "Continue"
    qtbot.mouseClick(part.day_button, LEFT)
    again = page_of(app).match
    assert again.id == match.id
    finish(again, 10)
    part = alone(app)
    (points,) = as_a(Round, again.state).scores
    assert part.sentence.text().startswith(f"{points} points: ".replace("-", "−"))
    qtbot.mouseClick(part.day_button, LEFT)
    assert page_of(app).match.id == match.id
    assert page_of(app).action_button.text() == "Free game", "a day is not played again"
    assert app.store
    assert len(app.store.played("symbols")) == 1


def test_the_roll_of_the_day_is_begun_by_keys_alone(qtbot: QtBot, app: Application) -> None:
    page = open_solo(app)
    page.take_focus(is_by_key=True)
    qtbot.waitUntil(page.part.day_button.hasFocus)
    qtbot.keyClick(page.part.day_button, Qt.Key.Key_Return)
    assert isinstance(app.window.page, MatchPage)


def test_taking_back_over_a_roll_is_asked_for_and_costs_the_day(qtbot: QtBot, app: Application) -> None:
    qtbot.mouseClick(alone(app).day_button, LEFT)
    page = page_of(app)
    play_text(page.match, "start 3")
    qtbot.waitUntil(lambda: page.match.state.to_move == 0)
    assert page.undo_button.toolTip() == "This day will then no longer count"
    qtbot.mouseClick(page.undo_button, LEFT)
    assert page.match.cursor == 2
    assert "no longer counts" in page.status.text()
    page.show_status(None)
    press_again(qtbot, page.undo_button)
    assert page.match.cursor == 0
    assert page.match.taken_back
    finish(page.match, 10)
    part = alone(app)
    assert best_rows(part) == []
    assert part.stamps.shown[-1].accessibleName().endswith("points, not counted")
    assert part.sentence.text().endswith(". It no longer counts: you had help or undid a roll.")


@pytest.mark.parametrize("button", ["hint_button", "analysis_button"])
def test_help_is_asked_for_twice_and_costs_the_day(qtbot: QtBot, app: Application, button: str) -> None:
    qtbot.mouseClick(alone(app).day_button, LEFT)
    page = page_of(app)
    play_text(page.match, "start 3")
    qtbot.waitUntil(lambda: page.match.state.to_move == 0)
    pressed = {"hint_button": page.hint_button, "analysis_button": page.analysis_button}[button]
    qtbot.mouseClick(pressed, LEFT)
    assert page.status.text() == "With help, this day no longer counts. Press again to see it."
    assert page.match.help is Help.NONE
    page.show_status(None)
    press_again(qtbot, pressed)
    qtbot.waitUntil(lambda: page.match.help is Help.HINT)
    assert "Press again" not in page.status.text(), "the question is answered"


def test_an_attempt_that_is_forgotten_at_home_is_given_up(qtbot: QtBot, app: Application) -> None:
    qtbot.mouseClick(alone(app).day_button, LEFT)
    match = page_of(app).match
    assert match.id
    play_text(match, "start 3")
    assert is_waiting(app)
    app.deleted.delete([match.id])
    bar = app.window.home.undo_bar
    assert bar
    assert labels_on(bar) == ["Given up, as a game of the day: Roll of the day — Player"]
    app.deleted.erase()
    assert not is_waiting(app)
    part = alone(app)
    assert part.sentence.text() == "You gave up. See you tomorrow!"
    assert part.stamps.shown[-1].accessibleName().endswith("given up")


def test_before_anything_was_rolled_an_attempt_may_be_forgotten(qtbot: QtBot, app: Application) -> None:
    qtbot.mouseClick(alone(app).day_button, LEFT)
    match = page_of(app).match
    assert match.id
    app.matches.delete(match.id)
    assert alone(app).day_button.text() == "Play"


def test_everybody_has_an_attempt_of_his_own(qtbot: QtBot, app: Application, today: date) -> None:
    assert app.store
    for person in (Person("Tom", 1, 0), Person("Léa", 0, 1)):
        app.store.remember(person)
    play(app, "Tom", day=today)
    part = alone(app)
    part.who.choose("Tom")
    assert part.day_button.text() == "Look back"
    picker = part.who.chooser.picker
    qtbot.keyClick(picker, Qt.Key.Key_Down if picker.currentIndex() == 0 else Qt.Key.Key_Up)
    assert part.who.name == "Léa"
    assert part.day_button.text() == "Play"
    qtbot.mouseClick(part.day_button, LEFT)
    assert [seat.name for seat in page_of(app).match.config.seats] == ["Léa"]


def test_days_in_a_row_are_counted_and_missed_ones_told(app: Application, today: date) -> None:
    for before in (1, 2, 5):
        play(app, "Léa", day=today - timedelta(days=before))
    part = alone(app)
    assert "2 days in a row" in labels_on(part)
    days = [button.accessibleName() for button in part.stamps.shown]
    assert len(days) == 14
    assert [day.endswith("not played") for day in days[-6:]] == [False, True, True, False, False, True]


def has_word(stamp: StampButton) -> bool:
    picture = greys(stamp.grab().toImage())
    high, wide = picture.shape
    return bool(np.ptp(picture[high * 2 // 5 : -8, 8 : wide - 8]))


def test_a_missed_day_is_played_later_and_never_counts_as_that_day(qtbot: QtBot, app: Application, today: date) -> None:
    """By keys, from the stamps of all days."""
    remember(app, "Léa")
    play(app, "Léa", day=today)
    part = alone(app)
    qtbot.mouseClick(part.all_button, LEFT)
    assert len(part.stamps.shown) == 60
    part.stamps.shown[-1].setFocus()
    assert not has_word(part.stamps.shown[-9])
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Left):
        qtbot.keyClick(QApplication.focusWidget(), key)
    assert has_word(part.stamps.shown[-9]), "it is only seen where somebody is"
    missed = today - timedelta(days=8)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    match = page_of(app).match
    assert (match.config.day, match.config.is_late) == (missed, True)
    finish(match, 90)
    part = alone(app)
    stamp = next(button for button in part.stamps.shown if button.stamp and button.stamp.day == missed)
    assert stamp.text() == "later"
    assert stamp.accessibleName().endswith("not counted (played later)")
    assert len(best_rows(part)) == 1
    assert "2 days in a row" not in labels_on(part)
    qtbot.mouseClick(stamp, LEFT)
    assert page_of(app).match.id == match.id, "it is looked at, and not begun once more"


def test_the_result_is_copied_as_plain_words(qtbot: QtBot, app: Application, today: date) -> None:
    points = points_of(play(app, "Léa", day=today, skill=90))
    part = alone(app)
    qtbot.mouseClick(part.copy_button, LEFT)
    copied = QApplication.clipboard().text()
    assert copied.startswith(f"Ludogîte, roll of {today.day} {today:%B}: {points} points, ")
    assert part.copy_button.text() == "Copied"


# Results


def test_with_nothing_played_the_page_says_how_to_begin(app: Application) -> None:
    part = alone(app)
    assert part.empty.isVisibleTo(part)
    assert not part.best.isVisibleTo(part)


def points_of(match: Match) -> int:
    return as_a(Round, match.state).scores[0]


def test_the_best_of_all_are_listed_by_scoring_and_open_their_match(qtbot: QtBot, app: Application) -> None:
    matches = [play(app, name, skill=skill) for name, skill in (("Léa", 1), ("Tom", 40), ("Léa", 6))]
    play(app, "Tom", "advanced")
    part = alone(app)
    points = sorted(map(points_of, matches), reverse=True)
    assert [row.split(" points")[0] for row in best_rows(part)] == [f"{n + 1}. {each}" for n, each in enumerate(points)]
    best = max(matches, key=points_of)
    qtbot.mouseClick(as_a(Segments, part.option).buttons["advanced"], LEFT)
    assert len(best_rows(part)) == 1
    qtbot.mouseClick(as_a(Segments, part.option).buttons["basic"], LEFT)
    part.best.rows[0].setFocus()
    qtbot.keyClick(part.best.rows[0], Qt.Key.Key_Space)
    assert page_of(app).match.id == best.id


def test_the_mean_is_that_of_who_plays(app: Application) -> None:
    matches = [play(app, "Léa", skill=skill) for skill in (2, 3)]
    play(app, "Tom", skill=60)
    part = alone(app)
    part.who.choose("Léa")
    mean = sum(map(points_of, matches)) / 2
    assert part.mean.text() == f"Léa: 2 games, {mean:.1f} points on average"


def test_a_match_with_other_rolls_is_begun_here_too(qtbot: QtBot, app: Application) -> None:
    qtbot.mouseClick(alone(app).free_button, LEFT)
    table = page_of(app).match.config
    assert (len(table.seats), table.day) == (1, None)


def test_words_dates_and_figures_change_with_the_language(app: Application, today: date) -> None:
    play(app, "Léa", day=today)
    part = alone(app)
    app.choose(LANGUAGE, "fr")
    QApplication.processEvents()
    assert part.day_button.text() == "Revoir"
    assert "Meilleurs scores, décompte simple" in labels_on(part)
    assert "1 jour sur 14" in labels_on(part)
    app.choose(THEME, "dark")
    assert part.stamps.colours.background == "#1D1A18"
