"""The end of a challenge: the time and how it compares, whose times there are, and what comes next."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.content.challenges import shipped
from ludogite.match.match import Match
from ludogite.match.people import Person
from ludogite.match.result import Help
from ludogite.settings import ANIMATIONS, LANGUAGE
from ludogite.ui.application.app import Application
from ludogite.ui.match.ending.plate import EndingPlate
from ludogite.ui.match.page import MatchPage
from tests.support.ui.challenges import attempt, browser, match_page, right, solve
from tests.support.ui.pace import at_leisure, in_haste

LEFT = Qt.MouseButton.LeftButton
EXPERT = 160


@pytest.fixture(autouse=True)
def family(app: Application) -> None:
    app.choose(ANIMATIONS, "off")
    assert app.store
    for person in (Person("Tom", 1, 0), Person("Léa", 0, 1)):
        app.store.remember(person)


def finish(app: Application, name: str, seconds: float, help: Help = Help.NONE, place: int = EXPERT) -> MatchPage:
    """Somebody solves a challenge on its page."""
    match = attempt(app, place, name=name)
    assert match.id is not None
    app.matches.resume(match.id)
    page = match_page(app)
    solve(page.match, place, seconds, help)
    QApplication.processEvents()
    return page


def plate_of(page: MatchPage) -> EndingPlate:
    assert page.end.plate
    assert page.end.plate.is_open
    return page.end.plate


def times(page: MatchPage) -> list[tuple[str, str, bool]]:
    return [(row.name, row.time, row.is_this) for row in page.panel.times.shown_rows()]


def press(qtbot: QtBot, page: MatchPage, name: str) -> None:
    """As somebody who has looked at the plate for a moment."""
    plate = plate_of(page)
    buttons = {button.text(): button for button in plate.findChildren(type(plate.again_button)) if button.isVisible()}
    with at_leisure():
        qtbot.mouseClick(buttons[name], LEFT)


def test_the_first_time_is_said(app: Application) -> None:
    page = finish(app, "Léa", 97)
    plate = plate_of(page)
    assert plate.headline.text() == "Solved in 1:37!"
    assert plate.reason.text() == "Well done, Léa: your first time here, and without a hint."
    assert times(page) == [("Léa", "1:37", True)]


def test_a_better_time_is_a_best_time_and_by_how_much(app: Application) -> None:
    solve(attempt(app, EXPERT, name="Tom"), EXPERT, 118)
    solve(attempt(app, EXPERT, name="Léa"), EXPERT, 125)
    page = finish(app, "Léa", 97)
    plate = plate_of(page)
    assert plate.headline.text() == "Solved in 1:37 — best time"
    assert plate.reason.text() == "Well done, Léa: 28 seconds faster than your best, and without a hint."
    assert plate._ending
    assert (plate._ending.figure, plate._ending.caption) == ("1:37", "best")
    assert times(page) == [("Léa", "1:37", True), ("Tom", "1:58", False), ("Léa", "2:05", False)]
    assert page.panel.times.isVisible()
    assert not page.moves.isVisible()


def test_a_slower_time_names_the_best(app: Application) -> None:
    solve(attempt(app, EXPERT, name="Léa"), EXPERT, 97)
    plate = plate_of(finish(app, "Léa", 125))
    assert plate.headline.text() == "Solved in 2:05!"
    assert plate.reason.text() == "Your best time is still 1:37."


def test_who_is_the_fastest_of_all_is_told(app: Application) -> None:
    solve(attempt(app, EXPERT, name="Tom"), EXPERT, 118)
    plate = plate_of(finish(app, "Léa", 97))
    assert plate.headline.text() == "Solved in 1:37 — best time"
    assert plate.reason.text() == "Well done, Léa: nobody here was faster, and without a hint."


@pytest.mark.parametrize(
    ("help", "headline", "reason"),
    [
        (Help.HINT, "Solved in 1:37!", "With help it counts as solved, but not for the best time."),
        (Help.SOLUTION, "Solved, with the solution", "You have seen the solution: this one doesn’t count."),
    ],
)
def test_with_help_it_is_no_best_time(app: Application, help: Help, headline: str, reason: str) -> None:
    solve(attempt(app, EXPERT, name="Léa"), EXPERT, 200)
    page = finish(app, "Léa", 97, help)
    assert (plate_of(page).headline.text(), plate_of(page).reason.text()) == (headline, reason)
    assert times(page) == [("Léa", "3:20", False)]


def test_next_is_named_and_leads_there(qtbot: QtBot, app: Application) -> None:
    solve(attempt(app, EXPERT + 1, name="Léa"), EXPERT + 1)
    page = finish(app, "Léa", 97)
    press(qtbot, page, "Next: Expert 3")
    config = match_page(app).match.config
    assert (config.seats[0].name, config.setup["challenge"]["name"]) == ("Léa", "Expert 3")


def test_starting_over_after_solving_keeps_what_was_solved(qtbot: QtBot, app: Application) -> None:
    assert app.store
    page = finish(app, "Léa", 97)
    press(qtbot, page, "Start over")
    new = match_page(app).match
    assert new.id != page.match.id
    assert (new.cursor, new.help, new.config.setup) == (0, Help.NONE, page.match.config.setup)
    solve(new, EXPERT, 80)
    QApplication.processEvents()
    assert times(match_page(app)) == [("Léa", "1:20", True), ("Léa", "1:37", False)]


def test_all_challenges_leads_to_their_page(qtbot: QtBot, app: Application) -> None:
    page = finish(app, "Tom", 97)
    press(qtbot, page, "All challenges")
    assert browser(app).tabs.current == "expert"


def test_nothing_leads_away_where_place_was(qtbot: QtBot, app: Application) -> None:
    """Neither before the plate has come, nor while it lies there, nor once it is closed."""
    match = attempt(app, EXPERT, name="Léa")
    assert match.id is not None
    app.matches.resume(match.id)
    page = match_page(app)
    assert page.action_button.isVisible()
    place = page.action_button.mapTo(page, page.action_button.rect().center())
    solve(page.match, EXPERT, 10)
    QApplication.processEvents()
    assert not page.action_button.isVisible()
    with in_haste():
        qtbot.mouseClick(page, LEFT, pos=place)
    assert match_page(app) is page
    with at_leisure():
        qtbot.keyClick(plate_of(page), Qt.Key.Key_Escape)
    assert not page.end.is_plate_open
    assert not page.action_button.isVisible()
    assert page.moves.isVisible()
    page.buttons.result.click()
    assert plate_of(page).again_button.isVisible()


def test_it_is_said_in_french_too(app: Application) -> None:
    app.choose(LANGUAGE, "fr")
    solve(attempt(app, 0, name="Léa"), 0, 125)
    plate = plate_of(finish(app, "Léa", 97, place=0))
    assert "1\N{NO-BREAK SPACE}min\N{NO-BREAK SPACE}37" in plate.headline.text()
    assert plate.again_button.text().endswith("Débutant 2")


def test_after_one_from_a_file_there_is_no_next_by_name(app: Application) -> None:
    place = next(n for n, each in enumerate(shipped()) if each.challenge.level == "expert" and each.challenge.given)
    each = shipped()[place]
    assert app.store
    data = {**each.challenge.to_json(), "name": "Mine"}
    data["start"] = {"red": [], "yellow": []}
    match = attempt(app, place, name="Léa")
    own: Match = app.store.begin(replace(match.config, setup={"challenge": data}))
    assert own.id is not None
    app.matches.resume(own.id)
    page = match_page(app)
    for placement, _ in each.challenge.given:
        page.match.play(right(each, placement))
    for placement in each.order:
        page.match.play(right(each, placement))
    QApplication.processEvents()
    assert plate_of(page).again_button.text() == "Next challenge"


def shown_best_times(page: MatchPage) -> list[str]:
    return [label.text() for label in (page.panel.best_times.best, page.panel.best_times.own) if label.isVisible()]


def begun(app: Application, name: str, gravity: str = "off") -> MatchPage:
    """A page on which somebody begins the challenge."""
    match = attempt(app, EXPERT, gravity, name)
    assert match.id is not None
    app.matches.resume(match.id)
    QApplication.processEvents()
    return match_page(app)


def test_the_times_to_beat_are_seen_during_the_challenge(app: Application) -> None:
    app.window.show()
    assert shown_best_times(begun(app, "Léa")) == ["No best time yet"]
    solve(attempt(app, EXPERT, name="Tom"), EXPERT, 125)
    assert shown_best_times(begun(app, "Léa")) == ["Best time 2:05 · Tom"]
    assert shown_best_times(begun(app, "Tom")) == ["Best time 2:05, yours"]
    solve(attempt(app, EXPERT, name="Léa"), EXPERT, 161)
    solve(attempt(app, EXPERT, name="Léa"), EXPERT, 3, Help.HINT)
    assert shown_best_times(begun(app, "Léa")) == ["Best time 2:05 · Tom", "yours 2:41"]
    assert shown_best_times(begun(app, "Léa", "on")) == ["No best time yet"], "with gravity it is another thing"


def test_the_clock_is_beside_the_time_to_beat(app: Application) -> None:
    app.window.show()
    page = begun(app, "Léa")
    clock, best = (
        QRect(part.mapTo(page, QPoint()), part.size()) for part in (page.header.clock, page.panel.best_times.best)
    )
    assert page.header.clock.isVisible()
    assert clock.right() < best.left()
    assert clock.top() <= best.center().y() <= clock.bottom()
    assert page.header.clock.fontMetrics().height() > page.panel.best_times.best.fontMetrics().height(), (
        "it is read first"
    )


def test_the_times_to_beat_make_room_for_all_times_at_the_end(app: Application) -> None:
    app.window.show()
    page = finish(app, "Léa", 97)
    assert shown_best_times(page) == []
    plate_of(page)
    page.end.close()
    assert shown_best_times(page) == ["Best time 1:37, yours"], "the one that was just made"
    page.undo()
    assert shown_best_times(page) == ["No best time yet"]


def test_beside_a_time_that_does_not_count_nothing_is_said(app: Application) -> None:
    app.window.show()
    page = begun(app, "Léa")
    solve(page.match, EXPERT, 97, Help.HINT)
    plate_of(page)
    page.end.close()
    assert shown_best_times(page) == [""]


def test_the_times_to_beat_follow_the_language(app: Application) -> None:
    app.window.show()
    page = begun(app, "Léa")
    app.choose(LANGUAGE, "fr")
    QApplication.processEvents()
    assert shown_best_times(page) == ["Pas encore de record"]
