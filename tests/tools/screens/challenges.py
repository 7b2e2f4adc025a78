"""The screens of challenges: those being solved, and the page that offers them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludogite.content.challenges import shipped
from ludogite.match.config import MatchConfig, Seat
from ludogite.match.result import Help
from ludogite.rules.cube.challenge import Place
from ludogite.rules.shelf import SHELF
from ludogite.ui.games.cube.challenges.board import ChallengeMode
from ludogite.ui.match.page import MatchPage
from tests.support.kinds import as_a
from tests.support.ui.challenges import attempt, open_browser, right, solve
from tests.support.ui.cube import cube_of
from tests.support.ui.hints import hint_by_hint
from tests.support.ui.matches import page_of
from tests.support.ui.pace import wait_until
from tests.tools.screens.keep import Keep

if TYPE_CHECKING:
    from ludogite.ui.application.app import Application

EXPERT = 160
"""The place of the first expert challenge."""


def begin(app: Application, number: int, steps: int = 0, is_swapped: bool = False) -> MatchPage:
    """A challenge after so many right steps; or with two pieces of one shape in each other's place."""
    each = shipped()[number]
    setup = {"challenge": each.challenge.to_json()}
    app.matches.begin(MatchConfig(SHELF["challenge"], (Seat("Léa"),), {}, setup, seed=1, is_coaching=True))
    page = page_of(app)
    page.match.spend(12 * steps)
    for placement in each.order[:steps]:
        is_yellow = placement.number in each.solution[1]
        page.match.play(Place(is_yellow != (is_swapped and placement.piece == 0), placement))
    return page


def draw_challenges(app: Application, keep: Keep) -> None:
    window = app.window
    board = cube_of(begin(app, 304, 5))
    view = board.stage.view
    view.point_at(view.outline(view.key_spots()[-1]).center())
    keep(window, "challenge")
    board.stage.rail.use("shell")
    keep(window, "challenge-shell")
    page = begin(app, 304, 3)
    for n, _ in enumerate(hint_by_hint(page), 1):
        keep(window, f"challenge-hint-{n}")
    kind = as_a(ChallengeMode, cube_of(page).mode)
    kind.show_film()
    wait_until(lambda: kind.projector.film is not None)
    for _ in range(4):
        kind.projector.bar.step(1)
    keep(window, "challenge-film")
    begin(app, 344, 16, is_swapped=True)
    keep(window, "challenge-wrong")
    begin(app, 304, 16)
    keep(window, "challenge-end")
    window.resize(1024, 700)
    begin(app, 304, 5)
    keep(window, "challenge-small")
    begin(app, 23, 2)
    keep(window, "challenge-half-small")
    window.resize(1280, 800)


def draw_browser(app: Application, keep: Keep) -> None:
    for n, (seconds, gravity, help) in enumerate(
        ((61, "off", Help.NONE), (132, "on", Help.NONE), (45, "off", Help.HINT), (4000, "on", Help.NONE))
    ):
        solve(attempt(app, EXPERT + n, gravity), EXPERT + n, seconds, help)
    begun = attempt(app, EXPERT + 4)
    begun.play(right(shipped()[EXPERT + 4], shipped()[EXPERT + 4].order[0]))
    window = app.window
    page = open_browser(app, "expert")

    def is_drawn() -> bool:
        return not page.grid.thumbnails.is_drawing

    keep(window, "challenges")
    wait_until(is_drawn)
    keep(window, "challenges")
    page.tabs.choose("junior")
    page.more.make("junior", 7)
    wait_until(lambda: page.more.challenge is not None and is_drawn())
    page.more.code.setText("wizard-7F0K2")
    page.more.code_button.click()
    window.resize(1024, 700)
    keep(window, "challenges-made-small")
    wait_until(is_drawn)
    keep(window, "challenges-made-small")
    window.resize(1280, 800)
