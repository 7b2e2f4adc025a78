"""Makes crosswords: chooses a clue for each answer, fills a pattern with answers, and keeps to what makes a grid good.

Each has some long nouns that one can picture. Its clues are of its level as long as these people have not seen them;
then come those of the levels beside it, and those seen longest ago. At least eight clues of a hard grid are of level
3."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import count
from operator import itemgetter
from random import Random
from typing import Any

from ludogite import paths
from ludogite.content.words import Clue, by_answer, families_of, readings_of, shipped_clues
from ludogite.rules import draw
from ludogite.rules.crossword.grid import COLUMNS, ROWS, Grid, fold
from ludogite.rules.crossword.languages import FRENCH, LANGUAGES
from ludogite.search.crossword_fill import Candidate, Lexicon, Pattern, fill

CLUE_LEVELS: Mapping[str, tuple[int, ...]] = {"easy": (1, 2), "medium": (2, 1, 3), "hard": (3, 2)}
"""The level of the clues in a grid, and those beside it."""
LONG_AGO = 60
"""After so many days children may get an easy clue again: it is better than a harder one."""
HARD_CLUES = 8
"""So many clues of a hard grid are of level 3 at least."""
LIMITS: Mapping[str, int] = {"name": 2, "verb": 4, "inflected": 4, "tool": 2, "two letters": 3, "abbreviation": 1}
"""How many answers of a kind there may be in a grid."""
PICTURED = 5
"""Nouns of this length and more make a grid pleasant."""
PICTURES = 3
"""So many of them a grid has at least."""
WORN, LATELY = "worn", "lately"
"""What an answer is whose clues these people have all seen, and one that they have met in the last matches."""
WORN_LIMITS = (0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 7, 7, 7, 11, 11, 11)
"""How many worn answers there may be in a grid, in one attempt after another, and one met lately; then any number."""
WELCOME = 1000.0
"""How gladly a word is taken that somebody has asked for, where most have a weight of 1 to 60."""
FEWEST = 0.1
"""A word is taken the more gladly the more of its clues are unseen; one that has none counts like this many."""
AVOIDED = 1 / 20
"""How gladly a word that was met lately is, where one with one unseen clue has 1.2."""
ASKING, ASKED = 8, 3
"""In so many attempts so many that are welcome are written first."""
OPEN_PATTERNS = "patterns-open.txt"
"""Those with few crossings, for grids that are made of somebody's own words."""
BEST_FITTING = 32
"""So many of them, in all positions, are tried: those whose lengths are those of the words."""
TRIES = 160
"""After so many grids that have fewer, one with the most of somebody's own words is taken."""


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
def patterns(file: str = "patterns.txt") -> tuple[Pattern, ...]:
    """Those that ship, each in its four positions."""
    lines = (paths.assets() / "crossword" / file).read_text(encoding="ascii").splitlines()
    found = []
    for pattern in (Pattern("".join(line.split())) for line in lines):
        found += [pattern, pattern.mirrored(), pattern.turned(), pattern.mirrored().turned()]
    return tuple(dict.fromkeys(found))


@cache
def kinds_of(clue: Clue) -> frozenset[str]:
    """What the answer counts as, if this is its clue."""
    language = LANGUAGES[clue.language]
    kinds = {language.kinds[clue.note]} if clue.note in language.kinds else set()
    if clue.form in language.tool_words and not clue.note:
        kinds.add("tool")
    if len(clue.answer) == 2:
        kinds.add("two letters")
    return frozenset(kinds)


@dataclass(frozen=True)
class Stock:
    """The clues of an answer that are fit for a grid, the one to take first."""

    clues: tuple[Clue, ...]
    unseen: int
    """How many of them were not seen."""
    is_worn: bool


def make(
    level: str,
    seed: int,
    *,
    language: str = FRENCH,
    clues: Iterable[Clue] | None = None,
    against: Collection[Clue] = (),
    seen: Mapping[str, int] | None = None,
    avoided: Collection[str] = (),
    welcome: Collection[str] = (),
) -> Made:
    """The grid of this level with this number. It has no word of a family that is in `against`, the clues of the other
    grid of a match. `seen` says how many days ago each clue was seen: these are taken last. Answers that are avoided
    are hardly ever written, and those that are welcome gladly."""
    known = shipped_clues(language) if clues is None else clues
    fitting = _fitting(stocks_of(level, seed, known, seen or {}), against)
    return next(_attempts(level, seed, fitting, frozenset(avoided), frozenset(welcome)))


