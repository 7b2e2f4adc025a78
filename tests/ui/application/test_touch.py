"""Fingers outside of boards: pages and lists scroll, a finger that rests shows what a tool tip says."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QApplication,
    QScrollArea,
    QScroller,
    QTextBrowser,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from ludogite.rules.shelf import SHELF
from ludogite.settings import SOUNDS
from ludogite.ui.application.app import Application
from ludogite.ui.application.window import SMALLEST_SIZE
from ludogite.ui.games.cube.view.hexagon import Hexagon
from ludogite.ui.pages.setup.page import SetupPage
from ludogite.ui.pages.statistics.chart_view import ChartView
from tests.support.kinds import as_a
from tests.support.statistics_matches import generate
from tests.support.ui.bigbang import begin as begin_bigbang
from tests.support.ui.cube import begin as begin_cube
from tests.support.ui.matches import begin, played
from tests.support.ui.touch import Touch, tap
from tests.tools.screens.statistics import open_statistics


def flick(qtbot: QtBot, area: QAbstractScrollArea, on: QWidget | None = None) -> None:
    """From the lower part of what is seen up, until it stands still again."""
    part = on or area.viewport()
    middle = part.rect().center() if on else QPoint(part.width() // 2, part.height() - 40)
    touch = Touch(part).down(middle)
    here = part.mapTo(app_window(part), middle)
    for n in range(1, 9):
        qtbot.wait(10)
        touch.to(part.mapFrom(app_window(part), here - QPoint(0, 12 * n)))
    touch.up(part.mapFrom(app_window(part), here - QPoint(0, 96)))
    still = QScroller.State.Inactive
    qtbot.waitUntil(lambda: QScroller.scroller(area.viewport()).state() == still)


def app_window(widget: QWidget) -> QWidget:
    return widget.window()


def scrolling(page: QWidget) -> list[QAbstractScrollArea]:
    QApplication.processEvents()
    areas = page.findChildren(QAbstractScrollArea)
    return [area for area in areas if area.isVisible() and area.verticalScrollBar().maximum() > 20]


@pytest.mark.parametrize("page", ["home", "settings", "set-up", "rules", "library", "statistics"])
def test_pages_scroll_by_finger(app: Application, qtbot: QtBot, page: str) -> None:
    app.window.resize(SMALLEST_SIZE)
    if page in ("library", "statistics"):
        assert app.store
        generate(app.store, 40)
    if page == "home":
        app.window.show_home()
    elif page == "settings":
        app.navigator.show_settings()
    elif page == "set-up":
        app.navigator.set_up(SHELF["symbols"])
        as_a(SetupPage, app.window.page).rules.count.buttons["6"].click()
    elif page == "rules":
        app.navigator.show_rules(SHELF["cube"])
    elif page == "library":
        app.navigator.show_library()
    else:
        open_statistics(app, "symbols", None)
    opened = app.window.page
    qtbot.waitUntil(lambda: bool(scrolling(opened)))
    for area in scrolling(opened):
        flick(qtbot, area)
        assert area.verticalScrollBar().value() > 20
    assert app.window.page is opened, "nothing was pressed"
    assert not any(button.isDown() for button in opened.findChildren(QAbstractButton))


def test_a_page_that_scrolls_is_still_pressed_by_taps(app: Application, qtbot: QtBot) -> None:
    app.window.resize(SMALLEST_SIZE)
    app.navigator.show_settings()
    (area,) = scrolling(app.window.page)
    flick(qtbot, area)
    buttons = app.window.page.findChildren(QAbstractButton)
    other = next(button for button in buttons if button.isCheckable() and not button.isChecked())
    as_a(QScrollArea, area).ensureWidgetVisible(other)
    tap(other, other.rect().center())
    assert other.isChecked()


def test_text_is_not_selected_by_a_finger_that_scrolls_it(app: Application, qtbot: QtBot) -> None:
    app.navigator.show_rules(SHELF["cube"])
    text = next(area for area in scrolling(app.window.page) if isinstance(area, QTextBrowser))
    flick(qtbot, text)
    assert text.verticalScrollBar().value() > 0
    assert not text.textCursor().hasSelection()


def test_moves_are_scrolled_by_finger_and_looked_at_by_a_tap(app: Application, qtbot: QtBot) -> None:
    app.window.resize(1024, 600)
    page = begin_bigbang(app, *["roll 1 2", "done"] * 30)
    QApplication.processEvents()
    moves = page.moves
    bar = moves.verticalScrollBar()
    assert bar.maximum() > 20
    bar.setValue(0)
    flick(qtbot, moves)
    assert bar.value() > 0
    assert not page.shown.is_past, "a finger that scrolls looks at nothing"
    tap(moves.viewport(), moves.visualRect(moves.indexAt(QPoint(30, 30))).center())
    assert page.shown.is_past


def test_a_finger_that_rests_on_a_button_shows_its_tip_and_does_not_press_it(app: Application, qtbot: QtBot) -> None:
    page = begin(app)
    speaker = page.header.speaker
    finger = Touch(speaker).down(speaker.rect().center())
    qtbot.waitUntil(QToolTip.isVisible)
    assert QToolTip.text().startswith("Turn sounds off")
    finger.up(speaker.rect().center())
    assert app.session.settings[SOUNDS] == "on"
    assert not speaker.isDown()
    tap(speaker, speaker.rect().center())
    assert app.session.settings[SOUNDS] == "off"


def test_a_finger_that_rests_on_a_button_without_a_tip_presses_it(app: Application, qtbot: QtBot) -> None:
    page = played(app, "Sa1")
    finger = Touch(page.undo_button).down(page.undo_button.rect().center())
    qtbot.wait(700)
    finger.up(page.undo_button.rect().center())
    assert page.match.cursor == 0


def test_a_tap_on_a_chart_says_its_value(app: Application, qtbot: QtBot) -> None:
    assert app.store
    generate(app.store, 40)
    page = open_statistics(app, "symbols", "Léa")
    view = next(view for view in page.findChildren(ChartView) if view.isVisible() and view._chart)
    page.area.ensureWidgetVisible(view)
    tap(view, QPointF(view.place_of(0).x(), view.height() / 2))
    assert view.bubble.isVisible()
    assert view.column is not None


def test_a_tap_on_a_square_beside_the_cube_marks_it_there(app: Application) -> None:
    _, board = begin_cube(app, moves=4)
    faces = as_a(Hexagon, board.faces)
    tap(faces, faces.rect().center() - QPoint(0, 20))
    assert board.shown_cell is not None
