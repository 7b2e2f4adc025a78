"""One player's board in the race: what is found of the grid, what was missed, and the points; and what is counted up at
the end."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ludogite.rules.crossword.grid import Grid
from ludogite.rules.crossword.track import START, GridLine, asks_from_the_end, line_beside

LETTER_POINTS = (15, 10, 5)
"""For each letter, by how often the word was missed before: never, once, more often."""
UNFOUND_LETTER = 5
"""What each letter that the opponent has not found brings to the first to complete his grid."""


@dataclass(frozen=True)
class Sheet:
    """One player's board: his pawn, and how much of his grid he has found."""

    grid: Grid
    misses: tuple[int, ...]
    """How often each word was missed, in the order of the grid's words."""
    found: int = 0
    written: tuple[int, ...] = (0, 0, 0)
    """How many letters were written for 15, for 10 and for 5 points."""
    pawn: str = START

    @property
    def points(self) -> int:
        return sum(worth * count for worth, count in zip(LETTER_POINTS, self.written, strict=True))

    def is_known(self, word: int) -> bool:
        return not self.grid.words[word].mask & ~self.found

    def is_complete(self, line: GridLine) -> bool:
        return all(map(self.is_known, self.grid.words_of[line]))

    @property
    def unfound(self) -> int:
        return (self.grid.white & ~self.found).bit_count()

    def nearest_word(self, square: str | None = None) -> int:
        """Of the words that are not complete in the line of a square, by default the pawn's, the one nearest to it."""
        square = square or self.pawn
        words = self.grid.words_of[line_beside(square)]
        nearest_first = reversed(words) if asks_from_the_end(square) else words
        return next(word for word in nearest_first if not self.is_known(word))

    def new_letters(self, word: int) -> int:
        """How many letters the word would add."""
        return (self.grid.words[word].mask & ~self.found).bit_count()

    def letter_points(self, word: int) -> int:
        """What each new letter of the word would bring now."""
        return LETTER_POINTS[self._step(word)]

    def _step(self, word: int) -> int:
        return min(self.misses[word], len(LETTER_POINTS) - 1)

    def answered(self, word: int, answer: str) -> Sheet:
        """A right answer is written and scores its new letters; anything else ticks an arrow of the word."""
        if answer != self.grid.answer(word):
            ticked = (misses + (n == word) for n, misses in enumerate(self.misses))
            return replace(self, misses=tuple(ticked))
        new, step = self.new_letters(word), self._step(word)
        written = tuple(count + new * (n == step) for n, count in enumerate(self.written))
        return replace(self, found=self.found | self.grid.words[word].mask, written=written)

    def missed(self) -> list[MissedWord]:
        """The words that were missed or are not found; with answers and clues where they lie open."""
        return [
            MissedWord(word.key, self.grid.answer(n), self.grid.clues[n], self.misses[n], self.is_known(n))
            for n, word in enumerate(self.grid.words)
            if self.misses[n] or not self.is_known(n)
        ]


@dataclass(frozen=True)
class MissedWord:
    """A line of the notebook at the end."""

    key: str
    answer: str
    clue: str
    misses: int
    is_found: bool
    """Whether it was completed in the end, by an answer or by its crossings."""


@dataclass(frozen=True)
class Bill:
    """What a player's points are made of."""

    written: tuple[int, ...]
    """How many letters were written for 15, for 10 and for 5 points."""
    unfound: int = 0
    """For the first to complete his grid: how many letters his opponent has not found. Nothing for the other."""

    @property
    def bonus(self) -> int:
        return UNFOUND_LETTER * self.unfound

    @property
    def lines(self) -> tuple[tuple[int, int], ...]:
        """Each worth of a letter with the number of letters, the highest first."""
        return tuple(zip(LETTER_POINTS, self.written, strict=True))

    @property
    def points(self) -> int:
        return sum(worth * count for worth, count in self.lines) + self.bonus
