"""The page of a challenge: its title, its clock and its buttons, and that coming back is exact."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.content.challenges import shipped
from ludogite.content.codes import code_of, read_code
from ludogite.match.people import Person
from ludogite.match.result import Help
from ludogite.rules.cube.challenge import Take
from ludogite.settings import CLOCK
from ludogite.ui.application.app import Application
from ludogite.ui.base.routes import Rematch
from ludogite.ui.look.language import in_minutes
from tests.support.ui.challenges import attempt, browser, match_page, play, right, solve
from tests.support.ui.matches import begin, press_again, waiting_list
from tests.support.ui.pace import at_leisure

LEFT = Qt.MouseButton.LeftButton
FIRST = shipped()[0]


def open_first(app: Application, has_gravity: bool = False) -> None:
    play(app, FIRST.challenge, has_gravity)


def test_the_page_speaks_of_the_challenge(app: Application) -> None:
    assert app.store
    app.store.remember(Person("Zoé", 1, 1))
    open_first(app)
    page = match_page(app)
    assert page.title.text() == "Cube — Starter 1"
    assert page.panel.cards[0].name.text() == "Zoé"
    assert page.resign_button.text() == "Start over"
    assert page.new_button.text() == "Challenges"
    page.new_button.click()
    assert browser(app).tabs.current == "starter"


def test_an_unfinished_attempt_goes_on_where_it_was_left(app: Application) -> None:
    open_first(app)
    match = match_page(app).match
    one, two = (right(FIRST, placement) for placement in FIRST.order[:2])
    match.play(one)
    match.play(two)
    match.play(Take(two.placement), Take(one.placement))
    match.spend(33)
    app.window.show_home()
    open_first(app)
    again = match_page(app).match
    assert again is not match
    assert (again.id, again.cursor, again.moves) == (match.id, 4, match.moves)
    assert again.seconds >= 33
    match_page(app).undo_button.click()
    assert again.cursor == 2, "both are back with one press"
    assert again.state.scores == (2,)


def test_with_gravity_it_is_another_attempt(app: Application) -> None:
    open_first(app)
    first = match_page(app).match
    first.play(right(FIRST, FIRST.order[0]))
    open_first(app, has_gravity=True)
    assert match_page(app).match.id != first.id
    assert match_page(app).match.config.options == {"gravity": "on"}


def test_an_attempt_waits_at_home_under_its_name(qtbot: QtBot, app: Application) -> None:
    open_first(app)
    match_page(app).match.play(right(FIRST, FIRST.order[0]))
    app.window.show_home()
    waiting = waiting_list(app)
    assert waiting.item(0).data(Qt.ItemDataRole.AccessibleTextRole).startswith("Cube — Starter 1, 1 move")
    qtbot.keyClick(waiting, Qt.Key.Key_Return)
    assert match_page(app).match.cursor == 1


def test_a_challenge_that_was_only_looked_at_does_not_wait(app: Application) -> None:
    assert app.store
    open_first(app)
    app.window.show_home()
    assert app.store.matches() == []
    open_first(app)
    match_page(app).match.spend(60)
    app.window.show_home()
    assert len(app.store.matches()) == 1


def test_starting_over_is_asked_twice_and_forgets_the_attempt(qtbot: QtBot, app: Application) -> None:
    assert app.store
    open_first(app)
    old = match_page(app).match
    old.play(right(FIRST, FIRST.order[0]))
    old.spend(100)
    QApplication.processEvents()
    qtbot.mouseClick(match_page(app).resign_button, LEFT)
    assert match_page(app).match is old
    with at_leisure():
        qtbot.mouseClick(match_page(app).resign_button, LEFT)
    new = match_page(app).match
    assert new is not old
    assert (new.moves, new.seconds < 1) == ((), True)
    assert [summary.id for summary in app.store.matches()] == [new.id]


def test_what_is_placed_after_starting_over_is_kept(qtbot: QtBot, app: Application) -> None:
    """Also where nothing was placed before: the page that is left forgets what was only looked at."""
    assert app.store
    open_first(app)
    press_again(qtbot, match_page(app).resign_button)
    match_page(app).match.play(right(FIRST, FIRST.order[0]))
    app.window.show_home()
    assert [summary.moves for summary in app.store.matches()] == [1]


def test_starting_over_does_not_make_the_solution_unseen(qtbot: QtBot, app: Application) -> None:
    open_first(app)
    match_page(app).match.note_help(Help.SOLUTION)
    press_again(qtbot, match_page(app).resign_button)
    assert match_page(app).match.help == Help.SOLUTION


def test_the_next_challenge_is_the_next_that_is_not_solved(qtbot: QtBot, app: Application) -> None:
    solve(attempt(app, 1), 1)
    open_first(app)
    solve(match_page(app).match, 0)
    page = match_page(app)
    app.navigator.follow(Rematch(page.match))
    assert match_page(app).title.text() == "Cube — Starter 3"


def test_after_a_challenge_that_was_made_another_is_made(qtbot: QtBot, app: Application) -> None:
    made = replace(FIRST.challenge, name=code_of("starter", 5), lines=FIRST.challenge.faces)
    play(app, made)
    app.navigator.follow(Rematch(match_page(app).match))
    assert browser(app).tabs.current == "starter"
    qtbot.waitUntil(lambda: browser(app).more.challenge is not None)
    assert read_code(browser(app).card.name.text())[0] == "starter"
    assert browser(app).play_button.hasFocus()  # one more Enter, and it is played


def test_hints_and_the_film_are_noted_on_the_match(qtbot: QtBot, app: Application) -> None:
    open_first(app)
    page = match_page(app)
    page.hint()
    qtbot.waitUntil(lambda: page.match.help is Help.HINT)
    page.board.helped.emit(Help.SOLUTION)
    assert page.match.help is Help.SOLUTION


def test_the_rules_of_a_challenge_are_those_of_the_cube(qtbot: QtBot, app: Application) -> None:
    open_first(app)
    qtbot.mouseClick(match_page(app).rules_button, LEFT)
    assert app.window.page.title.text() == "Rules"  # type: ignore[attr-defined]


# The clock


def test_the_clock_runs_while_the_challenge_is_seen(qtbot: QtBot, app: Application) -> None:
    open_first(app)
    page = match_page(app)
    qtbot.waitUntil(lambda: page.match.seconds > 0.3)
    app.navigator.show_settings()
    stopped = page.match.seconds
    qtbot.wait(600)
    assert page.match.seconds == stopped
    app.window.page.back_button.click()  # type: ignore[attr-defined]
    qtbot.waitUntil(lambda: page.match.seconds > stopped)


def test_the_clock_stands_still_when_all_is_solved(qtbot: QtBot, app: Application) -> None:
    open_first(app)
    match = match_page(app).match
    solve(match, 0, seconds=65)
    stopped = match.seconds
    qtbot.wait(600)
    assert match.seconds == stopped
    assert match_page(app).header.clock.text() == in_minutes(stopped)


def test_a_click_hides_the_clock_for_the_next_time_too(qtbot: QtBot, app: Application) -> None:
    open_first(app)
    clock = match_page(app).header.clock
    assert clock.text() == "0:00"
    qtbot.mouseClick(clock, LEFT)
    assert (clock.text(), app.session.settings[CLOCK]) == ("Clock", "hidden")
    app.window.show_home()
    open_first(app)
    assert match_page(app).header.clock.text() == "Clock"
    match_page(app).header.clock.click()
    assert match_page(app).header.clock.text() == "0:00"


def test_between_two_there_is_no_clock(app: Application) -> None:
    assert not begin(app).header.clock.isVisible()


def test_times_are_told_as_clocks_do() -> None:
    assert [in_minutes(seconds) for seconds in (0, 59.9, 61, 3599, 3753)] == [
        "0:00",
        "0:59",
        "1:01",
        "59:59",
        "1:02:33",
    ]
