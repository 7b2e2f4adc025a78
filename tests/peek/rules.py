"""The rules of Peek. It has what Four Shapes does not have: dice that a person throws, points, turns of several moves,
and a secret.

A turn: `roll N` (2 is twice as likely as 1 or 3), then any number of `mark`, at most one `peek` at the secret that lies
on the table, then `done`, which scores the roll. The first to reach 6 wins; options may make it 3."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from ludogite.message import Message, Source
from ludogite.rules import draw
from ludogite.rules.game import (
    CHANCE,
    Choice,
    InvalidSetup,
    Mover,
    Objection,
    Option,
    Options,
    Outcome,
    Rules,
    Setup,
    State,
    UnreadableMove,
)


def said(text: str) -> Message:
    return Message(Source("tests", text))


@dataclass(frozen=True)
class Word:
    word: str
    number: int = 0

    def __str__(self) -> str:
        return f"{self.word} {self.number}" if self.number else self.word


def parse(text: str) -> Word:
    words = {str(move): move for move in (*map(Word, ("mark", "peek", "done")), *(Word("roll", n) for n in (1, 2, 3)))}
    if text not in words:
        raise UnreadableMove(text)
    return words[text]


@dataclass(frozen=True)
class Peek(State[Word]):
    goal: int
    secret: int | None
    points: tuple[int, ...]
    turn: int = 0
    rolled: int = 0
    marks: int = 0
    peeked: frozenset[int] = frozenset()

    @property
    def to_move(self) -> Mover:
        if self.outcome:
            return None
        return self.turn if self.rolled else CHANCE

    @property
    def scores(self) -> tuple[int, ...]:
        return self.points

    @property
    def outcome(self) -> Outcome | None:
        winners = tuple(seat for seat, points in enumerate(self.points) if points >= self.goal)
        return Outcome(winners, said("The goal is reached.")) if winners else None

    def chance(self) -> Sequence[tuple[Word, int]]:
        return [(Word("roll", 1), 1), (Word("roll", 2), 2), (Word("roll", 3), 1)] if self.to_move == CHANCE else []

    def find_moves(self) -> list[Word]:
        if not self.rolled:
            return [move for move, _ in self.chance()]
        return [move for move in map(Word, ("mark", "peek", "done")) if self.objection(move) is None]

    def objection(self, move: Word) -> Objection | None:
        if (move.word == "roll") == bool(self.rolled):
            return Objection(Source("tests", "Roll first, then play."))
        if move.word == "mark" and self.marks >= 3:
            return Objection(Source("tests", "Three marks are enough."))
        if move.word == "peek" and self.turn in self.peeked:
            return Objection(Source("tests", "You have peeked already."))
        return None

    def reveals(self, move: Word) -> bool:
        return move.word == "peek"

    def after(self, move: Word) -> Peek:
        if move.word == "roll":
            return replace(self, rolled=move.number)
        if move.word == "mark":
            return replace(self, marks=self.marks + 1)
        if move.word == "peek":
            return replace(self, peeked=self.peeked | {self.turn})
        points = list(self.points)
        points[self.turn] += self.rolled
        return replace(self, points=tuple(points), turn=(self.turn + 1) % len(points), rolled=0, marks=0)

    def sample_moves(self, rng: Random) -> list[Word]:
        return [parse(rng.choice(("mark", "peek", "done", "roll 1", "roll 2", "roll 3")))]

    @property
    def thrower(self) -> int | None:
        return self.turn if self.to_move == CHANCE else None

    def seen_by(self, seat: int) -> Peek:
        return self if seat in self.peeked else self.on_table()

    def on_table(self) -> Peek:
        """Who has peeked tells nobody."""
        return replace(self, secret=None)

    def view(self) -> dict[str, Any]:
        return {"points": list(self.points), "rolled": self.rolled, "marks": self.marks}


def start(seats: int, options: Options, setup: Setup) -> Peek:
    if setup.keys() != {"secret"}:
        raise InvalidSetup(said("There must be a secret."))
    return Peek(goal=3 if options["length"] == "short" else 6, secret=setup["secret"], points=(0,) * seats)


def draw_setup(seats: int, options: Options, seed: int) -> Setup:
    return {"secret": 100 + draw.below(100, seed, "secret")}  # no number that is seen is as large


def _choices(*values: str) -> tuple[Choice, ...]:
    return tuple(Choice(value, Source("tests", value), Source("tests", value)) for value in values)


RULES = Rules(
    start=start,
    parse=parse,
    options=(
        Option("length", Source("tests", "Length"), _choices("long", "short")),
        Option("hats", Source("tests", "Hats"), _choices("top", "straw"), per_seat=True),
    ),
    draw_setup=draw_setup,
)
