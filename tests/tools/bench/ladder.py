"""How often each level of the computer beats the one below: ./dev bench ladder, then games and a number of matches."""

from __future__ import annotations

import os
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise

from ludogite.match.selfplay import selfplay
from ludogite.players import levels_of
from ludogite.rules.shelf import SHELF

GAMES = [game for game, on_shelf in SHELF.items() if 2 in on_shelf.seats]
MATCHES = 400
SLOW = {"cube": 100}
"""Games of which fewer matches are played."""
AT_ONCE = 10
"""Matches that one process plays before it gets the next ones."""


def steps(game: str) -> list[tuple[str, str]]:
    """Each level with the one below, the weakest first."""
    return [(stronger, weaker) for weaker, stronger in pairwise(levels_of(SHELF[game].player_module))]


def play(game: str, levels: tuple[str, str], matches: int, seed: int) -> Counter[str]:
    """Who won how many of these matches; they change seats after each."""
    played = selfplay(SHELF[game], levels, matches, seed)
    return Counter({"won": played.wins[0], "lost": played.wins[1], "drawn": played.draws})


def share(counts: Counter[str]) -> float:
    """Of the matches, those that were won; of two draws one is."""
    return (counts["won"] + counts["drawn"] / 2) / counts.total()


def ladder(*words: str) -> None:
    """Wanted for each step: 65 to 85 %. Each core plays matches of its own."""
    if unknown := [word for word in words if word not in GAMES and not word.isdecimal()]:
        sys.exit(f"No such game: {', '.join(unknown)}; there is: {', '.join(GAMES)}.")
    numbers = [int(word) for word in words if word.isdecimal()]
    with ProcessPoolExecutor(len(os.sched_getaffinity(0))) as processes:
        for game in [word for word in words if word in GAMES] or GAMES:
            matches = numbers[0] if numbers else SLOW.get(game, MATCHES)
            for levels in steps(game):
                seeds = range(-(-matches // AT_ONCE))
                counts = sum(processes.map(partial(play, game, levels, AT_ONCE), seeds), Counter[str]())
                print(
                    f"{game:10} {levels[0]:8} against {levels[1]:8} {share(counts):5.1%}: {counts['won']} won,"
                    f" {counts['lost']} lost, {counts['drawn']} drawn",
                    flush=True,
                )
