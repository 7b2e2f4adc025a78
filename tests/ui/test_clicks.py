"""How many clicks it takes from home to what people come for: no path may become longer."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from ludogite.match.config import MatchConfig, Seat
from ludogite.match.people import Person
from ludogite.rules.shelf import SHELF
from ludogite.ui.application.app import Application
from ludogite.ui.base.page import Page
from ludogite.ui.match.exercise.lesson_page import LessonPage
from ludogite.ui.match.exercise.puzzle_page import PuzzlePage
from ludogite.ui.match.page import MatchPage
from ludogite.ui.pages.library.page import LibraryPage
from ludogite.ui.pages.mistakes.page import MistakesPage
from ludogite.ui.pages.person.page import PersonPage
from tests.support.moves import play_text

COMPUTER = Seat("Computer", level="medium")


def is_visible_to_mouse(button: QAbstractButton) -> bool:
    area = button.visibleRegion().boundingRect()
    return button.isEnabled() and not area.isEmpty()


def click(app: Application, qtbot: QtBot, name: str) -> None:
    """A click on what can be seen by this name: its words, or what a screen reader reads first."""
    QApplication.processEvents()  # until all have their places
    buttons = [each for each in app.window.findChildren(QAbstractButton) if is_visible_to_mouse(each)]
    found = [each for each in buttons if each.accessibleName() == name or each.text() == name]
    found = found or [each for each in buttons if each.accessibleName().startswith(f"{name},")]
    assert found, (name, [each.accessibleName() or each.text() for each in buttons])
    button: QWidget = found[0]
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton, pos=button.visibleRegion().boundingRect().center())


def is_match(of: str, *names: str) -> Callable[[Page], bool]:
    def is_so(page: Page) -> bool:
        if not isinstance(page, MatchPage) or page.match.config.game.id != of:
            return False
        return {seat.name for seat in page.match.config.seats} == set(names)

    return is_so


def is_asked_for_a_file() -> bool:
    dialog = QApplication.activeModalWidget()
    if not isinstance(dialog, QFileDialog):
        return False
    dialog.reject()
    return True


PATHS = {
    "go on with the last match": (["Continue"], is_match("shapes", "Zoé", "Tom")),
    "the same again against the computer": (["Big Bang", "Start"], is_match("bigbang", "Léa", "Computer")),
    "another level": (["Big Bang", "Hard", "Start"], is_match("bigbang", "Léa", "Computer")),
    "the roll of the day": (["Roll of the day", "Play"], is_match("symbols", "Léa")),
    "alone": (["Roll of the day", "Free solo game"], is_match("symbols", "Léa")),
    "a challenge": (["Cube: 400 challenges", "Play"], is_match("challenge", "Léa")),
    "the puzzle with a number": (
        ["Four Shapes: Puzzles", "Easy: play puzzle 1"],
        lambda page: isinstance(page, PuzzlePage),
    ),
    "a lesson": (["Learn Crossword Track"], lambda page: isinstance(page, LessonPage)),
    "all matches": (["Library · 4 games"], lambda page: isinstance(page, LibraryPage)),
    "a person": (["Statistics", "Léa", "Profile"], lambda page: isinstance(page, PersonPage)),
    "one's mistakes": (["Statistics", "Léa", "Mistakes"], lambda page: isinstance(page, MistakesPage)),
    "saving everything": (["Settings", "Save everything…"], lambda page: is_asked_for_a_file()),
}
"""What is clicked, and what is open then."""
AT_MOST = {
    "go on with the last match": 1,
    "the same again against the computer": 2,
    "another level": 3,
    "the roll of the day": 2,
    "alone": 2,
    "a challenge": 2,
    "the puzzle with a number": 3,
    "a lesson": 1,
    "all matches": 1,
    "a person": 3,
    "one's mistakes": 3,
    "saving everything": 2,
}
"""As many clicks as it took before home was a shelf, or when there was first such a page."""


@pytest.mark.parametrize("path", PATHS)
def test_nothing_takes_more_clicks_than_it_did(app: Application, qtbot: QtBot, path: str) -> None:
    assert app.store
    app.store.remember(Person("Léa", 0, 1))
    for game, seats, moves in (
        ("bigbang", (Seat("Léa"), COMPUTER), ()),
        ("cube", (Seat("Léa"), COMPUTER), ()),
        ("symbols", (Seat("Léa"), COMPUTER), ()),
        ("shapes", (Seat("Zoé"), Seat("Tom")), ("Sa1",)),
    ):
        setup = SHELF[game].draw_setup(len(seats), {}, 1)
        match = app.store.begin(MatchConfig(SHELF[game], seats, {}, setup, seed=1))
        for move in moves:
            play_text(match, move)
    app.window.show_home()
    clicks, is_there = PATHS[path]
    assert len(clicks) <= AT_MOST[path]
    for name in clicks:
        click(app, qtbot, name)
    qtbot.waitUntil(lambda: is_there(app.window.page), timeout=120_000)
