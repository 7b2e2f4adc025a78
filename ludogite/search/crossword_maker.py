"""Makes crosswords: chooses a clue for each answer, fills a pattern with answers, and keeps to what makes a grid good.

Each has some long nouns that one can picture. Easy grids have clues of level 1. Medium grids have clues of level 2, or
3 for answers that have none of level 2. Hard grids have clues of level 3, or 2 for answers that have none of level 3;
at least eight are of level 3."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import count
from random import Random
from typing import Any

from ludogite import paths
from ludogite.content.words import TENSES, Clue, by_answer, families_of, readings_of, shipped_clues
from ludogite.rules import draw
from ludogite.rules.crossword.grid import COLUMNS, ROWS, Grid
from ludogite.search.crossword_fill import Candidate, Lexicon, Pattern, fill

CLUE_LEVELS: Mapping[str, tuple[int, ...]] = {"easy": (1,), "medium": (2, 3), "hard": (3, 2)}
"""The levels of the clues in a grid, the preferred one first."""
HARD_CLUES = 8
"""So many clues of a hard grid are of level 3 at least."""
LIMITS: Mapping[str, int] = {"name": 2, "verb": 4, "tool": 2, "two letters": 3, "abbreviation": 1}
"""How many answers of a kind there may be in a grid."""
PICTURED = 5
"""Nouns of this length and more make a grid pleasant."""
PICTURES = 3
"""So many of them a grid has at least."""
WELCOME = 100.0
"""How gladly a word is taken that somebody has asked for, where most have a weight of 1 to 6."""
AVOIDING = 8
"""In so many attempts the answers to be avoided are left out, and one that is welcome is written first."""
TOOL_WORDS = frozenset(
    """
    au aux avec ça car ce ceci cela celle celles celui ces cet cette ceux chez comme dans de des donc
    dont du elle elles en et eux il ils je la le les leur leurs lui ma mais me mes moi mon ne ni nos
    notre nous on or ou où par pas pour quand que quel quelle quels qui quoi sa sans se selon ses si soi
    son sous sur ta te tel tes toi ton tu un une vers voici voilà vos votre vous
    """.split()  # noqa: SIM905
)
"""Words that only hold a sentence together."""


@dataclass(frozen=True)
class Made:
    """A grid, with the clue of each of its words in the order of the grid's words."""

    rows: tuple[str, ...]
    clues: tuple[Clue, ...]

    @property
    def grid(self) -> Grid:
        return Grid("".join(self.rows), tuple(map(str, self.clues)))

    def to_json(self) -> dict[str, Any]:
        """As a record holds it."""
        grid = self.grid
        return {"rows": list(self.rows), "clues": {w.key: c for w, c in zip(grid.words, grid.clues, strict=True)}}


@cache
def patterns() -> tuple[Pattern, ...]:
    """Those that ship, each in its four positions."""
    lines = (paths.assets() / "words" / "patterns.txt").read_text(encoding="ascii").splitlines()
    found = []
    for pattern in (Pattern("".join(line.split())) for line in lines):
        found += [pattern, pattern.mirrored(), pattern.turned(), pattern.mirrored().turned()]
    return tuple(dict.fromkeys(found))


@cache
def kinds_of(clue: Clue) -> frozenset[str]:
    """What the answer counts as, if this is its clue."""
    kinds = set()
    if clue.note == "nom propre":
        kinds.add("name")
    if clue.note in TENSES:
        kinds.add("verb")
    if clue.note in ("en abrégé", "symbole"):
        kinds.add("abbreviation")
    if clue.form in TOOL_WORDS and not clue.note:
        kinds.add("tool")
    if len(clue.answer) == 2:
        kinds.add("two letters")
    return frozenset(kinds)


