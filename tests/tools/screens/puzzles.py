"""The screens of the puzzles: the page on which they are chosen, and one of each game as it
begins, after something wrong, solved, and with its solution shown."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING

from tests.support.ui.hints import hint_by_hint
from tests.support.ui.pace import wait_until
from tests.tools.screens.keep import Keep

if TYPE_CHECKING:
    from ludogite.ui.application.app import Application
    from ludogite.ui.match.exercise.puzzle_page import PuzzlePage


def open_puzzle(app: Application, game: str, level: str, seed: int, name: str = "Léa") -> PuzzlePage:
    from ludogite.rules.shelf import SHELF
    from ludogite.ui.base.routes import PlayPuzzle
    from ludogite.ui.match.exercise.puzzle_page import PuzzlePage

    before = app.window.page
    app.navigator.follow(PlayPuzzle(SHELF[game], level, name, seed))
    wait_until(lambda: app.window.page is not before)
    page = app.window.page
    assert isinstance(page, PuzzlePage)
    return page


def solve(page: PuzzlePage) -> None:
    """By the moves of its solution."""
    match = page.match
    for move in match.puzzle.solution:
        wait_until(lambda: not match.is_answered)
        if match.state.to_move == match.mover and match.awaits_answer:
            page.apply_move(move)
    wait_until(lambda: match.is_done)


def try_wrong(page: PuzzlePage) -> None:
    """What the rules allow and the puzzle does not."""
    match = page.match
    wrong = next(move for move in match.state.legal_moves() if move not in match.puzzle.solution)
    page.apply_move(wrong)


def draw_puzzles_page(app: Application, keep: Keep) -> None:
    from ludogite.match.puzzle import PuzzleResult, puzzle_of_day
    from ludogite.rules.shelf import SHELF
    from ludogite.ui.base.routes import ShowPuzzles
    from ludogite.ui.look import language

    assert app.store
    app.navigator.follow(ShowPuzzles(SHELF["bigbang"]))
    keep(app.window, "puzzles-new")
    for seed in range(1, 13):
        app.store.note_puzzle("shapes", "Léa", "easy", seed, PuzzleResult(2 if seed % 3 else 1))
    app.store.note_puzzle("shapes", "Léa", "medium", 1, PuzzleResult.SOLVED)
    yesterday = language.today() - timedelta(days=1)
    for level, seed in (("easy", 13), ("medium", 2), ("hard", 1), puzzle_of_day("shapes", yesterday)):
        app.store.note_puzzle("shapes", "Léa", level, seed, PuzzleResult.NOT_SOLVED)
    for game in ("shapes", "symbols"):
        app.navigator.follow(ShowPuzzles(SHELF[game]))
        keep(app.window, f"puzzles-{game}")


def draw_puzzles(app: Application, keep: Keep) -> None:
    draw_puzzles_page(app, keep)
    for game in ("shapes", "bigbang", "symbols"):
        page = open_puzzle(app, game, "easy", 1)
        keep(app.window, f"puzzle-{game}")
        try_wrong(page)
        wait_until(lambda: not page.match.is_answered)
        keep(app.window, f"puzzle-{game}-wrong")
        page = open_puzzle(app, game, "easy", 2)
        for n, _ in enumerate(hint_by_hint(page), 1):
            keep(app.window, f"puzzle-{game}-hint-{n}")
        solve(page)
        keep(app.window, f"puzzle-{game}-solved")
        page = open_puzzle(app, game, "medium", 1)
        page.solution_button.click()
        wait_until(lambda: page.match.is_done)
        keep(app.window, f"puzzle-{game}-solution")
    app.window.show_home()
