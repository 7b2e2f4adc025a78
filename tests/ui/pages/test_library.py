"""The library in the real window: finding, opening, deleting, exporting and importing, by mouse and by keys."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from ludogite.match.config import MatchConfig, Seat
from ludogite.match.people import Person
from ludogite.match.record import read_file
from ludogite.match.result import MatchResult
from ludogite.rules.shelf import SHELF
from ludogite.settings import ANIMATIONS, LANGUAGE
from ludogite.ui.application.app import Application
from ludogite.ui.base.routes import Rematch
from ludogite.ui.match.page import MatchPage
from ludogite.ui.pages.home.page import HomePage
from ludogite.ui.pages.library.page import LibraryPage
from ludogite.ui.pages.library.words import spoken, standing
from tests.support.many_matches import LAST, copy_into, fill, finished
from tests.support.moves import play_text
from tests.support.statistics_matches import add
from tests.support.store import change_match, database
from tests.support.ui.file_dialogs import choose, offered_name
from tests.support.ui.input import drop
from tests.support.ui.matches import card, page_of
from tests.support.ui.pace import at_leisure

LEFT = Qt.MouseButton.LeftButton
SECOND_WINS = "Sa1 Yb1 Cc1 Kd1"


def shapes(app: Application, moves: str, *names: str) -> int:
    assert app.store
    match = app.store.begin(MatchConfig(SHELF["shapes"], tuple(Seat(name) for name in names), {}, {}, seed=1))
    for move in moves.split():
        play_text(match, move)
    assert match.id is not None
    return match.id


def library(app: Application, qtbot: QtBot) -> LibraryPage:
    """The page, opened from home, with all matches in its list."""
    app.window.show_home()
    qtbot.mouseClick(app.window.home.head.library_button, LEFT)
    page = app.window.page
    assert isinstance(page, LibraryPage)
    qtbot.waitUntil(lambda: page.is_read, timeout=30_000)
    return page


def rows(page: LibraryPage) -> list[int]:
    return [match.id for match in page.list.lines.matches]


def point_in(page: LibraryPage, row: int) -> QPoint:
    return page.list.visualRect(page.list.lines.index(row)).center()


def click(qtbot: QtBot, page: LibraryPage, row: int) -> None:
    qtbot.mouseClick(page.list.viewport(), LEFT, pos=point_in(page, row))


def opened(app: Application) -> list[str]:
    """The moves of the match that is open."""
    assert isinstance(app.window.page, MatchPage)
    return [str(move) for move in app.window.page.match.moves]


def finish_work(qtbot: QtBot, page: LibraryPage) -> None:
    qtbot.waitUntil(lambda: not page.is_working, timeout=30_000)


# Finding


def test_home_leads_to_all_matches_and_says_how_many_there_are(app: Application, qtbot: QtBot) -> None:
    assert app.window.home.head.library_button.accessibleName() == "Library"
    won, running = shapes(app, SECOND_WINS, "Léa", "Tom"), shapes(app, "Sa1", "Zoé", "Tom")
    app.window.show_home()
    assert app.window.home.head.library_button.accessibleName() == "Library · 2 games"
    page = library(app, qtbot)
    assert rows(page) == [running, won]
    assert page.filters.found.text() == "2 games"


def test_without_a_match_the_library_invites_to_play(app: Application, qtbot: QtBot) -> None:
    page = library(app, qtbot)
    assert page.empty.isVisible()
    assert not page.filters.isVisible()
    qtbot.mouseClick(page.empty.button, LEFT)
    assert isinstance(app.window.page, HomePage)


def test_what_is_typed_into_the_search_is_found_and_enter_opens_the_only_one(app: Application, qtbot: QtBot) -> None:
    shapes(app, SECOND_WINS, "Léa", "Tom")
    shapes(app, "Sb2", "Zoé", "Tom")
    page = library(app, qtbot)
    qtbot.keyClick(page.list, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert page.filters.search.hasFocus()
    qtbot.keyClicks(page.filters.search, "tom zoe")
    assert page.filters.found.text() == "1 of 2 games"
    qtbot.keyClick(page.filters.search, Qt.Key.Key_Return)
    assert opened(app) == ["Sb2"]


def test_a_search_that_finds_nothing_leads_back_to_all(app: Application, qtbot: QtBot) -> None:
    shapes(app, "Sa1", "Léa", "Tom")
    page = library(app, qtbot)
    page.filters.search.setFocus()
    qtbot.keyClicks(page.filters.search, "nobody")
    assert page.empty.isVisible()
    qtbot.mouseClick(page.empty.button, LEFT)
    assert len(rows(page)) == 1
    assert page.filters.search.text() == ""


def test_filters_and_order_hold_together_and_are_found_again(app: Application, qtbot: QtBot) -> None:
    won, running = shapes(app, SECOND_WINS, "Léa", "Tom"), shapes(app, "Sa1", "Zoé", "Tom")
    other = shapes(app, SECOND_WINS, "Ann", "Tom")
    page = library(app, qtbot)
    assert [page.filters.person.itemText(n) for n in range(5)] == ["Everyone", "Ann", "Léa", "Tom", "Zoé"]
    qtbot.mouseClick(page.filters.standing.buttons["finished"], LEFT)
    assert rows(page) == [other, won]
    page.filters.order.setFocus()
    qtbot.keyClick(page.filters.order, Qt.Key.Key_End)
    page.filters.person.setFocus()
    qtbot.keyClick(page.filters.person, Qt.Key.Key_L)
    assert rows(page) == [won]
    again = library(app, qtbot)
    assert rows(again) == [won]
    assert (again.filters.order.currentText(), again.filters.person.currentText()) == ("By result", "Léa")
    qtbot.mouseClick(again.filters.standing.buttons["running"], LEFT)
    assert rows(again) == []
    again.filters.clear()
    assert rows(again)[0] == running


def test_results_are_said_in_plain_words(app: Application) -> None:
    assert app.store
    store, lea, tom = app.store, Seat("Léa"), Seat("Tom")
    said = {}
    for game, seats in (("symbols", 2), ("symbols", 4), ("symbols", 1), ("bigbang", 2), ("cube", 2), ("challenge", 1)):
        id = copy_into(store, finished(game, seats)).id
        assert id
        said[game, seats] = standing(store.summaries([id])[0])
    assert said == {
        ("symbols", 2): "Léa won 6 to 2",
        ("symbols", 4): "Zoé won with 12 points",
        ("symbols", 1): "11 points",
        ("bigbang", 2): "Tom won, 41 points against 135",
        ("cube", 2): "Léa won 26 to 22",
        ("challenge", 1): "Solved in 0:00",
    }
    add(store, "symbols", (lea, tom), MatchResult((1,), (30, 30)), begun=datetime.now(UTC))
    assert standing(store.matches()[0]) == "Tom won by the best line, tied at 30"
    match = store.begin(MatchConfig(SHELF["shapes"], (lea, Seat("Computer", level="hard")), {}, {}, seed=1))
    assert standing(store.matches()[0]) == "Léa to move"
    play_text(match, "Sa1")
    assert standing(store.matches()[0]) == "The computer to move"
    match.resign(0)
    assert standing(store.matches()[0]) == "Léa resigned"
    match = store.begin(MatchConfig(SHELF["shapes"], (lea, tom), {}, {}, seed=1))
    for move in SECOND_WINS.split():
        play_text(match, move)
    today = store.matches()[0].touched.astimezone().date()
    assert spoken(store.matches()[0], today) == "Four Shapes, Léa and Tom, Tom won, 4 moves, today"


# Opening


def test_a_finished_match_opens_at_its_end_and_nobody_counts_as_here(app: Application, qtbot: QtBot) -> None:
    assert app.store
    app.store.remember(Person("Léa", 0, 1))
    app.store.remember(Person("Ann", 1, 0))
    shapes(app, SECOND_WINS, "Léa", "Tom")
    page = library(app, qtbot)
    click(qtbot, page, 0)
    qtbot.mouseDClick(page.list.viewport(), LEFT, pos=point_in(page, 0))
    assert opened(app) == SECOND_WINS.split()
    assert page_of(app).match.outcome is not None
    assert app.store.people()[0].name == "Ann", "who looks at a match of Léa's need not be Léa"


def test_a_match_is_continued_by_its_mark_or_the_button(app: Application, qtbot: QtBot) -> None:
    shapes(app, "Sa1", "Léa", "Tom")
    page = library(app, qtbot)
    click(qtbot, page, 0)
    assert page.action_bar.open_button.text() == "Continue"
    line, mark = page.list.visualRect(page.list.lines.index(0)), page.list.open_area(0)
    words = page.list.viewport().grab(line.adjusted(100, 0, mark.left() - line.right(), 0)).toImage()
    seen = {words.pixelColor(x, y).name() for x in range(words.width()) for y in range(0, words.height(), 2)}
    assert page.list.colours.accent.lower() not in seen, "brick is for errors; a selected match is none"
    qtbot.mouseClick(page.action_bar.open_button, LEFT)
    assert opened(app) == ["Sa1"]
    page = library(app, qtbot)
    qtbot.mouseClick(page.list.viewport(), LEFT, pos=page.list.open_area(0).center())
    assert opened(app) == ["Sa1"]


def test_arrows_letters_and_enter_open_a_match(app: Application, qtbot: QtBot) -> None:
    shapes(app, "Sd4", "Zoé", "Tom")
    for cell in ("a1", "b2", "c3"):
        shapes(app, f"S{cell}", "Léa", "Ann")
    page = library(app, qtbot)
    page.list.setFocus()
    qtbot.keyClick(page.list, Qt.Key.Key_Down)
    assert page.list.current_id() == rows(page)[1]
    qtbot.keyClick(page.list, Qt.Key.Key_Z)
    qtbot.keyClick(page.list, Qt.Key.Key_Return)
    assert opened(app) == ["Sd4"]


def leave(match: MatchPage, qtbot: QtBot, way: str) -> None:
    if way == "button":
        qtbot.mouseClick(match.home_button, LEFT)
    elif way == "keys":
        qtbot.keyClick(match.board, Qt.Key.Key_Escape)
        if match.match.outcome is None:
            assert match.status.text() == "Press Esc again to go back to the library."
            qtbot.keyClick(match.board, Qt.Key.Key_Escape)
    else:
        match.end.open_again()
        assert match.end.plate
        assert match.end.plate.away_button.text() == "Library"
        qtbot.mouseClick(match.end.plate.away_button, LEFT)


@pytest.mark.parametrize("way", ["button", "keys", "plate"])
def test_who_leaves_a_match_is_back_where_it_was_chosen(app: Application, qtbot: QtBot, way: str) -> None:
    ids = [shapes(app, SECOND_WINS, "Léa", "Tom") for _ in range(30)]
    shapes(app, "Sa1", "Zoé", "Tom")
    app.choose(ANIMATIONS, "off")
    page = library(app, qtbot)
    page.filters.search.setFocus()
    qtbot.keyClicks(page.filters.search, "lea")
    page.list.choose(ids[9])
    place = page.list.verticalScrollBar().value()
    assert place > 0
    page.list.setFocus()
    qtbot.keyClick(page.list, Qt.Key.Key_Return)
    match = app.window.page
    assert isinstance(match, MatchPage)
    assert match.home_button.text() == "Library"
    with at_leisure():
        leave(match, qtbot, way)
    back = app.window.page
    assert isinstance(back, LibraryPage)
    qtbot.waitUntil(lambda: back.is_read, timeout=30_000)
    assert back.filters.search.text() == "lea"
    assert back.list.selected_ids() == [ids[9]]
    assert back.list.current_id() == ids[9]
    assert back.list.verticalScrollBar().value() == place


def test_what_follows_a_match_of_the_library_leads_home(app: Application, qtbot: QtBot) -> None:
    shapes(app, SECOND_WINS, "Léa", "Tom")
    page = library(app, qtbot)
    page.list.choose(rows(page)[0])
    qtbot.mouseClick(page.action_bar.open_button, LEFT)
    match = app.window.page
    assert isinstance(match, MatchPage)
    app.navigator.follow(Rematch(match.match))
    assert isinstance(app.window.page, MatchPage)
    assert app.window.page.home_button.text() == "Home"


# Deleting


def test_delete_takes_away_and_undo_brings_back(app: Application, qtbot: QtBot) -> None:
    assert app.store
    ids = [shapes(app, "Sa1", name, "Tom") for name in ("Léa", "Zoé", "Ann")][::-1]
    page = library(app, qtbot)
    click(qtbot, page, 0)
    qtbot.mouseClick(page.list.viewport(), LEFT, Qt.KeyboardModifier.ControlModifier, point_in(page, 1))
    assert page.action_bar.text.text() == "2 games selected"
    qtbot.keyClick(page.list, Qt.Key.Key_Delete)
    assert rows(page) == ids[2:]
    assert page.undo_bar.isVisible()
    assert app.store.count() == 3, "they can still be brought back"
    qtbot.mouseClick(page.undo_bar.button, LEFT)
    assert rows(page) == ids
    assert not page.undo_bar.isVisible()
    qtbot.keyClick(page.list, Qt.Key.Key_Delete)
    assert rows(page) == ids[2:]
    qtbot.keyClick(page.list, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert rows(page) == ids


def test_what_was_deleted_is_gone_once_something_else_is_done(app: Application, qtbot: QtBot) -> None:
    assert app.store
    first, second, third = (shapes(app, "Sa1", name, "Tom") for name in ("Léa", "Zoé", "Ann"))
    page = library(app, qtbot)
    click(qtbot, page, 2)
    qtbot.mouseClick(page.action_bar.delete_button, LEFT)
    click(qtbot, page, 0)
    qtbot.mouseClick(page.action_bar.delete_button, LEFT)
    assert rows(page) == [second]
    assert app.store.ids() == [third, second]
    qtbot.mouseClick(page.undo_bar.button, LEFT)
    assert rows(page) == [third, second]
    assert first not in app.store.ids()


def test_what_was_deleted_in_the_library_can_be_brought_back_at_home(app: Application, qtbot: QtBot) -> None:
    assert app.store
    id = shapes(app, "Sa1", "Léa", "Tom")
    page = library(app, qtbot)
    click(qtbot, page, 0)
    qtbot.keyClick(page.list, Qt.Key.Key_Delete)
    qtbot.mouseClick(page.home_button, LEFT)
    assert app.window.home.head.library_button.accessibleName() == "Library"
    assert app.window.home.undo_bar
    assert app.window.home.undo_bar.isVisible()
    qtbot.mouseClick(app.window.home.undo_bar.button, LEFT)
    assert app.store.ids() == [id]
    assert app.window.home.head.library_button.accessibleName() == "Library · 1 game"


# What cannot be read


def test_a_damaged_match_is_shown_and_can_be_deleted(app: Application, qtbot: QtBot) -> None:
    assert app.store
    good, bad = shapes(app, "Sa1", "Léa", "Tom"), shapes(app, "Sa1", "Zoé", "Tom")
    change_match(app.store, bad, "seats = '['")
    page = library(app, qtbot)
    assert rows(page) == [bad, good]
    click(qtbot, page, 0)
    assert not page.action_bar.open_button.isEnabled()
    assert "Cannot be read" in page.list.lines.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    qtbot.mouseClick(page.list.viewport(), LEFT, pos=page.list.open_area(0).center())
    assert app.window.page is page
    qtbot.keyClick(page.list, Qt.Key.Key_Delete)
    assert rows(page) == [good]


def test_a_match_that_turns_out_damaged_is_shown_so_from_then_on(app: Application, qtbot: QtBot) -> None:
    assert app.store
    id = shapes(app, "Sa1", "Léa", "Tom")
    database(app.store).execute("UPDATE moves SET move = 'Qz9' WHERE match = ?", (id,))
    page = library(app, qtbot)
    page.list.setFocus()
    qtbot.keyClick(page.list, Qt.Key.Key_Down)
    qtbot.keyClick(page.list, Qt.Key.Key_Return)
    assert app.window.page is page
    assert "cannot be continued" in app.window.notice.text.text()
    assert page.list.lines.matches[0].is_damaged


# Files


def test_one_match_is_exported_as_a_file_and_what_is_hidden_is_said(
    app: Application, qtbot: QtBot, tmp_path: Path
) -> None:
    assert app.store
    match = copy_into(app.store, finished("crossword", 2), 5)
    page = library(app, qtbot)
    click(qtbot, page, 0)
    qtbot.mouseClick(page.action_bar.export_button, LEFT)
    assert offered_name().endswith(" (in progress).ludogite")
    choose(app, tmp_path / "mine")
    finish_work(qtbot, page)
    assert read_file(tmp_path / "mine.ludogite") == match.record()
    assert page.report.text.text().startswith("1 game exported to mine.ludogite. This game isn’t over")


def test_several_go_into_a_folder_and_come_back_from_it(app: Application, qtbot: QtBot, tmp_path: Path) -> None:
    assert app.store
    for name in ("Léa", "Zoé", "Ann"):
        shapes(app, SECOND_WINS, name, "Tom")
    page = library(app, qtbot)
    page.list.setFocus()
    qtbot.keyClick(page.list, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.mouseClick(page.action_bar.export_button, LEFT)
    choose(app, tmp_path)
    finish_work(qtbot, page)
    files = sorted(tmp_path.glob("*.ludogite"))
    assert len(files) == 3
    assert files[0].name.startswith("Four Shapes — Ann and Tom 20")
    qtbot.keyClick(page.list, Qt.Key.Key_Delete)
    qtbot.mouseClick(page.import_button, LEFT)
    choose(app, *files)
    finish_work(qtbot, page)
    assert page.report.text.text() == "3 games imported."
    assert len(rows(page)) == len(page.list.selected_ids()) == app.store.count() == 3


def test_records_that_are_dropped_come_into_the_library_and_the_damaged_ones_are_explained(
    app: Application, qtbot: QtBot, tmp_path: Path
) -> None:
    assert app.store
    record = finished("shapes", 2).record()
    good = record.to_json()
    texts = {"good": good, "torn": "{", "twice": good, "odd": good.replace(record.moves[1], record.moves[0])}
    files = [tmp_path / f"{name}.ludogite" for name in texts]
    for file, text in zip(files, texts.values(), strict=True):
        file.write_text(text, encoding="utf-8")
    drop(app.window, *files)
    page = app.window.page
    assert isinstance(page, LibraryPage)
    finish_work(qtbot, page)
    assert page.report.text.text() == "1 game imported. 1 game already here. 2 files could not be imported:"
    explained = page.report.details.toPlainText().splitlines()
    assert explained[0] == "torn.ludogite: this file is damaged, or not a game saved by Ludogîte."
    assert len(explained) == 2
    assert app.store.count() == 1
    qtbot.waitUntil(lambda: len(rows(page)) == 1)
    qtbot.mouseClick(page.report.button, LEFT)
    assert not page.report.isVisible()


def test_what_came_of_several_drops_is_said_together_until_it_is_read(
    app: Application, qtbot: QtBot, tmp_path: Path
) -> None:
    good, torn, other = (tmp_path / f"{name}.ludogite" for name in ("good", "torn", "other"))
    good.write_text(finished("shapes", 2).record().to_json(), encoding="utf-8")
    torn.write_text("{")
    other.write_text(finished("cube", 2).record().to_json(), encoding="utf-8")
    drop(app.window, good, torn)
    drop(app.window, other)
    drop(app.window, torn)
    page = app.window.page
    assert isinstance(page, LibraryPage)
    finish_work(qtbot, page)
    assert page.report.text.text() == "2 games imported. 2 files could not be imported:"
    assert [line.split(":")[0] for line in page.report.details.toPlainText().splitlines()] == ["torn.ludogite"] * 2
    qtbot.mouseClick(page.report.button, LEFT)
    drop(app.window, good)
    finish_work(qtbot, page)
    assert page.report.text.text() == "1 game already here."


def test_a_cancelled_import_keeps_what_came_before_and_says_so(app: Application, qtbot: QtBot, tmp_path: Path) -> None:
    assert app.store
    record = finished("symbols", 4).record()
    files = [tmp_path / f"{n}.ludogite" for n in range(60)]
    for n, file in enumerate(files):
        file.write_text(replace(record, seed=n).to_json(), encoding="utf-8")
    page = library(app, qtbot)
    page.import_files([str(file) for file in files])
    turns = page.transfers._turns
    turns._timer.stop()  # the test takes the turns, so that it can stop in the middle
    while app.store.count() < 2:
        turns.take_turn()
    count = app.store.count()
    assert page.report.button.text() == "Cancel"
    qtbot.mouseClick(page.report.button, LEFT)
    assert not page.is_working
    assert page.report.text.text() == f"{count} games imported. You cancelled before the end."
    assert len(rows(page)) == len(page.list.selected_ids()) == app.store.count() == count < 60


def test_an_export_says_what_a_record_does_not_hold(app: Application, qtbot: QtBot, tmp_path: Path) -> None:
    assert app.store
    resigned = shapes(app, "Sa1", "Léa", "Tom")
    app.store.resume(resigned).resign(0)
    challenge = copy_into(app.store, finished("challenge", 1)).id
    page = library(app, qtbot)
    said = []
    for id in (resigned, challenge):
        assert id is not None
        page.list.choose(id)
        page.transfers.write(page.list.selected_matches(), [tmp_path / "one.ludogite"], "one")
        finish_work(qtbot, page)
        said.append(page.report.text.text())
    assert said[0] == "1 game exported to one."
    assert said[1].startswith("1 game exported to one. Saved games don’t contain times")


def test_where_nothing_is_found_nothing_is_offered_to_do_with_it(app: Application, qtbot: QtBot) -> None:
    shapes(app, SECOND_WINS, "Léa", "Tom")
    page = library(app, qtbot)
    assert page.action_bar.isVisible()
    page.filters.search.setText("xyz")
    assert page.empty.isVisible()
    assert not page.action_bar.isVisible()
    qtbot.mouseClick(page.empty.button, LEFT)
    assert page.action_bar.isVisible()


def test_a_record_named_json_is_taken_as_one(app: Application, qtbot: QtBot, tmp_path: Path) -> None:
    assert app.store
    (tmp_path / "match.json").write_text(finished("shapes", 2).record().to_json(), encoding="utf-8")
    app.files.open([str(tmp_path / "match.json")])
    page = app.window.page
    assert isinstance(page, LibraryPage)
    finish_work(qtbot, page)
    assert app.store.count() == 1


# Many


def test_thousands_are_all_there_and_home_lists_the_last_running_ones(app: Application, qtbot: QtBot) -> None:
    assert app.store
    ids = fill(app.store, 5000)
    page = library(app, qtbot)
    assert rows(page) == ids
    assert page.filters.found.text() == "5000 games"
    page.list.setFocus()
    qtbot.keyClick(page.list, Qt.Key.Key_End)
    assert page.list.current_id() == ids[-1]
    assert page.list.viewport().rect().contains(point_in(page, 4999))
    qtbot.keyClick(page.list, Qt.Key.Key_Home)
    page.filters.search.setFocus()
    qtbot.keyClicks(page.filters.search, "eloise cube")
    assert 0 < len(rows(page)) < 1000
    assert all(match.game in ("cube", "challenge") for match in page.list.lines.matches)
    qtbot.keyClick(page.filters.search, Qt.Key.Key_Escape)
    assert rows(page) == ids
    app.window.show_home()
    assert app.window.home.hero.match
    assert app.window.home.hero.match.touched <= LAST


def test_all_that_are_deleted_at_once_are_gone_and_the_window_goes_on(app: Application, qtbot: QtBot) -> None:
    assert app.store
    store = app.store
    fill(store, 300)
    page = library(app, qtbot)
    page.list.setFocus()
    qtbot.keyClick(page.list, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(page.list, Qt.Key.Key_Delete)
    assert page.empty.isVisible()
    assert page.undo_bar.isVisible()
    qtbot.mouseClick(page.home_button, LEFT)
    qtbot.mouseClick(card(app), LEFT)
    qtbot.waitUntil(lambda: store.count() == 0, timeout=30_000)


# Looks


def test_lines_are_named_for_screen_readers_in_the_language_in_force(app: Application, qtbot: QtBot) -> None:
    shapes(app, SECOND_WINS, "Léa", "Tom")
    page = library(app, qtbot)
    line = QAccessible.queryAccessibleInterface(page.list).child(0)
    assert line.text(QAccessible.Text.Name) == "Four Shapes, Léa and Tom, Tom won, 4 moves, today"
    app.choose(LANGUAGE, "fr")
    qtbot.waitUntil(lambda: page.title.text() == "Parties" and page.is_read)
    page.filters.search.setFocus()
    qtbot.keyClicks(page.filters.search, "quatre")
    assert len(rows(page)) == 1, "it is found by its French name"
