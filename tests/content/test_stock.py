"""The sixty grids that ship: three series of ten pairs."""

from __future__ import annotations

from collections import Counter
from itertools import islice

from ludogite.content.grids import Shipped, shipped
from ludogite.content.words import families_of, shipped_clues
from ludogite.rules.crossword.grid import read_grid
from ludogite.search.crossword_maker import Made
from tests.search.test_crossword_maker import flaws

LETTERS = {"easy": "F", "medium": "M", "hard": "D"}


def made(grid: Shipped) -> Made:
    """The grid with the clues of the word file that stand in it."""
    known = {(clue.answer, str(clue)): clue for clue in shipped_clues()}
    read = read_grid(grid.data)
    clues = tuple(known[read.answer(word), text] for word, text in enumerate(read.clues))
    return Made(tuple(grid.data["rows"]), clues)


def test_there_are_twenty_a_series_numbered_in_pairs() -> None:
    ids = [grid.id for grid in shipped()]
    assert ids == [f"{letter} {pair}.{n}" for letter in "FMD" for pair in range(1, 11) for n in (1, 2)]
    assert all(grid.id.startswith(LETTERS[grid.level]) for grid in shipped())


def test_each_is_as_good_as_a_grid_has_to_be() -> None:
    assert {grid.id: found for grid in shipped() if (found := flaws(made(grid), grid.level))} == {}


def test_the_two_of_a_pair_share_no_word_and_are_equally_hard() -> None:
    for first, second in zip(islice(shipped(), 0, None, 2), islice(shipped(), 1, None, 2), strict=True):
        assert not first.long_answers & second.long_answers
        one, other = made(first), made(second)
        assert not {f for clue in one.clues for f in families_of(clue)} & {
            f for c in other.clues for f in families_of(c)
        }
        means = [sum(clue.level for clue in each.clues) / len(each.clues) for each in (one, other)]
        assert abs(means[0] - means[1]) <= 0.2, first.id


def test_clues_hardly_ever_come_twice() -> None:
    count = Counter(clue for grid in shipped() for clue in grid.data["clues"].values())
    assert sum(n > 1 for n in count.values()) <= len(count) / 20
