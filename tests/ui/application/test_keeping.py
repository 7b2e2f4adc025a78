"""Everything in one file, in the window: saved from the settings, shown when it is opened, taken in, and undone."""

from __future__ import annotations

from contextlib import closing
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from ludogite import __version__
from ludogite.match.library import keep
from ludogite.match.people import Person
from ludogite.match.store.store import Store
from ludogite.settings import LANGUAGE, THEME, Settings
from ludogite.ui.application.app import Application
from ludogite.ui.base.routes import ForgetMatches, OpenFiles, SaveEverything, UndoBringingBack
from ludogite.ui.look.language import today
from ludogite.ui.pages.home.page import HomePage
from ludogite.ui.pages.keep import BroughtBackPage, KeepPage
from ludogite.ui.pages.library.page import LibraryPage
from ludogite.ui.pages.settings import SettingsPage
from tests.match.store.test_salvage import destroy_a_page, write_matches
from tests.support.kinds import as_a
from tests.support.many_matches import copy_into, finished
from tests.support.moves import play_text
from tests.support.store import CONFIG
from tests.support.ui.file_dialogs import choose, offered_name
from tests.support.ui.input import drop
from tests.support.ui.matches import LEFT, begin
from tests.support.ui.pace import at_leisure, in_haste


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What another family has saved on its computer: three matches, in French and in the dark."""
    made = tmp_path / "Chez Zoé.ludogite-keep"
    with monkeypatch.context() as there:
        there.setenv("LUDOGITE_HOME", str(tmp_path / "there"))
        Settings()[LANGUAGE] = "fr"
        Settings()[THEME] = "dark"
        with closing(Store()) as store:
            store.remember(Person("Zoé", 1, 2))
            for n in range(3):
                copy_into(store, finished("shapes", 2), n + 1)
            keep.save(store, Settings(), made)
    return made


def store_of(app: Application) -> Store:
    assert app.store
    return app.store


def remember_ann(app: Application) -> None:
    play_text(store_of(app).begin(CONFIG), "Sa1")
    store_of(app).remember(Person("Ann", 0, 0))


def open_file(app: Application, qtbot: QtBot, file: Path) -> KeepPage:
    drop(app.window, file)
    qtbot.waitUntil(lambda: isinstance(app.window.page, KeepPage))
    return as_a(KeepPage, app.window.page)


def replace_everything(qtbot: QtBot, page: KeepPage) -> None:
    with at_leisure():
        qtbot.mouseClick(page.replace_button, LEFT)
        qtbot.mouseClick(page.replace_button, LEFT)


def wait_for_end(app: Application, qtbot: QtBot) -> BroughtBackPage:
    qtbot.waitUntil(lambda: isinstance(app.window.page, BroughtBackPage))
    return as_a(BroughtBackPage, app.window.page)


def notice(app: Application) -> str:
    return app.window.notice.text.text() if not app.window.notice.isHidden() else ""


def words_on(page: KeepPage | BroughtBackPage) -> str:
    return "\n".join(label.text() for label in page.findChildren(QLabel) if label.isVisible())


def left_over(home: Path) -> list[str]:
    return [file.name for file in (home / "data").iterdir() if "part" in file.name]


def test_everything_is_saved_from_the_settings_and_can_be_looked_at(
    app: Application, qtbot: QtBot, tmp_path: Path, home: Path
) -> None:
    remember_ann(app)
    app.navigator.show_settings()
    page = as_a(SettingsPage, app.window.page)
    qtbot.mouseClick(page.keep.save_button, LEFT)
    assert offered_name() == f"Ludogîte {today()}.ludogite-keep"
    choose(app, tmp_path / "ours")
    file = tmp_path / "ours.ludogite-keep"
    qtbot.waitUntil(lambda: notice(app) == f"Everything is saved as {file}.")
    kept = keep.look_into(file, tmp_path / "unpacked.db")
    assert (kept.counts.matches, kept.copied.people) == (1, ["Ann"])
    assert left_over(home) == []
    qtbot.mouseClick(page.keep.open_button, LEFT)
    choose(app, file)
    qtbot.waitUntil(lambda: isinstance(app.window.page, KeepPage))


def test_a_file_shows_what_is_in_it_before_anything_happens(app: Application, qtbot: QtBot, file: Path) -> None:
    remember_ann(app)
    page = open_file(app, qtbot, file)
    words = words_on(page)
    assert "Chez Zoé.ludogite-keep" in words
    assert "1 player: Zoé\n3 games, of " in words
    assert f"by Ludogîte {__version__}" in words
    assert "The rest does not change" in words
    assert [person.name for person in store_of(app).people()] == ["Ann"]
    qtbot.mouseClick(page.header.back, LEFT)
    assert isinstance(app.window.page, HomePage)


def test_everything_is_replaced_after_a_second_press_and_settings_hold_at_once(
    app: Application, qtbot: QtBot, file: Path, home: Path
) -> None:
    remember_ann(app)
    page = open_file(app, qtbot, file)
    with in_haste():
        qtbot.mouseClick(page.replace_button, LEFT)
        qtbot.mouseClick(page.replace_button, LEFT)
    assert page.replace_button.text() == "Press again to replace"
    with at_leisure():
        qtbot.mouseClick(page.replace_button, LEFT)
    taken = wait_for_end(app, qtbot)
    assert [person.name for person in store_of(app).people()] == ["Zoé"]
    assert store_of(app).count() == 3
    assert app.language.current == "fr"
    assert app.session.settings[THEME] == "dark"
    assert "Tout est remplacé." in words_on(taken)
    assert "1 joueur, 3 parties" in words_on(taken)
    assert left_over(home) == []
    app.window.show_home()
    assert "3" in app.window.home.head.library_button.accessibleName()
    play_text(as_a(type(begin(app)), app.window.page).match, "Sa1")
    assert store_of(app).count() == 4


def test_what_is_new_is_added(app: Application, qtbot: QtBot, file: Path, home: Path) -> None:
    remember_ann(app)
    page = open_file(app, qtbot, file)
    qtbot.mouseClick(page.add_button, LEFT)
    taken = wait_for_end(app, qtbot)
    assert sorted(person.name for person in store_of(app).people()) == ["Ann", "Zoé"]
    assert store_of(app).count() == 4
    assert app.language.current == "en"
    words = words_on(taken)
    assert "What is new was added.\nNew: 1 player, 3 games" in words
    qtbot.mouseClick(taken.undo_button, LEFT)
    qtbot.waitUntil(lambda: isinstance(app.window.page, BroughtBackPage) and app.window.page is not taken)
    assert store_of(app).count() == 1
    assert left_over(home) == []


def test_what_was_replaced_comes_back_by_undo(app: Application, qtbot: QtBot, file: Path, home: Path) -> None:
    remember_ann(app)
    page = open_file(app, qtbot, file)
    replace_everything(qtbot, page)
    taken = wait_for_end(app, qtbot)
    qtbot.mouseClick(taken.undo_button, LEFT)
    qtbot.waitUntil(lambda: isinstance(app.window.page, BroughtBackPage) and app.window.page is not taken)
    assert [person.name for person in store_of(app).people()] == ["Ann"]
    assert app.language.current == "en"
    assert app.session.settings[THEME] == "light"
    assert left_over(home) == []


def test_on_a_new_computer_there_is_one_button(app: Application, qtbot: QtBot, file: Path) -> None:
    page = open_file(app, qtbot, file)
    assert not page.add_card.isVisible()
    assert page.replace_button.text() == "Bring back"
    qtbot.keyClick(page.replace_button, Qt.Key.Key_Return)
    wait_for_end(app, qtbot)
    assert store_of(app).count() == 3


@pytest.mark.parametrize("content", [b"", b"no zip", b"PK\5\6" + bytes(18)])
def test_a_damaged_file_is_said_to_be_so(
    app: Application, qtbot: QtBot, tmp_path: Path, home: Path, content: bytes
) -> None:
    (tmp_path / "a.ludogite-keep").write_bytes(content)
    page = begin(app)
    app.window.requested.emit(OpenFiles([str(tmp_path / "a.ludogite-keep")]))
    qtbot.waitUntil(lambda: "damaged" in notice(app))
    assert notice(app) == "a.ludogite-keep: this file is damaged, or was not saved by Ludogîte. Nothing was changed."
    assert app.window.page is page
    assert left_over(home) == []


def test_it_opens_alone(app: Application, qtbot: QtBot, file: Path, tmp_path: Path) -> None:
    other = tmp_path / "a.ludogite"
    other.write_text("{}", encoding="utf-8")
    app.window.requested.emit(OpenFiles([str(other), str(file)]))
    assert notice(app) == (
        "Only Chez Zoé.ludogite-keep was opened: a file with everything in it can’t be opened together with others."
    )
    qtbot.waitUntil(lambda: isinstance(app.window.page, KeepPage))


def test_who_leaves_the_page_leaves_nothing_behind(app: Application, qtbot: QtBot, file: Path, home: Path) -> None:
    remember_ann(app)
    page = open_file(app, qtbot, file)
    assert left_over(home) != []
    again = open_other(app, qtbot, file, page)
    replace_everything(qtbot, again)
    assert app.get_keeping().is_going
    qtbot.keyClick(again, Qt.Key.Key_Escape)
    assert isinstance(app.window.page, HomePage)
    assert not app.get_keeping().is_going
    assert left_over(home) == []
    assert [person.name for person in store_of(app).people()] == ["Ann"]


def test_what_was_cancelled_can_be_begun_again(app: Application, qtbot: QtBot, file: Path, home: Path) -> None:
    remember_ann(app)
    page = open_file(app, qtbot, file)
    replace_everything(qtbot, page)
    app.get_keeping().show_progress()
    qtbot.mouseClick(app.window.notice.close_button, LEFT)
    assert left_over(home) == []
    assert app.window.page is page
    replace_everything(qtbot, page)
    wait_for_end(app, qtbot)
    assert store_of(app).count() == 3


def open_other(app: Application, qtbot: QtBot, file: Path, page: KeepPage) -> KeepPage:
    """The same file again, in front of a page with it."""
    app.window.requested.emit(OpenFiles([str(file)]))
    qtbot.waitUntil(lambda: isinstance(app.window.page, KeepPage) and app.window.page is not page)
    return as_a(KeepPage, app.window.page)


def test_what_takes_long_can_be_cancelled(app: Application, qtbot: QtBot, tmp_path: Path, home: Path) -> None:
    keeping = app.get_keeping()
    app.window.requested.emit(SaveEverything(tmp_path / "a.ludogite-keep"))
    keeping.show_progress()  # as if it had taken a while
    assert notice(app) == "Saving everything… 0%"
    assert app.window.notice.close_button.text() == "Cancel"
    qtbot.mouseClick(app.window.notice.close_button, LEFT)
    assert not keeping.is_going
    assert notice(app) == ""
    assert list(tmp_path.iterdir()) == []
    assert left_over(home) == []


def test_what_was_just_deleted_is_gone_and_not_saved(app: Application, qtbot: QtBot, tmp_path: Path) -> None:
    remember_ann(app)
    app.navigator.show_library()
    app.window.requested.emit(ForgetMatches(store_of(app).ids()))
    app.window.requested.emit(SaveEverything(tmp_path / "a.ludogite-keep"))
    qtbot.waitUntil(lambda: "Everything is saved" in notice(app))
    assert keep.look_into(tmp_path / "a.ludogite-keep", tmp_path / "unpacked.db").counts.matches == 0


def test_a_place_that_refuses_is_said(app: Application, qtbot: QtBot, tmp_path: Path, home: Path) -> None:
    app.window.requested.emit(SaveEverything(tmp_path / "no" / "a.ludogite-keep"))
    qtbot.waitUntil(lambda: notice(app) == f"{tmp_path / 'no'} cannot be written (No such file or directory).")
    assert left_over(home) == []


def test_while_games_are_recovered_it_waits(app: Application, qtbot: QtBot, file: Path, home: Path) -> None:
    store_of(app).close()
    matches = home / "data" / "matches.db"
    matches.unlink()
    write_matches(matches, 12)
    destroy_a_page(matches)
    app.open_store()
    for route in (OpenFiles([str(file)]), SaveEverything(file), UndoBringingBack(file)):
        app.window.requested.emit(route)
        assert "still being recovered" in notice(app)
    store = store_of(app)
    qtbot.waitUntil(lambda: not store.is_to_salvage)
    assert store.count() == 12


def test_pages_of_before_know_nothing_of_what_has_come(app: Application, qtbot: QtBot, file: Path) -> None:
    remember_ann(app)
    app.navigator.show_library()
    page = open_file(app, qtbot, file)
    replace_everything(qtbot, page)
    wait_for_end(app, qtbot)
    app.navigator.show_library()
    library = as_a(LibraryPage, app.window.page)
    qtbot.waitUntil(lambda: library.list.model().rowCount() == 3)


def test_a_copy_is_saved_each_week_and_nobody_is_told(app: Application, qtbot: QtBot, home: Path) -> None:
    keeping, folder = app.get_keeping(), home / "data"
    keeping.save_weekly()
    assert not keeping.is_going, "there is nothing to lose yet"
    remember_ann(app)
    for day in (1, 2, 3):
        keep.weekly_file(folder, date(2020, 1, day)).write_bytes(b"")
    keeping.save_weekly()
    file = keep.weekly_file(folder, today())
    qtbot.waitUntil(file.exists)
    assert notice(app) == ""
    assert sorted(each.name for each in folder.glob("weekly*")) == [
        *(f"weekly-2020-01-0{day}.ludogite-keep" for day in (2, 3)),
        file.name,
    ]
    keeping.save_weekly()
    assert not keeping.is_going
    assert keep.look_into(file, home / "unpacked.db").counts.matches == 1
