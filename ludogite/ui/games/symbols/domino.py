"""The two dice of a round, laid side by side and turned as they are to be written."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ludogite.rules.symbols import Writing, writing

DIRECTIONS = ((1, 0), (0, 1), (-1, 0), (0, -1))
"""Where the second symbol lies from the first, turn by turn: right of it, below, left, above."""


@dataclass(frozen=True)
class Domino:
    pair: tuple[str, str]
    turn: int = 0

    @property
    def direction(self) -> tuple[int, int]:
        return DIRECTIONS[self.turn]

    def turned(self, times: int = 1) -> Domino:
        return replace(self, turn=(self.turn + times) % 4)

    def exchanged(self) -> Domino:
        """The other symbol comes first."""
        return replace(self, pair=(self.pair[1], self.pair[0]))

    def fitted(self, cell: int) -> int:
        """The cell of the first symbol, moved as far as the second needs to stay on the sheet."""
        right, down = self.direction
        column = min(max(cell % 5, -min(right, 0)), 4 - max(right, 0))
        row = min(max(cell // 5, -min(down, 0)), 4 - max(down, 0))
        return 5 * row + column

    def on(self, cell: int) -> Writing:
        """What is written when the first symbol comes to this cell, or as near as the sheet allows."""
        first = self.fitted(cell)
        right, down = self.direction
        return writing((self.pair[0], first), (self.pair[1], first + right + 5 * down))


def lifted(mark: Writing, cell: int) -> Domino:
    """The domino that lies there, taken up by one of its cells."""
    held, other = (mark.first, mark.second) if mark.first[1] == cell else (mark.second, mark.first)
    step = other[1] - held[1]
    turn = next(n for n, (right, down) in enumerate(DIRECTIONS) if right + 5 * down == step)
    return Domino((held[0], other[0]), turn)
