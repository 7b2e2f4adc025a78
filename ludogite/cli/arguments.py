"""Adds commands, and the arguments that several of them take."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Protocol


class Command(Protocol):
    def __call__(
        self, name: str, run: Callable[[argparse.Namespace], int] | None, help: str
    ) -> argparse.ArgumentParser:
        """Adds a command; one with commands of its own runs nothing itself."""


def count(text: str) -> int:
    if not (text.isascii() and text.isdigit()):
        raise argparse.ArgumentTypeError(f"“{text}” is not one of 0, 1, 2 …")
    return int(text)


def add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON, for programs")
