"""From the shelf to the table: a match is set up in the window and begun, with people who are remembered."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ludogite.match.config import Seat
from ludogite.match.people import Person
from ludogite.settings import LANGUAGE
from ludogite.ui.application.app import Application
from ludogite.ui.base.game_ui import games_with_card
from ludogite.ui.base.routes import Rematch
from ludogite.ui.pages.setup.option_choice import DIFFERENT
from ludogite.ui.pages.setup.page import SetupPage
from ludogite.ui.pages.setup.rule_bar import Rule
from tests.support.kinds import as_a
from tests.support.moves import play_text
from tests.support.ui.matches import begin, card, moves_made, page_of
from tests.support.ui.pace import at_leisure


def setup_of(app: Application, game: str = "shapes") -> SetupPage:
    card(app, game).click()
    page = app.window.page
    assert isinstance(page, SetupPage)
    return page


def test_a_match_is_set_up_and_started(app: Application, qtbot: QtBot) -> None:
    setup = setup_of(app)
    setup.rows[0].take("Zoé")
    setup.rows[1].kind.buttons["person"].click()
    setup.begins.buttons["0"].click()
    setup.start_button.click()
    assert [seat.name for seat in page_of(app).match.config.seats] == ["Zoé", "Player 2"]


def test_enter_after_a_name_goes_to_start_and_enter_there_starts(app: Application, qtbot: QtBot) -> None:
    setup = setup_of(app)
    field = setup.rows[0].chooser.name_field
    field.setFocus()
    qtbot.waitUntil(field.hasFocus)
    qtbot.keyClicks(field, "Zoe")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert app.window.page is setup
    qtbot.waitUntil(setup.start_button.hasFocus)
    qtbot.keyClick(setup.start_button, Qt.Key.Key_Return)
    assert "Zoe" in {seat.name for seat in page_of(app).match.config.seats}


def test_a_match_against_a_computer_of_a_level(app: Application, qtbot: QtBot) -> None:
    setup = setup_of(app)
    setup.rows[1].level.buttons["perfect"].click()
    setup.begins.buttons["1"].click()
    setup.start_button.click()
    assert page_of(app).match.config.seats == (Seat("Computer", level="perfect"), Seat("Player 1"))


def test_people_are_remembered_with_their_badge_and_offered_next_time(app: Application, qtbot: QtBot) -> None:
    setup = setup_of(app)
    setup.rows[0].take("Zoé")
    for _ in range(8):
        setup.rows[0].badge.click()
    badge = setup.rows[0].badge.colour, setup.rows[0].badge.sign
    setup.start_button.click()
    assert app.store
    assert app.store.people() == [Person("Zoé", *badge)]
    card = next(card for card in page_of(app).panel.cards if card.person)
    assert card.person == Person("Zoé", *badge)
    app.window.show_home()
    again = setup_of(app)
    assert again.rows[0].seat().name == "Zoé"
    again.rows[1].kind.buttons["person"].click()
    again.rows[0].take("Max")
    again.rows[1].chooser.choose("Zoé")
    assert again.rows[1].seat().name == "Zoé"
    assert (again.rows[1].badge.colour, again.rows[1].badge.sign) == badge


def test_what_was_chosen_last_is_proposed_again_and_enter_starts(app: Application, qtbot: QtBot) -> None:
    setup = setup_of(app, "bigbang")
    setup.rows[0].take("Zoé")
    setup.rows[1].kind.buttons["person"].click()
    setup.rows[1].take("Max")
    choose_bonuses(setup, "strict", "assisted")
    coach(setup, 0)
    setup.begins.buttons["1"].click()
    qtbot.keyClick(setup.rows[1].chooser.picker, Qt.Key.Key_Return)
    begun = page_of(app).match.config
    assert [seat.name for seat in begun.seats] == ["Max", "Zoé"]
    app.window.show_home()
    again = setup_of(app, "bigbang")
    assert {row.seat().name: bonuses_of(again, n) for n, row in enumerate(again.seated)} == {
        "Max": "assisted",
        "Zoé": "strict",
    }
    assert begun.coached == frozenset({1}), "Zoé, who sits second"
    assert {row.seat().name: again.rules.coaching.coached(2)[n] for n, row in enumerate(again.seated)} == {
        "Max": False,
        "Zoé": True,
    }
    qtbot.keyClick(app.window, Qt.Key.Key_Return)
    assert {seat.name for seat in page_of(app).match.config.seats} == {"Max", "Zoé"}


def bonuses_of(setup: SetupPage, seat: int) -> str:
    return setup.rules.options[0].value([0, 1])[seat]


def choose_bonuses(setup: SetupPage, *values: str) -> None:
    as_a(Rule, setup.rules.options[0].rule).take(DIFFERENT)
    for row, value in zip(setup.rows, values, strict=False):
        row.own["bonuses"].buttons[value].click()


def coach(setup: SetupPage, person: int) -> None:
    """Turns the coaching of one of the people at the table on or off, in its list."""
    setup.rules.coaching.click()
    setup.rules.coaching.cards[person].click()
    assert setup.list
    setup.list.close_list()


def note_on_coaching(setup: SetupPage) -> str:
    setup.rules.coaching.click()
    assert setup.list
    notes = [label.text() for label in setup.list.findChildren(QLabel)]
    setup.list.close_list()
    return " ".join(notes)


def test_who_has_not_played_big_bang_is_proposed_the_assisted_one(app: Application) -> None:
    setup = setup_of(app, "bigbang")
    setup.rows[0].take("Zoé")
    assert setup.rules.options[0].value([0, 1]) == "assisted"
    as_a(Rule, setup.rules.options[0].rule).take("strict")
    setup.rows[0].take("Max")
    assert setup.rules.options[0].value([0, 1]) == "strict", "what was chosen stays"
    setup.start_button.click()
    page_of(app).match.roll()
    app.window.show_home()
    again = setup_of(app, "bigbang")
    assert (again.rows[0].seat().name, again.rules.options[0].value([0, 1])) == ("Max", "strict")
    again.rows[1].kind.buttons["person"].click()
    again.rows[1].take("Zoé")
    assert again.rules.options[0].value([0, 1]) == ["strict", "assisted"], "Zoé has never played it"
    again.rows[0].take("Tom")
    assert again.rules.options[0].value([0, 1]) == "assisted"


def test_computers_of_every_game_may_be_beginners(app: Application) -> None:
    for game in games_with_card():
        setup = setup_of(app, game.id)
        setup.rows[1].level.buttons["beginner"].click()
        assert setup.rows[1].seat() == Seat("Computer", level="beginner")


def test_against_the_computer_the_person_sits_first_next_time_too(app: Application, qtbot: QtBot) -> None:
    setup = setup_of(app)
    setup.rows[0].take("Zoé")
    setup.rows[1].level.buttons["perfect"].click()
    setup.begins.buttons["1"].click()
    setup.start_button.click()
    app.window.show_home()
    again = setup_of(app)
    assert again.rows[0].seat().name == "Zoé"
    assert again.rows[1].seat() == Seat("Computer", level="perfect")


def test_only_people_who_gave_a_name_are_remembered(app: Application, qtbot: QtBot) -> None:
    setup_of(app).start_button.click()
    assert app.store
    assert app.store.people() == []


def test_the_loser_of_the_last_match_may_begin(app: Application, qtbot: QtBot) -> None:
    page = begin(app)
    for move in ("Sa1", "Yb1", "Cc1", "Kd1"):
        play_text(page.match, move)
    for _ in range(3):
        app.window.show_home()
        setup = setup_of(app)
        setup.rows[1].kind.buttons["person"].click()
        setup.rows[0].take("Tom")
        setup.rows[1].take("Léa")
        setup.begins.buttons["loser"].click()
        setup.start_button.click()
        assert page_of(app).match.config.seats[0].name == "Léa"


def test_coaching_is_on_alone_and_off_between_people_unless_chosen(app: Application, qtbot: QtBot) -> None:
    setup = setup_of(app)
    assert setup.rules.coaching.coached(2) == [True, False], "the computer needs none"
    setup.rows[1].kind.buttons["person"].click()
    assert setup.rules.coaching.coached(2) == [False, False]
    assert note_on_coaching(setup) == "Off between players unless you turn it on."
    coach(setup, 1)
    setup.rows[1].take("Léa")
    assert setup.rules.coaching.coached(2) == [False, True]
    setup.begins.buttons["0"].click()
    setup.start_button.click()
    page = page_of(app)
    assert not page.board.is_coaching
    play_text(page.match, "Sa1")
    assert page.board.is_coaching, "it is Léa’s turn"
    assert app.store
    assert page.match.id is not None
    assert app.store.resume(page.match.id).config.coached == frozenset({1})
    app.navigator.follow(Rematch(page.match))
    assert page_of(app).match.config.coached == frozenset({0}), "the seats have changed"


def test_coaching_against_the_computer_is_not_carried_over_to_a_match_between_people(
    app: Application, qtbot: QtBot
) -> None:
    setup_of(app).start_button.click()
    assert page_of(app).match.config.is_coaching
    app.window.show_home()
    again = setup_of(app)
    assert again.rules.coaching.coached(2) == [True, False]
    again.rows[1].kind.buttons["person"].click()
    assert again.rules.coaching.coached(2) == [False, False]
    assert note_on_coaching(again) == "Off between players unless you turn it on."


def test_without_a_store_matches_are_played_all_the_same(app: Application, qtbot: QtBot) -> None:
    assert app.store
    app.store.close()
    app.session.store = None
    page = begin(app)
    play_text(page.match, "Sa1")
    assert moves_made(page) == ["Sa1"]


def test_a_rematch_draws_everything_anew(app: Application, qtbot: QtBot) -> None:
    page = begin(app)
    for move in ("Sa1", "Yb1", "Cc1", "Kd1"):
        play_text(page.match, move)
    with at_leisure():
        page.action_button.click()
    assert page_of(app).match.config.seed != page.match.config.seed


def test_a_computer_is_called_in_the_language_of_the_moment(app: Application, qtbot: QtBot) -> None:
    setup = setup_of(app)
    setup.begins.buttons["0"].click()
    setup.start_button.click()
    page = page_of(app)
    assert page.panel.cards[1].name.text() == "Computer"
    app.choose(LANGUAGE, "fr")
    qtbot.waitUntil(lambda: page.panel.cards[1].name.text() == "Ordinateur")
    assert page.match.config.seats[1].name == "Computer"


def test_who_leaves_set_up_and_comes_back_finds_the_same_boards(app: Application) -> None:
    laid = setup_of(app, "bigbang").laid_setup
    app.window.show_home()
    again = setup_of(app, "bigbang")
    assert again.laid_setup == laid
    again.start_button.click()
    assert page_of(app).match.config.setup == laid
    app.window.show_home()
    assert setup_of(app, "bigbang").laid_setup != laid, "the next match has new ones"


def test_no_path_from_home_to_a_match_is_longer_than_it_was(app: Application) -> None:
    """Two clicks with what was chosen last time, three with another level."""
    setup_of(app).start_button.click()
    assert page_of(app).match.config.game.id == "shapes"
    app.window.show_home()
    again = setup_of(app)
    again.rows[1].level.buttons["hard"].click()
    again.start_button.click()
    assert Seat("Computer", level="hard") in page_of(app).match.config.seats
