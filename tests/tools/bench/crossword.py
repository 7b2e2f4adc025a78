"""How long the maker of crosswords needs."""

from __future__ import annotations

import time
from statistics import mean

from ludogite.search.crossword_maker import make

GRIDS = 200
LEVELS = ("easy", "medium", "hard")


def crosswords() -> None:
    """Wanted: 0.15 s on average, 1 s at worst, over 200 grids (time of one core)."""
    make("easy", 0)  # reads the words
    spent = []
    for seed in range(1, GRIDS + 1):
        started = time.process_time()
        make(LEVELS[seed % 3], seed)
        spent.append(time.process_time() - started)
    print(f"a crossword made: {mean(spent):.3f} s on average, {max(spent):.3f} s at worst, over {GRIDS}")
