"""The page of a puzzle: solved by mouse and by keys, after something wrong, shown, tried again, and what is kept."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ludogite.match.puzzle import PuzzleResult
from ludogite.rules.bigbang import Turn
from ludogite.rules.game import Move
from ludogite.rules.shapes import Placement
from ludogite.rules.symbols import Writing
from ludogite.settings import LANGUAGE
from ludogite.ui.application.app import Application
from ludogite.ui.match.exercise.puzzle_page import PuzzlePage
from ludogite.ui.match.status_line import Tone
from ludogite.ui.pages.days.puzzles import PuzzlesPage
from tests.support.ui import bigbang
from tests.support.ui.hints import hint_by_hint
from tests.support.ui.matches import LEFT, place_by_keys, place_by_mouse
from tests.support.ui.pace import at_leisure
from tests.support.ui.puzzles import SEEDS, open_puzzle, wrong_move
from tests.support.ui.symbols import write_by_keys, write_by_mouse

Make = Callable[[QtBot, PuzzlePage, Move], None]


def result(app: Application, game: str) -> PuzzleResult | None:
    assert app.store
    return app.store.puzzle_progress(game, "Léa").result("easy", SEEDS[game])


def by_mouse(qtbot: QtBot, page: PuzzlePage, move: Move) -> None:
    match move:
        case Placement():
            place_by_mouse(qtbot, page, move)
        case Turn(cell):
            bigbang.click(bigbang.board_of(page), cell)
            qtbot.mouseClick(page.action_button, LEFT)
        case Writing():
            write_by_mouse(qtbot, page, move)


def by_keys(qtbot: QtBot, page: PuzzlePage, move: Move) -> None:
    match move:
        case Placement():
            place_by_keys(qtbot, page, move)
        case Turn(cell):
            board = bigbang.board_of(page)
            bigbang.select_by_keys(board, cell)
            bigbang.press(board, Qt.Key.Key_Return)
        case Writing():
            write_by_keys(qtbot, page, move)


def solve(qtbot: QtBot, page: PuzzlePage, make: Make) -> None:
    """The opponent answers by himself."""
    match = page.match
    for number, move in enumerate(match.puzzle.solution, len(match.puzzle.beginning)):
        if match.state_at(number).to_move == match.mover:
            with at_leisure():
                make(qtbot, page, move)
        qtbot.waitUntil(lambda: match.cursor > number)
        QApplication.processEvents()
    qtbot.waitUntil(lambda: match.is_done)


@pytest.mark.parametrize("make", [by_mouse, by_keys])
@pytest.mark.parametrize("game", list(SEEDS))
def test_a_puzzle_is_solved(app: Application, qtbot: QtBot, game: str, make: Make) -> None:
    page = open_puzzle(app, game)
    assert page.card.sentence.text() == str(page.match.puzzle.goal)
    assert page.card.progress.text() == "Puzzle 1 · Easy"
    assert not page.card.button.isVisible()
    solve(qtbot, page, make)
    assert page.status.accessibleName() == "Solved at the first try!"
    assert page.status.text() != page.card.sentence.text(), "nothing is said twice"
    assert page.card.button.text() == "Next puzzle"
    assert page.card.button.hasFocus(), "Enter goes on"
    assert result(app, game) is PuzzleResult.AT_FIRST_TRY


@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        ("shapes", "This does not win in 2 moves."),
        ("bigbang", "Not that one: try other tokens."),
    ],
)
def test_what_does_not_lead_there_is_not_played_and_counts_as_a_try(
    app: Application, qtbot: QtBot, game: str, sentence: str
) -> None:
    page = open_puzzle(app, game)
    before = page.match.state
    with at_leisure():
        by_mouse(qtbot, page, wrong_move(page))
    assert page.match.state == before
    assert page.status.text() == sentence
    assert page.status.tone is Tone.BAD
    assert result(app, game) is None
    solve(qtbot, page, by_mouse)
    assert page.card.sentence.text() == "Solved!"
    assert result(app, game) is PuzzleResult.SOLVED


def test_the_first_writing_of_six_symbols_is_final_and_compared_with_the_best(app: Application, qtbot: QtBot) -> None:
    page = open_puzzle(app, "symbols")
    puzzle, wrong = page.match.puzzle, wrong_move(page)
    with at_leisure():
        by_mouse(qtbot, page, wrong)
    qtbot.waitUntil(lambda: page.match.is_done)
    lead = puzzle.points[str(puzzle.solution[0])] - puzzle.points[str(wrong)]
    assert lead >= 2
    assert page.card.sentence.text() == f"The framed place is worth about {round(lead)} points more."
    assert [page.board.cell_called(name) for name in puzzle.cells] == list(page.marks.cells)
    assert len(page.marks.cells) == 2
    assert page.shown.actor() is None
    assert result(app, "symbols") is PuzzleResult.NOT_SOLVED
    page.back_button.click()
    QApplication.processEvents()
    assert not page.marks.cells, "it may be tried again"
    solve(qtbot, page, by_mouse)
    assert page.status.accessibleName() == "Right! It no longer counts: you had seen the solution."
    assert result(app, "symbols") is PuzzleResult.NOT_SOLVED


@pytest.mark.parametrize("game", list(SEEDS))
def test_hints_lead_to_the_solution_which_then_is_not_found_at_the_first_try(
    app: Application, qtbot: QtBot, game: str
) -> None:
    page = open_puzzle(app, game)
    *steps, _ = said = list(hint_by_hint(page))
    assert steps
    assert len(set(said)) == len(said)
    shapes = page.board.hand_text()
    assert page.match.is_untouched, "it is shown, and not played"
    assert shapes, "but in the hand"
    page.board.erase() if page.shown.status.may_erase else QTest.keyClick(page.board, Qt.Key.Key_Escape)
    solve(qtbot, page, by_keys)
    assert page.status.accessibleName() == "Solved!"
    assert result(app, game) is PuzzleResult.SOLVED
    assert not page.hint_button.isVisible()


@pytest.mark.parametrize("game", list(SEEDS))
def test_the_solution_is_shown_and_does_not_count_as_solved(app: Application, qtbot: QtBot, game: str) -> None:
    page = open_puzzle(app, game)
    qtbot.mouseClick(page.solution_button, LEFT)
    assert not page.solution_button.isVisible()
    assert page.shown.actor() is None
    qtbot.waitUntil(lambda: page.match.is_done)
    assert page.match.moves == (*page.match.puzzle.beginning, *page.match.puzzle.solution)
    assert page.card.button.text() == "Next puzzle"
    assert result(app, game) is PuzzleResult.NOT_SOLVED


def test_somebody_who_plays_second_has_the_pieces_of_the_second(app: Application) -> None:
    page = open_puzzle(app, "shapes")
    seat = page.match.mover
    assert seat == len(page.match.puzzle.beginning) % 2
    assert page.match.config.seats[seat].name == "Léa"
    assert not page.match.config.seats[1 - seat].is_person
    assert page.shown.actor() == seat


def test_after_a_right_move_it_is_said_how_many_are_left(app: Application, qtbot: QtBot) -> None:
    page = open_puzzle(app, "shapes")
    page.apply_move(page.match.puzzle.solution[0])
    qtbot.waitUntil(lambda: page.match.awaits_answer)
    assert page.status.text() == "Right! 1 move to go."
    assert page.match.cursor == len(page.match.puzzle.beginning) + 2, "the opponent has answered"
    with at_leisure():
        page.apply_move(wrong_move(page))
    assert page.status.text() == "This does not win in 1 move."


def test_again_begins_it_anew(app: Application, qtbot: QtBot) -> None:
    page = open_puzzle(app, "shapes")
    assert not page.back_button.isEnabled()
    page.apply_move(page.match.puzzle.solution[0])
    qtbot.mouseClick(page.back_button, LEFT)
    assert page.match.moves == page.match.puzzle.beginning
    QApplication.processEvents()
    solve(qtbot, page, by_mouse)
    assert result(app, "shapes") is PuzzleResult.AT_FIRST_TRY


def test_a_puzzle_is_neither_in_the_library_nor_in_statistics(app: Application, qtbot: QtBot) -> None:
    page = open_puzzle(app, "shapes")
    solve(qtbot, page, by_mouse)
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert isinstance(app.window.page, PuzzlesPage)
    assert app.store
    assert (app.store.count(), app.store.games(), app.store.counted("shapes", 0, 10)[0]) == (0, set(), [])


def test_another_language_in_the_middle_of_it(app: Application) -> None:
    page = open_puzzle(app, "shapes")
    app.choose(LANGUAGE, "fr")
    QApplication.processEvents()
    assert page.card.sentence.text() == "Tu as les foncées. Gagne en 2 coups, quoi que joue l’adversaire."
    assert page.card.progress.text() == "Énigme 1 · Facile"


def test_who_leaves_after_a_wrong_try_has_no_other_first_one(app: Application, qtbot: QtBot) -> None:
    page = open_puzzle(app, "shapes")
    by_mouse(qtbot, page, wrong_move(page))
    assert page.match.is_untouched
    page = open_puzzle(app, "shapes")
    solve(qtbot, page, by_mouse)
    assert page.card.sentence.text() == "Solved!"
    assert result(app, "shapes") is PuzzleResult.SOLVED
