"""Sentences for players, translated only where they are shown. The rules make them without Qt, the window translates
them into the player's language, and the command line prints them in English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias


class Source(NamedTuple):
    """A sentence as the translators see it, within the context that Qt files it under."""

    context: str
    text: str


def QT_TRANSLATE_NOOP(context: str, text: str) -> Source:  # noqa: N802  (the translation tools look for this name)
    return Source(context, text)


Value: TypeAlias = "str | int | Message"


class Message:
    """A sentence with its blanks filled in: `Message(QT_TRANSLATE_NOOP("rules", "{cell} is taken."), cell="a1")`."""

    __slots__ = ("source", "values")

    source: Source
    values: Mapping[str, Value]

    def __init__(self, source: Source, **values: Value) -> None:
        self.source = source
        self.values = values

    def __str__(self) -> str:
        return self.source.text.format(**self.values)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.source, self.values) == (other.source, other.values)

    def __hash__(self) -> int:
        return hash((self.source, frozenset(self.values.items())))


class Complaint(Exception):
    """Something a person asked for cannot be done; the message says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message