def _fitting(stocks: Mapping[str, Stock], against: Collection[Clue]) -> dict[str, Stock]:
    taken = frozenset(family for clue in against for family in families_of(clue))
    answers = {clue.answer for clue in against}
    return {
        answer: stock
        for answer, stock in stocks.items()
        if answer not in answers and not families_of(stock.clues[0]) & taken
    }


def make_from_own(
    level: str,
    seed: int,
    own: Iterable[Clue],
    *,
    language: str,
    against: Collection[Clue] = (),
    seen: Mapping[str, int] | None = None,
) -> Made:
    """A grid half of whose answers are from somebody's own words, of any level, or as many as fit together; the others
    are of this level. It has few crossings, and what makes other grids good is not asked of it. What was seen comes
    last, as in `make`."""
    seen = seen or {}
    of_own = {answer: _own_stock(clues, seen) for answer, clues in by_answer(own).items()}
    stocks = _fitting({**stocks_of(level, seed, shipped_clues(language), seen), **of_own}, against)
    mine = [answer for answer in of_own if answer in stocks]
    lexicon = Lexicon(
        Candidate(
            answer,
            families_of(stock.clues[0]),
            frozenset() if answer in of_own else kinds_of(stock.clues[0]),
            WELCOME if answer in of_own else _weight(level, stock.clues[0]) * (FEWEST + stock.unseen),
        )
        for answer, stock in stocks.items()
    )
    fitting = _with_places_for([answer for answer in mine if stocks[answer].unseen] or mine)
    best, attempt = (-1, Made((), ())), 0
    while not best[1].clues or (attempt < TRIES and 2 * best[0] < len(best[1].clues)):
        rng = Random(draw.number(seed, f"{level} own words", attempt))
        pattern = rng.choice(fitting)
        wanted = sorted(rng.sample(mine, len(mine)), key=lambda answer: not stocks[answer].unseen)
        words = fill(pattern, lexicon, LIMITS, rng, wanted)
        if words and (clues := _clues_for([stocks[word.answer] for word in words])):
            found = sum(word.answer in of_own for word in words)
            best = max(best, (found, _made(pattern, clues)), key=itemgetter(0))
        attempt += 1
    return best[1]


def _own_stock(clues: Sequence[Clue], seen: Mapping[str, int]) -> Stock:
    ranked = sorted(clues, key=lambda clue: _rank(clue, clue.level, seen.get(str(clue))))
    return Stock(tuple(ranked), sum(str(clue) not in seen for clue in clues), is_worn=False)


def _with_places_for(answers: Sequence[str]) -> list[Pattern]:
    """The open patterns that have places for most of these by their lengths, and for most letters of them."""
    lengths = Counter(map(len, answers))

    def places(pattern: Pattern) -> Counter[int]:
        return Counter(map(len, pattern.slots)) & lengths

    def letters(pattern: Pattern) -> int:
        return sum(length * n for length, n in places(pattern).items())

    every = patterns(OPEN_PATTERNS)
    most_words = sorted(every, key=lambda pattern: places(pattern).total(), reverse=True)
    return [*most_words[:BEST_FITTING], *sorted(every, key=letters, reverse=True)[:BEST_FITTING]]


def stocks_of(level: str, seed: int, clues: Iterable[Clue], seen: Mapping[str, int]) -> dict[str, Stock]:
    """By answer. Children do not get words that have no easy clue."""
    own, *_ = levels = CLUE_LEVELS[level]
    rng = Random(draw.number(seed, f"{level} clues"))
    stocks = {}
    for answer, all_clues in by_answer(clues).items():
        near = [clue for clue in all_clues if clue.level in levels]
        if not near or (level == "easy" and all(clue.level != own for clue in near)):
            continue
        ranked = sorted((_rank(clue, own, seen.get(str(clue))), rng.random(), n) for n, clue in enumerate(near))
        unseen = sum(rank in (UNSEEN, UNSEEN_NEIGHBOUR) for rank, _, _ in ranked)
        stocks[answer] = Stock(tuple(near[n] for _, _, n in ranked), unseen, ranked[0][0] >= SEEN)
    return stocks


