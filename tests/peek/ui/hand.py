"""What a person is in the middle of in Peek: the word that is chosen."""

from __future__ import annotations

from tests.peek.rules import Word, parse

WORDS = ("mark", "peek", "done")


class Hand:
    def __init__(self) -> None:
        self.chosen: str | None = None

    def choose(self, word: str) -> None:
        self.chosen = word

    def put_back(self) -> None:
        self.chosen = None

    def play(self) -> Word | None:
        return parse(self.chosen) if self.chosen else None

    def text(self) -> str:
        return self.chosen or ""

    def read(self, text: str) -> None:
        self.chosen = text if text in WORDS else None
