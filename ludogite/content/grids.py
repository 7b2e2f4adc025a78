"""The crosswords that ship, by level; and drawing two of them for a match."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from ludogite import paths
from ludogite.rules import draw
from ludogite.rules.crossword.grid import read_grid
from ludogite.rules.game import Options, Setup

LONG = 3
"""Answers of this length and more are not to be in both grids of a match."""


@dataclass(frozen=True)
class Shipped:
    id: str
    level: str
    data: dict[str, Any]
    """The grid as a record holds it."""

    @cached_property
    def long_answers(self) -> set[str]:
        grid = read_grid(self.data)
        answers = map(grid.answer, range(len(grid.words)))
        return {answer for answer in answers if len(answer) >= LONG}


@cache
def shipped() -> tuple[Shipped, ...]:
    entries = json.loads((paths.assets() / "crossword-grids.json").read_text(encoding="utf-8"))
    return tuple(Shipped(g["id"], g["level"], {"rows": g["rows"], "clues": g["clues"]}) for g in entries)


def draw_setup(seats: int, options: Options, seed: int) -> Setup:
    """For each seat a grid of its level, no two with a longer answer in common."""
    chosen: list[Shipped] = []
    for seat, level in enumerate(options["levels"]):
        taken = {answer for grid in chosen for answer in grid.long_answers}
        fitting = [grid for grid in shipped() if grid.level == level and not grid.long_answers & taken]
        chosen.append(fitting[draw.below(len(fitting), seed, "grid", seat)])
    return {"grids": [grid.data for grid in chosen]}
