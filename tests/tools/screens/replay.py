"""Matches that are over and looked back at: the film, the review, and whose view it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication

from ludogite.match.config import MatchConfig, Seat
from ludogite.rules.shelf import SHELF
from ludogite.ui.base.routes import ShowMistakes, TryAgain
from ludogite.ui.match.exercise.retry_page import RetryPage
from ludogite.ui.match.page import MatchPage
from ludogite.ui.pages.mistakes.page import MistakesPage
from tests.support.moves import play_text
from tests.support.ui import crossword as screens_crossword
from tests.support.ui.pace import wait_until
from tests.tools.screens import bigbang as screens_bigbang
from tests.tools.screens import cube as screens_cube
from tests.tools.screens import symbols as screens_symbols
from tests.tools.screens.keep import Keep

if TYPE_CHECKING:
    from ludogite.ui.application.app import Application

MISTAKES = "Sd2 Sa4 Sc3 Ca3 Kb3 Yd3"
"""A match of Four Shapes in which the win was given away four times."""


def page_of(app: Application) -> MatchPage:
    page = app.window.page
    assert isinstance(page, MatchPage)
    return page


def shapes(app: Application) -> None:
    app.matches.begin(MatchConfig(SHELF["shapes"], (Seat("Léa"), Seat("Tom")), {}, {}, seed=1, is_coaching=True))
    for move in MISTAKES.split():
        play_text(page_of(app).match, move)


def symbols(app: Application) -> None:
    screens_symbols.begin(app, 3, 99)


def symbols_six(app: Application) -> None:
    screens_symbols.begin(app, 6, 99)


def bigbang(app: Application) -> None:
    screens_bigbang.begin(app, lambda _: False)


def cube(app: Application) -> None:
    screens_cube.begin(app, 99)


MATCHES = {"shapes": shapes, "symbols": symbols, "symbols-six": symbols_six, "bigbang": bigbang, "cube": cube}


def draw_replay(app: Application, keep: Keep) -> None:
    for game, play in MATCHES.items():
        play(app)
        page = page_of(app)
        page.look_at(3 * page.match.cursor // 5)
        _keep_in_both_sizes(app, keep, f"replay-{game}")
        page.analysis_button.click()
        wait_until(lambda: not page.review.to_judge)
        wait_until(lambda: not page.worker.is_busy)
        _keep_in_both_sizes(app, keep, f"review-{game}")
        _draw_retry(app, keep, page, game)
    _draw_missed_words(app, keep)
    _draw_mistakes(app, keep)


def _draw_missed_words(app: Application, keep: Keep) -> None:
    moves = (*screens_crossword.OPENING, "roll 6", "pass", "roll 5", "pass", "roll 2", "go R6", "pass")
    review = screens_crossword.begin(app, *moves)
    review.match.resign(0)
    _keep_in_both_sizes(app, keep, "missed-words-end")
    _draw_retry(app, keep, review, "crossword")


def _draw_mistakes(app: Application, keep: Keep) -> None:
    """Those of a person in all of these matches, before they are looked for and afterwards."""
    app.navigator.follow(ShowMistakes("Léa"))
    page = app.window.page
    assert isinstance(page, MistakesPage)
    keep(app.window, "mistakes-new")
    page.begin_button.click()
    wait_until(lambda: not page.search.is_going)
    _keep_in_both_sizes(app, keep, "mistakes")


def _draw_retry(app: Application, keep: Keep, review: MatchPage, game: str) -> None:
    """The gravest mistake of whoever has made one: before anything is tried, after the same mistake, and its answer."""
    if not (found := review.review.mistakes()):
        return
    mistakes = next(iter(found.values()))
    app.navigator.follow(TryAgain(review.match, mistakes))
    page = app.window.page
    assert isinstance(page, RetryPage)
    _keep_in_both_sizes(app, keep, f"retry-{game}")
    page.play(page.match.played_then, "")
    wait_until(lambda: page.match.misses == 1 and (page.match.is_explained or page.match.is_untouched))
    _keep_in_both_sizes(app, keep, f"retry-{game}-wrong")
    page.solution_button.click()
    wait_until(lambda: page.match.state_at(page.match.cursor - 1) == page.match.before)
    _keep_in_both_sizes(app, keep, f"retry-{game}-shown")


def _keep_in_both_sizes(app: Application, keep: Keep, name: str) -> None:
    keep(app.window, name)
    app.window.resize(1024, 700)
    keep(app.window, f"{name}-small")
    app.window.resize(1280, 800)
    QApplication.processEvents()
