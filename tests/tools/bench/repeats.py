"""How often clues come back: a family that plays for a year, with the words that ship."""

from __future__ import annotations

from collections.abc import Iterator

from ludogite.content.grids import CLUE
from ludogite.rules.crossword.languages import LANGUAGES
from ludogite.rules.shelf import SHELF
from ludogite.search.crossword_maker import LONG_AGO

MATCHES, DAYS = 104, 365
"""Two a week."""


def match_by_match(language: str, level: str, matches: int = MATCHES) -> Iterator[tuple[int, int]]:
    """Of each match of two who always play this level: how many clues it had, and how many of them they had seen
    before. What was seen 60 days ago and more counts as new to those who play easy grids."""
    game, options = SHELF["crossword"], {"levels": [level, level], "language": language}
    times: dict[str, int] = {}
    met: dict[str, int] = {}
    """By clue or grid, the day on which it was met last."""
    for n in range(matches):
        day = n * DAYS // MATCHES
        setup = game.draw_setup(2, options, n, times)
        if game.is_known(2, options, setup, times):
            last_first = sorted(met.items(), key=lambda item: -item[1])
            setup = game.make_setup(2, options, n, {thing: day - then for thing, then in last_first})
        things = list(game.things_in(setup))
        clues = [thing for thing in things if thing.startswith(CLUE)]
        limit = LONG_AGO if level == "easy" else DAYS
        yield len(clues), sum(day - met.get(clue, -DAYS) < limit for clue in clues)
        for thing in things:
            times[thing] = times.get(thing, 0) + 1
            met[thing] = day


def repeats() -> None:
    """Wanted: below 7 % in a year; at level 1 within 60 days."""
    for language in LANGUAGES:
        for level in ("easy", "medium", "hard"):
            counts = list(match_by_match(language, level))
            quarters = [counts[n : n + MATCHES // 4] for n in range(0, MATCHES, MATCHES // 4)]
            shares = " ".join(f"{_share(quarter):5.1%}" for quarter in quarters)
            print(
                f"clues seen before, {language} {level}: {_share(counts):.1%} in a year; by quarter {shares}",
                flush=True,
            )


def _share(counts: list[tuple[int, int]]) -> float:
    return sum(seen for _, seen in counts) / sum(clues for clues, _ in counts)
