"""Exercises: a beginning, and step by step the moves that are expected next. The lessons that ship are read here, from
one file a game; puzzles are the same values, made by others."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

from ludogite import paths

Words: TypeAlias = Mapping[str, str]
"""A sentence by language."""
KNOWN = (
    *("say", "options", "begin", "expect", "expect_all", "gain", "hand", "then", "right", "wrong"),
    *("show", "shown", "closed"),
)


@dataclass(frozen=True)
class Step:
    """A sentence, and what somebody is to do then: make a move, do something with the hand, or just read on."""

    say: Words
    begin: tuple[str, ...] | None = None
    """All moves that lead to the position of this step; None: it goes on from the step before."""
    expect: tuple[str, ...] = ()
    """The right moves, or patterns of them: `S??` is any sphere. One is enough."""
    is_all: bool = False
    """Whether each of them is to be made, in any order."""
    gain: int | None = None
    """So many points at least a right move has to bring."""
    hand: str = ""
    """A pattern of the text of the hand, where something is to be done that is no move: it is to change, and to look
    like this."""
    then: tuple[str, ...] = ()
    """What happens afterwards by itself: the other side, dice."""
    right: Words = field(default_factory=dict)
    wrong: Words = field(default_factory=dict)
    """What is said of a right answer, and of a legal move that is none."""
    show: tuple[str, ...] = ()
    """The cells that the board marks, by their names."""
    is_shown: bool = False
    """Whether the board shows the move itself as well: its piece, where it goes."""
    closed: tuple[tuple[str, ...], ...] = ()
    """Rows, columns and regions where something may not go, each from corner to corner: the board shades them."""
    options: Mapping[str, object] | None = None
    """Of the game from this step on, where they are others than before; then it has a position of its own."""

    @property
    def is_read_only(self) -> bool:
        return not self.expect and not self.hand


@dataclass(frozen=True)
class Exercise:
    game: str
    seats: int
    """How many there are; in a lesson the person has the first, in a puzzle the one that is to move."""
    steps: tuple[Step, ...]
    options: Mapping[str, object] = field(default_factory=dict)
    setup: Mapping[str, Any] = field(default_factory=dict)
    play: Mapping[str, object] | None = None
    """The options of the match for real that follows a lesson, where they are others."""
    seed: int = 0
    is_coaching: bool = True


def lesson_file(game: str) -> Path:
    return paths.assets() / "lessons" / f"{game}.json"


@cache
def has_lesson(game: str) -> bool:
    return lesson_file(game).is_file()


@cache
def lesson_of(game: str, language: str = "") -> Exercise:
    """The lesson of a game that has one. In a game of words it has others in another language: other fields, and in its
    steps other words in place of those of the file."""
    text = lesson_file(game).read_text(encoding="utf-8")
    fields = json.loads(text)
    own = fields.get("in", {}).get(language, {})
    for word, other in own.get("words", {}).items():
        text = text.replace(word, other)
    return read({**fields, **own, "steps": json.loads(text)["steps"]})


def read(fields: Mapping[str, Any]) -> Exercise:
    """The exercise in a file that ships; ValueError or KeyError where it is none."""
    return Exercise(
        game=fields["game"],
        seats=fields["seats"],
        steps=tuple(map(_step, fields["steps"])),
        options=fields.get("options", {}),
        setup=fields.get("setup", {}),
        play=fields.get("play"),
        seed=fields.get("seed", 0),
        is_coaching=fields.get("coaching", True),
    )


def _step(fields: Mapping[str, Any]) -> Step:
    unknown = set(fields) - set(KNOWN)
    is_two_ways = {"expect", "expect_all"} <= set(fields)
    if unknown or is_two_ways or ("options" in fields and "begin" not in fields):
        raise ValueError(f"a step cannot have all of: {', '.join(sorted(fields))}")
    begin: Sequence[str] | None = fields.get("begin")
    return Step(
        say=fields["say"],
        begin=None if begin is None else tuple(begin),
        options=fields.get("options"),
        expect=tuple(fields.get("expect", fields.get("expect_all", ()))),
        is_all="expect_all" in fields,
        gain=fields.get("gain"),
        hand=fields.get("hand", ""),
        then=tuple(fields.get("then", ())),
        right=fields.get("right", {}),
        wrong=fields.get("wrong", {}),
        show=tuple(fields.get("show", ())),
        is_shown=fields.get("shown", False),
        closed=tuple(map(tuple, fields.get("closed", ()))),
    )
