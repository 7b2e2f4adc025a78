"""How long the maker of crosswords needs."""

from __future__ import annotations

import time
from statistics import mean

from ludogite.rules.crossword.languages import LANGUAGES
from ludogite.search.crossword_maker import make

GRIDS = 200
LEVELS = ("easy", "medium", "hard")


def crosswords() -> None:
    """Wanted: 0.15 s on average, 0.5 s at worst, over 200 grids of each language (time of one core)."""
    for language in LANGUAGES:
        make("easy", 0, language=language)  # reads the words
        spent = []
        for seed in range(1, GRIDS + 1):
            started = time.process_time()
            make(LEVELS[seed % 3], seed, language=language)
            spent.append(time.process_time() - started)
        figures = f"{mean(spent):.3f} s on average, {max(spent):.3f} s at worst"
        print(f"a crossword made, {language}: {figures}, over {GRIDS}")
