"""The challenges of the cube that ship, with their solutions, and challenge files of any origin."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from ludogite import paths
from ludogite.message import QT_TRANSLATE_NOOP
from ludogite.rules import draw
from ludogite.rules.cube.pieces import PLACEMENTS, Placement, parse
from ludogite.rules.cube.target import COLOURS, Challenge, read, refuse
from ludogite.rules.game import Options, Setup

LARGEST = 1 << 20
"""No challenge file comes near this many bytes."""

SUFFIX = ".ludogite-challenge"
"""How the name of a challenge file ends; .json does as well."""


@dataclass(frozen=True)
class Shipped:
    id: str
    challenge: Challenge
    solution: tuple[tuple[int, ...], tuple[int, ...]]
    """By colour, all placements, those given included."""
    order: tuple[Placement, ...]
    """In which the others can be built."""

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
    return tuple(map(read_shipped, _told()))


@cache
def _told() -> tuple[Mapping[str, Any], ...]:
    return tuple(json.loads((paths.assets() / "challenges.json").read_text(encoding="utf-8")))


def read_shipped(told: Mapping[str, Any]) -> Shipped:
    red, yellow = (tuple(sorted(parse(text).number for text in told["solution"][colour])) for colour in COLOURS)
    return Shipped(told["id"], read(told), (red, yellow), tuple(map(parse, told["order"])))


def read_file(name: str) -> Challenge:
    """A challenge file; InvalidChallenge tells why it is none."""
    try:
        with Path(name).open("rb") as file:
            content = file.read(LARGEST + 1)
        if len(content) > LARGEST:
            raise refuse(QT_TRANSLATE_NOOP("content", "The file is too large for a challenge."))
        return read(json.loads(content.decode()))
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise refuse(QT_TRANSLATE_NOOP("content", "The file cannot be read ({reason})."), reason=reason) from None
    except (ValueError, RecursionError):
        raise refuse(QT_TRANSLATE_NOOP("content", "This is not a JSON file.")) from None


def draw_setup(seats: int, options: Options, seed: int) -> Setup:
    """Any challenge that ships."""
    told = _told()[draw.below(len(_told()), seed, "challenge")]
    return {"challenge": {key: value for key, value in told.items() if key not in ("id", "solution", "order")}}