def make(
    level: str,
    seed: int,
    *,
    clues: Iterable[Clue] | None = None,
    against: Collection[Clue] = (),
    seen_answers: Collection[str] = (),
    seen_clues: Collection[str] = (),
    welcome: Collection[str] = (),
) -> Made:
    """The grid of this level with this number. It has no word of a family that is in `against`, the clues of the other
    grid of a match. Answers and clues that were seen are avoided, and answers that are welcome are preferred, as far as
    that is possible."""
    chosen = _choose_clues(level, seed, shipped_clues() if clues is None else clues, set(seen_clues))
    taken = frozenset(family for clue in against for family in families_of(clue))
    answers = {clue.answer for clue in against}
    fitting = {
        answer: clue for answer, clue in chosen.items() if answer not in answers and not families_of(clue) & taken
    }
    return next(_attempts(level, seed, fitting, set(seen_answers), frozenset(welcome)))


def _choose_clues(level: str, seed: int, clues: Iterable[Clue], seen: Collection[str]) -> dict[str, Clue]:
    """For each answer one clue: of the preferred level, one that was not seen."""
    chosen = {}
    rank = {of: n for n, of in enumerate(CLUE_LEVELS[level])}
    rng = Random(draw.number(seed, f"{level} clues"))
    for answer, all_clues in by_answer(clues).items():
        of_level = [clue for clue in all_clues if clue.level in rank]
        if of_level:
            rng.shuffle(of_level)
            chosen[answer] = min(of_level, key=lambda clue: (rank[clue.level], str(clue) in seen))
    return chosen


def _attempts(
    level: str, seed: int, clues: Mapping[str, Clue], seen: Collection[str], welcome: Collection[str]
) -> Iterator[Made]:
    lexicon = _lexicon(level, [clue for answer, clue in clues.items() if answer not in seen], (), welcome)
    everything = None
    wanted = sorted(answer for answer in welcome if answer in clues)
    order = draw.shuffled(patterns(), seed, f"{level} patterns")
    for attempt in count():
        if attempt == AVOIDING and seen:
            everything = _lexicon(level, clues.values(), seen, welcome)
        rng = Random(draw.number(seed, f"{level} fill", attempt))
        pattern = order[attempt % len(order)]
        first = rng.choice(wanted) if wanted and attempt < AVOIDING else None
        words = fill(pattern, everything or lexicon, LIMITS, rng, first)
        if words is None:
            continue
        made = _made(pattern, [clues[word.answer] for word in words])
        is_hard = sum(clue.level == 3 for clue in made.clues) >= HARD_CLUES
        if sum(map(can_be_pictured, made.clues)) >= PICTURES and (level != "hard" or is_hard):
            yield made


def _lexicon(level: str, clues: Iterable[Clue], seen: Collection[str], welcome: Collection[str]) -> Lexicon:
    def weight(clue: Clue) -> float:
        if clue.answer in welcome:
            return WELCOME
        return _weight(level, clue) / (20 if clue.answer in seen else 1)

    return Lexicon(Candidate(clue.answer, families_of(clue), kinds_of(clue), weight(clue)) for clue in clues)


@cache
def can_be_pictured(clue: Clue) -> bool:
    """Whether the answer is a long noun."""
    return len(clue.answer) >= PICTURED and any(reading.grammar.startswith("noun") for reading in readings_of(clue))


@cache
def _own_weight(clue: Clue) -> float:
    weight = 1.0
    if can_be_pictured(clue):
        weight *= 3
    if kinds_of(clue):
        weight /= 2
    return weight


def _weight(level: str, clue: Clue) -> float:
    return _own_weight(clue) * (2 if clue.level == CLUE_LEVELS[level][0] else 1)


def _made(pattern: Pattern, clues: Sequence[Clue]) -> Made:
    letters = ["#"] * (ROWS * COLUMNS)
    for cells, clue in zip(pattern.slots, clues, strict=True):
        for cell, letter in zip(cells, clue.answer, strict=True):
            letters[cell] = letter
    # A cell between two black squares of its line is part of the crossing word, so every white cell has its letter.
    rows = tuple("".join(letters[row : row + COLUMNS]) for row in range(0, len(letters), COLUMNS))
    return Made(rows, tuple(clues))
