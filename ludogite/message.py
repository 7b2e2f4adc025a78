"""Sentences for players, translated only where they are shown. The rules make them without Qt, the window translates
them into the player's language, and the command line prints them in English."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import NamedTuple, TypeAlias


class Source(NamedTuple):
    """A sentence as the translators see it, within the context that Qt files it under."""

    context: str
    text: str
    is_counted: bool = False
    """Whether it has a form for one and a form for several."""


def QT_TRANSLATE_NOOP(  # noqa: N802  (the translation tools look for this name)
    context: str, text: str, disambiguation: None = None, n: int | None = None
) -> Source:
    """A sentence that counts is marked by a fourth argument, as Qt's tools want it:
    `QT_TRANSLATE_NOOP("cube", "%n square(s)", None, 0)`. The number itself is the value `n` of the message."""
    return Source(context, text, n is not None)


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
        text = self.source.text
        if self.source.is_counted:
            text = english_form(text, self.count).replace("%n", str(self.count))
        return self.filled(text, self.values)

    def filled(self, text: str, values: Mapping[str, Value]) -> str:
        """The sentence in some language with its blanks filled in."""
        return text.format(**values)

    @property
    def count(self) -> int:
        """The number that decides between one and several."""
        n = self.values["n"]
        assert isinstance(n, int)
        return n

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.source, self.values) == (other.source, other.values)

    def __hash__(self) -> int:
        return hash((self.source, frozenset(self.values.items())))


class Clause(Message):
    """A sentence that another one quotes after a colon: its first word begins with a small letter."""

    __slots__ = ()

    def __init__(self, sentence: Message) -> None:
        super().__init__(sentence.source, **sentence.values)

    def filled(self, text: str, values: Mapping[str, Value]) -> str:
        return super().filled(text[:1].lower() + text[1:], values)


def english_form(text: str, n: int) -> str:
    """The form of an English sentence for this number: of "%n square(s)" the ending is left out for one."""
    return re.sub(r"\((e?s)\)", "" if n == 1 else r"\1", text)


LONGEST_QUOTE = 200


def shortened(text: str) -> str:
    """What a sentence quotes of a text from a file, which may be of any length."""
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"


JOINERS = "\N{ZERO WIDTH JOINER}\N{ZERO WIDTH NON-JOINER}"
"""Signs without a width that belong to the spelling of some languages."""
MOST_MARKS = 3
"""Above and below one letter."""


def plain(text: str, most: int = LONGEST_QUOTE) -> str:
    """A text of somebody else's as it can be shown in any line: in that line alone, and in the direction that its
    letters have. Longer than this many letters it is cut."""
    if not (text.isascii() and text.isprintable()):
        text = "".join(_plain_signs(text))
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"


def _plain_signs(text: str) -> Iterator[str]:
    import unicodedata

    marks = 0
    for sign in text:
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind in ("Cc", "Zl", "Zp"):
            yield " "
        elif marks <= MOST_MARKS and (kind != "Cf" or sign in JOINERS):
            yield sign


def isolated(text: str) -> str:
    """A text that a sentence quotes: letters that are written from right to left would turn what is beside them."""
    if text.isascii():
        return text
    import unicodedata

    turns = any(unicodedata.bidirectional(sign) in ("R", "AL") for sign in text)
    return f"\N{FIRST STRONG ISOLATE}{text}\N{POP DIRECTIONAL ISOLATE}" if turns else text


class Complaint(Exception):
    """Something a person asked for cannot be done; the message says why."""

    def __init__(self, message: Message) -> None:
        super().__init__(message)
        self.message = message
