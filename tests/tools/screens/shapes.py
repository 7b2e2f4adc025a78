"""The screens of Four Shapes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludogite.match.config import MatchConfig, Seat
from ludogite.rules.shelf import SHELF
from ludogite.ui.match.page import MatchPage
from tests.support.moves import play_text
from tests.support.ui.hints import hint_by_hint
from tests.support.ui.matches import board_of, page_of
from tests.support.ui.pace import wait_until
from tests.tools.screens.keep import Keep

if TYPE_CHECKING:
    from ludogite.ui.application.app import Application

STUCK = ["Cb3", "Ka3", "Cb1", "Sc4", "Yb4", "Sb2", "Ya2", "Kd1"]
"""A match that ends with nothing left to place."""
FOUR = ("Sa2", "Kb2", "Cc3", "Yb4")


def begin(app: Application, *moves: str, coaching: bool = True) -> MatchPage:
    people = (Seat("Léa"), Seat("Tom"))
    app.matches.begin(MatchConfig(SHELF["shapes"], people, {}, {}, seed=1, is_coaching=coaching))
    page = page_of(app)
    for move in moves:
        play_text(page.match, move)
    return page


def hold(page: MatchPage, target: int) -> None:
    """The first piece of the hand, over a cell."""
    board = board_of(page)
    board.pick(0)
    board.aim(target)


def analyse(page: MatchPage) -> None:
    page.analysis_button.click()
    wait_until(lambda: board_of(page).position.worths)


def draw_shapes(app: Application, keep: Keep) -> None:
    window = app.window
    hold(begin(app, *FOUR), 11)
    keep(window, "shapes")
    hold(begin(app, *FOUR, "Sd3"), 12)
    keep(window, "shapes-forbidden")
    page = begin(app, *FOUR, "Sd3", coaching=False)
    hold(page, 12)
    page.board.act()
    keep(window, "shapes-tried")
    page = begin(app, *FOUR[:3])
    wait_until(page.board.hasFocus)
    board_of(page).use_keys()
    keep(window, "shapes-cursor")
    begin(app, "Sa1", "Yb1", "Cc1", "Kd1")
    keep(window, "shapes-end")
    begin(app, *STUCK)
    keep(window, "shapes-stuck")
    begin(app, *FOUR).match.resign(0)
    keep(window, "shapes-resigned")
    page = begin(app, *FOUR)
    analyse(page)
    keep(window, "shapes-analysis")
    hold(page, 11)
    keep(window, "shapes-analysis-held")
    begin(app, *FOUR, "Sd3", "Yc1").look_at(3)
    keep(window, "shapes-looking-back")
    for n, _ in enumerate(hint_by_hint(begin(app, *FOUR, "Sd3", "Yc1")), 1):
        keep(window, f"shapes-hint-{n}")


def draw_shapes_small(app: Application, keep: Keep) -> None:
    window = app.window
    hold(begin(app, *FOUR), 11)
    keep(window, "shapes")
    hold(begin(app, *FOUR, "Sd3"), 12)
    keep(window, "shapes-forbidden")
    page = begin(app, "Sa1", "Yb1")
    analyse(page)
    list(hint_by_hint(page))
    keep(window, "shapes-analysis")
    begin(app, *STUCK)
    keep(window, "shapes-stuck")
