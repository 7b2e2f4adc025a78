"""Measures how hard a challenge is: what somebody tries who always looks where fewest candidates fit."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ludogite.rules.cube.target import Challenge, Solution
from ludogite.search.cube_cover import CHUNK, Cover


@dataclass(frozen=True)
class Survey:
    """How much work it is to find the solution by looking where there are fewest candidates and trying them all."""

    trials: int
    """Placements that are tried, right and wrong."""
    forced: int
    """Steps towards the solution that leave no choice."""
    wrong: int
    """Wrong candidates at the steps towards the solution."""
    depth: int
    """How many placements it takes at most to see that a wrong one was wrong."""


def survey(challenge: Challenge, solution: Solution) -> Survey:
    """How hard it is to find the one solution by trying what has fewest candidates."""
    cover, placed = Cover(challenge), np.array([*solution[0], *solution[1]])
    trials = forced = wrong = depth = 0
    for nodes, parents, choices, _ in cover.steps(CHUNK, cover.options):
        trials += len(choices)
        right = np.isin(cover.numbers[nodes.path], placed)
        leads_on = right.all(axis=1)
        options = np.bincount(parents, minlength=len(nodes))[leads_on]
        forced += int((options == 1).sum())
        wrong += int((options - 1).sum())
        steps_astray = (~np.logical_and.accumulate(right, axis=1)).sum(axis=1)
        depth = max(depth, int(steps_astray.max(initial=0)) + 1)
    return Survey(trials, forced, wrong, depth)
