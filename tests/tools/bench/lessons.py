"""Whether somebody who has just learned a game wins about two first matches in three."""

from __future__ import annotations

from tests.support.learners import LEARNERS, win_share

MATCHES = 400
SLOW = {"cube": 150}
"""Games of which fewer matches are played."""


def lessons() -> None:
    """Wanted for each: 55 to 75 %."""
    for game in LEARNERS:
        matches = SLOW.get(game, MATCHES)
        wins, draws = win_share(game, matches)
        print(f"{game}: the learner wins {wins:.1%} of {matches} first matches, {draws:.1%} are drawn", flush=True)
