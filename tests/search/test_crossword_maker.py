"""Crosswords that are made keep to the rules of grids and to what makes a grid good."""

from __future__ import annotations

from collections import Counter

import pytest

from ludogite.content.words import families_of
from ludogite.rules.crossword.grid import BLACK, read_grid
from ludogite.search.crossword_maker import (
    CLUE_LEVELS,
    HARD_CLUES,
    LIMITS,
    PICTURES,
    Made,
    can_be_pictured,
    kinds_of,
    make,
    patterns,
)

LEVELS = ("easy", "medium", "hard")


def flaws(made: Made, level: str) -> list[str]:
    """What is wrong with a grid that was made."""
    grid = read_grid(made.to_json())  # complains of lines without words, and of split grids
    found = []
    if not 12 <= grid.letters.count(BLACK) <= 14:
        found.append("black squares")
    if any(len(word.cells) > 7 for word in grid.words):
        found.append("a word is too long")
    if [grid.answer(n) for n in range(len(grid.words))] != [clue.answer for clue in made.clues]:
        found.append("a clue belongs to another word")
    families = Counter(family for clue in made.clues for family in families_of(clue))
    found += [f"twice: {family}" for family, n in families.items() if n > 1]
    kinds = Counter(kind for clue in made.clues for kind in kinds_of(clue))
    found += [f"too many: {kind}" for kind, n in kinds.items() if n > LIMITS[kind]]
    if sum(map(can_be_pictured, made.clues)) < PICTURES:
        found.append("nothing to picture")
    if not {clue.level for clue in made.clues} <= set(CLUE_LEVELS[level]):
        found.append("a clue of another level")
    if level == "hard" and sum(clue.level == 3 for clue in made.clues) < HARD_CLUES:
        found.append("not hard")
    return found


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("start", range(0, 20, 5))
def test_grids_that_are_made_are_good(level: str, start: int) -> None:
    for seed in range(start, start + 5):
        assert flaws(make(level, seed), level) == []


def test_the_same_number_gives_the_same_grid_and_another_one_another() -> None:
    assert make("easy", 3) == make("easy", 3)
    assert len({make("easy", seed).rows for seed in range(6)}) == 6


@pytest.mark.parametrize("level", LEVELS)
def test_the_two_grids_of_a_match_share_no_word_and_no_form_of_a_word(level: str) -> None:
    for seed in range(5):
        first = make(level, seed)
        second = make("easy", seed + 100, against=first.clues)
        assert not {clue.answer for clue in first.clues} & {clue.answer for clue in second.clues}
        ours, theirs = ({family for clue in made.clues for family in families_of(clue)} for made in (first, second))
        assert not ours & theirs


def test_a_clue_that_was_seen_gives_way_to_another_of_its_answer() -> None:
    first = make("easy", 1)
    seen = {str(clue) for clue in first.clues}
    again = make("easy", 1, seen_clues=seen)
    repeated = [clue for clue in again.clues if str(clue) in seen]
    assert all(len(clue.answer) != 3 for clue in repeated), "each three-letter answer has two easy clues"


def test_answers_that_were_seen_are_avoided() -> None:
    seen: set[str] = set()
    repeated = 0
    for seed in range(6):
        made = make("easy", seed, seen_answers=seen)
        answers = {clue.answer for clue in made.clues}
        repeated += len(answers & seen)
        seen |= answers
    assert repeated <= 3


def test_at_least_sixty_patterns_ship_besides_their_mirror_images() -> None:
    different = {
        min(p.letters, p.mirrored().letters, p.turned().letters, p.mirrored().turned().letters) for p in patterns()
    }
    assert len(different) >= 60
    for pattern in patterns():
        assert 12 <= pattern.letters.count(BLACK) <= 14
        assert max(map(len, pattern.slots)) <= 7
        assert sum(len(cells) == 2 for cells in pattern.slots) <= 1
