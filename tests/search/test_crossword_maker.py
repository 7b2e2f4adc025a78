"""Crosswords that are made keep to the rules of grids and to what makes a grid good."""

from __future__ import annotations

from collections import Counter

import pytest

from ludogite.content.words import Clue, by_answer, families_of, shipped_clues
from ludogite.rules import draw
from ludogite.rules.crossword.grid import BLACK, COLUMNS, Grid, read_grid
from ludogite.rules.crossword.languages import LANGUAGES
from ludogite.search.crossword_fill import Pattern
from ludogite.search.crossword_maker import (
    CLUE_LEVELS,
    HARD_CLUES,
    LIMITS,
    OPEN_PATTERNS,
    PICTURES,
    WORN_LIMITS,
    Made,
    can_be_pictured,
    kinds_of,
    make,
    make_from_own,
    patterns,
    stocks_of,
    words_in,
)
from tests.tools.bench.repeats import match_by_match

LEVELS = ("easy", "medium", "hard")


def flaws(made: Made, level: str) -> list[str]:
    """What is wrong with a grid that was made."""
    grid = read_grid(made.to_json())  # complains of lines without words, and of split grids
    found = []
    if not 12 <= grid.letters.count(BLACK) <= 15:
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
    answers = {clue.answer for clue in made.clues if not kinds_of(clue) & {"tool", "two letters"}}
    found += [f"{clue} tells {told}" for clue in made.clues for told in words_in(clue) & answers]
    if level == "hard" and sum(clue.level == 3 for clue in made.clues) < HARD_CLUES:
        found.append("not hard")
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", LEVELS)
def test_grids_that_are_made_are_good(language: str, level: str) -> None:
    for seed in range(3):
        assert flaws(make(level, seed, language=language), level) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_new_grids_have_clues_of_their_own_level_where_there_are_any(language: str) -> None:
    levels = {answer: {clue.level for clue in clues} for answer, clues in by_answer(shipped_clues(language)).items()}
    for n, level in enumerate(LEVELS, 1):
        made = make(level, 1, language=language)
        others = [clue for clue in made.clues if clue.level != n]
        assert [clue for clue in others if n in levels[clue.answer] and not _gives_away(clue, made)] == []


def test_the_same_number_gives_the_same_grid_and_another_one_another() -> None:
    assert make("easy", 3) == make("easy", 3)
    assert len({make("easy", seed).rows for seed in range(6)}) == 6


@pytest.mark.parametrize("level", LEVELS)
def test_the_two_grids_of_a_match_share_no_word_and_no_form_of_a_word(level: str) -> None:
    for seed in range(3):
        first = make(level, seed)
        second = make("easy", seed + 100, against=first.clues)
        assert not {clue.answer for clue in first.clues} & {clue.answer for clue in second.clues}
        ours, theirs = ({family for clue in made.clues for family in families_of(clue)} for made in (first, second))
        assert not ours & theirs


def _gives_away(clue: Clue, made: Made) -> bool:
    """Whether a clue of its answer was left out because it tells another answer of the grid."""
    answers = {other.answer for other in made.clues}
    return any(words_in(other) & answers for other in by_answer(shipped_clues(clue.language))[clue.answer])


ONE = [Clue("CHAT", "chat", level, "", f"{level} {name}", "fr") for level in (1, 2, 3) for name in ("first", "second")]
"""Two clues of each level."""


def order(level: str, **seen: int) -> list[str]:
    """In which the clues of an answer are taken, if some were seen so many days ago."""
    days = {f"{name[-1]} {name[:-1]}": ago for name, ago in seen.items()}
    return [str(clue) for clue in stocks_of(level, 1, ONE, days)["CHAT"].clues]


def test_an_unseen_clue_of_the_level_is_taken_first_then_one_of_a_level_beside_it() -> None:
    assert order("medium", first2=200)[0] == "2 second"
    assert {clue[0] for clue in order("medium", first2=200)[1:5]} == {"1", "3"}
    assert order("medium", first2=200)[-1] == "2 first"
    assert [clue[0] for clue in order("hard", first3=1, second3=2)] == ["2", "2", "3", "3"]


def test_of_clues_that_were_all_seen_the_one_seen_longest_ago_is_taken() -> None:
    seen = {f"{name}{level}": 10 * level for level in (1, 2, 3) for name in ("first", "second")}
    assert order("medium", **seen | {"first2": 99})[0] == "2 first"
    assert order("hard", **seen | {"second2": 31})[0] == "2 second"


