"""Makes assets/challenges.json: eighty challenges a level, the same ones every time, ordered by how hard they are.

The first forty of each level are those that have always been there: people have solved them. For the others more is
asked: none is another one turned round, or with the colours exchanged."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import count, islice
from pathlib import Path
from typing import TypeAlias

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from ludogite.content.challenges import Shipped
from ludogite.rules.cells import cells_in
from ludogite.rules.cube.pieces import CELLS, PLACEMENTS, Cell, mask_of
from ludogite.rules.cube.target import HALF_LEVELS, LEVELS, Solution
from ludogite.search.cube_maker import Made, make
from ludogite.search.cube_packings import turns

FIRST = 40
LINED_FIRST = {"starter": 0, "junior": 12, "expert": 10, "master": 10, "wizard": 6}
"""How many of the first forty of a level have lines."""
LATER = 40
EMPTY_LATER = {"starter": 0, "junior": 8, "expert": 14, "master": 12, "wizard": 14}
"""How many of the others begin with nothing but lines; with the first ones that makes twenty."""
LOTS = (HALF_LEVELS, *((level,) for level in LEVELS if level not in HALF_LEVELS))
"""Levels that share their objects are made together, to know each other's solutions."""

Sight: TypeAlias = frozenset[int]


class Chooser:
    """Chooses the challenges of levels that build the same object, no two alike."""

    def __init__(self) -> None:
        self.solutions: set[Solution] = set()
        self.sights: set[Sight] = set()
        """Of all that were chosen, turned in every way."""

    def of_levels(self, levels: Sequence[str]) -> list[Shipped]:
        seeds = {(level, has_lines): count(1) for level in levels for has_lines in (True, False)}
        chosen: dict[str, list[Made]] = {level: [] for level in levels}
        for level in levels:
            for has_lines, wanted in ((True, LINED_FIRST[level]), (False, FIRST - LINED_FIRST[level])):
                chosen[level] += islice(self._first(level, has_lines, seeds[level, has_lines]), wanted)
        for level in levels:
            for has_lines, wanted in ((True, EMPTY_LATER[level]), (False, LATER - EMPTY_LATER[level])):
                chosen[level] += islice(self._later(level, has_lines, seeds[level, has_lines]), wanted)
        return [each for level in levels for each in numbered(level, chosen[level])]

    def _first(self, level: str, has_lines: bool, seeds: Iterator[int]) -> Iterator[Made]:
        for made in (make(level, seed, lines=has_lines) for seed in seeds):
            if made.solution not in self.solutions:
                self._note(made)
                yield made

    def _later(self, level: str, has_lines: bool, seeds: Iterator[int]) -> Iterator[Made]:
        for made in (make(level, seed, lines=has_lines) for seed in seeds):
            is_as_wanted = not (has_lines and made.challenge.given)
            if is_as_wanted and self.sights.isdisjoint(sights(made, {cell: cell for cell in CELLS})):
                self._note(made)
                yield made

    def _note(self, made: Made) -> None:
        self.solutions.add(made.solution)
        for turn in turns([CELLS[cell] for cell in cells_in(made.challenge.object)]):
            self.sights.update(sights(made, turn))


def sights(made: Made, turn: Mapping[Cell, Cell]) -> Iterator[Sight]:
    """What one sees of a challenge that is turned, but for the colours: where the pieces are and, of a whole cube, how
    the colours divide the faces."""
    yield frozenset(turned(PLACEMENTS[number].mask, turn) for placed in made.solution for number in placed)
    if not made.challenge.is_half:
        yield frozenset(turned(shown, turn) for shown in made.challenge.shown)


def turned(mask: int, turn: Mapping[Cell, Cell]) -> int:
    return mask_of(turn[CELLS[cell]] for cell in cells_in(mask))


def numbered(level: str, chosen: Sequence[Made]) -> list[Shipped]:
    ordered = sorted(chosen, key=lambda made: (made.effort, made.solution))
    return [
        Shipped(
            f"{level}-{n}",
            replace(made.challenge, name=f"{level.capitalize()} {n}"),
            made.solution,
            made.order,
        )
        for n, made in enumerate(ordered, 1)
    ]


def of_levels(levels: Sequence[str]) -> list[Shipped]:
    return Chooser().of_levels(levels)


def main() -> None:
    with ProcessPoolExecutor() as pool:
        told = [each.to_json() for lot in pool.map(of_levels, LOTS) for each in lot]
    lines = ",\n".join(json.dumps(each, separators=(",", ":")) for each in told)
    (ROOT / "assets" / "challenges.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
