"""Finds all solutions of a challenge by exact cover: each cell once, each piece once.

Many partial solutions are extended at once, as numpy arrays. For each, the cell or piece with the fewest candidates is
found, and every such candidate makes a child. A candidate that is not seen from outside has no colour at first and gets
the one that is left of its piece, so that the search need not try both."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain, product
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ludogite.rules.cells import cells_in
from ludogite.rules.cube.contacts import FULL
from ludogite.rules.cube.pieces import CELLS, LETTERS, PLACEMENTS, mask_of
from ludogite.rules.cube.target import Challenge, Solution
from ludogite.search.cube_gaps import Marks, Masks, can_be_even, have_no_pocket

Progress: TypeAlias = Callable[[float], None]
Numbers: TypeAlias = NDArray[np.intp]
Counts: TypeAlias = NDArray[np.uint16]

TYPES = len(LETTERS)
CHUNK = 4096
"""How many partial solutions are extended at once when all solutions are wanted."""
FEW = 64
"""The same, when a few solutions are enough."""
SCOUTS = 32
"""The same, when any solution will do."""
LONG_SEARCH = 800
"""With so many candidates looking ahead takes less time than it saves, if all solutions are wanted."""
HANDFUL = 8
"""Candidates of so few partial solutions are counted in one go, those of more word by word."""
UNDECIDED = 2
"""The colour of a candidate that is not seen."""
BLACK = np.uint64(mask_of(cell for cell in CELLS if sum(cell) % 2))
LOPSIDED = np.uint16(sum(0b11 << 2 * LETTERS.index(letter) for letter in "TB"))
"""The pieces that cover three black cells and a white one, or three white ones and a black one."""
MANY = 511
"""As many candidates as a cell or piece may have here; so a number of candidates fits above the number of an item."""
ITEM_BITS = 7
ITEMS = np.arange(len(CELLS) + 3 * TYPES, dtype=np.uint16)[:, None]
"""Each cell, each piece, and each piece in red and in yellow."""
ONCE = (np.uint16(1) << 2 * np.arange(TYPES, dtype=np.uint16))[:, None]
"""The first of the two bits of each piece in `Nodes.uses`."""


@cache
def _all_masks() -> Masks:
    return np.array([placement.mask for placement in PLACEMENTS], dtype=np.uint64)


@cache
def _all_pieces() -> Numbers:
    return np.array([placement.piece for placement in PLACEMENTS])


@cache
def _all_cells() -> Numbers:
    """The four cells of every placement: the first ones, then the second ones and so on."""
    return np.array([list(cells_in(placement.mask)) for placement in PLACEMENTS]).T


def allowed(challenge: Challenge, colour: int) -> Marks:
    """Which placements of a colour the target allows: `Challenge.allows` for all at once."""
    masks = _all_masks()
    marks: Marks = (masks & np.uint64(~challenge.object & (1 << 64) - 1 | challenge.shown[1 - colour])) == 0
    for pair, is_one in challenge.joined:
        met = masks & np.uint64(pair)
        both = met == pair
        marks &= (both | (met == 0)) if is_one else ~both
    return marks


@dataclass
class Nodes:
    """Partial solutions, one line each."""

    alive: Masks
    """Which candidates are still possible, 64 a word."""
    filled: Masks
    uses: NDArray[np.uint16]
    """Two bits a piece: whether it is used, and whether twice."""
    path: NDArray[np.int16]
    """The candidates chosen."""
    share: NDArray[np.float64]
    """The estimated part of the whole search below each node, for progress."""

    def split(self, at: int) -> tuple[Nodes, Nodes]:
        return self.pick(slice(None, at)), self.pick(slice(at, None))

    def pick(self, which: slice) -> Nodes:
        return Nodes(self.alive[which], self.filled[which], self.uses[which], self.path[which], self.share[which])

    def __len__(self) -> int:
        return len(self.filled)


Step: TypeAlias = tuple[Nodes, Numbers, Numbers, Nodes]
"""Nodes, the choices tried at them, each with its parent, and the children that came of it."""
Look: TypeAlias = Callable[[Nodes], tuple[Numbers, Numbers]]
"""Where to go on: for each node some candidates of which every solution has exactly one, as pairs of both."""


class Cover:
    """The candidates of a challenge and what each rules out."""

    def __init__(self, challenge: Challenge) -> None:
        self.challenge = challenge
        self._given = np.uint64(sum(placement.mask for placement, _ in challenge.given))
        self._outside = np.uint64(FULL & ~challenge.object)
        free = [{0, 1} if not challenge.is_half else {0} for _ in range(TYPES)]
        for placement, colour in challenge.given:
            free[placement.piece].discard(colour)
        self._free = free
        self._pieces_left = sum(map(len, free))
        self._take(*self._candidates())

    def _candidates(self) -> tuple[Numbers, Numbers]:
        """Placements of the pieces that are left, on free cells, each with its colour."""
        masks, pieces = _all_masks(), _all_pieces()
        seen = np.uint64(self.challenge.shown[0] | self.challenge.shown[1])
        open_cells = (masks & self._given) == 0
        hidden = (masks & seen) == 0
        numbers, colours = [], []
        for colour in self.challenge.colours:
            has = np.array([colour in free for free in self._free])[pieces]
            marked = np.nonzero(allowed(self.challenge, colour) & open_cells & has & ~hidden)[0]
            numbers.append(marked)
            colours.append(np.full(len(marked), colour))
        has = np.array([bool(free) for free in self._free])[pieces]
        inside = (masks & self._outside) == 0
        marked = np.nonzero(hidden & open_cells & has & inside)[0]
        return np.concatenate([*numbers, marked]), np.concatenate([*colours, np.full(len(marked), UNDECIDED)])

    def _take(self, numbers: Numbers, colours: Numbers) -> None:
        self.numbers, self.colours = numbers, colours
        self.masks, self.pieces = _all_masks()[numbers], _all_pieces()[numbers]
        self._sorted_masks = np.sort(self.masks)
        covers = _cells(self.masks).view(np.bool_)
        are_pieces = self.pieces == np.arange(TYPES)[:, None]
        kinds = are_pieces & (colours == np.arange(3)[:, None, None])
        can_be = kinds[:2] | kinds[UNDECIDED]
        self._items = _packed(np.concatenate([covers, are_pieces, *can_be]))
        """The candidates of each cell, of each piece, and of each piece in red and in yellow."""
        # Most words hold nothing for most of them, for candidates are ordered by colour and piece.
        counted = np.concatenate([self._items[: len(CELLS)], _packed(np.concatenate(kinds))])
        self._counted = counted[:, None]
        self._by_word = [(np.nonzero(word)[0], word[word != 0][:, None]) for word in counted.T]
        first, second, third, fourth = (self._items[cells] for cells in _all_cells()[:, numbers])
        self._apart = ~(first | second | third | fourth)
        of_pieces, in_red, in_yellow = self._items[len(CELLS) :].reshape(3, TYPES, -1)
        ruled_out = [np.zeros_like(of_pieces[:1]), of_pieces, of_pieces & ~in_yellow, of_pieces & ~in_red]
        self._left_over = ~np.concatenate(ruled_out)
        """What a choice leaves of the other candidates: all, none of the piece, none of its colour."""
        self._after_first = np.where(colours == UNDECIDED, 0, 1 + TYPES + TYPES * colours + self.pieces)

    def _root(self) -> Nodes:
        uses = sum((0b11 >> len(free)) << 2 * piece for piece, free in enumerate(self._free))
        return Nodes(
            _packed(np.ones((1, len(self.numbers)), dtype=np.bool_)),
            np.array([self._given | self._outside]),
            np.array([uses], dtype=np.uint16),
            np.zeros((1, 0), dtype=np.int16),
            np.ones(1),
        )

    def look_ahead(self) -> None:
        """Drops candidates that would leave some cell or piece without any."""
        every = np.arange(len(self.numbers))
        children = self._children(self._root(), np.zeros_like(every), every)
        kept = children.path[:0, 0] if not len(children) else children.path[self._fewest(children)[0] > 0, 0]
        self._take(self.numbers[kept], self.colours[kept])

    def solutions(self, progress: Progress | None = None) -> Iterator[Solution]:
        """All of them, as soon as possible."""
        return self._listed(self._all_paths(progress))

    def first_solutions(self) -> Iterator[Solution]:
        """The same in another order, the first as soon as possible."""
        return self._listed(self._paths(self.steps(FEW, self.options)))

    def count(self, limit: int | None = None, progress: Progress | None = None) -> int:
        """How many solutions there are; with a limit, at most so many."""
        few = self._paths(self.steps(FEW, self._worthwhile), progress)
        total = 0
        for paths in self._all_paths(progress) if limit is None else few:
            undecided = self.colours[paths] == UNDECIDED
            pairs = [(undecided & (self.pieces[paths] == piece)).sum(axis=1) == 2 for piece in range(TYPES)]
            total += int((1 << np.sum(pairs, axis=0)).sum())
            if limit is not None and total >= limit:
                return limit
        return total

    def tightest(self) -> tuple[int | None, int | None, list[int]]:
        """Where there is least choice now: a cell or else a piece, and the numbers of the placements possible there."""
        root = self._root()
        _, items = self._fewest(root)
        _, choices = self.options(root)
        item = int(items[0])
        numbers = [int(self.numbers[choice]) for choice in choices]
        if item < len(CELLS):
            return item, None, numbers
        return None, (item - len(CELLS)) % TYPES, numbers

    def wander(self, rng: np.random.Generator) -> Solution | None:
        """Some solution, another for another generator."""

        def look(nodes: Nodes) -> tuple[Numbers, Numbers]:
            parents, choices = self.options(nodes)
            shuffled = rng.permutation(len(choices))
            return parents[shuffled], choices[shuffled]

        for paths in self._paths(self.steps(SCOUTS, look)):
            chosen, pairs = self._settled(paths[rng.integers(len(paths))])
            return self._complete(chosen, pairs, [pair[rng.integers(2)] for pair in pairs])
        return None

    def _all_paths(self, progress: Progress | None) -> Iterator[NDArray[np.int16]]:
        if len(self.numbers) >= LONG_SEARCH:
            self.look_ahead()
        return self._paths(self.steps(CHUNK, self._worthwhile), progress)

    def _paths(self, steps: Iterator[Step], progress: Progress | None = None) -> Iterator[NDArray[np.int16]]:
        """Complete choices of candidates, some at a time."""
        if not all(self.challenge.allows(placement, colour) for placement, colour in self.challenge.given):
            return
        if not self._pieces_left:
            yield np.zeros((1, 0), dtype=np.int16)
            return
        done = 0.0
        for nodes, _, _, children in steps:
            is_complete = children.path.shape[1] == self._pieces_left
            if is_complete and len(children):
                yield children.path
            done += float(nodes.share.sum()) - (0 if is_complete else float(children.share.sum()))
            if progress:
                progress(min(done, 1.0))

    def steps(self, chunk: int, look: Look) -> Iterator[Step]:
        """The search, the deepest nodes first."""
        stack = [self._root()]
        while stack:
            nodes = stack.pop()
            if len(nodes) > chunk:
                rest, nodes = nodes.split(len(nodes) - chunk)
                stack.append(rest)
            parents, choices = look(nodes)
            children = self._children(nodes, parents, choices)
            yield nodes, parents, choices, children
            if len(children) and children.path.shape[1] < self._pieces_left:
                stack.append(children)

    def options(self, nodes: Nodes) -> tuple[Numbers, Numbers]:
        """The candidates of the cell or piece that has fewest."""
        fewest, items = self._fewest(nodes)
        living = np.nonzero(fewest)[0]
        lines, choices = _bits(nodes.alive[living] & self._items[items[living]])
        return living[lines], choices

    def _worthwhile(self, nodes: Nodes) -> tuple[Numbers, Numbers]:
        """The same, without those that leave what cannot be filled. The last two pieces need no counting."""
        empty, left = ~nodes.filled, self._pieces_left - nodes.path.shape[1]
        if left == 1:  # whatever fits fills the rest
            return _bits(nodes.alive)
        if left > 2:
            parents, choices = self.options(nodes)
            if len(choices) <= FEW:
                return parents, choices
            sound = have_no_pocket(empty[parents] & ~self.masks[choices])
        else:
            first = np.bitwise_count(empty ^ empty - np.uint64(1)) - np.uint8(1)
            parents, choices = _bits(nodes.alive & self._items[first])
            rest = empty[parents] & ~self.masks[choices]
            sound = self._sorted_masks.take(np.searchsorted(self._sorted_masks, rest), mode="clip") == rest
        return parents[sound], choices[sound]

    def _fewest(self, nodes: Nodes) -> tuple[Counts, Numbers]:
        """For each node the least number of candidates that an open cell or piece has, and whose it is."""
        counts = self._counts(nodes)
        kinds = counts[len(CELLS) :].reshape(3, TYPES, len(nodes))
        in_colours = kinds[:2] + kinds[UNDECIDED]
        of_pieces = in_colours[0] + kinds[1]
        used, used_twice = nodes.uses & ONCE, nodes.uses & ONCE << 1
        unused = used == 0
        missing = unused & ((of_pieces < 2) | (in_colours == 0).any(axis=0))
        # A piece that is wanted twice is looked for by colour, unless some candidate could be either of the two.
        by_colour = unused & (kinds[UNDECIDED] == 0)
        kinds[1:] = np.where(by_colour, in_colours, MANY)
        kinds[0] = np.where(used > used_twice, of_pieces, MANY)
        kinds[0][missing] = 0
        np.minimum(kinds, MANY, out=kinds)
        # The least of both together is found much faster than by argmin.
        least = (counts << ITEM_BITS | ITEMS).min(axis=0)
        return least >> ITEM_BITS, (least & (1 << ITEM_BITS) - 1).astype(np.intp)

    def _counts(self, nodes: Nodes) -> Counts:
        """How many candidates each cell has, and each piece only in red, only in yellow and in either; a filled cell
        has MANY."""
        counts = np.zeros((len(ITEMS), len(nodes)), dtype=np.uint16)
        np.multiply(_cells(nodes.filled), MANY, out=counts[: len(CELLS)], dtype=np.uint16)
        if len(nodes) <= HANDFUL:
            counts += np.bitwise_count(self._counted & nodes.alive).sum(axis=2, dtype=np.uint16)
            return counts
        for alive, (met, bits) in zip(np.ascontiguousarray(nodes.alive.T), self._by_word, strict=True):
            counts[met] += np.bitwise_count(bits & alive)
        return counts

    def _children(self, nodes: Nodes, parents: Numbers, choices: Numbers) -> Nodes:
        filled, first = nodes.filled[parents] | self.masks[choices], ONCE[self.pieces[choices], 0]
        used = nodes.uses[parents]
        is_last = used & first
        uses = used | first | is_last << 1
        brood = np.bincount(parents, minlength=len(nodes))
        half = 2 * (self._pieces_left - nodes.path.shape[1] - 1)
        sound = np.nonzero(can_be_even(~filled & BLACK, half, np.bitwise_count(~uses & LOPSIDED)))[0]
        parents, choices = parents[sound], choices[sound]
        left_over = self._left_over[np.where(is_last[sound], 1 + self.pieces[choices], self._after_first[choices])]
        return Nodes(
            nodes.alive[parents] & self._apart[choices] & left_over,
            filled[sound],
            uses[sound],
            np.column_stack([nodes.path[parents], choices.astype(np.int16)]),
            nodes.share[parents] / brood[parents],
        )

    def _listed(self, paths: Iterator[NDArray[np.int16]]) -> Iterator[Solution]:
        """The solutions of complete paths: two pieces alike that are not seen can change their colours."""
        for path in chain.from_iterable(paths):
            chosen, pairs = self._settled(path)
            for reds in product(*pairs):
                yield self._complete(chosen, pairs, reds)

    def _settled(self, path: NDArray[np.int16]) -> tuple[list[tuple[int, int]], list[list[int]]]:
        """Of a complete path, the placements whose colour is known, with it, and the pairs that are not seen."""
        chosen: list[tuple[int, int]] = []
        loose: list[list[int]] = [[] for _ in range(TYPES)]
        left = [free.copy() for free in self._free]
        facts = (self.numbers[path].tolist(), self.pieces[path].tolist(), self.colours[path].tolist())
        for number, piece, colour in zip(*facts, strict=True):
            if colour == UNDECIDED:
                loose[piece].append(number)
            else:
                chosen.append((number, colour))
                left[piece].discard(colour)
        chosen += [(loose[piece][0], min(left[piece])) for piece in range(TYPES) if len(loose[piece]) == 1]
        return chosen, [numbers for numbers in loose if len(numbers) == 2]

    def _complete(self, chosen: list[tuple[int, int]], pairs: list[list[int]], reds: Sequence[int]) -> Solution:
        """With these of the pairs in red."""
        placed: tuple[list[int], list[int]] = ([*self.challenge.start[0]], [*self.challenge.start[1]])
        swapped = [(number, int(number != red)) for red, pair in zip(reds, pairs, strict=True) for number in pair]
        for number, colour in chosen + swapped:
            placed[colour].append(number)
        return tuple(sorted(placed[0])), tuple(sorted(placed[1]))


def _cells(masks: Masks) -> NDArray[np.uint8]:
    """A line for each cell: 1 where a mask holds it, otherwise 0."""
    return np.unpackbits(masks.view(np.uint8).reshape(-1, 8).T, axis=0, bitorder="little")


def _bits(words: Masks) -> tuple[Numbers, Numbers]:
    """Which bits are set: the line and the place of each, in order."""
    lines, columns = np.nonzero(words)
    bits = np.unpackbits(words[lines, columns].view(np.uint8), bitorder="little").view(np.bool_)
    which, bit = np.divmod(np.flatnonzero(bits), 64)
    return lines[which], columns[which] * 64 + bit


def _packed(marks: Marks) -> Masks:
    """Lines of marks as words of 64 bits."""
    words = max(1, -(-marks.shape[1] // 64))
    packed = np.zeros((len(marks), 8 * words), dtype=np.uint8)
    bits = np.packbits(marks, axis=1, bitorder="little")
    packed[:, : bits.shape[1]] = bits
    return packed.view(np.uint64)