UNSEEN, SEEN_LONG_AGO, UNSEEN_NEIGHBOUR, SEEN = 0.0, 1.0, 2.0, 3.0


def _rank(clue: Clue, level: int, days: int | None) -> float:
    """Among the clues of an answer: the lowest is taken first. Of those that were seen it is the one seen longest
    ago."""
    if days is None:
        return UNSEEN if clue.level == level else UNSEEN_NEIGHBOUR
    longest_ago_first = 1 / (2 + days)
    is_easy = clue.level == level == 1
    return (SEEN_LONG_AGO if is_easy and days >= LONG_AGO else SEEN) + longest_ago_first


def _attempts(
    level: str, seed: int, stocks: Mapping[str, Stock], avoided: Collection[str], welcome: Collection[str]
) -> Iterator[Made]:
    lexicon = _lexicon(level, stocks, avoided, welcome)
    wanted = sorted(answer for answer in welcome if answer in stocks)
    order = _ordered(draw.shuffled(patterns(), seed, f"{level} patterns"), stocks)
    for attempt in count():
        rng = Random(draw.number(seed, f"{level} fill", attempt))
        pattern = order[attempt % len(order)]
        first = rng.sample(wanted, min(len(wanted), ASKED)) if attempt < ASKING else ()
        is_strict = attempt < len(WORN_LIMITS)
        limits = {**LIMITS, WORN: WORN_LIMITS[attempt], LATELY: 1} if is_strict else LIMITS
        words = fill(pattern, lexicon, limits, rng, first)
        clues = _clues_for([stocks[word.answer] for word in words]) if words else None
        if clues is None:
            continue
        made = _made(pattern, clues)
        is_hard = sum(clue.level == 3 for clue in made.clues) >= HARD_CLUES
        if sum(map(can_be_pictured, made.clues)) >= PICTURES and (level != "hard" or is_hard):
            yield made


def _ordered(shuffled: Sequence[Pattern], stocks: Mapping[str, Stock]) -> list[Pattern]:
    """Those that can be filled; those first whose lengths have most words left that are not worn."""
    all_of = Counter(map(len, stocks))
    worn_of = Counter(len(answer) for answer, stock in stocks.items() if stock.is_worn)

    def worn(pattern: Pattern) -> int:
        return round(sum(worn_of[length] / all_of[length] for length in map(len, pattern.slots)))

    return sorted((p for p in shuffled if all(all_of[len(cells)] for cells in p.slots)), key=worn)


def _clues_for(stocks: Sequence[Stock]) -> list[Clue] | None:
    """One for each answer, none of which gives another answer away; None if there are none."""
    telling = {stock.clues[0].answer for stock in stocks if not kinds_of(stock.clues[0]) & {"tool", "two letters"}}
    clues = []
    for stock in stocks:
        first = stock.clues[0]
        others = telling - {first.answer}
        alike = (clue for clue in stock.clues if _is_alike(clue, first) and not words_in(clue) & others)
        if (clue := next(alike, None)) is None:
            return None
        clues.append(clue)
    return clues


def _is_alike(clue: Clue, other: Clue) -> bool:
    return clue is other or (families_of(clue), kinds_of(clue)) == (families_of(other), kinds_of(other))


@cache
def words_in(clue: Clue) -> frozenset[str]:
    """The words of the clue, as answers are written."""
    return frozenset(map(fold, re.findall(r"\w+", clue.text)))


def _lexicon(level: str, stocks: Mapping[str, Stock], avoided: Collection[str], welcome: Collection[str]) -> Lexicon:
    def weight(stock: Stock) -> float:
        clue = stock.clues[0]
        if clue.answer in welcome:
            return WELCOME
        return _weight(level, clue) * (AVOIDED if clue.answer in avoided else (FEWEST + stock.unseen) ** 2)

    def kinds(answer: str, stock: Stock) -> frozenset[str]:
        further = {kind for kind, is_one in ((WORN, stock.is_worn), (LATELY, answer in avoided)) if is_one}
        return kinds_of(stock.clues[0]) | further

    return Lexicon(
        Candidate(answer, families_of(stock.clues[0]), kinds(answer, stock), weight(stock))
        for answer, stock in stocks.items()
    )


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
