"""The exact solver of Four Shapes: for every placement, who wins and in how many plies.

The rules for players, the board on screen and the choice among moves live elsewhere.

Cells are the bits of 16-bit masks, a1 = bit 0, b1 = bit 1, ... d4 = bit 15. A *holding* is where one
shape stands: the mover's cells in the high 16 bits, the opponent's in the low 16. A *position* is the
four holdings. A *worth* is a signed count of plies: +n, the mover wins in n; -n, the mover loses in n.

The opening table only saves time: without it the answers are the same.
Its file, all numbers big-endian:

    8 bytes         b"4SHAPES" and the format version, one byte
    4 bytes         CRC-32 of everything that follows
    17 bytes each   the standard form of a position (four holdings of 4 bytes) and its worth (1 byte,
                    signed), in ascending order of position

The functions marked ``cache`` keep what they have worked out, some tens of thousands of small entries at
most; the search itself forgets everything between two questions.
"""

import struct
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import permutations, product
from operator import or_
from typing import NamedTuple
from zlib import crc32

from ludogite import paths
from ludogite.rules.shapes import LINES, PIECES_OF_A_SHAPE

Position = tuple[int, ...]
Placement = tuple[int, int]

OPENING_PLIES = 5

_BOARD = 0xFFFF
_LINES = tuple(line.cells for line in LINES)
_SIGNATURE = b"4SHAPES\x01"
_RECORD = struct.Struct(">4Ib")
_PREFACE = len(_SIGNATURE) + 4
_MOST_PLIES = 32


def _cover() -> list[int]:
    """For each set of lines, as a 12-bit mask, the cells on any of them."""
    cover = [0]
    for line in _LINES:
        cover += [cells | line for cells in cover]
    return cover


