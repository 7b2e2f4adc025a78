"""Reasons that a hint gives in Cube and in its challenges: squares that can change hands, a gap and what fills it, a
piece that is in the way. Squares of the faces are named by their number, from 0 to 47, pieces on the shelf “piece 1” to
“piece 8”."""

from __future__ import annotations

from collections.abc import Collection

from ludogite.message import QT_TRANSLATE_NOOP, Message
from ludogite.players.why import NOTHING, Pointer, Why
from ludogite.rules.cells import cells_in
from ludogite.rules.cube.contacts import ACROSS
from ludogite.rules.cube.faces import outermost
from ludogite.rules.cube.match import COLOUR_NAMES, THE_PIECES, Position
from ludogite.rules.cube.pieces import CELLS, Placement


def column(cell: int, axis: int) -> int:
    """The square of a face behind which the cell lies."""
    u, v = ACROSS[axis]
    return 16 * axis + 4 * CELLS[cell][u] + CELLS[cell][v]


def owners(view: Position, seat: int) -> set[int]:
    """The squares that count for a seat."""
    return {column(cell, axis) for axis, seen in enumerate(view.seen) for cell in cells_in(seen & view.colours[seat])}


def why(view: Position, move: Placement) -> Why:
    """The squares that the move wins, and what about them is not to be had otherwise."""
    seat = view.to_move
    assert seat is not None
    mine = owners(view, seat)
    won = owners(view.after(move), seat) - mine
    if not won:
        return NOTHING
    taken = won & owners(view, 1 - seat)
    here = Message(
        QT_TRANSLATE_NOOP("players", "Look at the three faces: %n square(s) can become yours.", None, 0), n=len(won)
    )
    return Why(Pointer(here, squares(won)), _only_piece(view, move, won) or _taken(taken))


def _only_piece(view: Position, move: Placement, won: set[int]) -> Pointer | None:
    """Where no other piece wins all of these squares."""
    seat = view.to_move
    assert seat is not None
    for other in view.legal_moves():
        if other.piece != move.piece and won <= owners(view.after(other), seat):
            return None
    only = QT_TRANSLATE_NOOP("players", "Only {piece} reaches all of them.")
    piece = Message(THE_PIECES[move.piece], colour=COLOUR_NAMES[seat])
    return Pointer(Message(only, piece=piece), (*squares(won), (f"piece {move.piece + 1}",)))


def _taken(taken: set[int]) -> Pointer | None:
    if not taken:
        return None
    theirs = QT_TRANSLATE_NOOP("players", "Your opponent would lose %n square(s) there.", None, 0)
    return Pointer(Message(theirs, n=len(taken)), squares(taken))


def seen_at(cells: int, occupied: int) -> tuple[tuple[str, ...], ...]:
    """Where these cells are seen: of each the faces between which and the cell nothing stands."""
    return squares(
        {column(cell, axis) for axis in range(3) for cell in cells_in(outermost(occupied | cells, axis) & cells)}
    )


def squares(numbers: Collection[int]) -> tuple[tuple[str, ...], ...]:
    """As one group, or none where there is no square."""
    return (tuple(str(number) for number in sorted(numbers)),) if numbers else ()
