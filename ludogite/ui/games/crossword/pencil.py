"""One word in pencil: what is typed, and which cell each letter belongs to. No Qt, and nothing of the answer.

Somebody may type the whole word or only the letters that are missing. Both are possible readings of what was typed
since the cursor was last placed, and with double letters it may take another key to know which one was meant."""

from __future__ import annotations

from collections.abc import Sequence

from ludogite.rules.crossword.grid import LETTERS, fold

EMPTY = "."


def letters_in(text: str) -> str:
    """The letters of a key or a pasted text: é is E, œ is OE; anything else writes nothing."""
    return "".join(letter for letter in fold(text) if letter in LETTERS)


class Pencil:
    def __init__(self, ink: Sequence[str | None] = ()) -> None:
        self.ink = tuple(ink)
        """Of each cell of the word the letter that was found, or None."""
        self._settled: dict[int, str] = {}
        """Letters written before the cursor was last placed."""
        self._start = 0
        """The place of the cursor then."""
        self._run = ""
        """Letters typed since."""

    # What stands there

    @property
    def letters(self) -> dict[int, str]:
        """The letters in pencil, by their place in the word."""
        return {**self._settled, **self._aligned(self._run)[0]}

    @property
    def cursor(self) -> int | None:
        """The place of the next letter; None at the end of the word."""
        after = self._aligned(self._run)[1] if self._run else self._start
        return next((n for n in range(after, len(self.ink)) if self.ink[n] is None), None)

    @property
    def first(self) -> int | None:
        """The place of the cursor before anything is typed."""
        return next((n for n, found in enumerate(self.ink) if found is None), None)

    @property
    def missing(self) -> int:
        """The number of empty cells."""
        letters = self.letters
        return sum(found is None and n not in letters for n, found in enumerate(self.ink))

    @property
    def is_blank(self) -> bool:
        """Whether nothing is written."""
        return not self.letters

    @property
    def word(self) -> str:
        """Ink and pencil together; EMPTY where there is neither."""
        letters = self.letters
        return "".join(found or letters.get(n, EMPTY) for n, found in enumerate(self.ink))

    def _aligned(self, run: str) -> tuple[dict[int, str], int]:
        """The places of the letters of a run, and the place after them. A run that repeats the ink it passes is the
        whole word, unless as the missing letters alone it fills the word exactly."""
        gaps, whole = self._as_gaps(run), self._as_whole(run)
        free = sum(found is None for found in self.ink[self._start :])
        passes_ink = any(self.ink[self._start : self._start + len(run)])
        if whole is not None and passes_ink and (len(run) != free or gaps is None):
            return whole
        return gaps or whole or ({}, self._start)

    def _as_gaps(self, run: str) -> tuple[dict[int, str], int] | None:
        """Only the missing letters."""
        places = [n for n in range(self._start, len(self.ink)) if self.ink[n] is None]
        if len(run) > len(places):
            return None
        written = dict(zip(places, run, strict=False))
        return written, max(written) + 1 if written else self._start

    def _as_whole(self, run: str) -> tuple[dict[int, str], int] | None:
        """The letters in ink too, which are to be the same."""
        end = self._start + len(run)
        if end > len(self.ink):
            return None
        cells = list(zip(range(self._start, end), run, strict=True))
        if any(self.ink[n] not in (None, letter) for n, letter in cells):
            return None
        return {n: letter for n, letter in cells if self.ink[n] is None}, end

    # Writing

    def write(self, text: str) -> bool:
        """Types letters from the cursor on; whether anything of it was written."""
        before = self._run
        for letter in letters_in(text):
            run = self._run + letter
            if self._as_gaps(run) is None and self._as_whole(run) is None:
                break
            self._run = run
        return self._run != before

    def put(self, place: int, letter: str) -> bool:
        """A letter into one cell, if it is not in ink; the cursor goes behind it."""
        if place not in range(len(self.ink)) or self.ink[place] is not None:
            return False
        self._settle(place + 1)
        self._settled[place] = letter
        return True

    def erase(self) -> bool:
        """Backspace: the last letter in pencil goes; ink is skipped. False where there is none."""
        end = self._aligned(self._run)[1] if self._run else self._start
        at = next((n for n in reversed(range(end)) if self.ink[n] is None), None)
        if at is None:
            return False
        self._settle(at)
        self._settled.pop(at, None)
        return True

    def erase_here(self) -> bool:
        """Delete: the letter at the cursor goes."""
        at = self.cursor
        if at is None or at not in self.letters:
            return False
        self._settle(at)
        del self._settled[at]
        return True

    # The cursor

    def place(self, at: int) -> None:
        """The cursor goes there, or to the next cell that is not in ink."""
        self._settle(min(max(at, 0), len(self.ink)))

    def step(self, step: int) -> None:
        """To the next or last cell that is not in ink."""
        free = [n for n, found in enumerate(self.ink) if found is None]
        at = len(self.ink) if self.cursor is None else self.cursor
        ahead = [n for n in free if (n > at if step > 0 else n < at)]
        if ahead:
            self._settle(ahead[0] if step > 0 else ahead[-1])
        elif step > 0:
            self._settle(len(self.ink))

    def _settle(self, start: int) -> None:
        self._settled, self._run, self._start = self.letters, "", start

    # As a text

    def text(self) -> str:
        """The letters in pencil, EMPTY for every other cell, and the place of the cursor."""
        letters = self.letters
        at = len(self.ink) if self.cursor is None else self.cursor
        return f"{''.join(letters.get(n, EMPTY) for n in range(len(self.ink)))} {at}"

    def read(self, text: str) -> None:
        """From a text that may be damaged, or of another word: then nothing is written."""
        letters, _, at = text.partition(" ")
        fits = len(letters) == len(self.ink) and at.isascii() and at.isdigit() and int(at) <= len(self.ink)
        if not fits or not all(letter in LETTERS or letter == EMPTY for letter in letters):
            return
        written = {n: letter for n, letter in enumerate(letters) if letter != EMPTY}
        if all(self.ink[n] is None for n in written):
            self._settled, self._run, self._start = written, "", int(at)