def test_children_get_an_easy_clue_again_after_sixty_days_before_a_harder_one() -> None:
    assert order("easy", first1=59, second1=60)[0] == "1 second"
    assert order("easy", first1=80, second1=70)[:2] == ["1 first", "1 second"]
    assert order("easy", first1=10, second1=20)[0][0] == "2"
    harder = [clue for clue in ONE if clue.level > 1]
    assert stocks_of("easy", 1, harder, {}) == {}, "a word without an easy clue is not for them"


def test_answers_whose_clues_were_all_seen_are_few() -> None:
    """Of every other answer all clues were seen."""
    used = set(sorted(by_answer(shipped_clues("fr")))[::2])
    seen = {str(clue): 5 for clue in shipped_clues("fr") if clue.answer in used}
    for seed in range(4):
        made = make("medium", seed, seen=seen)
        assert sum(clue.answer in used for clue in made.clues) <= max(WORN_LIMITS)


def test_a_grid_is_made_even_if_everything_was_seen() -> None:
    seen = {str(clue): 5 for clue in shipped_clues("fr")}
    assert flaws(make("easy", 1, seen=seen), "easy") == []


def test_answers_that_were_met_lately_are_avoided() -> None:
    met: set[str] = set()
    repeated = 0
    for seed in range(6):
        made = make("easy", seed, avoided=met)
        answers = {clue.answer for clue in made.clues}
        repeated += len(answers & met)
        met |= answers
    assert repeated <= 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_six_weeks_hardly_a_clue_comes_back(language: str) -> None:
    """`./dev bench repeats` plays the whole year."""
    counts = list(match_by_match(language, "medium", 12))
    assert sum(seen for _, seen in counts) <= 0.01 * sum(clues for clues, _ in counts)


def words_of(language: str, count: int) -> list[Clue]:
    """A list such as a teacher has: so many short nouns, one clue each, of a level that nobody plays here."""
    nouns = [clue for clue in shipped_clues(language) if clue.level == 1 and not clue.note and not kinds_of(clue)]
    answers = sorted({clue.answer for clue in nouns if 3 <= len(clue.answer) <= 5})
    taken = draw.shuffled(answers, 1, "words")[:count]
    return [Clue(answer, answer.lower(), 2, "", f"Ours: {n}", language) for n, answer in enumerate(taken)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_half_of_a_grid_may_be_of_a_list_of_words_or_as_many_as_cross(language: str) -> None:
    for count, fewest in ((150, 1 / 2), (12, 1 / 6)):
        made = make_from_own("easy", 1, words_of(language, count), language=language)
        read_grid(made.to_json())
        ours = [clue for clue in made.clues if clue.text.startswith("Ours")]
        assert len(ours) >= fewest * len(made.clues)
        assert {clue.level for clue in made.clues if clue not in ours} <= {1, 2}
    other = make_from_own("easy", 1, words_of(language, 150), language=language, against=made.clues)
    assert not {clue.answer for clue in made.clues} & {clue.answer for clue in other.clues}


def test_words_that_fit_nowhere_are_no_obstacle() -> None:
    nothing = [Clue("ZZZZZZZ", "zzzzzzz", 1, "", "Sleep")]
    read_grid(make_from_own("easy", 1, nothing, language="fr").to_json())


def _rows(pattern: Pattern) -> list[str]:
    letters = pattern.letters.replace(".", "A")
    return [letters[row : row + COLUMNS] for row in range(0, len(letters), COLUMNS)]


def _keys(pattern: Pattern) -> list[str]:
    return [word.key for word in Grid("".join(_rows(pattern)), ()).words]


def test_at_least_sixty_patterns_ship_besides_their_mirror_images() -> None:
    different = {
        min(p.letters, p.mirrored().letters, p.turned().letters, p.mirrored().turned().letters) for p in patterns()
    }
    assert len(different) >= 60
    for pattern in patterns():
        assert 12 <= pattern.letters.count(BLACK) <= 15
        assert sum(len(cells) == 3 for cells in pattern.slots) <= 9
        read_grid({"rows": _rows(pattern), "clues": dict.fromkeys(_keys(pattern), "…")})
        assert max(map(len, pattern.slots)) <= 7
        assert sum(len(cells) == 2 for cells in pattern.slots) <= 1
    for pattern in patterns(OPEN_PATTERNS):
        read_grid({"rows": _rows(pattern), "clues": dict.fromkeys(_keys(pattern), "…")})
        assert 3 <= min(map(len, pattern.slots)) <= max(map(len, pattern.slots)) <= 7
