"""The page of a person: what they have made of each game, another badge or name, two entries that become one, and
somebody who is deleted and brought back."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from ludogite.match.config import MatchConfig, Seat
from ludogite.match.people import Person
from ludogite.match.result import MatchResult
from ludogite.rules.shelf import SHELF
from ludogite.settings import TEXT_SIZE
from ludogite.ui.application.app import Application
from ludogite.ui.base.routes import (
    BeginMatch,
    OpenExtraPage,
    PlayForReal,
    RestoreMatches,
    ShowLibrary,
    ShowPerson,
    ShowStatistics,
)
from ludogite.ui.look.language import day_name, today
from ludogite.ui.match.page import MatchPage
from ludogite.ui.pages.days.page import DaysPage
from ludogite.ui.pages.library.page import LibraryPage
from ludogite.ui.pages.person.page import PersonPage
from ludogite.ui.pages.setup.page import SetupPage
from ludogite.ui.pages.statistics.page import StatisticsPage
from tests.support.kinds import as_a
from tests.support.moves import play_text
from tests.support.statistics_matches import add
from tests.support.ui.input import choose_in_menu
from tests.support.ui.pace import at_leisure, in_haste

LEFT = Qt.MouseButton.LeftButton
LEA, TOM, ZOE = Seat("Léa"), Seat("Tom"), Seat("zoe")
HOSTILE = ("<b>Léa</b>", "&lt;i&gt;", "x" * 40, "שלום", "a\u202eb", "&Ampersand", "{name} %n")


@pytest.fixture
def family(app: Application) -> None:
    """Léa and Tom have played with each other, zoe alone; Zoé is the same person."""
    store = app.store
    assert store
    for person in (Person("zoe", 4, 4), Person("Zoé", 2, 5), Person("Tom", 1, 0), Person("Léa", 0, 1)):
        store.remember(person)
    now = datetime.now(UTC) - timedelta(seconds=9)
    for n, winner in enumerate((0, 1, 0)):
        add(store, "shapes", (LEA, TOM), MatchResult((winner,), None), begun=now, seed=n)
    add(store, "symbols", (ZOE,), MatchResult((0,), (31,)), begun=now - timedelta(days=40))
    app.window.show_home()


def opened(app: Application, qtbot: QtBot, name: str | None = None) -> PersonPage:
    if name is not None:
        app.navigator.follow(ShowPerson(name))
    page = as_a(PersonPage, app.window.page)
    qtbot.waitUntil(lambda: page.is_settled)
    return page


def press(qtbot: QtBot, widget: QWidget) -> None:
    qtbot.mouseClick(widget, LEFT)


def words(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisibleTo(widget) and label.text()]


def names(app: Application) -> set[str]:
    assert app.store
    return {person.name for person in app.store.everybody()}


def test_it_tells_games_firsts_and_how_today_goes(family: None, app: Application, qtbot: QtBot) -> None:
    page = opened(app, qtbot, "Léa")
    (row,) = page.rows
    assert words(row)[:2] == ["Four Shapes", "3 games · won 2 of 3 with others"]
    assert words(page.evening)[1:] == ["Léa", "2", "Tom", "1"]
    day = day_name(today(), "d MMMM yyyy")
    assert words(page.firsts) == ["Firsts", day, "First game", day, "First win against somebody"]
    assert page.about.text().startswith("Playing here since ")
    page = opened(app, qtbot, "zoe")
    assert words(page.rows[0])[:2] == ["Six Symbols", "1 game · Best score: 31"]
    assert "Thirty points in Six Symbols" in words(page.firsts)
    assert not page.evening.isVisible()
    press(qtbot, page.rows[0].button)
    assert as_a(StatisticsPage, app.window.page).name == "zoe"


def test_a_lesson_is_theirs_once_they_play_for_real(family: None, app: Application, qtbot: QtBot) -> None:
    app.navigator.follow(PlayForReal(SHELF["shapes"], "Zoé", [Person("Zoé", 2, 5)]))
    app.navigator.follow(PlayForReal(SHELF["cube"], "Player", ()))
    (row,) = opened(app, qtbot, "Zoé").rows
    assert words(row)[:2] == ["Four Shapes", "lesson done"]
    assert app.store
    assert not app.store.has_learned("cube", "Player")


def test_nobody_is_offered_where_it_is_asked_who_plays(family: None, app: Application, qtbot: QtBot) -> None:
    """After somebody was deleted whose attempts are still on the disk."""
    assert app.store
    add(app.store, "symbols", (LEA,), MatchResult((0,), (20,)))
    app.store.delete_person(next(person.id for person in app.store.people() if person.name == "Léa") or 0)
    app.navigator.follow(OpenExtraPage(SHELF["symbols"]))
    picker = as_a(DaysPage, app.window.page).part.who.chooser.picker
    offered = {picker.itemText(n) for n in range(picker.count())}
    assert offered == {"Tom", "Zoé", "zoe", "Somebody else…", "About Tom"}


def test_who_has_played_nothing_has_a_quiet_page(family: None, app: Application, qtbot: QtBot) -> None:
    page = opened(app, qtbot, "Zoé")
    assert page.about.text() == "No game finished yet."
    assert not page.rows
    assert not page.firsts.isVisible()


def test_it_is_reached_from_badges_everywhere(family: None, app: Application, qtbot: QtBot) -> None:
    choose_in_menu(qtbot, app.window.home.today.whose, "About Léa")
    assert opened(app, qtbot).person.name == "Léa"
    app.window.show_home()
    app.navigator.follow(ShowStatistics(SHELF["shapes"], "Tom"))
    statistics = as_a(StatisticsPage, app.window.page)
    qtbot.waitUntil(lambda: statistics.is_settled)
    press(qtbot, statistics.person_button)
    assert opened(app, qtbot).person.name == "Tom"
    press(qtbot, opened(app, qtbot).back_button)
    assert app.window.page is statistics
    app.navigator.set_up(SHELF["shapes"])
    picker = as_a(SetupPage, app.window.page).rows[0].chooser.picker
    choose_last(picker, "About Léa")
    assert opened(app, qtbot).person.name == "Léa"
    qtbot.keyClick(app.window.page, Qt.Key.Key_Escape)
    assert picker.currentText() == "Léa"
    app.navigator.follow(OpenExtraPage(SHELF["symbols"]))
    choose_last(as_a(DaysPage, app.window.page).part.who.chooser.picker, "About Léa")
    assert opened(app, qtbot).person.name == "Léa"


def test_it_is_reached_from_a_match_and_leads_back_to_it(family: None, app: Application, qtbot: QtBot) -> None:
    page = begin_shapes(app)
    links = [card.link for card in page.panel.cards if card.link]
    assert [link.accessibleName() for link in links] == ["About Léa", "About Tom"]
    press(qtbot, links[1])
    person = opened(app, qtbot)
    assert person.person.name == "Tom"
    press(qtbot, person.back_button)
    assert app.window.page is page
    page.moves.setFocus(Qt.FocusReason.OtherFocusReason)
    links[0].setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(links[0], Qt.Key.Key_Space)
    assert opened(app, qtbot).person.name == "Léa"


def test_who_is_deleted_in_the_middle_of_a_match_leaves_it(family: None, app: Application, qtbot: QtBot) -> None:
    assert app.store
    page = begin_shapes(app)
    play_text(page.match, "Sa1")
    before = {match.id: [seat.name for seat in match.seats] for match in app.store.matches()}
    press(qtbot, opened(app, qtbot, "Léa").changes.delete_button)
    assert app.window.page is app.window.home
    assert [seat.name for seat in app.store.matches()[0].seats] == ["", "Tom"]
    app.navigator.follow(RestoreMatches())
    assert {match.id: [seat.name for seat in match.seats] for match in app.store.matches()} == before


def begin_shapes(app: Application) -> MatchPage:
    app.navigator.follow(BeginMatch(MatchConfig(SHELF["shapes"], (LEA, TOM), {}, {}, seed=1), ()))
    return as_a(MatchPage, app.window.page)


def test_the_library_shows_games_of_somebody_and_who_that_is(family: None, app: Application, qtbot: QtBot) -> None:
    app.navigator.show_library()
    library = as_a(LibraryPage, app.window.page)
    qtbot.waitUntil(lambda: library.filters.person.count() == 4)
    assert not library.person_button.isVisible()
    library.filters.person.setCurrentText("Léa")
    press(qtbot, library.person_button)
    page = opened(app, qtbot)
    assert page.person.name == "Léa"
    page.changes.name_field.selectAll()
    qtbot.keyClicks(page.changes.name_field, "Eleonore")
    press(qtbot, page.changes.rename_button)
    app.navigator.show_library()
    library = as_a(LibraryPage, app.window.page)
    qtbot.waitUntil(lambda: library.is_read)
    assert library.list.model().rowCount() == 4, "nobody is called Léa any more"


def choose_last(picker: object, text: str) -> None:
    from ludogite.ui.widgets.person_chooser import PersonPicker

    list_ = as_a(PersonPicker, picker)
    last = list_.count() - 1
    assert list_.itemText(last) == text
    list_.setCurrentIndex(last)
    list_.activated.emit(last)


def test_another_name_is_known_everywhere_at_once(family: None, app: Application, qtbot: QtBot) -> None:
    app.navigator.follow(ShowStatistics(SHELF["shapes"], "Léa"))
    page = opened(app, qtbot, "Léa")
    assert not page.changes.rename_button.isEnabled()
    page.changes.name_field.selectAll()
    qtbot.keyClicks(page.changes.name_field, "Eleonore")
    qtbot.keyClick(page.changes.name_field, Qt.Key.Key_Return)
    page = opened(app, qtbot)
    assert page.name.text() == "Eleonore"
    assert words(page.evening)[1:] == ["Eleonore", "2", "Tom", "1"]
    press(qtbot, page.back_button)
    home = app.window.home
    assert app.window.page is home, "what lay between showed the old name"
    assert home.today.whose.text() == "Eleonore"
    app.navigator.show_library()
    library = as_a(LibraryPage, app.window.page)
    qtbot.waitUntil(lambda: library.filters.person.count() == 4)
    assert library.filters.person.itemText(1) == "Eleonore"


@pytest.mark.parametrize(("typed", "said"), [(" ", "Everybody needs a name."), ("Tom", "Tom is already here.")])
def test_a_name_that_will_not_do_is_refused_beside_it(
    family: None, app: Application, qtbot: QtBot, typed: str, said: str
) -> None:
    page = opened(app, qtbot, "Léa")
    page.changes.name_field.selectAll()
    qtbot.keyClicks(page.changes.name_field, typed)
    press(qtbot, page.changes.rename_button)
    assert page.changes.complaint.text().startswith(said)
    assert page.changes.complaint.isVisibleTo(page)
    assert page.person.name == "Léa"
    assert names(app) == {"Léa", "Tom", "Zoé", "zoe"}


def test_what_joining_means_is_in_view_before_it_is_confirmed(family: None, app: Application, qtbot: QtBot) -> None:
    app.choose(TEXT_SIZE, "150")
    app.window.resize(1093, 535)
    page = opened(app, qtbot, "Zoé")
    page.area.ensureWidgetVisible(page.changes.join_button)
    QApplication.processEvents()
    press(qtbot, page.changes.join_button)
    QApplication.processEvents()
    complaint = page.changes.complaint
    assert complaint.visibleRegion().boundingRect() == complaint.rect()
    app.choose(TEXT_SIZE, "100")


def test_two_entries_become_one_when_join_is_pressed_again(family: None, app: Application, qtbot: QtBot) -> None:
    page = opened(app, qtbot, "Zoé")
    changes = page.changes
    changes.others.setCurrentText("zoe")
    with in_haste():
        press(qtbot, changes.join_button)
        press(qtbot, changes.join_button)
    assert names(app) == {"Léa", "Tom", "Zoé", "zoe"}, "a double click joins nothing"
    assert changes.complaint.text() == "zoe and Zoé become one person, Zoé. This cannot be undone."
    with at_leisure():
        press(qtbot, changes.join_button)
    qtbot.waitUntil(lambda: names(app) == {"Léa", "Tom", "Zoé"})
    page = opened(app, qtbot)
    qtbot.waitUntil(lambda: bool(page.rows))
    assert words(page.rows[0])[:2] == ["Six Symbols", "1 game · Best score: 31"]
    assert (page.person.name, page.badge.badge) == ("Zoé", (2, 5))
    assert not changes.complaint.isVisible()


def test_who_has_played_with_the_other_is_not_joined_and_the_reason_is_told(
    family: None, app: Application, qtbot: QtBot
) -> None:
    page = opened(app, qtbot, "Léa")
    page.changes.others.setCurrentText("Tom")
    with at_leisure():
        press(qtbot, page.changes.join_button)
        press(qtbot, page.changes.join_button)
    said = "They have sat at the same table in 3 games: these are two people."
    assert page.changes.complaint.text() == said
    assert names(app) == {"Léa", "Tom", "Zoé", "zoe"}


def test_deleted_and_brought_back(family: None, app: Application, qtbot: QtBot) -> None:
    assert app.store
    before = [(match.id, [seat.name for seat in match.seats]) for match in app.store.matches()]
    press(qtbot, opened(app, qtbot, "Léa").changes.delete_button)
    home = app.window.home
    assert app.window.page is home
    assert home.undo_bar
    assert words(home.undo_bar) == ["Deleted: Léa"]
    assert home.today.whose.text() == "Tom"
    assert names(app) == {"Tom", "Zoé", "zoe"}
    press(qtbot, home.undo_bar.button)
    assert not home.undo_bar.isVisible()
    assert home.today.whose.text() == "Léa"
    assert [(match.id, [seat.name for seat in match.seats]) for match in app.store.matches()] == before
    assert opened(app, qtbot, "Léa").badge.badge == (0, 1)


def test_once_something_else_is_done_who_was_deleted_is_gone(family: None, app: Application, qtbot: QtBot) -> None:
    store = app.store
    assert store
    alone = store.begin(MatchConfig(SHELF["shapes"], (LEA, Seat("Computer", "easy")), {}, {}, seed=1)).id
    press(qtbot, opened(app, qtbot, "Léa").changes.delete_button)
    app.navigator.follow(ShowLibrary())
    qtbot.waitUntil(lambda: alone not in store.ids())
    rows = [[seat.name for seat in match.seats] for match in store.matches()]
    assert sorted(rows) == [["", "Tom"], ["", "Tom"], ["", "Tom"], ["zoe"]]
    library = as_a(LibraryPage, app.window.page)
    lines = library.list.lines
    qtbot.waitUntil(lambda: lines.rowCount() == 4)
    told = [lines.data(lines.index(n), Qt.ItemDataRole.AccessibleTextRole) for n in range(4)]
    assert sum("Somebody" in str(line) for line in told) == 3


def test_what_cannot_be_undone_any_more_is_not_offered(family: None, app: Application, qtbot: QtBot) -> None:
    press(qtbot, opened(app, qtbot, "Léa").changes.delete_button)
    bar = app.window.home.undo_bar
    assert bar
    assert bar.isVisible()
    app.navigator.follow(ShowStatistics())
    press(qtbot, as_a(StatisticsPage, app.window.page).back_button)
    assert app.window.page is app.window.home
    assert not bar.isVisible()


def test_a_badge_is_chosen_among_all_of_them(family: None, app: Application, qtbot: QtBot) -> None:
    page = opened(app, qtbot, "Léa")
    press(qtbot, page.badge)
    assert page.chooser.isVisible()
    assert len({part.accessibleName() for part in page.chooser.colour_parts}) == 10
    assert len({part.accessibleName() for part in page.chooser.sign_parts}) == 40
    press(qtbot, page.chooser.sign_parts[23])
    press(qtbot, page.chooser.colour_parts[8])
    assert page.badge.badge == (8, 23)
    assert app.store
    assert Person("Léa", 8, 23) in app.store.people()
    app.window.show_home()
    person = app.window.home.today.whose.person
    assert person
    assert (person.colour, person.sign) == (8, 23)


def test_by_keys_alone(family: None, app: Application, qtbot: QtBot) -> None:
    whose = app.window.home.today.whose
    whose.setFocus(Qt.FocusReason.TabFocusReason)
    app.window.input_filter.was_key = True
    app.navigator.follow(ShowPerson("Léa"))
    page = opened(app, qtbot)
    qtbot.waitUntil(page.badge.hasFocus)
    qtbot.keyClick(page.badge, Qt.Key.Key_Space)
    qtbot.keyClick(page.badge, Qt.Key.Key_Tab)
    qtbot.waitUntil(page.chooser.colour_parts[0].hasFocus)
    qtbot.keyClick(page.chooser.colour_parts[0], Qt.Key.Key_Right)
    assert page.badge.badge == (1, 1)
    qtbot.keyClick(page.chooser.colour_parts[1], Qt.Key.Key_Tab)
    qtbot.waitUntil(page.chooser.sign_parts[1].hasFocus)
    qtbot.keyClick(page.chooser.sign_parts[1], Qt.Key.Key_Right)
    assert page.badge.badge == (1, 2)
    found = [page.chooser.sign_parts[2], page.rows[0].button, *page.changes.in_order[:1], *page.changes.in_order[2:]]
    for part, following in pairwise(found):
        qtbot.keyClick(part, Qt.Key.Key_Tab)
        qtbot.waitUntil(following.hasFocus)
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert app.window.page is app.window.home


@pytest.mark.parametrize("name", HOSTILE)
def test_any_name_is_shown_as_it_is(app: Application, qtbot: QtBot, name: str) -> None:
    assert app.store
    app.store.remember(Person("Léa", 0, 1))
    app.store.rename(app.store.people()[0].id or 0, name)
    shown = app.store.people()[0].name
    page = opened(app, qtbot, shown)
    assert page.changes.name_field.text() == shown
    press(qtbot, page.changes.delete_button)
    assert app.window.home.undo_bar
    assert words(app.window.home.undo_bar) == [f"Deleted: {shown}"]
    press(qtbot, app.window.home.undo_bar.button)
    assert names(app) == {shown}


@pytest.fixture
def many(app: Application) -> None:
    assert app.store
    for n in range(200):
        app.store.remember(Person(f"Person {n}", n % 10, n % 40))


def test_two_hundred_people(many: None, app: Application, qtbot: QtBot) -> None:
    page = opened(app, qtbot, "Person 7")
    assert page.changes.others.count() == 199
    page.changes.others.setCurrentText("Person 8")
    with at_leisure():
        press(qtbot, page.changes.join_button)
        press(qtbot, page.changes.join_button)
    assert len(names(app)) == 199
