"""Output of commands: results to stdout or into a file, everything else to stderr."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TextIO

from ludogite.message import QT_TRANSLATE_NOOP, Complaint, Message

LONGEST_LINE = 10_000
"""Letters; no sentence and no file name comes near it."""


class CannotWrite(Complaint):
    pass


def write_or_print(text: str, file: str | None) -> None:
    if file is None:
        print(text)
        return
    try:
        Path(file).write_text(text + "\n", encoding="utf-8")
    except OSError as error:
        cannot = QT_TRANSLATE_NOOP("match", "{file} cannot be written ({reason}).")
        raise CannotWrite(Message(cannot, file=file, reason=error.strerror or type(error).__name__)) from None


def fail(sentence: str) -> int:
    say(f"ludogite: {sentence}")
    return 2


def say(sentence: str) -> None:
    """To stderr; if even that cannot be written, there is still the exit code."""
    try:
        print(one_line(sentence), file=sys.stderr, flush=True)
    except OSError:
        drop(sys.stderr)


def one_line(text: str) -> str:
    """Names of files and players, and moves, may hold anything, line breaks too, and be of any length."""
    import unicodedata

    line = "".join(
        c if c.isprintable() or unicodedata.category(c) == "Zs" else c.encode("unicode_escape").decode("ascii")
        for c in text[:LONGEST_LINE]
    )
    return line if len(text) <= LONGEST_LINE else f"{line}…"


def drop(stream: TextIO) -> None:
    """Python flushes its streams when it ends; what cannot be written to a closed pipe or a full disk is dropped."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())
