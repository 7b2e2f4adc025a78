"""The page of puzzles: how it is come to, whose progress it shows, and where its buttons lead."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.match.people import Person
from ludogite.match.puzzle import PuzzleProgress, PuzzleResult, make, puzzle_of_day
from ludogite.rules.shelf import SHELF, Game
from ludogite.ui.application.app import Application
from ludogite.ui.base.routes import PlayPuzzle, ShowPuzzles
from ludogite.ui.look import language
from ludogite.ui.match.exercise.puzzle_page import PuzzlePage
from ludogite.ui.pages.days.puzzles import PuzzlesPage
from ludogite.ui.pages.home.page import HomePage
from ludogite.ui.pages.setup.page import SetupPage
from tests.support.kinds import as_a
from tests.support.ui.matches import LEFT
from tests.support.ui.readable import labels_on

SHAPES = SHELF["shapes"]


def open_page(app: Application, game: Game = SHAPES) -> PuzzlesPage:
    app.navigator.follow(ShowPuzzles(game))
    page = app.window.page
    assert isinstance(page, PuzzlesPage)
    QApplication.processEvents()
    return page


def note(app: Application, name: str, level: str, seed: int, result: PuzzleResult, game: str = "shapes") -> None:
    assert app.store
    app.store.note_puzzle(game, name, level, seed, result)


def remember(app: Application, *names: str) -> None:
    """The last one was here last."""
    assert app.store
    for n, name in enumerate(names):
        app.store.remember(Person(name, n, n))


@pytest.mark.parametrize("game", ["shapes", "bigbang", "symbols"])
def test_set_up_leads_to_the_puzzles_of_a_game(app: Application, qtbot: QtBot, game: str) -> None:
    app.navigator.set_up(SHELF[game])
    page = app.window.page
    assert isinstance(page, SetupPage)
    assert page.puzzles_button
    qtbot.mouseClick(page.puzzles_button, LEFT)
    assert isinstance(app.window.page, PuzzlesPage)
    assert app.window.page.title.text().endswith("— Puzzles")
    qtbot.keyClick(app.window.page, Qt.Key.Key_Escape)
    assert isinstance(app.window.page, HomePage)


def test_a_game_without_puzzles_does_not_offer_them(app: Application) -> None:
    app.navigator.set_up(SHELF["crossword"])
    assert isinstance(app.window.page, SetupPage)
    assert app.window.page.puzzles_button is None


def test_at_first_nothing_is_solved_and_enter_plays_the_puzzle_of_the_day(app: Application, qtbot: QtBot) -> None:
    page = open_page(app)
    assert [card.solved.text() for card in page.part.levels.values()] == ["None solved yet"] * 3
    assert [card.button.text() for card in page.part.levels.values()] == ["Puzzle 1"] * 3
    assert page.part.sentence.text().endswith("Everyone gets the same one today.")
    assert page.part.day_button.hasFocus()


def test_everybody_has_counts_of_their_own(app: Application) -> None:
    remember(app, "Tom", "Léa")
    for seed, result in ((1, PuzzleResult.AT_FIRST_TRY), (2, PuzzleResult.SOLVED), (3, PuzzleResult.NOT_SOLVED)):
        note(app, "Léa", "medium", seed, result)
    page = open_page(app)
    medium = page.part.levels["medium"]
    assert page.part.who.name == "Léa"
    assert (medium.solved.text(), medium.first_try.text()) == ("2 solved", "1 at the first try")
    assert medium.button.text() == "Puzzle 4"
    assert "2 puzzles solved" in labels_on(page.part.who)
    page.part.who.choose("Tom")
    assert medium.solved.text() == "None solved yet"
    assert medium.button.text() == "Puzzle 1"
    assert app.store
    assert app.store.people()[0].name == "Tom", "who plays is here now"


def test_the_page_says_how_the_puzzle_of_the_day_went(app: Application) -> None:
    day = date(2026, 11, 17)
    progress = PuzzleProgress({puzzle_of_day("shapes", day): PuzzleResult.AT_FIRST_TRY})
    page = PuzzlesPage(app.session, SHAPES, [], lambda _name: progress, None, today=lambda: day)
    app.window.show_page(page)
    assert page.part.scene.accessibleName() == "Tuesday 17 November"
    assert page.part.sentence.text() == "Hard · Win in 4 moves. Solved at the first try! See you tomorrow."
    assert page.part.day_button.text() == "Play again"
    assert page.part.levels["easy"].button.hasFocus()


def test_a_day_that_was_missed_is_solved_later_and_marked_so(app: Application, qtbot: QtBot) -> None:
    day, later = date(2026, 11, 15), date(2026, 11, 17)
    key = puzzle_of_day("shapes", day)
    kept = [PuzzleProgress({}), PuzzleProgress({key: PuzzleResult.SOLVED}, {key: later})]
    page, asked = PuzzlesPage(app.session, SHAPES, [], lambda _name: kept[0], None, today=lambda: later), list[object]()
    page.requested.connect(asked.append)
    app.window.show_page(page)
    page.part.stamps.shown[-3].click()
    assert PlayPuzzle(SHAPES, *key[:1], page.part.who.name, key[1]) in asked
    kept.pop(0)
    page.part.who.chosen.emit(page.part.who.name)
    stamp = page.part.stamps.shown[-3]
    assert (stamp.text(), stamp.accessibleName()) == ("later", "15 Nov: Easy, solved (played later)")
    assert kept[0].streak("shapes", later) == 0


def test_the_picture_is_the_position_of_the_day(app: Application, qtbot: QtBot) -> None:
    page = open_page(app)
    qtbot.waitUntil(lambda: page.part.scene.state is not None)
    level, seed = puzzle_of_day("shapes", language.today())
    puzzle = make(SHAPES, level, seed)
    state = SHAPES.start(puzzle.seats, puzzle.options, puzzle.setup)
    for move in puzzle.beginning:
        state = state.play(move)
    assert page.part.scene.state == state


def test_a_level_leads_to_its_next_puzzle_that_to_the_one_after_and_back_to_the_counts(
    app: Application, qtbot: QtBot
) -> None:
    """The puzzles are made by a worker."""
    remember(app, "Léa")
    qtbot.mouseClick(open_page(app).part.levels["easy"].button, LEFT)
    qtbot.waitUntil(lambda: isinstance(app.window.page, PuzzlePage))
    first = app.window.page
    assert isinstance(first, PuzzlePage)
    assert first.card.progress.text() == "Puzzle 1 · Easy"
    first.solution_button.click()
    qtbot.waitUntil(lambda: first.match.is_done)
    qtbot.mouseClick(first.card.button, LEFT)
    qtbot.waitUntil(lambda: app.window.page is not first)
    second = app.window.page
    assert isinstance(second, PuzzlePage)
    assert second.card.progress.text() == "Puzzle 2 · Easy"
    qtbot.keyClick(second, Qt.Key.Key_Escape)
    page = app.window.page
    assert isinstance(page, PuzzlesPage)
    assert page.part.levels["easy"].solved.text() == "None solved yet"
    assert page.part.levels["easy"].button.text() == "Puzzle 2"
    assert page.part.levels["easy"].button.hasFocus(), "Enter goes on with that level"


def test_who_leaves_the_page_gets_no_puzzle(app: Application, qtbot: QtBot) -> None:
    page = open_page(app)
    page.part.levels["easy"].button.click()
    page.requested.emit(ShowPuzzles(SHELF["bigbang"]))
    other = app.window.page
    qtbot.waitUntil(lambda: not app.session.get_worker().is_busy)
    assert app.window.page is other


def test_what_was_not_solved_is_listed_and_can_be_solved_later(app: Application, qtbot: QtBot) -> None:
    remember(app, "Léa")
    assert not open_page(app).part.review.isVisible()
    yesterday = language.today() - timedelta(days=1)
    for level, seed in (("easy", 1), ("easy", 2), puzzle_of_day("shapes", yesterday)):
        note(app, "Léa", level, seed, PuzzleResult.NOT_SOLVED)
    row = open_page(app).part.review
    assert "To review (3)" in labels_on(row)
    assert row.names.text().startswith("Easy 1 · Easy 2")
    assert language.day_name(yesterday, "d MMM") in row.names.text()
    assert row.button.accessibleName().startswith("Try again: Easy 1, Easy 2")
    qtbot.mouseClick(row.button, LEFT)
    qtbot.waitUntil(lambda: isinstance(app.window.page, PuzzlePage))
    puzzle = as_a(PuzzlePage, app.window.page)
    assert puzzle.card.progress.text() == "Puzzle 1 · Easy"
    for move in puzzle.match.puzzle.solution[::2]:
        qtbot.waitUntil(lambda: puzzle.match.awaits_answer)
        puzzle.apply_move(move)
    qtbot.waitUntil(lambda: puzzle.match.is_done)
    assert puzzle.card.button.text() == "Next puzzle"
    qtbot.mouseClick(puzzle.card.button, LEFT)
    qtbot.waitUntil(lambda: app.window.page is not puzzle)
    assert as_a(PuzzlePage, app.window.page).card.progress.text() == "Puzzle 2 · Easy"
    qtbot.keyClick(app.window.page, Qt.Key.Key_Escape)
    part = as_a(PuzzlesPage, app.window.page).part
    assert "To review (2)" in labels_on(part.review)
    assert part.levels["easy"].solved.text() == "None solved yet", "the first try counts"