def _symmetries() -> list[list[int]]:
    """The permutations of the cells that map every line to a line: for each cell, where it goes."""
    orders = [order for order in permutations(range(4)) if order[0] // 2 == order[1] // 2]
    upright = [
        [4 * row + column for row, column in product(rows, columns)] for rows, columns in product(orders, orders)
    ]
    return upright + [[4 * (cell % 4) + cell // 4 for cell in goes] for goes in upright]


_COVER = _cover()
_SYMMETRIES = _symmetries()


class _View(NamedTuple):
    """What a holding means to the two players, whatever the other shapes do."""

    mover_may: int
    opponent_may: int
    lines: int
    turned: int


@cache
def _view(holding: int) -> _View:
    mine, theirs = holding >> 16, holding & _BOARD
    return _View(
        mover_may=_BOARD & ~_COVER[_lines_through(theirs)] if mine.bit_count() < PIECES_OF_A_SHAPE else 0,
        opponent_may=_BOARD & ~_COVER[_lines_through(mine)] if theirs.bit_count() < PIECES_OF_A_SHAPE else 0,
        lines=_lines_through(mine | theirs),
        turned=theirs << 16 | mine,
    )


def _lines_through(cells: int) -> int:
    return sum(1 << number for number, line in enumerate(_LINES) if line & cells)


@cache
def _bits(mask: int) -> tuple[int, ...]:
    return tuple(1 << number for number in range(mask.bit_length()) if mask >> number & 1)


@cache
def _images(holding: int) -> tuple[int, ...]:
    """The holding under each symmetry of the board."""
    images = [0] * len(_SYMMETRIES)
    for bit in _bits(holding):
        player, cell = divmod(bit.bit_length() - 1, 16)
        images = list(map(or_, images, (1 << 16 * player + goes[cell] for goes in _SYMMETRIES)))
    return tuple(images)


def standard(position: Position) -> Position:
    """The same form for positions that differ by the names of the shapes and, in the opening, by a symmetry.

    Past the opening few positions are equal up to a symmetry, and looking for them would cost more than it
    saves.
    """
    a, b, c, d = position
    if (a | b | c | d).bit_count() > OPENING_PLIES:
        return tuple(sorted(position))
    return tuple(min(map(sorted, zip(*map(_images, position), strict=True))))


def _empty(position: Position) -> int:
    a, b, c, d = position
    taken = a | b | c | d
    return _BOARD & ~(taken | taken >> 16)


def is_over(position: Position) -> bool:
    """Whether a line is complete or the mover has nowhere to place."""
    a, b, c, d = map(_view, position)
    may = a.mover_may | b.mover_may | c.mover_may | d.mover_may
    return bool(a.lines & b.lines & c.lines & d.lines) or not may & _empty(position)


def placements(position: Position) -> dict[Placement, Position]:
    """Every legal (shape, cell), and the position the opponent then faces."""
    if is_over(position):
        return {}
    empty = _empty(position)
    views = [_view(holding) for holding in position]
    turned = tuple(view.turned for view in views)
    return {
        (shape, bit.bit_length() - 1): (*turned[:shape], turned[shape] | bit, *turned[shape + 1 :])
        for shape, view in enumerate(views)
        for bit in _bits(view.mover_may & empty)
    }


def safe_replies(position: Position) -> list[Position] | None:
    """The positions after moves that do not let the opponent complete a line at once, least choice for him first.

    None when the mover wins at once. The game must not be over: a line with three shapes then lacks the
    fourth, which completes it if a cell is left.
    """
    views = [_view(holding) for holding in position]
    empty = _empty(position)
    completing = [_COVER[views[i - 1].lines & views[i - 2].lines & views[i - 3].lines] & empty for i in range(4)]
    if any(views[i].mover_may & completing[i] for i in range(4)):
        return None
    threats = [views[i].opponent_may & completing[i] for i in range(4)]
    safe: list[tuple[int, Position]] = []
    for i in range(4):
        mover_may, _, _, turned = views[i]
        _, x_may, x_lines, x = views[i - 1]
        _, y_may, y_lines, y = views[i - 2]
        _, z_may, z_lines, z = views[i - 3]
        cells = mover_may & empty
        # A shape does not forbid other shapes: their threats are met only by taking their cell.
        if to_meet := threats[i - 1] | threats[i - 2] | threats[i - 3]:
            cells &= to_meet if to_meet.bit_count() == 1 else 0
        for bit in _bits(cells):
            may, _, lines, _ = _view(turned | bit)
            left = empty ^ bit
            if left & (
                may & completing[i]
                | x_may & _COVER[lines & y_lines & z_lines]
                | y_may & _COVER[lines & x_lines & z_lines]
                | z_may & _COVER[lines & x_lines & y_lines]
            ):
                continue
            choice = (
                (may & left).bit_count()
                + (x_may & left).bit_count()
                + (y_may & left).bit_count()
                + (z_may & left).bit_count()
            )
            if not choice:
                return None
            safe.append((choice, (turned | bit, x, y, z)))
    return list(dict.fromkeys(standard(reply) for _, reply in sorted(safe)))


def merit(worth: int) -> int:
    """A number that grows with how good the worth is: quickly lost, slowly lost, slowly won, quickly won."""
    return _MOST_PLIES - worth if worth > 0 else -_MOST_PLIES - worth


class _Known:
    """What has been proved so far of a position: the merit of its worth lies from floor to ceiling."""

    __slots__ = ("ceiling", "floor", "replies")

    def __init__(self, worst: int, best: int, replies: Sequence[Position] = ()) -> None:
        self.floor = merit(worst)
        self.ceiling = merit(best)
        self.replies = replies


class Search:
    """The search behind one question, with what it has proved so far."""

    def __init__(self, opening: Mapping[Position, int]) -> None:
        self._opening = opening
        self._known: dict[Position, _Known] = {}

    def worth(self, position: Position) -> int:
        """The worth of a position in standard form where the game is not over."""
        plies = 1
        while True:
            if self._holds(position, plies):
                return plies
            if not self._holds(position, plies + 1):
                return -(plies + 1)
            plies += 2

    def _holds(self, position: Position, plies: int) -> bool:
        """Whether the mover wins within an odd number of plies, or does not lose within an even one."""
        known = self._known.get(position)
        if known is None:
            known = self._known[position] = self._meet(position)
        wanted = _MOST_PLIES - plies if plies & 1 else plies - _MOST_PLIES + 1
        if known.floor >= wanted:
            return True
        if known.ceiling < wanted:
            return False
        for reply in known.replies:
            if not self._holds(reply, plies - 1):
                known.floor = wanted
                return True
        known.ceiling = wanted - 1
        return False

    def _meet(self, position: Position) -> _Known:
        worth = self._opening.get(position)
        if worth is not None:
            return _Known(worth, worth)
        replies = safe_replies(position)
        if replies is None:
            return _Known(1, 1)
        if not replies:
            return _Known(-2, -2)
        return _Known(-2, 3, replies)


class Solver:
    """Computes what every placement is worth, more quickly with the opening table."""

    def __init__(self, opening_table: bytes | None = None) -> None:
        self.opening = {} if opening_table is None else unpacked(opening_table)

    def worths(
        self,
        mine: tuple[int, ...],
        theirs: tuple[int, ...],
        progress: Callable[[float], None] | None = None,
    ) -> dict[Placement, int]:
        """The worth of each legal (shape, cell) to the player about to place; empty when the game is over."""
        moves = placements(tuple(own << 16 | other for own, other in zip(mine, theirs, strict=True)))
        search = Search(self.opening)
        worths: dict[Placement, int] = {}
        for done, (placement, after) in enumerate(moves.items(), 1):
            reply = 0 if is_over(after) else search.worth(standard(after))
            worths[placement] = -(reply + 1) if reply > 0 else 1 - reply
            if progress is not None:
                progress(done / len(moves))
        return worths


def packed(opening: Mapping[Position, int]) -> bytes:
    """The opening table's file."""
    records = b"".join(_RECORD.pack(*position, worth) for position, worth in sorted(opening.items()))
    return _SIGNATURE + crc32(records).to_bytes(4, "big") + records


def unpacked(table: bytes) -> dict[Position, int]:
    """The opening table in a file, or ValueError if the file is anything else."""
    records = table[_PREFACE:]
    if not table.startswith(_SIGNATURE):
        raise ValueError("not an opening table of Four Shapes")
    if table[len(_SIGNATURE) : _PREFACE] != crc32(records).to_bytes(4, "big") or len(records) % _RECORD.size:
        raise ValueError("the opening table of Four Shapes is damaged")
    return {(a, b, c, d): worth for a, b, c, d, worth in _RECORD.iter_unpack(records)}


@cache
def solver() -> Solver:
    """The solver with the opening table that ships."""
    return Solver((paths.assets() / "shapes-opening.bin").read_bytes())
