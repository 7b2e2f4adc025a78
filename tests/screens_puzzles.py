"""The screens of the puzzles, for tests/screens.py: the page on which they are chosen, and one of each game as it
begins, after something wrong, solved, and with its solution shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludogite.ui.app import Application
    from ludogite.ui.match.puzzle_page import PuzzlePage

Keep = Callable[[object, str], None]
Wait = Callable[[Callable[[], object]], None]


def open_puzzle(app: Application, wait_until: Wait, game: str, level: str, seed: int, name: str = "Léa") -> PuzzlePage:
    from ludogite.rules.shelf import SHELF
    from ludogite.ui.match.puzzle_page import PuzzlePage
    from ludogite.ui.pages.routes import PlayPuzzle

    before = app.window.page
    app.follow(PlayPuzzle(SHELF[game], level, name, seed))
    wait_until(lambda: app.window.page is not before)
    page = app.window.page
    assert isinstance(page, PuzzlePage)
    return page


def solve(page: PuzzlePage, wait_until: Wait) -> None:
    """By the moves of its solution."""
    match = page.match
    for move in match.puzzle.solution:
        wait_until(lambda: not match.is_answered)
        if match.state.to_move == match.mover and match.awaits_answer:
            page.play([move])
    wait_until(lambda: match.is_done)


def try_wrong(page: PuzzlePage) -> None:
    """What the rules allow and the puzzle does not."""
    match = page.match
    wrong = next(move for move in match.state.legal_moves() if move not in match.puzzle.solution)
    page.play([wrong])


def draw_puzzles_page(app: Application, keep: Keep, ending: str) -> None:
    from ludogite.match.puzzle_progress import PuzzleResult
    from ludogite.rules.shelf import SHELF
    from ludogite.ui.pages.routes import ShowPuzzles

    assert app.store
    app.follow(ShowPuzzles(SHELF["bigbang"]))
    keep(app.window, f"puzzles-new-{ending}")
    for seed in range(1, 13):
        app.store.note_puzzle("shapes", "Léa", "easy", seed, PuzzleResult(2 if seed % 3 else 1))
    app.store.note_puzzle("shapes", "Léa", "medium", 1, PuzzleResult.SOLVED)
    for game in ("shapes", "symbols"):
        app.follow(ShowPuzzles(SHELF[game]))
        keep(app.window, f"puzzles-{game}-{ending}")


def draw_puzzles(app: Application, keep: Keep, wait_until: Wait, ending: str) -> None:
    draw_puzzles_page(app, keep, ending)
    for game in ("shapes", "bigbang", "symbols"):
        page = open_puzzle(app, wait_until, game, "easy", 1)
        keep(app.window, f"puzzle-{game}-{ending}")
        try_wrong(page)
        wait_until(lambda page=page: not page.match.is_answered)
        keep(app.window, f"puzzle-{game}-wrong-{ending}")
        page = open_puzzle(app, wait_until, game, "easy", 2)
        solve(page, wait_until)
        keep(app.window, f"puzzle-{game}-solved-{ending}")
        page = open_puzzle(app, wait_until, game, "medium", 1)
        page.solution_button.click()
        wait_until(lambda page=page: page.match.is_done)
        keep(app.window, f"puzzle-{game}-solution-{ending}")
    app.window.show_home()
