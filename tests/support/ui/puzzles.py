"""What tests of puzzles do again and again: open one that was made before, and find what is wrong in it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from PySide6.QtWidgets import QApplication

from ludogite.match.puzzle import make
from ludogite.puzzles import Puzzle
from ludogite.rules.bigbang import DONE
from ludogite.rules.game import Move
from ludogite.rules.shelf import SHELF
from ludogite.settings import ANIMATIONS
from ludogite.ui.application.app import Application
from ludogite.ui.base.routes import PlayPuzzle
from ludogite.ui.match.exercise.puzzle_page import PuzzlePage

SEEDS = {"shapes": 1, "bigbang": 1, "symbols": 1}


@cache
def easy(game: str) -> Puzzle:
    """One of each game is enough, and making it takes a while."""
    return make(SHELF[game], "easy", SEEDS[game])


def open_puzzle(app: Application, game: str) -> PuzzlePage:
    """As a worker would give it."""
    app.choose(ANIMATIONS, "off")
    app.navigator.get_puzzles()._open(PlayPuzzle(SHELF[game], "easy", "Léa", SEEDS[game]), easy(game))
    page = app.window.page
    assert isinstance(page, PuzzlePage)
    QApplication.processEvents()
    return page


def wrong_move(page: PuzzlePage) -> Move:
    moves: Sequence[Move] = page.match.state.legal_moves()
    found = (move for move in moves if move not in page.match.puzzle.solution)
    return next(move for move in found if move != DONE)
