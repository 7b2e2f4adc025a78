"""Fills a pattern of black squares with words: each slot keeps the words that still fit as bits, each choice is carried
to the crossing slots at once, and the slot with the fewest words is filled next."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import NamedTuple

from ludogite.rules.cells import cells_in
from ludogite.rules.crossword.grid import BLACK, HIDDEN, Grid

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
MOST_FAILURES = 120
"""After so many dead ends a search is given up: another pattern or another order is quicker."""


class Candidate(NamedTuple):
    """A word that may be written."""

    answer: str
    families: frozenset[str]
    """What it is a form of; of each family one word is written."""
    kinds: frozenset[str] = frozenset()
    """What there may only be a few of in a grid: names, verbs …"""
    weight: float = 1.0
    """How gladly it is taken."""


class Lexicon:
    """Candidates by length; a set of them is a number with one bit each."""

    def __init__(self, candidates: Iterable[Candidate]) -> None:
        self.words: dict[int, list[Candidate]] = {}
        self.with_letter: dict[int, list[list[int]]] = {}
        """By length, place and letter: the words that have this letter there."""
        self.of_family: dict[str, dict[int, int]] = {}
        """By family and length: its words."""
        self.of_kind: dict[str, dict[int, int]] = {}
        self.place: dict[str, int] = {}
        """Of each answer, its number among those of its length."""
        for candidate in candidates:
            self._add(candidate)
        self.all = {length: (1 << len(words)) - 1 for length, words in self.words.items()}

    def _add(self, word: Candidate) -> None:
        length = len(word.answer)
        words = self.words.setdefault(length, [])
        bit = 1 << len(words)
        self.place[word.answer] = len(words)
        words.append(word)
        if length not in self.with_letter:
            self.with_letter[length] = [[0] * len(LETTERS) for _ in range(length)]
        for place, letter in zip(self.with_letter[length], word.answer, strict=True):
            place[ord(letter) - ord("A")] |= bit
        for groups, names in ((self.of_family, word.families), (self.of_kind, word.kinds)):
            for name in names:
                bits = groups.setdefault(name, {})
                bits[length] = bits.get(length, 0) | bit


class Crossing(NamedTuple):
    at: int
    other: int
    """The slot that crosses."""
    other_at: int


@dataclass(frozen=True)
class Pattern:
    """Where the black squares are."""

    letters: str
    """70 characters: BLACK, or anything else."""

    @cached_property
    def slots(self) -> tuple[tuple[int, ...], ...]:
        """The cells of each word, in the order of a grid's words."""
        blank = "".join(BLACK if letter == BLACK else HIDDEN for letter in self.letters)
        return tuple(word.cells for word in Grid(blank, ()).words)

    @cached_property
    def crossings(self) -> tuple[tuple[Crossing, ...], ...]:
        """For each slot, where it meets others."""
        found: list[list[Crossing]] = [[] for _ in self.slots]
        at = {(slot, cell): n for slot, cells in enumerate(self.slots) for n, cell in enumerate(cells)}
        for (slot, cell), n in at.items():
            for (other, other_cell), other_n in at.items():
                if other_cell == cell and other != slot:
                    found[slot].append(Crossing(n, other, other_n))
        return tuple(map(tuple, found))

    def mirrored(self) -> Pattern:
        """Left and right exchanged."""
        return Pattern("".join(self.letters[row : row + 7][::-1] for row in range(0, 70, 7)))

    def turned(self) -> Pattern:
        """Turned by half a turn."""
        return Pattern(self.letters[::-1])


class _DeadEnd(Exception):
    pass


