"""What the modules of the commands have in common: how a command is added, and where what is made goes."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from ludogite.message import QT_TRANSLATE_NOOP, Complaint, Message

Command = Callable[[str, Callable[[argparse.Namespace], int], str], argparse.ArgumentParser]
"""Adds a command: its name, what it runs, and what it is for."""
Say = Callable[[str], None]
"""Tells what is no result of a command."""


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
