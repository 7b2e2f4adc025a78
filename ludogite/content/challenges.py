"""The challenges of the cube that ship, with their solutions; and reading any challenge file."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ludogite import paths
from ludogite.message import QT_TRANSLATE_NOOP
from ludogite.rules import draw
from ludogite.rules.cube.pieces import PLACEMENTS, Placement
from ludogite.rules.cube.target import ADDED, COLOURS, Challenge, Solution, by_colour, placements, read, refuse
from ludogite.rules.game import Options, Setup

LARGEST = 1 << 20
"""No challenge file comes near this many bytes."""


@dataclass(frozen=True)
class Shipped:
    id: str
    challenge: Challenge
    solution: Solution
    order: tuple[Placement, ...]
    """In which the pieces that are not given can be placed with gravity."""

    def to_json(self) -> dict[str, Any]:
        solution = zip(COLOURS, self.solution, strict=True)
        return {
            "id": self.id,
            **self.challenge.to_json(),
            "solution": {colour: [str(PLACEMENTS[number]) for number in numbers] for colour, numbers in solution},
            "order": [str(placement) for placement in self.order],
        }


@cache
def shipped() -> tuple[Shipped, ...]:
    """All that ship: level by level, the easiest first."""
    return tuple(map(_read_shipped, range(count_shipped())))


def count_shipped() -> int:
    return len(_entries())


def read_ahead(places: Iterable[int]) -> None:
    """Some of those that ship, so that `shipped` is quicker afterwards: all at once take a while."""
    for place in places:
        _read_shipped(place)


@cache
def _entries() -> tuple[Mapping[str, Any], ...]:
    entries = load(paths.assets() / "challenges.json")
    if not isinstance(entries, list):
        raise refuse(QT_TRANSLATE_NOOP("content", "This is not a list of challenges."))
    return tuple(entries)


@cache
def _read_shipped(place: int) -> Shipped:
    fields = _entries()[place]
    challenge, (solution, order) = read(fields), claims(fields)
    for key in ADDED:
        if key not in fields:
            raise refuse(QT_TRANSLATE_NOOP("rules", "“{key}” is missing."), key=key)
    assert solution is not None
    assert order is not None
    return Shipped(str(fields["id"]), challenge, solution, order)


def claims(fields: Mapping[str, Any]) -> tuple[Solution | None, tuple[Placement, ...] | None]:
    """The solution and the building order that come with a challenge, if there are any; they are not proved here."""
    solution = order = None
    if "solution" in fields:
        red, yellow = by_colour(fields["solution"], "solution")
        solution = tuple(sorted(red)), tuple(sorted(yellow))
    if "order" in fields:
        order = tuple(PLACEMENTS[number] for number in placements(fields["order"], "order"))
    return solution, order


def load(file: Path) -> Any:
    """The JSON in a file of challenges, still unchecked; InvalidChallenge if there is none."""
    try:
        if file.is_fifo() or file.is_char_device():  # reading it may never end
            raise refuse(QT_TRANSLATE_NOOP("content", "This isn’t a readable file."))
        with file.open("rb") as opened:
            content = opened.read(LARGEST + 1)
        if len(content) > LARGEST:
            raise refuse(QT_TRANSLATE_NOOP("content", "The file is too large for a challenge."))
        return json.loads(content.decode("utf-8-sig"))
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise refuse(QT_TRANSLATE_NOOP("content", "The file cannot be read ({reason})."), reason=reason) from None
    except (ValueError, RecursionError):
        raise refuse(QT_TRANSLATE_NOOP("content", "This is not a JSON file.")) from None


def read_file(name: str) -> Challenge:
    """The challenge in a file, or InvalidChallenge."""
    return read(load(Path(name)))


def draw_setup(seats: int, options: Options, seed: int, seen: Mapping[str, int]) -> Setup:
    """Any challenge that ships; progress has a page of its own, so what was seen does not matter."""
    entry = _entries()[draw.below(len(_entries()), seed, "challenge")]
    return {"challenge": {key: value for key, value in entry.items() if key not in ADDED}}
