"""Positions of Big Bang for tests, and moves on them by their names."""

from __future__ import annotations

from dataclasses import replace

from ludogite.rules.bigbang import Boards, parse
from ludogite.rules.shelf import SHELF
from ludogite.rules.tokens import CELLS

GAME = SHELF["bigbang"]
PLAIN = ["1 2 3 4 5 6", "7 8 9 10 11 12", "13 14 15 16 18 20", "22 24 1 2 3 4", "5 6 7 8 9 10", "4 8 * * * 1"]
OTHER = ["24 22 20 18 16 15", "14 13 12 11 10 9", "8 7 6 5 4 3", "2 1 1 2 3 4", "5 6 7 8 9 10", "* * * 4 8 1"]


def start(*boards: list[str], **options: str | list[str]) -> Boards:
    state = GAME.start(len(boards), options, {"boards": list(boards)})
    assert isinstance(state, Boards)
    return state


def played(state: Boards, *moves: str) -> Boards:
    for move in moves:
        state = state.play(parse(move))
    return state


def reason(state: Boards, move: str) -> str:
    return str(state.why_not(parse(move)))


def mask(cells: str) -> int:
    return sum(1 << CELLS.index(cell) for cell in cells.split())


def only_up(state: Boards, *cells: str) -> Boards:
    """For each seat, the cells that are face up; all others lie face down."""
    return replace(state, up=tuple(map(mask, cells)))


def up_cells(state: Boards, seat: int) -> str:
    return " ".join(CELLS[cell] for cell in range(36) if state.up[seat] >> cell & 1)


def legal(state: Boards) -> set[str]:
    return set(map(str, state.legal_moves()))


def forgetful() -> Boards:
    """Seat 0 leaves a1 (last of row 1 and of column a, not of the diagonal); it is seat 1's turn, after the roll."""
    state = only_up(start(PLAIN, OTHER), "a1 c3 d3 c4 d4", "a1 a4 c3 d3 c4 d4")
    return played(state, "roll 1 2", "done", "roll 1 1")
