"""Records: one match as a JSON file, the form in which people and programs exchange them.

A record is checked in full when it is read. What cannot be one raises InvalidRecord; a record that holds a move the
rules forbid raises IllegalMove when it is replayed."""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

from ludogite.match.about import About, InvalidRecord, read_about
from ludogite.message import QT_TRANSLATE_NOOP, Message, shortened
from ludogite.rules.game import IllegalMove, InvalidSetup, Objection, State, UnreadableMove
from ludogite.rules.shelf import SHELF

FORMAT = "ludogite-record/1"
SUFFIX = ".ludogite"
"""How the name of a record ends in the window; .json does as well."""
LARGEST = 4 * 1024 * 1024
"""No match comes near this many bytes; a file that does is something else."""
MOST_MOVES = 5000
LONGEST_MOVE = 1000
"""Letters. Those that an answer is folded from count too."""
LONGEST_NAME = 200


class IllegalAt(IllegalMove):
    """The move of this number, counted from 1, is forbidden."""

    def __init__(self, number: int, text: str, objection: Objection) -> None:
        super().__init__(objection)
        self.number = number
        self.text = text


@dataclass(frozen=True)
class Record:
    game: str
    players: tuple[str, ...]
    moves: tuple[str, ...]
    options: Mapping[str, object] = field(default_factory=dict)
    setup: Mapping[str, Any] = field(default_factory=dict)
    seed: int | None = None
    about: About = field(default_factory=About)

    def start(self) -> State[Any]:
        return SHELF[self.game].start(len(self.players), self.options, self.setup)

    def states(self) -> Iterator[State[Any]]:
        """The first state, and the state after each move."""
        state, parse = self.start(), SHELF[self.game].rules.parse
        yield state
        for number, text in enumerate(self.moves, 1):
            try:
                if len(text) > LONGEST_MOVE:
                    raise UnreadableMove(text)
                state = state.play(parse(text))
            except IllegalMove as error:
                raise IllegalAt(number, text, error.message) from error
            yield state

    def replay(self) -> State[Any]:
        """The state at the end of the record."""
        *_, last = self.states()
        return last

    def fields(self) -> dict[str, object]:
        """What a file holds."""
        fields: dict[str, object] = {
            "format": FORMAT,
            "game": self.game,
            "players": self.players,
            "options": self.options,
            "setup": self.setup,
            "moves": self.moves,
        }
        if self.seed is not None:
            fields["seed"] = self.seed
        if about := self.about.fields():
            fields["about"] = about
        return fields

    def to_json(self) -> str:
        return json.dumps(self.fields(), ensure_ascii=False)


def read_file(name: str | Path) -> Record:
    """The name is opened as it is given: `Path` would make `match.json` of `match.json/`."""
    try:
        mode = os.stat(name).st_mode  # noqa: PTH116
        if not stat.S_ISREG(mode) and not stat.S_ISDIR(mode):  # reading a pipe may never end
            raise InvalidRecord(Message(QT_TRANSLATE_NOOP("match", "This isn’t a readable file.")))
        with open(name, "rb") as file:  # noqa: PTH123
            content = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise InvalidRecord(
            Message(QT_TRANSLATE_NOOP("match", "The file cannot be read ({reason})."), reason=reason)
        ) from error
    if len(content) > LARGEST:
        raise InvalidRecord(Message(QT_TRANSLATE_NOOP("match", "The file is too large for a saved game.")))
    return read(content)


def read(content: bytes) -> Record:
    fields = _object(content)
    _check_keys(fields)
    game, players = fields["game"], _strings(fields, "players")
    if not isinstance(game, str) or game not in SHELF:
        raise InvalidRecord(
            Message(QT_TRANSLATE_NOOP("match", "There is no game “{game}”."), game=shortened(str(game)))
        )
    seed = fields.get("seed")
    if "seed" in fields and type(seed) is not int:
        raise InvalidRecord(Message(QT_TRANSLATE_NOOP("match", "“{key}” must be a whole number."), key="seed"))
    record = Record(
        game=game,
        players=players,
        moves=_strings(fields, "moves"),
        options=_mapping(fields, "options"),
        setup=_mapping(fields, "setup"),
        seed=seed,
    )
    _check_lengths(record)
    try:
        record.start()
    except InvalidSetup as error:
        raise InvalidRecord(error.message) from error
    return replace(record, about=read_about(_mapping(fields, "about"), SHELF[game], len(players), len(record.moves)))


def _check_lengths(record: Record) -> None:
    if len(record.moves) > MOST_MOVES:
        many = QT_TRANSLATE_NOOP("match", "A saved game has at most {most} moves, not {n}.")
        raise InvalidRecord(Message(many, most=MOST_MOVES, n=len(record.moves)))
    if any(len(name) > LONGEST_NAME for name in record.players):
        long = QT_TRANSLATE_NOOP("match", "The name of a player has at most {most} letters.")
        raise InvalidRecord(Message(long, most=LONGEST_NAME))


def _object(content: bytes) -> dict[str, Any]:
    """The JSON object in the file, in which no name is given twice and every text can be written to a file again."""
    try:
        fields = json.loads(content.decode("utf-8-sig"), object_pairs_hook=_no_repeats, parse_constant=_no_constant)
        json.dumps(fields, ensure_ascii=False).encode("utf-8")
    except InvalidRecord:
        raise
    except (ValueError, RecursionError) as error:
        raise InvalidRecord(
            Message(QT_TRANSLATE_NOOP("match", "This file is damaged, or not a game saved by Ludogîte."))
        ) from error
    if not isinstance(fields, dict) or not str(fields.get("format", "")).startswith("ludogite-record/"):
        raise InvalidRecord(Message(QT_TRANSLATE_NOOP("match", "This is not a game saved by Ludogîte.")))
    if fields["format"] != FORMAT:
        raise InvalidRecord(
            Message(
                QT_TRANSLATE_NOOP("match", "Saved games of format “{format}” cannot be read, only “{known}”."),
                format=shortened(str(fields["format"])),
                known=FORMAT,
            )
        )
    return fields


def _no_repeats(pairs: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    fields: dict[str, Any] = {}
    for key, value in pairs:
        if key in fields:
            raise InvalidRecord(Message(QT_TRANSLATE_NOOP("match", "“{key}” appears twice."), key=shortened(key)))
        fields[key] = value
    return fields


def _no_constant(name: str) -> None:
    raise ValueError(f"{name} is not JSON")


def _check_keys(fields: Mapping[str, Any]) -> None:
    required, optional = ("format", "game", "players", "moves"), ("options", "setup", "seed", "about")
    for key in required:
        if key not in fields:
            raise InvalidRecord(Message(QT_TRANSLATE_NOOP("match", "“{key}” is missing."), key=key))
    for key in fields:
        if key not in required + optional:
            raise InvalidRecord(Message(QT_TRANSLATE_NOOP("match", "A saved game has no “{key}”."), key=shortened(key)))


def _strings(fields: Mapping[str, Any], key: str) -> tuple[str, ...]:
    value = fields[key]
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise InvalidRecord(Message(QT_TRANSLATE_NOOP("match", "“{key}” must be a list of texts."), key=key))
    return tuple(value)


def _mapping(fields: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    value = fields.get(key, {})
    if not isinstance(value, dict):
        raise InvalidRecord(Message(QT_TRANSLATE_NOOP("match", "“{key}” must be an object."), key=key))
    return value
