"""The screens of Cube."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from ludogite.match.config import MatchConfig, Seat
from ludogite.rules.cube.match import Position
from ludogite.rules.shelf import SHELF
from ludogite.ui.games.cube.board import CubeBoard
from tests.support.kinds import as_a
from tests.support.ui.hints import hint_by_hint
from tests.support.ui.matches import page_of
from tests.tools.screens.keep import Keep

if TYPE_CHECKING:
    from ludogite.ui.application.app import Application


def begin(app: Application, moves: int, coaching: bool = True) -> CubeBoard:
    """A match of two people that has gone so far, always the same."""
    app.matches.begin(MatchConfig(SHELF["cube"], (Seat("Léa"), Seat("Tom")), {}, {}, seed=1, is_coaching=coaching))
    page, rng = page_of(app), Random(3)
    while page.match.cursor < moves and page.match.state.to_move is not None:
        page.match.play(rng.choice(page.match.state.legal_moves()))
    return as_a(CubeBoard, page.board)


def over(board: CubeBoard, falls: bool) -> None:
    """A piece held where it stands, or where it would fall."""
    state, seat = as_a(Position, board.state), board.actor or 0
    for piece in state.hand(seat):
        for placement in board.hand.building.places(piece):
            if (state.stand.fall(placement) is not None) == falls:
                board.hold_at(seat, placement)
                return


def misfit(board: CubeBoard) -> None:
    """A piece turned until it does not fit where it is pinned."""
    seat = board.actor or 0
    for piece in as_a(Position, board.state).hand(seat):
        board.hand.pick(seat, piece)
        for spot in board.stage.view.key_spots():
            board.hand.pin_at(spot)
            for axis in range(3):
                if board.hand.offered:
                    board.hand.turn(axis, 1)
            if board.hand.pin and board.hand.misfit and board.hand.nearest:
                board.redraw_and_report()
                return


def draw_cube(app: Application, keep: Keep) -> None:
    window = app.window
    begin(app, 0)
    keep(window, "cube-start")
    over(begin(app, 6), falls=False)
    keep(window, "cube")
    begin(app, 6)
    for n, _ in enumerate(hint_by_hint(page_of(app)), 1):
        keep(window, f"cube-hint-{n}")
    over(begin(app, 10), falls=True)
    keep(window, "cube-would-fall")
    misfit(begin(app, 6))
    keep(window, "cube-misfit")
    board = begin(app, 8, coaching=False)
    over(board, falls=True)
    board.act()
    keep(window, "cube-fell")
    board = begin(app, 9)
    board.stage.rail.use("apart")
    keep(window, "cube-apart")
    board = begin(app, 9)
    board.stage.rail.use("yellow")
    board.stage.rail.use("left")
    keep(window, "cube-see-through")
    begin(app, 99)
    keep(window, "cube-end")


def draw_cube_small(app: Application, keep: Keep) -> None:
    over(begin(app, 6), falls=False)
    keep(app.window, "cube")
    app.window.resize(1366, 768)
    over(begin(app, 6), falls=False)
    keep(app.window, "cube-1366")
    app.window.resize(1024, 700)
    begin(app, 99)
    keep(app.window, "cube-end")
