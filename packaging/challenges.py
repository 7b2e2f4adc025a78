"""Makes assets/challenges.json: forty challenges a level, the same ones every time, ordered by how hard they are."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import count
from pathlib import Path

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from ludogite.content.challenges import Shipped
from ludogite.rules.cube.target import LEVELS
from ludogite.search.cube_cover import Solution
from ludogite.search.cube_maker import Made, make

A_LEVEL = 40
FROM_NOTHING = {"starter": 0, "junior": 12, "expert": 10, "master": 10, "wizard": 6}
"""How many of a level begin with nothing but lines."""


def chosen(level: str) -> Iterator[Made]:
    """As many as wanted of each kind, no two with the same solution."""
    for has_lines, wanted in ((True, FROM_NOTHING[level]), (False, A_LEVEL - FROM_NOTHING[level])):
        solutions: set[Solution] = set()
        for seed in count(1):
            if len(solutions) == wanted:
                break
            made = make(level, seed, lines=has_lines)
            if made.solution not in solutions:
                solutions.add(made.solution)
                yield made


def shipped(level: str) -> list[Shipped]:
    ordered = sorted(chosen(level), key=lambda made: (made.effort, made.solution))
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
        told = [each.to_json() for level in pool.map(shipped, LEVELS) for each in level]
    lines = ",\n".join(json.dumps(each) for each in told)
    (ROOT / "assets" / "challenges.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