class _Search:
    def __init__(self, pattern: Pattern, lexicon: Lexicon, limits: Mapping[str, int], rng: Random) -> None:
        self.pattern, self.lexicon, self.limits, self.rng = pattern, lexicon, limits, rng
        self.lengths = [len(cells) for cells in pattern.slots]
        self.failures = 0

    def run(self, wanted: Sequence[str]) -> list[Candidate] | None:
        """The words of the slots, or None after too many dead ends."""
        domains = [self.lexicon.all.get(length, 0) for length in self.lengths]
        try:
            self._spread(domains, set(range(len(domains))))
        except _DeadEnd:
            return None
        chosen: dict[int, Candidate] = {}
        used: dict[str, int] = {}
        for answer in wanted:
            domains, chosen, used = self._with_word(answer, domains, chosen, used)
        return self._fill(domains, chosen, used)

    def _with_word(
        self, answer: str, domains: list[int], chosen: dict[int, Candidate], used: dict[str, int]
    ) -> tuple[list[int], dict[int, Candidate], dict[str, int]]:
        """With this one written in some slot; as it was, if it fits nowhere."""
        n = self.lexicon.place.get(answer, 0)
        fitting = [
            slot
            for slot, length in enumerate(self.lengths)
            if length == len(answer) and slot not in chosen and domains[slot] >> n & 1
        ]
        for slot in self.rng.sample(fitting, len(fitting)) if answer in self.lexicon.place else ():
            try:
                return self._write(domains, chosen, used, slot, n)
            except _DeadEnd:
                continue
        return domains, chosen, used

    def _write(
        self, domains: list[int], chosen: dict[int, Candidate], used: dict[str, int], slot: int, n: int
    ) -> tuple[list[int], dict[int, Candidate], dict[str, int]]:
        """What is left and what is written after this choice; _DeadEnd if it leaves a slot without words."""
        word = self.lexicon.words[self.lengths[slot]][n]
        left = list(domains)
        left[slot] = 1 << n
        now_used = used | {kind: used.get(kind, 0) + 1 for kind in word.kinds}
        self._spread(left, {slot} | self._strike(left, chosen, slot, word, now_used))
        return left, chosen | {slot: word}, now_used

    def _fill(self, domains: list[int], chosen: dict[int, Candidate], used: dict[str, int]) -> list[Candidate] | None:
        open_slots = [slot for slot in range(len(domains)) if slot not in chosen]
        if not open_slots:
            return [chosen[slot] for slot in range(len(domains))]
        slot = min(open_slots, key=lambda slot: (domains[slot].bit_count(), -self.lengths[slot]))
        for n in self._order(self.lengths[slot], domains[slot]):
            try:
                after = self._write(domains, chosen, used, slot, n)
            except _DeadEnd:
                self.failures += 1
            else:
                if found := self._fill(*after):
                    return found
            if self.failures > MOST_FAILURES:
                return None
        self.failures += 1
        return None

    def _order(self, length: int, domain: int) -> list[int]:
        """Words that are taken gladly tend to come first."""
        words, draw = self.lexicon.words[length], self.rng.random
        return sorted(cells_in(domain), key=lambda n: draw() ** (1 / words[n].weight), reverse=True)

    def _strike(
        self, domains: list[int], chosen: Mapping[int, Candidate], slot: int, word: Candidate, used: Mapping[str, int]
    ) -> set[int]:
        """What may not be written any more, once the word is; returns the slots that have lost words."""
        full = [kind for kind in word.kinds if kind in self.limits and used[kind] >= self.limits[kind]]
        gone = [self.lexicon.of_family[family] for family in word.families]
        gone += [self.lexicon.of_kind[kind] for kind in full]
        changed = set()
        for other, length in enumerate(self.lengths):
            if other == slot or other in chosen:
                continue
            before = domains[other]
            for bits in gone:
                domains[other] &= ~bits.get(length, 0)
            if domains[other] != before:
                changed.add(other)
        return changed

    def _spread(self, domains: list[int], changed: set[int]) -> None:
        """Each slot keeps the words whose letters are possible in the slots that cross it."""
        with_letter = self.lexicon.with_letter
        while changed:
            slot = min(changed, key=lambda slot: domains[slot].bit_count())
            changed.remove(slot)
            domain = domains[slot]
            if not domain:
                raise _DeadEnd
            length = self.lengths[slot]
            only = self.lexicon.words[length][domain.bit_length() - 1].answer if domain.bit_count() == 1 else None
            for at, other, other_at in self.pattern.crossings[slot]:
                theirs = with_letter[self.lengths[other]][other_at]
                if only:
                    kept = theirs[ord(only[at]) - ord("A")]
                else:
                    kept = 0
                    for ours, their in zip(with_letter[length][at], theirs, strict=True):
                        if domain & ours:
                            kept |= their
                if (left := domains[other] & kept) != domains[other]:
                    domains[other] = left
                    if not left:
                        raise _DeadEnd
                    changed.add(other)


def fill(
    pattern: Pattern, lexicon: Lexicon, limits: Mapping[str, int], rng: Random, wanted: Sequence[str] = ()
) -> list[Candidate] | None:
    """Words for all slots of the pattern: of each family one at most, of each kind no more than the limit. Those that
    are wanted are written first, in their order, where they fit. None if the search came to too many dead ends."""
    return _Search(pattern, lexicon, limits, rng).run(wanted)
