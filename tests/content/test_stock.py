"""The sixty grids that ship in each language: three series of ten pairs."""

from __future__ import annotations

from collections import Counter
from itertools import islice

import pytest

from ludogite.content.grids import Shipped, shipped
from ludogite.content.words import families_of, shipped_clues
from ludogite.rules.crossword.grid import read_grid
from ludogite.rules.crossword.languages import LANGUAGES
from ludogite.search.crossword_maker import Made
from tests.search.test_crossword_maker import flaws

pytestmark = pytest.mark.parametrize("language", LANGUAGES)


def made(language: str, grid: Shipped) -> Made:
    """The grid with the clues of the word file that stand in it."""
    known = {(clue.answer, str(clue)): clue for clue in shipped_clues(language)}
    read = read_grid(grid.data)
    clues = tuple(known[read.answer(word), text] for word, text in enumerate(read.clues))
    return Made(tuple(grid.data["rows"]), clues)


def test_there_are_twenty_a_series_numbered_in_pairs(language: str) -> None:
    series = LANGUAGES[language].series
    ids = [grid.id for grid in shipped(language)]
    assert ids == [f"{letter} {pair}.{n}" for letter in series.values() for pair in range(1, 11) for n in (1, 2)]
    assert all(grid.id.startswith(series[grid.level]) for grid in shipped(language))


def test_each_is_as_good_as_a_grid_has_to_be(language: str) -> None:
    assert {grid.id: found for grid in shipped(language) if (found := flaws(made(language, grid), grid.level))} == {}


def test_the_two_of_a_pair_share_no_word_and_are_equally_hard(language: str) -> None:
    for first, second in zip(islice(shipped(language), 0, None, 2), islice(shipped(language), 1, None, 2), strict=True):
        assert not first.long_answers & second.long_answers
        one, other = made(language, first), made(language, second)
        assert not {f for clue in one.clues for f in families_of(clue)} & {
            f for c in other.clues for f in families_of(c)
        }
        means = [sum(clue.level for clue in each.clues) / len(each.clues) for each in (one, other)]
        assert abs(means[0] - means[1]) <= 0.2, first.id


def test_no_clue_comes_twice_in_a_series_and_hardly_any_in_two(language: str) -> None:
    for level in LANGUAGES[language].series:
        of_series = Counter(c for grid in shipped(language) if grid.level == level for c in grid.data["clues"].values())
        assert [clue for clue, n in of_series.items() if n > 1] == []
    count = Counter(clue for grid in shipped(language) for clue in grid.data["clues"].values())
    assert sum(n > 1 for n in count.values()) <= len(count) / 20
