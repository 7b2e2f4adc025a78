"""Setting up games of every kind, those without a board too: the page is the same for all."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby

import pytest
from PySide6.QtCore import QLocale, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ludogite.match.config import MatchConfig
from ludogite.match.people import COLOURS, SIGNS, Person
from ludogite.rules import draw
from ludogite.rules.shelf import SHELF
from ludogite.ui.application.window import SMALLEST_SIZE
from ludogite.ui.base.routes import BeginMatch, Home, Route
from ludogite.ui.look import theme
from ludogite.ui.look.language import Language
from ludogite.ui.pages.setup.page import SetupPage
from ludogite.ui.pages.setup.rule_bar import Rule, SegmentRule
from ludogite.ui.widgets.choices import Choices
from ludogite.ui.widgets.person_chooser import PeopleLines
from tests.support.kinds import as_a
from tests.support.ui.counting import Calls
from tests.support.ui.walk import settle

LEA, TOM = Person("Léa", 0, 1), Person("Tom", 1, 0)


def nobody_lost(names: set[str]) -> str | None:
    return None


def page_for(
    qtbot: QtBot,
    game: str,
    people: Sequence[Person] = (),
    last_loser: Callable[[set[str]], str | None] = nobody_lost,
    last: MatchConfig | None = None,
    seed: int | None = None,
) -> SetupPage:
    page = SetupPage(SHELF[game], people, last_loser, theme.LIGHT, last=last, seed=seed)
    qtbot.addWidget(page)
    page.resize(1024, 700)
    with qtbot.waitExposed(page):
        page.show()
    return page


def seat_people(page: SetupPage, *names: str) -> SetupPage:
    for row, name in zip(page.rows, names, strict=False):
        row.kind.buttons["person"].click()
        row.take(name)
    return page


def choose(page: SetupPage, rule: Rule | SegmentRule | None, value: str) -> None:
    """From the list above a rule."""
    assert isinstance(rule, Rule)
    rule.click()
    assert page.list
    as_a(Choices, page.list.choices).buttons[value].click()


def is_refused(page: SetupPage) -> bool:
    routes: list[Route] = []
    page.requested.connect(routes.append)
    page.start_button.click()
    return not routes


def start(qtbot: QtBot, page: SetupPage) -> MatchConfig:
    with qtbot.waitSignal(page.requested) as asked:
        page.start_button.click()
    assert asked.args
    begin = asked.args[0]
    assert isinstance(begin, BeginMatch)
    return begin.config


@pytest.mark.parametrize("game", SHELF)
def test_every_game_can_be_set_up_and_begun_with_what_is_offered_first(
    qtbot: QtBot, qapp: QApplication, game: str
) -> None:
    table = start(qtbot, page_for(qtbot, game))
    assert table.start().to_move is not None


def test_as_many_seats_as_are_chosen(qtbot: QtBot, qapp: QApplication) -> None:
    page = page_for(qtbot, "symbols")
    for n in (1, 6, 3):
        page.rules.count.buttons[str(n)].click()
        assert sum(row.isVisible() for row in page.rows) == n
        assert page.begins.isVisible() == (n > 1)
        assert len(start(qtbot, page).seats) == n


def test_options_are_explained_and_chosen(qtbot: QtBot, qapp: QApplication) -> None:
    page = page_for(qtbot, "bigbang")
    rule = as_a(Rule, page.rules.options[0].rule)
    assert rule.accessibleName() == "Bonuses: Automatic", "nobody here has played it"
    rule.click()
    assert page.list
    buttons = as_a(Choices, page.list.choices).buttons
    assert buttons["strict"].accessibleDescription().startswith("Nobody shows you")
    assert buttons["assisted"].accessibleDescription().startswith("The program takes your bonuses")
    buttons["strict"].click()
    assert not page.list.isVisible()
    assert rule.accessibleName() == "Bonuses: Without help"
    assert start(qtbot, page).options == {"bonuses": "strict", "winner": "points"}


def test_an_option_of_each_seat_goes_with_its_seat(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QLocale, "name", lambda _: "fr_FR")
    page = page_for(qtbot, "crossword")
    page.rows[1].own["levels"].buttons["hard"].click()
    assert start(qtbot, page).options == {"levels": ["easy", "hard"], "length": "full", "language": "fr"}
    page.rules.count.buttons["1"].click()
    assert start(qtbot, page).options == {"levels": ["easy"], "length": "full", "language": "fr"}


def test_the_language_of_the_last_match_is_proposed_and_players_may_have_different_ones(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QLocale, "name", lambda _: "en_GB")
    page = page_for(qtbot, "crossword")
    assert start(qtbot, page).options["language"] == "en", "at first that of the window"
    choose(page, page.rules.options[2].rule, "different")
    page.rows[0].own["language"].buttons["fr"].click()
    assert start(qtbot, page).options["language"] == ["fr", "en"]
    last = start(qtbot, page)
    assert start(qtbot, page_for(qtbot, "crossword", last=last)).options["language"] == ["fr", "en"]
    before = replace(last, options={"levels": ["easy", "easy"], "length": "full"})
    assert start(qtbot, page_for(qtbot, "crossword", last=before)).options["language"] == "fr", "there was no other"


def test_where_the_opening_decides_who_begins_it_is_not_asked_before(qtbot: QtBot, qapp: QApplication) -> None:
    page = seat_people(page_for(qtbot, "crossword"), "Léa", "Tom")
    assert not page.begins.isVisible()
    for _ in range(8):
        assert [seat.name for seat in start(qtbot, page).seats] == ["Léa", "Tom"]


def test_what_is_chosen_for_the_table_goes_with_the_match_and_not_with_its_record(
    qtbot: QtBot, qapp: QApplication
) -> None:
    page = seat_people(page_for(qtbot, "crossword"), "Léa", "Tom")
    asking, clock, _words = (option.rule for option in page.rules.table_options)
    choose(page, asking, "reader")
    choose(page, clock, "30")
    config = start(qtbot, page)
    assert config.table == {"asking": "reader", "clock": "30"}
    assert config.table_options == {**config.table, "words": "some"}
    assert not config.options.keys() & config.table.keys()


def test_two_choices_that_need_no_explanation_stand_in_one_row(qtbot: QtBot, qapp: QApplication) -> None:
    page = page_for(qtbot, "crossword")
    length = as_a(SegmentRule, page.rules.options[1].rule)
    assert len({button.mapTo(page, QPoint()).y() for button in length.buttons.values()}) == 1
    length.buttons["short"].click()
    assert start(qtbot, page).options["length"] == "short"


def test_coaching_is_not_offered_where_a_game_has_none(qtbot: QtBot, qapp: QApplication) -> None:
    page = page_for(qtbot, "crossword")
    assert not page.rules.coaching.isVisible()
    assert not start(qtbot, page).is_coaching
    assert page_for(qtbot, "bigbang").rules.coaching.isVisible()


def test_a_reader_is_offered_only_where_two_people_play(qtbot: QtBot, qapp: QApplication) -> None:
    page = seat_people(page_for(qtbot, "crossword"), "Léa", "Tom")
    asking, clock, _words = (as_a(Rule, option.rule) for option in page.rules.table_options)
    choose(page, asking, "reader")
    page.rows[1].kind.buttons["computer"].click()
    assert (asking.isVisible(), clock.isVisible()) == (False, True)
    assert start(qtbot, page).table_options == {"asking": "program", "clock": "none", "words": "some"}
    page.rules.count.buttons["1"].click()
    assert (asking.isVisible(), clock.isVisible()) == (False, True)
    assert start(qtbot, page).table_options == {"asking": "program", "clock": "none", "words": "some"}


def test_an_option_may_differ_from_player_to_player_and_goes_with_its_seat(qtbot: QtBot, qapp: QApplication) -> None:
    page = seat_people(page_for(qtbot, "bigbang"), "Léa", "Tom")
    rule = page.rules.options[0].rule
    lea, tom = (row.own["bonuses"] for row in page.rows)
    assert not lea.isVisible()
    choose(page, rule, "different")
    assert lea.isVisible()
    assert tom.isVisible()
    assert lea.accessibleName() == "Bonuses, Léa"
    assert lea.current == tom.current == "assisted", "what both had"
    tom.buttons["strict"].click()
    for first, bonuses in (("0", ["assisted", "strict"]), ("1", ["strict", "assisted"])):
        page.begins.buttons[first].click()
        config = start(qtbot, page)
        assert config.options == {"bonuses": bonuses, "winner": "points"}
        assert config.start().to_move is not None
    tom.buttons["assisted"].click()
    assert start(qtbot, page).options["bonuses"] == "assisted"
    choose(page, rule, "strict")
    assert not lea.isVisible()
    assert start(qtbot, page).options["bonuses"] == "strict"


def test_alone_nothing_can_differ(qtbot: QtBot, qapp: QApplication) -> None:
    page = page_for(qtbot, "bigbang")
    rule, mine = as_a(Rule, page.rules.options[0].rule), page.rows[0].own["bonuses"]
    choose(page, rule, "different")
    mine.buttons["assisted"].click()
    page.rules.count.buttons["1"].click()
    assert not mine.isVisible()
    assert start(qtbot, page).options["bonuses"] == "assisted"
    rule.click()
    assert page.list
    assert list(as_a(Choices, page.list.choices).buttons) == ["strict", "assisted"]


def test_real_dice_are_offered_where_there_are_dice(qtbot: QtBot, qapp: QApplication) -> None:
    assert not page_for(qtbot, "shapes").rules.real_dice.isVisible()
    page = page_for(qtbot, "bigbang")
    choose(page, page.rules.real_dice, "real")
    assert start(qtbot, page).real_dice


def test_the_same_name_twice_is_refused_in_place(qtbot: QtBot, qapp: QApplication) -> None:
    page = seat_people(page_for(qtbot, "shapes"), "Léa", "léa")
    assert page.rows[1].complaint.isVisible()
    assert page.rows[1].complaint.text() == "Léa is already playing. Choose another name."
    assert not page.rows[0].complaint.isVisible()
    assert is_refused(page)
    page.rows[1].take("Tom")
    assert not page.rows[1].complaint.isVisible()
    assert {seat.name for seat in start(qtbot, page).seats} == {"Léa", "Tom"}


def test_nobody_may_be_called_like_the_computer_that_plays(qtbot: QtBot, qapp: QApplication) -> None:
    page = page_for(qtbot, "shapes")
    page.rows[0].take("computer")
    assert page.rows[0].complaint.text() == "Computer is already playing. Choose another name."
    assert is_refused(page)


def test_two_computers_may_play_and_are_told_apart(qtbot: QtBot, qapp: QApplication) -> None:
    page = page_for(qtbot, "shapes")
    page.rows[0].kind.buttons["computer"].click()
    assert [starter(page, n) for n in "01"] == ["Who starts?: Computer, seat 1", "Who starts?: Computer, seat 2"]
    assert not is_refused(page)


def test_the_same_badge_twice_is_refused_in_place(qtbot: QtBot, qapp: QApplication) -> None:
    page = seat_people(page_for(qtbot, "shapes", [LEA, Person("Ann", LEA.colour, LEA.sign)]), "Léa", "Ann")
    assert page.rows[1].complaint.text() == "Léa already has this badge. Press it to change."
    assert is_refused(page)
    page.rows[1].badge.click()
    assert not page.rows[1].complaint.isVisible()
    assert not is_refused(page)


def test_somebody_new_gets_a_badge_that_nobody_has(qtbot: QtBot, qapp: QApplication) -> None:
    remembered = [LEA, TOM, Person("Zoé", 1, 1), Person("Max", 2, 2)]
    page = seat_people(page_for(qtbot, "shapes", remembered), "Léa", "Nina")
    badge = page.rows[1].badge.badge
    assert badge not in {(person.colour, person.sign) for person in remembered}
    assert badge[0] != LEA.colour
    assert badge[1] != LEA.sign
    page.rows[1].badge.click()
    chosen = page.rows[1].badge.badge
    page.rows[1].take("Ninon")
    assert page.rows[1].badge.badge == chosen


def test_six_new_people_have_six_colours_and_six_signs(qtbot: QtBot, qapp: QApplication) -> None:
    page = page_for(qtbot, "symbols")
    page.rules.count.buttons["6"].click()
    seat_people(page, *"ABCDEF")
    badges = [row.badge.badge for row in page.rows]
    assert len({colour for colour, _ in badges}) == 6
    assert len({sign for _, sign in badges}) == 6


def test_those_who_sit_already_are_not_offered_again(qtbot: QtBot, qapp: QApplication) -> None:
    page = seat_people(page_for(qtbot, "shapes", [LEA, TOM]), "Léa", "Nina")
    assert offered(page, 1) == ["Tom", "Nina", "Somebody else…"]
    page.rows[0].take("Zoé")
    assert offered(page, 1) == ["Léa", "Tom", "Nina", "Somebody else…"]


def starter(page: SetupPage, seat: str) -> str:
    """What a screen reader calls the stop of a seat."""
    return page.begins.buttons[seat].accessibleName()


def offered(page: SetupPage, row: int) -> list[str]:
    picker = page.rows[row].chooser.picker
    return [picker.itemText(n) for n in range(picker.count())]


def test_a_table_is_laid_without_looking_at_everybody_who_is_remembered(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = Calls(monkeypatch)
    calls.count(PeopleLines, "data", "lines")
    page = page_for(qtbot, "symbols", [Person(f"Person {n}", n % COLOURS, n % SIGNS) for n in range(500)])
    page.rules.count.buttons["6"].click()
    seat_people(page, *(f"Person {n}" for n in range(6)))
    assert page.rows[5].chooser.picker.count() == 500 - 5 + 1
    assert 0 < calls.counts["lines"] < 500


def test_who_turns_from_computer_to_player_is_somebody_who_does_not_sit_yet(qtbot: QtBot, qapp: QApplication) -> None:
    page = page_for(qtbot, "symbols", [LEA, TOM])
    page.rules.count.buttons["3"].click()
    for row in page.seated[1:]:
        row.kind.buttons["person"].click()
    assert [row.seat().name for row in page.seated] == ["Léa", "Tom", "Player 3"]
    assert page.rows[1].badge.badge == (TOM.colour, TOM.sign)


def test_somebody_else_types_a_name_which_holds_at_once(qtbot: QtBot, qapp: QApplication) -> None:
    page = page_for(qtbot, "shapes", [LEA, TOM])
    page.rows[1].kind.buttons["person"].click()
    page.activateWindow()
    chooser = page.rows[1].chooser
    chooser.picker.setFocus()
    qtbot.waitUntil(chooser.picker.hasFocus)
    qtbot.keyClick(chooser.picker, Qt.Key.Key_Down)
    qtbot.waitUntil(chooser.name_field.hasFocus)
    qtbot.keyClicks(chooser.name_field, "Nin")
    assert starter(page, "1") == "Who starts?: Nin"
    with qtbot.assertNotEmitted(page.requested):
        qtbot.keyClick(chooser.name_field, Qt.Key.Key_Escape)
    assert starter(page, "1") == "Who starts?: Tom", "Escape went back to the list, not home"
    qtbot.waitUntil(chooser.picker.hasFocus)
    qtbot.keyClick(chooser.picker, Qt.Key.Key_Down)
    qtbot.waitUntil(chooser.name_field.hasFocus)
    qtbot.keyClicks(chooser.name_field, "lea")
    qtbot.keyClick(chooser.name_field, Qt.Key.Key_Backspace)
    with qtbot.assertNotEmitted(page.requested):
        qtbot.keyClick(chooser.name_field, Qt.Key.Key_Return)
    qtbot.waitUntil(page.start_button.hasFocus)
    with qtbot.waitSignal(page.requested) as asked:
        page.start_button.click()
    assert asked.args
    assert {person.name for person in asked.args[0].people} == {"Léa", "le"}


def test_somebody_else_who_gives_no_name_has_none(qtbot: QtBot, qapp: QApplication) -> None:
    page = page_for(qtbot, "symbols", [LEA])
    page.rules.count.buttons["1"].click()
    page.activateWindow()
    chooser = page.rows[0].chooser
    chooser.picker.setFocus()
    qtbot.waitUntil(chooser.picker.hasFocus)
    qtbot.keyClick(chooser.picker, Qt.Key.Key_Down)
    qtbot.waitUntil(chooser.name_field.hasFocus)
    page.start_button.setFocus()
    qtbot.waitUntil(page.start_button.hasFocus)
    assert [seat.name for seat in start(qtbot, page).seats] == ["Player 1"]


def test_the_loser_may_begin_only_where_there_is_one(qtbot: QtBot, qapp: QApplication) -> None:
    page = page_for(qtbot, "shapes", [LEA, TOM], lambda names: "Tom" if names == {"Léa", "Tom"} else None)
    seat_people(page, "Léa", "Tom")
    loser = page.begins.buttons["loser"]
    assert loser.isVisible()
    assert loser.text() == "or the loser of the last game: Tom"
    loser.click()
    assert start(qtbot, page).seats[0].name == "Tom"
    page.rows[1].take("Zoé")
    assert not loser.isVisible()
    assert page.begins.current == "drawn"


def test_the_loser_has_room_in_a_small_window(qtbot: QtBot, qapp: QApplication) -> None:
    page = page_for(qtbot, "shapes", [LEA, TOM], lambda names: "Tom" if names == {"Léa", "Tom"} else None)
    page.resize(SMALLEST_SIZE)
    seat_people(page, "Léa", "Tom")
    assert page.begins.buttons["loser"].isVisible()
    settle()
    assert page.table.minimumSizeHint().width() <= SMALLEST_SIZE.width()


@pytest.fixture
def language(qapp: QApplication) -> Iterator[Language]:
    spoken = Language()
    yield spoken
    spoken.use("en")


def test_after_a_change_of_language_everything_is_right_at_once(qtbot: QtBot, language: Language) -> None:
    page = page_for(qtbot, "shapes")
    page.rows[1].kind.buttons["person"].click()
    assert starter(page, "1") == "Who starts?: Player 2"
    language.use("fr")
    qtbot.waitUntil(lambda: page.start_button.text() == "Commencer")
    assert starter(page, "1").endswith("Joueur 2")
    assert page.begins.buttons["drawn"].text() == "Au hasard"
    page.rows[1].kind.buttons["computer"].click()
    language.use("en")
    qtbot.waitUntil(lambda: page.start_button.text() == "Start")
    assert starter(page, "1") == "Who starts?: Computer"


def test_a_long_name_is_smaller_or_ends_in_an_ellipsis_and_is_told_in_full_by_its_tip(
    qtbot: QtBot, qapp: QApplication
) -> None:
    name = "W" * 14
    page = seat_people(page_for(qtbot, "shapes", [LEA, Person(name, 3, 3)]), "Léa", name)
    assert page.begins.buttons["1"].toolTip() == name, "a badge is no name"
    picker = page.rows[1].chooser.picker
    assert picker.isVisible()
    assert picker.fontMetrics().horizontalAdvance(name) > picker.width() - 40
    qtbot.waitUntil(lambda: picker.shown_text == name)
    picker.setFixedWidth(120)
    qtbot.waitUntil(lambda: picker.toolTip() == name)
    assert picker.shown_text.endswith("…")
    assert picker.fontMetrics().horizontalAdvance(picker.shown_text) < picker.width() - 30


@pytest.mark.parametrize("spoken", ["en", "fr"])
def test_six_seats_fit_a_small_window_or_are_scrolled_to_and_start_stays_in_sight(
    qtbot: QtBot, language: Language, spoken: str
) -> None:
    language.use(spoken)
    page = page_for(qtbot, "symbols", [LEA, TOM, Person("Maximilien-Alexandre", 3, 3)])
    page.rules.count.buttons["6"].click()
    for row in page.rows:
        row.kind.buttons["person"].click()
    table = page.seat_area.viewport()
    qtbot.waitUntil(lambda: page.rows[1].mapTo(table, QPoint(page.rows[1].width(), 0)).x() <= table.width())
    buttons = [button for button in page.findChildren(QPushButton) if button.isVisible()]
    qtbot.waitUntil(lambda: all(button.width() >= button.minimumSizeHint().width() for button in buttons))
    assert page.rect().contains(page.start_button.mapTo(page, page.start_button.rect().bottomRight()))
    page.rows[5].take(page.rows[4].seat().name)
    assert is_refused(page)
    qtbot.waitUntil(lambda: table.rect().contains(page.rows[5].mapTo(table, page.rows[5].rect().center())))


@pytest.mark.parametrize("game", SHELF)
def test_everything_that_takes_the_focus_at_set_up_has_a_name(qtbot: QtBot, qapp: QApplication, game: str) -> None:
    page = page_for(qtbot, game, [LEA, TOM])
    for kind in ("person", "computer"):
        for row in page.seated:
            row.kind.buttons[kind].click()
        takers = [
            widget
            for widget in page.findChildren(QWidget)
            if widget.isVisible() and widget.focusPolicy() != Qt.FocusPolicy.NoFocus
        ]
        assert len(takers) >= 8
        for taker in takers:
            assert QAccessible.queryAccessibleInterface(taker).text(QAccessible.Text.Name), taker


def test_escape_leads_home(qtbot: QtBot) -> None:
    page = page_for(qtbot, "shapes")
    page.activateWindow()
    page.rows[0].chooser.name_field.setFocus()
    qtbot.waitUntil(lambda: QApplication.focusWidget() is page.rows[0].chooser.name_field)
    with qtbot.waitSignal(page.requested, check_params_cb=lambda route: isinstance(route, Home)):
        qtbot.keyClick(page.rows[0].chooser.name_field, Qt.Key.Key_Escape)


def test_tab_goes_from_seat_to_seat_also_to_those_that_came_later(qtbot: QtBot, qapp: QApplication) -> None:
    page = page_for(qtbot, "symbols")
    page.rules.count.buttons["4"].click()
    page.rows[0].badge.setFocus()
    reached = list[int]()
    while (widget := page.focusWidget()) is not page.start_button and len(reached) < 99:
        reached.append(next((row.number for row in page.rows if row.isAncestorOf(widget)), -1))
        qtbot.keyClick(widget, Qt.Key.Key_Tab)
    assert [number for number, _ in groupby(reached)] == [0, 1, 2, 3, -1]


def test_a_list_of_choices_is_used_by_keys_and_escape_leads_back_to_its_rule(qtbot: QtBot) -> None:
    page = page_for(qtbot, "bigbang")
    page.activateWindow()
    rule = as_a(Rule, page.rules.options[1].rule)
    rule.setFocus()
    qtbot.waitUntil(rule.hasFocus)
    qtbot.keyClick(rule, Qt.Key.Key_Space)
    assert page.list
    buttons = as_a(Choices, page.list.choices).buttons
    qtbot.waitUntil(buttons["points"].hasFocus)
    qtbot.keyClick(buttons["points"], Qt.Key.Key_Down)
    assert rule.current == "rounds"
    with qtbot.assertNotEmitted(page.requested):
        qtbot.keyClick(buttons["rounds"], Qt.Key.Key_Escape)
    qtbot.waitUntil(rule.hasFocus)
    assert start(qtbot, page).options["winner"] == "rounds"


def test_the_boards_on_the_table_are_those_of_the_match(qtbot: QtBot, qapp: QApplication) -> None:
    page = seat_people(page_for(qtbot, "bigbang", [LEA, TOM]), "Léa", "Tom")
    laid = page.laid_setup
    page.begins.buttons["1"].click()
    page.rows[0].take("Zoé")
    assert start(qtbot, page).setup == laid == page.laid_setup


def test_the_sheet_on_the_table_has_the_diagonal_of_its_scoring(qtbot: QtBot, qapp: QApplication) -> None:
    page = page_for(qtbot, "symbols", [LEA])
    sheets = []
    for scoring in ("basic", "advanced"):
        choose(page, page.rules.options[0].rule, scoring)
        sheets.append(page.table._places[0].grab().toImage())
    assert sheets[0] != sheets[1]


@pytest.mark.parametrize("first", [0, 1])
def test_the_ring_of_a_badge_is_the_colour_that_chance_gives(qtbot: QtBot, qapp: QApplication, first: int) -> None:
    seed = next(seed for seed in range(100) if draw.below(2, seed, "first") == first)
    page = seat_people(page_for(qtbot, "bigbang", [LEA, TOM], seed=seed), "Léa", "Tom")
    names = {row.badge.ring: row.seat().name for row in page.seated}
    assert names["blue"] == ("Léa", "Tom")[first]
    assert [seat.name for seat in start(qtbot, page).seats] == [names["blue"], names["yellow"]]
    page.begins.buttons["1"].click()
    assert [row.badge.ring for row in page.seated] == ["yellow", "blue"]


def test_who_has_never_played_is_offered_the_lesson_by_name(qtbot: QtBot, qapp: QApplication) -> None:
    page = page_for(qtbot, "shapes", [LEA, TOM])
    page.rows[0].take("Zoé")
    assert page.lesson_button.text() == "Zoé, learn by playing"


def test_two_easy_things_in_one_plate_are_told_apart_by_their_labels(qtbot: QtBot) -> None:
    def labels(page: SetupPage) -> list[str]:
        return [label.text() for label in page.rows[1].findChildren(QLabel) if label.isVisible()]

    crossword, shapes = page_for(qtbot, "crossword"), page_for(qtbot, "shapes")
    assert set(labels(crossword)) == {"Level", "Grid"}
    assert not labels(shapes), "there is nothing to be confused with"
    crossword.rows[1].kind.buttons["person"].click()
    assert labels(crossword) == ["Grid"]


def test_what_a_level_and_a_ring_mean_is_said_under_the_mouse(qtbot: QtBot) -> None:
    page = page_for(qtbot, "bigbang")
    levels = page.rows[1].level.buttons
    assert levels["beginner"].toolTip() == "Has just learned the rules."
    assert levels["medium"].toolTip() == "Wins about three games in four against “Easy”."
    assert "The ring has the colour of the pieces." in page.rows[0].badge.toolTip()
    alone = page_for(qtbot, "symbols")
    assert "ring" not in alone.rows[0].badge.toolTip()
