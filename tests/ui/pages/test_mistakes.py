"""The page of one's own mistakes: looked for when that is asked for, listed, tried again, and cancelled."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.match.config import Seat
from ludogite.rules.shelf import SHELF
from ludogite.settings import ANIMATIONS, LANGUAGE
from ludogite.ui.application.app import Application
from ludogite.ui.base.routes import ShowStatistics
from ludogite.ui.match.exercise.retry_page import RetryPage
from ludogite.ui.pages.mistakes.page import MistakesPage
from ludogite.ui.pages.statistics.page import StatisticsPage
from tests.support.kinds import as_a
from tests.support.ui.matches import LEFT, played
from tests.support.ui.readable import labels_on

LEA, TOM, COMPUTER = Seat("Léa"), Seat("Tom"), Seat("Computer", level="easy")
GIVEN_AWAY, FAULTLESS = "Sd2 Sa4 Sc3 Ca3 Kb3 Yd3", "Sa1 Yb1 Cc1 Kd1"


def open_page(app: Application, qtbot: QtBot) -> MistakesPage:
    """From the statistics of a person."""
    app.choose(ANIMATIONS, "off")
    for moves, *seats in ((GIVEN_AWAY, LEA, COMPUTER), ("Sa1", TOM, COMPUTER), (GIVEN_AWAY, TOM, LEA)):
        played(app, moves, *seats).match.resign(1)
    app.navigator.follow(ShowStatistics(SHELF["shapes"]))
    statistics = as_a(StatisticsPage, app.window.page)
    qtbot.waitUntil(lambda: statistics.is_settled)
    assert not statistics.mistakes_button.isEnabled(), "nobody is chosen"
    statistics.choose_person("Léa")
    statistics.mistakes_button.click()
    return as_a(MistakesPage, app.window.page)


def test_mistakes_of_all_games_are_looked_for_listed_and_tried_again(app: Application, qtbot: QtBot) -> None:
    page = open_page(app, qtbot)
    assert page.title.text() == "Léa — Mistakes"
    QApplication.processEvents()
    assert not page.search.is_going, "nothing is judged before somebody asks"
    assert page.begin_button.hasFocus()
    qtbot.keyClick(page.begin_button, Qt.Key.Key_Return)
    assert page.report.text.text() == "Looking for mistakes: game 1 of 2…"
    qtbot.waitUntil(lambda: not page.search.is_going)
    assert page.report.text.text() == "2 games with mistakes."
    assert [labels_on(row)[0] for row in page.rows] == [
        "Four Shapes — Tom and Léa",
        "Four Shapes — Léa against the computer",
    ], "the newest first"
    assert labels_on(page.rows[0])[1] == "2 mistakes · today"
    assert page.rows[0].button.accessibleName() == "Try again: Four Shapes — Tom and Léa"
    qtbot.mouseClick(page.rows[0].button, LEFT)
    walk = as_a(RetryPage, app.window.page)
    assert walk.match.seat == 1
    assert walk.shown.actor() == 1
    qtbot.keyClick(walk, Qt.Key.Key_Escape)
    assert app.window.page is page
    app.choose(LANGUAGE, "fr")
    QApplication.processEvents()
    assert labels_on(page.rows[0])[1] == "2 erreurs · aujourd’hui"
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert isinstance(app.window.page, StatisticsPage)


def test_the_search_is_cancelled_and_waits_behind_another_page(app: Application, qtbot: QtBot) -> None:
    page = open_page(app, qtbot)
    page.begin_button.click()
    worker = app.session.get_worker()
    assert worker.is_busy
    page.report.button.click()
    assert not worker.is_busy
    assert page.begin_button.isEnabled()
    assert not page.search.is_going
    page.begin_button.click()
    qtbot.waitUntil(lambda: len(page.rows) == 1)
    page.rows[0].button.click()
    assert not worker.is_busy, "the worker is for what is in front"
    qtbot.keyClick(app.window.page, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not page.search.is_going)
    assert len(page.rows) == 2
