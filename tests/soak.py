"""What runs for long: `./dev soak grids` makes 2,000 crosswords and holds each against the rules of grids."""

from __future__ import annotations

import sys
import time
from collections import Counter

from ludogite.search.crossword_maker import make
from tests.search.test_crossword_maker import LEVELS, flaws

GRIDS = 2000


def grids() -> None:
    answers: Counter[str] = Counter()
    bad, started = 0, time.perf_counter()
    for seed in range(GRIDS):
        level = LEVELS[seed % len(LEVELS)]
        made = make(level, seed)
        answers.update(clue.answer for clue in made.clues)
        if found := flaws(made, level):
            bad += 1
            print(f"{level} {seed}: {', '.join(found)}")
    print(f"{GRIDS} grids in {time.perf_counter() - started:.0f} s, {bad} with a flaw, {len(answers)} answers")
    print("most often:", ", ".join(f"{answer} {n}" for answer, n in answers.most_common(10)))


PARTS = {"grids": grids}


def main(wanted: list[str]) -> None:
    for name in wanted or PARTS:
        PARTS[name]()


if __name__ == "__main__":
    main(sys.argv[1:])
