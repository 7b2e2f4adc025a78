"""Pictures of the page of challenges: what was achieved, one that was made, a code that is wrong, a narrow window."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tests.ui.games.cube.challenge_matches import attempt, open_browser, right, solve

if TYPE_CHECKING:
    from ludogite.ui.app import Application

Keep = Callable[[object, str], None]
EXPERT = 160
"""The place of the first expert challenge."""


def draw_browser(app: Application, keep: Keep, wait_until: Callable[[Callable[[], object]], None], ending: str) -> None:
    from ludogite.content.challenges import shipped
    from ludogite.match.result import Help

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

    keep(window, f"challenges-{ending}")
    wait_until(is_drawn)
    keep(window, f"challenges-{ending}")
    page.tabs.choose("junior")
    page.more.make("junior", 7)
    wait_until(lambda: page.more.challenge is not None and is_drawn())
    page.more.code.setText("wizard-7F0K2")
    page.more.code_button.click()
    window.resize(1024, 700)
    keep(window, f"challenges-made-small-{ending}")
    wait_until(is_drawn)
    keep(window, f"challenges-made-small-{ending}")
    window.resize(1280, 800)
