"""Home: the cards on the shelf, and the matches that wait to be continued or are deleted."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from ludogite.content.challenges import shipped
from ludogite.match.config import MatchConfig, Seat
from ludogite.match.match import Match
from ludogite.match.people import Person
from ludogite.match.store.rows import Summary
from ludogite.rules.shelf import SHELF
from ludogite.settings import LANGUAGE
from ludogite.ui.application.app import Application
from ludogite.ui.base import game_ui
from ludogite.ui.base.page import FrontPage, HeadedPage
from ludogite.ui.look import theme
from ludogite.ui.match.exercise.lesson_page import LessonPage
from ludogite.ui.match.page import MatchPage
from ludogite.ui.pages.home.continue_list import ContinueList
from ludogite.ui.pages.home.page import HomePage
from ludogite.ui.pages.match_summary import lines
from ludogite.ui.pages.setup.page import SetupPage
from tests.support.exercises import answer
from tests.support.kinds import as_a
from tests.support.moves import play_text
from tests.support.ui.matches import begin, card

LEFT = Qt.MouseButton.LeftButton
LEA, TOM, COMPUTER = Seat("Léa"), Seat("Tom"), Seat("Computer", level="hard")


def leave(app: Application, *moves: str, seats: tuple[Seat, ...] = (LEA, TOM)) -> Match:
    """A match that was begun and left."""
    assert app.store
    match = app.store.begin(MatchConfig(SHELF["shapes"], seats, {}, {}, seed=1))
    for move in moves:
        play_text(match, move)
    app.window.show_home()
    return match


def rows(app: Application) -> list[str]:
    waiting = waiting_list(app)
    return [waiting.item(n).data(Qt.ItemDataRole.AccessibleTextRole) for n in range(waiting.count())]


def waiting_list(app: Application) -> ContinueList:
    """The list of unfinished matches, laid over the cards."""
    home = app.window.home
    if not home.others.isVisible():
        home.show_others()
    assert home.others.list
    return home.others.list


def resumed(app: Application) -> Match:
    assert isinstance(app.window.page, MatchPage)
    return app.window.page.match


def middle(waiting: ContinueList, row: int) -> QPoint:
    return waiting.visualItemRect(waiting.item(row)).center()


def test_all_unfinished_matches_wait_with_whose_turn_it_is(app: Application) -> None:
    leave(app, "Sa1", "Yb1", "Cc1", "Kd1")
    for _ in range(8):
        leave(app, "Sa1", "Kd4", seats=(TOM, COMPUTER))
    leave(app, "Sa1")
    assert rows(app) == [
        "Four Shapes — Léa and Tom, Tom to move · 1 move · today",
        *["Four Shapes — Tom against the computer, Tom to move · 2 moves · today"] * 8,
    ]


def test_a_click_continues_the_match(app: Application, qtbot: QtBot) -> None:
    leave(app, "Sa1")
    leave(app, "Sb2", "Kd4")
    waiting = waiting_list(app)
    qtbot.mouseClick(waiting.viewport(), LEFT, pos=middle(waiting, 1))
    assert [str(move) for move in resumed(app).moves] == ["Sa1"]


def test_arrows_and_enter_continue_a_match_far_down_the_list(app: Application, qtbot: QtBot) -> None:
    for cell in ("a1", "b2", "c3", "d4", "a2", "b1", "c1", "d1", "a4", "b4", "c4"):
        leave(app, f"S{cell}")
    waiting = waiting_list(app)
    waiting.setFocus()
    for _ in range(20):
        qtbot.keyClick(waiting, Qt.Key.Key_Down)
    assert waiting.viewport().rect().contains(middle(waiting, 10))
    qtbot.keyClick(waiting, Qt.Key.Key_Return)
    assert [str(move) for move in resumed(app).moves] == ["Sa1"]


def test_the_last_match_stands_large_and_is_continued_by_one_press(app: Application, qtbot: QtBot) -> None:
    leave(app, "Sa1")
    leave(app, "Sb2", "Kd4")
    panel = app.window.home.continue_panel
    shown = [label.text() for label in panel.findChildren(QLabel) if label.isVisible()]
    assert shown == ["Game in progress", "Four Shapes — Léa and Tom", "Léa to move", "2 moves · today"]
    assert panel.more_button.text() == "All 2 in progress"
    qtbot.mouseClick(panel.button, LEFT)
    assert [str(move) for move in resumed(app).moves] == ["Sb2", "Kd4"]


def test_without_an_unfinished_match_a_first_game_is_offered(app: Application, qtbot: QtBot) -> None:
    panel = app.window.home.continue_panel
    assert panel.button.text() == "Try Four Shapes", "it takes the fewest minutes"
    assert not panel.more_button.isVisible()
    qtbot.mouseClick(panel.button, LEFT)
    lesson = app.window.page
    assert isinstance(lesson, LessonPage)
    assert lesson.game is SHELF["shapes"]
    app.window.show_home()
    qtbot.mouseClick(panel.button, LEFT)
    assert isinstance(app.window.page, LessonPage), "it was not done"
    while not app.window.page.match.is_done:
        answer(app.window.page.match)
    app.window.show_home()
    qtbot.mouseClick(panel.button, LEFT)
    assert isinstance(app.window.page, SetupPage), "now it was"
    assert app.window.page.game is SHELF["shapes"]


def test_a_game_that_was_played_needs_no_lesson_first(app: Application, qtbot: QtBot) -> None:
    page = begin(app)
    play_text(page.match, "Sa1")
    page.match.resign(1)
    app.window.show_home()
    qtbot.mouseClick(app.window.home.continue_panel.button, LEFT)
    assert isinstance(app.window.page, SetupPage)


def test_the_other_matches_are_laid_over_the_cards_and_put_away(app: Application, qtbot: QtBot) -> None:
    leave(app, "Sa1")
    leave(app, "Sb2")
    home = app.window.home
    qtbot.mouseClick(home.continue_panel.more_button, LEFT)
    assert home.others.isVisible()
    qtbot.keyClick(waiting_list(app), Qt.Key.Key_Escape)
    assert not home.others.isVisible()
    qtbot.mouseClick(home.continue_panel.more_button, LEFT)
    qtbot.mouseClick(home, LEFT, pos=QPoint(5, 5))
    assert not home.others.isVisible()


@pytest.mark.parametrize("by_key", [False, True])
def test_a_match_is_deleted_at_once_and_undo_brings_it_back(app: Application, qtbot: QtBot, by_key: bool) -> None:
    leave(app, "Sa1")
    leave(app, "Sb2", "Kd4")
    waiting = waiting_list(app)
    if by_key:
        qtbot.keyClick(waiting, Qt.Key.Key_Delete)
    else:
        qtbot.mouseClick(waiting.viewport(), LEFT, pos=waiting.delete_area(0).center())
    assert rows(app) == ["Four Shapes — Léa and Tom, Tom to move · 1 move · today"]
    bar = app.window.home.undo_bar
    assert bar
    assert bar.isVisible()
    qtbot.mouseClick(bar.button, LEFT)
    assert len(rows(app)) == 2
    assert not bar.isVisible()


def test_a_deleted_match_is_gone_once_something_else_is_done(app: Application, qtbot: QtBot) -> None:
    first, second = leave(app, "Sa1"), leave(app, "Sb2", "Kd4")
    third = leave(app, "Sc3")
    waiting = waiting_list(app)
    waiting.forget(0)
    waiting.forget(0)
    assert app.store
    assert {match.id for match in app.store.matches()} == {first.id, second.id}, "the second deletion ends the first"
    qtbot.mouseClick(card(app), LEFT)
    assert [match.id for match in app.store.matches()] == [first.id]
    assert app.window.home.undo_bar
    assert not app.window.home.undo_bar.isVisible()
    assert third.id != first.id


def test_a_deleted_match_is_gone_after_closing(app: Application) -> None:
    leave(app, "Sa1")
    waiting_list(app).forget(0)
    app.deleted.finish()
    assert app.store
    assert app.store.matches() == []


def test_the_rows_speak_the_language_of_the_moment(app: Application, qtbot: QtBot) -> None:
    leave(app, "Sa1", seats=(LEA, COMPUTER))
    app.choose(LANGUAGE, "fr")
    row = "Quatre formes — Léa contre l’ordinateur, À l’ordinateur de jouer · 1 coup · aujourd’hui"
    qtbot.waitUntil(lambda: rows(app) == [row])


def test_badges_of_the_people_are_in_their_row(app: Application, qtbot: QtBot) -> None:
    assert app.store
    leave(app, "Sa1")
    before = waiting_list(app).viewport().grab().toImage()
    app.store.remember(Person("Léa", 1, 0))
    app.window.show_home()
    qtbot.waitUntil(lambda: waiting_list(app).viewport().grab().toImage() != before)


TODAY = date(2026, 11, 16)


def summary(days: int = 0, seats: tuple[Seat, ...] = (LEA, TOM), to_move: int | str | None = 0) -> Summary:
    noon = datetime(2026, 11, 16, 12, tzinfo=UTC) - timedelta(days=days)
    return Summary(1, "shapes", seats, 6, to_move, is_over=False, taken_back=False, touched=noon)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("language", "days", "said"),
    [
        ("en", 0, "today"),
        ("en", 1, "yesterday"),
        ("en", 2, "Saturday"),
        ("en", 6, "Tuesday"),
        ("en", 7, "9 Nov"),
        ("en", 400, "12 Oct 2025"),
        ("fr", 0, "aujourd’hui"),
        ("fr", 1, "hier"),
        ("fr", 2, "samedi"),
        ("fr", 14, "2 nov."),
    ],
)
def test_dates_are_said_as_people_say_them(app: Application, language: str, days: int, said: str) -> None:
    app.language.use(language)
    assert lines(summary(days), TODAY)[0][1].split(" · ")[-1] == said


@pytest.mark.parametrize(
    ("seats", "to_move", "texts"),
    [
        ((LEA, TOM), 1, ("Four Shapes — Léa and Tom", "Tom to move · 6 moves · today")),
        ((LEA, COMPUTER), 1, ("Four Shapes — Léa against the computer", "The computer to move · 6 moves · today")),
        ((COMPUTER, COMPUTER), 1, ("Four Shapes — Computer and Computer", "The computer to move · 6 moves · today")),
        ((LEA, TOM, COMPUTER), "chance", ("Four Shapes — Léa, Tom and Computer", "Dice to roll · 6 moves · today")),
        ((LEA,), 0, ("Four Shapes — Léa", "6 moves · today")),
        ((LEA, TOM), None, ("Four Shapes — Léa and Tom", "6 moves · today")),
    ],
)
def test_a_row_tells_who_plays_and_how_it_stands(
    app: Application, seats: tuple[Seat, ...], to_move: int | str | None, texts: tuple[str, str]
) -> None:
    assert lines(summary(seats=seats, to_move=to_move), TODAY)[0] == texts


def test_where_there_is_little_room_the_names_and_the_game_are_still_told(app: Application) -> None:
    assert lines(summary(), TODAY)[-1] == ("Léa and Tom", "Four Shapes · today")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_card_tells_players_minutes_age_and_what_else_there_is(app: Application, qtbot: QtBot, language: str) -> None:
    app.choose(LANGUAGE, language)
    cards = {card.game.id: card for card in app.window.home.cards}
    words = {
        "en": ["1 or 2 players", "20 min · ages 8+"],
        "fr": ["1 ou 2 joueurs", "20\N{NO-BREAK SPACE}min · dès 8 ans"],
    }[language]
    assert cards["bigbang"].details == words
    button = cards["cube"].extra_button
    assert button
    label = f"{len(shipped())} {'challenges' if language == 'en' else 'défis'}"
    qtbot.waitUntil(lambda: button.text() == label)


def test_the_ring_comes_with_keys_only(app: Application, qtbot: QtBot) -> None:
    first = app.window.home.cards[0]
    first.clearFocus()
    plain = first.grab().toImage()
    first.setFocus(Qt.FocusReason.MouseFocusReason)
    assert first.grab().toImage() == plain
    first.clearFocus()
    first.setFocus(Qt.FocusReason.TabFocusReason)
    assert first.grab().toImage() != plain


def test_a_click_on_a_button_brings_no_ring(app: Application, qtbot: QtBot) -> None:
    """The style sheet draws it with the focus."""
    app.window.activateWindow()
    button = app.window.home.settings_button
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    as_a(FrontPage, app.window.page).back_button.click()
    assert not button.hasFocus()
    extra = [as_a(QPushButton, card.extra_button) for card in app.window.home.cards[:4]]
    assert not any(each.focusPolicy() & Qt.FocusPolicy.ClickFocus for each in extra)
    button.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(button.hasFocus)


def test_a_page_opened_by_mouse_has_no_ring_in_its_header(app: Application, qtbot: QtBot) -> None:
    app.window.activateWindow()
    qtbot.waitUntil(app.window.isActiveWindow)
    card = next(card for card in app.window.home.cards if card.game.id == "bigbang")
    qtbot.mouseClick(card.extra_button, Qt.MouseButton.LeftButton)
    assert not as_a(HeadedPage, app.window.page).header.back.hasFocus()


@pytest.mark.parametrize("count", range(1, 9))
@pytest.mark.parametrize("size", [(1024, 700), (1280, 800), (1920, 1080)])
def test_any_number_of_cards_fits_and_none_covers_another(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch, count: int, size: tuple[int, int]
) -> None:
    """The shelf is filled with one game under many names."""
    monkeypatch.setattr(game_ui, "SHELF", {f"game {n}": SHELF["shapes"]._replace(id=f"game {n}") for n in range(count)})
    page = HomePage(theme.LIGHT)
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    qtbot.waitExposed(page)
    qtbot.waitUntil(lambda: page.continue_panel.width() > 100)
    assert (page.width(), page.height()) == size
    areas = [QRect(part.mapTo(page, QPoint()), part.size()) for part in (*page.cards, page.continue_panel)]
    for n, area in enumerate(areas):
        assert area.width() >= 130
        assert page.rect().contains(area)
        assert not any(area.intersects(other) for other in areas[:n])


def test_the_list_of_unfinished_matches_grows_with_them(app: Application) -> None:
    leave(app, "Sa1")
    leave(app, "Sb2")
    waiting_list(app)
    others = app.window.home.others
    height = others.height()
    leave(app, "Sc3")
    assert others.isVisible()
    assert others.height() > height


def test_at_the_start_no_button_has_the_focus(app: Application, qtbot: QtBot) -> None:
    app.window.activateWindow()
    qtbot.waitUntil(app.window.isActiveWindow)
    assert not isinstance(QApplication.focusWidget(), QAbstractButton)
    qtbot.keyClick(app.window, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is app.window.home.statistics_button


def test_the_first_picture_of_the_panel_has_its_words_in_their_places(qtbot: QtBot) -> None:
    page = HomePage(theme.LIGHT)
    qtbot.addWidget(page)
    page.resize(1280, 800)
    first = page.continue_panel.grab().toImage()
    QApplication.processEvents()
    assert page.continue_panel.grab().toImage() == first
