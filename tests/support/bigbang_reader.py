"""Reads what stands on the lines of a printed sheet of Big Bang."""

from __future__ import annotations

from pathlib import Path

from tests.support.paper import Word, page_size, words

MARGIN = 10
"""Millimetres at the edges that many printers leave white."""
NUMBERS = [*map(str, range(1, 20)), "*"]


class Reader:
    """Reads the sheet at the upper left of a page: finds the lines by their numbers, and divides what is right of them
    into four columns."""

    def __init__(self, file: Path, each: str = "2") -> None:
        width, height = page_size(file)
        self.right = width / 2 - 6
        low = height if each == "2" else height / 2
        self.words = [word for word in words(file) if word.x < width / 2 and word.y < low]
        star = next(word for word in self.words if word.text == "*")
        numbers = [word for word in self.words if word.text in NUMBERS and abs(word.x - star.x) < 1]
        self.lines = {word.text: word.y for word in numbers if word.y <= star.y}
        self.left = 2 * star.x - MARGIN
        """The numbers are in the middle of their column."""

    def column(self, word: Word) -> int:
        return int((word.x - self.left) / (self.right - self.left) * 4)

    def line(self, number: str) -> list[tuple[int, str]]:
        """What is written on a line, with the column in which it is."""
        reach = (self.lines["2"] - self.lines["1"]) / 3
        near = [word for word in self.words if word.x > self.left and abs(word.y - self.lines[number]) < reach]
        return [(self.column(word), word.text) for word in sorted(near, key=lambda word: word.x)]

    def place(self, text: str) -> list[float]:
        return [word.x for word in self.words if word.text == text and word.y < self.lines["1"]]
