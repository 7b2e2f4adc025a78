"""Finds all solutions of a challenge by exact cover: each cell once, each piece once.

Many partial solutions are extended at once, as numpy arrays. For each, the cell or piece with the fewest candidates is
found, and every such candidate makes a child. A candidate that is not seen from outside has no colour at first and gets
the one that is left of its piece, so that the search need not try both."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ludogite.rules.cells import cells_in
from ludogite.rules.cube.pieces import CELLS, LETTERS, PLACEMENTS, mask_of
from ludogite.rules.cube.target import Challenge, Solution
from ludogite.search.cube_packings import can_be_even

Progress: TypeAlias = Callable[[float], None]
Masks: TypeAlias = NDArray[np.uint64]
Marks: TypeAlias = NDArray[np.bool_]
Numbers: TypeAlias = NDArray[np.intp]

TYPES = len(LETTERS)
CHUNK = 1024
"""How many partial solutions are extended at once when all solutions are wanted."""
FEW = 64
"""The same, when a few solutions are enough."""
SCOUTS = 32
"""The same, when any solution will do."""
UNDECIDED = 2
"""The colour of a candidate that is not seen."""
BLACK = np.uint64(mask_of(cell for cell in CELLS if sum(cell) % 2))
LOPSIDED = tuple(LETTERS.index(letter) for letter in "TB")
"""The pieces that cover three black cells and a white one, or three white ones and a black one."""
MANY = 60_000
PIECE_BITS = (2 * np.arange(TYPES, dtype=np.uint16))[:, None]
"""Where each piece is in `Nodes.uses`."""


@cache
def _all_masks() -> Masks:
    return np.array([placement.mask for placement in PLACEMENTS], dtype=np.uint64)


@cache
def _all_pieces() -> Numbers:
    return np.array([placement.piece for placement in PLACEMENTS])


def allowed(challenge: Challenge, colour: int) -> Marks:
    """Which placements of a colour the target allows: `Challenge.allows` for all at once."""
    masks = _all_masks()
    marks: Marks = (masks & np.uint64(~challenge.object & (1 << 64) - 1 | challenge.shown[1 - colour])) == 0
    for pair, is_one in challenge.joined:
        met = masks & np.uint64(pair)
        both = met == pair
        marks &= (both | (met == 0)) if is_one else ~both
    return marks


@dataclass(frozen=True)
class Survey:
    """How much work it is to find the solution by looking where there are fewest candidates and trying them all."""

    trials: int
    """Placements that are tried, right and wrong."""
    forced: int
    """Steps towards the solution that leave no choice."""
    wrong: int
    """Wrong candidates at the steps towards the solution."""
    depth: int
    """How many placements it takes at most to see that a wrong one was wrong."""


@dataclass
class Nodes:
    """Partial solutions, one line each."""

    alive: Masks
    """Which candidates are still possible, 64 a word."""
    filled: Masks
    uses: NDArray[np.uint16]
    """How often each piece is used, two bits a piece."""
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


class Cover:
    """The candidates of a challenge and what each rules out."""

    def __init__(self, challenge: Challenge, looks_ahead: bool = True) -> None:
        """Looking ahead drops candidates before the search that would leave some cell or piece without any."""
        self.challenge = challenge
        self._given = np.uint64(sum(placement.mask for placement, _ in challenge.given))
        free = [{0, 1} if not challenge.is_half else {0} for _ in range(TYPES)]
        for placement, colour in challenge.given:
            free[placement.piece].discard(colour)
        self._free = free
        self.cells = np.array(list(cells_in(challenge.object & ~int(self._given))), dtype=np.intp)
        self._cell_bits = self.cells.astype(np.uint64)[:, None]
        self._take(*self._candidates())
        if looks_ahead:
            kept = self._first_look()
            self._take(self.numbers[kept], self.colours[kept])

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
        inside = (masks & np.uint64(~self.challenge.object & (1 << 64) - 1)) == 0
        marked = np.nonzero(hidden & open_cells & has & inside)[0]
        return np.concatenate([*numbers, marked]), np.concatenate([*colours, np.full(len(marked), UNDECIDED)])

    def _take(self, numbers: Numbers, colours: Numbers) -> None:
        self.numbers, self.colours = numbers, colours
        self.masks, self.pieces = _all_masks()[numbers], _all_pieces()[numbers]
        self._known = list(zip(numbers.tolist(), self.pieces.tolist(), colours.tolist(), strict=True))
        covers = (self.masks >> self._cell_bits & np.uint64(1)).astype(np.bool_)
        are_pieces = self.pieces == np.arange(TYPES)[:, None]
        can_be = are_pieces & (colours != np.array([[[1]], [[0]]]))
        self._items = _packed(np.concatenate([covers, are_pieces, *can_be]))
        """The candidates of each cell, of each piece, and of each piece in red and in yellow."""
        # Most words hold nothing for most of them, for candidates are ordered by colour and piece.
        self._by_word = [(np.nonzero(word)[0], word[word != 0][:, None]) for word in self._items.T]
        self._apart = ~np.bitwise_or.reduce(self._items[np.nonzero(covers.T)[1].reshape(-1, 4)], axis=1)
        of_pieces, in_red, in_yellow = self._items[len(self.cells) :].reshape(3, TYPES, -1)
        ruled_out = [np.zeros_like(of_pieces[:1]), of_pieces, of_pieces & ~in_yellow, of_pieces & ~in_red]
        self._left_over = ~np.concatenate(ruled_out)
        """What a choice leaves of the other candidates: all, none of the piece, none of its colour."""
        self._after_first = np.where(colours == UNDECIDED, 0, 1 + TYPES + TYPES * colours + self.pieces)

    def _root(self) -> Nodes:
        uses = sum((2 - len(free)) << 2 * piece for piece, free in enumerate(self._free))
        return Nodes(
            _packed(np.ones((1, len(self.numbers)), dtype=np.bool_)),
            np.array([self._given]),
            np.array([uses], dtype=np.uint16),
            np.zeros((1, 0), dtype=np.int16),
            np.ones(1),
        )

    def _first_look(self) -> Marks:
        """Which candidates leave something possible for every cell and piece."""
        root, every = self._root(), np.arange(len(self.numbers))
        children = self._children(root, np.zeros(len(every), dtype=np.intp), every)
        kept = np.zeros(len(every), dtype=np.bool_)
        if len(children):
            fewest, _ = self._fewest(children)
            kept[children.path[:, 0]] = fewest > 0
        return kept

    def solutions(self, chunk: int = CHUNK, progress: Progress | None = None) -> Iterator[Solution]:
        for paths in self._paths(chunk, progress):
            for path in paths.tolist():
                yield from self._coloured(path)

    def count(self, limit: int | None = None, progress: Progress | None = None) -> int:
        """How many solutions there are; with a limit, at most so many."""
        total = 0
        for paths in self._paths(CHUNK if limit is None else FEW, progress):
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
        _, choices = self._options(root)
        item = int(items[0])
        numbers = [int(self.numbers[choice]) for choice in choices]
        if item < len(self.cells):
            return int(self.cells[item]), None, numbers
        return None, (item - len(self.cells)) % TYPES, numbers

    def wander(self, rng: np.random.Generator) -> Solution | None:
        """Some solution, another for another generator."""
        for paths in self._paths(SCOUTS, None, rng):
            chosen, pairs = self._settled(paths[rng.integers(len(paths))].tolist())
            return self._complete(chosen, pairs, [pair[rng.integers(2)] for pair in pairs])
        return None

    def _paths(
        self, chunk: int, progress: Progress | None, rng: np.random.Generator | None = None
    ) -> Iterator[NDArray[np.int16]]:
        """Complete choices of candidates, some at a time."""
        pieces_left = sum(map(len, self._free))
        if not all(self.challenge.allows(placement, colour) for placement, colour in self.challenge.given):
            return
        if not pieces_left:
            yield np.zeros((1, 0), dtype=np.int16)
            return
        done = 0.0
        for nodes, _, _, children in self.steps(chunk, rng):
            is_complete = children.path.shape[1] == pieces_left
            if is_complete and len(children):
                yield children.path
            done += float(nodes.share.sum()) - (0 if is_complete else float(children.share.sum()))
            if progress:
                progress(min(done, 1.0))

    def steps(
        self, chunk: int, rng: np.random.Generator | None = None
    ) -> Iterator[tuple[Nodes, Numbers, Numbers, Nodes]]:
        """The search: nodes, the choices tried at them, and the children that came of it; the deepest first, and by
        chance if there is a generator."""
        stack, pieces_left = [self._root()], sum(map(len, self._free))
        while stack:
            nodes = stack.pop()
            if len(nodes) > chunk:
                rest, nodes = nodes.split(len(nodes) - chunk)
                stack.append(rest)
            parents, choices = self._options(nodes)
            if rng is not None:
                shuffled = rng.permutation(len(choices))
                parents, choices = parents[shuffled], choices[shuffled]
            children = self._children(nodes, parents, choices)
            yield nodes, parents, choices, children
            if len(children) and children.path.shape[1] < pieces_left:
                stack.append(children)

    def _options(self, nodes: Nodes) -> tuple[Numbers, Numbers]:
        """For each node, the candidates of the item that has fewest: pairs of node and candidate."""
        fewest, items = self._fewest(nodes)
        living = np.nonzero(fewest)[0]
        options = nodes.alive[living] & self._items[items[living]]
        line, word = np.nonzero(options)
        bits = np.unpackbits(options[line, word].view(np.uint8), bitorder="little").view(np.bool_)
        which, bit = np.divmod(np.flatnonzero(bits), 64)
        return living[line[which]], word[which] * 64 + bit

    def _fewest(self, nodes: Nodes) -> tuple[NDArray[np.uint16], Numbers]:
        """For each node the least number of candidates that an open cell or piece has, and whose it is."""
        counts = self._counts(nodes)
        closed = (nodes.filled >> self._cell_bits & np.uint64(1)).astype(np.bool_)
        counts[: len(self.cells)][closed] = MANY
        of_pieces, *of_colours = counts[len(self.cells) :].reshape(3, TYPES, len(nodes))
        used = nodes.uses >> PIECE_BITS & 3
        twice = used == 0
        missing = twice & ((of_pieces < 2) | (of_colours[0] == 0) | (of_colours[1] == 0))
        # A piece that is wanted twice is looked for by colour, unless some candidate could be either of the two.
        vague = ~twice | (of_colours[0] + of_colours[1] != of_pieces)
        of_pieces[used != 1] = MANY
        of_pieces[missing] = 0
        for of_colour in of_colours:
            of_colour[vague] = MANY
        best = counts.argmin(axis=0)
        return counts[best, np.arange(len(nodes))], best

    def _counts(self, nodes: Nodes) -> NDArray[np.uint16]:
        """How many candidates each cell has, each piece, and each piece in red and in yellow."""
        counts = np.zeros((len(self._items), len(nodes)), dtype=np.uint16)
        for alive, (met, bits) in zip(np.ascontiguousarray(nodes.alive.T), self._by_word, strict=True):
            counts[met] += np.bitwise_count(bits & alive)
        return counts

    def _children(self, nodes: Nodes, parents: Numbers, choices: Numbers) -> Nodes:
        filled = nodes.filled[parents] | self.masks[choices]
        uses = nodes.uses[parents] + (1 << 2 * self.pieces[choices]).astype(np.uint16)
        brood = np.bincount(parents, minlength=len(nodes))
        empty = np.uint64(self.challenge.object) & ~filled
        left = [2 - (uses >> 2 * piece & 3).astype(np.int8) for piece in LOPSIDED]
        sound = np.nonzero(can_be_even(empty, BLACK, left[0] + left[1]))[0]
        parents, choices, filled, uses = parents[sound], choices[sound], filled[sound], uses[sound]
        is_last = (uses >> (2 * self.pieces[choices]).astype(np.uint16) & 3) == 2
        left_over = self._left_over[np.where(is_last, 1 + self.pieces[choices], self._after_first[choices])]
        return Nodes(
            nodes.alive[parents] & self._apart[choices] & left_over,
            filled,
            uses,
            np.column_stack([nodes.path[parents], choices.astype(np.int16)]),
            nodes.share[parents] / brood[parents],
        )

    def _coloured(self, path: list[int]) -> Iterator[Solution]:
        """The solutions of one complete path: two pieces alike that are not seen can change their colours."""
        chosen, pairs = self._settled(path)
        for reds in product(*pairs):
            yield self._complete(chosen, pairs, reds)

    def _settled(self, path: list[int]) -> tuple[list[tuple[int, int]], list[list[int]]]:
        """Of a complete path, the placements whose colour is known, with it, and the pairs that are not seen."""
        chosen: list[tuple[int, int]] = []
        loose: list[list[int]] = [[] for _ in range(TYPES)]
        left = [free.copy() for free in self._free]
        for candidate in path:
            number, piece, colour = self._known[candidate]
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


def survey(challenge: Challenge, solution: Solution) -> Survey:
    """How hard it is to find the one solution by trying what has fewest candidates."""
    cover, placed = Cover(challenge, looks_ahead=False), np.array([*solution[0], *solution[1]])
    trials = forced = wrong = depth = 0
    for nodes, parents, choices, _ in cover.steps(CHUNK):
        trials += len(choices)
        right = np.isin(cover.numbers[nodes.path], placed)
        leads_on = right.all(axis=1)
        options = np.bincount(parents, minlength=len(nodes))[leads_on]
        forced += int((options == 1).sum())
        wrong += int((options - 1).sum())
        steps_astray = (~np.logical_and.accumulate(right, axis=1)).sum(axis=1)
        depth = max(depth, int(steps_astray.max(initial=0)) + 1)
    return Survey(trials, forced, wrong, depth)


def _packed(marks: Marks) -> Masks:
    """Lines of marks as words of 64 bits."""
    words = max(1, -(-marks.shape[1] // 64))
    packed = np.zeros((len(marks), 8 * words), dtype=np.uint8)
    bits = np.packbits(marks, axis=1, bitorder="little")
    packed[:, : bits.shape[1]] = bits
    return packed.view(np.uint64)
