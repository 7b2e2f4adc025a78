"""Makes assets/challenges.json: forty challenges a level, the same ones every time, ordered by how hard they are."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import count
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from ludogite.content.challenges import Shipped
from ludogite.rules.cube.target import HALF_LEVELS, LEVELS, Solution
from ludogite.search.cube_maker import Made, make

A_LEVEL = 40
FROM_NOTHING = {"starter": 0, "junior": 12, "expert": 10, "master": 10, "wizard": 6}
"""How many of a level begin with nothing but lines."""


LOTS = (HALF_LEVELS, *((level,) for level in LEVELS if level not in HALF_LEVELS))
"""Levels that share their objects are made together, to know each other's solutions."""


def chosen(level: str, known: set[Solution]) -> Iterator[Made]:
    """As many as wanted of each kind, no two with the same solution."""
    for has_lines, wanted in ((True, FROM_NOTHING[level]), (False, A_LEVEL - FROM_NOTHING[level])):
        seeds = count(1)
        while wanted:
            made = make(level, next(seeds), lines=has_lines)
            if made.solution not in known:
                known.add(made.solution)
                wanted -= 1
                yield made


def shipped(levels: Sequence[str]) -> list[Shipped]:
    known: set[Solution] = set()
    return [each for level in levels for each in of_level(level, known)]


def of_level(level: str, known: set[Solution]) -> list[Shipped]:
    ordered = sorted(chosen(level, known), key=lambda made: (made.effort, made.solution))
    return [
        Shipped(
            f"{level}-{n}",
            replace(made.challenge, name=f"{level.capitalize()} {n}"),
            made.solution,
            made.order,
        )
        for n, made in enumerate(ordered, 1)
    ]


def main() -> None:
    with ProcessPoolExecutor() as pool:
        told = [each.to_json() for levels in pool.map(shipped, LOTS) for each in levels]
    lines = ",\n".join(json.dumps(each) for each in told)
    (ROOT / "assets" / "challenges.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
