"""The smallest window: what has no room there is scrolled to, or found in a menu."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ludogite.match.config import MatchConfig
from ludogite.rules.shelf import SHELF
from ludogite.settings import ANIMATIONS, LANGUAGE, TEXT_SIZE
from ludogite.ui.application.app import Application
from ludogite.ui.application.window import SMALLEST_SIZE
from ludogite.ui.base.game_ui import games_with_card
from ludogite.ui.base.page import PageHeader
from ludogite.ui.look import theme
from ludogite.ui.match.exercise.lesson_page import LessonPage
from ludogite.ui.pages.settings import SettingsPage
from ludogite.ui.pages.setup.page import SetupPage
from tests.support.kinds import as_a
from tests.support.ui.input import choose_in_menu
from tests.support.ui.matches import page_of
from tests.tools.screens import cube as screens_cube
from tests.tools.screens.endings import ENDINGS, PEOPLE
from tests.tools.screens.lessons import draw_lesson


@pytest.fixture(autouse=True)
def smallest_window(app: Application) -> Iterator[None]:
    app.window.resize(SMALLEST_SIZE)
    yield
    theme.apply(theme.LIGHT, 100)  # the size of the text is that of the whole process


def settle() -> None:
    for _ in range(8):
        QApplication.processEvents()


def is_in_view(widget: QWidget) -> bool:
    return widget.visibleRegion().boundingRect() == widget.rect()


def test_buttons_without_room_in_a_header_are_in_its_menu(app: Application, qtbot: QtBot) -> None:
    app.matches.begin(MatchConfig(SHELF["symbols"], PEOPLE, {}, {}, seed=1))
    app.window.resize(1280, 800)
    settle()
    header = app.window.page.findChild(PageHeader)
    assert header is not None
    assert not header.more.held
    app.window.resize(SMALLEST_SIZE)
    settle()
    assert header.more.isVisible()
    assert header.more.held[-1].text() == "Full screen"
    choose_in_menu(qtbot, header.more, "Full screen")
    qtbot.waitUntil(app.window.isFullScreen)
    app.window.toggle_full_screen()


def test_home_has_what_does_not_fit_in_a_menu_and_scrolls_its_cards(app: Application, qtbot: QtBot) -> None:
    app.choose(LANGUAGE, "fr")
    home = app.window.home
    settle()
    assert home.head.more_button.isVisible()
    assert home.hero.button.isVisible()
    home.box_area.verticalScrollBar().setValue(home.box_area.verticalScrollBar().maximum())
    settle()
    assert is_in_view(home.today.tickets[-1])
    assert is_in_view(home.hero.button)


@pytest.mark.parametrize("size", ["100", "150"])
def test_boxes_at_home_have_room_for_their_buttons_and_all_their_words(app: Application, size: str) -> None:
    app.choose(TEXT_SIZE, size)
    home = app.window.home
    home.offer_lessons(frozenset(card.game.id for card in home.boxes))
    settle()
    home.offer_lessons(frozenset())
    settle()
    for card in home.boxes:
        assert card.lesson_button
        assert card.lesson_button.isVisible()
        shown = " · ".join(line for line, *_ in card.band_lines(round(card.front.width())))
        assert "min · " in shown
        assert "+" in shown
        if card.extra_button:
            assert not card.lesson_button.geometry().intersects(card.extra_button.geometry())


def test_a_button_that_comes_out_of_the_menu_is_seen_again(app: Application) -> None:
    app.choose(LANGUAGE, "fr")
    settle()
    app.choose(TEXT_SIZE, "150")
    settle()
    settings = app.window.home.head.settings_button
    assert settings.isHidden()
    app.window.resize(1280, 800)
    settle()
    assert is_in_view(settings)


def test_a_board_that_needs_more_space_is_scrolled(app: Application) -> None:
    app.choose(TEXT_SIZE, "150")
    shelf = screens_cube.begin(app, 3).stage.front
    settle()
    page = page_of(app)
    bar = page.table.area.verticalScrollBar()
    assert bar.maximum() > 0
    place = QRect(shelf.mapTo(page.table, shelf.body.topLeft().toPoint()), shelf.body.toRect().size())
    assert place.bottom() <= page.status.mapTo(page.table, QPoint()).y()
    assert is_in_view(page.action_button)
    bar.setValue(0)
    page.status.show_text("A longer sentence takes room from the board. " * 4)
    settle()
    assert bar.value() < bar.maximum(), "whoever looks at its upper end goes on doing so"
    assert page.table.area.geometry().bottom() < page.status.mapTo(page.table, QPoint()).y()


def test_a_board_beside_a_plate_is_not_scrolled(app: Application) -> None:
    app.choose(ANIMATIONS, "off")
    ENDINGS["cube"](app)
    settle()
    page = page_of(app)
    assert page.end.is_plate_open
    assert page.table.area.verticalScrollBar().maximum() == 0
    page.end.close()
    settle()
    assert page.table.area.verticalScrollBar().maximum() > 0


def test_what_is_in_the_panel_is_scrolled_and_the_buttons_stay(app: Application) -> None:
    screens_cube.begin(app, 3)
    settle()
    page = page_of(app)
    bar = page.panel.area.verticalScrollBar()
    assert bar.maximum() > 0
    for value in (0, bar.maximum()):
        bar.setValue(value)
        assert is_in_view(page.action_button)
        assert is_in_view(page.undo_button)
    assert is_in_view(as_a(QWidget, page.panel.side))


def test_seats_are_scrolled_to_where_they_have_no_room(app: Application) -> None:
    app.navigator.set_up(SHELF["symbols"])
    page = app.window.page
    assert isinstance(page, SetupPage)
    app.window.resize(1280, 800)
    page.rules.count.buttons["6"].click()
    settle()
    assert page.rows[0].geometry().right() < page.rows[1].x(), "side by side"
    app.window.resize(SMALLEST_SIZE)
    settle()
    app.choose(TEXT_SIZE, "150")
    settle()
    assert page.seat_area.verticalScrollBar().maximum() > 0
    assert page.bar.height() < 0.2 * page.height(), "the rules do not cover those who play"
    for part in (*page.rows, page.rules.coaching):
        page.seat_area.ensureWidgetVisible(part, 0, 0)
        settle()
        assert is_in_view(part)
        assert is_in_view(page.start_button)
    app.window.resize(1280, 800)
    settle()
    assert page.bar.isAncestorOf(page.rules.coaching), "where there is room they lie beside the button again"


def test_choices_of_a_seat_that_has_just_come_are_side_by_side(app: Application) -> None:
    app.navigator.set_up(SHELF["symbols"])
    page = app.window.page
    assert isinstance(page, SetupPage)
    page.rules.count.buttons["6"].click()
    for row in page.rows[:3]:
        row.kind.buttons["person"].click()
    settle()
    for row in page.rows:
        assert len({button.y() for button in row.kind.buttons.values()}) == 1


@pytest.mark.parametrize("game", [game.id for game in games_with_card()])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_nothing_of_set_up_is_scrolled_from_the_usual_small_window_on(
    app: Application, language: str, game: str
) -> None:
    app.choose(LANGUAGE, language)
    app.window.resize(1024, 700)
    for number in SHELF[game].seats:
        app.navigator.set_up(SHELF[game])
        page = as_a(SetupPage, app.window.page)
        page.rules.count.buttons[str(number)].click()
        settle()
        assert page.seat_area.verticalScrollBar().maximum() == 0


def test_the_button_of_a_lesson_stays_in_view(app: Application) -> None:
    app.choose(ANIMATIONS, "off")
    seen = []

    def look(_window: object, _name: str) -> None:
        settle()
        page = app.window.page
        assert isinstance(page, LessonPage)
        bar = page.panel.area.verticalScrollBar()
        bar.setValue(bar.maximum())
        if page.card.button.isVisible():
            assert is_in_view(page.card.button)
            seen.append(bar.maximum())

    draw_lesson(app, look, "cube")
    assert max(seen) > 0


def test_words_on_a_board_that_is_scaled_down_can_be_read(app: Application, monkeypatch: pytest.MonkeyPatch) -> None:
    app.matches.begin(MatchConfig(SHELF["shapes"], PEOPLE, {}, {}, seed=1))
    settle()
    heights: dict[str, float] = {}
    draw = QPainter.drawText

    def watch(painter: QPainter, *arguments: Any) -> None:
        heights[str(arguments[-1])] = painter.font().pixelSize() * painter.worldTransform().m11()
        draw(painter, *arguments)

    monkeypatch.setattr(QPainter, "drawText", watch)
    board = page_of(app).board
    board.resize(board.width(), board.height() - 1)  # paints what it keeps anew
    board.grab()
    assert {"a", "1", PEOPLE[0].name} <= heights.keys()
    assert min(heights.values()) > 9


def test_choices_side_by_side_wrap_where_they_have_no_room(app: Application) -> None:
    app.navigator.show_settings()
    settle()
    page = app.window.page
    assert isinstance(page, SettingsPage)
    choice = next(iter(page.rows.values())).segments
    buttons = list(choice.buttons.values())
    assert len({button.y() for button in buttons}) == 1
    for width, rows in ((choice.width_of_row - 1, 2), (choice.minimumSizeHint().width(), 3), (choice.width_of_row, 1)):
        choice.setFixedWidth(width)
        settle()
        assert len({button.y() for button in buttons}) == rows
