"""Matches that are over and looked back at, for tests/screens.py: the film, the review, and whose view it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ludogite.match.config import MatchConfig, Seat
from ludogite.rules.shelf import SHELF
from ludogite.ui.match.page import MatchPage
from tests import screens_bigbang, screens_cube, screens_symbols
from tests.waiting import wait_until

if TYPE_CHECKING:
    from ludogite.ui.app import Application

Keep = Callable[[object, str], None]
MISTAKES = "Sd2 Sa4 Sc3 Ca3 Kb3 Yd3"
"""A match of Four Shapes in which the win was given away four times."""


def page_of(app: Application) -> MatchPage:
    page = app.window.page
    assert isinstance(page, MatchPage)
    return page


def shapes(app: Application) -> None:
    app.matches.begin(MatchConfig(SHELF["shapes"], (Seat("Léa"), Seat("Tom")), {}, {}, seed=1, is_coaching=True))
    for move in MISTAKES.split():
        page_of(app).match.play_text(move)


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
    for size, name in (((1280, 800), ""), ((1024, 700), "-small")):
        app.window.resize(*size)
        for game, play in MATCHES.items():
            play(app)
            page = page_of(app)
            page.look_at(3 * page.match.cursor // 5)
            keep(app.window, f"replay-{game}{name}")
            page.analysis_button.click()
            wait_until(lambda page=page: not page.review.to_judge)
            wait_until(lambda page=page: not page.thoughts.is_thinking)
            keep(app.window, f"review-{game}{name}")
    app.window.resize(1280, 800)
