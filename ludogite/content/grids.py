"""The crosswords that ship, by level; drawing them for a match; and the words that tell a slip from another word."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from hashlib import blake2b
from typing import Any

from ludogite.content.own_words import own_clues, own_remark
from ludogite.content.words import folder, shipped_clues
from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.rules import draw
from ludogite.rules.crossword.grid import is_slip, read_grid
from ludogite.rules.crossword.match import Answer, Move, Race
from ludogite.rules.crossword.options import HALF, OWN_WORDS, languages_of
from ludogite.rules.game import Options, Setup

LONG = 3
"""Answers of this length and more are not to be in both grids of a match."""


CLUE = "clue "
"""What a clue is remembered by begins like this; then comes its text."""


def key_of(grid: Any) -> str:
    """What a grid, as a record holds it, is remembered by: its letters, whatever its clues are."""
    return "grid " + blake2b("".join(grid["rows"]).encode(), digest_size=12).hexdigest()


@dataclass(frozen=True)
class Shipped:
    id: str
    level: str
    data: dict[str, Any]
    """The grid as a record holds it."""

    @cached_property
    def key(self) -> str:
        return key_of(self.data)

    @cached_property
    def answers(self) -> frozenset[str]:
        grid = read_grid(self.data)
        return frozenset(map(grid.answer, range(len(grid.words))))

    @cached_property
    def long_answers(self) -> set[str]:
        return {answer for answer in self.answers if len(answer) >= LONG}


@cache
def shipped(language: str) -> tuple[Shipped, ...]:
    entries = json.loads((folder(language) / "grids.json").read_text(encoding="utf-8"))
    return tuple(Shipped(g["id"], g["level"], {"rows": g["rows"], "clues": g["clues"]}) for g in entries)


def draw_setup(seats: int, options: Options, seed: int, seen: Mapping[str, int]) -> Setup:
    """For each seat a grid of its level, no two with a longer answer in common; of these one that was seen least often,
    so none twice while others are left."""
    chosen: list[Shipped] = []
    languages = languages_of(options, seats)
    for seat, level in enumerate(options["levels"]):
        taken = {answer for grid in chosen for answer in grid.long_answers}
        fitting = [grid for grid in shipped(languages[seat]) if grid.level == level and not grid.long_answers & taken]
        fewest = min(seen.get(grid.key, 0) for grid in fitting)
        fresh = [grid for grid in fitting if seen.get(grid.key, 0) == fewest]
        chosen.append(fresh[draw.below(len(fresh), seed, "grid", seat)])
    return {"grids": [grid.data for grid in chosen]}


def things_in(setup: Setup) -> Sequence[str]:
    """What everybody who plays a match with this set-up gets to see: both grids and their clues."""
    things = []
    for data in setup["grids"]:
        things += [key_of(data), *(CLUE + clue for clue in data["clues"].values())]
    return things


def is_known(seats: int, options: Options, setup: Setup, seen: Mapping[str, int]) -> bool:
    """Whether one of the grids was played before; where people have words of their own, whether these are missing."""
    return any(map(own_clues, languages_of(options, seats))) or any(key_of(grid) in seen for grid in setup["grids"])


def offers(option: str, seats: int, options: Options) -> bool:
    """Of one's own words half can be asked for where there are any."""
    return option != OWN_WORDS.name or any(map(own_clues, languages_of(options, seats)))


def remark(seats: int, options: Options, setup: Setup, table: Mapping[str, object]) -> Message | None:
    """Where people have asked for half of the answers from their own words and there are fewer: how many there are."""
    if table.get(OWN_WORDS.name) != HALF:
        return None
    is_half, said = own_remark(zip(languages_of(options, seats), map(read_grid, setup["grids"]), strict=True))
    return None if is_half else said


@cache
def known_words(language: str) -> frozenset[str]:
    """The answers of the grids and of the word file; the letters A–Z alone."""
    words = {answer for grid in shipped(language) for answer in grid.answers}
    return frozenset(words).union(clue.answer for clue in shipped_clues(language))


def doubt(state: Race, move: Move) -> Message | None:
    """Answers are spoken in the game on paper, so spelling is no trap: a slip is pointed out, but not where. A word
    that we know is meant as it is."""
    if not isinstance(move, Answer) or state.asked is None:
        return None
    known = known_words(state.languages[state.turn])
    if not is_slip(move.word, state.sheet.grid.answer(state.asked)) or move.word in known:
        return None
    return Message(QT_TRANSLATE_NOOP("content", "Almost: check the spelling."))
