"""The screens of Cube, for tests/screens.py."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from ludogite.match.match import Seat, Table
from ludogite.rules.game import SHELF

if TYPE_CHECKING:
    from ludogite.ui.app import House
    from ludogite.ui.boards.cube import CubeBoard

Keep = Callable[[object, str], None]


def begin(house: House, moves: int, coaching: bool = True) -> CubeBoard:
    """A match of two people that has gone so far, always the same."""
    house.begin(Table(SHELF["cube"], (Seat("Léa"), Seat("Tom")), {}, {}, seed=1, is_coaching=coaching))
    page, rng = house.window.page, Random(3)
    while page.match.cursor < moves and page.match.state.to_move is not None:
        page.match.play(rng.choice(page.match.state.legal_moves()))
    return page.board


def over(board: CubeBoard, falls: bool) -> None:
    """A piece held where it stands, or where it would fall."""
    state = board.position
    for piece in state.hand(state.to_move or 0):
        for placement in board.room().places(piece):
            if (state.stand.fall(placement) is not None) == falls:
                board.grip.take(state.to_move or 0, piece)
                board.grip.put(placement, board.room(), None)
                board._tell()
                return


def draw_cube(house: House, keep: Keep, ending: str) -> None:
    window = house.window
    begin(house, 0)
    keep(window, f"cube-start-{ending}")
    over(begin(house, 6), falls=False)
    keep(window, f"cube-{ending}")
    over(begin(house, 10), falls=True)
    keep(window, f"cube-would-fall-{ending}")
    board = begin(house, 8, coaching=False)
    over(board, falls=True)
    board.act()
    keep(window, f"cube-fell-{ending}")
    board = begin(house, 9)
    board.tools.use("apart")
    keep(window, f"cube-apart-{ending}")
    board = begin(house, 9)
    board.tools.use("yellow")
    board.tools.use("x")
    keep(window, f"cube-see-through-{ending}")
    begin(house, 99)
    keep(window, f"cube-end-{ending}")


def draw_cube_small(house: House, keep: Keep) -> None:
    over(begin(house, 6), falls=False)
    keep(house.window, "cube-small")
    begin(house, 99)
    keep(house.window, "cube-end-small")
