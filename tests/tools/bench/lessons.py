"""Whether somebody who has just learned a game wins about two first matches in three, and whether the computer of a
first match is weaker than the next level."""

from __future__ import annotations

from ludogite.match.selfplay import selfplay
from ludogite.players import BEGINNER
from ludogite.rules.shelf import SHELF
from tests.support.learners import LEARNERS, win_share

MATCHES = 400
SLOW = {"cube": 150}
"""Games of which fewer matches are played."""


def lessons() -> None:
    """Wanted for each: 55 to 75 %, and clearly fewer wins against easy than losses."""
    for game in LEARNERS:
        matches = SLOW.get(game, MATCHES)
        wins, draws = win_share(game, matches)
        print(f"{game}: the learner wins {wins:.1%} of {matches} first matches, {draws:.1%} are drawn", flush=True)
        against_easy = selfplay(SHELF[game], (BEGINNER, "easy"), matches // 2, seed=1)
        print(f"{game}: beginner against easy {against_easy.wins[0]} to {against_easy.wins[1]}", flush=True)
