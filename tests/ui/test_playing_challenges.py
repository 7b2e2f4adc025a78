"""The page of a challenge: its title, its clock and its buttons, and that coming back is exact."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.content.challenges import shipped
from ludogite.content.codes import code_of, read_code
from ludogite.match.match import Help
from ludogite.match.people import Person
from ludogite.rules.cube.challenge import Take
from ludogite.settings import CLOCK
from ludogite.ui.app import House
from ludogite.ui.clock import in_minutes
from tests.ui.challenges import attempt, browser, match_page, right, solve

LEFT = Qt.MouseButton.LeftButton
FIRST = shipped()[0]


def open_first(house: House, has_gravity: bool = False) -> None:
    house.challenges.play(FIRST.challenge, has_gravity)


def test_the_page_speaks_of_the_challenge(house: House) -> None:
    assert house.store
    house.store.remember(Person("Zoé", 1, 1))
    open_first(house)
    page = match_page(house)
    assert page.title.text() == "Cube — Starter 1"
    assert page.cards[0].name.text() == "Zoé"
    assert page.resign_button.text() == "Start over"
    assert page.new_button.text() == "Challenges"
    page.new_button.click()
    assert browser(house).tabs.current == "starter"


def test_an_unfinished_attempt_goes_on_where_it_was_left(house: House) -> None:
    open_first(house)
    match = match_page(house).match
    one, two = (right(FIRST, placement) for placement in FIRST.order[:2])
    match.play(one)
    match.play(two)
    match.play_together([Take(two.placement), Take(one.placement)])
    match.spend(33)
    house.window.show_home()
    open_first(house)
    again = match_page(house).match
    assert again is not match
    assert (again.id, again.cursor, again.moves) == (match.id, 4, match.moves)
    assert again.seconds >= 33
    match_page(house).undo_button.click()
    assert again.cursor == 2, "both are back with one press"
    assert again.state.scores == (2,)


def test_with_gravity_it_is_another_attempt(house: House) -> None:
    open_first(house)
    first = match_page(house).match
    first.play(right(FIRST, FIRST.order[0]))
    open_first(house, has_gravity=True)
    assert match_page(house).match.id != first.id
    assert match_page(house).match.table.options == {"gravity": "on"}


def test_an_attempt_waits_at_home_under_its_name(qtbot: QtBot, house: House) -> None:
    open_first(house)
    match_page(house).match.play(right(FIRST, FIRST.order[0]))
    house.window.show_home()
    waiting = house.window.home.waiting.list
    assert waiting
    assert waiting.item(0).data(Qt.ItemDataRole.AccessibleTextRole).startswith("Cube — Starter 1, 1 move")
    waiting.setFocus()
    qtbot.keyClick(waiting, Qt.Key.Key_Return)
    assert match_page(house).match.cursor == 1


def test_a_challenge_that_was_only_looked_at_does_not_wait(house: House) -> None:
    assert house.store
    open_first(house)
    house.window.show_home()
    assert house.store.matches() == []
    open_first(house)
    match_page(house).match.spend(60)
    house.window.show_home()
    assert len(house.store.matches()) == 1


def test_starting_over_is_asked_twice_and_forgets_the_attempt(qtbot: QtBot, house: House) -> None:
    assert house.store
    open_first(house)
    old = match_page(house).match
    old.play(right(FIRST, FIRST.order[0]))
    old.spend(100)
    QApplication.processEvents()
    qtbot.mouseClick(match_page(house).resign_button, LEFT)
    assert match_page(house).match is old
    qtbot.wait(QApplication.doubleClickInterval() + 50)
    qtbot.mouseClick(match_page(house).resign_button, LEFT)
    new = match_page(house).match
    assert new is not old
    assert (new.moves, new.seconds < 1) == ((), True)
    assert [summary.id for summary in house.store.matches()] == [new.id]


def test_what_is_placed_after_starting_over_is_kept(house: House) -> None:
    """Also where nothing was placed before: the page that is left forgets what was only looked at."""
    assert house.store
    open_first(house)
    match_page(house).start_over_wanted.emit(match_page(house).match)
    match_page(house).match.play(right(FIRST, FIRST.order[0]))
    house.window.show_home()
    assert [summary.moves for summary in house.store.matches()] == [1]


def test_starting_over_does_not_make_the_solution_unseen(house: House) -> None:
    open_first(house)
    match_page(house).match.note_help(Help.SOLUTION)
    match_page(house).start_over_wanted.emit(match_page(house).match)
    assert match_page(house).match.help == Help.SOLUTION


def test_the_next_challenge_is_the_next_that_is_not_solved(qtbot: QtBot, house: House) -> None:
    solve(attempt(house, 1), 1)
    open_first(house)
    solve(match_page(house).match, 0)
    page = match_page(house)
    assert page.action_button.text() == "Next challenge"
    qtbot.mouseClick(page.action_button, LEFT)
    assert match_page(house).title.text() == "Cube — Starter 3"


def test_after_a_challenge_that_was_made_another_is_made(qtbot: QtBot, house: House) -> None:
    house.challenges.play(replace(FIRST.challenge, name=code_of("starter", 5), lines=FIRST.challenge.faces), False)
    house.challenges.play_next(match_page(house).match)
    assert browser(house).tabs.current == "starter"
    qtbot.waitUntil(lambda: browser(house).endless.guest is not None, timeout=60_000)
    assert read_code(browser(house).endless.name.text())[0] == "starter"
    assert browser(house).endless.play_button.hasFocus()  # one more Enter, and it is played


def test_hints_and_the_film_are_noted_on_the_match(qtbot: QtBot, house: House) -> None:
    open_first(house)
    page = match_page(house)
    page.hint()
    qtbot.waitUntil(lambda: page.match.help is Help.HINT, timeout=60_000)
    page.board.film_shown.emit()
    assert page.match.help is Help.SOLUTION


def test_the_rules_of_a_challenge_are_those_of_the_cube(qtbot: QtBot, house: House) -> None:
    open_first(house)
    qtbot.mouseClick(match_page(house).rules_button, LEFT)
    assert house.window.page.title.text() == "Rules"  # type: ignore[attr-defined]


# The clock


def test_the_clock_runs_while_the_challenge_is_seen(qtbot: QtBot, house: House) -> None:
    open_first(house)
    page = match_page(house)
    qtbot.waitUntil(lambda: page.match.seconds > 0.3)
    house.window.show_settings()
    stopped = page.match.seconds
    qtbot.wait(600)
    assert page.match.seconds == stopped
    house.window.page.back_button.click()  # type: ignore[attr-defined]
    qtbot.waitUntil(lambda: page.match.seconds > stopped)


def test_the_clock_stands_still_when_all_is_solved(qtbot: QtBot, house: House) -> None:
    open_first(house)
    match = match_page(house).match
    solve(match, 0, seconds=65)
    stopped = match.seconds
    qtbot.wait(600)
    assert match.seconds == stopped
    assert match_page(house).header.clock.text() == in_minutes(stopped)


def test_a_click_hides_the_clock_for_the_next_time_too(qtbot: QtBot, house: House) -> None:
    open_first(house)
    clock = match_page(house).header.clock
    assert clock.text() == "0:00"
    qtbot.mouseClick(clock, LEFT)
    assert (clock.text(), house.settings[CLOCK]) == ("Clock", "hidden")
    house.window.show_home()
    open_first(house)
    assert match_page(house).header.clock.text() == "Clock"
    match_page(house).header.clock.click()
    assert match_page(house).header.clock.text() == "0:00"


def test_between_two_there_is_no_clock(house: House) -> None:
    from tests.ui.matches import begin

    assert not begin(house).header.clock.isVisible()


def test_times_are_told_as_clocks_do() -> None:
    assert [in_minutes(seconds) for seconds in (0, 59.9, 61, 3599, 3753)] == [
        "0:00",
        "0:59",
        "1:01",
        "59:59",
        "1:02:33",
    ]
